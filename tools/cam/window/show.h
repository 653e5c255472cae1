/* The window of sudoku-cam at work, until the user or the program has enough. */
#ifndef CAM_WINDOW_SHOW_H
#define CAM_WINDOW_SHOW_H

#include "cam/options.h"
#include "cam/window/view.h"

/* Shows VIEW in WINDOW. A frame waits a moment for its reading, but not longer: then the grid is
 * painted where it should be by now. False: MESSAGE says why. */
bool cam_show(struct window *window, struct cam_view *view, const struct cam_options *options,
              struct message *message);

#endif
