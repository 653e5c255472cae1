/* Boards that share cells, such as a samurai, as they lie, with spaces where there is no cell; or,
 * where the figure is named, all its cells on a line. */
#ifndef TEXT_READ_FORMS_FIGURE_H
#define TEXT_READ_FORMS_FIGURE_H

#include "text/read/form.h"

extern const struct text_form text_figure_form;

#endif
