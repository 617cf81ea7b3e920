# Что делает каждая карта — одной строкой на её лицевой стороне: только эффект, без точки.

## Подготовленные события

event-the-order-line = Проверка заново или паранойя −1
event-futamata-line = Проверка заново или в любой регион
event-plantains-line = Проверка заново, 2 еды или паранойя −2
event-one-bullet-one-cow-line = Проверка заново или винтовка за 3 еды
event-salt-line = Проверка заново, 1 еда и паранойя −1 или 1 из 2
event-coconut-milk-line = Проверка заново или 1 еда и бдительность −1
event-dried-beef-line = Проверка заново или 2 еды
event-bamboo-hut-line = Проверка заново или паранойя −1
event-needle-and-wire-line = Проверка заново или восстановить предмет
event-jungle-remedies-line = Проверка заново, сослуживец или здоровье +1
event-mothers-dagger-line = Проверка заново или сбросить длительное
event-horse-races-line = Проверка заново или радио: паранойя −2
event-the-circuit-line = Проверка заново или бдительность −2

## Длительные события

event-fujitas-surrender-line = Набег удался: 1 еда или сослуживец
event-seventy-two-hours-line = Паранойя растёт: здоровье −1
event-rainy-season-line = Конец раунда: еды нужно на 1 больше
event-ants-in-the-food-line = Лишняя еда стоит здоровья
event-giant-bees-line = Перемещение: риск для здоровья и еды
event-target-practice-line = Провал по бдительности: здоровье −1
event-search-party-line = Каждый набег: ещё 1 маркер бдительности
event-beacon-fires-line = Набег удался: паранойя −1, бдительность +1
event-tadao-and-chie-line = Провал по бдительности: проверка паранойи
event-trail-patrols-line = Перемещение: проверка, бдительность +1
event-radar-station-line = Бдительность на 1 выше, но не в Кьянпу
event-village-dogs-line = Набег не удался: минус 1 еда

## Предметы

item-uniform-line = Для 1 миссии или против «Сезона дождей»
item-rifle-line = Для 3 миссий или против «Деревенских собак»
item-camouflage-line = Для 3 миссий или против 2 длительных событий
item-binoculars-line = Для 2 миссий или против «Радарной станции»
item-kit-line = Для 1 миссии, от «Змеи» и «Лихорадки»
item-radio-line = Для «Блюза и танго», «Ставок на скачках»
