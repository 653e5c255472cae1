/* Framed grids whose empty cells are spaces. */
#ifndef TEXT_READ_FORMS_FRAMED_H
#define TEXT_READ_FORMS_FRAMED_H

#include "text/read/form.h"

extern const struct text_form text_framed_form;

#endif
