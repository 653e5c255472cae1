/* Photos in which what somebody wrote into a cell is rubbed out, and another digit written there,
 * or in which it is crossed out.
 *
 * The paper is what lies between the strokes; ink, pen and size are those of what was there. */
#ifndef TESTS_PAGES_ALTERED_PHOTO_H
#define TESTS_PAGES_ALTERED_PHOTO_H

#include <stdbool.h>
#include <stdint.h>

#include "pages/photo_cell.h"

/* Rubs out what stands in CELL (0..80) and follows the strokes of DIGIT (1..9) there, in
 * a form from which nothing was learned. False: there is no ink, and the photo stays as it was. */
bool altered_photo_write(const struct photo_grid *photo, unsigned cell, unsigned digit,
                         uint64_t *random);

/* The same, but what is written is what stands in cell FROM, a digit of the same hand, as that hand
 * writes it another time: as much wider, higher or more slanted as RANDOM says. */
bool altered_photo_copy(const struct photo_grid *photo, unsigned cell, unsigned from,
                        uint64_t *random);

/* Draws one or two strokes through what stands in CELL, or writes what stands in cell FROM over it,
 * with nothing rubbed out; SEEN is how much is seen then of that of both of which less is: what
 * does not lie under the other, 0 to 1. False: there is no ink, and the photo stays as it was. */
bool altered_photo_strike(const struct photo_grid *photo, unsigned cell, uint64_t *random);
bool altered_photo_overwrite(const struct photo_grid *photo, unsigned cell, unsigned from,
                             uint64_t *random, float *seen);

#endif
