/* Finds how unevenly lines are spaced on paper that rolls away from the camera.
 *
 * The sides of such a grid may be straight, but its lines draw together towards one edge or both.
 * All lines of a direction are found at once: of all courses from side to side, the one whose lines
 * are darkest and whose distances change least, by dynamic programming (Amini, Weymouth & Jain,
 * Using Dynamic Programming for Solving Variational Problems in Vision, 1990). */
#ifndef DETECT_SPACING_H
#define DETECT_SPACING_H

#include "detect/fit.h"

enum {
    SPACING_SIDE = BOARD_SIZE_CLASSIC,
    SPACING_STEPS = 12, /* positions of a line, in each cell of flat paper */
    SPACING_PLACES = SPACING_SIDE * SPACING_STEPS + 1,
    SPACING_MIN = SPACING_STEPS / 4, /* distance of two lines, in such steps */
    SPACING_MAX = 2 * SPACING_STEPS,
    SPACING_PITCHES = SPACING_MAX - SPACING_MIN + 1,
};

/* Memory for the search. The index of a distance of lines is its steps less SPACING_MIN. */
struct spacing_work {
    float cost[SPACING_PITCHES][SPACING_PITCHES]; /* of a distance after another, in darkness */
    /* The value of the best course up to a line, by the line's place and the distance to the next
     * one. */
    float value[SPACING_SIDE][SPACING_PLACES][SPACING_PITCHES];
};

/* Adds the spacing of the lines in PYRAMID to the bend of PLACE, a classic grid of which the sides
 * are known, if there are dark lines in both directions. */
void spacing_find(const struct pyramid *pyramid, struct spacing_work *work,
                  struct fit_place *place);

#endif
