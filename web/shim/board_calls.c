/* Boards: layouts, text, rules. */
#include <sudoku/board.h>
#include <sudoku/logic.h>
#include <sudoku/text.h>

#include "shim/calls.h"
#include "shim/session.h"

enum sudoku_status call_techniques(struct request *in, struct reply *out)
{
    (void)in;
    const size_t count = sudoku_technique_count();
    put_number(out, (double)count);
    for (size_t i = 0; i < count; i++) {
        const struct sudoku_technique *technique = sudoku_technique_at(i);
        put_string(out, technique->name);
        put_string(out, technique->code);
        put_string(out, technique->abbreviation);
        put_number(out, technique->rating);
        put_number(out, technique->score);
        put_number(out, technique->level);
        put_number(out, technique->is_on_request);
    }
    return SUDOKU_OK;
}

static void put_unit(struct reply *out, const struct sudoku_layout *layout, unsigned unit)
{
    char name[32];
    sudoku_layout_unit_name(layout, unit, name, sizeof name);
    put_number(out, sudoku_layout_unit_kind(layout, unit));
    put_string(out, name);
    put_array(out, sudoku_layout_unit_cells(layout, unit), sizeof(uint16_t),
              sudoku_layout_unit_length(layout, unit));
}

enum sudoku_status call_layoutInfo(struct request *in, struct reply *out)
{
    struct session *session;
    enum sudoku_status status = take_layout(in, &session);
    if (status)
        return status;
    const struct sudoku_layout *layout = session->layout;
    const unsigned units = sudoku_layout_unit_count(layout);
    put_number(out, session->side);
    put_number(out, session->cells);
    put_number(out, sudoku_layout_box_rows(layout));
    put_number(out, sudoku_layout_box_columns(layout));
    for (unsigned cell = 0; cell < session->cells; cell++) {
        put_number(out, sudoku_layout_cell_row(layout, cell));
        put_number(out, sudoku_layout_cell_column(layout, cell));
    }
    put_number(out, units);
    for (unsigned unit = 0; unit < units; unit++)
        put_unit(out, layout, unit);
    return SUDOKU_OK;
}

static void put_puzzle(struct reply *out, const struct sudoku_text_puzzle *puzzle)
{
    struct sudoku_layout_options layout = SUDOKU_LAYOUT_OPTIONS_INIT;
    const size_t cells = puzzle->cell_count;
    layout.side = puzzle->side;
    layout.box_rows = puzzle->box_rows;
    layout.box_columns = puzzle->box_columns;
    layout.variants = puzzle->variants;
    layout.regions = puzzle->regions;
    put_number(out, SUDOKU_OK);
    put_layout(out, &layout, puzzle->places, puzzle->place_count);
    put_array(out, puzzle->givens, 1, cells);
    put_array(out, puzzle->candidates, sizeof *puzzle->candidates, cells);
    put_array(out, puzzle->is_placed, 1, cells);
    put_number(out, puzzle->format);
    put_text(out, puzzle->symbols, puzzle->symbols ? puzzle->side : 0);
    put_text(out, puzzle->name, puzzle->name_length);
    put_number(out, (double)puzzle->number);
    put_text(out, puzzle->comment, puzzle->comment_length);
    put_text(out, puzzle->rule, puzzle->rule_length);
    put_number(out, (double)puzzle->line);
}

static void put_error(struct reply *out, const struct sudoku_text_error *error)
{
    put_number(out, SUDOKU_ERR_TEXT);
    put_number(out, (double)error->line);
    put_number(out, (double)error->column);
    put_string(out, error->message);
}

/* The puzzles and errors of READER, LIMIT at most, in the order of the text, and how it ended. */
static enum sudoku_status put_puzzles(struct reply *out, struct sudoku_text_reader *reader,
                                      unsigned limit)
{
    enum sudoku_status status = SUDOKU_OK;
    while (limit > 0 && !out->failed && (status == SUDOKU_OK || status == SUDOKU_ERR_TEXT)) {
        struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
        struct sudoku_text_error error;
        status = sudoku_text_reader_next(reader, &puzzle, &error);
        if (status == SUDOKU_OK)
            put_puzzle(out, &puzzle);
        else if (status == SUDOKU_ERR_TEXT)
            put_error(out, &error);
        limit--;
    }
    put_number(out, SUDOKU_END);
    put_number(out, status != SUDOKU_END);
    return status == SUDOKU_ERR_MEMORY ? status : SUDOKU_OK;
}

enum sudoku_status call_parse(struct request *in, struct reply *out)
{
    size_t length;
    const char *text = take_array(in, 1, &length);
    const unsigned limit = take_unsigned(in);
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    struct sudoku_text_reader *reader;
    options.joined = true;
    enum sudoku_status status =
        sudoku_text_reader_create_memory(&options, length ? text : NULL, length, &reader);
    if (status)
        return status;
    status = put_puzzles(out, reader, limit);
    sudoku_text_reader_destroy(reader);
    return status;
}

enum sudoku_status call_write(struct request *in, struct reply *out)
{
    struct session *session;
    enum sudoku_status status = take_layout(in, &session);
    if (status)
        return status;
    struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
    board.format = (enum sudoku_text_format)take_unsigned(in);
    board.cells = take_exactly(in, 1, session->cells);
    board.givens = take_exactly(in, 1, session->cells);
    board.candidates = take_exactly(in, sizeof *board.candidates, session->cells);
    board.symbols = take_string(in);
    if (in->failed)
        return SUDOKU_ERR_ARGUMENT;
    const size_t length = sudoku_text_write_board(session->layout, &board, NULL, 0);
    char *text = length ? put_room(out, 1, length + 1) : NULL;
    if (text)
        sudoku_text_write_board(session->layout, &board, text, length + 1);
    return length ? SUDOKU_OK : SUDOKU_ERR_ARGUMENT;
}

static void put_conflict(struct reply *out, const struct sudoku_layout *layout,
                         const struct sudoku_conflict *conflict)
{
    char text[512];
    sudoku_conflict_write(layout, conflict, text, sizeof text);
    put_number(out, conflict->kind);
    put_number(out, conflict->digit);
    put_number(out, conflict->kind == SUDOKU_CONFLICT_NO_CANDIDATE ? 0 : conflict->unit);
    put_array(out, conflict->cells, sizeof *conflict->cells, conflict->cell_count);
    put_string(out, text);
}

/* Conflicts that a reply names. */
enum { MAX_CONFLICTS = 256 };

enum sudoku_status call_check(struct request *in, struct reply *out)
{
    struct session *session;
    enum sudoku_status status = take_layout(in, &session);
    if (status)
        return status;
    const uint8_t *cells = take_exactly(in, 1, session->cells);
    const sudoku_digitset *candidates = take_exactly(in, sizeof *candidates, session->cells);
    if (in->failed)
        return SUDOKU_ERR_ARGUMENT;
    static struct sudoku_conflict conflicts[MAX_CONFLICTS];
    size_t count = 0;
    status =
        sudoku_board_check(session->layout, cells, candidates, conflicts, MAX_CONFLICTS, &count);
    if (status < 0)
        return status;
    count = count < MAX_CONFLICTS ? count : MAX_CONFLICTS;
    put_number(out, status);
    put_number(out, (double)count);
    for (size_t i = 0; i < count; i++)
        put_conflict(out, session->layout, &conflicts[i]);
    return SUDOKU_OK;
}

enum sudoku_status call_candidates(struct request *in, struct reply *out)
{
    struct session *session;
    enum sudoku_status status = take_layout(in, &session);
    if (status)
        return status;
    const uint8_t *cells = take_exactly(in, 1, session->cells);
    if (in->failed)
        return SUDOKU_ERR_ARGUMENT;
    sudoku_digitset *sets = put_room(out, sizeof *sets, session->cells);
    return sets ? sudoku_board_candidates(session->layout, cells, sets) : SUDOKU_ERR_MEMORY;
}
