# Who sits where a bot plays, and what they say now and then: about what everybody has seen.

cast-raven = Крук
cast-stag = Олень
cast-lantern = Ліхтар
cast-thistle = Будяк
cast-comet = Комета
cast-anchor = Якір
say-party-hello-1 = Дорога довга. Рушаймо.
say-party-hello-2 = Наш прапор першим буде біля Вежі.
say-party-beats-1 = І це все?
say-party-beats-2 = Хай про це складуть пісню.
say-party-beaten-1 = Кубики не мають честі.
say-party-beaten-2 = Ще зустрінемося.
say-party-mission-1 = Готово. Що далі?
say-party-mission-2 = Слова треба дотримувати.
say-party-won-1 = Світло перемогло.
say-party-won-2 = Підняти прапор!
say-party-lost-1 = Славний був шлях. Наступного разу побіжимо.
say-party-lost-2 = Отже, пісні складуть про вас.
