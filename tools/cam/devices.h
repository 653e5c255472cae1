/* What sudoku-cam says about the cameras there are, on standard output. */
#ifndef CAM_DEVICES_H
#define CAM_DEVICES_H

#include "cam/options.h"

/* One line for each device: path, name, driver, bus, what it does. */
int cam_list_devices(void);

/* Formats, sizes, rates and controls of the camera asked for, or of all. */
int cam_list_formats(const struct cam_options *options);

/* Takes a frame from each camera, or from the one asked for, and says what works, or why not. Fails
 * where none works. */
int cam_doctor(const struct cam_options *options);

/* Writes the path of the first device behind AFTER (NULL: of all), around the end, that frames can
 * be taken from; false where there is none. */
bool cam_find_camera(const char *after, char *path, size_t size);

#endif
