/* Walks from marker to marker according to ITU-T T.81, annex B. The data may be damaged: a length
 * is used only if it is plausible, so that a damaged picture never extends into the next. */
#include <string.h>

#include "video/formats/mjpeg.h"

enum marker {
    TEMPORARY = 0x01,
    FRAME_FIRST = 0xc0,
    HUFFMAN_TABLES = 0xc4,
    FRAME_LAST = 0xcf,
    RESTART_FIRST = 0xd0,
    START = 0xd8,
    END = 0xd9,
    SCAN = 0xda,
    QUANTIZATION_TABLES = 0xdb,
    RESTART_INTERVAL = 0xdd,
    APPLICATION_FIRST = 0xe0,
    APPLICATION_LAST = 0xef,
    COMMENT = 0xfe
};

static bool stands_alone(uint8_t marker)
{
    return marker == TEMPORARY || (marker >= RESTART_FIRST && marker < START);
}

/* Maximum length of the segment of MARKER, with up to four components or tables (T.81, B.2). */
static size_t max_segment(uint8_t marker)
{
    if (marker == HUFFMAN_TABLES)
        return 2 + 8 * (17 + 256);
    if (marker >= FRAME_FIRST && marker <= FRAME_LAST)
        return 8 + 4 * 3;
    if (marker == QUANTIZATION_TABLES)
        return 2 + 4 * (1 + 2 * 64);
    if ((marker >= APPLICATION_FIRST && marker <= APPLICATION_LAST) || marker == COMMENT)
        return UINT16_MAX;
    return marker == RESTART_INTERVAL ? 4 : 0;
}

/* Returns the next marker from POSITION on, skipping fill bytes; SIZE if there is none yet. */
static size_t find_marker(const uint8_t *data, size_t size, size_t position)
{
    while (position + 1 < size) {
        const uint8_t *found = memchr(data + position, 0xff, size - 1 - position);
        if (!found)
            break;
        position = (size_t)(found - data);
        /* FF00 is an escaped byte FF; FFFF is a fill byte. */
        if (data[position + 1] != 0x00 && data[position + 1] != 0xff)
            return position;
        position++;
    }
    return size;
}

/* Returns the end of the segment of MARKER whose length is at POSITION. Returns POSITION if the
 * length is implausible (too long, or not followed by a marker), and more than SIZE if data is
 * missing. */
static size_t skip_segment(const uint8_t *data, size_t size, size_t position, uint8_t marker)
{
    if (size - position < 2)
        return size + 1;
    size_t length = (size_t)data[position] << 8 | data[position + 1];
    if (length > max_segment(marker))
        return position;
    if (position + length >= size)
        return size + 1;
    return data[position + length] == 0xff ? position + length : position;
}

enum mjpeg_extent mjpeg_measure(const uint8_t *data, size_t size, size_t *length)
{
    static const uint8_t start[] = {0xff, START, 0xff};
    size_t known = size < sizeof start ? size : sizeof start;
    bool is_coded = false; /* after the header, segments can only be damage */
    if (memcmp(data, start, known) != 0)
        return MJPEG_NOTHING;
    for (size_t position = 2;;) {
        position = find_marker(data, size, position);
        if (position >= size)
            return MJPEG_MORE;
        uint8_t marker = data[position + 1];
        position += 2;
        /* Another start: the end marker was lost. */
        if (marker == START || marker == END) {
            *length = marker == END ? position : position - 2;
            return MJPEG_WHOLE;
        }
        is_coded = is_coded || marker == SCAN;
        if (is_coded || stands_alone(marker))
            continue;
        position = skip_segment(data, size, position, marker);
        if (position > size)
            return MJPEG_MORE;
    }
}

size_t mjpeg_find_start(const uint8_t *data, size_t size, size_t from)
{
    while (from < size && !(data[from] == 0xff && (from + 1 == size || data[from + 1] == START) &&
                            (from + 2 >= size || data[from + 2] == 0xff)))
        from++;
    return from;
}
