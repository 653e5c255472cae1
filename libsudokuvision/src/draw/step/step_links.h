/* The links of a chain as arrows, solid for strong and dashed for weak links. */
#ifndef DRAW_STEP_STEP_LINKS_H
#define DRAW_STEP_STEP_LINKS_H

#include "draw/step/step_scene.h"

/* Passes the arrows, which end REACH cells from the middle of candidates, to TAKE. */
void step_links(const struct step_scene *scene, float reach, step_take_shape *take, void *user);

#endif
