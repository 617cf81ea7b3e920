# Why something cannot be chosen now: said by a tip

why-not-asked = Зараз не ваш хід.
why-not-offered = Зараз питання про інше.
why-elsewhere = Зараз можна, але не тут: оберіть серед своїх карт.
