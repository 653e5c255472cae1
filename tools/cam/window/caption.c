#include "cam/window/caption.h"

#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include <sudokuvision/draw.h>

enum { MAX_ROWS = 5, ROW_TEXT = 600 };

static const svision_color paper = 0x1E2226, ink = 0xE8EAEC;

/* Cap height, and the margin beside the text, as shares of the row height. */
static const double cap_height = 0.42, margin = 0.4;

static void copy(const char *text, size_t length, char row[ROW_TEXT])
{
    snprintf(row, ROW_TEXT, "%.*s", (int)length, text);
}

static double width_of(const char *text, size_t length, unsigned height)
{
    char row[ROW_TEXT];
    copy(text, length, row);
    return svision_draw_text_width(row, cap_height * height);
}

/* Returns the length of the next row of TEXT: whole words, at least one, up to the end of the
 * line. */
static size_t row_length(const char *text, double room, unsigned height)
{
    size_t line = strcspn(text, "\n"), length = 0;
    while (length < line) {
        size_t word = length + strspn(text + length, " ");
        word += strcspn(text + word, " \n");
        if (length && width_of(text, word, height) > room)
            break;
        length = word;
    }
    return length;
}

static const char *skip_row(const char *text, size_t length)
{
    text += length;
    text += strspn(text, " ");
    return *text == '\n' ? text + 1 : text;
}

static double room_of(unsigned width, unsigned height)
{
    return fmax(width - 2 * margin * height, 1);
}

unsigned caption_rows(const char *text, unsigned width, unsigned height)
{
    unsigned rows = 0;
    do {
        text = skip_row(text, row_length(text, room_of(width, height), height));
        rows++;
    } while (*text && rows < MAX_ROWS);
    return rows;
}

static void paint_row(const struct svision_canvas *canvas, const char *text, size_t length,
                      unsigned row, unsigned height)
{
    char cut[ROW_TEXT];
    double size = cap_height * height, room = room_of(canvas->width, height);
    double width = width_of(text, length, height), scale = fmin(room / fmax(width, 1), 1);
    struct svision_point center = {margin * height + scale * width / 2, (row + 0.5) * height};
    copy(text, length, cut);
    svision_draw_text(canvas, cut, center, scale * size, ink, 1);
}

void caption_paint(const struct svision_canvas *canvas, const char *text, unsigned height)
{
    unsigned rows = caption_rows(text, canvas->width, height);
    for (size_t i = 0; i < (size_t)canvas->width * canvas->height; i++) {
        for (unsigned k = 0; k < 3; k++)
            canvas->pixels[4 * i + k] = (uint8_t)(paper >> (16 - 8 * k));
        canvas->pixels[4 * i + 3] = 255;
    }
    for (unsigned row = 0; row < rows; row++) {
        size_t length = row_length(text, room_of(canvas->width, height), height);
        bool is_last = row + 1 == MAX_ROWS;
        paint_row(canvas, text, is_last ? strcspn(text, "\n") : length, row, height);
        text = skip_row(text, length);
    }
}
