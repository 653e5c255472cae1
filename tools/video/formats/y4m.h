/* The head lines of YUV4MPEG2 files.
 *
 * Interlaced pictures and color formats other than 4:2:0 and mono with 8 bits are refused. */
#ifndef VIDEO_FORMATS_Y4M_H
#define VIDEO_FORMATS_Y4M_H

#include <stddef.h>

#include <sudokuvision/image.h>

#include "cli/text/message.h"

/* No head line is longer, line feed included; pictures have at most so many pixels. */
enum { Y4M_MAX_LINE = 1024, Y4M_MAX_PIXELS = 1 << 26 };

struct y4m_header {
    unsigned width;
    unsigned height;
    double rate;                /* frames a second, 0 where the file does not say */
    enum svision_format format; /* SVISION_I420 or SVISION_GRAY8 */
};

/* Reads the first line of a file, without its line feed. */
bool y4m_parse_header(const char *line, size_t length, struct y4m_header *header,
                      struct message *message);

/* Whether a line, without its line feed, opens a frame. */
bool y4m_is_frame(const char *line, size_t length);

/* Bytes of a frame. */
size_t y4m_frame_size(const struct y4m_header *header);

/* Writes the first line, line feed included; gives its length. */
size_t y4m_format_header(const struct y4m_header *header, char line[Y4M_MAX_LINE]);

#endif
