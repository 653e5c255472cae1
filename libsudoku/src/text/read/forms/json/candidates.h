/* What a JSON object says of the candidates of its board, as sudoku-solve writes them: an array of
 * numbers for each cell. */
#ifndef TEXT_READ_FORMS_JSON_CANDIDATES_H
#define TEXT_READ_FORMS_JSON_CANDIDATES_H

#include "text/read/forms/json/text.h"

/* Takes the value that follows, into the reader's sets; one of another form says nothing. */
void json_take_candidates(struct json_walk *walk);

/* Gives PUZZLE the candidates, where there is a set for each cell, not all empty, a given's own
 * among its: what players note has often none for givens. They live as long as nothing is added. */
void json_candidates_give(struct text_work *work, const struct text_json *json,
                          struct sudoku_text_puzzle *puzzle);

#endif
