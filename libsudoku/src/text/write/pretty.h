/* Framed boards: digits in box drawing, candidates in ASCII. */
#ifndef TEXT_WRITE_PRETTY_H
#define TEXT_WRITE_PRETTY_H

#include "text/write/view.h"

void text_out_pretty(struct text_out *out, const struct text_view *view);
void text_out_candidates(struct text_out *out, const struct text_view *view);

#endif
