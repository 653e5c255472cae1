/* Records of a collection, one on a line: a head names the columns, such as id,puzzle,solution. */
#ifndef TEXT_READ_FORMS_RECORDS_H
#define TEXT_READ_FORMS_RECORDS_H

#include "text/read/form.h"

extern const struct text_form text_records_form;

#endif
