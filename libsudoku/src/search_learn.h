/* What a contradiction teaches.
 *
 * Takes a state in conflict, gives a clause that would have foreseen it, never fails. The clause
 * says what the first unique implication point of the conflict excludes (J. Marques-Silva,
 * K. Sakallah, "GRASP", IEEE Transactions on Computers 48, 1999, section 3; L. Zhang et al.,
 * ICCAD 2001), less what its other literals imply (N. Sorensson, A. Biere, "Minimizing learned
 * clauses", SAT 2009, section 2: local minimization). */
#ifndef SEARCH_LEARN_H
#define SEARCH_LEARN_H

#include "search_state.h"

struct search_lesson {
    /* Literals in search->lesson.literals, all of them false. Only the first is of the last
     * level; the second became false last of the others. */
    uint32_t count;
    uint32_t level; /* of the second; 0 without one */
    uint32_t glue;  /* levels among them */
};

/* Call it in a conflict after the first decision. Bumps the activity of what took part. */
struct search_lesson search_learn(struct search *search);

#endif
