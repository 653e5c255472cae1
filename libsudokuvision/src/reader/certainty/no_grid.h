/* The reason why no grid was found. A grid that detection rejected still shows as a dark area
 * around light cells of one size. */
#ifndef READER_CERTAINTY_NO_GRID_H
#define READER_CERTAINTY_NO_GRID_H

#include "detect/detect.h"
#include "reader/certainty/diagnosis.h"

/* Sets DIAGNOSIS for PYRAMID, using the memory of SPACE; RESULT is that of detection. */
void no_grid_explain(struct detect_space *space, const struct pyramid *pyramid,
                     enum detect_result result, struct svision_diagnosis *diagnosis);

#endif
