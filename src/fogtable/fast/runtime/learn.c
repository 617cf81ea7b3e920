/* Learning from games: a player who draws by a net (net.c), and what moves its weights.
 *
 * They are learned by policy gradient: what was done before a good end becomes likelier. What an end was worth is measured
 * against what the position promised, which is learned beside it, and spread over the decisions before it by generalised
 * advantage estimation (Schulman et al. 2016). A step goes over the games of a batch several times and leaves alone what has
 * already moved far enough (proximal policy optimisation, Schulman et al. 2017).
 *
 * Learning from oneself runs in circles where hidden choices meet. Two prices keep it from that: one on settling (entropy),
 * and one on going away from a magnet, a slow follower of what is learned (Sokota et al. 2023; Perolat et al. 2022).
 */

/* Who answers on the seats that do not learn. */
typedef enum { EVENLY, BY_POLICY, BEST_BY_POLICY, BY_NET, LEARNED, MANNERS } Manners;

typedef struct {
    Manners manners;
    const void *net;
    float whim; /* of players by a net: how far each leans, for a whole game, towards some answers and from others */
} Rival;

/* An option of a decision: its head, the policy's part, how likely it was, and as the magnet has it. */
typedef struct {
    int head;
    float prior, likely, magnet;
} Tried;

typedef struct {
    int seat, choice, sign, signs, option, options, taken; /* where they lie in the arrays below, and how many */
    float promised, gained;                                /* how much better it came than was promised */
} Decision;

/* How a step is taken. */
typedef struct {
    int passes, batch; /* over all decisions; of how many at once */
    float rate, share; /* of Adam; how fast the average over time follows */
    float doubt, pull, clip;
} Stride;

typedef struct {
    Shape shape;
    float *weights, *slope, *mean, *square, *average, *magnet; /* each as large: of Adam, over time */
    int64_t *offered, *taken; /* [options] how often each option was, by who learns */
    int64_t steps;            /* of Adam */
    float *whims;             /* [MAX_SEATS][options] of rivals in the game under way */
    Signs signs;
    Decision *decisions;
    Sign *kept;
    Tried *tried;
    int *order;
    int decision, decision_room, sign, sign_room, option, option_room, order_room;
    int concluded; /* decisions of games that have ended */
} Learner;

/* No option leans at first: only the layers of the signs differ, so that they learn different things. */
static void begin_net(Learner *learner)
{
    const float spread = 0.1f;
    uint64_t luck = 1;
    size_t size = (size_t)learner->shape.size * sizeof(float);
    for (int i = 0; i < learner->shape.signs * HIDDEN; i++)
        learner->weights[i] = spread * ((float)(next_random(&luck) >> 40) / (1 << 23) - 1);
    memcpy(learner->average, learner->weights, size);
    memcpy(learner->magnet, learner->weights, size);
}

static void *make_room(void *of, int *room, int needed, size_t size)
{
    if (needed <= *room)
        return of;
    *room = most(2 * *room, needed + 256);
    void *larger = realloc(of, (size_t)*room * size);
    if (!larger)
        abort();
    return larger;
}

static void tally(Learner *learner, int choice, const int *found, int number, int taken)
{
    for (int i = 0; i < number; i++)
        learner->offered[head_of(&learner->shape, choice, found[i])]++;
    learner->taken[head_of(&learner->shape, choice, found[taken])]++;
}

/* Give each rival whims for a game. Their spread is drawn as well: most are mild, some do nothing but the same. */
static void draw_whims(Learner *learner, const Rival *rival, uint64_t *luck)
{
    int options = learner->shape.options;
    for (int p = 0; p < MAX_SEATS; p++) {
        float spread = rival->whim * (float)(next_random(luck) >> 40) / (1 << 24);
        for (int i = 0; i < options; i++) {
            float sum = -6; /* of twelve even numbers: near enough to a normal one */
            for (uint64_t some = next_random(luck), k = 0; k < 12; k++, some = k == 6 ? next_random(luck) : some >> 10)
                sum += (float)(some & 1023) / 1023;
            learner->whims[p * options + i] = spread * sum;
        }
    }
}

static int choose_by_net(Learner *learner, const float *weights, const float *whims, Table *t, uint64_t *luck)
{
    int found[PASS + 1], choice = t->run.choice;
    float likely[PASS + 1];
    int number = find_options(t, t->run.who, choice, t->run.options, found, likely);
    read_signs(t, t->run.who, &learner->signs);
    Layer hidden = excited(weights, learner->signs.found, learner->signs.number);
    for (int i = 0; i < number; i++) {
        int head = head_of(&learner->shape, choice, found[i]);
        likely[i] += head_says(&learner->shape, weights, &hidden, head) + (whims ? whims[head] : 0);
    }
    soften(likely, number);
    int taken = draw_likely(likely, number, luck);
    if (weights == learner->weights)
        tally(learner, choice, found, number, taken);
    return found[taken];
}

/* One of the options that the policy gives the most weight. */
static int choose_best(Table *t, uint64_t *luck)
{
    int found[PASS + 1], weights[PASS + 1], whole, best = 0, equals = 0, taken = 0;
    int number = weigh_all(t, t->run.who, t->run.choice, t->run.options, found, weights, &whole);
    for (int i = 0; i < number; i++) {
        if (i == 0 || weights[i] > best)
            best = weights[i], equals = 0;
        if (weights[i] == best && below(luck, ++equals) == 0)
            taken = i;
    }
    return found[taken];
}

static int choose_as(Learner *learner, const Rival *rival, Table *t, uint64_t *luck)
{
    switch (rival->manners) {
    case EVENLY: return choose_evenly(t->run.options, luck);
    case BY_POLICY: return choose_by_policy(t, luck);
    case BEST_BY_POLICY: return choose_best(t, luck);
    case LEARNED: return choose_learned(rival->net, &learner->signs, t, luck);
    default: {
        const float *whims = rival->whim > 0 ? learner->whims + t->run.who * learner->shape.options : NULL;
        return choose_by_net(learner, rival->net, whims, t, luck);
    }
    }
}

/* Decide, and keep what it was decided by until the next step. */
static int decide(Learner *learner, Table *t, int seat, int choice, Options options, uint64_t *luck)
{
    const Shape *shape = &learner->shape;
    int found[PASS + 1];
    float prior[PASS + 1], likely[PASS + 1], magnet[PASS + 1];
    int number = find_options(t, seat, choice, options, found, prior);
    read_signs(t, seat, &learner->signs);
    int signs = learner->signs.number;
    Layer hidden = excited(learner->weights, learner->signs.found, signs);
    Layer followed = excited(learner->magnet, learner->signs.found, signs);
    for (int i = 0; i < number; i++) {
        int head = head_of(shape, choice, found[i]);
        likely[i] = prior[i] + head_says(shape, learner->weights, &hidden, head);
        magnet[i] = prior[i] + head_says(shape, learner->magnet, &followed, head);
    }
    soften(likely, number);
    soften(magnet, number);
    int taken = draw_likely(likely, number, luck);
    tally(learner, choice, found, number, taken);
    learner->decisions = make_room(learner->decisions, &learner->decision_room, learner->decision + 1, sizeof(Decision));
    learner->kept = make_room(learner->kept, &learner->sign_room, learner->sign + signs, sizeof(Sign));
    learner->tried = make_room(learner->tried, &learner->option_room, learner->option + number, sizeof(Tried));
    learner->decisions[learner->decision++] =
        (Decision){seat, choice, learner->sign, signs, learner->option, number, taken,
                   head_says(shape, learner->weights, &hidden, promise_of(shape, choice)), 0};
    memcpy(learner->kept + learner->sign, learner->signs.found, (size_t)signs * sizeof(Sign));
    learner->sign += signs;
    for (int i = 0; i < number; i++)
        learner->tried[learner->option++] = (Tried){head_of(shape, choice, found[i]), prior[i], likely[i], magnet[i]};
    return found[taken];
}

/* The game has ended: tell how much better each of its decisions came than was promised. `memory`: how far an end reaches back. */
static void conclude(Learner *learner, const float *payoffs, float memory)
{
    float next[MAX_SEATS], gained[MAX_SEATS] = {0};
    memcpy(next, payoffs, sizeof next);
    for (int n = learner->decision - 1; n >= learner->concluded; n--) {
        Decision *decision = &learner->decisions[n];
        int seat = decision->seat;
        decision->gained = gained[seat] = next[seat] - decision->promised + memory * gained[seat];
        next[seat] = decision->promised;
    }
    learner->concluded = learner->decision;
}

static inline float logarithm(float likely)
{
    return logf(fmaxf(likely, 1e-9f));
}

/* Add a slope at one head, and what of it goes on to the hidden layer. */
static void add_slope(Learner *learner, const Layer *hidden, Layer *back, int head, float slope)
{
    const Shape *shape = &learner->shape;
    add_layer(back, (const Layer *)learner->weights + shape->signs + head, slope);
    add_layer((Layer *)learner->slope + shape->signs + head, hidden, slope);
    learner->slope[bias_at(shape, head)] += slope;
}

/* See in which direction a decision should have gone. */
static void weigh_decision(Learner *learner, const Decision *decision, const Stride *how)
{
    const Shape *shape = &learner->shape;
    const Sign *signs = learner->kept + decision->sign;
    const Tried *tried = learner->tried + decision->option;
    float likely[PASS + 1], entropy = 0, apart = 0;
    Layer hidden = excited(learner->weights, signs, decision->signs), back = {0};
    for (int i = 0; i < decision->options; i++)
        likely[i] = tried[i].prior + head_says(shape, learner->weights, &hidden, tried[i].head);
    soften(likely, decision->options);
    for (int i = 0; i < decision->options; i++) {
        entropy -= likely[i] * logarithm(likely[i]);
        apart += likely[i] * (logarithm(likely[i]) - logarithm(tried[i].magnet));
    }
    const float most_ratio = 4;
    float ratio = likely[decision->taken] / fmaxf(tried[decision->taken].likely, 1e-9f);
    bool far = decision->gained > 0 ? ratio > 1 + how->clip : ratio < 1 - how->clip;
    float gained = far ? 0 : decision->gained * fminf(ratio, most_ratio);
    for (int i = 0; i < decision->options; i++) {
        float settled = logarithm(likely[i]) + entropy;
        float strayed = logarithm(likely[i]) - logarithm(tried[i].magnet) - apart;
        add_slope(learner, &hidden, &back, tried[i].head,
                  gained * ((i == decision->taken) - likely[i]) -
                      likely[i] * (how->doubt * settled + how->pull * strayed));
    }
    int promise = promise_of(shape, decision->choice);
    float missed = decision->promised + decision->gained - head_says(shape, learner->weights, &hidden, promise);
    add_slope(learner, &hidden, &back, promise, missed);
    for (int i = 0; i < HIDDEN; i++)
        back.of[i] = hidden.of[i] > 0 ? back.of[i] : 0;
    for (int i = 0; i < decision->signs; i++)
        add_layer((Layer *)learner->slope + signs[i].sign, &back, (float)signs[i].times);
}

/* Take a step of Adam (Kingma, Ba 2015) up the slope of so many decisions, and move the average over time by `share`. */
static void climb(Learner *learner, int decisions, const Stride *how)
{
    const float keep = 0.9f, keep_square = 0.999f, least_slope = 1e-5f;
    float steps = (float)++learner->steps;
    float first = 1 / (1 - powf(keep, steps)), second = 1 / (1 - powf(keep_square, steps));
    float part = 1 / (float)decisions;
    for (int i = 0; i < learner->shape.size; i++) {
        float slope = learner->slope[i] * part;
        learner->slope[i] = 0;
        learner->mean[i] += (1 - keep) * (slope - learner->mean[i]);
        learner->square[i] += (1 - keep_square) * (slope * slope - learner->square[i]);
        learner->weights[i] +=
            how->rate * learner->mean[i] * first / (sqrtf(learner->square[i] * second) + least_slope);
        learner->average[i] += how->share * (learner->weights[i] - learner->average[i]);
    }
}

/* Learn from all games that have ended since the last time; return how many decisions they had. */
static int improve(Learner *learner, const Stride *how, uint64_t *luck)
{
    int number = learner->concluded;
    learner->order = make_room(learner->order, &learner->order_room, number, sizeof(int));
    for (int i = 0; i < number; i++)
        learner->order[i] = i;
    for (int pass = 0; pass < how->passes; pass++) {
        for (int i = number - 1; i > 0; i--) {
            int other = below(luck, i + 1), one = learner->order[i];
            learner->order[i] = learner->order[other];
            learner->order[other] = one;
        }
        for (int from = 0, to; from < number; from = to) {
            to = number - from < 2 * how->batch ? number : from + how->batch;
            for (int i = from; i < to; i++)
                weigh_decision(learner, &learner->decisions[learner->order[i]], how);
            climb(learner, to - from, how);
        }
    }
    learner->decision = learner->sign = learner->option = learner->concluded = 0;
    return number;
}

/* Play one game, where the seats of a mask learn from it or just play. */
static void play_learning(Learner *learner, Table *t, unsigned seats, const Rival *rival, bool learns, uint64_t *luck)
{
    if (rival->whim > 0)
        draw_whims(learner, rival, luck);
    for (int i = 0; i < LONGEST && t->run.waits != FOR_NOBODY; i++) {
        Options options = t->run.options;
        int option, seat = t->run.who;
        if (!(options & (options - 1)))
            option = lowest_option(options);
        else if (!(seats >> seat & 1))
            option = choose_as(learner, rival, t, luck);
        else if (learns)
            option = decide(learner, t, seat, t->run.choice, options, luck);
        else
            option = choose_by_net(learner, learner->weights, NULL, t, luck);
        answer(t, seat, option);
    }
}
