/* Paints the solution onto the paper: reads a photo as PGM from standard input and writes it with
 * the missing digits to standard output. */
#include <stdio.h>

#include <sudokuvision/sudokuvision.h>

#include "pgm.h"

static enum svision_status paint(const struct svision_reading *reading,
                                 struct svision_canvas *canvas)
{
    struct svision_overlay overlay = SVISION_OVERLAY_INIT;
    overlay.side = svision_reading_side(reading);
    overlay.crossings = svision_reading_crossings(reading);
    overlay.digits = svision_reading_solution(reading);
    overlay.givens = svision_reading_givens(reading);
    overlay.opacity = 1;
    overlay.lit = true;
    return svision_overlay_paint(&overlay, canvas);
}

int main(void)
{
    struct svision_image photo;
    struct svision_reader *reader = NULL;
    uint8_t *pixels = NULL;
    size_t count = 0;
    int status = EXIT_FAILURE;
    if (!pgm_read(stdin, &photo, &pixels)) {
        fputs("overlay: not a PGM file\n", stderr);
    } else if (svision_reader_create(NULL, &reader) == SVISION_OK &&
               svision_reader_read(reader, &photo, &count, NULL) == SVISION_OK) {
        struct svision_canvas canvas = {pixels, photo.width, photo.height, photo.stride,
                                        photo.format};
        for (size_t i = 0; i < count; i++)
            if (paint(svision_reader_reading(reader, i), &canvas) == SVISION_OK)
                status = EXIT_SUCCESS;
    }
    if (status == EXIT_SUCCESS && !pgm_write(stdout, &photo))
        status = EXIT_FAILURE;
    svision_reader_destroy(reader);
    free(pixels);
    return status;
}
