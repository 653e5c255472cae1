/* Snapshots as PNG files with unused names. */
#ifndef CAM_WINDOW_SNAPSHOT_H
#define CAM_WINDOW_SNAPSHOT_H

#include <sudokuvision/image.h>

#include "cli/text/message.h"

/* Writes PICTURE (RGBA32) to sudoku-001.png, or the first unused number after it, in the current
 * folder; stores the name in NAME. Returns false with MESSAGE set on failure. */
bool cam_snapshot_write(const struct svision_image *picture, char name[20],
                        struct message *message);

#endif
