/* The main loop of the window. */
#ifndef CAM_WINDOW_SHOW_H
#define CAM_WINDOW_SHOW_H

#include "cam/options.h"
#include "cam/window/view.h"

/* Shows VIEW in WINDOW until it is closed or the frames end. A frame waits briefly for its reading;
 * then the grid is painted at its predicted position. Returns false with MESSAGE set on failure. */
bool cam_show(struct window *window, struct cam_view *view, const struct cam_options *options,
              struct message *message);

#endif
