/* Controls of a camera by name.
 *
 * Names are those that v4l2-ctl shows: lower case with underscores. */
#ifndef V4L2_CONTROL_H
#define V4L2_CONTROL_H

#include <stdio.h>

#include "v4l2/device.h"

/* Sets one control: VALUE is a whole number, or the name of an entry of a menu. */
bool v4l2_control_set(const struct v4l2_device *device, const char *assignment,
                      struct message *message);

/* Prints every control with its value and range, one a line. */
void v4l2_control_list(const struct v4l2_device *device, FILE *out);

#endif
