/* Lines that are no puzzle: titles, dates, prose, and numbers of puzzles. */
#ifndef TEXT_READ_LINES_TITLES_H
#define TEXT_READ_LINES_TITLES_H

#include <stdbool.h>

#include "text/read/lines/lines.h"
#include "text/read/lines/tokens.h"

/* True if LINE, the last one of LINES, whose MEASURE is known, is a title rather than a row or a
 * puzzle. SIDE is named, or 0. LINE is valid afterwards. */
bool text_is_title(struct text_lines *lines, struct text_line *line, unsigned side,
                   const struct text_measure *measure);

#endif
