#include "video/formats/pixel.h"

#include <string.h>

#define FOURCC(a, b, c, d)                                                                         \
    ((uint32_t)(a) | (uint32_t)(b) << 8 | (uint32_t)(c) << 16 | (uint32_t)(d) << 24)

/* Separate luma costs nothing; monochrome looks worse; JPEG takes time to decode and blurs
 * digits. */
static const struct pixel_format formats[] = {
    {FOURCC('N', 'V', '1', '2'), FRAME_PIXELS, SVISION_NV12, 0.0},
    {FOURCC('Y', 'U', '1', '2'), FRAME_PIXELS, SVISION_I420, 0.0},
    {FOURCC('Y', 'U', 'Y', 'V'), FRAME_PIXELS, SVISION_YUYV, 0.1},
    {FOURCC('U', 'Y', 'V', 'Y'), FRAME_PIXELS, SVISION_UYVY, 0.1},
    {FOURCC('R', 'G', 'B', '3'), FRAME_PIXELS, SVISION_RGB24, 0.2},
    {FOURCC('B', 'G', 'R', '3'), FRAME_PIXELS, SVISION_BGR24, 0.2},
    {FOURCC('G', 'R', 'E', 'Y'), FRAME_PIXELS, SVISION_GRAY8, 0.3},
    {FOURCC('M', 'J', 'P', 'G'), FRAME_JPEG, SVISION_GRAY8, 0.5},
    {FOURCC('J', 'P', 'E', 'G'), FRAME_JPEG, SVISION_GRAY8, 0.5},
};

enum { FORMATS = sizeof formats / sizeof formats[0] };

const struct pixel_format *pixel_at(unsigned index)
{
    return index < FORMATS ? &formats[index] : NULL;
}

const struct pixel_format *pixel_find(uint32_t fourcc)
{
    for (size_t i = 0; i < FORMATS; i++)
        if (formats[i].fourcc == fourcc)
            return &formats[i];
    return NULL;
}

struct pixel_name pixel_name(uint32_t fourcc)
{
    struct pixel_name name = {""};
    for (unsigned i = 0; i < 4; i++) {
        unsigned character = fourcc >> (8 * i) & 0x7f;
        name.text[i] = character >= ' ' && character < 0x7f ? (char)character : '.';
    }
    return name;
}

bool pixel_parse(const char *text, uint32_t *fourcc)
{
    *fourcc = 0;
    if (strlen(text) != 4)
        return false;
    for (unsigned i = 0; i < 4; i++) {
        unsigned character = (unsigned char)text[i];
        if (character <= ' ' || character >= 0x7f)
            return false;
        if (character >= 'a' && character <= 'z')
            character -= 'a' - 'A';
        *fourcc |= character << (8 * i);
    }
    return true;
}
