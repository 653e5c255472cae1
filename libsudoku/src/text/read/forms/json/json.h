/* Puzzles in JSON: arrays of rows or of cells, strings of cells, alone, in arrays or in objects,
 * the tools' own output among them; what programs call arrays, with braces or names before them,
 * too.
 *
 * Solutions are left out, by the names of their keys; what is said of the board's shape is kept. */
#ifndef TEXT_READ_FORMS_JSON_JSON_H
#define TEXT_READ_FORMS_JSON_JSON_H

#include "text/read/form.h"

extern const struct text_form text_json_form;

/* Reads the next puzzle of a JSON text that is still open (json.depth is not 0). SUDOKU_END: it has
 * no further one. */
enum sudoku_status text_json_go_on(struct sudoku_text_reader *reader,
                                   struct sudoku_text_puzzle *puzzle,
                                   struct sudoku_text_error *error);

#endif
