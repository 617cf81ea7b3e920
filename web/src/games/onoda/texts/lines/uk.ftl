# Що робить кожна карта — одним рядком на її лицьовому боці: лише ефект, без крапки.

## Підготовлені події

event-the-order-line = Повтор перевірки або параноя −1
event-futamata-line = Повтор перевірки або в будь-який регіон
event-plantains-line = Повтор перевірки, 2 їжі або параноя −2
event-one-bullet-one-cow-line = Повтор перевірки або 3 їжі за гвинтівку
event-salt-line = Повтор перевірки, 1 їжа й параноя −1 або 1 із 2
event-coconut-milk-line = Повтор перевірки або 1 їжа й пильність −1
event-dried-beef-line = Повтор перевірки або 2 їжі
event-bamboo-hut-line = Повтор перевірки або параноя −1
event-needle-and-wire-line = Повтор перевірки або відновити предмет
event-jungle-remedies-line = Повтор перевірки, соратник або здоров’я +1
event-mothers-dagger-line = Повтор перевірки або скинути тривалу
event-horse-races-line = Повтор перевірки або радіо: параноя −2
event-the-circuit-line = Повтор перевірки або пильність −2

## Тривалі події

event-fujitas-surrender-line = Набіг удався: 1 їжа або соратник
event-seventy-two-hours-line = Параноя зростає: здоров’я −1
event-rainy-season-line = Кінець раунду: їжі треба на 1 більше
event-ants-in-the-food-line = Зайва їжа коштує здоров’я
event-giant-bees-line = Переміщення може коштувати здоров’я або їжі
event-target-practice-line = Провал на пильність: здоров’я −1
event-search-party-line = Кожен набіг: ще 1 маркер пильності
event-beacon-fires-line = Набіг удався: параноя −1, пильність +1
event-tadao-and-chie-line = Провал на пильність: перевірка параної
event-trail-patrols-line = Переміщення: перевірка пильності, потім вона +1
event-radar-station-line = Пильність на 1 вища, але не в Кянпу
event-village-dogs-line = Набіг не вдався: мінус 1 їжа

## Предмети

item-uniform-line = На 1 місію або проти «Сезону дощів»
item-rifle-line = На 3 місії або проти «Сільських собак»
item-camouflage-line = На 3 місії або проти 2 тривалих подій
item-binoculars-line = На 2 місії або проти «Радарної станції»
item-kit-line = На 1 місію, від «Змії» та «Лихоманки»
item-radio-line = Для «Блюзу й танго», «Ставок на перегонах»
