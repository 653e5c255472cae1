#include "cam/window/snapshot.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/text/buffer.h"
#include "image/imageio.h"

enum { MAX_NUMBER = 9999 };

/* Writes PIXELS under the first free name. */
static bool write_numbered(const struct pixels *pixels, char name[20])
{
    for (unsigned i = 1; i <= MAX_NUMBER; i++) {
        snprintf(name, 20, "sudoku-%03u.png", i);
        if (access(name, F_OK) == 0)
            continue;
        if (image_write_new(name, pixels))
            return true;
        if (errno != EEXIST)
            return false;
    }
    errno = EEXIST;
    return false;
}

static void copy_colors(const struct svision_image *picture, uint8_t *rgb)
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
    pixels.data = buffer_resize(NULL, 3 * (size_t)picture->width * picture->height);
    copy_colors(picture, pixels.data);
    bool done =
        write_numbered(&pixels, name) || message_set(message, "%s: %s", name, strerror(errno));
    pixels_free(&pixels);
    return done;
}
