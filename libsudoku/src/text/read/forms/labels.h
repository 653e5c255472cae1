/* Grids whose rows are numbered or lettered, as chess boards are, with or without a line above or
 * below that numbers the columns. */
#ifndef TEXT_READ_FORMS_LABELS_H
#define TEXT_READ_FORMS_LABELS_H

#include "text/read/form.h"

extern const struct text_form text_labels_form;

#endif
