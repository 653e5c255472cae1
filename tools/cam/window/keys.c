#include "cam/window/keys.h"

#include <math.h>

#include <sudokuvision/draw.h>

static const struct {
    const char *key;
    const char *effect;
} keys[] = {
    {"h", "hint: where, how, why"},    {"n", "apply it, show the next step"},
    {"a", "show all digits"},          {"w", "show wrong digits"},
    {"c", "show candidates"},          {"click", "select a cell (or arrows)"},
    {"1-9", "correct it; 0: blank"},   {"y", "copy the puzzle"},
    {"l", "copy a link to a solver"},  {"PgUp", "previous puzzle; PgDn: next"},
    {"b", "hide or show the overlay"}, {"space", "freeze or resume"},
    {"s", "save the picture"},         {"m", "mirror"},
    {"d", "next stage of reading"},    {"o", "sound on or off"},
    {"Tab", "next camera or file"},    {"f", "full screen"},
    {"?", "hide this help"},           {"q", "quit"},
};

enum { KEYS = sizeof keys / sizeof keys[0] };

static void darken(const struct svision_canvas *canvas)
{
    for (unsigned y = 0; y < canvas->height; y++) {
        uint8_t *row = canvas->pixels + y * canvas->stride;
        for (size_t x = 0; x < 4 * (size_t)canvas->width; x++)
            row[x] = x % 4 == 3 ? row[x] : (uint8_t)(row[x] / 8);
    }
}

/* Writes TEXT, left-aligned at LEFT and centered vertically at Y. */
static void write_from(const struct svision_canvas *canvas, const char *text, double left, double y,
                       double height, svision_color color)
{
    double width = svision_draw_text_width(text, height);
    svision_draw_text(canvas, text, (struct svision_point){left + width / 2, y}, height, color, 1);
}

void cam_keys_paint(const struct svision_canvas *canvas)
{
    static const double row_width = 26; /* width of the longest row, in text heights */
    double pitch = canvas->height / (KEYS + 1.0);
    double height = fmin(pitch * 0.5, canvas->width / row_width);
    double left = canvas->width / 2.0 - row_width * 0.45 * height;
    darken(canvas);
    for (unsigned i = 0; i < KEYS; i++) {
        write_from(canvas, keys[i].key, left, (i + 1) * pitch, height, 0xFFD060);
        write_from(canvas, keys[i].effect, left + 6 * height, (i + 1) * pitch, height, 0xFFFFFF);
    }
}
