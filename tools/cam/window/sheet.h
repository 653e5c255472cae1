/* A puzzle painted on its grid in the mode of the model. */
#ifndef CAM_WINDOW_SHEET_H
#define CAM_WINDOW_SHEET_H

#include "cam/paint.h"
#include "cam/window/model/model.h"

/* Paints PUZZLE of MODEL on GRID. */
void cam_sheet_paint(const struct cam_model *model, const struct cam_puzzle *puzzle,
                     const struct cam_grid *grid, const struct cam_look *look,
                     const struct svision_canvas *canvas);

/* Fills CANVAS with a printed sheet of PUZZLE; *GRID is its position. */
void cam_sheet_print(const struct cam_puzzle *puzzle, const struct svision_canvas *canvas,
                     struct cam_grid *grid);

#endif
