/* Cells of a spreadsheet or of a Markdown table: CSV and TSV with empty cells.
 *
 * Rows and columns that number the others, and empty ones between boxes, are left out. */
#ifndef TEXT_READ_FORMS_SHEET_H
#define TEXT_READ_FORMS_SHEET_H

#include "text/read/form.h"

extern const struct text_form text_sheet_form;

#endif
