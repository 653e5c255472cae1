/* Format: netpbm's pgm(5) and ppm(5). Only the first picture of a file is read. */
#include "image/pnm.h"

#include <ctype.h>
#include <stdio.h>

#include "image/bytes.h"

enum { MAX_VALUE = 65535 };

struct pnm_form {
    unsigned channels, max;
};

bool pnm_recognize(const uint8_t *data, size_t size)
{
    return size >= 3 && data[0] == 'P' && (data[1] == '5' || data[1] == '6') &&
           (isspace(data[2]) || data[2] == '#');
}

/* Skips white space and comments, which extend to the end of the line. */
static size_t skip_space(const uint8_t *data, size_t size, size_t at)
{
    for (; at < size && (isspace(data[at]) || data[at] == '#'); at++)
        if (data[at] == '#')
            while (at + 1 < size && data[at] != '\n' && data[at] != '\r')
                at++;
    return at;
}

/* Parses the next number, of at most nine digits. */
static bool take_number(const uint8_t *data, size_t size, size_t *at, size_t *number)
{
    enum { MAX_DIGITS = 9 };
    *at = skip_space(data, size, *at);
    size_t start = *at;
    for (*number = 0; *at < size && isdigit(data[*at]) && *at - start < MAX_DIGITS; ++*at)
        *number = *number * 10 + (size_t)(data[*at] - '0');
    return *at > start && !(*at < size && isdigit(data[*at]));
}

static void convert(const void *user, const uint8_t *row, unsigned width, uint8_t *out)
{
    const struct pnm_form *form = user;
    bool wide = form->max > UINT8_MAX;
    for (size_t i = 0; i < (size_t)width * form->channels; i++) {
        unsigned value = wide ? row[2 * i] * 256U + row[2 * i + 1] : row[i];
        value = value < form->max ? value : form->max;
        out[i] = (uint8_t)((value * UINT8_MAX + form->max / 2) / form->max);
    }
}

bool pnm_decode(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                struct pixels *pixels, char *message)
{
    size_t at = 2, width, height, max;
    *pixels = (struct pixels){0};
    if (!take_number(data, size, &at, &width) || !take_number(data, size, &at, &height) ||
        !take_number(data, size, &at, &max) || max == 0 || max > MAX_VALUE || at == size ||
        !isspace(data[at])) {
        snprintf(message, JPEG_MESSAGE, "%s",
                 at >= size ? "the file ends early" : "the header of the PNM file is malformed");
        return false;
    }
    if (width == 0 || height == 0) {
        snprintf(message, JPEG_MESSAGE, "a picture without pixels");
        return false;
    }
    const struct pnm_form form = {data[1] == '6' ? 3 : 1, (unsigned)max};
    const struct bytes_rows rows = {
        .data = data,
        .size = size,
        .first = at + 1,
        .length = width * form.channels * (max > UINT8_MAX ? 2 : 1),
        .convert = convert,
        .form = &form,
    };
    return bytes_read(&rows, limits, width, height, form.channels, pixels, message);
}
