# Дванадцять ламп: українські тексти

## Гра

game-name = Дванадцять ламп
game-tagline = Кожна лампа хоче бути найяскравішою — і єдиною поруч.
game-length = 10 хвилин

## Що лежить на столі

zone-round = Раунд
zone-points = Очки
zone-left-over = Залишилося
zone-hand = Рука
zone-chosen = Обрана лампа
zone-laid = Зіграно

## Лампи

lamp-one = Лампа 1
lamp-two = Лампа 2
lamp-three = Лампа 3
lamp-four = Лампа 4
lamp-five = Лампа 5
lamp-six = Лампа 6
lamp-seven = Лампа 7
lamp-eight = Лампа 8
lamp-nine = Лампа 9
lamp-ten = Лампа 10
lamp-eleven = Лампа 11
lamp-twelve = Лампа 12

## Місця та сторони

seat-player = Гравець { $number }
side-player-1 = Гравець 1
side-player-2 = Гравець 2
side-player-3 = Гравець 3
side-player-4 = Гравець 4

## Кінець

win-player-1 = Переміг гравець 1
win-player-2 = Переміг гравець 2
win-player-3 = Переміг гравець 3
win-player-4 = Переміг гравець 4
cause-points = Найбільше очок.
cause-brightest-lamp = Очок порівну: вирішує найяскравіша лампа.

## Запитання

ask-lay = Яку лампу зіграти?
ask-lay-hint = Потрібна яскрава й самотня: поруч із сусіднім номером вона гасне.
do-lay-lay = Зіграти: { $object }
do-pass = Пас

## Журнал

log-dealt =
    { $lamps ->
        [unknown] { $player } отримує три лампи
       *[other] { $player } отримує: { $lamps }
    }
log-lays = { $player } грає: { $lamp }
log-go-out = Засліплюють одна одну й гаснуть: { $lamps }
log-scores = { $player } отримує очко: { $lamp }
log-nobody-scores = Жодна лампа не горить: очко не отримує ніхто
