/* Every form of text. What each one is, its file says. */
#ifndef TEXT_READ_FORMS_FORMS_H
#define TEXT_READ_FORMS_FORMS_H

#include "text/read/form.h"

extern const struct text_form text_embedded_form;
extern const struct text_form text_figure_form;
extern const struct text_form text_framed_form;
extern const struct text_form text_giant_form;
extern const struct text_form text_html_form;
extern const struct text_form text_json_form;
extern const struct text_form text_labels_form;
extern const struct text_form text_position_form;
extern const struct text_form text_plain_form;
extern const struct text_form text_records_form;
extern const struct text_form text_ruled_form;
extern const struct text_form text_sheet_form;

/* True if LINE begins with a time in brackets, as in chats, and has a puzzle. */
bool text_is_message(const struct text_line *line);

#endif
