#include "solve/answer/convert.h"

#include "cli/text/board.h"
#include "solve/answer/identity.h"

static void add_csv(const struct question_context *asked)
{
    board_add_symbols(asked->out, asked->board->layout, asked->shown, asked->symbols);
    buffer_add(asked->out, ",", 1);
    identity_add_csv(asked, asked->out);
    buffer_add(asked->out, "\n", 1);
}

static void add_candidates(const struct question_context *asked)
{
    unsigned count = sudoku_layout_cell_count(asked->board->layout);
    for (unsigned cell = 0; cell < count; cell++) {
        sudoku_digitset set = asked->candidates[cell];
        buffer_printf(asked->out, cell ? ",[" : ",\"candidates\":[[");
        for (const char *comma = ""; set; comma = ",")
            buffer_printf(asked->out, "%s%u", comma, sudoku_digitset_pop(&set));
        buffer_printf(asked->out, cell + 1 == count ? "]]" : "]");
    }
}

static void add_json(const struct question_context *asked)
{
    struct buffer *out = asked->out;
    buffer_printf(out, "{\"puzzle\":\"");
    board_add_symbols(out, asked->board->layout, asked->givens, asked->symbols);
    buffer_printf(out, "\",\"side\":%u", asked->board->shape.side);
    if (asked->symbols)
        buffer_printf(out, ",\"symbols\":\"%s\"", asked->symbols);
    board_add_shape(out, asked->board->layout);
    if (asked->candidates)
        add_candidates(asked);
    identity_add_json(asked, out);
    buffer_printf(out, "}\n");
}

void convert_add(const struct question_context *asked, enum sudoku_text_format format)
{
    if (format == SUDOKU_TEXT_CSV)
        add_csv(asked);
    else
        add_json(asked);
}
