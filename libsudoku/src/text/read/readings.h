/* What the first line of a puzzle begins: a whole puzzle, or the first row of one.
 *
 * Each reading that a line allows looks at the lines ahead, and the one that explains most of them
 * is taken; where two explain as many, neither is. A line that fits nothing gets the reading that
 * it is nearest to, whose fault is reported. docs/formats.md has the rules in words. */
#ifndef TEXT_READ_READINGS_H
#define TEXT_READ_READINGS_H

#include <stdbool.h>

#include <sudoku/text.h>

#include "text/read/lines/lines.h"

enum text_plan_kind {
    TEXT_PLAN_TITLE = 0,   /* no puzzle: a title, or prose */
    TEXT_PLAN_LINE = 1,    /* the whole puzzle is on this line */
    TEXT_PLAN_ROWS = 2,    /* the first of side rows */
    TEXT_PLAN_TOO_FAR = 3, /* one of these two: the lines that decide are too far away */
    TEXT_PLAN_NUMBERED =
        4,            /* a puzzle only if a number before its LENGTH cells is the first cell */
    TEXT_PLAN_TIE = 5 /* LENGTH lines, each a puzzle of SIDE or a row */
};

struct text_plan {
    enum text_plan_kind kind;
    bool by_symbols;
    unsigned side;
    size_t length; /* LINE: bytes of the line that hold the cells; the rest is a comment */
};

/* What the options and the line before say. */
struct text_hint {
    enum sudoku_text_format format; /* as named, or SUDOKU_TEXT_AUTO */
    unsigned side;                  /* as named, or 0 */
    unsigned line_side;             /* of the puzzle on the line before, or 0 */
};

/* True if the format of HINT allows a whole puzzle on a line; if it allows rows. */
bool text_hint_allows_line(const struct text_hint *hint);
bool text_hint_allows_rows(const struct text_hint *hint);

/* Plans how to read LINE, the last one of LINES and not cut. May look ahead; LINE is valid
 * afterwards. */
void text_plan_make(struct text_lines *lines, struct text_line *line, const struct text_hint *hint,
                    struct text_plan *plan);

/* True if LINE, the last one of LINES and not cut, begins as many rows as it has cells. */
bool text_plan_finds_grid(struct text_lines *lines, struct text_line *line);

#endif
