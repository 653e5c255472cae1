/* Canvases with guard bytes after each row and after the last one; the caller frees the pixels. */
#ifndef TESTS_SUPPORT_SHEET_H
#define TESTS_SUPPORT_SHEET_H

#include <stdbool.h>
#include <stdlib.h>

#include <sudokuvision/sudokuvision.h>

#include "support/check.h"

struct sheet {
    struct svision_canvas canvas;
    size_t size;
    uint8_t *pixels;
};

enum { GUARD = 0xA5 };

static inline struct sheet sheet_of(unsigned width, unsigned height, size_t padding,
                                    enum svision_format format)
{
    struct sheet sheet = {.size = 0};
    sheet.canvas = (struct svision_canvas){(uint8_t[]){0}, width, height,
                                           svision_image_row_size(format, width) + padding, format};
    struct svision_image image = svision_canvas_image(&sheet.canvas);
    CHECK_EQ(svision_image_check(&image, &sheet.size), SVISION_OK);
    sheet.pixels = malloc(sheet.size + 64);
    CHECK(sheet.pixels);
    memset(sheet.pixels, GUARD, sheet.size + 64);
    sheet.canvas.pixels = sheet.pixels;
    return sheet;
}

/* True if all padding is unchanged; color planes have none to check. */
static inline bool is_guarded(const struct sheet *sheet)
{
    size_t row = svision_image_row_size(sheet->canvas.format, sheet->canvas.width);
    for (size_t i = 0; i < 64; i++)
        if (sheet->pixels[sheet->size + i] != GUARD)
            return false;
    for (unsigned y = 0; y + 1 < sheet->canvas.height; y++)
        for (size_t x = row; x < sheet->canvas.stride; x++)
            if (sheet->pixels[y * sheet->canvas.stride + x] != GUARD)
                return false;
    return true;
}

static inline unsigned gray_at(const struct sheet *sheet, unsigned x, unsigned y)
{
    return sheet->pixels[y * sheet->canvas.stride + x];
}

#endif
