/* What keys do, as the window shows it. */
#ifndef CAM_WINDOW_KEYS_H
#define CAM_WINDOW_KEYS_H

#include <sudokuvision/canvas.h>

/* Paints the keys and what they do over CANVAS (RGBA32), which gets darker. */
void cam_keys_paint(const struct svision_canvas *canvas);

#endif
