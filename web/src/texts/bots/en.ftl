# What bots are called.

bot-kind = Player { $number }: kind of bot
kind-bot = Bot
bot-novice = Novice, for a first game
bot-random = At random, to try things out
bot-steady = Steady, answers at once
bot-belief = Shrewd, guesses your choice
bot-greedy = Greedy
bot-master = Master, learned by playing itself
bot-search-1s = Sharp, thinks ahead up to 1 s
bot-search-100ms = Keen, thinks ahead a moment
