#include "solve/answer/line.h"

#include <inttypes.h>
#include <string.h>

#include "cli/options/pattern.h"
#include "cli/text/board.h"
#include "solve/answer/identity.h"

struct answer_line {
    const struct question_context *asked;
    const uint8_t *solution;
    enum sudoku_status status;
};

/* The word for the status, as the second field of a result says it. */
static void add_result(const struct answer_line *line, struct buffer *out)
{
    const struct sudoku_layout *layout = line->asked->board->layout;
    struct sudoku_text_result result = SUDOKU_TEXT_RESULT_INIT;
    struct buffer text = {0};
    result.format = SUDOKU_TEXT_CSV;
    result.givens = line->asked->givens;
    result.status = line->status;
    result.count = 1;
    result.count_is_exact = line->asked->options->question == QUESTION_SOLVE;
    size_t length = sudoku_text_write_result(layout, &result, NULL, 0);
    char *field = buffer_reserve(&text, length + 1);
    sudoku_text_write_result(layout, &result, field, length + 1);
    field = strchr(field, ',') + 1;
    buffer_add(out, field, strcspn(field, ","));
    buffer_free(&text);
}

static unsigned given_count(const struct question_context *asked)
{
    unsigned cells = sudoku_layout_cell_count(asked->board->layout), count = 0;
    for (unsigned cell = 0; cell < cells; cell++)
        count += asked->shown[cell] != 0;
    return count;
}

static void put_letter(void *user, char letter, struct buffer *out)
{
    const struct answer_line *line = user;
    const struct question_context *asked = line->asked;
    switch (letter) {
    case 'p':
        board_add_symbols(out, asked->board->layout, asked->shown, asked->symbols);
        break;
    case 's':
        if (line->solution)
            board_add_symbols(out, asked->board->layout, line->solution, asked->symbols);
        break;
    case 'n':
        buffer_printf(out, "%" PRIu64, identity_number(asked));
        break;
    case 'f':
        buffer_printf(out, "%s", asked->puzzle->source);
        break;
    case 'r':
        add_result(line, out);
        break;
    case 'l':
        buffer_printf(out, "%" PRIu64, asked->puzzle->line);
        break;
    case 't':
        buffer_add(out, asked->name, asked->puzzle->name_length);
        break;
    case 'c':
        buffer_add(out, asked->comment, asked->puzzle->text_length);
        break;
    default:
        buffer_printf(out, "%u", given_count(asked));
    }
}

void line_add(const struct question_context *asked, const uint8_t *solution,
              enum sudoku_status status)
{
    struct answer_line line = {asked, solution, status};
    pattern_write(asked->options->pattern, put_letter, &line, asked->out);
}
