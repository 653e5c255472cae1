/* Reports on the connected cameras, on standard output. */
#ifndef CAM_DEVICES_H
#define CAM_DEVICES_H

#include "cam/options.h"

/* Prints a line for each device: path, name, driver, bus, capabilities. */
int cam_list_devices(void);

/* Prints formats, sizes, rates and controls of the chosen camera, or of all. */
int cam_list_formats(const struct cam_options *options);

/* Tries to read a frame from the chosen camera, or from each, and reports the result. Fails if
 * no camera works. */
int cam_doctor(const struct cam_options *options);

/* Writes to PATH the first capture device after AFTER (NULL: the first of all), wrapping around
 * at the end. Returns false if there is none. */
bool cam_find_camera(const char *after, char *path, size_t size);

#endif
