#include "cli/files/content.h"

#include <string.h>

/* Signatures of formats. HEIF and MP4 files name their kind after "ftyp", WebP and AVI after "RIFF"
 * and a size. */
static const struct {
    enum content content;
    const char *name;
    unsigned offset;
    unsigned length;
    const char *bytes;
} formats[] = {
    {CONTENT_PICTURE, "PNG", 0, 4, "\x89PNG"},
    {CONTENT_PICTURE, "JPEG", 0, 3, "\xFF\xD8\xFF"},
    {CONTENT_PICTURE, "GIF", 0, 5, "GIF87"},
    {CONTENT_PICTURE, "GIF", 0, 5, "GIF89"},
    {CONTENT_PICTURE, "WebP", 8, 4, "WEBP"},
    {CONTENT_PICTURE, "AVIF", 4, 8, "ftypavif"},
    {CONTENT_PICTURE, "HEIC", 4, 7, "ftyphei"},
    {CONTENT_PICTURE, "HEIC", 4, 7, "ftyphev"},
    {CONTENT_PICTURE, "HEIF", 4, 8, "ftypmif1"},
    {CONTENT_PICTURE, "HEIF", 4, 8, "ftypmsf1"},
    {CONTENT_PICTURE, "TIFF", 0, 4, "II*\0"},
    {CONTENT_PICTURE, "TIFF", 0, 4, "MM\0*"},
    {CONTENT_PICTURE, "PDF", 0, 5, "%PDF-"},
    {CONTENT_PICTURE, "PostScript", 0, 4, "%!PS"},
    {CONTENT_PICTURE, "Photoshop", 0, 4, "8BPS"},
    {CONTENT_PICTURE, "JPEG XL", 0, 2, "\xFF\x0A"},
    {CONTENT_PICTURE, "JPEG XL", 0, 8, "\0\0\0\x0CJXL "},
    {CONTENT_PICTURE, "JPEG 2000", 0, 8, "\0\0\0\x0CjP  "},
    {CONTENT_PICTURE, "SVG", 0, 4, "<svg"},
    {CONTENT_GZIP, "gzip", 0, 2, "\x1F\x8B"},
    {CONTENT_ARCHIVE, "ZIP", 0, 4, "PK\x03\x04"},
    {CONTENT_ARCHIVE, "bzip2", 0, 4, "BZh9"},
    {CONTENT_ARCHIVE, "xz", 0, 6,
     "\xFD"
     "7zXZ\0"},
    {CONTENT_ARCHIVE, "zstd", 0, 4, "\x28\xB5\x2F\xFD"},
    {CONTENT_ARCHIVE, "7z", 0, 4, "7z\xBC\xAF"},
    {CONTENT_VIDEO, "y4m", 0, 9, "YUV4MPEG2"},
    {CONTENT_VIDEO, "AVI", 8, 8, "AVI LIST"},
    {CONTENT_VIDEO, "Matroska or WebM", 0, 4, "\x1A\x45\xDF\xA3"},
    {CONTENT_VIDEO, "Ogg", 0, 4, "OggS"},
    {CONTENT_VIDEO, "Flash video", 0, 4, "FLV\x01"},
    {CONTENT_VIDEO, "Windows media", 0, 8, "\x30\x26\xB2\x75\x8E\x66\xCF\x11"},
    {CONTENT_VIDEO, "MPEG", 0, 4, "\0\0\x01\xBA"},
    {CONTENT_VIDEO, "MPEG", 0, 4, "\0\0\x01\xB3"},
    {CONTENT_VIDEO, "QuickTime", 4, 4, "moov"},
    {CONTENT_VIDEO, "QuickTime", 4, 4, "mdat"},
    {CONTENT_VIDEO, "QuickTime", 4, 8, "ftypqt  "},
    {CONTENT_VIDEO, "3GP", 4, 7, "ftyp3gp"},
    {CONTENT_VIDEO, "MP4", 4, 7, "ftypiso"},
    {CONTENT_VIDEO, "MP4", 4, 7, "ftypmp4"},
    {CONTENT_VIDEO, "MP4", 4, 7, "ftypavc"},
    {CONTENT_VIDEO, "MP4", 4, 8, "ftypdash"},
    {CONTENT_VIDEO, "MP4", 4, 7, "ftypM4V"},
    {CONTENT_VIDEO, "MP4", 4, 8, "ftypMSNV"},
    {CONTENT_SAVE, "sudoku-play", 0, 15, "sudoku-play 1 #"},
};

/* BMP files have zeros in reserved fields. */
static bool is_bmp(const char *data, size_t length)
{
    return length >= 10 && memcmp(data, "BM", 2) == 0 && memcmp(data + 6, "\0\0\0\0", 4) == 0;
}

enum content content_of(const void *data, size_t length, const char **name)
{
    const char *bytes = data;
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
        if (length < formats[i].offset + formats[i].length ||
            memcmp(bytes + formats[i].offset, formats[i].bytes, formats[i].length) != 0)
            continue;
        *name = formats[i].name;
        return formats[i].content;
    }
    *name = is_bmp(bytes, length) ? "BMP" : NULL;
    return *name ? CONTENT_PICTURE : CONTENT_OTHER;
}

bool content_may_be_puzzles(const void *data, size_t length, struct message *message)
{
    const char *name;
    switch (content_of(data, length, &name)) {
    case CONTENT_PICTURE:
        return message_set(message, "a picture (%s): use sudoku-scan", name);
    case CONTENT_VIDEO:
        return message_set(message, "a video (%s): use sudoku-cam", name);
    case CONTENT_SAVE:
        return message_set(message,
                           "a game of sudoku-play, whose option --export=text writes its board");
    case CONTENT_ARCHIVE:
        return message_set(message, "compressed (%s), not text%s", name,
                           strcmp(name, "ZIP") == 0 ? ": save a workbook as CSV" : "");
    default:
        return true;
    }
}

/* Zeros and most other control characters do not occur in text. */
bool content_is_text(const void *data, size_t length)
{
    enum { ENOUGH = 512 };
    const unsigned char *bytes = data;
    size_t i = 0;
    while (i < length && i < ENOUGH &&
           ((bytes[i] >= ' ' && bytes[i] != 127) || (bytes[i] >= '\t' && bytes[i] <= '\r')))
        i++;
    return length > 0 && (i == length || i == ENOUGH);
}
