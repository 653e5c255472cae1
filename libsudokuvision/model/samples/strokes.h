/* Digits as hands write them: middle lines that a pen follows. */
#ifndef MODEL_SAMPLES_STROKES_H
#define MODEL_SAMPLES_STROKES_H

#include <stdint.h>

enum { STROKES_POINTS = 400 };

/* Lines in a box of 1 x 1, the middle at 0, 0; a line ends before each point that LIFTED says. */
struct strokes {
    unsigned count;
    float x[STROKES_POINTS], y[STROKES_POINTS];
    uint8_t lifted[STROKES_POINTS];
};

/* Whose forms: those that the table of handwriting is learned from, and others that it has never
 * seen, to be tested by. */
enum strokes_hand { STROKES_LEARNED, STROKES_UNSEEN };

/* Draws one form of DIGIT (1..9), each of its points a little off. */
void strokes_draw(enum strokes_hand hand, unsigned digit, uint64_t *random,
                  struct strokes *strokes);

/* Draws strokes that cross a digit out. */
void strokes_cross(uint64_t *random, struct strokes *strokes);

/* How far (X, Y) is from the nearest of STROKES. */
float strokes_distance(const struct strokes *strokes, float x, float y);

#endif
