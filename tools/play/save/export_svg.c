/* Boards are drawn by libsudokuvision. */
#include <stdlib.h>

#include <sudokuvision/draw.h>

#include "play/save/export.h"

enum { WIDTH = 720 };

bool export_svg(const struct record *record, struct buffer *out)
{
    const struct game *game = record->game;
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    uint8_t *digits = buffer_resize(NULL, game->cell_count);
    unsigned height;
    size_t length = 0;
    game_digits(game, digits);
    drawing.layout = game->layout;
    drawing.cells = digits;
    drawing.givens = game->givens;
    drawing.candidates = game->layers[LAYER_CENTER];
    if (svision_draw_height(&drawing, WIDTH, &height) == SVISION_OK)
        length = svision_draw_svg(&drawing, WIDTH, height, NULL, 0);
    if (length) {
        svision_draw_svg(&drawing, WIDTH, height, buffer_reserve(out, length + 1), length + 1);
        out->length += length;
    }
    free(digits);
    return length > 0;
}
