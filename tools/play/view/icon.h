/* The icon of the game: a small board. */
#ifndef PLAY_VIEW_ICON_H
#define PLAY_VIEW_ICON_H

#include <stdbool.h>

#include <sudokuvision/canvas.h>

#include "cli/text/buffer.h"

/* Paints the icon over all of CANVAS, a square. Returns false if out of memory. */
bool icon_paint(const struct svision_canvas *canvas);

/* Appends the icon as SVG. Returns false if out of memory. */
bool icon_svg(struct buffer *out);

#endif
