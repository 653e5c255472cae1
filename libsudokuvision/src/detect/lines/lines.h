/* Measures the segments of a grid's lines: the offset of each from its expected position, and its
 * clearness. A segment is the piece of a line beside one cell; 9 x 9 cells have 10 lines x 9 cells
 * x 2 directions. */
#ifndef DETECT_LINES_LINES_H
#define DETECT_LINES_LINES_H

#include <stdbool.h>

#include "detect/lines/lines_view.h"

enum {
    LINES_SEGMENTS = 2 * (BOARD_MAX_SIDE + 1) * BOARD_MAX_SIDE,
};

/* Minimum clearness of a segment that counts as seen. */
#define LINES_SEEN 0.012F
/* Search distance, in cells, around lines whose position is nearly known; less than a fourth of the
 * distance of two lines. */
#define LINES_NEAR_REACH 0.22F
/* The same where lines are expected to continue, but may bend. */
#define LINES_FAR_REACH 0.30F

/* Maximum offset, in cells, of a segment that counts as in place. */
#define LINES_OFF 0.1F
/* Maximum misfit of lines that are exactly in place: lines seen by chance have at least three times
 * as much. */
#define LINES_EXACT_MISFIT 0.01F

/* Maximum misfit of another fit, relative to one that it replaces. Finding missed lines, or bending
 * with the paper, improves the fit much; a hand over some lines or on the outline improves it
 * little, and the lattice would tremble from frame to frame. */
#define LINES_BETTER 0.7F

/* Measurements of the segments of SIDE x SIDE cells, indexed by lines_at(). */
struct lines {
    unsigned side;
    float offset[LINES_SEGMENTS];     /* across the line, in cells, from the expected position */
    float clearness[LINES_SEGMENTS];  /* depth relative to the brighter of both sides */
    float background[LINES_SEGMENTS]; /* brightness beside the line */
};

/* Number of segments of SIDE x SIDE cells. */
static inline unsigned lines_count(unsigned side)
{
    return 2 * (side + 1) * side;
}

/* Index of a segment: by direction, then line, then place. */
static inline unsigned lines_at(unsigned side, unsigned direction, unsigned line, unsigned place)
{
    return (direction * (side + 1) + line) * side + place;
}

/* Measures all segments of SIDE x SIDE cells in VIEW within REACH (at most .45 cells) of the
 * lattice moved by SHIFT (NULL: not moved). */
void lines_measure(const struct lines_view *view, unsigned side, const struct lines_shift *shift,
                   float reach, struct lines *lines);

/* The same for the segments of DIRECTION only. The side of LINES must be set. */
void lines_measure_direction(const struct lines_view *view, const struct lines_shift *shift,
                             float reach, unsigned direction, struct lines *lines);

/* Measures the segments of one LINE of DIRECTION and replaces them in LINES. */
void lines_measure_line(const struct lines_view *view, const struct lines_shift *shift, float reach,
                        unsigned direction, unsigned line, struct lines *lines);

/* Returns the share of lines of DIRECTION that continue straight from one cell to the next,
 * anywhere within reach: a quick check at two places of each. */
float lines_quick_share(const struct lines_view *view, unsigned side, unsigned direction);

/* Returns the share of segments that are seen and in place. */
float lines_score(const struct lines *lines);

/* Returns an upper bound of lines_score() given the horizontal lines only. */
float lines_max_score(const struct lines *lines);

/* Returns how badly the lattice fits, 0..1: the mean of the squared offsets relative to LINES_OFF,
 * 1 for segments that are not seen. */
float lines_misfit(const struct lines *lines);

/* The same for one LINE of DIRECTION. */
float lines_misfit_one(const struct lines *lines, unsigned direction, unsigned line);

/* Returns how far border line EDGE (0 top, 1 right, 2 bottom, 3 left) extends out of the grid until
 * most of its darkness is gone, in cells: the median over its segments, or .06 if few are seen. */
float lines_border(const struct lines_view *view, const struct lines_shift *shift,
                   const struct lines *lines, unsigned edge);

/* Stores the darkness of each line of DIRECTION over its whole width, in cells of full black, in
 * WEIGHTS (lines->side + 1): the median over its segments. */
void lines_weigh(const struct lines_view *view, const struct lines_shift *shift,
                 const struct lines *lines, unsigned direction, float *weights);

/* The same for each segment of DIRECTION, line by line. */
void lines_weigh_segments(const struct lines_view *view, const struct lines_shift *shift,
                          unsigned side, unsigned direction, float *weights);

/* True if most inner lines continue beyond border line EDGE (as above), as they do where the grid
 * is part of a larger one. */
bool lines_continue(const struct lines_view *view, const struct lines_shift *shift,
                    const struct lines *lines, unsigned edge);

#endif
