# Что делает каждая карта — одной строкой на её лицевой стороне: только эффект, без точки.

## Карты умений

kind-iron-fist-line = +3 Силы
kind-ki-burst-line = +5 Силы, а кто применил — засыпает
kind-swift-step-line = +4 к своей проверке Скорости
kind-deflect-line = Отменить боевую карту умения
kind-sense-aura-line = Перебросить свой кубик исследования
kind-sleep-line = Усыпить чужого персонажа
kind-fireball-line = +4 Силы
kind-gate-line = В другую локацию, и исследовать там
kind-ward-line = Отменить грозящее вам происшествие
kind-dispel-line = Отменить карту Магии или сюжета
kind-pickpocket-line = Взять у игрока 1 случайный бонус
kind-ambush-line = +2 Силы или +5, если нападаете вы
kind-smoke-line = Побег из битвы
kind-disguise-line = Отменить нападение на вас
kind-poison-line = 5–6: персонаж гибнет, 1–4: засыпает
kind-scout-line = Посмотреть 2 закрытых события

## Карты сюжета

kind-wrong-way-line = Отправить другого игрока не туда
kind-zeppelin-line = В любую активную локацию
kind-betrayal-line = 4–6: чужой персонаж переходит к вам
kind-fate-line = Перебросить любой кубик
kind-veto-line = Отменить любой бонус
kind-reinforcements-line = Взять персонажа
kind-treasure-line = Взять 2 бонуса
kind-heroes-hour-line = +2 Силы
kind-forced-march-line = +4 Скорости, в следующий ход тоже

## Организации

kind-inquisition-line = +2 Силы против Тьмы, но без Магии
kind-samael-line = +1 Силы за каждого с Магией
kind-black-sun-line = Торговать из любой локации
kind-tol-rauko-line = +2 Силы на уровне 3, но без отдыха

## Персонажи

character-warrior-line = Нет способности
character-acrobatic-warrior-line = +2 к проверкам Скорости
character-paladin-line = +4 Силы против Тьмы
character-dark-paladin-line = +2 Силы против отрядов
character-weaponmaster-line = Перебросить кубик битвы
character-technician-line = 1 карта Ки за ход без поворота
character-tao-line = +2 Силы, пока она одна
character-ranger-line = Перебросить кубик исследования
character-shadow-line = Побег из битвы
character-thief-line = 4–6: взять 1 случайный бонус
character-assassin-line = 6: персонаж гибнет, 4–5: засыпает
character-wizard-line = 1 карта Магии за ход без поворота
character-warlock-line = Её Магия в битве: ещё 1 Сила
character-illusionist-line = Отменить нападение на вас
character-wizard-mentalist-line = Увидеть предварительное событие
character-summoner-line = +4 Силы, но не против отряда
character-warrior-summoner-line = +2 Силы в битве
character-mentalist-line = Усыпить персонажа в этой локации
character-warrior-mentalist-line = Битва проиграна: никто не гибнет
character-freelancer-line = Все три умения
