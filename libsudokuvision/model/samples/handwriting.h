/* Handwritten digits, and made-up photos of cells that hold them.
 *
 * Two of five are strokes of our own, in European and American forms; the others are pictures of
 * MNIST's form (Y. LeCun, C. Cortes, C. Burges), as thick or thin as it comes. All are bent. */
#ifndef MODEL_SAMPLES_SAMPLES_HANDWRITING_H
#define MODEL_SAMPLES_SAMPLES_HANDWRITING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { HANDWRITING_SIDE = 28 };

struct handwriting {
    uint8_t (*images)[HANDWRITING_SIDE * HANDWRITING_SIDE];
    uint8_t *labels;
    size_t count;
    bool check; /* draw of every eighth picture, which are never drawn otherwise */
};

/* Reads the two files of FOLDER, named as those of the 10000 pictures of MNIST, in gzip. False:
 * they are not there or not sound. */
bool handwriting_open(struct handwriting *hand, const char *folder);

void handwriting_close(struct handwriting *hand);

/* Draw into PATCH (CELL_PIXELS): a DIGIT 1..9; a few small ones; one that was crossed out. */
void handwriting_draw(const struct handwriting *hand, unsigned digit, uint64_t *random,
                      uint8_t *patch);
void handwriting_draw_candidates(const struct handwriting *hand, uint64_t *random, uint8_t *patch);
void handwriting_draw_crossed(const struct handwriting *hand, uint64_t *random, uint8_t *patch);

/* Draws DIGIT over PATCH, which shows a cell: its paper, lines and dirt stay. */
void handwriting_draw_over(const struct handwriting *hand, unsigned digit, uint64_t *random,
                           uint8_t *patch);

#endif
