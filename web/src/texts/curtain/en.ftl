# A device that goes from hand to hand

curtain-title = Pass the device to: { $seat }
curtain-text = Everyone else, please look away.
curtain-open = I am { $seat }: show my cards
