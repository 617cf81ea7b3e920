# Двенадцать ламп: русские тексты

## Игра

game-name = Двенадцать ламп
game-tagline = Каждая лампа хочет быть самой яркой — и единственной рядом.
game-length = 10 минут

## Что лежит на столе

zone-round = Раунд
zone-points = Очки
zone-left-over = Осталось
zone-hand = Рука
zone-chosen = Выбранная лампа
zone-laid = Сыграно

## Лампы

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

## Места и стороны

seat-player = Игрок { $number }
side-player-1 = Игрок 1
side-player-2 = Игрок 2
side-player-3 = Игрок 3
side-player-4 = Игрок 4

## Конец

win-player-1 = Победил игрок 1
win-player-2 = Победил игрок 2
win-player-3 = Победил игрок 3
win-player-4 = Победил игрок 4
cause-points = Больше всего очков.
cause-brightest-lamp = Очков поровну: решает самая яркая лампа.

## Вопрос

ask-lay = Какую лампу сыграть?
ask-lay-hint = Нужна яркая и одинокая: рядом с соседним номером она гаснет.
do-lay-lay = Сыграть: { $object }
do-pass = Пасовать

## Журнал

log-dealt =
    { $lamps ->
        [unknown] { $player } получает три лампы
       *[other] { $player } получает: { $lamps }
    }
log-lays = { $player } играет: { $lamp }
log-go-out = Слепят друг друга и гаснут: { $lamps }
log-scores = { $player } получает очко: { $lamp }
log-nobody-scores = Ни одна лампа не горит: очко не достаётся никому
