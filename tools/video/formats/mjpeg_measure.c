/* Walks from marker to marker as ITU-T T.81, annex B lays a picture out. */
#include <string.h>

#include "video/formats/mjpeg.h"

enum { START = 0xd8, END = 0xd9, RESTART_FIRST = 0xd0, TEMPORARY = 0x01 };

static bool stands_alone(uint8_t marker)
{
    return marker == TEMPORARY || (marker >= RESTART_FIRST && marker < START);
}

/* The next marker from POSITION on, fill bytes passed over; SIZE where there is none yet. */
static size_t find_marker(const uint8_t *data, size_t size, size_t position)
{
    while (position + 1 < size) {
        const uint8_t *found = memchr(data + position, 0xff, size - 1 - position);
        if (!found)
            break;
        position = (size_t)(found - data);
        /* FF00 is a coded byte FF, FFFF a fill byte. */
        if (data[position + 1] != 0x00 && data[position + 1] != 0xff)
            return position;
        position++;
    }
    return size;
}

enum mjpeg_extent mjpeg_measure(const uint8_t *data, size_t size, size_t *length)
{
    static const uint8_t start[] = {0xff, START, 0xff};
    size_t known = size < sizeof start ? size : sizeof start;
    if (memcmp(data, start, known) != 0)
        return MJPEG_NOTHING;
    for (size_t position = 2;;) {
        position = find_marker(data, size, position);
        if (position >= size)
            return MJPEG_MORE;
        uint8_t marker = data[position + 1];
        position += 2;
        /* Another start: the picture's end got lost. */
        if (marker == START || marker == END) {
            *length = marker == END ? position : position - 2;
            return MJPEG_WHOLE;
        }
        if (stands_alone(marker))
            continue;
        if (size - position < 2)
            return MJPEG_MORE;
        size_t segment = (size_t)data[position] << 8 | data[position + 1];
        if (segment > size - position)
            return MJPEG_MORE;
        position += segment;
    }
}
