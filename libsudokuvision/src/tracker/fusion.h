/* Evidence added up over frames: the sum of their costs, in which what is old counts less, and the
 * best board by it. The costs are negative log-likelihoods, so a sum of them is the cost of seeing
 * all the frames; since frames beside each other share blur, light and fault, each counts for a
 * third of one. */
#ifndef TRACKER_FUSION_H
#define TRACKER_FUSION_H

#include "reader/kbest.h"
#include "reader/reading.h"

/* kbest_find() looks this far beyond the best board: with such a margin costs are as they are. */
#define FUSION_REACH 4.0F

/* Why a frame says nothing of a cell. */
enum fusion_skip {
    FUSION_TAKEN = 0,
    FUSION_HIDDEN, /* something lies on it, or it is outside */
    FUSION_LIT,    /* light may have drowned or changed what it shows */
};

struct fusion {
    const struct board_size *size;
    unsigned votes[BOARD_SIZES]; /* frames that were read as boards of that kind */
    float cost[BOARD_MAX_CELLS][BOARD_MAX_ANSWERS]; /* beyond that of the best answer */
    uint8_t seen[BOARD_MAX_CELLS];  /* frames that say something of a cell, or 255 */
    uint8_t lit[BOARD_MAX_CELLS];   /* those in which light lies on it, or 255 */
    float weights[BOARD_MAX_CELLS]; /* of the frames that are in the costs, */
    float watched[BOARD_MAX_CELLS]; /* of these and of those in which light lies on the cell, */
    float doubt[BOARD_MAX_CELLS];   /* and of those among them that may hide print there */
    float whole[BOARD_MAX_CELLS];   /* sum of the odds of readings (struct mixture) */
    /* A frame had no doubt that something is printed there, and one saw rather nothing: a hand's
     * digit is something, and in the same ink. */
    bool has_print[BOARD_MAX_CELLS], has_none[BOARD_MAX_CELLS];
    bool was_print[BOARD_MAX_CELLS]; /* a frame clearly took something for print */
    unsigned frames;
    /* Frames whose symbols are such, less those that have others. */
    int zero;     /* the highest digit is a 0 */
    int numbers;  /* digits past 9 are numbers */
    float naming; /* the clearest reading's; others of the same print say nothing more */
    /* How much a frame counts, and how many it takes at least: set by fusion_start(), to be changed
     * for pictures that were not taken one right after the other. */
    float weight;
    unsigned min_frames;
    /* Whether boards with the same solution count as one: they differ in marks that may be by hand.
     * Set by fusion_start(), too. */
    bool asks_solution;
};

/* The best board, and whether it is committed. */
struct verdict {
    struct assignment board;
    bool committed;
};

/* Starts without a frame, for a board as large as SIZE. */
void fusion_start(struct fusion *fusion, const struct board_size *size);

/* Adds READING, of the same side, to FUSION, after the share KEEP (0..1) of what was there; cells
 * that SKIP (enum fusion_skip) leaves out say nothing, and what was seen there holds. */
void fusion_add(struct fusion *fusion, const struct svision_reading *reading, const uint8_t *skip,
                float keep);

/* Forgets what READING, of the same side, contradicts, and then all that it does not bear out: no
 * page has both, so that it is of another one, of which only what it shows is known. Two puzzles of
 * one solution would be taken for a third that nobody printed; they differ in what is blank, so
 * that another digit is a misread one, or of a page that rules tell. Cells with a mark in SKIP say
 * nothing. */
void fusion_reconsider(struct fusion *fusion, const struct svision_reading *reading,
                       const uint8_t *skip);

/* The likeliest answer of each cell alone. */
void fusion_likeliest(const struct fusion *fusion, uint8_t *cells);

/* By how much the likeliest answer of CELL leads. */
float fusion_lead(const struct fusion *fusion, unsigned cell);

/* Gives READING, which has the cells, the symbols that most frames have. */
void fusion_name(const struct fusion *fusion, struct svision_reading *reading);

/* Whether frames leave little doubt of what CELL shows. */
bool fusion_is_clear(const struct fusion *fusion, unsigned cell);

/* Whether CELL was seen. Those that were not count as blank. */
bool fusion_is_seen(const struct fusion *fusion, unsigned cell);

/* Whether it was seen in as many frames as a board takes: else it was free for a moment only, and
 * may be anything yet. */
bool fusion_is_read(const struct fusion *fusion, unsigned cell);

/* The share of frames that say that print may be hidden in CELL, 0..1. */
float fusion_doubt(const struct fusion *fusion, unsigned cell);

/* Whether nobody can tell if CELL has DIGIT in print: what is there may be by hand. All frames show
 * the same ink, so that they count as one, and more of them make it no clearer; and what one
 * clearly takes for print is no hand's by the mean of the others. It is not so where frames
 * contradict each other on whether something is printed: one of them is spoilt, and more will tell.
 * But a digit is print only where the mean of them, by all signs together, has no doubt that nobody
 * wrote it: who writes as large, dark and upright as print is given away by a place that is a
 * little off, or by a shape that does not repeat itself. */
bool fusion_is_open(const struct fusion *fusion, unsigned cell, unsigned digit);

/* Whether what stands in CELL is so clearly print that it was no hand's though it seemed so before:
 * the mean of frames wavers, and what it says on one side of a bound does not undo what it said on
 * the other. */
bool fusion_is_plain(const struct fusion *fusion, unsigned cell);

/* How clearly what stands in CELL is print, by all signs. */
float fusion_print(const struct fusion *fusion, unsigned cell);

/* Finds the best board and tells whether it leads by MARGIN. */
void fusion_judge(const struct fusion *fusion, float margin, struct kbest *space,
                  struct verdict *verdict);

/* How a frame's costs go with a board. */
struct consistency {
    unsigned agree;    /* digits of the board that the frame shows */
    unsigned disagree; /* digits that the frame shows otherwise, or not; others that it shows */
};

/* Compares READING with CELLS; a digit shown where CELLS has 0 is a fault unless SOLUTION (NULL:
 * none) has it. Cells that are marked in SKIP or not clear count for neither. */
struct consistency fusion_compare(const struct svision_reading *reading, const uint8_t *skip,
                                  const uint8_t *cells, const uint8_t *solution);

#endif
