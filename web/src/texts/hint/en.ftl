# What a strong bot would do, shown when it is asked for.

hint-title = What a strong bot thinks
hint-note = Longer bars: moves the bot tried more often. The bot knows only what you know.
hint-plain = What a good player would do. There are no numbers without the compiled rules.
hint-chance = { $percent } % to win
hint-not-tried = hardly tried
