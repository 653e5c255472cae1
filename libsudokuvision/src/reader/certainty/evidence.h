/* All that the judges of a reading weigh besides the reading itself. */
#ifndef READER_CERTAINTY_EVIDENCE_H
#define READER_CERTAINTY_EVIDENCE_H

#include "reader/kbest.h"
#include "reader/reading.h"

/* Limits on digits that the rules overrule: their cost, a natural logarithm, and their number. */
#define EVIDENCE_MAX_EXTRA 3.0F
enum { EVIDENCE_MAX_CHANGES = 2 };

/* The evidence about a reading; cells in reading order. */
struct evidence {
    const struct pyramid *pyramid;
    const struct grid *grid;
    const uint8_t (*patches)[CELL_PIXELS]; /* the cells, in the order of the picture */
    struct kbest *space;                   /* the solvers */
    const struct cell_glyph *glyphs;
    const struct posterior *posterior;
    const struct assignment *assignment;
    unsigned turn; /* quarter turns from the picture to the reading */
    float lead;    /* of that turn over the others, from orientation_turn_upright() */
    const struct classifier *model; /* of the script */
    unsigned touched;               /* edges of the picture (enum svision_edge) close to the grid */
    float entry_doubt[BOARD_MAX_CELLS]; /* entries_read() */
    uint8_t covered[BOARD_MAX_CELLS];   /* covered_find(); in stills only */
    bool is_still;                      /* a single picture, which is examined more closely */
    bool has_boxes;                     /* the lines show three by three boxes of a 9 x 9 grid */
    bool typed[BOARD_MAX_CELLS];        /* typed_find() */
    bool typed_unclear[BOARD_MAX_CELLS];
    bool other_way; /* the digits also have one solution with other boxes */
};

/* Returns the probability of a board with one solution whose rival costs more by GAP; from
 * KBEST_REACH on there is no rival in reach. */
float evidence_gap_probability(float gap);

#endif
