/* In place of sheet_pdf.c in builds without cairo. */
#include "sheet/sheet.h"

bool sheet_is_built(void)
{
    return false;
}

struct sheet_document *sheet_create(const struct sheet_options *options, struct buffer *out)
{
    (void)options, (void)out;
    return NULL;
}

void sheet_add(struct sheet_document *sheet, const struct sheet_board *board)
{
    (void)sheet, (void)board;
}

bool sheet_finish(struct sheet_document *sheet)
{
    (void)sheet;
    return false;
}
