#include "solve/answer/conflicts.h"

#include "solve/answer/mistake.h"
#include "solve/answer/suspect.h"

size_t conflicts_find(const struct question_context *asked, struct sudoku_conflict *conflicts,
                      size_t capacity)
{
    size_t count = 0;
    sudoku_board_check(asked->board->layout, asked->givens, asked->candidates, conflicts, capacity,
                       &count);
    return count < capacity ? count : capacity;
}

/* Names the first mistake of a position, else the given that is likely mistyped. */
static void name_suspects(const struct question_context *asked, enum sudoku_status status)
{
    struct buffer text = {0};
    if (mistake_find(asked, status, &text) || suspect_given(asked, &text))
        question_say(asked, text.data);
    buffer_free(&text);
}

void conflicts_explain(const struct question_context *asked, enum sudoku_status status)
{
    enum { MAX_TEXT = 640 };
    struct sudoku_conflict conflicts[MAX_CONFLICTS];
    char text[MAX_TEXT];
    size_t count = conflicts_find(asked, conflicts, MAX_CONFLICTS);
    if (status == SUDOKU_NO_SOLUTION)
        question_say(asked, sudoku_strstatus(status));
    for (size_t i = 0; i < count; i++) {
        /* With a duplicate digit, cells and digits without a place are not reported. */
        if (status == SUDOKU_CONFLICT && conflicts[i].kind != SUDOKU_CONFLICT_DUPLICATE)
            break;
        sudoku_conflict_write_symbols(asked->board->layout, &conflicts[i], asked->spoken, text,
                                      sizeof text);
        question_say(asked, text);
    }
    name_suspects(asked, status);
}
