/* The form of the giant boards' files: the side of a box, 1, then rows of numbers. */
#ifndef TEXT_READ_FORMS_GIANT_H
#define TEXT_READ_FORMS_GIANT_H

#include "text/read/form.h"

extern const struct text_form text_giant_form;

#endif
