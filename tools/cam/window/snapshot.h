/* Pictures that the user keeps: PNG files under names that nothing had. */
#ifndef CAM_WINDOW_SNAPSHOT_H
#define CAM_WINDOW_SNAPSHOT_H

#include <sudokuvision/image.h>

#include "cli/text/message.h"

/* Writes PICTURE (RGBA32) to sudoku-001.png, or the first of the following numbers that is free, in
 * the current folder; NAME gets the name. False: MESSAGE says why. */
bool cam_snapshot_write(const struct svision_image *picture, char name[20],
                        struct message *message);

#endif
