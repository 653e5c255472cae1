/* The help on keys in the window. */
#ifndef CAM_WINDOW_KEYS_H
#define CAM_WINDOW_KEYS_H

#include <sudokuvision/canvas.h>

/* Darkens CANVAS (RGBA32) and paints the help on keys over it. */
void cam_keys_paint(const struct svision_canvas *canvas);

#endif
