/* Pictures of stages for people: enlarged, cells side by side, with a title. */
#ifndef SCAN_OUTPUT_STAGE_PICTURE_H
#define SCAN_OUTPUT_STAGE_PICTURE_H

#include <sudokuvision/image.h>
#include <sudokuvision/reader.h>

#include "image/pixels.h"

/* Returns the name of STAGE in file names and JSON. */
const char *stage_picture_name(enum svision_stage stage);

/* Makes PICTURE (three channels, to be freed) of what a stage shows, GRAY8 or RGB24, with TITLE
 * above. A strip of squares becomes as many rows as columns. Ends the program where memory is
 * short. */
void stage_picture_make(const struct svision_image *image, const char *title,
                        struct pixels *picture);

#endif
