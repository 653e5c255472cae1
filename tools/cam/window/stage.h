/* Pictures of the stages of reading. */
#ifndef CAM_WINDOW_STAGE_H
#define CAM_WINDOW_STAGE_H

#include <stdbool.h>

#include "cam/grid.h"
#include "cli/text/buffer.h"

enum cam_stage {
    CAM_STAGE_NONE = 0, /* the frame */
    CAM_STAGE_GRAY,     /* the gray image searched for grids */
    CAM_STAGE_MASK,     /* its ink */
    CAM_STAGE_LINES,    /* the frame with the tracked grid lines */
    CAM_STAGE_STRAIGHT, /* the rectified grid */
    CAM_STAGE_CELLS,    /* its cells, each rectified separately */
    CAM_STAGE_DIGITS,   /* the cells with their digits */
    CAM_STAGE_END,
};

/* Input of the stages. */
struct cam_stage_input {
    const struct svision_image *traced; /* the picture of cam_stage_source(); NULL: none */
    const struct svision_image *frame;  /* RGBA32 */
    const struct cam_grid *grid;        /* its position in the frame */
};

const char *cam_stage_name(unsigned stage);

/* Returns the library's stage that STAGE shows, or a negative number for none. */
int cam_stage_source(unsigned stage);

/* Makes *PICTURE (RGBA32) of STAGE in WORK. Returns false if there is nothing to show. */
bool cam_stage_paint(unsigned stage, const struct cam_stage_input *input, struct buffer *work,
                     struct svision_image *picture);

#endif
