/* Blank cells under an object: a cup, a pen, a slip of paper. It hides digits and lines: places of
 * the lines around the cell are missing. Lines may be printed with breaks, so that cells with
 * print, which nothing covers, show how many a cell of the page lacks by chance. */
#ifndef READER_CERTAINTY_COVERED_H
#define READER_CERTAINTY_COVERED_H

#include <sudokuvision/reader.h>

#include "image/pyramid.h"
#include "reader/reading.h"

/* How a covered cell is recognized: lines around it are missing, or something else is seen. */
enum covered { COVERED_NOT = 0, COVERED_GAPS, COVERED_SEEN };

/* Covered cells that a look at a picture saw, and the digits that it read, as a key: one kind of
 * look sees an object that another cannot distinguish from paper. */
struct covered_sighting {
    unsigned cells;                   /* number */
    uint8_t digits[BOARD_MAX_CELLS];  /* print and entries; 0 for none */
    uint8_t covered[BOARD_MAX_CELLS]; /* enum covered */
};

/* The sightings in one picture, each with other digits; the first ones if they are too many. */
struct covered_sightings {
    unsigned count;
    struct covered_sighting look[SVISION_MAX_GRIDS];
};

/* Stores an enum covered for each blank cell of READING, whose cells and crossings must be set, in
 * COVERED. Cells that are covered in one of EARLIER sightings (or NULL) with the same digits are
 * so, unless they lacked only lines, which are complete now. Skips boards of more than
 * LINE_MAX_SIDE rows. */
void covered_find(const struct pyramid *pyramid, const struct svision_reading *reading,
                  const struct covered_sightings *earlier, uint8_t *covered);

/* Adds the COVERED cells of READING to the one of SIGHTINGS that has its digits, or to a new one.
 */
void covered_remember(const struct svision_reading *reading, const uint8_t *covered,
                      struct covered_sightings *sightings);

#endif
