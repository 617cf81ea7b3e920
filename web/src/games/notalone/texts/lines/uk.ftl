# Що робить кожна карта — одним рядком на її лицьовому боці: лише ефект, без крапки.

## Місцевості

place-lair-line = Взяти 1 карту або скопіювати місцевість істоти
place-lair-line-all = Взяти весь скид або скопіювати місцевість істоти
place-jungle-line = Взяти її назад і ще 1 карту
place-river-line = Наступного ходу: 2 карти, лишити 1
place-beach-line = Поставити маяк або зняти: порятунок +1
place-rover-line = Взяти нову місцевість із запасу
place-swamp-line = Взяти її назад і ще 2 карти
place-shelter-line = Взяти 2 карти виживання, лишити 1
place-wreck-line = Порятунок +1
place-source-line = 1 воля або 1 карта виживання
place-artefact-line = Наступного ходу: 2 карти, обидві діють

## Карти полювання

hunt-despair-line = Планета; карти виживання під забороною
hunt-force-field-line = У 2 сусідні місцевості не можна
hunt-anticipation-line = Заскочено обраного: асиміляція +1
hunt-ascendancy-line = Утікач лишає тільки 2 карти місцевості
hunt-fierceness-line = Кого заскочено, той втрачає ще 1 волю
hunt-forbidden-zone-line = Кожен скидає 1 карту місцевості
hunt-interference-line = «Берег» та «Уламки» не діють
hunt-persecution-line = Властивості повертають не більше 1 карти
hunt-mutation-line = Планета забирає ще й 1 волю
hunt-phobia-line = Планета; утікач покаже карти, крім 2
hunt-virus-line = Планета накриває 2 сусідні місцевості
hunt-clone-line = Другий жетон істоти
hunt-mirage-line = 2 сусідні місцевості не діють
hunt-scream-line = На цілі: віддати 2 карти або 1 волю
hunt-toxin-line = На цілі: без властивості, −1 карта виживання
hunt-cataclysm-line = Одна місцевість не діє
hunt-detour-line = Пересунути втікача в сусідню місцевість
hunt-stasis-line = Порятунок цього ходу стоїть на місці
hunt-tracking-line = Наступного ходу: до 2 карт полювання
hunt-flashback-line = Копія верхньої карти зі скиду полювання

## Карти виживання

survival-adrenaline-line = Відновити 1 волю
survival-ingenuity-line = Поставити маяк на «Берег»
survival-sacrifice-line = Скинути 1 місцевість: істота без карт
survival-sixth-sense-line = Взяти 2 карти зі свого скиду
survival-smokescreen-line = Ховає скид усіх утікачів
survival-strike-back-line = Істота втрачає 2 випадкові карти
survival-vortex-line = Замінити зіграну карту картою зі скиду
survival-detector-line = Уникнути жетона планети
survival-dodge-line = Уникнути жетона істоти
survival-drone-line = Застосувати властивість «Всюдихода»
survival-gate-line = Застосувати властивість сусідньої місцевості
survival-hologram-line = Жетон планети — у сусідню місцевість
survival-wrong-track-line = Жетон істоти — у сусідню місцевість
survival-amplifier-line = Зняти маяк із «Берега»: порятунок +1
survival-double-back-line = Повернути зіграну карту в руку
