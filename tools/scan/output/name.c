#include "scan/output/name.h"

#include <stdlib.h>
#include <string.h>

/* Returns the start of PHOTO's name without its folder; *LENGTH excludes the extension. */
static const char *stem(const char *photo, int *length)
{
    const char *slash = strrchr(photo, '/'), *name = slash ? slash + 1 : photo;
    const char *point = strrchr(name, '.');
    if (strcmp(name, "-") == 0)
        name = "stdin";
    *length = point && point > name ? (int)(point - name) : (int)strlen(name);
    return name;
}

static void add_stem(const char *photo, unsigned page, struct buffer *name)
{
    int length;
    const char *start = stem(photo, &length);
    buffer_add(name, start, (size_t)length);
    if (page)
        buffer_printf(name, "-%u", page);
}

void scan_name_expand(const char *pattern, const char *photo, unsigned page, struct buffer *name)
{
    for (; *pattern; pattern++) {
        if (pattern[0] == '%' && pattern[1] == 'f') {
            add_stem(photo, page, name);
            pattern++;
        } else {
            buffer_add(name, pattern, 1);
            pattern += pattern[0] == '%' && pattern[1] == '%';
        }
    }
    buffer_add(name, "", 1);
}

bool scan_name_differs(const char *pattern)
{
    for (; (pattern = strchr(pattern, '%')); pattern += pattern[1] == '%' ? 2 : 1)
        if (pattern[1] == 'f')
            return true;
    return false;
}

static int compare_stems(const void *a, const void *b)
{
    int length_a, length_b;
    const char *stem_a = stem(*(const char *const *)a, &length_a);
    const char *stem_b = stem(*(const char *const *)b, &length_b);
    int order = strncmp(stem_a, stem_b, (size_t)(length_a < length_b ? length_a : length_b));
    return order ? order : length_a - length_b;
}

bool scan_name_clash(char *const *photos, size_t count, const char *pair[2])
{
    bool clash = false;
    const char **sorted = buffer_resize(NULL, count * sizeof *sorted);
    for (size_t i = 0; i < count; i++)
        sorted[i] = photos[i];
    qsort(sorted, count, sizeof *sorted, compare_stems);
    for (size_t i = 1; i < count && !clash; i++) {
        clash =
            compare_stems(&sorted[i - 1], &sorted[i]) == 0 && strcmp(sorted[i - 1], sorted[i]) != 0;
        pair[0] = sorted[i - 1];
        pair[1] = sorted[i];
    }
    free(sorted);
    return clash;
}

void scan_name_debug(const char *dir, const char *photo, unsigned page, unsigned number,
                     const char *stage, struct buffer *name)
{
    buffer_printf(name, "%s/", dir);
    add_stem(photo, page, name);
    buffer_printf(name, "-%02u-%s", number, stage);
    buffer_add(name, "", 1);
}
