/* Whether a reading can be relied on.
 *
 * Takes all that is known of a grid, gives the reason why its reading is uncertain and the cells
 * that are to blame, or none. A reading that is wrong must never pass; the solver helps, but a
 * missed clue can leave one solution too. */
#ifndef TRUST_H
#define TRUST_H

#include <sudokuvision/reader.h>

#include "assign.h"

/* What trust_judge() looks at; cells in the order in which they are read. */
struct evidence {
    const struct grid *grid;
    const struct kind *kind;
    const struct cell_mark *marks;
    const struct belief *belief;
    const struct assignment *assignment;
    unsigned turn;  /* quarter turns from the picture to the reading */
    float lead;     /* of that turn before the others, as marks_turn_upright() gives it */
    bool cut_off;   /* the grid reaches the picture's edge */
    bool other_way; /* boxes of another form leave a solution as well */
};

/* Sets certainty, reason, suspect and confidence of READING, in which the rest is set. */
void trust_judge(const struct evidence *evidence, struct svision_reading *reading);

#endif
