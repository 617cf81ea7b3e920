# Что делает каждая карта — одной строкой на её лицевой стороне: только эффект, без точки.

## Местности

place-lair-line = Взять 1 карту или скопировать местность охотника
place-lair-line-all = Взять весь сброс или скопировать местность охотника
place-jungle-line = Взять её обратно и ещё 1 карту
place-river-line = В следующий ход: 2 карты, оставить 1
place-beach-line = Поставить маяк или снять: спасение +1
place-rover-line = Взять новую местность из запаса
place-swamp-line = Взять её обратно и ещё 2 карты
place-shelter-line = Взять 2 карты выживания, оставить 1
place-wreck-line = Спасение +1
place-source-line = 1 воля или 1 карта выживания
place-artefact-line = В следующий ход: 2 карты, применить обе

## Карты охотника

hunt-despair-line = Планета; карты выживания под запретом
hunt-force-field-line = В 2 соседние местности нельзя
hunt-anticipation-line = Застигнут выбранный: привыкание +1
hunt-ascendancy-line = Беглец оставляет лишь 2 карты местности
hunt-fierceness-line = Кто застигнут, теряет ещё 1 волю
hunt-forbidden-zone-line = Каждый сбрасывает 1 карту местности
hunt-interference-line = «Берег» и «Обломки» не действуют
hunt-persecution-line = Свойства возвращают не больше 1 карты
hunt-mutation-line = Планета отнимает ещё и 1 волю
hunt-phobia-line = Планета; беглец покажет карты, кроме 2
hunt-virus-line = Планета накрывает 2 соседние местности
hunt-clone-line = Второй жетон охотника
hunt-mirage-line = 2 соседние местности не действуют
hunt-scream-line = Под целью: сбросить 2 карты или −1 воля
hunt-toxin-line = Под целью: нет свойства, −1 карта выживания
hunt-cataclysm-line = Одна местность не действует
hunt-detour-line = Сдвинуть беглеца в соседнюю местность
hunt-stasis-line = Спасение в этот ход стоит на месте
hunt-tracking-line = В следующий ход: до 2 карт охотника
hunt-flashback-line = Копия верхней карты из сброса охотника

## Карты выживания

survival-adrenaline-line = Восстановить 1 волю
survival-ingenuity-line = Поставить маяк на «Берег»
survival-sacrifice-line = Сбросить 1 местность: охотник без карт
survival-sixth-sense-line = Взять 2 карты из своего сброса
survival-smokescreen-line = Скрывает сбросы всех беглецов
survival-strike-back-line = Охотник теряет 2 случайные карты
survival-vortex-line = Сменить сыгранную карту на карту из сброса
survival-detector-line = Избежать жетона планеты
survival-dodge-line = Избежать жетона охотника
survival-drone-line = Применить свойство «Вездехода»
survival-gate-line = Применить свойство соседней местности
survival-hologram-line = Жетон планеты — в соседнюю местность
survival-wrong-track-line = Жетон охотника — в соседнюю местность
survival-amplifier-line = Снять маяк с «Берега»: спасение +1
survival-double-back-line = Вернуть сыгранную карту в руку
