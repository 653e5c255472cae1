#include "solve/answer/losses.h"

#include <string.h>

#include "cli/text/board.h"
#include "cli/text/forms.h"

bool losses_are_narrowed(const struct question_context *asked, const uint8_t *digits)
{
    sudoku_digitset by_digits[SUDOKU_MAX_CELLS];
    const struct sudoku_layout *layout = asked->board->layout;
    if (!asked->candidates || sudoku_board_candidates(layout, digits, by_digits) != SUDOKU_OK)
        return asked->candidates;
    for (unsigned i = 0; i < sudoku_layout_cell_count(layout); i++)
        if (!digits[i] && (by_digits[i] & ~asked->candidates[i]))
            return true;
    return false;
}

static bool has_candidates(enum sudoku_text_format format)
{
    return format == SUDOKU_TEXT_CANDIDATES || format == SUDOKU_TEXT_PENCILMARKS ||
           (int)format == FORM_LIBRARY;
}

/* True if a frame shows the boxes, unless these are rows or columns. */
static bool has_boxes(enum sudoku_text_format format, const struct solve_shape *shape)
{
    bool is_framed =
        format == SUDOKU_TEXT_PRETTY || format == SUDOKU_TEXT_CANDIDATES || (int)format == FORM_SS;
    return is_framed && shape->box_rows > 1 && shape->box_columns > 1;
}

/* True if the default boxes of the side are different ones. */
static bool are_boxes_others(const struct solve_shape *shape)
{
    struct sudoku_layout *usual = NULL;
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = shape->side;
    bool is_known = sudoku_layout_create(&options, &usual) == SUDOKU_OK;
    bool are_others = is_known && (sudoku_layout_box_rows(usual) != shape->box_rows ||
                                   sudoku_layout_box_columns(usual) != shape->box_columns);
    sudoku_layout_destroy(usual);
    return are_others;
}

/* True if joined boards have as many cells as one larger board. */
static bool looks_like_one(const struct sudoku_layout *layout)
{
    unsigned cells = sudoku_layout_cell_count(layout), root = 0;
    while (root * root < cells)
        root++;
    return root * root == cells;
}

/* The part of the board's shape that FORMAT cannot represent, or NULL. */
static const char *lost_shape(const struct question_context *asked, enum sudoku_text_format format)
{
    const struct job_puzzle *puzzle = asked->puzzle;
    const struct layout_choice *choice = &asked->options->layout;
    if (puzzle->place_count)
        return !choice->figure && looks_like_one(asked->board->layout) ? "joined boards" : NULL;
    if (puzzle->regions != NO_OFFSET)
        return choice->regions || format == SUDOKU_TEXT_PRETTY ? NULL : "regions";
    if (puzzle->variants & ~choice->variants)
        return "extra units";
    bool has_others = puzzle->box_rows && !choice->box_rows && !choice->regions &&
                      !has_boxes(format, &asked->board->shape) &&
                      are_boxes_others(&asked->board->shape);
    return has_others ? "boxes" : NULL;
}

void losses_say(const struct question_context *asked, enum sudoku_text_format format)
{
    if (format == SUDOKU_TEXT_JSON || asked->options->picture)
        return;
    if (!has_candidates(format) && losses_are_narrowed(asked, asked->shown))
        question_say(asked, "written without its candidates: they narrow it, and forms candidates, "
                            "pencilmarks, library and json have them");
    const char *shape = lost_shape(asked, format);
    struct buffer text = {0};
    if (shape) {
        buffer_printf(&text, "written without its %s, which %s", shape,
                      strcmp(shape, "regions") == 0 ? "forms pretty and json have"
                                                    : "form json has");
        question_say(asked, text.data);
        buffer_free(&text);
    }
}
