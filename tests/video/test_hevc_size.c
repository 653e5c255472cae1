/* Picture sizes in sequence parameter sets of HEVC, anywhere in a file. */
#include "image/heif/hevc_size.h"

#include <string.h>

#include "support/check.h"
#include "video/bit_writer.h"

static void put_golomb(struct bit_writer *writer, uint32_t value)
{
    unsigned bits = 1;
    while ((value + 1) >> bits)
        bits++;
    put_bits(writer, 0, bits - 1);
    put_bits(writer, value + 1, bits);
}

struct set {
    unsigned layers; /* besides the first; they state their profile and level */
    unsigned chroma;
    unsigned width, height;
    unsigned right, bottom; /* cropped there, in units of chroma samples */
};

/* Writes the set to FILE behind its length, with an emulation prevention byte (3) after two zeros
 * where necessary. Returns its number of bytes. */
static size_t write_set(const struct set *set, uint8_t *file)
{
    struct bit_writer writer = {.count = 0};
    size_t size = 4;
    put_bits(&writer, set->layers << 1 | 1, 8);
    put_bits(&writer, 1, 8);
    for (unsigned i = 0; i < 10; i++)
        put_bits(&writer, 0, 8);
    put_bits(&writer, 93, 8);
    for (unsigned i = 0; set->layers && i < 8; i++)
        put_bits(&writer, i < set->layers ? 3 : 0, 2);
    for (unsigned i = 0; i < set->layers * 12; i++)
        put_bits(&writer, 0x55, 8);
    put_golomb(&writer, 0);
    put_golomb(&writer, set->chroma);
    if (set->chroma == 3)
        put_bits(&writer, 0, 1);
    put_golomb(&writer, set->width);
    put_golomb(&writer, set->height);
    put_bits(&writer, set->right || set->bottom, 1);
    put_golomb(&writer, 0);
    put_golomb(&writer, set->right);
    put_golomb(&writer, 0);
    put_golomb(&writer, set->bottom);
    file[2] = 0x42;
    file[3] = 0x01;
    for (size_t i = 0, zeros = 0; i < writer.count / 8 + 1; i++) {
        if (zeros == 2 && writer.raw[i] <= 3)
            file[size++] = 3, zeros = 0;
        file[size++] = writer.raw[i];
        zeros = writer.raw[i] ? 0 : zeros + 1;
    }
    file[0] = (uint8_t)((size - 2) >> 8);
    file[1] = (uint8_t)(size - 2);
    return size;
}

static void expect(const struct set *set, unsigned width, unsigned height)
{
    uint8_t file[256] = {0};
    size_t size = 7 + write_set(set, file + 7);
    unsigned wide = 0, high = 0;
    CHECK(hevc_size_largest(file, size, &wide, &high));
    CHECK_EQ(wide, width);
    CHECK_EQ(high, height);
    CHECK(!hevc_size_largest(file, size, &wide, &high));
}

static void the_size_is_read_from_sets_of_every_form(void)
{
    expect(&(struct set){0, 1, 64, 32, 0, 0}, 64, 32);
    expect(&(struct set){0, 0, 1, 65535, 0, 0}, 1, 65535);
    expect(&(struct set){3, 1, 16384, 16384, 0, 0}, 16384, 16384);
    expect(&(struct set){6, 3, 4096, 8, 0, 0}, 4096, 8);
}

static void padding_of_the_last_block_does_not_count(void)
{
    expect(&(struct set){0, 1, 104, 64, 3, 1}, 98, 62);
    expect(&(struct set){0, 2, 104, 64, 3, 1}, 98, 63);
    expect(&(struct set){0, 3, 104, 64, 3, 1}, 101, 63);
}

static void cropping_does_not_hide_the_size(void)
{
    expect(&(struct set){0, 1, 16384, 16384, 8188, 8188}, 16321, 16321);
}

static void the_largest_of_all_counts(void)
{
    uint8_t file[512] = {0};
    unsigned width = 0, height = 0;
    size_t size = write_set(&(struct set){0, 1, 512, 512, 0, 0}, file);
    size += write_set(&(struct set){0, 1, 1024, 768, 0, 0}, file + size);
    size += write_set(&(struct set){0, 1, 512, 512, 0, 0}, file + size);
    CHECK(hevc_size_largest(file, size, &width, &height));
    CHECK(width == 1024 && height == 768);
}

static void other_bytes_have_no_size(void)
{
    uint8_t file[256] = {0};
    size_t size = write_set(&(struct set){0, 1, 512, 512, 0, 0}, file);
    unsigned width = 0, height = 0;
    for (size_t left = 0; left < 20; left++)
        CHECK(!hevc_size_largest(file, left, &width, &height));
    CHECK(hevc_size_largest(file, size, &width, &height));
    width = height = 0;
    file[4] = 0xFF; /* more layers than exist */
    CHECK(!hevc_size_largest(file, size, &width, &height));
    memset(file, 0, sizeof file);
    CHECK(!hevc_size_largest(file, sizeof file, &width, &height));
}

int main(void)
{
    the_size_is_read_from_sets_of_every_form();
    padding_of_the_last_block_does_not_count();
    cropping_does_not_hide_the_size();
    the_largest_of_all_counts();
    other_bytes_have_no_size();
    return check_result();
}
