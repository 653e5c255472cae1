/* The stages of reading as people look at them. */
#ifndef CAM_WINDOW_STAGE_H
#define CAM_WINDOW_STAGE_H

#include <stdbool.h>

#include "cam/grid.h"
#include "cli/text/buffer.h"

enum cam_stage {
    CAM_STAGE_NONE = 0, /* the frame */
    CAM_STAGE_GRAY,     /* the brightness in which grids are looked for */
    CAM_STAGE_MASK,     /* what is darker there than its surroundings */
    CAM_STAGE_LINES,    /* the frame, with the lines of the grid as they are followed */
    CAM_STAGE_STRAIGHT, /* the grid, straightened */
    CAM_STAGE_CELLS,    /* its cells, each straightened by itself */
    CAM_STAGE_DIGITS,   /* and what is read in them */
    CAM_STAGE_END,
};

/* What stages are made of. */
struct cam_stage_input {
    const struct svision_image *traced; /* the picture of cam_stage_source(); NULL: none */
    const struct svision_image *frame;  /* RGBA32 */
    const struct cam_grid *grid;        /* where it is in the frame */
};

const char *cam_stage_name(unsigned stage);

/* The stage of the library whose picture STAGE shows; below 0: it takes none. */
int cam_stage_source(unsigned stage);

/* Makes *PICTURE (RGBA32) of STAGE in WORK. False: there is nothing to be shown of it. */
bool cam_stage_paint(unsigned stage, const struct cam_stage_input *input, struct buffer *work,
                     struct svision_image *picture);

#endif
