/* Colors that are legible on light and dark paper. */
#ifndef CAM_WINDOW_LEGIBLE_H
#define CAM_WINDOW_LEGIBLE_H

#include <sudokuvision/canvas.h>

#include "cam/grid.h"

/* Returns COLOR, or the nearest lighter or darker color with sufficient contrast to the empty cells
 * of GRID on CANVAS (RGBA32). */
svision_color cam_legible_color(const struct svision_canvas *canvas, const struct cam_grid *grid,
                                svision_color color);

#endif
