/* Synthetic photos of single cells.
 *
 * Each is a rectified cell as a reader would see it in a photo: small, blurred, noisy, with the
 * remains of lines. */
#ifndef MODEL_SAMPLES_SCENE_H
#define MODEL_SAMPLES_SCENE_H

#include <stdbool.h>
#include <stdint.h>

#include "model/samples/alphabet.h"
#include "model/samples/faces.h"

/* Draws symbol DIGIT (0: none) of ALPHABET into PATCH (CELL_PIXELS). The same RANDOM yields the
 * same patch. Returns false if it cannot be drawn. */
bool scene_draw(struct faces *faces, const struct face *face, const struct alphabet *alphabet,
                unsigned digit, uint64_t *random, uint8_t *patch);

/* Draws a cell without writing: paper, folds, specks, parts of neighbors. */
bool scene_draw_stain(struct faces *faces, const struct face *face, uint64_t *random,
                      uint8_t *patch);

#endif
