# Что делает каждая карта — одной строкой на её лицевой стороне: только эффект, без точки.

## Карты поддержки

kind-baton-line = Столкновение: +3
kind-spanner-line = Столкновение: +2
kind-pistol-line = Столкновение: +4
kind-smoke-pot-line = Столкновение: уйти на соседнюю клетку
kind-diary-line = Авторитет −1
kind-the-book-line = Не в своём районе: авторитет −2
kind-paperweight-line = Вы или сосед по клетке: воля +1
kind-leaflets-line = Антипартийный плакат на своей клетке
kind-paint-line = Антипартийный плакат здесь или рядом
kind-real-coffee-line = Следующее движение: +2 клетки
kind-rat-trap-line = В нычке: нашедший — в госпиталь, авторитет −1
kind-bomb-line = В нычке: нашедший — в запас, авторитет −1
kind-false-papers-line = В нычке: Большой Брат теряет 2 директивы
kind-docker-line = Каждое столкновение: +1
kind-dealer-line = Чёрный рынок: 2 карты вместо 1
kind-parsons-line = Камеры вас не проверяют
kind-old-prole-line = Задержали: сбросить его, досмотра нет
kind-courier-line = Раз за ход: отдать карту не дальше 2 клеток
kind-nurse-line = Сбросить: вы или сосед по клетке, воля +2
kind-slingshot-line = Вандализм: разбить камеру по соседству
kind-crowbar-line = Столкновение: +2, или убрать ограждение
kind-sewer-map-line = На другую клетку этого района
kind-forged-pass-line = Не участвовать в столкновении
kind-season-ticket-line = Взять билеты, до 2
kind-minutes-line = Увидеть руку Большого Брата
kind-intercept-line = Сбросить 1 директиву с доски
kind-patrol-rota-line = Узнать число полицейских в районах
kind-rumour-line = Немедленно: авторитет −1
kind-nosy-child-line = Немедленно: Большой Брат видит вашу руку
kind-parcel-line = Немедленно: взять 2 карты
kind-stall-returns-line = Немедленно: новый жетон чёрного рынка
kind-golden-country-line = Немедленно: наименьшая воля +1

## Директивы

order-raid-line = 1–2 полицейских: до 2 шагов каждому
order-night-patrol-line = 1 полицейский: 1–3 шага
order-house-search-line = Карта с руки: запрещена — авторитет +1
order-telescreens-line = До 2 камер бесплатно
order-cordon-line = До 2 ограждений бесплатно
order-poster-campaign-line = 1 плакат бесплатно
order-two-minutes-hate-line = Авторитет +1
order-ration-cut-line = У кого 4 карты и больше, сбрасывает 1
order-overfulfilled-plan-line = Максимум ресурсов +1
order-new-department-line = Четвёртое место для активных директив
order-vaporisation-line = Сбросить союзника в игре
order-sweep-line = Убрать антипартийный плакат, жетон или нычку
order-denunciation-line = Посмотреть всю руку оппозиционера
order-reinforcements-line = Новый скрытый полицейский в госпитале
order-interrogation-line = Кто пропускает ход: воля −1
order-room-101-line = Кто пропускает ход: воля −2
order-militia-call-line = Поставить или переставить дружинника
order-rewriting-line = Взять 1 директиву из сброса
order-victory-bulletin-line = Сбросить событие из ряда
order-curfew-line = Со второго движения: 1 клетка вместо 2
order-wiretap-line = Камеры показывают до 4 карт
order-checkpoints-line = На станциях нет билетов
order-informers-line = Видеть все карты, взятые обыском
order-martial-law-line = Сложность +2 в каждом столкновении
order-doublethink-line = Свойства районов на 1 волю дороже
order-poster-quota-line = Плакаты на 1 дешевле
order-junior-spies-line = Видеть карты, которыми обменялись
order-ambush-line = Столкновение: полицейский с соседней клетки
order-double-agent-line = Столкновение: 1 карта не считается
order-antique-trap-line = Чёрный рынок: взятые карты — в сброс
order-sealed-street-line = Ограждение останавливает шаг
order-show-trial-line = Арест: авторитет +2
order-broken-oath-line = Особое действие не срабатывает
order-memory-hole-line = Берут нычку: её карта — в сброс
order-glue-brigade-line = Сорвали плакат: сразу расклеить 1

## События

news-hate-week-line = Сложность +1 в каждом столкновении
news-prole-unrest-line = Каждый оппозиционер в столкновении: +1
news-fog-line = Камеры никого не проверяют
news-rocket-bombs-line = Район теряет камеры и ограждения
news-power-cut-line = Монорельс не ходит
news-free-travel-line = Каждому оппозиционеру 1 билет
news-shortages-line = Не больше 1 обыска за ход
news-market-day-line = На пустые чёрные рынки — по жетону
news-demonstration-line = Толпа на станции: столкновений там нет
news-war-bulletin-line = Большому Брату на 1 ресурс больше
news-scarcity-line = Большому Брату на 2 ресурса меньше
news-party-purge-line = Одноразовые директивы на 1 дороже
news-spies-parade-line = Все дружинники выходят на поле
news-amnesty-line = Никто больше не пропускает ход
news-inspection-line = Камеры показывают на 1 карту больше
news-heat-wave-line = Полицейским не больше 1 платного шага
news-eurasia-victory-line = Плакат стоит всего 3
news-anniversary-line = Авторитет растёт уже от 3 плакатов
news-brotherhood-line = Победа над полицией: обе награды
news-influenza-line = Оппозиционеры не получают волю

## Цели

goal-blinder-line = Разбить 3 камеры
goal-tearer-line = Сорвать 3 плаката
goal-breaker-line = Разобрать 2 ограждения
goal-fighter-line = Победить в 2 столкновениях
goal-comrade-line = Помочь в 2 столкновениях
goal-seeker-line = Провести обыск в 3 районах
goal-traveller-line = Проехать на монорельсе 4 раза
goal-trader-line = 3 своих обмена с картами
goal-stasher-line = Установить 3 нычки
goal-customer-line = Использовать 2 жетона чёрного рынка
goal-agitator-line = Расклеить 2 антипартийных плаката
goal-martyr-line = Дважды попасть под задержание
goal-pilgrim-line = Закончить ход в 2 министерствах
goal-evader-line = 3 раза закончить ход под камерой
goal-organiser-line = Воодушевить 3 раза
