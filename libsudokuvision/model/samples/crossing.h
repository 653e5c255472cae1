/* Digits that were crossed out, by one or two strokes or by another digit written over them. */
#ifndef MODEL_SAMPLES_CROSSING_H
#define MODEL_SAMPLES_CROSSING_H

#include <stdbool.h>
#include <stdint.h>

/* Minimum visible share of each of two overlapping digits; below it, one hides the other. */
#define CROSSING_SEEN 0.35F

enum { CROSSING_STROKES = 2 };

/* Strokes in the box of a digit: 1 x 1, with the center at 0, 0. */
struct crossing_strokes {
    unsigned count;
    float ends[CROSSING_STROKES][2][2]; /* x and y of each */
};

/* Draws a random way of crossing out a digit. */
void crossing_draw(uint64_t *random, struct crossing_strokes *crossing);

/* Crosses out the mark in PATCH (CELL_PIXELS) in the same ink. Returns false if there is none. */
bool crossing_strike(uint64_t *random, uint8_t *patch);

/* Writes the mark in OTHER over the one in PATCH. Returns false if one hides the other, or there is
 * none. */
bool crossing_overwrite(uint64_t *random, const uint8_t *other, uint8_t *patch);

#endif
