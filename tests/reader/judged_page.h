/* A page with a sure reading, for tests that make it unsure. */
#ifndef TESTS_READER_JUDGED_PAGE_H
#define TESTS_READER_JUDGED_PAGE_H

#include "reader/certainty/confidence.h"
#include "support/check.h"
#include "tracker/readings.h"

enum { GIVEN = 0, EMPTY = 2 };                 /* cells of the puzzle */
enum { JUDGED_PAPER = 200, JUDGED_LINE = 60 }; /* gray values of the picture */

struct judged_page {
    struct pyramid pyramid;
    struct grid grid;
    struct cell_glyph glyphs[81];
    uint8_t patches[81][CELL_PIXELS];
    uint8_t picture[READING_FRAME * READING_FRAME];
    struct posterior posterior;
    struct assignment assignment;
    struct evidence evidence;
    struct svision_reading reading;
};

/* All that a clear reading of a puzzle comes with; the same room each time. */
struct judged_page *judged_page_clear(void);

/* Draws DIGIT in CELL of PAGE as the page prints it, in GRAY. */
void judged_page_draw(struct judged_page *page, unsigned cell, unsigned digit, uint8_t gray);

/* Judges PAGE as the reader does. */
void judged_page_judge(struct judged_page *page);

/* A change of a clear page: a value that harms nothing, and one that nobody would be sure of. Where
 * the reader draws the line between them is its own affair. */
struct judged_change {
    const char *name;
    void (*apply)(struct judged_page *page, float value);
    float harmless, harmful;
};

/* Checks that each of COUNT CHANGES makes a sure reading unsure, and that more of it never makes it
 * sure again. */
void judged_page_try(const struct judged_change *changes, unsigned count);

/* Adds an entry in EMPTY that is a digit with log odds ODDS, the only handwriting. */
void judged_page_write(struct judged_page *page, float odds);

#endif
