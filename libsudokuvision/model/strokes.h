/* Digits as hands write them: middle lines that a pen follows. */
#ifndef MODEL_STROKES_H
#define MODEL_STROKES_H

#include <stdint.h>

enum { STROKES_POINTS = 400 };

/* Lines in a box of 1 x 1, the middle at 0, 0; a line ends before each point that LIFTED says. */
struct strokes {
    unsigned count;
    float x[STROKES_POINTS], y[STROKES_POINTS];
    uint8_t lifted[STROKES_POINTS];
};

/* Draws one form of DIGIT (1..9), each of its points a little off. */
void strokes_draw(unsigned digit, uint64_t *random, struct strokes *strokes);

#endif
