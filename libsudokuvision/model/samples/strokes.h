/* Handwritten digits as middle lines of a pen. */
#ifndef MODEL_SAMPLES_STROKES_H
#define MODEL_SAMPLES_STROKES_H

#include <stdint.h>

enum { STROKES_POINTS = 400 };

/* Lines in a box of 1 x 1 centered at 0, 0; a line ends before each point marked in LIFTED. */
struct strokes {
    unsigned count;
    float x[STROKES_POINTS], y[STROKES_POINTS];
    uint8_t lifted[STROKES_POINTS];
};

/* Forms that the handwriting table is learned from, and others held out for tests. */
enum strokes_hand { STROKES_LEARNED, STROKES_UNSEEN };

/* Draws a random form of DIGIT (1..9) with slightly displaced points. */
void strokes_draw(enum strokes_hand hand, unsigned digit, uint64_t *random,
                  struct strokes *strokes);

/* Draws strokes that cross out a digit. */
void strokes_cross(uint64_t *random, struct strokes *strokes);

/* Returns the distance of (X, Y) from the nearest of STROKES. */
float strokes_distance(const struct strokes *strokes, float x, float y);

#endif
