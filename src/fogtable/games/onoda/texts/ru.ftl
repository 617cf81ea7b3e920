# ONODA: русские тексты

## Игра

game-name = ONODA
game-tagline = Война окончена. Но никто, кому вы верите, вам этого не сказал.
game-about =
    Декабрь 1944 года: лейтенант Хироо Онода высаживается на Лубанге с приказом держаться — и держится почти тридцать
    лет. Совершайте набеги за едой, чините снаряжение, выполняйте миссии и кормите сослуживцев, пока остров становится
    всё бдительнее, а рассудок — всё темнее. Соло-игра на 6 раундов. «Честь» показывает, каким он видел себя сам, а не
    то, что он причинил жителям острова.

## Сторона и место

side-onoda = Онода
side-island = Остров
seat-onoda = Онода

## Регионы

region-lubang = Лубанг
region-tilik = Тилик
region-five-hundred = Высота 500
region-kyanpu = Кьянпу
region-binacas = Бинакас
region-looc = Лоок
region-ago = Аго

## Предметы и их маркеры

item-uniform = Униформа
item-rifle = Винтовка
item-camouflage = Камуфляж
item-binoculars = Бинокль
item-kit = Аптечка
item-radio = Радио
marker-uniform = Маркер: униформа
marker-rifle = Маркер: винтовка
marker-camouflage = Маркер: камуфляж
marker-binoculars = Маркер: бинокль
marker-kit = Маркер: аптечка
marker-blank = Пустой маркер

## Сослуживцы

comrade-kozuka = Кодзука
comrade-shimada = Симада
comrade-akatsu = Акацу

## Жетоны

token-t01 = Жетон: решимость 0, еда 1
token-t02 = Жетон: решимость 1, еда 1
token-t03 = Жетон: решимость 1, еда 2
token-t04 = Жетон: решимость 2, еда 3
token-t05 = Жетон: решимость 2, еда 3
token-t06 = Жетон: решимость 3, еда 2
token-t07 = Жетон: решимость 3, еда 3
token-t08 = Жетон: решимость 4, еда 2
token-t09 = Жетон: решимость 4, еда 2
token-t10 = Жетон: решимость 5, еда 1
token-t11 = Жетон: решимость 5, еда 3
token-t12 = Жетон: решимость 6, еда 1

## События

event-the-order = Приказ
event-the-order-text = Перепройти проверку или понизить паранойю на 1.
event-landing-at-tilik = Высадка в Тилике
event-landing-at-tilik-text = Положить 1 маркер бдительности в Тилик, затем 1 в Лубанг. После этого истощить униформу или потерять 1 здоровье.
event-futamata = Отделение Футамата
event-futamata-text = Перепройти проверку или переставить Оноду в любой регион.
event-private-akatsu = Рядовой Акацу
event-private-akatsu-text = Если Акацу ещё отложен, он входит в лагерь активным, а карта 5 замешивается в колоду событий. Иначе ничего не происходит.
event-missing-food = Пропавшая еда
event-missing-food-text = Истощить Акацу или потерять 1 жетон еды.
event-fujitas-surrender = Капитуляция Фудзиты
event-fujitas-surrender-text = После каждого успешного набега: вытянуть ещё 1 жетон еды или восстановить сослуживца.
event-yamashitas-leaflet = Листовка Ямаситы
event-yamashitas-leaflet-text = Истощить сослуживца или пройти проверку паранойи. Успех: паранойя −1. Провал: паранойя +1, затем положить здесь 1 маркер бдительности.
event-plantains = Плантаны
event-plantains-text = Перепройти проверку, или вытянуть 2 жетона еды, или понизить паранойю на 2.
event-akatsu-gives-up = Акацу сдаётся
event-akatsu-gives-up-text = Если Акацу в лагере, он выбывает из игры, а паранойя растёт на 1. Иначе ничего не происходит.
event-seventy-two-hours = Семьдесят два часа
event-seventy-two-hours-text = Каждый раз, когда паранойя растёт, на сколько бы она ни выросла: потерять 1 здоровье.
event-rainy-season = Сезон дождей
event-rainy-season-text = В конце раунда отряду нужно на 1 единицу еды больше.
event-woodcutters = Лесорубы
event-woodcutters-text = Положить 1 маркер бдительности в Кьянпу, затем 1 на Высоту 500. После этого пройти проверку бдительности. Успех: убрать отсюда 1 маркер бдительности. Провал: положить здесь 1 маркер.
event-one-bullet-one-cow = Одна пуля – одна корова
event-one-bullet-one-cow-text = Перепройти проверку или истощить винтовку и вытянуть 3 жетона еды.
event-gas = Газ
event-gas-text = Истощить униформу или пройти проверку паранойи. Успех: восстановить униформу. Провал: потерять 1 жетон еды и истощить сослуживца — либо и то и другое, либо ничего.
event-ants-in-the-food = Муравьи в еде
event-ants-in-the-food-text = В конце раунда: потерять 1 здоровье за каждую единицу еды сверх нужного отряду, даже если она потрачена на снятие бдительности.
event-letters-from-home = Письма из дома
event-letters-from-home-text = Пройти проверку паранойи. Успех: паранойя −1, затем восстановить сослуживца. Провал: паранойя +1.
event-a-familiar-song = Знакомая песня
event-a-familiar-song-text = Истощить бинокль или пройти проверку паранойи. Успех: восстановить сослуживца. Провал: паранойя +1.
event-wooden-swords = Деревянные мечи
event-wooden-swords-text = Потерять 1 здоровье или повысить паранойю на 1.
event-giant-bees = Гигантские пчёлы
event-giant-bees-text = Перед каждым перемещением: пройти проверку бдительности в регионе, который вы покидаете. Провал: потерять 1 здоровье или 1 жетон еды. Затем переместиться при любом исходе.
event-target-practice = Учебные бомбардировки
event-target-practice-text = После каждой проваленной проверки бдительности: потерять 1 здоровье.
event-shimada-wounded = Симада ранен
event-shimada-wounded-text = Если Симада в лагере: истощить его или аптечку. Иначе ничего не происходит.
event-death-of-shimada = Гибель Симады
event-death-of-shimada-text = Если Симада в лагере, он выбывает из игры, а паранойя растёт на 1. С этого момента карта 21 не действует.
event-search-party = Поисковая экспедиция
event-search-party-text = После маркера бдительности за каждый набег: положить ещё 1 в тот же регион.
event-old-newspapers = Старые газеты
event-old-newspapers-text = Пройти проверку паранойи. Успех: восстановить радио. Провал: паранойя +1.
event-salt = Соль
event-salt-text = Перепройти проверку, или понизить паранойю на 1 и вытянуть 1 жетон еды, или вытянуть 2 жетона еды и оставить 1 из них.
event-blues-and-tango = Блюз и танго
event-blues-and-tango-text = Истощить радио или пройти проверку паранойи. Успех: паранойя −1. Провал: паранойя +1.
event-beacon-fires = Сигнальные костры
event-beacon-fires-text = После каждого успешного набега: паранойя −1, затем положить здесь 1 маркер бдительности.
event-death-of-kozuka = Гибель Кодзуки
event-death-of-kozuka-text = Если Кодзука в лагере: истощить винтовку или пройти проверку паранойи. Успех: истощить Кодзуку. Провал: он выбывает из игры, а паранойя растёт на 1. Иначе ничего не происходит.
event-tadao-and-chie = Тадао и Чиэ
event-tadao-and-chie-text = После каждой проваленной проверки бдительности: пройти проверку паранойи. Провал: паранойя +1.
event-norio-suzuki = Норио Судзуки
event-norio-suzuki-text = Пройти проверку паранойи. Успех: паранойя −1, а карта 43, если она отложена, замешивается в колоду событий (но не в историческом варианте). Провал: паранойя +1.
event-coconut-milk = Кокосовое молоко
event-coconut-milk-text = Перепройти проверку или вытянуть 1 жетон еды и убрать отсюда 1 маркер бдительности.
event-dried-beef = Вяленая говядина
event-dried-beef-text = Перепройти проверку или вытянуть 2 жетона еды.
event-bamboo-hut = Бамбуковая хижина
event-bamboo-hut-text = Перепройти проверку или понизить паранойю на 1.
event-needle-and-wire = Игла и проволока
event-needle-and-wire-text = Перепройти проверку или восстановить любой предмет.
event-jungle-remedies = Снадобья джунглей
event-jungle-remedies-text = Перепройти проверку, или восстановить сослуживца, или получить 1 здоровье.
event-mothers-dagger = Кинжал матери
event-mothers-dagger-text = Перепройти проверку или сбросить длительное событие, ничего не заплатив.
event-horse-races = Ставки на скачках
event-horse-races-text = Перепройти проверку или истощить радио и понизить паранойю на 2.
event-the-circuit = Обход
event-the-circuit-text = Перепройти проверку или убрать 2 маркера бдительности из любых регионов.
event-snake = Змея
event-snake-text = Истощить аптечку или потерять 1 здоровье.
event-fever = Лихорадка
event-fever-text = Истощить аптечку, или истощить сослуживца, или потерять 2 здоровья.
event-rats = Крысы
event-rats-text = Потерять 1 жетон еды или истощить униформу.
event-trail-patrols = Патрули на тропах
event-trail-patrols-text = Перед каждым перемещением: пройти проверку бдительности в регионе, который вы покидаете. Провал: перемещения не происходит. При любом исходе положить в этот регион 1 маркер бдительности.
event-major-taniguchi = Майор Танигути
event-major-taniguchi-text = Паранойя −1, затем честь +1.
event-radar-station = Радарная станция
event-radar-station-text = При вскрытии: положить 1 маркер бдительности на Высоту 500. Пока событие действует, во всех проверках бдительности за пределами Кьянпу уровень считается на 1 выше.
event-village-dogs = Деревенские собаки
event-village-dogs-text = После каждого неудачного набега: потерять 1 жетон еды.
event-island-constabulary = Полиция острова
event-island-constabulary-text = Положить по 1 маркеру бдительности в Лубанг, Тилик и Лоок. Затем истощить бинокль или повысить паранойю на 1.
event-fishermen-of-looc = Рыбаки Лоока
event-fishermen-of-looc-text = Истощить винтовку или пройти проверку бдительности. Успех: вытянуть 1 жетон еды. Провал: истощить сослуживца.
event-typhoon = Тайфун
event-typhoon-text = Истощить камуфляж или потерять 1 здоровье. Затем убрать по 1 маркеру бдительности из Бинакаса и Аго.
event-rust = Ржавчина и плесень
event-rust-text = Истощить любой предмет или потерять 1 здоровье.
event-quarrel = Ссора
event-quarrel-text = Если в лагере есть сослуживцы: истощить сослуживца или повысить паранойю на 1. Иначе ничего не происходит.
event-transistor-radio = Транзисторный приёмник
event-transistor-radio-text = Восстановить радио, затем положить здесь 1 маркер бдительности.
event-batteries = Батарейки из фонарика
event-batteries-text = Пройти проверку бдительности. Успех: восстановить любой предмет. Провал: положить здесь 1 маркер бдительности.

## Для чего играют подготовленную карту

use-the-order-retake = Приказ: перепройти проверку
use-the-order-calm = Приказ: понизить паранойю на 1
use-futamata-retake = Отделение Футамата: перепройти проверку
use-futamata-move = Отделение Футамата: переставить Оноду в любой регион
use-plantains-retake = Плантаны: перепройти проверку
use-plantains-food = Плантаны: вытянуть 2 жетона еды
use-plantains-calm = Плантаны: понизить паранойю на 2
use-one-bullet-one-cow-retake = Одна пуля – одна корова: перепройти проверку
use-one-bullet-one-cow-food = Одна пуля – одна корова: истощить винтовку, вытянуть 3 жетона еды
use-salt-retake = Соль: перепройти проверку
use-salt-calm = Соль: понизить паранойю на 1, вытянуть 1 жетон еды
use-salt-food = Соль: вытянуть 2 жетона еды, оставить 1
use-coconut-milk-retake = Кокосовое молоко: перепройти проверку
use-coconut-milk-food = Кокосовое молоко: вытянуть 1 жетон еды, убрать отсюда 1 маркер бдительности
use-dried-beef-retake = Вяленая говядина: перепройти проверку
use-dried-beef-food = Вяленая говядина: вытянуть 2 жетона еды
use-bamboo-hut-retake = Бамбуковая хижина: перепройти проверку
use-bamboo-hut-calm = Бамбуковая хижина: понизить паранойю на 1
use-needle-and-wire-retake = Игла и проволока: перепройти проверку
use-needle-and-wire-mend = Игла и проволока: восстановить любой предмет
use-jungle-remedies-retake = Снадобья джунглей: перепройти проверку
use-jungle-remedies-comrade = Снадобья джунглей: восстановить сослуживца
use-jungle-remedies-heal = Снадобья джунглей: получить 1 здоровье
use-mothers-dagger-retake = Кинжал матери: перепройти проверку
use-mothers-dagger-discard = Кинжал матери: сбросить длительное событие
use-horse-races-retake = Ставки на скачках: перепройти проверку
use-horse-races-calm = Ставки на скачках: истощить радио, понизить паранойю на 2
use-the-circuit-retake = Обход: перепройти проверку
use-the-circuit-alert = Обход: убрать 2 маркера бдительности

## Эффекты на выбор

deed-exhaust-uniform = Истощить униформу
deed-exhaust-rifle = Истощить винтовку
deed-exhaust-camouflage = Истощить камуфляж
deed-exhaust-binoculars = Истощить бинокль
deed-exhaust-kit = Истощить аптечку
deed-exhaust-radio = Истощить радио
deed-exhaust-any-item = Истощить любой предмет
deed-exhaust-comrade = Истощить сослуживца
deed-exhaust-shimada = Истощить Симаду
deed-exhaust-akatsu = Истощить Акацу
deed-lose-one-health = Потерять 1 здоровье
deed-lose-two-health = Потерять 2 здоровья
deed-gain-paranoia = Повысить паранойю на 1
deed-lose-food = Потерять 1 жетон еды
deed-paranoia-check = Пройти проверку паранойи
deed-alert-check = Пройти проверку бдительности
deed-draw-food = Вытянуть 1 жетон еды
deed-restore-comrade = Восстановить сослуживца

## Миссии

mission-the-pier = Причал
mission-the-pier-text = Успех: честь +1, паранойя −1, восстановить униформу. Провал: потерять 2 здоровья.
mission-the-airstrip = Аэродром
mission-the-airstrip-text = Успех: честь +1, восстановить сослуживца, восстановить радио. Провал: положить здесь 1 маркер бдительности, потерять 1 здоровье.
mission-the-hideout = Тайник
mission-the-hideout-text = Успех: честь +1, паранойя −1, восстановить сослуживца, восстановить винтовку. Провал: паранойя +2.
mission-the-radar-base = Радарная база
mission-the-radar-base-text = Успех: честь +1, паранойя −1, восстановить любой предмет. Провал: паранойя +1, положить здесь 1 маркер бдительности.
mission-the-ambush = Засада
mission-the-ambush-text = Успех: честь +1, вытянуть 1 жетон еды, восстановить винтовку. Провал: потерять 1 здоровье.
mission-watching-the-strait = Наблюдение за проливом
mission-watching-the-strait-text = Успех: честь +1, паранойя −1, восстановить радио. Провал: паранойя +2.
mission-farmers = Фермеры
mission-farmers-text = Успех: честь +1, вытянуть 2 жетона еды, восстановить униформу. Провал: потерять 1 здоровье, положить здесь 1 маркер бдительности.
mission-harvest-at-looc = Урожай в Лооке
mission-harvest-at-looc-text = Успех: честь +1, вытянуть 1 жетон еды, восстановить сослуживца. Провал: паранойя +1.
mission-night-at-the-port = Ночь в порту
mission-night-at-the-port-text = Успех: честь +1, вытянуть 1 жетон еды, получить 1 здоровье. Провал: потерять 1 здоровье, паранойя +1.
mission-cattle = Скот
mission-cattle-text = Успех: честь +1, вытянуть 2 жетона еды, восстановить сослуживца. Провал: потерять 1 здоровье, положить здесь 1 маркер бдительности.
mission-bamboo-and-vines = Бамбук и лианы
mission-bamboo-and-vines-text = Успех: честь +1, получить 1 здоровье, восстановить сослуживца. Провал: паранойя +1.
mission-coconut-grove = Кокосовая роща
mission-coconut-grove-text = Успех: честь +1, вытянуть 1 жетон еды, восстановить сослуживца. Провал: паранойя +1.

## Проверки и моменты

check-raid = Проверка бдительности (набег)
check-repair = Проверка бдительности (починка)
check-mission = Проверка бдительности (миссия)
check-event = Проверка бдительности (событие)
check-paranoia = Проверка паранойи
check-sanity = Решающая проверка паранойи
moment-before-event = Перед вскрытием события
moment-event-shown = Событие вскрыто, сейчас сработает его эффект
moment-after-event = Перед выкладыванием маркера бдительности
moment-round-end = Раунд заканчивается

## Зоны


## Настройки

option-variant = Вариант
option-variant-text = Из чего складываются колоды событий и миссий.
option-variant-standard = Обычная игра
option-variant-standard-text = Все события и миссии вперемешку; маркеры предметов раскладываются случайно.
option-variant-military = Исторический, военные миссии
option-variant-military-text = События 1–30 в порядке истории, маркеры предметов на заданных местах, миссии 1–6 по порядку.
option-variant-survival = Исторический, миссии выживания
option-variant-survival-text = События 1–30 в порядке истории, маркеры предметов на заданных местах, миссии 7–12 по порядку.
variant-standard = Обычная игра
variant-military = Исторический вариант, военные миссии
variant-survival = Исторический вариант, миссии выживания

## Конец игры

end-death = Смерть
end-madness = Безумие
end-broken = Безумие: рассудок не выдержал
end-survived = Выжил
win-onoda = Онода возвращается домой
win-onoda-story =
    Март 1974 года. На лесной тропе стоит пожилой торговец книгами, бывший майор, и зачитывает приказ: прекратить
    всякие действия. Онода дослушивает до конца, разряжает винтовку и снимает рюкзак, который нёс тридцать лет.
win-island = Остров победил
win-island-story =
    Дождь смывает последний след. Где-то над деревней этим вечером не загорится костёр, не загорится и завтра, и внизу
    никто никогда не узнает, в какой день закончилась их война.
band-forgotten = Забытый солдат
band-forgotten-text = Он вернулся в страну, которой не нужна ещё одна жертва войны. В барах Лубанга до сих пор рассказывают об одиноком призраке, таскавшем рис, а имени его никто не помнит.
band-outlaw = Враг общества
band-outlaw-text = На острове им пугают детей. Манила требует суда, Токио заявляет, что таких приказов не отдавал. Партизан, которого боялись все, стал теперь ничьим.
band-disputed = Спорная фигура
band-disputed-text = Книга о нём расходится нарасхват и ссорит читателей: солдат, верный слову, или преступник, не желавший видеть правду? Он не отвечает ни тем ни другим, и те и другие считают его своим.
band-historical = Исторический результат
band-historical-text = Его помиловали, его встречают толпы, но Японии, за которую он сражался, больше нет. Он разводит скот в Бразилии, а потом возвращается, чтобы в летних лагерях учить молодёжь жить в лесу.
band-legend = Легенда
band-legend-text = Его историю рассказывает весь мир: книги, фильмы и даже настольная игра. Что в ней правда, уже не разобрать, а те, кто был рядом, молчат.
cause-forgotten = Онода вышел из джунглей. Итог: «Забытый солдат».
cause-outlaw = Онода вышел из джунглей. Итог: «Враг общества».
cause-disputed = Онода вышел из джунглей. Итог: «Спорная фигура».
cause-historical = Онода вышел из джунглей. Итог: «Исторический результат».
cause-legend = Онода вышел из джунглей. Итог: «Легенда».
cause-death = Здоровье упало до 0.
cause-madness = Паранойя достигла 10.
cause-broken = Решающая проверка паранойи провалена.

## Журнал

log-round-begins = Раунд { $round }
log-reveals-mission = Миссия «{ $mission }», регион: { $region }
log-moves = Онода перемещается: { $region }
log-move-stopped = Перемещение не состоялось: { $region }
log-relocated = Онода оказывается в другом месте: { $region }
log-raids = Набег: { $region }
log-repairs = Починка: { $item }
log-attempts = Попытка выполнить миссию «{ $mission }»
log-mission-succeeds = Миссия «{ $mission }» выполнена
log-mission-fails = Миссия «{ $mission }» провалена
log-check-begins = { $check }
log-draws-token = Вытянуто: решимость { $determination }
log-spends-health = На проверку потрачено здоровья: { $number }, осталось { $left }
log-retakes = Проверка проходится заново
log-check-succeeds = { $check }: успех
log-check-fails = { $check }: провал
log-loses-health = Здоровье −{ $number }: осталось { $left }
log-gains-health = Здоровье +{ $number }: теперь { $left }
log-gains-paranoia = Паранойя +{ $number }: теперь { $now }
log-loses-paranoia = Паранойя −{ $number }: теперь { $now }
log-gains-honor = Честь растёт: теперь { $now }
log-alert-rises = Бдительность растёт до { $level }: { $region }
log-alert-stays = Бдительности больше некуда расти: { $region }
log-alert-falls = Бдительность падает до { $level }: { $region }
log-draws-food = Вытянут жетон еды: { $food }
log-loses-food = Потеряна еда. { $token }
log-returns-food = Назад в мешочек. { $token }
log-exhausts-item = Предмет истощён: { $item }
log-restores-item = Предмет восстановлен: { $item }
log-exhausts-comrade = { $comrade } истощён
log-restores-comrade = { $comrade } снова на ногах
log-comrade-joins = { $comrade } вступает в отряд
log-comrade-leaves = { $comrade } покидает отряд навсегда
log-reveals-event = Событие «{ $event }»
log-no-effect = «{ $event }» — ничего не происходит
log-takes-card = Взято на руку: «{ $event }»
log-hand-full = На руке нет места, в сброс: «{ $event }»
log-event-lasts = До конца раунда действует: «{ $event }»
log-takes-effect = Срабатывает: «{ $event }»
log-cancels = Отменено: «{ $event }»
log-discards-lasting = Больше не действует: «{ $event }»
log-plays = Сыграна карта. { $use }
log-trims = Сверх предела руки, в сброс: «{ $event }»
log-adds-card = Замешано в колоду событий: «{ $event }»
log-voids-card = Отныне не подействует: «{ $event }»
log-turns-discard = Сброс событий становится новой колодой
log-round-ends = Раунд { $round } заканчивается
log-eats = Отряд ест: { $food } из нужных { $required }
log-starves = Нехватка или порча еды: здоровье −{ $number }
log-dies = Онода умирает
log-goes-mad = Онода сходит с ума
log-breaks = Рассудок Оноды не выдерживает
log-survives = Онода продержался до конца

## Вопросы

ask-act = Выберите действие
ask-act-hint = Их может быть сколько угодно; раунд заканчивают в Кьянпу.
ask-judge = Проверка проваливается: примите это или вмешайтесь
ask-judge-hint = Новая попытка заменяет результат; здоровье тратят только на проверки паранойи.
ask-interrupt = Сыграйте карту, отмените событие или пасуйте
ask-interrupt-hint = После каждой карты вас спросят снова, пока вы не спасуете.
ask-choose-deed = Выберите эффект
ask-choose-deed-hint = Выбранное выполняется сразу.
ask-exhaust-comrade = Кого истощить?
ask-exhaust-comrade-hint = Если истощены все, один выбывает из игры, а паранойя растёт на 2.
ask-restore-comrade = Кого восстановить?
ask-restore-comrade-hint = Он станет активным: будет меньше есть и позволит держать ещё одну карту.
ask-restore-item = Какой предмет восстановить?
ask-restore-item-hint = Он станет активным; можно выбрать и радио.
ask-exhaust-item = Какой предмет истощить?
ask-exhaust-item-hint = Он останется истощённым, пока его не починят или не восстановит карта.
ask-lose-food = Какой жетон еды потерять?
ask-lose-food-hint = Он вернётся в мешочек, где снова важна его решимость.
ask-keep-food = Какой жетон еды оставить?
ask-keep-food-hint = Он пойдёт в лагерь, второй вернётся в мешочек.
ask-calm-region = Откуда убрать маркер бдительности?
ask-calm-region-hint = Из одного и того же региона можно убрать и оба.
ask-spend-food = Лишняя еда: откуда убрать маркер бдительности?
ask-spend-food-hint = Каждая единица еды снимает 1 маркер бдительности; непотраченное пропадёт.
ask-discard-prepared = На руке слишком много карт: сбросьте одну
ask-discard-prepared-hint = Держать можно одну карту и ещё по одной за каждого активного сослуживца.
ask-relocate = Куда переставить Оноду?
ask-relocate-hint = Годится любой другой регион; это не перемещение, и маркер бдительности не кладётся.
ask-order-effects = Какое событие сработает первым?
ask-order-effects-hint = События сработали одновременно; остальные последуют.
ask-discard-lasting = Какое длительное событие сбросить?
ask-discard-lasting-hint = Платить за это не нужно.

## Ответы

do-pass = Пасовать
do-act-move = Перейти: { $object }
do-act-raid = Набег
do-act-repair = Починка
do-act-mission = Выполнить миссию
do-act-end-round = Закончить раунд
do-act-play = Сыграть карту. { $object }
do-act-cancel = Отменить за 1 паранойю: «{ $object }»
do-act-cancel-by-item = Отменить с помощью предмета: «{ $object }»
do-judge-accept = Принять провал
do-judge-spend = Потратить нужное здоровье
do-judge-play = Сыграть карту. { $object }
do-judge-cancel = Отменить за 1 паранойю: «{ $object }»
do-judge-cancel-by-item = Отменить с помощью предмета: «{ $object }»
do-interrupt-play = Сыграть карту. { $object }
do-interrupt-cancel = Отменить за 1 паранойю: «{ $object }»
do-interrupt-cancel-by-item = Отменить с помощью предмета: «{ $object }»
do-choose-deed-do = { $object }
do-exhaust-comrade-exhaust = Истощить: { $object }
do-exhaust-comrade-remove = Убрать из игры: { $object } (паранойя +2)
do-restore-comrade-restore = Восстановить: { $object }
do-restore-item-restore = Восстановить: { $object }
do-exhaust-item-exhaust = Истощить: { $object }
do-lose-food-lose = Потерять. { $object }
do-keep-food-keep = Оставить. { $object }
do-calm-region-calm = Убрать 1 маркер бдительности: { $object }
do-spend-food-calm = Убрать 1 маркер бдительности: { $object }
do-spend-food-stop = Больше не тратить еду
do-discard-prepared-discard = Сбросить: «{ $object }»
do-relocate-to = Переставить: { $object }
do-order-effects-first = Сначала: «{ $object }»
do-discard-lasting-discard = Сбросить: «{ $object }»

## Примечание

note-harm = Игра показывает эти годы глазами Оноды. Для жителей Лубанга они были годами страха: он и его люди грабили, жгли урожай и убивали островитян. «Честь» — его собственное слово, а не приговор истории.

## В лаборатории

counter-health = Здоровье
counter-paranoia = Паранойя
counter-honor = Честь
