/* Lines and rows of cells: what no other form is. */
#ifndef TEXT_READ_FORMS_PLAIN_H
#define TEXT_READ_FORMS_PLAIN_H

#include "text/read/form.h"

extern const struct text_form text_plain_form;

#endif
