# A device that goes from hand to hand

curtain-title = Передайте пристрій: { $seat }
curtain-text = Решта відвертається.
curtain-open = Це я, { $seat }: показати карти
