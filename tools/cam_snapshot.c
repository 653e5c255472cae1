#include "cam_snapshot.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "buffer.h"
#include "imageio.h"

enum { MOST = 9999 };

/* Takes the first free name by making an empty file of it. */
static bool claim_name(char name[20])
{
    for (unsigned i = 1; i <= MOST; i++) {
        snprintf(name, 20, "sudoku-%03u.png", i);
        int fd = open(name, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0666);
        if (fd >= 0) {
            close(fd);
            return true;
        }
        if (errno != EEXIST)
            return false;
    }
    return false;
}

static void copy_colours(const struct svision_image *picture, uint8_t *rgb)
{
    for (unsigned y = 0; y < picture->height; y++) {
        const uint8_t *row = picture->pixels + y * picture->stride;
        for (unsigned x = 0; x < picture->width; x++, row += 4, rgb += 3)
            memcpy(rgb, row, 3);
    }
}

bool cam_snapshot_write(const struct svision_image *picture, char name[20], struct message *message)
{
    struct pixels pixels = {.width = picture->width, .height = picture->height, .channels = 3};
    if (!claim_name(name))
        return message_set(message, "%s: %s", name, strerror(errno));
    pixels.data = buffer_resize(NULL, 3 * (size_t)picture->width * picture->height);
    copy_colours(picture, pixels.data);
    bool done = image_write(name, &pixels);
    if (!done) {
        message_set(message, "%s: %s", name, strerror(errno));
        unlink(name);
    }
    free(pixels.data);
    return done;
}
