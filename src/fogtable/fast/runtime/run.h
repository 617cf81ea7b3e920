/* The head of every table: what waits, for whom, and what is being done about it. */

struct Journal;
struct Notes;

/* What the table waits for. */
enum { FOR_NOBODY, FOR_ONE, FOR_SECRET, FOR_SEALED, FOR_QUIET, FOR_FLOOR };

/* What a resumed rule is to do: take the reply, show its question again, take an answer back, ask others anew. */
enum { ANSWER, SHOW, RETRACT, REOPEN };

enum { NO_ERROR, TOO_DEEP, LUCK_REFUSED };

typedef struct {
    struct Journal *journal; /* not part of the game: NULL where nobody listens */
    struct Notes *notes;     /* while a question is weighed: what rules of the policy have worked out */
    uint64_t luck;
    Options options __attribute__((packed, aligned(8))); /* of the question shown; at 16 bytes it would leave a hole */
    uint16_t boundaries; /* how often play has come by its boundary: turns, mostly */
    int8_t who;          /* first of those asked, in canonical order */
    uint8_t choice;
    uint8_t waits;
    uint8_t act;
    uint8_t reply;
    uint8_t replier;
    uint8_t seats;
    uint8_t open;     /* sealed questions: who still has to answer */
    uint8_t answered; /* and who has given a part of an answer at least */
    uint8_t floor;
    uint8_t error;
    uint8_t error_rule;
    bool asks_idle : 1;
    bool sealing : 1;
    bool over : 1;
} Run;
