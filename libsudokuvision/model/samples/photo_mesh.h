/* The cells of a labeled photo, along the mesh that the reader finds: paper is bent, and labels
 * give the corners only. */
#ifndef MODEL_SAMPLES_PHOTO_MESH_H
#define MODEL_SAMPLES_PHOTO_MESH_H

#include <stdbool.h>

#include <sudokuvision/geometry.h>

#include "image/plane.h"

enum { PHOTO_CELLS = 81, PHOTO_CROSSINGS = 100 };

/* Stores in CROSSINGS (PHOTO_CROSSINGS, row by row) the crossings of the lines of the classic grid
 * between CORNERS (clockwise from the top left) in PLANE. Returns false if no lines are found; the
 * crossings then assume straight lines. */
bool photo_mesh_find(const struct plane *plane, const struct svision_point corners[4],
                     struct svision_point *crossings);

/* Stores the corners of CELL, clockwise from the top left. */
void photo_mesh_corners(const struct svision_point *crossings, unsigned cell,
                        struct svision_point corners[4]);

/* Turns CROSSINGS by quarters until the cells of PLANE best fit DIGITS (0: any) according to the
 * print classifier, since a label may start at any corner. */
void photo_mesh_turn(const struct plane *plane, const uint8_t *digits,
                     struct svision_point *crossings);

#endif
