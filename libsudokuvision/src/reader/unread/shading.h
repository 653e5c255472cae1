/* Cells with a darker background than their neighbors, such as the windows of a windoku.
 * Alternating boxes, filled cells, and the row, column and box that programs highlight around the
 * player's cell do not count. */
#ifndef READER_UNREAD_SHADING_H
#define READER_UNREAD_SHADING_H

#include <stdbool.h>

#include "reader/reading.h"
#include "reader/unread/cell_ink.h"

/* True if READING has shaded cells; uses only the paper and rims of INK. */
bool shading_is_seen(const struct cell_ink *ink, const struct svision_reading *reading);

/* Sets SHADED for the cells of READING that are darker than others; false if there is no shading.
 */
bool shading_find(const struct cell_ink *ink, const struct svision_reading *reading,
                  uint8_t *shaded);

#endif
