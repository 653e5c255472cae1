#include "solve/draw/picture.h"

#include <string.h>

static const char *const names[] = {
    [PICTURE_PNG] = "png", [PICTURE_SVG] = "svg", [PICTURE_PDF] = "pdf"};

enum { NAMES = sizeof names / sizeof names[0] };

const char *picture_name(enum picture picture)
{
    return (unsigned)picture < NAMES ? names[picture] : NULL;
}

enum picture picture_from_name(const char *name)
{
    for (int i = PICTURE_PNG; i < NAMES; i++)
        if (strcmp(names[i], name) == 0)
            return (enum picture)i;
    return PICTURE_NONE;
}
