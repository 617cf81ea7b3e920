# Почему сейчас нельзя выбрать: загружается, когда кто-то спросит.

why-onoda-here = Онода уже там.
why-onoda-too-far = Слишком далеко: перейти можно в соседний регион.
why-onoda-only-in = Только в регионе { $region }.
why-onoda-nothing-to-repair = В этом регионе чинить нечего.
why-onoda-item-active = Не истощено: { $item }.
why-onoda-item-exhausted = Истощено: { $item }.
why-onoda-no-mission = Миссию этого раунда уже пробовали.
why-onoda-mission-elsewhere = Миссия в другом регионе: { $region }.
why-onoda-no-comrade = Нужен сослуживец в лагере.
why-onoda-paranoia = Паранойю снижают на { $needed }, а сейчас она { $has }.
why-onoda-tokens = Надо вытянуть жетонов: { $needed }, а есть { $has }.
why-onoda-no-comrade-exhausted = Истощённых сослуживцев нет.
why-onoda-no-item-exhausted = Истощённых предметов нет.
why-onoda-health-full = Здоровье полное.
why-onoda-no-lasting = Длительных событий в игре нет.
why-onoda-alert-markers = Нужно маркеров бдительности на поле: { $needed }, есть { $has }.
why-onoda-retake = Только когда проверка пока провалена.
why-onoda-in-effect = Эффект этого события как раз выполняется.
why-onoda-no-item-cancels = Предметом его не отменить: только паранойей.
why-onoda-sanity = В решающей проверке паранойей не платят.
why-onoda-alert-check = Здоровье помогает только в проверках паранойи.
why-onoda-health = Нужно здоровья: { $needed }, чтобы осталось хоть 1; сейчас { $has }.
why-onoda-comrade-active = Не истощён.
why-onoda-comrade-exhausted = Уже истощён.
why-onoda-no-alert = Здесь нет маркера бдительности.

odds-onoda = успех: { $won } %
