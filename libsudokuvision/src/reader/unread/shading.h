/* Cells on paper of another shade than their neighbors', such as the windows of a windoku: not
 * boxes in turn, nor cells with digits, nor the row, the column and the box of one cell, which
 * programs show where the player is. */
#ifndef READER_UNREAD_SHADING_H
#define READER_UNREAD_SHADING_H

#include <stdbool.h>

#include "reader/reading.h"
#include "reader/unread/cell_ink.h"

/* Whether there are such cells in READING, by paper and rims of INK alone. */
bool shading_is_seen(const struct cell_ink *ink, const struct svision_reading *reading);

/* Marks the cells of READING that are darker than others in SHADED. False: there are none that mean
 * anything. */
bool shading_find(const struct cell_ink *ink, const struct svision_reading *reading,
                  uint8_t *shaded);

#endif
