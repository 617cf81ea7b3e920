/* Learning from games: a player who draws by the game's policy, but leans from it by the signs that it sees.
 *
 * A lean is a weight for each option of each question and each sign (signs.c). They add up in the exponent:
 * an option is as likely as the policy's weight times e to the sum of the leans of all signs that are there. They are learned by
 * policy gradient: what was done before a good end becomes likelier. What an end was worth is measured against what
 * the position promised, which is learned beside it (a row of weights for each question), and spread over the
 * decisions before it by generalised advantage estimation (Schulman et al. 2016). A prize on doubt (entropy) keeps
 * players from settling: without it learning from oneself runs in circles where hidden choices meet.
 */

enum { QUESTIONS = sizeof WEIGHED / sizeof *WEIGHED };

/* Who answers on the seats that do not learn. */
typedef enum { EVENLY, BY_POLICY, BEST_BY_POLICY, BY_LEAN } Manners;

typedef struct {
    Manners manners;
    const float *lean;
} Rival;

/* One decision, until the game has ended. */
typedef struct {
    int seat, choice, sign, signs, option, options, taken; /* where they lie in the arrays below, and how many */
    float promised;
} Decision;

typedef struct {
    int row; /* of the lean */
    float likely;
} Tried;

typedef struct {
    int width, rows, size;   /* signs; options of all questions; all weights */
    int first[QUESTIONS];    /* the row of a question's first option */
    int numbers[QUESTIONS];  /* of options; a pass comes last */
    float *lean;             /* [rows + QUESTIONS][width]: the last rows tell what a position promises */
    float *slope, *mean, *square, *average; /* as large: since the last step, of Adam, over time */
    int64_t *offered, *taken;   /* [rows] how often each option was, by who learns */
    Signs signs;
    Decision *decisions;
    Sign *kept;
    Tried *tried;
    int decision, decision_room, sign, sign_room, option, option_room;
    int64_t weighed; /* decisions in `slope` */
} Learner;

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

static inline int row_of(const Learner *learner, int choice, int option)
{
    return learner->first[choice] + (option == PASS ? learner->numbers[choice] - 1 : option);
}

static inline float lean_of(const Learner *learner, const float *lean, int row)
{
    const float *weights = lean + (size_t)row * (size_t)learner->width;
    float sum = 0;
    for (int i = 0; i < learner->signs.number; i++)
        sum += weights[learner->signs.found[i].sign] * (float)learner->signs.found[i].times;
    return sum;
}

static void tally(Learner *learner, int choice, const int *found, int number, int taken)
{
    for (int i = 0; i < number; i++)
        learner->offered[row_of(learner, choice, found[i])]++;
    learner->taken[row_of(learner, choice, found[taken])]++;
}

/* How likely each option is; return how many there are. The policy's weight is never quite 0: so all can be learned. */
static int likelihoods(Learner *learner, const float *lean, Table *t, int seat, int choice, Options options, int *found,
                       float *likely)
{
    int weights[PASS + 1], whole;
    int number = weigh_all(t, seat, choice, options, found, weights, &whole);
    float highest = -INFINITY, sum = 0;
    read_signs(t, seat, &learner->signs);
    for (int i = 0; i < number; i++) {
        int weight = weights[i] + whole / 512 + 1;
        likely[i] = logf((float)weight) + lean_of(learner, lean, row_of(learner, choice, found[i]));
        highest = fmaxf(highest, likely[i]);
    }
    for (int i = 0; i < number; i++)
        sum += likely[i] = expf(likely[i] - highest);
    for (int i = 0; i < number; i++)
        likely[i] /= sum;
    return number;
}

static int draw_likely(const float *likely, int number, uint64_t *luck)
{
    float at = (float)(next_random(luck) >> 40) / (1 << 24);
    for (int i = 0; i < number - 1; i++)
        if ((at -= likely[i]) < 0)
            return i;
    return number - 1;
}

static int choose_by_lean(Learner *learner, const float *lean, Table *t, uint64_t *luck)
{
    int found[PASS + 1];
    float likely[PASS + 1];
    int number = likelihoods(learner, lean, t, t->run.who, t->run.choice, t->run.options, found, likely);
    int taken = draw_likely(likely, number, luck);
    if (lean == learner->lean)
        tally(learner, t->run.choice, found, number, taken);
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
    case EVENLY: return choose_evenly(t, luck);
    case BY_POLICY: return choose_by_policy(t, luck);
    case BEST_BY_POLICY: return choose_best(t, luck);
    default:
        return choose_by_lean(learner, rival->lean, t, luck);
    }
}

/* Decide, and keep what it was decided by until the end of the game. */
static int decide(Learner *learner, Table *t, int seat, int choice, Options options, uint64_t *luck)
{
    int found[PASS + 1];
    float likely[PASS + 1];
    int number = likelihoods(learner, learner->lean, t, seat, choice, options, found, likely);
    int taken = draw_likely(likely, number, luck), signs = learner->signs.number;
    tally(learner, choice, found, number, taken);
    learner->decisions = make_room(learner->decisions, &learner->decision_room, learner->decision + 1, sizeof(Decision));
    learner->kept = make_room(learner->kept, &learner->sign_room, learner->sign + signs, sizeof(Sign));
    learner->tried = make_room(learner->tried, &learner->option_room, learner->option + number, sizeof(Tried));
    learner->decisions[learner->decision++] =
        (Decision){seat, choice, learner->sign, signs, learner->option, number, taken,
                   lean_of(learner, learner->lean, learner->rows + choice)};
    memcpy(learner->kept + learner->sign, learner->signs.found, (size_t)signs * sizeof(Sign));
    learner->sign += signs;
    for (int i = 0; i < number; i++)
        learner->tried[learner->option++] = (Tried){row_of(learner, choice, found[i]), likely[i]};
    return found[taken];
}

static void add_slope(Learner *learner, const Decision *decision, int row, float slope)
{
    float *slopes = learner->slope + (size_t)row * (size_t)learner->width;
    const Sign *signs = learner->kept + decision->sign;
    for (int i = 0; i < decision->signs; i++)
        slopes[signs[i].sign] += slope * (float)signs[i].times;
}

static void forget(Learner *learner)
{
    learner->decision = learner->sign = learner->option = 0;
}

/* The game has ended: see in which direction its decisions should have gone. `memory`: how far an end reaches back. */
static void conclude(Learner *learner, const float *payoffs, float doubt, float memory)
{
    float next[MAX_SEATS], gained[MAX_SEATS] = {0};
    memcpy(next, payoffs, sizeof next);
    for (int n = learner->decision - 1; n >= 0; n--) {
        const Decision *decision = &learner->decisions[n];
        int seat = decision->seat;
        gained[seat] = next[seat] - decision->promised + memory * gained[seat];
        next[seat] = decision->promised;
        const Tried *tried = learner->tried + decision->option;
        float entropy = 0;
        for (int i = 0; i < decision->options; i++)
            entropy -= tried[i].likely * logf(fmaxf(tried[i].likely, 1e-9f));
        for (int i = 0; i < decision->options; i++) {
            float likely = tried[i].likely, surprise = logf(fmaxf(likely, 1e-9f)) + entropy;
            add_slope(learner, decision, tried[i].row,
                      gained[seat] * ((i == decision->taken) - likely) - doubt * likely * surprise);
        }
        add_slope(learner, decision, learner->rows + decision->choice, gained[seat]);
        learner->weighed++;
    }
    forget(learner);
}

/* Play one game, where the seats of a mask learn from it or just play. */
static void play_learning(Learner *learner, Table *t, unsigned seats, const Rival *rival, bool learns, uint64_t *luck)
{
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
            option = choose_by_lean(learner, learner->lean, t, luck);
        answer(t, seat, option);
    }
}

/* Take a step of Adam (Kingma, Ba 2015) up the slope, and move the average over time towards it by `share`. */
static void improve(Learner *learner, int64_t steps, float rate, float share)
{
    const float keep = 0.9f, keep_square = 0.999f, least_slope = 1e-6f;
    float first = 1 - powf(keep, (float)steps), second = 1 - powf(keep_square, (float)steps);
    float whole = learner->weighed ? 1 / (float)learner->weighed : 0;
    for (int i = 0; i < learner->size; i++) {
        float slope = learner->slope[i] * whole;
        learner->slope[i] = 0;
        learner->mean[i] = keep * learner->mean[i] + (1 - keep) * slope;
        learner->square[i] = keep_square * learner->square[i] + (1 - keep_square) * slope * slope;
        learner->lean[i] += rate * (learner->mean[i] / first) / (sqrtf(learner->square[i] / second) + least_slope);
        learner->average[i] += share * (learner->lean[i] - learner->average[i]);
    }
    learner->weighed = 0;
}
