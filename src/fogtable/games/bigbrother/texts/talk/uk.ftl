# What people say at the table with one tap.

preset-down-with-him = Геть Старшого Брата!
preset-just-walking = Я просто гуляю
preset-not-me = Це не я
preset-watching-you = Старший Брат стежить за тобою
preset-papers-please = Пред’явіть документи
preset-room-101 = Побачимося в кімнаті 101
