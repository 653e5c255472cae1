/* The lines ahead, which decide what the line at hand is. */
#ifndef TEXT_READ_LINES_AHEAD_H
#define TEXT_READ_LINES_AHEAD_H

#include <stdbool.h>
#include <stddef.h>

#include "text/read/lines/lines.h"
#include "text/read/lines/tokens.h"

/* The lines from the one at hand on, as long as they look like it. */
struct text_ahead {
    unsigned rows;    /* with the same number of cells */
    unsigned fitting; /* those before the first one with a token that is no cell of a board with as
                         many rows as cells; 0 for lines cut by symbols */
    unsigned given;   /* those with a digit */
    unsigned exceeding; /* those with a digit over the root of the number of cells */
    unsigned proper;    /* other ones, with digits enough for one solution: two digits that no given
                           shows can change places */
    unsigned different; /* in all of them together */
    size_t next_cells;  /* of the line that ended them; 0: nothing that could be a row */
    bool is_cut;        /* there may be more rows, too far away */
};

/* Looks at up to LIMIT lines like LINE, frames aside. */
void text_look_ahead(struct text_lines *lines, struct text_line *line, bool by_symbols,
                     size_t limit, struct text_ahead *ahead);

/* Returns IS of the line after LINE, the last one of LINES, and USER. LINE stays the last one. */
bool text_line_after(struct text_lines *lines, struct text_line *line,
                     bool (*is)(const struct text_line *next, const void *user), const void *user);

/* True if LINE, the last one of LINES, whose MEASURE is known, is a title rather than a row or a
 * puzzle. SIDE is named, or 0. LINE is valid afterwards. */
bool text_is_title(struct text_lines *lines, struct text_line *line, unsigned side,
                   const struct text_measure *measure);

/* The side whose square is COUNT, or 0. */
unsigned text_exact_side(size_t count);

#endif
