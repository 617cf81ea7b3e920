# Who sits where a bot plays, and what they say now and then: about what everybody has seen.

cast-raven = Ворон
cast-stag = Олень
cast-lantern = Фонарь
cast-thistle = Чертополох
cast-comet = Комета
cast-anchor = Якорь
say-party-hello-1 = Дорога длинная. В путь.
say-party-hello-2 = Наше знамя первым будет у Башни.
say-party-beats-1 = И это всё?
say-party-beats-2 = Пусть об этом сложат песню.
say-party-beaten-1 = У кубиков нет чести.
say-party-beaten-2 = Ещё встретимся.
say-party-mission-1 = Готово. Что дальше?
say-party-mission-2 = Слово надо держать.
say-party-won-1 = Свет победил.
say-party-won-2 = Поднять знамя!
say-party-lost-1 = Славный был путь. В другой раз побежим.
say-party-lost-2 = Значит, песни сложат о вас.
