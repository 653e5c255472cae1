/* Where the cells of a labelled photo lie: along the mesh that the reader finds, since paper is
 * bent, and labels give corners alone. */
#ifndef MODEL_SAMPLES_PHOTO_MESH_H
#define MODEL_SAMPLES_PHOTO_MESH_H

#include <stdbool.h>

#include <sudokuvision/geometry.h>

#include "image/plane.h"

enum { PHOTO_CELLS = 81, PHOTO_CROSSINGS = 100 };

/* Stores in CROSSINGS (PHOTO_CROSSINGS, row by row) where the lines of the classic grid between
 * CORNERS, clockwise from the top left, cross in PLANE. Where no lines are found there they are
 * straight, and the answer is false. */
bool photo_mesh_find(const struct plane *plane, const struct svision_point corners[4],
                     struct svision_point *crossings);

/* The corners of CELL, clockwise from the top left. */
void photo_mesh_corners(const struct svision_point *crossings, unsigned cell,
                        struct svision_point corners[4]);

/* Turns CROSSINGS by quarters until the cells of PLANE look most like DIGITS (0: any) to the
 * classifier of print: the first corner of a label may be any. */
void photo_mesh_turn(const struct plane *plane, const uint8_t *digits,
                     struct svision_point *crossings);

#endif
