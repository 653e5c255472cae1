/* Format: AV1 Bitstream & Decoding Process Specification, 5.3 (open bitstream units), 5.5 (sequence
 * header) and 5.9.2 (frame header), and AV1 Codec ISO Media File Format Binding, 2.3 (AV1C). */
#include "image/heif/av1_size.h"

#include "image/heif/bits.h"
#include "image/heif/heif_items.h"

enum {
    MAX_SIDE = 1 << 16,
    MAX_UNIT = 1024, /* bytes inspected of a unit: longer than any sequence header */
    MAX_UNITS = 1000 /* per item; pictures have few */
};

/* Parameters for parsing the start of frame headers. */
struct sequence {
    bool is_reduced, has_decoder_model, has_equal_intervals, may_choose_tools, has_tools,
        may_choose_motion;
    unsigned time_length, id_length;
    unsigned width_bits, height_bits;
};

struct largest {
    struct sequence sequence;
    bool has_sequence;
    unsigned width, height;
};

static void update_largest(struct largest *largest, unsigned width, unsigned height)
{
    if ((uint64_t)width * height <= (uint64_t)largest->width * largest->height)
        return;
    largest->width = width;
    largest->height = height;
}

static void skip_variable(struct bits *bits)
{
    unsigned zeros = 0;
    while (zeros < 32 && !bits->ran_out && !bits_take(bits, 1))
        zeros++;
    if (zeros < 32)
        bits_take(bits, zeros);
}

/* Reads timing and decoder model; returns the length in bits of a delay (two per operating
 * point). */
static unsigned read_timing(struct bits *bits, struct sequence *sequence)
{
    enum { TICKS = 32, LENGTH = 5 };
    if (!bits_take(bits, 1))
        return 0;
    bits_take(bits, TICKS);
    bits_take(bits, TICKS);
    sequence->has_equal_intervals = bits_take(bits, 1);
    if (sequence->has_equal_intervals)
        skip_variable(bits);
    sequence->has_decoder_model = bits_take(bits, 1);
    if (!sequence->has_decoder_model)
        return 0;
    unsigned delay = bits_take(bits, LENGTH) + 1;
    bits_take(bits, TICKS);
    bits_take(bits, LENGTH);
    sequence->time_length = bits_take(bits, LENGTH) + 1;
    return delay;
}

static void skip_operating_points(struct bits *bits, const struct sequence *sequence,
                                  unsigned delay)
{
    enum { COUNT = 5, IDC = 12, LEVEL = 5, MAX_LOW_LEVEL = 7, DISPLAY_DELAY = 4 };
    bool has_display_delay = bits_take(bits, 1);
    for (unsigned left = bits_take(bits, COUNT) + 1; left > 0; left--) {
        bits_take(bits, IDC);
        if (bits_take(bits, LEVEL) > MAX_LOW_LEVEL)
            bits_take(bits, 1);
        if (sequence->has_decoder_model && bits_take(bits, 1)) {
            bits_take(bits, delay);
            bits_take(bits, delay);
            bits_take(bits, 1);
        }
        if (has_display_delay && bits_take(bits, 1))
            bits_take(bits, DISPLAY_DELAY);
    }
}

/* Reads whether frames choose screen content tools. */
static void read_tools(struct bits *bits, struct sequence *sequence)
{
    enum { SUPERBLOCK_AND_INTRA = 3, INTER = 4, HINTED = 2 };
    bits_take(bits, SUPERBLOCK_AND_INTRA);
    sequence->may_choose_tools = sequence->may_choose_motion = sequence->has_tools = true;
    if (sequence->is_reduced)
        return;
    bits_take(bits, INTER);
    if (bits_take(bits, 1))
        bits_take(bits, HINTED);
    sequence->may_choose_tools = bits_take(bits, 1);
    if (!sequence->may_choose_tools)
        sequence->has_tools = bits_take(bits, 1);
    if (sequence->has_tools)
        sequence->may_choose_motion = bits_take(bits, 1);
}

static void read_sequence(struct largest *largest, const uint8_t *data, size_t size)
{
    enum { PROFILE = 3, LEVEL = 5, SIDE_BITS = 4, DELTA = 4, ADDITIONAL = 3 };
    struct bits bits = {.data = data, .size = size};
    struct sequence sequence = {.id_length = 0};
    bits_take(&bits, PROFILE);
    bits_take(&bits, 1);
    sequence.is_reduced = bits_take(&bits, 1);
    if (sequence.is_reduced) {
        bits_take(&bits, LEVEL);
    } else {
        unsigned delay = read_timing(&bits, &sequence);
        skip_operating_points(&bits, &sequence, delay);
    }
    sequence.width_bits = bits_take(&bits, SIDE_BITS) + 1;
    sequence.height_bits = bits_take(&bits, SIDE_BITS) + 1;
    unsigned width = bits_take(&bits, sequence.width_bits) + 1;
    unsigned height = bits_take(&bits, sequence.height_bits) + 1;
    if (!sequence.is_reduced && bits_take(&bits, 1)) {
        sequence.id_length = bits_take(&bits, DELTA) + 2;
        sequence.id_length += bits_take(&bits, ADDITIONAL) + 1;
    }
    read_tools(&bits, &sequence);
    if (bits.ran_out)
        return;
    largest->sequence = sequence;
    largest->has_sequence = true;
    update_largest(largest, width, height);
}

/* True if the frame header overrides the size. */
static bool has_own_size(const struct sequence *sequence, const uint8_t *data, size_t size)
{
    enum { TYPE = 2, KEY = 0, SWITCH = 3 };
    struct bits bits = {.data = data, .size = size};
    if (sequence->is_reduced || bits_take(&bits, 1))
        return false;
    uint32_t type = bits_take(&bits, TYPE), is_shown = bits_take(&bits, 1);
    if (is_shown && sequence->has_decoder_model && !sequence->has_equal_intervals)
        bits_take(&bits, sequence->time_length);
    if (!is_shown)
        bits_take(&bits, 1);
    if (type != SWITCH && !(type == KEY && is_shown))
        bits_take(&bits, 1);
    bits_take(&bits, 1);
    bool has_tools = sequence->may_choose_tools ? bits_take(&bits, 1) : sequence->has_tools;
    if (has_tools && sequence->may_choose_motion)
        bits_take(&bits, 1);
    bits_take(&bits, sequence->id_length);
    return type == SWITCH || bits_take(&bits, 1);
}

static void read_unit(struct largest *largest, unsigned type, const uint8_t *data, size_t size)
{
    enum { SEQUENCE = 1, FRAME_HEADER = 3, FRAME = 6 };
    const struct sequence *sequence = &largest->sequence;
    if (type == SEQUENCE)
        read_sequence(largest, data, size);
    else if ((type == FRAME_HEADER || type == FRAME) && largest->has_sequence &&
             has_own_size(sequence, data, size))
        update_largest(largest, 1U << sequence->width_bits, 1U << sequence->height_bits);
}

/* Reads the unit at *OFFSET of ITEM and advances *OFFSET to the next. Returns false if there is
 * none or it is malformed. */
static bool next_unit(struct largest *largest, const struct heif_item *item, uint64_t *offset)
{
    enum { FORBIDDEN = 0x80, EXTENDED = 4, SIZED = 2, MAX_BYTES = 8 };
    uint8_t unit[MAX_UNIT];
    size_t count = heif_item_copy(item, *offset, unit, sizeof unit), at = 1;
    uint64_t length = 0;
    if (count == 0 || (unit[0] & FORBIDDEN))
        return false;
    at += (unit[0] & EXTENDED) != 0;
    bool goes_on = (unit[0] & SIZED) != 0;
    /* Without a size field, the unit extends to the end. */
    if (!goes_on)
        length = UINT32_MAX;
    for (unsigned i = 0; goes_on && i < MAX_BYTES && at < count; i++) {
        length |= (uint64_t)(unit[at] & 127) << 7 * i;
        goes_on = unit[at++] & 128;
    }
    if (goes_on || length > UINT32_MAX || at > count)
        return false;
    count -= at;
    read_unit(largest, unit[0] >> 3 & 15, unit + at, length < count ? (size_t)length : count);
    *offset += at + length;
    return true;
}

static bool read_item(void *user, const struct heif_item *item)
{
    struct largest *largest = user;
    uint64_t offset = 0;
    unsigned units = 0;
    while (next_unit(largest, item, &offset))
        if (++units > MAX_UNITS)
            return false;
    return true;
}

/* Reads the units in all configuration boxes. Returns false if there are none, as in files without
 * AV1. */
static bool read_configurations(struct largest *largest, const uint8_t *data, size_t size)
{
    /* Bytes of version, profile etc. before the units. */
    enum { FIELDS = 4 };
    struct heif_box box;
    bool is_found = false;
    for (size_t at = 0; heif_box_find(data, size, "av1C", &at, &box); is_found = true) {
        struct heif_item item = {.count = 1};
        if (box.size <= FIELDS)
            continue;
        item.pieces[0] = box.data + FIELDS;
        item.lengths[0] = box.size - FIELDS;
        (void)read_item(largest, &item);
    }
    return is_found;
}

bool av1_size_largest(const uint8_t *data, size_t size, unsigned *width, unsigned *height)
{
    struct largest largest = {.width = *width, .height = *height};
    if (read_configurations(&largest, data, size) &&
        !heif_items_visit(data, size, read_item, &largest))
        update_largest(&largest, MAX_SIDE, MAX_SIDE);
    bool found = largest.width != *width || largest.height != *height;
    *width = largest.width;
    *height = largest.height;
    return found;
}
