/* Passes frames from the source to all outputs. Returns the exit status. */
#ifndef CAM_RUN_H
#define CAM_RUN_H

#include "cam/options.h"

int cam_run(const struct cam_options *options);

#endif
