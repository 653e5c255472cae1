/* Handwritten digits, and synthetic photos of cells that contain them.
 *
 * Half are strokes of our own, in European and American forms; the others are pictures in
 * MNIST's format (Y. LeCun, C. Cortes, C. Burges), with varied stroke width. All are distorted. */
#ifndef MODEL_SAMPLES_HANDWRITING_H
#define MODEL_SAMPLES_HANDWRITING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { HANDWRITING_SIDE = 28 };

struct handwriting {
    uint8_t (*images)[HANDWRITING_SIDE * HANDWRITING_SIDE];
    uint8_t *labels;
    size_t count;
    bool check; /* use only every eighth picture, which is held out otherwise */
};

/* Reads two files of FOLDER, named like those of the 10000 test pictures of MNIST, compressed by
 * gzip. Returns false if they are missing or invalid. */
bool handwriting_open(struct handwriting *hand, const char *folder);

void handwriting_close(struct handwriting *hand);

/* Draw into PATCH (CELL_PIXELS): a DIGIT 1..9; a few small digits; a digit that was crossed out. */
void handwriting_draw(const struct handwriting *hand, unsigned digit, uint64_t *random,
                      uint8_t *patch);
void handwriting_draw_candidates(const struct handwriting *hand, uint64_t *random, uint8_t *patch);
void handwriting_draw_crossed(const struct handwriting *hand, uint64_t *random, uint8_t *patch);

/* Draws DIGIT over PATCH, which shows a cell, and keeps its paper, lines and dirt. */
void handwriting_draw_over(const struct handwriting *hand, unsigned digit, uint64_t *random,
                           uint8_t *patch);

#endif
