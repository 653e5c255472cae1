#include "play/save/export.h"

#include <stdlib.h>

#include "cli/text/board.h"

static void add_symbols(const struct game *game, bool only_givens, struct buffer *out)
{
    for (unsigned cell = 0; cell < game->cell_count; cell++)
        buffer_printf(out, "%c",
                      shape_symbol(only_givens ? game->givens[cell] : game_digit(game, cell)));
}

void export_line(const struct game *game, struct buffer *out)
{
    add_symbols(game, false, out);
}

/* Draws a board that is not square with its gaps. */
static void add_grid_with_gaps(const struct game *game, struct buffer *out)
{
    unsigned row = 0, column = 0;
    for (unsigned cell = 0; cell < game->cell_count; cell++) {
        for (; row < sudoku_layout_cell_row(game->layout, cell); row++, column = 0)
            buffer_printf(out, "\n");
        for (; column < sudoku_layout_cell_column(game->layout, cell); column++)
            buffer_printf(out, " ");
        buffer_printf(out, "%c", shape_symbol(game_digit(game, cell)));
        column++;
    }
    buffer_printf(out, "\n");
}

void export_text(const struct record *record, struct buffer *out)
{
    const struct game *game = record->game;
    struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
    uint8_t *digits = buffer_resize(NULL, game->cell_count);
    game_digits(game, digits);
    board.format = SUDOKU_TEXT_PRETTY;
    board.cells = digits;
    board.givens = game->givens;
    if (game->shape.is_samurai || !board_add(out, game->layout, &board))
        add_grid_with_gaps(game, out);
    free(digits);
}

/* -------------------------------------------------------------------------------------- moves */

struct moves {
    struct buffer *out;
    const char *separator;
};

static void add_changes(const struct move *move, struct buffer *out)
{
    static const char *const layers[LAYER_COUNT] = {"digit", "corner", "center", "color"};
    for (size_t i = 0; i < move->count; i++) {
        const struct change *change = &move->changes[i];
        const char *separator = "";
        buffer_printf(out, "%s{\"cell\":%u,\"%s\":", i ? "," : "", change->cell,
                      layers[change->layer]);
        if (change->layer == LAYER_DIGIT || change->layer == LAYER_COLOR) {
            buffer_printf(out, "%u}", (unsigned)change->after);
            continue;
        }
        buffer_printf(out, "[");
        for (sudoku_digitset set = change->after; set; separator = ",")
            buffer_printf(out, "%s%u", separator, sudoku_digitset_pop(&set));
        buffer_printf(out, "]}");
    }
}

static void add_event(void *user, enum event event, double seconds, const struct move *move)
{
    struct moves *moves = user;
    buffer_printf(moves->out, "%s{\"seconds\":%.3f,\"event\":\"%s\"", moves->separator, seconds,
                  event_name(event));
    if (event == EVENT_MOVE) {
        buffer_printf(moves->out, ",\"changes\":[");
        add_changes(move, moves->out);
        buffer_printf(moves->out, "]");
    }
    buffer_printf(moves->out, "}");
    moves->separator = ",";
}

void export_json(const char *text, size_t length, struct buffer *out)
{
    struct buffer events = {0};
    struct moves moves = {&events, ""};
    struct record record;
    record_read(text, length, &record, add_event, &moves);
    if (record.game) {
        buffer_printf(out, "{\"shape\":\"");
        shape_write(&record.game->shape, out);
        buffer_printf(out, "\",\"puzzle\":\"");
        add_symbols(record.game, true, out);
        buffer_printf(out, "\",\"board\":\"");
        add_symbols(record.game, false, out);
        const char *level = sudoku_level_name((enum sudoku_level)record.level);
        if (level)
            buffer_printf(out, "\",\"level\":\"%s\",\"score\":%u", level, record.score);
        else
            buffer_printf(out, "\"");
        buffer_printf(out, ",\"seconds\":%.3f,\"hints\":%u,\"checks\":%u,\"solved\":%s,\"moves\":[",
                      record.played, record.hints, record.checks,
                      record.is_solved ? "true" : "false");
        buffer_add(out, buffer_at(&events, 0), events.length);
        buffer_printf(out, "]}\n");
    }
    game_destroy(record.game);
    buffer_free(&events);
}
