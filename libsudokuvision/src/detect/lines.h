/* The segments of a grid's lines, measured in the picture: how far each is from where it should be
 * and how clearly it shows. A segment is the piece of a line beside one cell: of 9 x 9 cells there
 * are 10 lines x 9 cells x 2 directions. */
#ifndef DETECT_LINES_H
#define DETECT_LINES_H

#include <stdbool.h>

#include "detect/lines_view.h"

enum {
    LINES_SEGMENTS = 2 * (BOARD_MAX_SIDE + 1) * BOARD_MAX_SIDE,
};

/* The clearness from which a segment counts as seen. */
#define LINES_SEEN 0.012F
/* The distance, in cells, from which a segment counts as off. */
#define LINES_OFF 0.1F

/* What the segments of a grid of SIDE x SIDE cells show, at lines_at() each. */
struct lines {
    unsigned side;
    float offset[LINES_SEGMENTS];     /* across the line, in cells, from where it should be */
    float clearness[LINES_SEGMENTS];  /* depth against the brighter of both sides, relative */
    float background[LINES_SEGMENTS]; /* brightness beside the line */
};

/* Segments of SIDE x SIDE cells. */
static inline unsigned lines_count(unsigned side)
{
    return 2 * (side + 1) * side;
}

/* The place of a segment: the directions one after the other, in each the lines. */
static inline unsigned lines_at(unsigned side, unsigned direction, unsigned line, unsigned place)
{
    return (direction * (side + 1) + line) * side + place;
}

/* Measures all segments of SIDE x SIDE cells in VIEW, looking REACH (at most .45 cell) to both
 * sides of the lattice moved by SHIFT (NULL: not moved). */
void lines_measure(const struct lines_view *view, unsigned side, const struct lines_shift *shift,
                   float reach, struct lines *lines);

/* The same of the segments of DIRECTION alone; LINES has its side. */
void lines_measure_way(const struct lines_view *view, const struct lines_shift *shift, float reach,
                       unsigned direction, struct lines *lines);

/* Measures the segments of one LINE of DIRECTION alone, which replace those in LINES. */
void lines_measure_one(const struct lines_view *view, const struct lines_shift *shift, float reach,
                       unsigned direction, unsigned line, struct lines *lines);

/* The share of the lines of DIRECTION that are seen, wherever within reach, to go on straight from
 * one cell into the next: a quick look at two places of each. */
float lines_glance(const struct lines_view *view, unsigned side, unsigned direction);

/* The share of the segments that are seen and in their place. */
float lines_score(const struct lines *lines);

/* What lines_score() comes to at most, whatever the lines down are: of those across alone. */
float lines_best_score(const struct lines *lines);

/* How badly the lattice fits, 0..1: mean of the squared offsets against LINES_OFF, 1 for what is
 * not seen. */
float lines_misfit(const struct lines *lines);

/* The same of one LINE of DIRECTION. */
float lines_misfit_one(const struct lines *lines, unsigned direction, unsigned line);

/* How far out of the grid border line EDGE (0 top, 1 right, 2 bottom, 3 left) reaches until its
 * darkness is mostly gone, in cells: the median over its segments, .06 where few are seen. */
float lines_border(const struct lines_view *view, const struct lines_shift *shift,
                   const struct lines *lines, unsigned edge);

/* The darkness that each line of DIRECTION holds across its whole width, in cells of full black:
 * the median over its segments, in WEIGHTS (lines->side + 1). */
void lines_weigh(const struct lines_view *view, const struct lines_shift *shift,
                 const struct lines *lines, unsigned direction, float *weights);

/* The same of each segment of DIRECTION, side after side of cells for each line. */
void lines_weigh_segments(const struct lines_view *view, const struct lines_shift *shift,
                          unsigned side, unsigned direction, float *weights);

/* The share of the inner lines that go on beyond border line EDGE (as above): few where the grid
 * ends there, most where it is a part of another one. */
float lines_beyond(const struct lines_view *view, const struct lines_shift *shift,
                   const struct lines *lines, unsigned edge);

#endif
