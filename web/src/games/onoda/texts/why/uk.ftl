# Чому зараз не можна вибрати: завантажується, коли хтось спитає.

why-onoda-here = Онода вже там.
why-onoda-too-far = Задалеко: перейти можна в сусідній регіон.
why-onoda-only-in = Лише в цьому регіоні: { $region }.
why-onoda-nothing-to-repair = У цьому регіоні ремонтувати нема чого.
why-onoda-item-active = Не виснажено: { $item }.
why-onoda-item-exhausted = Виснажено: { $item }.
why-onoda-no-mission = Місію цього раунду вже пробували.
why-onoda-mission-elsewhere = Місія в іншому регіоні: { $region }.
why-onoda-no-comrade = Потрібен соратник у таборі.
why-onoda-paranoia = Знижувати треба { $needed }, а параноя зараз { $has }.
why-onoda-tokens = Потрібно жетонів, щоб тягнути: { $needed }, є { $has }.
why-onoda-no-comrade-exhausted = Виснажених соратників немає.
why-onoda-no-item-exhausted = Виснажених предметів немає.
why-onoda-health-full = Здоров’я повне.
why-onoda-no-lasting = Тривалих подій у грі немає.
why-onoda-alert-markers = Потрібно маркерів пильності на полі: { $needed }, є { $has }.
why-onoda-retake = Лише поки перевірка провалюється.
why-onoda-in-effect = Ефект цієї події саме виконується.
why-onoda-no-item-cancels = Предметом її не скасувати: лише параноєю.
why-onoda-sanity = У вирішальній перевірці параноєю не платять.
why-onoda-alert-check = Здоров’я допомагає лише в перевірках параної.
why-onoda-health = Потрібно здоров’я { $needed }, щоб лишилося хоч 1; зараз { $has }.
why-onoda-comrade-active = Не виснажений.
why-onoda-comrade-exhausted = Уже виснажений.
why-onoda-no-alert = Тут немає маркера пильності.

odds-onoda = успіх: { $won } %
