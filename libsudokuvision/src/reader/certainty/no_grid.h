/* Why no grid was found. A grid that the search refused still shows as a dark area around light
 * cells of one size. */
#ifndef READER_CERTAINTY_NO_GRID_H
#define READER_CERTAINTY_NO_GRID_H

#include "detect/detect.h"
#include "reader/certainty/diagnosis.h"

/* Looks at PYRAMID again, with the memory of SPACE; RESULT is how far the search came. */
void no_grid_explain(struct detect_space *space, const struct pyramid *pyramid,
                     enum detect_result result, struct svision_diagnosis *diagnosis);

#endif
