/* Builds without libsudokuvision. */
#include "play/core/record/export.h"

bool export_png(const struct record *record, struct buffer *out)
{
    (void)record;
    (void)out;
    return false;
}

bool export_svg(const struct record *record, struct buffer *out)
{
    (void)record;
    (void)out;
    return false;
}
