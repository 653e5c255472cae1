/* The stages of reading, timed one by one.
 *
 * Takes a picture, gives the seconds of each stage, fails when memory is short. The detector's
 * first method alone is timed: where it tries others, reading takes longer than the sum. */
#ifndef VISION_STAGES_H
#define VISION_STAGES_H

#include <stdbool.h>

#include <sudokuvision/image.h>

enum vision_stage {
    STAGE_GREY,
    STAGE_THRESHOLD,
    STAGE_COMPONENTS,
    STAGE_QUADS,
    STAGE_LINES,
    STAGE_CELLS,
    STAGE_DIGITS,
    STAGE_ASSIGNMENT,
    STAGES
};

struct stages;

/* Makes room for pictures up to WIDTH x HEIGHT. NULL: memory is short. */
struct stages *stages_open(unsigned width, unsigned height);

void stages_close(struct stages *stages);

/* Takes IMAGE through all stages; those that it does not come to take 0 SECONDS. */
void stages_time(struct stages *stages, const struct svision_image *image, double seconds[STAGES]);

#endif
