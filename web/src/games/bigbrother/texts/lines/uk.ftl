# Що робить кожна карта — одним рядком на її лицьовому боці: лише ефект, без крапки.

## Карти підтримки

kind-baton-line = Сутичка: +3
kind-spanner-line = Сутичка: +2
kind-pistol-line = Сутичка: +4
kind-smoke-pot-line = Сутичка: утекти на сусідню клітинку
kind-diary-line = Авторитет −1
kind-the-book-line = Не у своєму районі: авторитет −2
kind-paperweight-line = Ви чи сусід по клітинці: воля +1
kind-leaflets-line = Антипартійний плакат на своїй клітинці
kind-paint-line = Антипартійний плакат тут або поруч
kind-real-coffee-line = Наступний рух: +2 клітинки
kind-rat-trap-line = У схованці: хто знайшов — у шпиталь, авторитет −1
kind-bomb-line = У схованці: хто знайшов — у запас, авторитет −1
kind-false-papers-line = У схованці: Старший Брат втрачає 2 директиви
kind-docker-line = Кожна сутичка: +1
kind-dealer-line = Чорний ринок: 2 карти замість 1
kind-parsons-line = Камери вас не перевіряють
kind-old-prole-line = Затримали: скинути його, обшуку немає
kind-courier-line = Раз за хід: віддати карту не далі 2 клітинок
kind-nurse-line = Скинути: ви чи сусід по клітинці, воля +2
kind-slingshot-line = Вандалізм: розбити камеру по сусідству
kind-crowbar-line = Сутичка: +2, або прибрати огорожу
kind-sewer-map-line = На іншу клітинку цього району
kind-forged-pass-line = Не брати участі в сутичці
kind-season-ticket-line = Добрати квитків до 2
kind-minutes-line = Побачити руку Старшого Брата
kind-intercept-line = Скинути 1 директиву з дошки
kind-patrol-rota-line = Дізнатися, скільки поліцейських у районах
kind-rumour-line = Негайно: авторитет −1
kind-nosy-child-line = Негайно: Старший Брат бачить вашу руку
kind-parcel-line = Негайно: узяти 2 карти
kind-stall-returns-line = Негайно: новий жетон чорного ринку
kind-golden-country-line = Негайно: найменша воля +1

## Директиви

order-raid-line = 1–2 поліцейських: до 2 кроків кожному
order-night-patrol-line = 1 поліцейський: 1–3 кроки
order-house-search-line = Карта з руки: заборонена — авторитет +1
order-telescreens-line = До 2 камер безкоштовно
order-cordon-line = До 2 огорож безкоштовно
order-poster-campaign-line = 1 плакат безкоштовно
order-two-minutes-hate-line = Авторитет +1
order-ration-cut-line = У кого 4 карти й більше, скидає 1
order-overfulfilled-plan-line = Максимум ресурсів +1
order-new-department-line = Четверте місце для активних директив
order-vaporisation-line = Скинути союзника в грі
order-sweep-line = Прибрати антипартійний плакат, жетон чи схованку
order-denunciation-line = Подивитися всю руку опозиціонера
order-reinforcements-line = Новий прихований поліцейський у шпиталі
order-interrogation-line = Хто пропускає хід: воля −1
order-room-101-line = Хто пропускає хід: воля −2
order-militia-call-line = Поставити або переставити дружинника
order-rewriting-line = Узяти 1 директиву зі скиду
order-victory-bulletin-line = Скинути подію з ряду
order-curfew-line = Від другого руху: 1 клітинка замість 2
order-wiretap-line = Камери показують до 4 карт
order-checkpoints-line = На станціях немає квитків
order-informers-line = Бачити всі карти, узяті пошуком
order-martial-law-line = Складність +2 у кожній сутичці
order-doublethink-line = Властивості районів на 1 волю дорожчі
order-poster-quota-line = Плакати на 1 дешевші
order-junior-spies-line = Бачити карти, якими обмінялися
order-ambush-line = Сутичка: поліцейський із сусідньої клітинки
order-double-agent-line = Сутичка: 1 карта не рахується
order-antique-trap-line = Чорний ринок: узяті карти — у скид
order-sealed-street-line = Огорожа зупиняє крок
order-show-trial-line = Арешт: авторитет +2
order-broken-oath-line = Особлива дія не спрацьовує
order-memory-hole-line = Беруть зі схованки: її карта — у скид
order-glue-brigade-line = Зірвали плакат: одразу наклеїти 1

## Події

news-hate-week-line = Складність +1 у кожній сутичці
news-prole-unrest-line = Кожен опозиціонер у сутичці: +1
news-fog-line = Камери нікого не перевіряють
news-rocket-bombs-line = Район втрачає камери й огорожі
news-power-cut-line = Монорейка не ходить
news-free-travel-line = Кожному опозиціонерові 1 квиток
news-shortages-line = Не більше 1 пошуку за хід
news-market-day-line = На порожні чорні ринки — по жетону
news-demonstration-line = Натовп на станції: сутичок там немає
news-war-bulletin-line = Старшому Братові на 1 ресурс більше
news-scarcity-line = Старшому Братові на 2 ресурси менше
news-party-purge-line = Одноразові директиви на 1 дорожчі
news-spies-parade-line = Усі дружинники виходять на поле
news-amnesty-line = Ніхто більше не пропускає хід
news-inspection-line = Камери показують на 1 карту більше
news-heat-wave-line = Поліцейським не більше 1 платного кроку
news-eurasia-victory-line = Плакат коштує лише 3
news-anniversary-line = Авторитет зростає вже від 3 плакатів
news-brotherhood-line = Перемога над поліцією: обидві нагороди
news-influenza-line = Опозиціонери не отримують волю

## Цілі

goal-blinder-line = Розбити 3 камери
goal-tearer-line = Зірвати 3 плакати
goal-breaker-line = Розібрати 2 огорожі
goal-fighter-line = Перемогти у 2 сутичках
goal-comrade-line = Допомогти у 2 сутичках
goal-seeker-line = Зробити пошук у 3 районах
goal-traveller-line = Проїхати монорейкою 4 рази
goal-trader-line = 3 власні обміни з картами
goal-stasher-line = Влаштувати 3 схованки
goal-customer-line = Використати 2 жетони чорного ринку
goal-agitator-line = Наклеїти 2 антипартійні плакати
goal-martyr-line = Двічі потрапити під затримання
goal-pilgrim-line = Закінчити хід у 2 міністерствах
goal-evader-line = 3 рази закінчити хід під камерою
goal-organiser-line = Підбадьорити 3 рази
