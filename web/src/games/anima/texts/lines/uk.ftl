# Що робить кожна карта — одним рядком на її лицьовому боці: лише ефект, без крапки.

## Карти вмінь

kind-iron-fist-line = +3 Сили
kind-ki-burst-line = +5 Сили, потім цей персонаж засинає
kind-swift-step-line = +4 до своєї перевірки Швидкості
kind-deflect-line = Скасувати бойову карту вміння
kind-sense-aura-line = Перекинути свій кубик дослідження
kind-sleep-line = Приспати чужого персонажа
kind-fireball-line = +4 Сили
kind-gate-line = В іншу локацію, і досліджувати там
kind-ward-line = Скасувати пригоду, що вам загрожує
kind-dispel-line = Скасувати карту Магії або сюжету
kind-pickpocket-line = Узяти в гравця 1 випадковий бонус
kind-ambush-line = +2 Сили або +5, якщо нападаєте ви
kind-smoke-line = Втеча з битви
kind-disguise-line = Скасувати напад на вас
kind-poison-line = 5–6: персонаж гине, 1–4: засинає
kind-scout-line = Подивитися 2 закриті події

## Карти сюжету

kind-wrong-way-line = Спрямувати іншого гравця не туди
kind-zeppelin-line = У будь-яку активну локацію
kind-betrayal-line = 4–6: чужий персонаж переходить до вас
kind-fate-line = Перекинути будь-який кубик
kind-veto-line = Скасувати будь-який бонус
kind-reinforcements-line = Узяти персонажа
kind-treasure-line = Узяти 2 бонуси
kind-heroes-hour-line = +2 Сили
kind-forced-march-line = +4 Швидкості, наступного ходу теж

## Організації

kind-inquisition-line = +2 Сили проти Темряви, але без Магії
kind-samael-line = +1 Сили за кожного з Магією
kind-black-sun-line = Торгувати з будь-якої локації
kind-tol-rauko-line = +2 Сили на рівні 3, але без відпочинку

## Персонажі

character-warrior-line = Немає здібності
character-acrobatic-warrior-line = +2 до перевірок Швидкості
character-paladin-line = +4 Сили проти Темряви
character-dark-paladin-line = +2 Сили проти груп
character-weaponmaster-line = Перекинути кубик битви
character-technician-line = 1 карта Кі за хід без обертання
character-tao-line = +2 Сили, поки вона сама
character-ranger-line = Перекинути кубик дослідження
character-shadow-line = Втеча з битви
character-thief-line = 4–6: узяти 1 випадковий бонус
character-assassin-line = 6: персонаж гине, 4–5: засинає
character-wizard-line = 1 карта Магії за хід без обертання
character-warlock-line = Її Магія в битві: ще +1 Сили
character-illusionist-line = Скасувати напад на вас
character-wizard-mentalist-line = Побачити попередню подію
character-summoner-line = +4 Сили, але не проти групи
character-warrior-summoner-line = +2 Сили в битві
character-mentalist-line = Приспати персонажа в цій локації
character-warrior-mentalist-line = Битву програно: ніхто не гине
character-freelancer-line = Усі три вміння
