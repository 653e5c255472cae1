/* Arbitrary bytes as decoder data of a HEIC or AVIF file: sizes found are valid, and none in the
 * data is larger. */
#include <string.h>

#include "fuzz.h"
#include "image/heif/av1_size.h"
#include "image/heif/hevc_size.h"

static void check_size(bool (*find)(const uint8_t *, size_t, unsigned *, unsigned *),
                       const uint8_t *data, size_t size, unsigned max_side)
{
    unsigned width = 0, height = 0, other_width = 0, other_height = 0;
    if (!find(data, size, &width, &height)) {
        HOLDS(width == 0 && height == 0);
        return;
    }
    HOLDS(width >= 1 && width <= max_side && height >= 1 && height <= max_side);
    other_width = width;
    other_height = height;
    HOLDS(!find(data, size, &other_width, &other_height));
    HOLDS(other_width == width && other_height == height);
}

/* Passes the bytes as units of a configuration box and as an item of two extents. */
static void check_items(const uint8_t *data, size_t size)
{
    enum { HEAD = 12, MAX_DATA = 250, FIRST = 7 };
    static const uint8_t table[] = {
        0, 0, 0, 38, 'i', 'l',  'o', 'c', 0, 0,     0, 0, 0x44, 0x00,         0, 1, 0, 1, 0, 0,
        0, 2, 0, 0,  0,   HEAD, 0,   0,   0, FIRST, 0, 0, 0,    HEAD + FIRST, 0, 0, 0, 0};
    uint8_t file[HEAD + MAX_DATA + sizeof table] = {0, 0, 0, 0, 'a', 'v', '1', 'C', 0x81};
    size = size < MAX_DATA ? size : MAX_DATA;
    file[3] = (uint8_t)(HEAD + (size ? data[0] % (size + 1) : 0));
    if (size)
        memcpy(file + HEAD, data, size);
    memcpy(file + HEAD + size, table, sizeof table);
    check_size(av1_size_largest, file, HEAD + size + sizeof table, 65536);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    check_size(hevc_size_largest, data, size, 65535);
    check_size(av1_size_largest, data, size, 65536);
    check_items(data, size);
    return 0;
}
