# What people say at the table with one tap.

preset-down-with-him = Долой Большого Брата!
preset-just-walking = Я просто гуляю
preset-not-me = Это не я
preset-watching-you = Большой Брат видит тебя
preset-papers-please = Предъявите документы
preset-room-101 = Увидимся в комнате 101
