/* What the explainer's files share: a call under its limits. */
#ifndef LOGIC_EXPLAINER_H
#define LOGIC_EXPLAINER_H

#include <sudoku/logic.h>

/* Begins a call under the limits of LOGIC. False: another one is under way. */
bool explainer_begin(struct sudoku_logic *logic);

/* Ends it, with STATUS; a request to cancel it is over. */
enum sudoku_status explainer_end(struct sudoku_logic *logic, enum sudoku_status status);

/* As sudoku_logic_find_step(), within a call and with a position. */
enum sudoku_status explainer_next(struct sudoku_logic *logic, const struct sudoku_step **step);

/* As sudoku_logic_apply(), within a call. */
enum sudoku_status explainer_apply(struct sudoku_logic *logic, const struct sudoku_step *step);

/* The layout of LOGIC, which is not NULL. */
const struct sudoku_layout *explainer_layout(const struct sudoku_logic *logic);

/* Whether LOGIC is there and in no call; else notes the reason. */
bool explainer_is_free(const struct sudoku_logic *logic);

/* Whether LOGIC is there, is in no call and has a position; else notes the reason. */
bool explainer_is_ready(const struct sudoku_logic *logic);

#endif
