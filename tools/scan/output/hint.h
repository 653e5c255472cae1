/* The next step of the position on a photo: what is printed, and what is rightly written in. */
#ifndef SCAN_OUTPUT_HINT_H
#define SCAN_OUTPUT_HINT_H

#include <sudoku/sudoku.h>

#include "cli/text/next_step.h"
#include "scan/output/figure.h"

struct scan_hint {
    const struct sudoku_layout *layout; /* the figure's */
    enum sudoku_hint level;
    uint8_t cells[SVISION_MAX_CELLS];     /* the position */
    uint8_t is_placed[SVISION_MAX_CELLS]; /* by hand */
    sudoku_digitset candidates[SVISION_MAX_CELLS];
    struct next_step found;
};

/* Finds the step. What HINT takes is given back by scan_hint_close(), whether there is one or not;
 * FIGURE stays open until then. */
void scan_hint_open(const struct scan_options *options, const struct scan_result *result,
                    const struct scan_figure *figure, struct scan_hint *hint);
void scan_hint_close(struct scan_hint *hint);

/* Adds a line that begins with #. */
void scan_hint_text(const struct scan_hint *hint, struct buffer *out);

/* Adds "hint": an object with as much as the level tells. */
void scan_hint_json(const struct scan_hint *hint, struct buffer *out);

/* Adds what is painted of the step, for as long as HINT and *PLACE stay. */
void scan_hint_overlay(const struct scan_hint *hint, struct sudoku_step *place,
                       struct svision_overlay *overlay);

#endif
