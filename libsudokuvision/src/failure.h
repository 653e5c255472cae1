/* Why no grid was found.
 *
 * Takes a picture in which the search for grids failed, gives the reason a program or a person can
 * act on, never fails. A grid that the search refused still shows as a dark area around light cells
 * of one size. */
#ifndef FAILURE_H
#define FAILURE_H

#include <sudokuvision/reader.h>

#include "detect.h"

struct failure {
    enum svision_reason reason;
    unsigned edges; /* enum svision_edge: where what looks like a grid leaves the picture */
};

/* Looks at PYRAMID again, with the memory of SPACE; RESULT is how far the search came. */
struct failure failure_explain(struct detect_space *space, const struct pyramid *pyramid,
                               enum detect_result result);

#endif
