#include "solve/draw/picture.h"

#include <inttypes.h>
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

/* Finds the place for a number in PATH: its start, its length and how many digits it wants. */
static const char *find_place(const char *path, size_t *length, int *digits)
{
    for (const char *place = path; (place = strchr(place, '%')); place++) {
        const char *end = place + 1;
        *digits = 1;
        if (end[0] == '0' && end[1] >= '1' && end[1] <= '9') {
            *digits = end[1] - '0';
            end += 2;
        }
        *length = (size_t)(end - place) + 1;
        if (*end == 'd')
            return place;
    }
    return NULL;
}

bool picture_is_numbered(const char *path)
{
    size_t length;
    int digits;
    return path && find_place(path, &length, &digits);
}

void picture_file_name(struct buffer *name, const char *path, uint64_t number)
{
    size_t length = 0;
    int digits = 1;
    const char *place = find_place(path, &length, &digits);
    if (place) {
        buffer_add(name, path, (size_t)(place - path));
        buffer_printf(name, "%0*" PRIu64, digits, number);
        path = place + length;
    }
    buffer_add(name, path, strlen(path) + 1);
}
