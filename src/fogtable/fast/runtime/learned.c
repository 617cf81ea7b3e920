/* A net that has been learned, in whole numbers: it plays alike on every machine, and as fogtable.bots.learned does.
 *
 * Python lays it out (fogtable.bots.net), the tables of logarithms and powers included. A weight is in 256ths, and so is
 * what an option comes to, of a natural unit.
 */

enum { WEIGHT_BITS = 8, LOG_BITS = 8, LOG_TABLE = 256, POWER_TABLE = 4096, POWER_ONE = 1 << 16 };

typedef struct {
    int32_t signs, options, hidden;   /* how many there are */
    int32_t first[QUESTIONS], numbers[QUESTIONS]; /* as in Shape */
    int32_t two;                      /* the logarithm of 2 */
    int32_t logarithms[LOG_TABLE];  /* of 1 + n/256 */
    int32_t powers[POWER_TABLE];    /* e to minus n/256 */
    int16_t weights[];              /* a layer for each sign, one for each option; then int32_t biases of the options */
} LearnedNet;

static const char NO_LEARNED_NET[] = "expected a net that was learned in this game, by the rules as they are";

static bool is_learned_net(const LearnedNet *net, size_t size)
{
    if (size < sizeof *net || net->signs != sign_count() || net->hidden != HIDDEN)
        return false;
    int options = 0;
    for (int n = 0; n < QUESTIONS; n++) {
        if (net->first[n] != options || net->numbers[n] < 1 || net->numbers[n] > PASS + 1)
            return false;
        options += net->numbers[n];
    }
    size_t layers = (size_t)net->signs + (size_t)options;
    return net->options == options &&
           size == sizeof *net + layers * HIDDEN * sizeof(int16_t) + (size_t)options * sizeof(int32_t);
}

/* The natural logarithm of a whole number from 1 on. */
static int32_t whole_logarithm(const LearnedNet *net, int number)
{
    int high = 31 - __builtin_clz((unsigned)number);
    int below = (int)((((int64_t)number << LOG_BITS) >> high) & (LOG_TABLE - 1));
    return high * net->two + net->logarithms[below];
}

/* How likely each option is, by whole numbers of which the largest is POWER_ONE; return how many options there are. */
static int weigh_learned(const LearnedNet *net, Signs *signs, Table *t, int seat, int choice, Options options, int *found,
                         int32_t *likely)
{
    int weights[PASS + 1], whole;
    int32_t hidden[HIDDEN] = {0}, highest = INT32_MIN;
    const int16_t *heads = net->weights + (size_t)net->signs * HIDDEN;
    const int32_t *biases = (const int32_t *)(heads + (size_t)net->options * HIDDEN);
    int number = weigh_all(t, seat, choice, options, found, weights, &whole);
    read_signs(t, seat, signs);
    for (int n = 0; n < signs->number; n++) {
        const int16_t *layer = net->weights + (size_t)signs->found[n].sign * HIDDEN;
        for (int i = 0; i < HIDDEN; i++)
            hidden[i] += layer[i] * signs->found[n].times;
    }
    for (int i = 0; i < HIDDEN; i++)
        hidden[i] = most(hidden[i], 0);
    for (int n = 0; n < number; n++) {
        int head = net->first[choice] + (found[n] == PASS ? net->numbers[choice] - 1 : found[n]);
        const int16_t *layer = heads + (size_t)head * HIDDEN;
        int64_t sum = 0;
        for (int i = 0; i < HIDDEN; i++)
            sum += (int64_t)layer[i] * hidden[i];
        likely[n] = biases[head] + (int32_t)(sum >> (2 * WEIGHT_BITS - LOG_BITS)) +
                    whole_logarithm(net, weights[n] + whole / 512 + 1);
        highest = most(highest, likely[n]);
    }
    for (int n = 0; n < number; n++)
        likely[n] = highest - likely[n] < POWER_TABLE ? net->powers[highest - likely[n]] : 0;
    return number;
}

static int choose_learned(const LearnedNet *net, Signs *signs, Table *t, uint64_t *luck)
{
    int found[PASS + 1], whole = 0, i = 0;
    int32_t likely[PASS + 1];
    int number = weigh_learned(net, signs, t, t->run.who, t->run.choice, t->run.options, found, likely);
    for (int n = 0; n < number; n++)
        whole += likely[n];
    for (int at = below(luck, whole); (at -= likely[i]) >= 0;)
        i++;
    return found[i];
}
