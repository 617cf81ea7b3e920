/* The function of a `window`: offers are made in secret, the first is carried out, and so on until all pass. The
 * translator includes this once for each window. It defines
 *
 *   HEAD                the head of the function; it takes `t`, `at`, `result` and what the rules are given besides
 *   FRAME               the type of its frame: `pc`, and what the rules are given
 *   STORE, LOAD         statements that put what the rules are given into the frame `f`, and take it out
 *   OFFERED(behind)     ask everybody for an offer, by a sealed question whose frames lie at `behind`
 *   FIRST_OFFER         the seat whose offer is first, NONE if nobody made one
 *   RESOLVED(behind)    carry out the offer of seat `p`, frames at `behind`; `over`: that was the last
 *
 * OFFERED and RESOLVED tell whether they are finished.
 */
HEAD
{
    FRAME *const f = (FRAME *)(t->stack + at);
    bool over = false;
    int p = NONE;
    switch (f->pc) {
    case 1: goto asked;
    case 2: goto resolved;
    }
    STORE
    for (;;) {
        f->pc = 1;
    asked:;
        if (!OFFERED(at + sizeof *f))
            return false;
        LOAD
        p = FIRST_OFFER;
        if (p == NONE)
            break;
        f->pc = 2;
    resolved:;
        if (!RESOLVED(at + sizeof *f))
            return false;
        LOAD
        if (over)
            break;
    }
    memset(f, 0, sizeof *f);
    *result = over;
    return true;
}

#undef HEAD
#undef FRAME
#undef STORE
#undef LOAD
#undef OFFERED
#undef FIRST_OFFER
#undef RESOLVED
