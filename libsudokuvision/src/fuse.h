/* Evidence added up over frames.
 *
 * Takes each frame's costs of the answers, gives their sum, in which what is old counts less, and
 * the best board by it; never fails. The costs are negative log-likelihoods, so a sum of them is
 * the cost of seeing all the frames; since frames beside each other share blur, light and fault,
 * each counts for a third of one. */
#ifndef FUSE_H
#define FUSE_H

#include "assign.h"

/* Grids that are followed are classic ones. */
enum { FUSE_SIDE = 9, FUSE_CELLS = FUSE_SIDE * FUSE_SIDE, FUSE_ANSWERS = FUSE_SIDE + 1 };

struct fuse {
    float cost[FUSE_CELLS][DIGITS_MOST]; /* beyond that of the best answer */
    unsigned frames;
};

/* The best board, and whether it is settled. */
struct verdict {
    struct assignment board;
    bool settled;
};

/* Adds a frame to FUSE, after the share KEEP (0..1) of what was there; cells with a mark in SKIP
 * say nothing. */
void fuse_add(struct fuse *fuse, const float cost[][DIGITS_MOST], const uint8_t *skip, float keep);

/* The likeliest answer of each cell alone. */
void fuse_likeliest(const struct fuse *fuse, uint8_t *cells);

/* By how much the likeliest answer of CELL leads. */
float fuse_lead(const struct fuse *fuse, unsigned cell);

/* Finds the best board and tells whether it leads by MARGIN. */
void fuse_judge(const struct fuse *fuse, float margin, struct assign_space *space,
                struct verdict *verdict);

/* How a frame's costs go with a board. */
struct accord {
    unsigned agree;    /* digits of the board that the frame shows */
    unsigned disagree; /* digits that the frame shows otherwise, or not; others that it shows */
};

/* Compares COST with CELLS; a digit shown where CELLS has 0 is a fault unless SOLUTION (NULL: none)
 * has it. Cells that are marked in SKIP or not clear count for neither. */
struct accord fuse_compare(const float cost[][DIGITS_MOST], const uint8_t *skip,
                           const uint8_t *cells, const uint8_t *solution);

#endif
