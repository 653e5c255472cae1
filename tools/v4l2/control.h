/* Camera controls by name.
 *
 * Names are those of v4l2-ctl: lower case with underscores. */
#ifndef V4L2_CONTROL_H
#define V4L2_CONTROL_H

#include <stdio.h>

#include "v4l2/device.h"

/* Sets a control by an ASSIGNMENT of the form NAME=VALUE; VALUE is an integer or the name of a menu
 * entry. */
bool v4l2_control_set(const struct v4l2_device *device, const char *assignment,
                      struct message *message);

/* Prints each control with its value and range, one per line. */
void v4l2_control_list(const struct v4l2_device *device, FILE *out);

#endif
