/* A game under way: the head that every game's table begins with, asking, telling, and luck.
 *
 * The generated text declares `struct Table { Run run; <fields>; uint8_t stack[]; }` and includes this file behind
 * it. A rule that waits lies in `stack` as plain bytes: a copy of the table is a copy of the game.
 */

#include "sha256.h"

/* Numbers written one behind the other, for whoever listens. */
typedef struct {
    Value *numbers;
    int used, room;
} Tape;

/* Who listens to a game: what happened, what luck brought, what was answered by itself; and what luck is known: said
   beforehand, or the key of luck that nobody can foresee. A game to which nobody listens has none of it. */
typedef struct Journal {
    Tape events; /* event, bits, arguments ... */
    Tape came;   /* source, outcome */
    Tape filled; /* seat, question, option */
    Tape said[LUCK_COUNT + 1];
    int said_read[LUCK_COUNT + 1];
    Value refused[3]; /* source, what was said, what was possible */
    bool secure;        /* luck is drawn by this key; `run.luck` counts the numbers */
    uint8_t key[KEY_SIZE];
} Journal;

static __attribute__((noinline)) void lengthen(Tape *tape)
{
    int room = tape->room ? 2 * tape->room : 256;
    Value *numbers = realloc(tape->numbers, (size_t)room * sizeof *numbers);
    if (!numbers)
        abort();
    tape->numbers = numbers;
    tape->room = room;
}

static inline void write_number(Tape *tape, Value number)
{
    if (tape->used == tape->room)
        lengthen(tape);
    tape->numbers[tape->used++] = number;
}

/* -- telling --------------------------------------------------------------------------------------------------- */

/* `bits`: the flag of the event; then for each argument whether it is a card set. `args`: their number, then they. */
static void tell(Journal *journal, int event, int bits, const Value *args)
{
    write_number(&journal->events, event);
    write_number(&journal->events, bits);
    for (int i = 1; i <= args[0]; i++)
        write_number(&journal->events, args[i]);
}

/* Nobody listens in a simulation: then the arguments are not even worked out. */
#define EMIT(event, bits, ...)                                                      \
    do {                                                                            \
        if (t->run.journal)                                                         \
            tell(t->run.journal, event, bits, (const Value[]){__VA_ARGS__});        \
    } while (0)

/* -- luck ------------------------------------------------------------------------------------------------------ */

/* What was said beforehand, if anything: else the outcome drawn. The stream has moved on either way. */
static int came(Table *t, int source, int outcome, Cards possible, int faces)
{
    Journal *journal = t->run.journal;
    if (!journal)
        return outcome;
    Tape *said = &journal->said[source];
    if (journal->said_read[source] < said->used) {
        Value wanted = said->numbers[journal->said_read[source]++];
        Cards same = faces || wanted < 0 || wanted >= CARD_BITS ? EMPTY : SAME_NAME[source][wanted] & possible;
        if (same)
            outcome = lowest(same);
        else if (faces && wanted >= 1 && wanted <= faces)
            outcome = (int)wanted;
        else if (!t->run.error) {
            t->run.error = LUCK_REFUSED;
            journal->refused[0] = source;
            journal->refused[1] = wanted;
            journal->refused[2] = faces ? faces : (Value)possible;
        }
    }
    write_number(&journal->came, source);
    write_number(&journal->came, outcome);
    return outcome;
}

/* The next number of this game's luck below a limit: by its key, else (all games of simulations and searches) fast. */
static inline UNUSED int luck_below(Table *t, int limit)
{
    const Journal *journal = t->run.journal;
    if (journal && journal->secure)
        return (int)((Options)secure_word(journal->key, t->run.luck++) * (unsigned)limit >> 64);
    return below(&t->run.luck, limit);
}

static inline UNUSED int draw(Table *t, int source, Cards possible)
{
    int number = luck_below(t, SOME(count(possible)));
    return came(t, source, possible ? member(possible, number) : NONE, possible, 0);
}

static inline UNUSED int roll(Table *t, int source, int faces)
{
    return came(t, source, 1 + luck_below(t, SOME(faces)), 0, faces);
}

/* -- asking ---------------------------------------------------------------------------------------------------- */

static inline void show(Table *t, int seat, int choice, Options options)
{
    t->run.who = (int8_t)seat;
    t->run.choice = (uint8_t)choice;
    t->run.options = options;
}

static bool fill(Table *t, int seat, int choice, int option)
{
    t->run.reply = (uint8_t)option;
    if (t->run.journal) {
        write_number(&t->run.journal->filled, seat);
        write_number(&t->run.journal->filled, choice);
        write_number(&t->run.journal->filled, option);
    }
    return false;
}

/* Ask one seat; tells whether it has to be waited for (else the reply is there already). */
static inline bool ask(Table *t, int seat, int choice, Options options)
{
    if (OBVIOUS[choice] && count_options(options) == 1)
        return fill(t, seat, choice, lowest_option(options));
    show(t, seat, choice, options);
    t->run.waits = FOR_ONE;
    return true;
}

static inline UNUSED bool ask_may(Table *t, int seat, int choice, Options options)
{
    if (t->run.sealing && !options && !t->run.asks_idle) {
        t->run.reply = PASS;
        return false;
    }
    show(t, seat, choice, options | PASS_BIT);
    t->run.waits = FOR_ONE;
    return true;
}

static inline UNUSED bool ask_secret(Table *t, int seat, int choice, Options options)
{
    if (t->run.sealing)
        return ask(t, seat, choice, options);
    show(t, seat, choice, options);
    t->run.waits = FOR_SECRET;
    return true;
}

static UNUSED bool too_deep(Table *t, int rule)
{
    t->run.error = TOO_DEEP;
    t->run.error_rule = (uint8_t)rule;
    t->run.waits = FOR_NOBODY;
    return false;
}

static inline UNUSED bool over(Table *t)
{
    t->run.waits = FOR_NOBODY;
    t->run.over = true;
    return false;
}
