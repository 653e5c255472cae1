/* Puzzles in JSON: arrays of rows or of cells, strings of cells, alone, in arrays or in objects,
 * the tools' own output among them; what programs call arrays, with braces or names before them,
 * too.
 *
 * Solutions are left out, by the names of their keys; what is said of the board's shape is kept. */
#ifndef TEXT_READ_FORMS_JSON_JSON_H
#define TEXT_READ_FORMS_JSON_JSON_H

#include "text/read/form.h"

extern const struct text_form text_json_form;

#endif
