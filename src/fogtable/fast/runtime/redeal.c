/* Another world that a seat could just as well be in: step for step as fogtable.core.play.redeal. */

enum { TRIES = 200, MOST_PLACES = 64 };

typedef struct {
    int field, row;
    Cards known; /* cards that the seat knows to lie here */
    Cards laid;
} Place;

/* How likely a hidden card is to lie in a zone, or a hidden value to be each possible one, for re-deals by belief; NULL
   or 0 rows: all alike. */
typedef struct {
    int field; /* the zone or the value, a field of one dimension */
    const float *weights; /* [row][card] */
} Belief;

static int draw_one(uint64_t *luck, Cards some)
{
    return member(some, below(luck, count(some)));
}

static int draw_weighted(uint64_t *luck, Cards some, const float *weights)
{
    double whole = 0;
    for (Cards left = some; left; left &= left - 1)
        whole += weights[lowest(left)];
    if (whole <= 0)
        return draw_one(luck, some);
    double at = (double)(next_random(luck) >> 11) * 0x1p-53 * whole;
    int last = NONE;
    for (Cards left = some; left; left &= left - 1) {
        last = lowest(left);
        at -= weights[last];
        if (at < 0)
            break;
    }
    return last;
}

static Cards known_in(const Table *t, const Field *zone, int row, int seat)
{
    Cards known = EMPTY;
    for (int k = 0; k < zone->holds_count; k++) {
        const Field *listed = &FIELDS[zone->holds[k]];
        int at = zone->rows || !listed->rows ? row : seat;
        if (sees_row(t, listed, at, seat))
            known |= (Cards)read_place(t, listed, at, 0);
    }
    return known;
}

static bool lay_places(Table *t, Place *places, int number, Cards unseen, int seat, uint64_t *luck, const Belief *belief)
{
    for (int i = 0; i < number; i++) {
        const Field *zone = &FIELDS[places[i].field];
        int row = places[i].row, cards = count((Cards)read_place(t, zone, row, 0)) - count(places[i].known);
        Cards allowed = unseen;
        for (int k = 0; k < zone->without_count; k++) {
            const Field *barred = &FIELDS[zone->without[k]];
            if (sees_row(t, barred, row, seat))
                allowed &= ~(Cards)read_place(t, barred, barred->rows ? row : 0, 0);
        }
        const float *weights = belief && belief->field == places[i].field ? belief->weights + CARD_BITS * row : NULL;
        places[i].laid = places[i].known;
        while (cards-- > 0) {
            if (!allowed)
                return false;
            int card = weights ? draw_weighted(luck, allowed, weights) : draw_one(luck, allowed);
            places[i].laid |= one(card);
            allowed &= ~one(card);
            unseen &= ~one(card);
        }
    }
    for (int i = 0; i < number; i++)
        write_place(t, &FIELDS[places[i].field], places[i].row, 0, (Value)places[i].laid);
    return true;
}

static bool redeal_pool(Table *t, const Pool *pool, int seat, int owner, uint64_t *luck, const Belief *belief)
{
    Place places[MOST_PLACES];
    int number = 0;
    Cards unseen = EMPTY;
    for (int most_barred = 4; most_barred >= 0; most_barred--) /* the most restricted zones choose first */
        for (int z = 0; z < pool->zone_count; z++) {
            const Field *zone = &FIELDS[pool->zones[z]];
            if (zone->without_count != most_barred)
                continue;
            int first = owner >= 0 ? owner : 0, last = owner >= 0 ? owner + 1 : row_count(t, zone);
            for (int row = first; row < last; row++)
                if (!sees_row(t, zone, row, seat) && number < MOST_PLACES) {
                    Cards known = known_in(t, zone, row, seat);
                    places[number++] = (Place){pool->zones[z], row, known, EMPTY};
                    unseen |= (Cards)read_place(t, zone, row, 0) & ~known;
                }
        }
    for (int i = 0; i < TRIES; i++)
        if (lay_places(t, places, number, unseen, seat, luck, belief))
            return true;
    return false;
}

static Value another(Value value, bool set, Cards possible, uint64_t *luck, const float *weights)
{
    if (!set)
        return value == NONE ? value : weights ? draw_weighted(luck, possible, weights) : draw_one(luck, possible);
    int cards = least(count((Cards)value), count(possible));
    Cards drawn = EMPTY;
    while (cards-- > 0) {
        int card = weights ? draw_weighted(luck, possible, weights) : draw_one(luck, possible);
        drawn |= one(card);
        possible &= ~one(card);
    }
    return (Value)drawn;
}

static void redraw_values(Table *t, int seat, uint64_t *luck, const Belief *belief)
{
    for (int n = 0; n < FIELD_COUNT; n++) {
        const Field *field = &FIELDS[n];
        int rows = row_count(t, field), inner = inner_count(t, field);
        if (field->sealed && field->rows == PER_SEAT) {
            for (int row = 0; row < rows; row++)
                for (int i = 0; row != seat && i < inner; i++)
                    write_place(t, field, row, i, field->start);
        } else if (field->among >= 0) {
            const Field *possible = &FIELDS[field->among];
            for (int row = 0; row < rows; row++)
                if (!sees_row(t, field, row, seat)) {
                    Cards some = (Cards)read_place(t, possible, possible->rows ? row : 0, 0);
                    const float *weights = belief && belief->field == n ? belief->weights + CARD_BITS * row : NULL;
                    write_place(t, field, row, 0, another(read_place(t, field, row, 0), field->set, some, luck, weights));
                }
        } else if (!field->in_pool) { /* what somebody remembers, say: it starts over */
            for (int row = 0; row < rows; row++)
                if (!sees_row(t, field, row, seat))
                    for (int i = 0; i < inner; i++)
                        write_place(t, field, row, i, field->start);
        }
    }
}

/* Lay anew all that `seat` cannot know; false: the declared restrictions leave no world. */
static bool redeal(Table *t, int seat, uint64_t seed, const Belief *belief)
{
    uint64_t luck = seed;
    for (int i = 0; i < POOL_COUNT; i++) {
        const Pool *pool = &POOLS[i];
        if (pool->owned < 0) {
            if (!redeal_pool(t, pool, seat, NONE, &luck, belief))
                return false;
        } else {
            for (int p = 0; p < t->run.seats; p++)
                if (!redeal_pool(t, pool, seat, p, &luck, belief))
                    return false;
        }
    }
    redraw_values(t, seat, &luck, belief);
    t->run.luck = next_random(&luck);
    if (t->run.waits == FOR_SEALED || t->run.waits == FOR_QUIET) {
        t->run.act = REOPEN;
        t->run.replier = (uint8_t)seat;
        play_on(t);
        t->run.act = ANSWER;
    } else if (t->run.waits == FOR_FLOOR) {
        open_floor(t, t->run.floor);
    }
    return true;
}
