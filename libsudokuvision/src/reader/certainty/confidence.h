/* Whether a reading is reliable, the cells with doubts, and the cause. A wrong reading must never
 * be sure; the solver helps, but a puzzle with a missed clue can have a single solution too. */
#ifndef READER_CERTAINTY_CONFIDENCE_H
#define READER_CERTAINTY_CONFIDENCE_H

#include "reader/kbest.h"
#include "reader/reading.h"

/* A reading that is sure is right with this probability at least. */
#define CONFIDENCE_MIN 0.93F

/* The input of confidence_judge(); cells in reading order. */
struct evidence {
    const struct pyramid *pyramid;
    const struct grid *grid;
    struct kbest *space; /* the solvers */
    const struct cell_glyph *glyphs;
    const uint8_t (*patches)[CELL_PIXELS]; /* of the cells, in the picture's order */
    const struct posterior *posterior;
    const struct assignment *assignment;
    unsigned turn; /* quarter turns from the picture to the reading */
    float lead;    /* of that turn before the others, as orientation_turn_upright() gives it */
    const struct classifier *model; /* of the script */
    unsigned touched; /* edges of the picture (enum svision_edge) to which the grid comes close */
    float entry_doubt[BOARD_MAX_CELLS]; /* entries_read() */
    bool is_still;                      /* the only picture, of which more is looked at */
    bool has_boxes;                     /* the lines of nine rows show boxes, three each way */
    bool typed[BOARD_MAX_CELLS];        /* typed_find() */
    bool typed_is_open;
    bool other_way; /* boxes, or others than those read, leave one solution as well */
};

/* Sets certainty, diagnosis and confidence of READING, in which the rest is set, the edges at which
 * it is cut off too. */
void confidence_judge(const struct evidence *evidence, struct svision_reading *reading);

/* Sets the cause if the digits of READING are to blame; its unread marks are known. */
void confidence_find_cause(const struct evidence *evidence, struct svision_reading *reading);

/* The probability of a board, of those with one solution, whose rival costs more by GAP;
 * KBEST_REACH or more: there is none in reach. */
float confidence_of_gap(float gap);

/* Whether the solution expected by READING, which was judged, is certain despite other doubts:
 * overlooked print does not matter as long as the rest has one solution. Handwriting is used if
 * print alone does not prove it. */
bool confidence_of_solution(const struct evidence *evidence, const struct svision_reading *reading);

#endif
