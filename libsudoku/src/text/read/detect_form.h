/* What the first line of a puzzle begins: a whole puzzle, or the first row of one.
 *
 * A line that fits nothing gets the form that it is nearest to, and reading it says what is wrong.
 * docs/formats.md has the rules in words. */
#ifndef TEXT_READ_DETECT_FORM_H
#define TEXT_READ_DETECT_FORM_H

#include <stdbool.h>

#include <sudoku/text.h>

#include "text/read/lines/lines.h"

enum text_plan_kind {
    /* No puzzle: a title, or prose. */
    TEXT_PLAN_TITLE = 0,
    /* The whole puzzle stands on this line. */
    TEXT_PLAN_LINE = 1,
    /* The first of side rows. */
    TEXT_PLAN_ROWS = 2,
    /* One of these two: the lines that would tell are too far away. */
    TEXT_PLAN_UNSURE = 3,
    /* A puzzle only if a number before it is its first cell; LENGTH is how many cells follow. */
    TEXT_PLAN_NUMBERED = 4,
    /* LENGTH lines that are boards of SIDE, or rows of a board that lacks others. */
    TEXT_PLAN_LACKS_ROWS = 5
};

struct text_plan {
    enum text_plan_kind kind;
    bool by_symbols;
    unsigned side;
    size_t length; /* LINE: bytes of the line that hold the cells; the rest is a comment */
};

/* What is known before the line is looked at. */
struct text_hint {
    enum sudoku_text_format format; /* as named, or SUDOKU_TEXT_AUTO */
    unsigned side;                  /* as named, or 0 */
    unsigned line_side;             /* of the puzzle on the line before, or 0 */
};

/* Whether HINT's format lets a whole puzzle stand on a line; lets it stand in rows. */
bool text_hint_allows_line(const struct text_hint *hint);
bool text_hint_allows_rows(const struct text_hint *hint);

/* Plans how to read LINE, the last one that LINES gave and not cut. May look ahead in LINES; LINE
 * is valid afterwards. */
void text_plan_make(struct text_lines *lines, struct text_line *line, const struct text_hint *hint,
                    struct text_plan *plan);

/* Whether LINE, the last one that LINES gave and not cut, begins as many rows as it has cells. */
bool text_plan_finds_grid(struct text_lines *lines, struct text_line *line);

#endif
