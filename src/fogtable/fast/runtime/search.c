/* Information-set Monte-Carlo tree search (Cowling, Powley, Whitehouse 2012), single observer.
 *
 * Each iteration lays the hidden things anew as the searcher may believe them, then plays: in the tree by an upper
 * bound that starts from the policy, beyond it by the policy alone. A node of the searcher is found by all that the
 * searcher sees, a node of another seat by what everybody sees: so nobody in the tree answers a choice that is secret,
 * and the searcher cannot count on knowing what it does not know. In a node of another seat the options differ from
 * world to world: how often each was available is counted beside how often it was taken.
 */
#include <math.h>
#include <time.h>

enum { MOST_STEPS = 512, NODE_BITS = 17, MOST_ENTRIES = 1 << 20 };

typedef struct {
    uint32_t visits, available, next; /* next: the following option of the same node, 0: none */
    float value, squares;             /* sums over visits, for the seat that decides */
    uint8_t option;
} Entry;

typedef struct {
    uint64_t key; /* 0: free */
    uint32_t first;
} Node;

typedef struct {
    int seat;
    float explore; /* weight of the upper bound */
    float even;    /* how much of what is thought of the first options beforehand is the same for all */
    Manner manner;
    const Belief *belief;
    uint64_t luck;
    Node *nodes;
    Entry *entries;
    uint32_t used;
    uint64_t *masks[MAX_SEATS + 1]; /* which bytes of the fields a seat always sees; the last: everybody */
    long long iterations, decisions;
} Search;

typedef struct {
    uint32_t entry;
    int seat;
} Step;

/* -- what a node is known by ------------------------------------------------------------------------------------- */

enum { WORDS = (FIELDS_SIZE + 7) / 8 };

static uint64_t mixed(uint64_t hash, uint64_t word)
{
    hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
    return hash ^ hash >> 29;
}

static uint64_t mixed_value(uint64_t hash, Value value)
{
    hash = mixed(hash, (uint64_t)value);
    return CARD_BITS > 64 ? mixed(hash, (uint64_t)((Options)value >> 64)) : hash;
}

static void mask_fields(const Table *t, int seat, uint64_t *mask)
{
    memset(mask, 0, WORDS * 8);
    for (int n = 0; n < FIELD_COUNT; n++) {
        const Field *field = &FIELDS[n];
        if (field->flag >= 0)
            continue;
        int inner = field->inner == PER_SEAT ? MAX_SEATS : field->inner;
        for (int row = 0; row < row_count(t, field); row++)
            if (sees_row(t, field, row, seat))
                memset((uint8_t *)mask + field->offset - FIELDS_AT + row * inner * field->width, 0xff,
                       (size_t)(inner * field->width));
    }
}

/* All that a seat (or SPECTATOR) sees, and what it is asked. */
static uint64_t sight(const Search *search, const Table *t, int seat)
{
    const uint64_t *mask = search->masks[seat == SPECTATOR ? MAX_SEATS : seat];
    uint64_t hash = (uint64_t)t->run.who << 8 | t->run.choice, words[WORDS] = {0};
    memcpy(words, (const char *)t + FIELDS_AT, FIELDS_SIZE);
    for (int i = 0; i < WORDS; i++)
        hash = mixed(hash, words[i] & mask[i]);
    for (int n = 0; n < FIELD_COUNT; n++) {
        const Field *field = &FIELDS[n];
        if (field->flag < 0 && !field->counted)
            continue;
        for (int row = 0; row < row_count(t, field); row++) {
            if (!sees_row(t, field, row, seat)) {
                if (is_counted(t, field))
                    hash = mixed(hash, (uint64_t)count((Cards)read_place(t, field, row, 0)));
            } else if (field->flag >= 0)
                for (int i = 0; i < inner_count(t, field); i++)
                    hash = mixed_value(hash, read_place(t, field, row, i));
        }
    }
    return hash ? hash : 1;
}

/* -- the tree ---------------------------------------------------------------------------------------------------- */

static Node *find_node(Search *search, uint64_t key, bool *fresh)
{
    uint64_t size = (uint64_t)1 << NODE_BITS, at = key >> 40;
    for (int tries = 0; tries < 64; tries++, at++) {
        Node *node = &search->nodes[at & (size - 1)];
        if (node->key == key) {
            *fresh = false;
            return node;
        }
        if (!node->key) {
            if (search->used + PASS + 1 >= MOST_ENTRIES)
                return NULL;
            *fresh = true;
            node->key = key;
            return node;
        }
    }
    return NULL;
}

static uint32_t entry_of(Search *search, Node *node, int option)
{
    uint32_t *link = &node->first;
    while (*link) {
        if (search->entries[*link].option == option)
            return *link;
        link = &search->entries[*link].next;
    }
    if (search->used + 1 >= MOST_ENTRIES)
        return 0;
    *link = ++search->used;
    search->entries[*link] = (Entry){.option = (uint8_t)option};
    return *link;
}

static const float EVEN_BELOW = 0.1f; /* Search.even, in the tree below the first options */

/* Choose in a node: the mean so far, and a bound that is wide where the policy likes an option and it was little tried. */
static uint32_t choose_in(Search *search, Table *t, int seat, int choice, Options options, Node *node, float even)
{
    uint32_t found[PASS + 1], best = 0;
    int tried[PASS + 1], weights[PASS + 1];
    float most = -1, sum = 0, visits = 0, whole;
    int number = weigh_by(&search->manner, t, seat, choice, options, tried, weights, &whole);
    for (int i = 0; i < number; i++) {
        found[i] = entry_of(search, node, tried[i]);
        if (!found[i])
            return 0;
        sum += search->entries[found[i]].value;
        visits += (float)search->entries[found[i]].visits;
    }
    float each = 1.0f / (float)number, usual = visits > 0 ? sum / visits : 0.5f;
    for (int i = 0; i < number; i++) {
        Entry *entry = &search->entries[found[i]];
        entry->available++;
        float prior = whole > 0 ? (1 - even) * (float)weights[i] / whole + even * each : each;
        float mean = entry->visits ? entry->value / (float)entry->visits : usual;
        float bound = mean + search->explore * prior * sqrtf((float)entry->available) / (1.0f + (float)entry->visits);
        bound += 1e-6f * (float)(next_random(&search->luck) >> 40) / (1 << 24);
        if (bound > most) {
            most = bound;
            best = found[i];
        }
    }
    return best;
}

static void iterate(Search *search, const Table *root, int root_choice, Options root_options, Node *root_node)
{
    Step path[MOST_STEPS];
    int steps = 0;
    Table world = *root;
    if (!redeal(&world, search->seat, next_random(&search->luck), search->belief))
        return;
    int end = root->run.boundaries + search->manner.horizon;
    uint32_t entry = choose_in(search, &world, search->seat, root_choice, root_options, root_node, search->even);
    if (!entry)
        return;
    path[steps++] = (Step){entry, search->seat};
    answer(&world, search->seat, search->entries[entry].option);
    bool in_tree = true;
    while (in_tree && steps < MOST_STEPS && world.run.waits != FOR_NOBODY) {
        if (search->manner.horizon && world.run.boundaries >= end)
            break;
        Options options = world.run.options;
        int seat = world.run.who;
        if (!(options & (options - 1))) {
            answer(&world, seat, lowest_option(options));
            continue;
        }
        search->decisions++;
        bool fresh = true; /* a fresh node is the last one in the tree */
        Node *node = find_node(search, sight(search, &world, seat == search->seat ? seat : SPECTATOR), &fresh);
        in_tree = !fresh;
        entry = node ? choose_in(search, &world, seat, world.run.choice, options, node, EVEN_BELOW) : 0;
        if (!entry)
            break;
        path[steps++] = (Step){entry, seat};
        answer(&world, seat, search->entries[entry].option);
    }
    Manner rest = search->manner;
    if (rest.horizon)
        rest.horizon = end - world.run.boundaries;
    if (!search->manner.horizon || rest.horizon > 0)
        search->decisions += play_out(&world, &search->luck, rest);
    float values[MAX_SEATS];
    for (int p = 0; p < root->run.seats; p++)
        values[p] = value_of(&world, p);
    for (int i = 0; i < steps; i++) {
        Entry *passed = &search->entries[path[i].entry];
        float value = values[path[i].seat];
        passed->visits++;
        passed->value += value;
        passed->squares += value * value;
    }
    search->iterations++;
}

/* -- how long ------------------------------------------------------------------------------------------------------ */

/* The time of a clock, in seconds. */
static double read_clock(clockid_t clock)
{
    struct timespec at;
    clock_gettime(clock, &at);
    return (double)at.tv_sec + 1e-9 * (double)at.tv_nsec;
}

enum { FEW = 300 };                  /* visits before which nothing is settled */
static const float REGRET = 0.0005f; /* a loss, in payoff, for which no more time is spent */

static float error_of(const Entry *entry, float mean)
{
    float spread = entry->squares / (float)entry->visits - mean * mean;
    return (spread > 1e-4f ? spread : 1e-4f) / (float)entry->visits;
}

/* What is lost on average by taking what seems best, if the second best is wrongly second: the expectation of the
   positive part of a normal difference. */
static float regret(float lead, float error)
{
    float z = lead / error;
    return error * (0.39894228f * expf(-z * z / 2) - z * 0.5f * erfcf(z * 0.70710678f));
}

/* Whether more time would hardly change what the answer is worth. */
static bool settled(const Search *search, const Node *node)
{
    float best = -1, second = -1, best_error = 0, second_error = 0;
    for (uint32_t i = node->first; i; i = search->entries[i].next) {
        const Entry *entry = &search->entries[i];
        if (!entry->visits)
            continue;
        float mean = entry->value / (float)entry->visits, error = error_of(entry, mean);
        if (mean > best) {
            second = best, second_error = best_error;
            best = mean, best_error = error;
        } else if (mean > second)
            second = mean, second_error = error;
    }
    return search->iterations > FEW && second >= 0 && regret(best - second, sqrtf(best_error + second_error)) < REGRET;
}

/* Search until the time or the iterations are spent, at least once. Counted is the time that this thread works; by the
   clock on the wall it may take longer by ``patience``, where others use the machine too. */
static bool run_search(Search *search, const Table *root, Node *root_node, double seconds, double patience,
                       long long iterations)
{
    int choice = root->run.choice;
    Options options = root->run.options;
    double until = read_clock(CLOCK_THREAD_CPUTIME_ID) + seconds;
    double latest = read_clock(CLOCK_MONOTONIC) + seconds + patience;
    do {
        for (int i = 0; i < 32 && (search->iterations == 0 || search->iterations < iterations); i++)
            iterate(search, root, choice, options, root_node);
        if (settled(search, root_node))
            return true;
    } while (search->iterations < iterations && read_clock(CLOCK_THREAD_CPUTIME_ID) < until &&
             read_clock(CLOCK_MONOTONIC) < latest);
    return false;
}
