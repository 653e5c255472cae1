/* The window of sudoku-cam at work.
 *
 * Takes frames and what was read in them, gives both on the screen until the user or the program
 * has enough, fails with a message where the window does. */
#ifndef CAM_WINDOW_H
#define CAM_WINDOW_H

#include "cam_options.h"
#include "cam_view.h"

/* Shows VIEW in WINDOW. A frame waits a moment for its reading, but not longer: then the grid is
 * painted where it should be by now. False: MESSAGE says why. */
bool cam_window_run(struct window *window, struct cam_view *view, const struct cam_options *options,
                    struct message *message);

#endif
