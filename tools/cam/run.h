/* Frames from their source to wherever they are wanted. */
#ifndef CAM_RUN_H
#define CAM_RUN_H

#include "cam/options.h"

int cam_run(const struct cam_options *options);

#endif
