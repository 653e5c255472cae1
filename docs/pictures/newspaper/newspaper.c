/* Makes the photo and the film of README.md: a newspaper page on a table, drawn and then seen by a
   camera.

   usage: newspaper PHOTO.ppm FRAMES.ppm     FRAMES.ppm holds the frames of the film, one after
   another */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "camera.h"
#include "page.h"

/* Length of the film, in frames, and frames per second. */
#define FRAMES     66
#define FRAME_RATE 15

/* Writes one picture of PAGE to FILE; 0 on success. */
static int write_picture(FILE *file, const struct camera *camera, cairo_surface_t *page)
{
    size_t size = (size_t)camera->width * (size_t)camera->height * 3;
    uint8_t *rgb = malloc(size);
    if (!rgb)
        return -1;
    camera_shoot(camera, page, rgb);
    fprintf(file, "P6 %d %d 255\n", camera->width, camera->height);
    size_t written = fwrite(rgb, 1, size, file);
    free(rgb);
    return written == size ? 0 : -1;
}

static int write_photo(FILE *file, cairo_surface_t *page)
{
    struct camera camera = {.width = 768,
                            .height = 1024,
                            .x = 775,
                            .y = 940,
                            .zoom = 0.475,
                            .turn = 0.035,
                            .tilt = 0.22,
                            .curl = 0.11,
                            .noise = 1};
    return write_picture(file, &camera, page);
}

/* A hand brings the camera over the puzzle and holds it there, nearly still. */
static int write_film(FILE *file, cairo_surface_t *page)
{
    for (int i = 0; i < FRAMES; i++) {
        double t = (double)i / FRAME_RATE, arrival = fmax(0, 1 - t / 1.4);
        struct camera camera = {.width = 640,
                                .height = 480,
                                .noise = (uint32_t)i + 1,
                                .x = 975 + 20 * sin(t) - 900 * arrival * arrival,
                                .y = 850 + 14 * cos(1.3 * t) + 500 * arrival * arrival,
                                .zoom = 0.40 + 0.02 * sin(0.9 * t),
                                .turn = 0.06 * sin(1.1 * t) - 0.3 * arrival,
                                .tilt = 0.18,
                                .curl = 0.11};
        if (write_picture(file, &camera, page))
            return -1;
    }
    return 0;
}

static int write_to(const char *path, cairo_surface_t *page,
                    int (*write)(FILE *, cairo_surface_t *))
{
    FILE *file = fopen(path, "wb");
    int status = file ? write(file, page) : -1;
    if (file && fclose(file))
        status = -1;
    if (status)
        perror(path);
    return status;
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "usage: newspaper PHOTO.ppm FRAMES.ppm\n");
        return 2;
    }
    cairo_surface_t *page = page_draw();
    if (!page)
        return 1;
    int failed = cairo_surface_status(page) != CAIRO_STATUS_SUCCESS ||
                 write_to(argv[1], page, write_photo) || write_to(argv[2], page, write_film);
    cairo_surface_destroy(page);
    return failed;
}
