/* Whatever a .y4m file holds: its frames are sound, lie within it and can be converted; a header
 * that is taken can be written and read again. */
#include <string.h>

#include "buffer.h"
#include "convert.h"
#include "recording.h"
#include "source_kind.h"
#include "y4m.h"

static void expect_round_trip(const uint8_t *data, size_t size)
{
    struct y4m_header header, again;
    struct message message;
    char line[Y4M_LONGEST_LINE];
    const uint8_t *end = memchr(data, '\n', size);
    size_t length = end ? (size_t)(end - data) : size;
    if (!y4m_parse_header((const char *)data, length, &header, &message)) {
        HOLDS(memchr(message.text, '\0', sizeof message.text) && message.text[0]);
        return;
    }
    HOLDS(y4m_frame_size(&header) >= (size_t)header.width * header.height);
    length = y4m_format_header(&header, line);
    HOLDS(length > 0 && length < sizeof line && line[length - 1] == '\n');
    HOLDS(y4m_parse_header(line, length - 1, &again, &message));
    HOLDS(again.width == header.width && again.height == header.height);
    HOLDS(again.format == header.format);
}

static void convert(const struct frame *frame)
{
    const struct svision_image *image = &frame->image;
    size_t size = convert_size(SVISION_I420, image->width, image->height);
    uint8_t *out = buffer_resize(NULL, size + convert_scratch(image->width));
    convert_to_i420(image, out + size, out);
    HOLDS(memcmp(out, image->pixels, image->width) == 0);
    free(out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct recording_file recording;
    struct source_facts facts = {0};
    struct message message;
    struct frame frame;
    size_t total = 0;
    if (size == 0)
        return 0;
    expect_round_trip(data, size);
    recording_open(&recording, data, size);
    struct source_options options = {.path = recording.path};
    void *state = source_y4m.open(&options, &facts, &message);
    enum source_result result = SOURCE_FAILED;
    while (state && (result = source_y4m.next(state, 1, &frame, &message)) == SOURCE_FRAME) {
        size_t needed = 0;
        HOLDS(svision_image_check(&frame.image, &needed) == SVISION_OK && needed == frame.size);
        total += frame.size;
        HOLDS(total <= size);
        convert(&frame);
    }
    HOLDS(result == SOURCE_END || result == SOURCE_FAILED);
    if (state)
        source_y4m.close(state);
    recording_close(&recording);
    return 0;
}
