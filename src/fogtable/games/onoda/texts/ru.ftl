# ONODA: русские тексты

## Игра

game-name = ONODA

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

## Для чего играют подготовленную карту

use-the-order-retake = Приказ: перепройти проверку
use-the-order-calm = Приказ: понизить паранойю на 1
use-futamata-retake = Отделение Футамата: перепройти проверку
use-futamata-move = Отделение Футамата: переставить Оноду в любой регион
use-plantains-retake = Плантаны: перепройти проверку
use-plantains-food = Плантаны: вытянуть 2 жетона еды
use-plantains-calm = Плантаны: понизить паранойю на 2
use-one-bullet-one-cow-retake = Одна пуля — одна корова: перепройти проверку
use-one-bullet-one-cow-food = Одна пуля — одна корова: истощить винтовку, вытянуть 3 жетона еды
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
use-jungle-remedies-heal = Снадобья джунглей: получить 1 очко здоровья
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
deed-lose-one-health = Здоровье −1
deed-lose-two-health = Здоровье −2
deed-gain-paranoia = Паранойя +1
deed-lose-food = Потерять 1 жетон еды
deed-paranoia-check = Проверка паранойи
deed-alert-check = Проверка бдительности
deed-draw-food = Вытянуть 1 жетон еды
deed-restore-comrade = Восстановить сослуживца

## Миссии

mission-the-pier = Причал
mission-the-pier-text = Успех: честь +1, паранойя −1, восстановить униформу. Провал: потерять 2 очка здоровья.
mission-the-airstrip = Аэродром
mission-the-airstrip-text = Успех: честь +1, восстановить сослуживца, восстановить радио. Провал: положить здесь 1 маркер бдительности, потерять 1 очко здоровья.
mission-the-hideout = Укрытие
mission-the-hideout-text = Успех: честь +1, паранойя −1, восстановить сослуживца, восстановить винтовку. Провал: паранойя +2.
mission-the-radar-base = Радарная база
mission-the-radar-base-text = Успех: честь +1, паранойя −1, восстановить любой предмет. Провал: паранойя +1, положить здесь 1 маркер бдительности.
mission-the-ambush = Засада
mission-the-ambush-text = Успех: честь +1, вытянуть 1 жетон еды, восстановить винтовку. Провал: потерять 1 очко здоровья.
mission-watching-the-strait = Наблюдение за проливом
mission-watching-the-strait-text = Успех: честь +1, паранойя −1, восстановить радио. Провал: паранойя +2.
mission-farmers = Фермеры
mission-farmers-text = Успех: честь +1, вытянуть 2 жетона еды, восстановить униформу. Провал: потерять 1 очко здоровья, положить здесь 1 маркер бдительности.
mission-harvest-at-looc = Урожай в Лооке
mission-harvest-at-looc-text = Успех: честь +1, вытянуть 1 жетон еды, восстановить сослуживца. Провал: паранойя +1.
mission-night-at-the-port = Ночь в порту
mission-night-at-the-port-text = Успех: честь +1, вытянуть 1 жетон еды, получить 1 очко здоровья. Провал: потерять 1 очко здоровья, паранойя +1.
mission-cattle = Скот
mission-cattle-text = Успех: честь +1, вытянуть 2 жетона еды, восстановить сослуживца. Провал: потерять 1 очко здоровья, положить здесь 1 маркер бдительности.
mission-bamboo-and-vines = Бамбук и лианы
mission-bamboo-and-vines-text = Успех: честь +1, получить 1 очко здоровья, восстановить сослуживца. Провал: паранойя +1.
mission-coconut-grove = Кокосовая роща
mission-coconut-grove-text = Успех: честь +1, вытянуть 1 жетон еды, восстановить сослуживца. Провал: паранойя +1.

## Проверки и моменты

check-raid = Проверка бдительности (набег)
check-repair = Проверка бдительности (починка)
check-mission = Проверка бдительности (миссия)
check-event = Проверка бдительности (событие)
check-paranoia = Проверка паранойи
check-sanity = Решающая проверка паранойи
moment-before-event = Перед открытием события
moment-event-shown = Событие открыто, сейчас сработает его эффект
moment-after-event = Перед выкладыванием маркера бдительности
moment-round-end = Раунд заканчивается

## Настройки

variant-standard = Обычная игра
variant-military = Исторический вариант, военные миссии
variant-survival = Исторический вариант, миссии выживания

## Конец игры

end-death = Смерть
end-madness = Безумие
end-broken = Безумие: рассудок не выдержал
end-survived = Выжил
win-onoda = Онода возвращается домой
win-island = Остров победил
band-forgotten = Забытый солдат
band-outlaw = Враг общества
band-disputed = Спорная фигура
band-historical = Исторический результат
band-legend = Легенда
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
log-move-stopped = Перемещение сорвалось: { $region }
log-relocated = Онода оказывается в другом месте: { $region }
log-raids = Набег: { $region }
log-repairs = Починка: { $item }
log-attempts = Попытка выполнить миссию «{ $mission }»
log-mission-succeeds = Миссия «{ $mission }» выполнена
log-mission-fails = Миссия «{ $mission }» провалена
log-check-begins = { $check }
log-draws-token = Вытянуто: решимость { $determination }
log-spends-health = На проверку потрачено здоровья: { $number }, осталось { $left }
log-retakes = Проверку перепроходят
log-check-succeeds = { $check }: успех
log-check-fails = { $check }: провал
log-loses-health = Здоровье −{ $number }: осталось { $left }
log-gains-health = Здоровье +{ $number }: теперь { $left }
log-gains-paranoia = Паранойя +{ $number }: теперь { $now }
log-loses-paranoia = Паранойя −{ $number }: теперь { $now }
log-gains-honor = Честь растёт: теперь { $now }
log-health-full = Здоровье и так на 10
log-no-paranoia = Паранойя и так на 0
log-alert-rises = Бдительность растёт до { $level }: { $region }
log-alert-stays = Бдительности больше некуда расти: { $region }
log-alert-falls = Бдительность падает до { $level }: { $region }
log-no-alert = Маркеров бдительности здесь нет: { $region }
log-draws-food = Вытянут жетон еды: { $food }
log-loses-food = Потеряна еда. { $token }
log-returns-food = Назад в мешочек. { $token }
log-no-token = Вытянуть нечего: жетонов не осталось
log-no-food = Терять нечего: еды в лагере нет
log-exhausts-item = Предмет истощён: { $item }
log-restores-item = Предмет восстановлен: { $item }
log-item-active = Предмет и так активен: { $item }
log-no-item-exhausted = Истощённых предметов нет
log-exhausts-comrade = { $comrade } истощён
log-restores-comrade = { $comrade } снова активен
log-comrade-exhausted = { $comrade } и так истощён
log-no-comrade-exhausted = Истощённых сослуживцев в лагере нет
log-no-comrade = Сослуживцев в лагере нет
log-comrade-joins = { $comrade } вступает в отряд
log-comrade-leaves = { $comrade } покидает отряд навсегда
log-comrade-not-in-camp = { $comrade }: в лагере его нет, терять некого, паранойя не растёт
log-reveals-event = Событие «{ $event }»
log-no-effect = «{ $event }» — ничего не происходит
log-takes-card = Взято в руку: «{ $event }»
log-hand-full = В руке нет места, в сброс: «{ $event }»
log-event-lasts = До конца раунда действует: «{ $event }»
log-takes-effect = Срабатывает: «{ $event }»
log-nothing-possible = Выполнить ничего нельзя, эффекта нет
log-cancels = Отменено: «{ $event }»
log-discards-lasting = Сброшено длительное событие: «{ $event }»
log-plays = Сыграна карта. { $use }
log-trims = Сверх предела руки, в сброс: «{ $event }»
log-adds-card = Замешано в колоду событий: «{ $event }»
log-adds-no-card = Карта «{ $event }» в колоду событий не добавляется
log-voids-card = Больше не действует: «{ $event }»
log-turns-discard = Сброс событий становится новой колодой
log-no-event = Событий больше нет, открывать нечего
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
ask-judge = Пока провал: примите его или вмешайтесь
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
ask-discard-prepared = В руке слишком много карт: сбросьте одну
ask-discard-prepared-hint = Держать можно одну карту и ещё по одной за каждого активного сослуживца.
ask-relocate = Куда переставить Оноду?
ask-relocate-hint = Годится любой другой регион; это не перемещение, и маркер бдительности не кладётся.
ask-order-effects = Какое событие сработает первым?
ask-order-effects-hint = События сработали одновременно; остальные разыграются следом.
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
do-act-cancel = Отменить (паранойя +1): «{ $object }»
do-act-cancel-by-item = Отменить предметом: «{ $object }»
do-judge-accept = Принять провал
do-judge-spend = Потратить здоровье
do-judge-play = Сыграть карту. { $object }
do-judge-cancel = Отменить (паранойя +1): «{ $object }»
do-judge-cancel-by-item = Отменить предметом: «{ $object }»
do-interrupt-play = Сыграть карту. { $object }
do-interrupt-cancel = Отменить (паранойя +1): «{ $object }»
do-interrupt-cancel-by-item = Отменить предметом: «{ $object }»
do-choose-deed-do = { $object }
do-exhaust-comrade-exhaust = Истощить: { $object }
do-exhaust-comrade-remove = Убрать из игры: { $object } (паранойя +2)
do-restore-comrade-restore = Восстановить: { $object }
do-restore-item-restore = Восстановить: { $object }
do-exhaust-item-exhaust = Истощить: { $object }
do-lose-food-lose = Потерять. { $object }
do-keep-food-keep = Оставить. { $object }
do-calm-region-calm = Убрать маркер: { $object }
do-spend-food-calm = Убрать маркер: { $object }
do-spend-food-stop = Больше не тратить еду
do-discard-prepared-discard = Сбросить: «{ $object }»
do-relocate-to = Переставить: { $object }
do-order-effects-first = Сначала: «{ $object }»
do-discard-lasting-discard = Сбросить: «{ $object }»

## В лаборатории

counter-health = Здоровье
counter-paranoia = Паранойя
counter-honor = Честь
