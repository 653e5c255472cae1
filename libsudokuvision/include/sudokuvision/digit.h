/* The digit in one cell.
 *
 *     struct svision_digit digit;
 *     if (svision_digit_classify(&cell, &digit) == SVISION_OK && !digit.found)
 *         puts("an empty cell");
 *
 * Each of ten classes gets a cost. One cell alone shows neither how dark the digits around it are
 * nor which way up the page is; svision_reader_read() uses the whole grid. */
#ifndef SVISION_DIGIT_H
#define SVISION_DIGIT_H

#include <stdint.h>

#include <sudokuvision/image.h>
#include <sudokuvision/status.h>
#include <sudokuvision/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Width and height of a cell, in pixels. */
#define SVISION_CELL_SIDE 32

/* Number of classes: no digit, and the digits 1..9. */
#define SVISION_DIGIT_CLASSES 10

/* Contents of a cell. */
struct svision_digit {
    /* Negative natural logarithm of each class's probability, 0..21: [0] blank or not a digit,
     * [1..9] digits. */
    float cost[SVISION_DIGIT_CLASSES];
    /* Contrast of the darkest part with the paper around it, 0..1. */
    float ink;
    /* Brightness of the paper in the middle, 0..255; and the ratio of its brightest to its darkest
     * part, at least 1: above 1.4 if the edge of a shadow crosses the cell. */
    float paper;
    float contrast;
    /* 1 and the mark's bounding box, in pixels of the cell; 0 if the cell is empty. */
    uint8_t found;
    uint8_t left;
    uint8_t top;
    uint8_t width;
    uint8_t height;
};

/* Classifies the digit in CELL: SVISION_CELL_SIDE x SVISION_CELL_SIDE pixels of GRAY8 with the
 * cell's lines along the edges, as svision_warp() makes it from a photo. The mark is found by
 * comparing the cell with its morphological closing (van Droogenbroeck & Talbot, 1996) and removing
 * the remains of the border lines; its gradients (Liu, Nakashima, Sako & Fujisawa, Pattern
 * Recognition 36, 2003, section 3.2) are projected and compared with learned templates (Goldberger
 * et al., Neighborhood Components Analysis, 2004). The templates were learned from fonts, so
 * handwriting is read only if it resembles print. Allocates nothing; uses about 32 KiB of stack.
 * Thread-safe. Returns SVISION_OK and sets *DIGIT, or SVISION_ERR_ARGUMENT for a NULL, an invalid
 * image, or another format or size. */
SVISION_API enum svision_status svision_digit_classify(const struct svision_image *cell,
                                                       struct svision_digit *digit);

#ifdef __cplusplus
}
#endif
#endif
