/* Colors that can be read on the paper that is there, light or dark. */
#ifndef CAM_WINDOW_LEGIBLE_H
#define CAM_WINDOW_LEGIBLE_H

#include <sudokuvision/canvas.h>

#include "cam/grid.h"

/* COLOR, or where it would hardly be seen on the empty cells of GRID on CANVAS (RGBA32) the nearest
 * lighter or darker one that is. */
svision_color cam_legible_color(const struct svision_canvas *canvas, const struct cam_grid *grid,
                                svision_color color);

#endif
