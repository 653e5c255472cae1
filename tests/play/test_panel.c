/* Messages in the panel next to the board stay legible at any length. */
#include <stdlib.h>

#include "play/core/control/theme.h"
#include "play/game_helpers.h"
#include "play/view/panel.h"

/* Lines of letters in a picture: runs of rows with more than one color. */
struct lines {
    unsigned count, min_height;
};

static bool has_ink(const struct svision_canvas *canvas, int y)
{
    const uint8_t *row = (const uint8_t *)canvas->pixels + (size_t)y * canvas->stride;
    for (size_t x = 1; x < canvas->width; x++)
        if (memcmp(row, row + 4 * x, 4) != 0)
            return true;
    return false;
}

static struct lines lines_of(const struct svision_canvas *canvas, struct box box)
{
    struct lines lines = {0, UINT32_MAX};
    unsigned height = 0;
    for (int y = box.y; y <= box.y + box.height; y++) {
        if (y < box.y + box.height && has_ink(canvas, y)) {
            height++;
        } else if (height) {
            lines.count++;
            lines.min_height = height < lines.min_height ? height : lines.min_height;
            height = 0;
        }
    }
    return lines;
}

/* Returns the lines of MESSAGE in a window of this size. */
static struct lines shown(const char *message, unsigned width, unsigned height)
{
    struct svision_canvas canvas = {calloc((size_t)width * height, 4), width, height,
                                    4 * (size_t)width, SVISION_RGBA32};
    struct game game;
    struct panel panel;
    struct dirty dirty = {0};
    if (!canvas.pixels)
        exit(1);
    begin(&game, &unkept);
    snprintf(game.message, sizeof game.message, "%s", message);
    panel_place(&panel, &game, width, height);
    panel_paint(&panel, &canvas, &game, &dirty);
    struct lines lines = lines_of(&canvas, panel.message);
    free(canvas.pixels);
    game_end(&game);
    return lines;
}

static void messages_are_legible_at_every_size(void)
{
    static const unsigned sizes[][2] = {{360, 640}, {480, 360}, {960, 720}, {1900, 1060}};
    char text[400];
    for (unsigned i = 0; i < sizeof text - 1; i++)
        text[i] = "r1c3(1)-r1c8(1)="[i % 16];
    text[sizeof text - 1] = '\0';
    for (unsigned i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        struct lines one = shown("Solved", sizes[i][0], sizes[i][1]);
        struct lines many = shown(text, sizes[i][0], sizes[i][1]);
        CHECK_EQ(one.count, 1);
        CHECK(many.count >= 2 && many.count <= 5);
        CHECK(many.min_height >= 8);
    }
}

int main(void)
{
    messages_are_legible_at_every_size();
    return check_result();
}
