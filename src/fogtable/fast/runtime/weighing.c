/* Options drawn evenly, or by the weights of the game's policy. */

static inline void answer(Table *t, int seat, int option)
{
    t->run.act = ANSWER;
    t->run.replier = (uint8_t)seat;
    t->run.reply = (uint8_t)option;
    play_on(t);
}

/* One of some options, all alike. */
static inline int choose_evenly(Options options, uint64_t *luck)
{
    return option_at(options, below(luck, count_options(options)));
}

/* Weigh all options of a question by the game's policy; return how many there are, and the sum of their weights. */
static int weigh_all(Table *t, int seat, int choice, Options options, int *found, int *weights, int *whole)
{
    int number = 0;
    *whole = 0;
    notes_kept.now++;
    t->run.notes = &notes_kept;
    for (Options left = options; left; left &= left - 1, number++) {
        int weight = WEIGHED[choice] ? weigh(t, seat, choice, lowest_option(left)) : 1;
        found[number] = lowest_option(left);
        weights[number] = most(weight, 0);
        *whole += weights[number];
    }
    t->run.notes = NULL;
    return number;
}

/* One of the options of the question shown, each as likely as its weight says. */
static int choose_by_policy(Table *t, uint64_t *luck)
{
    int options[PASS + 1], weights[PASS + 1], whole, i = 0;
    if (!WEIGHED[t->run.choice])
        return choose_evenly(t->run.options, luck);
    int number = weigh_all(t, t->run.who, t->run.choice, t->run.options, options, weights, &whole);
    if (!whole)
        return options[below(luck, number)];
    for (int at = below(luck, whole); (at -= weights[i]) >= 0;)
        i++;
    return options[i];
}
