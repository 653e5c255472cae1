/* Puzzles in JSON: arrays of rows or of cells, strings of cells, alone, in arrays or in objects,
 * the tools' own output among them; and what programs call arrays, with braces or names before
 * them.
 *
 * Solutions are left out, by the names of their keys; facts about the shape of a board are kept. */
#ifndef TEXT_READ_FORMS_JSON_JSON_H
#define TEXT_READ_FORMS_JSON_JSON_H

#include "text/read/form.h"

extern const struct text_form text_json_form;

#endif
