/* Readings of libsudokuvision as drafts of puzzles. */
#ifndef PLAY_SOURCE_READING_H
#define PLAY_SOURCE_READING_H

#include <sudokuvision/image.h>
#include <sudokuvision/reading.h>

#include "play/core/puzzle/draft.h"

/* Returns the draft of READING, a reading of PICTURE (SVISION_GRAY8, SVISION_RGB24 or
 * SVISION_RGBA32). */
struct draft *reading_draft(const struct svision_reading *reading,
                            const struct svision_image *picture);

#endif
