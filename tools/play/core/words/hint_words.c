#include "play/core/words/hint_words.h"

#include <stdio.h>
#include <string.h>

enum { NAME_SIZE = 32 };

enum phrase phrase_of_result(enum hint_result result)
{
    static const enum phrase phrases[] = {
        [HINT_STEP] = PHRASE_HINT,           [HINT_MISTAKE] = PHRASE_WRONG,
        [HINT_SOLVED] = PHRASE_SOLVED,       [HINT_NONE] = PHRASE_NO_STEP,
        [HINT_TOO_LARGE] = PHRASE_TOO_LARGE, [HINT_NO_TIME] = PHRASE_NO_TIME};
    return phrases[result];
}

/* Appends PHRASE and the next number of *NAME, if there is one, and moves *NAME past it. */
static void add_number(const char *phrase, const char **name, struct buffer *out)
{
    static const char digits[] = "0123456789";
    const char *number = *name + strcspn(*name, digits);
    size_t length = strspn(number, digits);
    buffer_printf(out, "%s%s%.*s", phrase, length ? " " : "", (int)length, number);
    *name = number + length;
}

/* Appends a unit with its number, and that of its board, in LANGUAGE: "Zeile 3 von Feld 2". */
static void add_unit(enum language language, const struct sudoku_layout *layout, unsigned unit,
                     struct buffer *out)
{
    char name[NAME_SIZE];
    const char *rest = name;
    enum sudoku_unit_kind kind = sudoku_layout_unit_kind(layout, unit);
    sudoku_layout_unit_name(layout, unit, name, sizeof name);
    add_number(phrase_in(language, (enum phrase)(PHRASE_ROW + kind)), &rest, out);
    if (!*rest)
        return;
    buffer_printf(out, " ");
    add_number(phrase_in(language, PHRASE_OF_BOARD), &rest, out);
}

/* Appends why there is no technique, and the cell of the hint or its digit. */
static void add_solution(enum language language, const struct board *board, const struct hint *hint,
                         enum sudoku_hint level, struct buffer *out)
{
    char name[NAME_SIZE];
    sudoku_layout_cell_name(board->layout, hint->cells[0], name, sizeof name);
    buffer_printf(out, "%s. ", phrase_in(language, phrase_of_result(hint->reason)));
    if (level == SUDOKU_HINT_TECHNIQUE)
        buffer_printf(out, "%s %s", phrase_in(language, PHRASE_LOOK_AT), name);
    else
        buffer_printf(out, "%s %s=%c", phrase_in(language, PHRASE_IN_SOLUTION), name,
                      shape_symbol(hint->digits[hint->cells[0]]));
}

static void add_hint(enum language language, const struct board *board, const struct hint *hint,
                     enum sudoku_hint level, struct buffer *out)
{
    if (level != SUDOKU_HINT_PLACE && !hint->technique) {
        add_solution(language, board, hint, level, out);
        return;
    }
    if (level != SUDOKU_HINT_PLACE) {
        buffer_printf(out, "%s",
                      level == SUDOKU_HINT_TECHNIQUE ? hint->technique_text : hint->step_text);
        return;
    }
    buffer_printf(out, "%s ", phrase_in(language, PHRASE_LOOK_AT));
    add_unit(language, board->layout, hint->place, out);
}

void hint_write(enum language language, const struct board *board, const struct hint *hint,
                enum sudoku_hint level, char *text, size_t size)
{
    static const char cut[] = "...";
    struct buffer whole = {0};
    add_hint(language, board, hint, level, &whole);
    bool is_cut = whole.length >= size;
    int length = (int)(is_cut ? size - sizeof cut : whole.length);
    snprintf(text, size, "%.*s%s", length, (const char *)buffer_at(&whole, 0), is_cut ? cut : "");
    buffer_free(&whole);
}
