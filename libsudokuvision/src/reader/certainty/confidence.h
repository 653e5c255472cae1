/* Whether a reading is reliable, the cells with doubts, and the cause. A wrong reading must never
 * be sure; the solver helps, but a puzzle with a missed clue can have a single solution too. */
#ifndef READER_CERTAINTY_CONFIDENCE_H
#define READER_CERTAINTY_CONFIDENCE_H

#include "reader/kbest.h"
#include "reader/reading.h"

/* Limits on digits that the rules overrule: their cost, a natural logarithm, and their number. */
#define CONFIDENCE_MAX_EXTRA 3.0F
enum { CONFIDENCE_MAX_CHANGES = 2 };

/* The input of confidence_judge(); cells in reading order. */
struct evidence {
    const struct pyramid *pyramid;
    const struct grid *grid;
    struct kbest *space; /* the solvers */
    const struct cell_glyph *glyphs;
    const struct posterior *posterior;
    const struct assignment *assignment;
    unsigned turn; /* quarter turns from the picture to the reading */
    float lead;    /* of that turn over the others, from orientation_turn_upright() */
    const struct classifier *model; /* of the script */
    unsigned touched;               /* edges of the picture (enum svision_edge) close to the grid */
    float entry_doubt[BOARD_MAX_CELLS]; /* entries_read() */
    bool is_still;                      /* a single picture, which is examined more closely */
    bool has_boxes;                     /* the lines show three by three boxes of a 9 x 9 grid */
    bool typed[BOARD_MAX_CELLS];        /* typed_find() */
    bool typed_unclear[BOARD_MAX_CELLS];
    bool other_way; /* the digits also have one solution with other boxes */
};

/* Sets certainty, diagnosis and confidence of READING by the votes of all judges (judges.h);
 * everything else, including the edges that cut it off, must be set. */
void confidence_judge(const struct evidence *evidence, struct svision_reading *reading);

/* Returns the probability of a board with one solution whose rival costs more by GAP; from
 * KBEST_REACH on there is no rival in reach. */
float confidence_of_gap(float gap);

/* True if the solution of READING, after confidence_judge(), is certain despite other doubts:
 * overlooked print does not matter as long as the rest has one solution. Handwriting is used if
 * print alone does not prove it. */
bool confidence_of_solution(const struct evidence *evidence, const struct svision_reading *reading);

#endif
