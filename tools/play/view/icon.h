/* The icon of the game: a small board, drawn as all boards are. */
#ifndef PLAY_VIEW_ICON_H
#define PLAY_VIEW_ICON_H

#include <stdbool.h>

#include <sudokuvision/canvas.h>

#include "cli/text/buffer.h"

/* Paints it on all of CANVAS, which is square. False: memory is short. */
bool icon_paint(const struct svision_canvas *canvas);

/* Adds it as SVG. False: memory is short. */
bool icon_svg(struct buffer *out);

#endif
