/* Format: ITU-T H.265, 7.3.2.2.1 (sequence parameter set), 7.3.3 (profile, tier and level) and 9.2
 * (Exp-Golomb codes); ISO/IEC 14496-15, 8.3 (length prefixes). */
#include "image/heif/hevc_size.h"

#include "image/heif/bits.h"

enum {
    LENGTH = 2,       /* length prefix: 16 bits, or the lower half of 32 */
    HEADER = 2,       /* of a unit */
    MIN_SET = 16,     /* minimum bytes of a set */
    MAX_SET = 1024,   /* maximum bytes of a set */
    MAX_SIDE = 65535, /* above the limit of any level */
    MAX_MARGIN = 63,  /* maximum padding of the last block of a row or column, in pixels */
};

/* Reads up to 16 bits; returns more than MAX_SIDE for longer codes. */
static uint32_t take_exp_golomb(struct bits *bits)
{
    unsigned zeros = 0;
    while (zeros <= 16 && !bits->ran_out && !bits_take(bits, 1))
        zeros++;
    return zeros > 16 || bits->ran_out ? MAX_SIDE + 1 : (1U << zeros) - 1 + bits_take(bits, zeros);
}

/* Returns false for an unknown profile. */
static bool skip_profile(struct bits *bits, unsigned layers)
{
    enum { MAX_LAYERS = 6, SPACE = 2, IDC = 6, REST = 88, PROFILE = 88, LEVEL = 8 };
    uint32_t space = bits_take(bits, SPACE), skipped = 0;
    if (space != 0 || layers > MAX_LAYERS)
        return false;
    bits_take(bits, IDC);
    for (unsigned i = 0; i < REST; i += 8)
        bits_take(bits, 8);
    for (unsigned i = 0; i < (layers ? 8 : 0); i++) {
        uint32_t present = bits_take(bits, 2);
        if (i < layers)
            skipped += (present & 2) / 2 * PROFILE + (present & 1) * LEVEL;
    }
    for (; skipped > 0; skipped -= 8)
        bits_take(bits, 8);
    return true;
}

/* Returns SIDE without the cropping at both ends; only padding of the last block is subtracted. */
static unsigned cropped(unsigned side, uint32_t first, uint32_t last, unsigned unit)
{
    uint32_t cut = (first + last) * unit;
    cut = cut < MAX_MARGIN ? cut : MAX_MARGIN;
    return side > cut ? side - cut : side;
}

/* Reads the size from the parameter set at DATA. Returns false if it is not a valid one. */
static bool read_set(const uint8_t *data, size_t size, unsigned *width, unsigned *height)
{
    enum { ID = 4, LAYERS = 3, MAX_IDS = 16, YUV420 = 1, YUV422 = 2, YUV444 = 3 };
    struct bits bits = {.data = data, .size = size, .is_escaped = true};
    uint32_t window[4] = {0};
    bits_take(&bits, ID);
    unsigned layers = bits_take(&bits, LAYERS);
    bits_take(&bits, 1);
    if (!skip_profile(&bits, layers) || take_exp_golomb(&bits) >= MAX_IDS)
        return false;
    uint32_t chroma = take_exp_golomb(&bits);
    if (chroma == YUV444)
        bits_take(&bits, 1);
    *width = take_exp_golomb(&bits);
    *height = take_exp_golomb(&bits);
    bool sound = chroma <= YUV444 && *width > 0 && *width <= MAX_SIDE && *height > 0 &&
                 *height <= MAX_SIDE && !bits.ran_out;
    if (bits_take(&bits, 1))
        for (unsigned i = 0; i < 4; i++)
            window[i] = take_exp_golomb(&bits);
    *width = cropped(*width, window[0], window[1], chroma == YUV420 || chroma == YUV422 ? 2 : 1);
    *height = cropped(*height, window[2], window[3], chroma == YUV420 ? 2 : 1);
    return sound;
}

bool hevc_size_largest(const uint8_t *data, size_t size, unsigned *width, unsigned *height)
{
    bool found = false;
    for (size_t at = 0; at + LENGTH + MIN_SET <= size; at++) {
        const uint8_t *unit = data + at + LENGTH;
        size_t length = (size_t)data[at] << 8 | data[at + 1], left = size - at - LENGTH;
        unsigned wide, high;
        if (unit[0] != 0x42 || unit[1] != 0x01 || length < MIN_SET || length > MAX_SET)
            continue;
        length = length < left ? length : left;
        if (read_set(unit + HEADER, length - HEADER, &wide, &high) &&
            (uint64_t)wide * high > (uint64_t)*width * *height) {
            *width = wide;
            *height = high;
            found = true;
        }
    }
    return found;
}
