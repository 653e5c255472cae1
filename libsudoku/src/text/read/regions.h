/* Maps of jigsaw regions. */
#ifndef TEXT_READ_REGIONS_H
#define TEXT_READ_REGIONS_H

#include <stdbool.h>
#include <stdint.h>

/* Whether CELLS of a board of SIDE are a map of regions, and so no puzzle: as many values as a row
 * has cells, blanks counting as one, and none that stands alone. */
bool text_is_region_map(const uint8_t *cells, unsigned side);

#endif
