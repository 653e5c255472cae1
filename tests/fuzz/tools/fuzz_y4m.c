/* Arbitrary .y4m files: frames are valid, lie within the file and can be converted; a truncated
 * file has the same frames before the cut; an accepted header can be written and read again. */
#include <string.h>

#include "cli/text/buffer.h"
#include "input/recording.h"
#include "video/formats/convert.h"
#include "video/formats/y4m.h"
#include "video/source/kind.h"

static void expect_round_trip(const uint8_t *data, size_t size)
{
    struct y4m_header header, again;
    struct message message;
    char line[Y4M_MAX_LINE];
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

enum { MAX_KEPT = 16 };

/* The frames of a recording. */
struct film {
    size_t frames;
    uint32_t sum[MAX_KEPT]; /* checksums of the first frames */
    enum source_result end;
    bool is_damaged; /* frames and sums cover the part before the damage */
};

static uint32_t sum_of(const struct frame *frame)
{
    uint32_t sum = 0;
    for (size_t i = 0; i < frame->size; i++)
        sum = sum * 31 + frame->bytes[i];
    return sum;
}

static struct film play(const uint8_t *data, size_t size)
{
    struct source_facts facts = {0};
    struct message message;
    struct frame frame;
    struct film film = {.end = SOURCE_FAILED};
    size_t total = 0;
    struct source_options options = {.path = recording_path(data, size)};
    void *state = source_y4m.open(&options, &facts, &message);
    while (state && ((film.end = source_y4m.next(state, 1, &frame, &message)) == SOURCE_FRAME ||
                     film.end == SOURCE_DAMAGED)) {
        size_t needed = 0;
        film.is_damaged |= film.end == SOURCE_DAMAGED;
        if (film.end == SOURCE_DAMAGED)
            continue;
        HOLDS(svision_image_check(&frame.image, &needed) == SVISION_OK && needed == frame.size);
        total += frame.size;
        HOLDS(total <= size);
        convert(&frame);
        if (film.is_damaged)
            continue;
        if (film.frames < MAX_KEPT)
            film.sum[film.frames] = sum_of(&frame);
        film.frames++;
    }
    HOLDS(film.end == SOURCE_END || film.end == SOURCE_FAILED);
    if (state)
        source_y4m.close(state);
    return film;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    expect_round_trip(data, size);
    struct film whole = play(data, size);
    struct film part = play(data, size - 1 - data[size / 2] % size);
    HOLDS(part.frames <= whole.frames);
    HOLDS(whole.is_damaged || whole.end == SOURCE_FAILED || part.frames < whole.frames ||
          whole.frames == 0);
    for (size_t i = 0; i < part.frames && i < MAX_KEPT; i++)
        HOLDS(part.sum[i] == whole.sum[i]);
    return 0;
}
