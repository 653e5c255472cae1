/* A page with a sure reading, for tests that make it unsure. */
#ifndef TESTS_READER_JUDGED_PAGE_H
#define TESTS_READER_JUDGED_PAGE_H

#include "reader/certainty/confidence.h"
#include "support/check.h"
#include "tracker/readings.h"

enum { GIVEN = 0, EMPTY = 2 }; /* cells of the puzzle */

struct judged_page {
    struct pyramid pyramid;
    struct grid grid;
    struct cell_glyph glyphs[81];
    uint8_t patches[81][CELL_PIXELS];
    struct posterior posterior;
    struct assignment assignment;
    struct evidence evidence;
    struct svision_reading reading;
};

/* All that a clear reading of a puzzle comes with; the same room each time. */
struct judged_page *judged_page_clear(void);

/* Judges PAGE as the reader does. */
void judged_page_judge(struct judged_page *page);

/* A change, a value that leaves the reading sure, and one that does not. */
struct limit {
    const char *name;
    void (*change)(struct judged_page *page, float value);
    float sure, unsure;
};

/* Whether each of COUNT LIMITS is where it is said to be. */
void judged_page_try(const struct limit *limits, unsigned count);

/* Adds an entry in EMPTY that is a digit with log odds ODDS, the only handwriting. */
void judged_page_write(struct judged_page *page, float odds);

#endif
