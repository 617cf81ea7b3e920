# A device that goes from hand to hand

curtain-title = Передайте устройство: { $seat }
curtain-text = Остальные отворачиваются.
curtain-open = Это я, { $seat }: показать карты
