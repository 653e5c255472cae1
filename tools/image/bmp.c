/* Format: Microsoft's "Bitmap Storage" (BITMAPFILEHEADER, and BITMAPCOREHEADER to
 * BITMAPV5HEADER). */
#include "image/bmp.h"

#include <stdio.h>
#include <string.h>

#include "image/bytes.h"

/* Offsets of fields, and sizes of the two headers; those of the core header are shorter. */
enum {
    PIXELS_AT = 10,
    HEADER_AT = 14,
    SIDES_AT = 18,
    CORE_HEADER = 12,
    CORE_BITS_AT = 24,
    INFO_HEADER = 40,
    BITS_AT = 28,
    COMPRESSION_AT = 30,
    MASKS_AT = 54,
    MASKS_END = 66
};

enum { UNCOMPRESSED = 0, MASKED = 3 };

/* Pixel layout. */
struct bmp_form {
    unsigned bits;
    const uint8_t *palette; /* blue, green, red, and a padding byte if ENTRY is 4 */
    unsigned colors, entry;
    uint32_t masks[3]; /* red, green and blue, for 16 and 32 bits */
};

bool bmp_recognize(const uint8_t *data, size_t size)
{
    return size >= SIDES_AT && memcmp(data, "BM", 2) == 0 &&
           bytes_number(data + HEADER_AT, 4) >= CORE_HEADER &&
           bytes_number(data + HEADER_AT, 4) <= 1024;
}

/* Returns the bits of VALUE under MASK, scaled to a byte. */
static uint8_t scale_field(uint32_t value, uint32_t mask)
{
    if (mask == 0)
        return 0;
    unsigned shift = 0;
    while (!(mask >> shift & 1))
        shift++;
    uint64_t max = mask >> shift, part = (value & mask) >> shift;
    return (uint8_t)((part * UINT8_MAX + max / 2) / max);
}

/* Indices beyond the palette are black. */
static void look_up(const struct bmp_form *form, unsigned index, uint8_t *out)
{
    const uint8_t *color = form->palette + (size_t)index * form->entry;
    for (unsigned k = 0; k < 3; k++)
        out[k] = index < form->colors ? color[2 - k] : 0;
}

static void convert(const void *user, const uint8_t *row, unsigned width, uint8_t *out)
{
    const struct bmp_form *form = user;
    for (size_t x = 0; x < width; x++, out += 3) {
        size_t bit = x * form->bits;
        const uint8_t *pixel = row + bit / 8;
        if (form->bits <= 8) {
            unsigned index = pixel[0] >> (8 - form->bits - bit % 8);
            look_up(form, index & ((1U << form->bits) - 1), out);
        } else if (form->bits == 24) {
            for (unsigned k = 0; k < 3; k++)
                out[k] = pixel[2 - k];
        } else {
            for (unsigned k = 0; k < 3; k++)
                out[k] = scale_field(bytes_number(pixel, form->bits / 8), form->masks[k]);
        }
    }
}

/* Reads the palette between headers and pixels, and the masks. Returns false if the form is not
 * supported. */
static bool read_form(const uint8_t *data, size_t size, size_t first, struct bmp_form *form)
{
    static const uint32_t usual[2][3] = {{0x7C00, 0x03E0, 0x001F}, {0xFF0000, 0xFF00, 0xFF}};
    size_t header = bytes_number(data + HEADER_AT, 4), palette = HEADER_AT + header;
    bool core = header == CORE_HEADER;
    uint32_t compression = core ? UNCOMPRESSED : bytes_number(data + COMPRESSION_AT, 4);
    form->bits = bytes_number(data + (core ? CORE_BITS_AT : BITS_AT), 2);
    form->entry = core ? 3 : 4;
    form->palette = data + palette;
    if (first <= size)
        form->colors = (unsigned)((first - palette) / form->entry);
    memcpy(form->masks, usual[form->bits == 32], sizeof form->masks);
    bool is_wide = form->bits == 16 || form->bits == 32;
    for (unsigned k = 0; k < 3 && compression == MASKED && size >= MASKS_END; k++)
        form->masks[k] = bytes_number(data + MASKS_AT + 4 * (size_t)k, 4);
    return (compression == UNCOMPRESSED || (compression == MASKED && is_wide)) &&
           (is_wide || form->bits == 1 || form->bits == 4 || form->bits == 8 || form->bits == 24);
}

/* Returns a side: 16 bits, or 32 with sign. */
static int64_t side_at(const uint8_t *data, bool core, unsigned which)
{
    uint32_t side = bytes_number(data + SIDES_AT + (core ? 2 : 4) * (size_t)which, core ? 2 : 4);
    return side <= INT32_MAX ? (int64_t)side : (int64_t)side - ((int64_t)1 << 32);
}

static bool fail(char *message, const char *why)
{
    snprintf(message, JPEG_MESSAGE, "%s", why);
    return false;
}

bool bmp_decode(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                struct pixels *pixels, char *message)
{
    struct bmp_form form = {0};
    size_t header = bytes_number(data + HEADER_AT, 4), first = bytes_number(data + PIXELS_AT, 4);
    bool core = header == CORE_HEADER;
    *pixels = (struct pixels){0};
    if (size < HEADER_AT + (core ? CORE_HEADER : INFO_HEADER))
        return fail(message, "the file ends early");
    if ((!core && header < INFO_HEADER) || first < HEADER_AT + header)
        return fail(message, "the header of the BMP file is malformed");
    int64_t width = side_at(data, core, 0), height = side_at(data, core, 1);
    if (width < 1 || height == 0)
        return fail(message, "a picture without pixels");
    if (!read_form(data, size, first, &form))
        return fail(message, "a BMP file that is compressed, or of a kind that is not known");
    const struct bytes_rows rows = {
        .data = data,
        .size = size,
        .first = first,
        .length = ((size_t)width * form.bits + 31) / 32 * 4,
        .reversed = height > 0,
        .convert = convert,
        .form = &form,
    };
    return bytes_read(&rows, limits, (size_t)width, (size_t)(height > 0 ? height : -height), 3,
                      pixels, message);
}
