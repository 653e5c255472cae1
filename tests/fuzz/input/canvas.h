/* Canvases with guard bytes around the pixels. */
#ifndef TESTS_FUZZ_CANVAS_H
#define TESTS_FUZZ_CANVAS_H

#include <string.h>

#include <sudokuvision/canvas.h>

#include "fuzz.h"

enum { CANVAS_GUARD = 0x5A };

/* Allocates pixels for CANVAS, whose size and format are set, with PADDING extra bytes per row
 * and no byte beyond the last row. The caller frees them. Returns their size. */
static inline size_t canvas_take(struct svision_canvas *canvas, unsigned padding)
{
    uint8_t none = 0;
    size_t size = 0;
    canvas->stride = svision_image_row_size(canvas->format, canvas->width) + padding;
    canvas->pixels = &none;
    const struct svision_image image = svision_canvas_image(canvas);
    HOLDS(svision_image_check(&image, &size) == SVISION_OK);
    canvas->pixels = malloc(size);
    HOLDS(canvas->pixels);
    memset(canvas->pixels, CANVAS_GUARD, size);
    return size;
}

/* Checks that nothing was drawn between the rows. */
static inline void canvas_expect_guards(const struct svision_canvas *canvas)
{
    size_t row = svision_image_row_size(canvas->format, canvas->width);
    for (unsigned y = 0; y + 1 < canvas->height; y++)
        for (size_t x = row; x < canvas->stride; x++)
            HOLDS(canvas->pixels[y * canvas->stride + x] == CANVAS_GUARD);
}

#endif
