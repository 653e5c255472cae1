#include "solve/answer/answer_writer.h"

#include <string.h>

#include "cli/options/formats.h"
#include "cli/text/board.h"
#include "solve/answer/conflicts.h"
#include "solve/answer/identity.h"
#include "solve/answer/mistake.h"
#include "solve/answer/record.h"
#include "solve/draw/drawing.h"

static unsigned cell_count(const struct question_context *asked)
{
    return sudoku_layout_cell_count(asked->board->layout);
}

void answer_write_solution(const struct answer *answer, const uint8_t *cells)
{
    const struct question_context *asked = answer->asked;
    struct answer_record record = {.asked = asked, .solution = cells};
    if (cells)
        board_add_symbols(&record.text, asked->board->layout, cells, asked->symbols);
    record_write(&record, answer->status, cells ? NULL : sudoku_strstatus(answer->status));
}

void answer_write_words(const struct answer *answer, const char *text, uint64_t count)
{
    struct answer_record record = {.asked = answer->asked, .count = count};
    if (text)
        buffer_printf(&record.text, "%s", text);
    record_write(&record, answer->status, text ? NULL : sudoku_strstatus(answer->status));
}

void answer_write_board(struct answer *answer, const uint8_t *cells,
                        const sudoku_digitset *candidates)
{
    const struct question_context *asked = answer->asked;
    struct buffer *out = asked->out;
    if (asked->options->picture) {
        answer->is_undrawn |= !drawing_add(asked, cells, candidates);
        return;
    }
    struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
    board.format = answer->format;
    board.cells = cells;
    board.givens = asked->givens;
    board.candidates = candidates;
    board.comment = asked->comment;
    board.comment_length = asked->puzzle->text_length;
    board.color = asked->options->color;
    board.symbols = asked->symbols;
    if (asked->options->pattern) {
        answer_write_solution(answer, cells == asked->givens ? NULL : cells);
        return;
    }
    if (format_has_lines(answer->format) && (asked->puzzle->sequence || answer->written))
        buffer_add(out, "\n", 1);
    answer->unwritten |= !board_add(out, asked->board->layout, &board);
    answer->written++;
}

/* Adds shape and identity to the last result. */
static void add_identity(const struct question_context *asked, enum sudoku_status status,
                         enum sudoku_text_format format)
{
    struct buffer error = {0};
    bool has_error = mistake_find(asked, status, &error);
    const struct identity identity = identity_of(asked, has_error ? error.data : NULL);
    bool is_json = format == SUDOKU_TEXT_JSON;
    const char *end = is_json ? "}\n" : "\n";
    asked->out->length -= strlen(end);
    if (is_json) {
        board_add_shape(asked->out, asked->board->layout);
        identity_add_json(&identity, asked->out);
    } else {
        buffer_add(asked->out, ",", 1);
        identity_add_csv(&identity, asked->out);
    }
    buffer_add(asked->out, end, strlen(end));
    buffer_free(&error);
}

void answer_write_result(struct answer *answer)
{
    const struct question_context *asked = answer->asked;
    struct sudoku_conflict conflicts[MAX_CONFLICTS];
    bool faulty = answer->status == SUDOKU_CONFLICT || answer->status == SUDOKU_NO_SOLUTION;
    struct sudoku_text_result result = SUDOKU_TEXT_RESULT_INIT;
    result.format = answer->format;
    result.givens = answer->format == SUDOKU_TEXT_CSV ? asked->shown : asked->givens;
    result.candidates = asked->candidates;
    result.status = answer->status;
    result.solutions = (const uint8_t *)answer->solutions.data;
    result.solution_count = answer->solutions.length / cell_count(asked);
    result.count = answer->stats.solutions;
    result.count_is_exact =
        (answer->status == SUDOKU_OK && asked->options->question != QUESTION_FIRST) || faulty;
    result.conflicts = conflicts;
    result.conflict_count = faulty ? conflicts_find(asked, conflicts, MAX_CONFLICTS) : 0;
    result.stats = &answer->stats;
    result.symbols = asked->symbols;
    size_t length = sudoku_text_write_result(asked->board->layout, &result, NULL, 0);
    char *room = buffer_reserve(asked->out, length + 1);
    sudoku_text_write_result(asked->board->layout, &result, room, length + 1);
    asked->out->length += length;
    add_identity(asked, answer->status, answer->format);
    if (answer->several && answer->format == SUDOKU_TEXT_JSON)
        several_json(asked, result.solutions, answer->several);
}

void answer_write_candidates(const struct answer *answer, const sudoku_digitset *candidates)
{
    struct answer_record record = {.asked = answer->asked};
    if (candidates)
        record_add_candidates(&record, candidates);
    record_write(&record, answer->status, candidates ? NULL : sudoku_strstatus(answer->status));
}

void answer_write_backbone(const struct answer *answer, const uint8_t *backbone)
{
    const struct question_context *asked = answer->asked;
    struct answer_record record = {.asked = asked};
    if (backbone) {
        board_add_symbols(&record.text, asked->board->layout, backbone, asked->symbols);
        buffer_add(&record.text, "", 1);
        record.text.length--;
        record_add_string(&record, "backbone", record.text.data);
    }
    record_write(&record, answer->status, backbone ? NULL : sudoku_strstatus(answer->status));
}
