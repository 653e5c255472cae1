/* Links of a chain as arrows, whole where they are strong and dashed where they are weak. */
#ifndef DRAW_STEP_LINKS_H
#define DRAW_STEP_LINKS_H

#include "draw/step_scene.h"

/* Hands over the arrows, which end REACH cells from the middle of candidates. */
void step_links(const struct step_scene *scene, float reach, step_take_shape *take, void *user);

#endif
