#include "video/source/film.h"

#include <stdbool.h>
#include <string.h>

/* What stands at the place PLACE of a film, and in some formats a second mark behind it. */
struct film_mark {
    const char *kind;
    size_t place;
    const char *mark;
    size_t size;
    const char *second; /* eight bytes from the start; NULL: anything */
};

#define MARK(text) (text), sizeof(text) - 1

static const struct film_mark marks[] = {
    {"AVI", 0, MARK("RIFF"), "AVI "},
    {"Matroska or WebM", 0, MARK("\x1A\x45\xDF\xA3"), NULL},
    {"Ogg", 0, MARK("OggS"), NULL},
    {"Flash video", 0, MARK("FLV\x01"), NULL},
    {"Windows media", 0, MARK("\x30\x26\xB2\x75\x8E\x66\xCF\x11"), NULL},
    {"MPEG", 0, MARK("\0\0\x01\xBA"), NULL},
    {"MPEG", 0, MARK("\0\0\x01\xB3"), NULL},
    {"QuickTime", 4, MARK("moov"), NULL},
    {"QuickTime", 4, MARK("mdat"), NULL},
    {"QuickTime", 4, MARK("ftyp"), "qt  "},
    {"3GP", 4, MARK("ftyp"), "3gp"},
    {"MP4", 4, MARK("ftyp"), "isom"},
    {"MP4", 4, MARK("ftyp"), "iso"},
    {"MP4", 4, MARK("ftyp"), "mp4"},
    {"MP4", 4, MARK("ftyp"), "avc"},
    {"MP4", 4, MARK("ftyp"), "dash"},
    {"MP4", 4, MARK("ftyp"), "M4V"},
    {"MP4", 4, MARK("ftyp"), "MSNV"},
};

static bool stands(const uint8_t *bytes, size_t size, size_t place, const char *mark, size_t length)
{
    return place + length <= size && memcmp(bytes + place, mark, length) == 0;
}

/* Pictures in HEIF, too, have ftyp with marks of their own behind it. */
const char *film_kind(const uint8_t *bytes, size_t size)
{
    for (size_t i = 0; i < sizeof marks / sizeof marks[0]; i++) {
        const struct film_mark *mark = &marks[i];
        if (stands(bytes, size, mark->place, mark->mark, mark->size) &&
            (!mark->second || stands(bytes, size, 8, mark->second, strlen(mark->second))))
            return mark->kind;
    }
    return NULL;
}
