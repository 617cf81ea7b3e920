# The cards: the name of each, what it does in one line for its face (at most about 40 letters, no full stop), and its whole text.
# Of these the page has the names from the start; the others come when a table is there.

## Местности

place-lair = Логово
place-lair-line = Взять 1 карту или скопировать местность охотника
place-lair-line-all = Взять весь сброс или скопировать местность охотника
place-lair-power = Взять в руку 1 карту из своего сброса или скопировать свойство местности, на которой лежит жетон охотника (кроме «Артефакта»). Застигнутый здесь охотником теряет на 1 волю больше.
place-lair-power-all = Взять в руку весь свой сброс или скопировать свойство местности, на которой лежит жетон охотника (кроме «Артефакта»). Застигнутый здесь охотником теряет на 1 волю больше.

place-jungle = Джунгли
place-jungle-line = Взять её обратно и ещё 1 карту
place-jungle-power = Взять в руку только что сыгранную карту и ещё 1 карту из своего сброса.

place-river = Река
place-river-line = В следующий ход: 2 карты, оставить 1
place-river-power = В следующий ход сыграть 2 карты. Перед самым вскрытием оставить одну из них, а вторую тайно вернуть в руку.

place-beach = Берег
place-beach-line = Поставить маяк или снять: спасение +1
place-beach-power = Если маяка на «Берегу» нет — поставить его. Если маяк стоит — забрать его и сдвинуть маркер спасения на 1 клетку. Один раз за ход на всех беглецов.

place-rover = Вездеход
place-rover-line = Взять новую местность из запаса
place-rover-power = Взять в руку из запаса 1 карту местности, которой ещё нет среди своих.

place-swamp = Болото
place-swamp-line = Взять её обратно и ещё 2 карты
place-swamp-power = Взять в руку только что сыгранную карту и ещё 2 карты из своего сброса.

place-shelter = Убежище
place-shelter-line = Взять 2 карты выживания, оставить 1
place-shelter-power = Взять 2 карты выживания, одну оставить себе, другую сбросить в открытую.

place-wreck = Обломки
place-wreck-line = Спасение +1
place-wreck-power = Сдвинуть маркер спасения на 1 клетку. Один раз за ход на всех беглецов.

place-source = Источник
place-source-line = 1 воля или 1 карта выживания
place-source-power = Восстановить 1 волю беглецу с 1 или 2 маркерами воли (можно себе) либо взять 1 карту выживания.

place-artefact = Артефакт
place-artefact-line = В следующий ход: 2 карты, применить обе
place-artefact-power = В следующий ход сыграть 2 карты, открыть обе и разыграть обе местности. Это свойство нельзя копировать.

## Карты охотника

hunt-despair = Отчаяние
hunt-despair-line = Планета; карты выживания под запретом
hunt-despair-text = До конца хода нельзя ни играть, ни брать карты выживания. В игру вступает жетон планеты.

hunt-force-field = Силовое поле
hunt-force-field-line = В 2 соседние местности нельзя
hunt-force-field-text = До выбора беглецов: положить жетон цели на 2 соседние местности. В этот ход беглецам туда нельзя.

hunt-anticipation = Предвидение
hunt-anticipation-line = Застигнут выбранный: привыкание +1
hunt-anticipation-text = Выбрать беглеца. Если в этот ход охотник его застигнет, маркер привыкания сдвинется ещё на 1 клетку.

hunt-ascendancy = Подчинение
hunt-ascendancy-line = Беглец оставляет лишь 2 карты местности
hunt-ascendancy-text = Выбрать беглеца, у которого в руке не меньше 3 карт местности. Он оставляет 2 из них, остальные сбрасывает.

hunt-fierceness = Свирепость
hunt-fierceness-line = Кто застигнут, теряет ещё 1 волю
hunt-fierceness-text = Каждый беглец, застигнутый охотником в этот ход, теряет на 1 волю больше.

hunt-forbidden-zone = Запретная зона
hunt-forbidden-zone-line = Каждый сбрасывает 1 карту местности
hunt-forbidden-zone-text = Каждый беглец сбрасывает с руки 1 карту местности: все выбирают тайно и открывают одновременно.

hunt-interference = Помехи
hunt-interference-line = «Берег» и «Обломки» не действуют
hunt-interference-text = В этот ход свойства «Берега» и «Обломков» не действуют, и карты из сброса там не берут.

hunt-persecution = Преследование
hunt-persecution-line = Свойства возвращают не больше 1 карты
hunt-persecution-text = В этот ход каждое применение свойства местности возвращает в руку не больше 1 карты.

hunt-mutation = Мутация
hunt-mutation-line = Планета отнимает ещё и 1 волю
hunt-mutation-text = В игру вступает жетон планеты. Каждый беглец в его местности не только сбрасывает карту, но и теряет 1 волю.

hunt-phobia = Фобия
hunt-phobia-line = Планета; беглец покажет карты, кроме 2
hunt-phobia-text = В игру вступает жетон планеты. Выбрать беглеца, у которого в руке не меньше 3 карт местности: 2 из них он скрывает, а остальные показывает охотнику — и только ему.

hunt-virus = Вирус
hunt-virus-line = Планета накрывает 2 соседние местности
hunt-virus-text = Жетон планеты накрывает 2 соседние местности и действует в обеих.

hunt-clone = Клон
hunt-clone-line = Второй жетон охотника
hunt-clone-text = В этот ход жетон цели считается вторым жетоном охотника.

hunt-mirage = Мираж
hunt-mirage-line = 2 соседние местности не действуют
hunt-mirage-text = Жетон цели накрывает 2 соседние местности. Их свойства в этот ход не действуют, и карты из сброса там не берут.

hunt-scream = Крик
hunt-scream-line = Под целью: сбросить 2 карты или −1 воля
hunt-scream-text = Каждый беглец в местности с жетоном цели либо сбрасывает с руки 2 карты местности, либо теряет 1 волю.

hunt-toxin = Токсин
hunt-toxin-line = Под целью: нет свойства, −1 карта выживания
hunt-toxin-text = Свойство местности с жетоном цели в этот ход не действует, и карты из сброса там не берут. Каждый беглец в ней сбрасывает 1 карту выживания.

hunt-cataclysm = Катаклизм
hunt-cataclysm-line = Одна местность не действует
hunt-cataclysm-text = Выбрать местность. До конца хода её свойство не действует, и карты из сброса там не берут.

hunt-detour = Окольный путь
hunt-detour-line = Сдвинуть беглеца в соседнюю местность
hunt-detour-text = После вскрытия карт переместить одного беглеца в соседнюю местность. Теперь он находится там.

hunt-stasis = Стазис
hunt-stasis-line = Спасение в этот ход стоит на месте
hunt-stasis-text = До конца хода маркер спасения не двигается вперёд.

hunt-tracking = Выслеживание
hunt-tracking-line = В следующий ход: до 2 карт охотника
hunt-tracking-text = В следующий ход охотник может сыграть до 2 своих карт.

hunt-flashback = Флешбэк
hunt-flashback-line = Копия верхней карты из сброса охотника
hunt-flashback-text = Становится копией верхней карты в сбросе охотника: те же фаза, символ и действие.

## Карты выживания

survival-adrenaline = Адреналин
survival-adrenaline-line = Восстановить 1 волю
survival-adrenaline-text = Восстановить 1 волю.

survival-ingenuity = Смекалка
survival-ingenuity-line = Поставить маяк на «Берег»
survival-ingenuity-text = Поставить маяк на «Берег».

survival-sacrifice = Жертва
survival-sacrifice-line = Сбросить 1 местность: охотник без карт
survival-sacrifice-text = Сбросить с руки 1 карту местности. До конца хода охотник больше не играет своих карт.

survival-sixth-sense = Шестое чувство
survival-sixth-sense-line = Взять 2 карты из своего сброса
survival-sixth-sense-text = Взять в руку 2 карты из своего сброса.

survival-smokescreen = Дымовая завеса
survival-smokescreen-line = Скрывает сбросы всех беглецов
survival-smokescreen-text = До конца хода сбросы всех беглецов скрыты от охотника.

survival-strike-back = Ответный удар
survival-strike-back-line = Охотник теряет 2 случайные карты
survival-strike-back-text = Взять не глядя 2 случайные карты с руки охотника и положить их под низ его колоды.

survival-vortex = Вихрь
survival-vortex-line = Сменить сыгранную карту на карту из сброса
survival-vortex-text = Открыто сбросить карту, сыгранную в этот ход, и сыграть вместо неё карту из своего сброса.

survival-detector = Детектор
survival-detector-line = Избежать жетона планеты
survival-detector-text = В этот ход избежать всех эффектов жетона планеты.

survival-dodge = Уклонение
survival-dodge-line = Избежать жетона охотника
survival-dodge-text = В этот ход избежать всех эффектов жетона охотника и его клона.

survival-drone = Дрон
survival-drone-line = Применить свойство «Вездехода»
survival-drone-text = Применить свойство «Вездехода» вместо свойства своей местности.

survival-gate = Портал
survival-gate-line = Применить свойство соседней местности
survival-gate-text = Применить свойство соседней местности вместо свойства своей. «Артефакт» копировать нельзя.

survival-hologram = Голограмма
survival-hologram-line = Жетон планеты — в соседнюю местность
survival-hologram-text = Передвинуть жетон планеты в соседнюю местность.

survival-wrong-track = Ложный след
survival-wrong-track-line = Жетон охотника — в соседнюю местность
survival-wrong-track-text = Передвинуть жетон охотника или его клона в соседнюю местность.

survival-amplifier = Усилитель
survival-amplifier-line = Снять маяк с «Берега»: спасение +1
survival-amplifier-text = Забрать маяк с «Берега» и сдвинуть маркер спасения на 1 клетку.

survival-double-back = Возвращение
survival-double-back-line = Вернуть сыгранную карту в руку
survival-double-back-text = Взять сыгранную в этот ход карту в руку, вместо того чтобы её сбросить.
