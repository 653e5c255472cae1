/* Enlarged pictures of stages for viewing: cells next to each other, with a title. */
#ifndef SCAN_OUTPUT_STAGE_PICTURE_H
#define SCAN_OUTPUT_STAGE_PICTURE_H

#include <sudokuvision/image.h>
#include <sudokuvision/reader.h>

#include "image/pixels.h"

/* Returns the name of STAGE in file names and JSON. */
const char *stage_picture_name(enum svision_stage stage);

/* Creates PICTURE (three channels, to be freed) from the image of a stage, GRAY8 or RGB24, with
 * TITLE above. A strip of squares is arranged in as many rows as columns. Ends the program if out
 * of memory. */
void stage_picture_make(const struct svision_image *image, const char *title,
                        struct pixels *picture);

#endif
