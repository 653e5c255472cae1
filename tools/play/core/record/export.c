#include "play/core/record/export.h"

#include <stdlib.h>

#include "cli/text/board.h"

static void add_symbols(const struct board *board, bool only_givens, struct buffer *out)
{
    for (unsigned cell = 0; cell < board->cell_count; cell++)
        buffer_printf(out, "%c",
                      shape_symbol(only_givens ? board->givens[cell] : board_digit(board, cell)));
}

void export_line(const struct board *board, bool only_givens, struct buffer *out)
{
    add_symbols(board, only_givens, out);
}

/* Draws a board that is not square with its gaps. */
static void add_grid_with_gaps(const struct board *board, struct buffer *out)
{
    unsigned row = 0, column = 0;
    for (unsigned cell = 0; cell < board->cell_count; cell++) {
        for (; row < sudoku_layout_cell_row(board->layout, cell); row++, column = 0)
            buffer_printf(out, "\n");
        for (; column < sudoku_layout_cell_column(board->layout, cell); column++)
            buffer_printf(out, " ");
        buffer_printf(out, "%c", shape_symbol(board_digit(board, cell)));
        column++;
    }
    buffer_printf(out, "\n");
}

void export_text(const struct record *record, struct buffer *out)
{
    const struct board *board = record->board;
    struct sudoku_text_board drawn = SUDOKU_TEXT_BOARD_INIT;
    uint8_t *digits = buffer_resize(NULL, board->cell_count);
    board_digits(board, digits);
    drawn.format = SUDOKU_TEXT_PRETTY;
    drawn.cells = digits;
    drawn.givens = board->givens;
    if (board->shape.board_count || !board_add(out, board->layout, &drawn))
        add_grid_with_gaps(board, out);
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
    if (record.board) {
        buffer_printf(out, "{\"shape\":\"");
        shape_write(&record.board->shape, out);
        buffer_printf(out, "\",\"puzzle\":\"");
        add_symbols(record.board, true, out);
        buffer_printf(out, "\",\"board\":\"");
        add_symbols(record.board, false, out);
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
    board_destroy(record.board);
    buffer_free(&events);
}
