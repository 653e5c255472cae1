/* Photos with an entry replaced by another digit or crossed out. The paper is interpolated between
 * the strokes; ink, pen and size are those of the old mark. */
#ifndef TESTS_PAGES_ALTERED_PHOTO_H
#define TESTS_PAGES_ALTERED_PHOTO_H

#include <stdbool.h>
#include <stdint.h>

#include "pages/photo/photo_cell.h"

/* Removes the mark in CELL (0..80) and draws DIGIT (1..9) there, in a shape that no model was
 * trained on. False: there is no ink, and the photo is unchanged. */
bool altered_photo_write(const struct photo_grid *photo, unsigned cell, unsigned digit,
                         uint64_t *random);

/* The same with the mark of cell FROM, a digit by the same hand, varied in width, height and slant
 * by RANDOM. */
bool altered_photo_copy(const struct photo_grid *photo, unsigned cell, unsigned from,
                        uint64_t *random);

/* Draws one or two strokes through the mark in CELL, or the mark of cell FROM over it. SEEN gets
 * the visible share of the two, the smaller one, 0 to 1. False: there is no ink, and the photo is
 * unchanged. */
bool altered_photo_strike(const struct photo_grid *photo, unsigned cell, uint64_t *random);
bool altered_photo_overwrite(const struct photo_grid *photo, unsigned cell, unsigned from,
                             uint64_t *random, float *seen);

#endif
