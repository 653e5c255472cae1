/* The next step from the position on a photo: print and correct entries. */
#ifndef SCAN_OUTPUT_HINT_H
#define SCAN_OUTPUT_HINT_H

#include <sudoku/sudoku.h>

#include "cli/text/next_step.h"
#include "scan/output/figure.h"

struct scan_hint {
    const struct sudoku_layout *layout; /* the figure's */
    enum sudoku_hint level;
    uint8_t cells[SVISION_MAX_CELLS];     /* the position */
    uint8_t is_placed[SVISION_MAX_CELLS]; /* the digit is handwritten */
    sudoku_digitset candidates[SVISION_MAX_CELLS];
    struct next_step found;
};

/* Finds the step. scan_hint_close() frees HINT, even if there is none; FIGURE must stay open until
 * then. */
void scan_hint_open(const struct scan_options *options, const struct scan_result *result,
                    const struct scan_figure *figure, struct scan_hint *hint);
void scan_hint_close(struct scan_hint *hint);

/* Appends a line beginning with #. */
void scan_hint_text(const struct scan_hint *hint, struct buffer *out);

/* Appends "hint", an object with the details of the level. */
void scan_hint_json(const struct scan_hint *hint, struct buffer *out);

/* Adds the step to OVERLAY, which refers to HINT and *PLACE. */
void scan_hint_overlay(const struct scan_hint *hint, struct sudoku_step *place,
                       struct svision_overlay *overlay);

#endif
