/* A step as shapes on the board's cells. */
#ifndef DRAW_STEP_STEP_SHAPES_H
#define DRAW_STEP_STEP_SHAPES_H

#include "draw/step/step_scene.h"

/* From the bottom; the grid lines are above the cells, and digits above the marks. */
enum step_layer { STEP_LAYER_CELLS, STEP_LAYER_MARKS };

extern const struct svision_step_colors step_usual_colors;

/* Passes the shapes of LAYER to TAKE, from the bottom. */
void step_shapes(const struct step_scene *scene, enum step_layer layer, step_take_shape *take,
                 void *user);

#endif
