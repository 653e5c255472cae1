/* The digit in one cell.
 *
 *     struct svision_digit digit;
 *     if (svision_digit_classify(&cell, &digit) == SVISION_OK && !digit.found)
 *         puts("an empty cell");
 *
 * Each of ten answers gets a cost. A cell alone cannot tell how dark its neighbors' digits are,
 * nor which way up the page lies: whoever reads a whole grid weighs that in. */
#ifndef SVISION_DIGIT_H
#define SVISION_DIGIT_H

#include <stdint.h>

#include <sudokuvision/image.h>
#include <sudokuvision/status.h>
#include <sudokuvision/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Pixels of a cell, in a row and in a column. */
#define SVISION_CELL_SIDE 32

/* Answers: none, and the digits 1..9. */
#define SVISION_ANSWERS 10

/* What is in a cell. */
struct svision_digit {
    /* Negative natural logarithm of each answer's probability, 0..21: [0] blank, or something that
     * is no digit, [1..9] digits. */
    float cost[SVISION_ANSWERS];
    /* How much darker than the paper around it the darkest part is, 0..1. */
    float ink;
    /* Brightness of the paper in the middle, 0..255; and its brightest part by its darkest, 1 or
     * more: over 1.4 where the edge of a shadow runs through the cell. */
    float paper;
    float contrast;
    /* 1: there is a mark, and this is its box, in pixels of the cell; 0: the cell is empty. */
    uint8_t found;
    uint8_t left;
    uint8_t top;
    uint8_t width;
    uint8_t height;
};

/* Looks at CELL, SVISION_CELL_SIDE x SVISION_CELL_SIDE pixels of GRAY8 with the cell's lines along
 * its edges, as svision_warp() makes it from a photo, and stores what it finds in *DIGIT. The mark
 * is what is dark against the cell closed (van Droogenbroeck & Talbot, 1996), without the remains
 * of the border lines; its gradients (Liu, Nakashima, Sako & Fujisawa, Pattern Recognition 36,
 * 2003, section 3.2) are projected and compared with learned templates (Goldberger et al.,
 * Neighborhood Components Analysis, 2004). The table was learned from fonts: handwriting is read
 * where it looks like print. Nothing is allocated; a call takes about 32 KiB of the stack. Any
 * thread may call it.
 * SVISION_OK; SVISION_ERR_ARGUMENT: a NULL, an unsound image, another format or size. */
SVISION_API enum svision_status svision_digit_classify(const struct svision_image *cell,
                                                       struct svision_digit *digit);

#ifdef __cplusplus
}
#endif
#endif
