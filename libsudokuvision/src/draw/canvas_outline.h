/* Fills areas on canvases. */
#ifndef DRAW_CANVAS_OUTLINE_H
#define DRAW_CANVAS_OUTLINE_H

#include "draw/canvas.h"
#include "draw/outline.h"

/* Fills OUTLINE with COLOR and OPACITY (0..255), clipped to CANVAS. */
void canvas_fill_outline(const struct svision_canvas *canvas, const struct outline *outline,
                         svision_color color, unsigned opacity);

#endif
