/* The function of a sealed question (`together`, `quietly`): each seat that is asked has a frame of its own, all lie
 * side by side behind the one of the question. The translator includes this once for each such question. It defines
 *
 *   HEAD            the head of the function; it takes `t`, `at` and what the rules are given besides
 *   FRAME           the type of its frame: `asked`, `open`, and what the rules are given
 *   STORE, LOAD     statements that put what the rules are given into the frame `f`, and take it out
 *   CHILD_SIZE      the bytes of one seat's frames
 *   ASKED(p)        whether a seat is asked
 *   RUN(p, behind)  run a seat's script, whose frames lie at `behind`; tells whether it is finished
 *   WAITS           FOR_SEALED or FOR_QUIET
 *   ABOUT           what the rules are given, as a statement that tells it like an event
 */
#define CHILD(p) (at + (unsigned)sizeof *f + (unsigned)(p) * CHILD_SIZE)

HEAD
{
    FRAME *const f = (FRAME *)(t->stack + at);
    int p = t->run.replier;
    unsigned shown = MAX_SEATS;
    t->run.sealing = true;
    if (!f->asked) { /* everybody is run to a first question */
        t->run.act = ANSWER;
        t->run.answered = 0;
        for (p = 0; p < t->run.seats; p++)
            if (ASKED(p) && !RUN(p, CHILD(p))) {
                f->asked |= (uint8_t)(1u << p);
                shown = (unsigned)p;
            }
        f->open = f->asked;
        STORE
    } else {
        LOAD
        shown = (unsigned)p;
        switch (t->run.act) {
        case ANSWER:
            t->run.answered |= (uint8_t)(1u << p);
            if (RUN(p, CHILD(p)))
                f->open &= (uint8_t)~(1u << p);
            break;
        case SHOW:
            if (t->run.journal) /* nobody listens when a question is shown but who asks what it is about */
                ABOUT
            if (f->open >> p & 1)
                RUN(p, CHILD(p));
            t->run.sealing = false;
            return false;
        case RETRACT:
            forget_sealed(t, p);
            memset(t->stack + CHILD(p), 0, CHILD_SIZE);
            t->run.answered &= (uint8_t)~(1u << p);
            f->open |= (uint8_t)(1u << p);
            RUN(p, CHILD(p));
            break;
        case REOPEN: /* others are asked anew, the seat keeps what it has answered */
            f->asked &= (uint8_t)(1u << p);
            f->open &= (uint8_t)(1u << p);
            t->run.answered &= (uint8_t)(1u << p);
            for (p = 0; p < t->run.seats; p++)
                if (p != (int)shown) {
                    memset(t->stack + CHILD(p), 0, CHILD_SIZE);
                    if (ASKED(p) && !RUN(p, CHILD(p))) {
                        f->asked |= (uint8_t)(1u << p);
                        f->open |= (uint8_t)(1u << p);
                    }
                }
            shown = MAX_SEATS;
            break;
        }
    }
    if (t->run.error) {
        t->run.sealing = false;
        return false;
    }
    if (!f->open) {
        memset(f, 0, sizeof *f);
        t->run.sealing = false;
        t->run.answered = 0;
        return true;
    }
    t->run.open = f->open;
    t->run.waits = WAITS;
    p = lowest(f->open);
    if (shown != (unsigned)p) {
        t->run.act = SHOW;
        t->run.replier = (uint8_t)p;
        RUN(p, CHILD(p));
        t->run.act = ANSWER;
    }
    t->run.sealing = false;
    return false;
}

#undef CHILD
#undef HEAD
#undef FRAME
#undef STORE
#undef LOAD
#undef CHILD_SIZE
#undef ASKED
#undef RUN
#undef WAITS
#undef ABOUT
