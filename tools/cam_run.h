/* Frames from their source to wherever they are wanted.
 *
 * Takes settings, gives recordings and an exit status, fails with a message on stderr. */
#ifndef CAM_RUN_H
#define CAM_RUN_H

#include "cam_options.h"

int cam_run(const struct cam_options *options);

#endif
