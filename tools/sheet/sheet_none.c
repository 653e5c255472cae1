/* Replaces sheet.c in builds without libsudokuvision. */
#include "sheet/sheet.h"

bool sheet_is_possible(enum sheet_format format, struct message *message)
{
    (void)format;
    return message_set(message, "this build does not make sheets");
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
