/* Calls of an explainer, shared by its files. */
#ifndef LOGIC_EXPLAINER_H
#define LOGIC_EXPLAINER_H

#include <sudoku/logic.h>

/* Begins a call under the limits of LOGIC. Returns false if another one is in progress. */
bool explainer_begin(struct sudoku_logic *logic);

/* Ends the call and clears a request to cancel it; returns STATUS. */
enum sudoku_status explainer_end(struct sudoku_logic *logic, enum sudoku_status status);

/* sudoku_logic_find_step() within a call, for a LOGIC with a position. */
enum sudoku_status explainer_next(struct sudoku_logic *logic, const struct sudoku_step **step);

/* sudoku_logic_apply() within a call. */
enum sudoku_status explainer_apply(struct sudoku_logic *logic, const struct sudoku_step *step);

/* The layout of LOGIC, which must not be NULL. */
const struct sudoku_layout *explainer_layout(const struct sudoku_logic *logic);

/* True if LOGIC is not NULL and not in a call; else notes the argument error. */
bool explainer_is_free(const struct sudoku_logic *logic);

/* True if LOGIC also has a position. */
bool explainer_is_ready(const struct sudoku_logic *logic);

#endif
