/* Accumulates evidence over frames as a decaying sum of costs, and finds the best board. Costs are
 * negative log-likelihoods, so their sum is the cost of all frames; since consecutive frames share
 * blur, light and errors, each has a weight of a third. */
#ifndef TRACKER_EVIDENCE_FUSION_H
#define TRACKER_EVIDENCE_FUSION_H

#include "reader/kbest.h"
#include "reader/reading.h"

/* Why a frame has no evidence for a cell. */
enum fusion_skip {
    FUSION_TAKEN = 0,
    FUSION_HIDDEN, /* something covers it, or it is outside the picture */
    FUSION_LIT,    /* glare, or a slip of paper, may have hidden or changed its contents */
};

struct fusion {
    const struct board_size *size;
    unsigned votes[BOARD_SIZES];                    /* frames read as boards of each kind */
    float cost[BOARD_MAX_CELLS][BOARD_MAX_ANSWERS]; /* relative to the best class */
    uint8_t seen[BOARD_MAX_CELLS];  /* frames with evidence for a cell, at most 255 */
    uint8_t lit[BOARD_MAX_CELLS];   /* frames with glare on it, at most 255 */
    float weights[BOARD_MAX_CELLS]; /* of the frames in the costs, */
    float watched[BOARD_MAX_CELLS]; /* of these and the frames with glare on the cell, */
    float doubt[BOARD_MAX_CELLS];   /* and of those among them that may hide print there */
    float whole[BOARD_MAX_CELLS];   /* sum of the log odds of readings (struct mixture) */
    /* Some frame was certain that something is printed, and some favored blank; handwriting is
     * never blank, and its ink does not change. */
    bool has_print[BOARD_MAX_CELLS], has_none[BOARD_MAX_CELLS];
    bool was_print[BOARD_MAX_CELLS]; /* some frame clearly saw print */
    unsigned frames;
    /* Frames with these symbols minus frames with others. */
    int zero;     /* the highest digit is a 0, */
    int named;    /* frames in which that is beyond doubt, less those in which it is open */
    int numbers;  /* digits above 9 are numbers */
    float naming; /* of the clearest reading; others of the same print add nothing */
    /* Weight of a frame and minimum number of frames; fusion_start() sets them for consecutive
     * frames. */
    float weight;
    unsigned min_frames;
    /* Boards with the same solution count as one, since they differ only in marks that may be
     * handwritten; set by fusion_start(). */
    bool asks_solution;
};

/* The best board, and whether it is committed. */
struct verdict {
    struct assignment board;
    bool committed;
};

/* Starts without frames, for a board of SIZE's side. */
void fusion_start(struct fusion *fusion, const struct board_size *size);

/* Adds READING, of the same side, to FUSION after multiplying previous evidence by KEEP (0..1).
 * Cells in SKIP (enum fusion_skip) keep their evidence unchanged. */
void fusion_add(struct fusion *fusion, const struct svision_reading *reading, const uint8_t *skip,
                float keep);

/* If READING, of the same side, contradicts the evidence on whether cells are blank, forgets all
 * cells that it does not confirm, since the page must be another one. (A mixture of two puzzles
 * with the same solution would yield a third that nobody printed. They differ in blank cells; a
 * different digit is a misreading, or detected by the rules.) Ignores cells in SKIP. */
void fusion_forget_contradicted(struct fusion *fusion, const struct svision_reading *reading,
                                const uint8_t *skip);

/* Stores the likeliest class of each cell by itself. */
void fusion_likeliest(const struct fusion *fusion, uint8_t *cells);

/* Returns the lead of the likeliest class of CELL. */
float fusion_lead(const struct fusion *fusion, unsigned cell);

/* Sets the symbols of READING, which has cells, to those of most frames. */
void fusion_set_symbols(const struct fusion *fusion, struct svision_reading *reading);

/* True if the frames leave little doubt about the contents of CELL. */
bool fusion_is_clear(const struct fusion *fusion, unsigned cell);

/* True if CELL has been seen. Others count as blank. */
bool fusion_is_seen(const struct fusion *fusion, unsigned cell);

/* True if it has been seen in as many frames as a board needs; otherwise it was uncovered for a
 * moment only, and is still unknown. */
bool fusion_is_read(const struct fusion *fusion, unsigned cell);

/* Returns the share of frames in which CELL may hide print, 0..1. */
float fusion_doubt(const struct fusion *fusion, unsigned cell);

/* True if it is undecidable whether DIGIT is printed in CELL or handwritten. All frames show the
 * same ink, so more of them do not make it clearer; and if one clearly sees print, the mean of the
 * others does not make it handwriting. If frames contradict each other on whether the cell is
 * blank, one of them is wrong and more frames will help. A digit is print only if the mean over all
 * frames and all evidence leaves no doubt: handwriting as large, dark and upright as print differs
 * in position, or in shapes that do not repeat. */
bool fusion_is_open(const struct fusion *fusion, unsigned cell, unsigned digit);

/* True if the mark in CELL is print so clearly that an earlier doubt is refuted: the mean of frames
 * fluctuates, so returning across a bound is not enough. */
bool fusion_is_plain(const struct fusion *fusion, unsigned cell);

/* Returns how clearly the mark in CELL is print, by all evidence. */
float fusion_print(const struct fusion *fusion, unsigned cell);

/* Finds the best board and decides whether it leads by MARGIN. */
void fusion_judge(const struct fusion *fusion, float margin, struct kbest *space,
                  struct verdict *verdict);

/* Agreement of a frame's costs with a board. */
struct consistency {
    unsigned agree;    /* digits of the board seen in the frame */
    unsigned disagree; /* digits of the board that are missing or different in the frame, and
                          additional digits */
};

/* Compares READING with CELLS. A digit where CELLS has 0 disagrees unless SOLUTION (NULL: none) has
 * it. Cells in SKIP, and unclear ones, are not counted. */
struct consistency fusion_compare(const struct svision_reading *reading, const uint8_t *skip,
                                  const uint8_t *cells, const uint8_t *solution);

#endif
