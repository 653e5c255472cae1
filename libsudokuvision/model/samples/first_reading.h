/* The reading of a picture from whose marks something is learned. */
#ifndef MODEL_SAMPLES_FIRST_READING_H
#define MODEL_SAMPLES_FIRST_READING_H

#include <sudokuvision/reader.h>

/* Returns the first reading of IMAGE by READER as a still picture, without a second attempt, so
 * that READER still has its marks; NULL if there is none. */
const struct svision_reading *first_reading(struct svision_reader *reader,
                                            const struct svision_image *image);

#endif
