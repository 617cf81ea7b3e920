# The cards: the name of each, what it does in one line for its face (at most about 40 letters, no full stop), and its whole text.
# Of these the page has the names from the start; the others come when a table is there.

## Місцевості

place-lair = Лігво
place-lair-line = Взяти 1 карту або скопіювати місцевість істоти
place-lair-line-all = Взяти весь скид або скопіювати місцевість істоти
place-lair-power = Взяти в руку 1 карту зі свого скиду або скопіювати властивість місцевості, де лежить жетон істоти (крім «Артефакту»). Кого істота заскочить тут, той втрачає на 1 волю більше.
place-lair-power-all = Взяти в руку весь свій скид або скопіювати властивість місцевості, де лежить жетон істоти (крім «Артефакту»). Кого істота заскочить тут, той втрачає на 1 волю більше.

place-jungle = Джунглі
place-jungle-line = Взяти її назад і ще 1 карту
place-jungle-power = Взяти в руку щойно зіграну карту й ще 1 карту зі свого скиду.

place-river = Річка
place-river-line = Наступного ходу: 2 карти, лишити 1
place-river-power = Наступного ходу зіграти 2 карти. Безпосередньо перед розкриттям залишити одну з них, а другу потай повернути в руку.

place-beach = Берег
place-beach-line = Поставити маяк або зняти: порятунок +1
place-beach-power = Якщо маяка на «Березі» немає — поставити його. Якщо маяк стоїть — забрати його й просунути порятунок на 1 клітинку. Один раз за хід на всіх утікачів.

place-rover = Всюдихід
place-rover-line = Взяти нову місцевість із запасу
place-rover-power = Взяти в руку із запасу 1 карту місцевості, якої ще немає серед своїх.

place-swamp = Болото
place-swamp-line = Взяти її назад і ще 2 карти
place-swamp-power = Взяти в руку щойно зіграну карту й ще 2 карти зі свого скиду.

place-shelter = Прихисток
place-shelter-line = Взяти 2 карти виживання, лишити 1
place-shelter-power = Взяти 2 карти виживання, одну залишити собі, іншу скинути горілиць.

place-wreck = Уламки
place-wreck-line = Порятунок +1
place-wreck-power = Просунути порятунок на 1 клітинку. Один раз за хід на всіх утікачів.

place-source = Джерело
place-source-line = 1 воля або 1 карта виживання
place-source-power = Один утікач з 1 або 2 маркерами волі (можна обрати й себе) відновлює 1 волю. Або взяти 1 карту виживання.

place-artefact = Артефакт
place-artefact-line = Наступного ходу: 2 карти, обидві діють
place-artefact-power = Наступного ходу зіграти 2 карти, розкрити обидві й розіграти обидві місцевості. Цю властивість не можна копіювати.

## Карти полювання

hunt-despair = Відчай
hunt-despair-line = Планета; карти виживання під забороною
hunt-despair-text = До кінця ходу не можна ні грати, ні брати карт виживання. У гру входить жетон планети.

hunt-force-field = Силове поле
hunt-force-field-line = У 2 сусідні місцевості не можна
hunt-force-field-text = До вибору втікачів: покласти жетон цілі на 2 сусідні місцевості. Цього ходу втікачам туди зась.

hunt-anticipation = Передбачення
hunt-anticipation-line = Заскочено обраного: асиміляція +1
hunt-anticipation-text = Обрати втікача. Якщо цього ходу істота його заскочить, маркер асиміляції просунеться ще на 1 клітинку.

hunt-ascendancy = Підкорення
hunt-ascendancy-line = Утікач лишає тільки 2 карти місцевості
hunt-ascendancy-text = Обрати втікача, який має в руці щонайменше 3 карти місцевості. Він залишає 2 з них, решту скидає.

hunt-fierceness = Лють
hunt-fierceness-line = Кого заскочено, той втрачає ще 1 волю
hunt-fierceness-text = Кожен утікач, якого істота заскочила цього ходу, втрачає на 1 волю більше.

hunt-forbidden-zone = Заборонена зона
hunt-forbidden-zone-line = Кожен скидає 1 карту місцевості
hunt-forbidden-zone-text = Кожен утікач скидає з руки 1 карту місцевості: всі обирають потай і показують одночасно.

hunt-interference = Завади
hunt-interference-line = «Берег» та «Уламки» не діють
hunt-interference-text = Цього ходу властивості «Берега» та «Уламків» не діють, і карт зі скиду там не беруть.

hunt-persecution = Переслідування
hunt-persecution-line = Властивості повертають не більше 1 карти
hunt-persecution-text = Цього ходу кожне застосування властивості місцевості повертає в руку щонайбільше 1 карту.

hunt-mutation = Мутація
hunt-mutation-line = Планета забирає ще й 1 волю
hunt-mutation-text = У гру входить жетон планети. Кожен утікач у його місцевості не лише скидає карту, а й втрачає 1 волю.

hunt-phobia = Фобія
hunt-phobia-line = Планета; утікач покаже карти, крім 2
hunt-phobia-text = У гру входить жетон планети. Обрати втікача, який має в руці щонайменше 3 карти місцевості: 2 з них він приховує, а решту показує істоті — і лише їй.

hunt-virus = Вірус
hunt-virus-line = Планета накриває 2 сусідні місцевості
hunt-virus-text = Жетон планети накриває 2 сусідні місцевості й діє в обох.

hunt-clone = Клон
hunt-clone-line = Другий жетон істоти
hunt-clone-text = Цього ходу жетон цілі вважається другим жетоном істоти.

hunt-mirage = Міраж
hunt-mirage-line = 2 сусідні місцевості не діють
hunt-mirage-text = Жетон цілі накриває 2 сусідні місцевості. Їхні властивості цього ходу не діють, і карт зі скиду там не беруть.

hunt-scream = Крик
hunt-scream-line = На цілі: віддати 2 карти або 1 волю
hunt-scream-text = Кожен утікач у місцевості з жетоном цілі або скидає з руки 2 карти місцевості, або втрачає 1 волю.

hunt-toxin = Токсин
hunt-toxin-line = На цілі: без властивості, −1 карта виживання
hunt-toxin-text = Властивість місцевості з жетоном цілі цього ходу не діє, і карт зі скиду там не беруть. Кожен утікач у ній скидає 1 карту виживання.

hunt-cataclysm = Катаклізм
hunt-cataclysm-line = Одна місцевість не діє
hunt-cataclysm-text = Обрати місцевість. До кінця ходу її властивість не діє, і карт зі скиду там не беруть.

hunt-detour = Манівці
hunt-detour-line = Пересунути втікача в сусідню місцевість
hunt-detour-text = Після розкриття карт перемістити одного втікача в сусідню місцевість. Тепер він перебуває там.

hunt-stasis = Стазис
hunt-stasis-line = Порятунок цього ходу стоїть на місці
hunt-stasis-text = До кінця ходу маркер порятунку не рухається вперед.

hunt-tracking = Вистежування
hunt-tracking-line = Наступного ходу: до 2 карт полювання
hunt-tracking-text = Наступного ходу істота може зіграти до 2 карт полювання.

hunt-flashback = Флешбек
hunt-flashback-line = Копія верхньої карти зі скиду полювання
hunt-flashback-text = Стає копією верхньої карти зі скиду полювання: ті самі фаза, символ і дія.

## Карти виживання

survival-adrenaline = Адреналін
survival-adrenaline-line = Відновити 1 волю
survival-adrenaline-text = Відновити 1 волю.

survival-ingenuity = Кмітливість
survival-ingenuity-line = Поставити маяк на «Берег»
survival-ingenuity-text = Поставити маяк на «Берег».

survival-sacrifice = Жертва
survival-sacrifice-line = Скинути 1 місцевість: істота без карт
survival-sacrifice-text = Скинути з руки 1 карту місцевості. До кінця ходу істота більше не грає карт полювання.

survival-sixth-sense = Шосте чуття
survival-sixth-sense-line = Взяти 2 карти зі свого скиду
survival-sixth-sense-text = Взяти в руку 2 карти зі свого скиду.

survival-smokescreen = Димова завіса
survival-smokescreen-line = Ховає скид усіх утікачів
survival-smokescreen-text = До кінця ходу скид усіх утікачів прихований від істоти.

survival-strike-back = Удар у відповідь
survival-strike-back-line = Істота втрачає 2 випадкові карти
survival-strike-back-text = Взяти наосліп 2 випадкові карти з руки істоти й покласти їх під низ колоди полювання.

survival-vortex = Вихор
survival-vortex-line = Замінити зіграну карту картою зі скиду
survival-vortex-text = Скинути горілиць карту, зіграну цього ходу, і зіграти замість неї карту зі свого скиду.

survival-detector = Детектор
survival-detector-line = Уникнути жетона планети
survival-detector-text = Цього ходу уникнути всіх ефектів жетона планети.

survival-dodge = Ухилення
survival-dodge-line = Уникнути жетона істоти
survival-dodge-text = Цього ходу уникнути жетона істоти, а також його клона.

survival-drone = Дрон
survival-drone-line = Застосувати властивість «Всюдихода»
survival-drone-text = Застосувати властивість «Всюдихода» замість властивості своєї місцевості.

survival-gate = Портал
survival-gate-line = Застосувати властивість сусідньої місцевості
survival-gate-text = Застосувати властивість сусідньої місцевості замість властивості своєї. «Артефакт» копіювати не можна.

survival-hologram = Голограма
survival-hologram-line = Жетон планети — у сусідню місцевість
survival-hologram-text = Пересунути жетон планети в сусідню місцевість.

survival-wrong-track = Хибний слід
survival-wrong-track-line = Жетон істоти — у сусідню місцевість
survival-wrong-track-text = Пересунути жетон істоти або його клона в сусідню місцевість.

survival-amplifier = Підсилювач
survival-amplifier-line = Зняти маяк із «Берега»: порятунок +1
survival-amplifier-text = Забрати маяк з «Берега»: порятунок просувається на 1 клітинку.

survival-double-back = Повернення
survival-double-back-line = Повернути зіграну карту в руку
survival-double-back-text = Взяти зіграну цього ходу карту в руку, замість того щоб її скинути.
