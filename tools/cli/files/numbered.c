#include "cli/files/numbered.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>

#include "cli/files/output.h"
#include "cli/text/buffer.h"

/* Finds the place for a number in PATH: its start, its length and its minimum number of digits. */
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

bool numbered_has_place(const char *path)
{
    size_t length;
    int digits;
    return path && find_place(path, &length, &digits);
}

/* Appends PATH with NUMBER in its place, and a zero byte. */
static void add_name(struct buffer *name, const char *path, uint64_t number)
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

static bool write_file(const char *name, const void *data, size_t size)
{
    struct output output;
    if (!output_open(&output, name))
        return false;
    if (output_write(&output, data, size))
        return output_commit(&output);
    int error = errno;
    output_discard(&output);
    errno = error;
    return false;
}

bool numbered_write(const struct cli *cli, const char *path, uint64_t number, const void *data,
                    size_t size)
{
    struct buffer name = {0};
    add_name(&name, path, number);
    bool is_done = write_file(name.data, data, size);
    if (!is_done)
        cli_error(cli, "%s: %s", name.data, strerror(errno));
    buffer_free(&name);
    return is_done;
}
