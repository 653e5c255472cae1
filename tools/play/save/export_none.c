/* Builds without libsudokuvision. */
#include "play/save/export.h"

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
