/* What a game tells as JSON, described: names, how fields and arguments of events are said, who is told of them. Texts
 * lie here as they stand between quotes in JSON. */

typedef struct {
    const char *text;
    int size;
} Text;
#define TEXT(text) {text, sizeof text - 1}

/* A member of a family is said by its name; without names it is a seat. */
typedef enum { AS_NUMBER, AS_FLAG, AS_NAME } Wording;

/* A field, by its number in FIELDS; `hidden`: not everybody always sees it. */
typedef struct {
    Text name;
    Wording wording;
    const Text *names;
    int dimensions;
    bool hidden;
} SaidField;

/* An option of a question; `seat`: it ends with the name of this seat, -1: it is said as it stands. */
typedef struct {
    Text text;
    int seat;
} Meaning;

typedef struct {
    Text code;
    const Meaning *meanings;
} SaidQuestion;

typedef struct {
    Text name;
    Wording wording;
    const Text *names;
    bool secret;
    Sees down, up; /* who is told a secret one */
} Argument;

/* The clause of an event, or one for each value of its last argument. */
typedef struct {
    int value;
    Text clause;
} Clause;

typedef struct {
    Text code;
    const Argument *arguments;
    int argument_count;
    const Clause *clauses;
    int clause_count; /* 1: whatever the value */
    int owner;        /* the argument that is its first seat, -1: seat 0 owns it */
    bool open;        /* the same for everybody */
    Sees down, up;    /* who is told of it at all */
} SaidEvent;
