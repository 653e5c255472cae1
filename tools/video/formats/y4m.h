/* Headers of YUV4MPEG2 files.
 *
 * Interlaced pictures and color formats other than 8-bit 4:2:0 and mono are rejected. */
#ifndef VIDEO_FORMATS_Y4M_H
#define VIDEO_FORMATS_Y4M_H

#include <stddef.h>

#include <sudokuvision/image.h>

#include "cli/text/message.h"

/* Maximum length of a header line, including its line feed, and maximum number of pixels of a
 * picture. */
enum { Y4M_MAX_LINE = 1024, Y4M_MAX_PIXELS = 1 << 26 };

struct y4m_header {
    unsigned width;
    unsigned height;
    double rate;                /* frames per second, 0 if unknown */
    enum svision_format format; /* SVISION_I420 or SVISION_GRAY8 */
};

/* Parses the first line of a file, without its line feed. */
bool y4m_parse_header(const char *line, size_t length, struct y4m_header *header,
                      struct message *message);

/* True if a line, without its line feed, begins a frame. */
bool y4m_is_frame(const char *line, size_t length);

/* Returns the size of a frame in bytes. */
size_t y4m_frame_size(const struct y4m_header *header);

/* Writes the first line, including its line feed; returns its length. */
size_t y4m_format_header(const struct y4m_header *header, char line[Y4M_MAX_LINE]);

#endif
