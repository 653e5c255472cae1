/* Picture sizes in sequence headers and frames of AV1, in the items of a file. */
#include "image/heif/av1_size.h"

#include <string.h>

#include "support/check.h"
#include "video/bit_writer.h"

/* The variable parts of a sequence header and a frame. */
struct picture {
    bool is_reduced, has_timing, has_ids, has_own_size;
    unsigned side_bits, width, height;
};

enum { SEQUENCE = 1, DELIMITER = 2, FRAME = 6 };

static void put_sequence(struct bit_writer *writer, const struct picture *picture)
{
    put_bits(writer, 0, 3);
    put_bits(writer, 1, 1);
    put_bits(writer, picture->is_reduced, 1);
    if (!picture->is_reduced) {
        put_bits(writer, picture->has_timing, 1);
        if (picture->has_timing) {
            put_bits(writer, 1, 32);
            put_bits(writer, 25, 32);
            put_bits(writer, 0, 1);
            put_bits(writer, 1, 1);
            put_bits(writer, 9, 5); /* delays of 10 bits */
            put_bits(writer, 1, 32);
            put_bits(writer, 9, 5);
            put_bits(writer, 6, 5); /* times of 7 bits */
        }
        put_bits(writer, 1, 1);
        put_bits(writer, 1, 5); /* two operating points, the first of a high level */
        for (unsigned level = 9; level >= 7; level -= 2) {
            put_bits(writer, 0, 12);
            put_bits(writer, level, 5);
            put_bits(writer, 0, level > 7 ? 1 : 0);
            put_bits(writer, 1, picture->has_timing ? 1 : 0);
            put_bits(writer, 0, picture->has_timing ? 21 : 0);
            put_bits(writer, 1, 1);
            put_bits(writer, 3, 4);
        }
    } else {
        put_bits(writer, 0, 5);
    }
    put_bits(writer, picture->side_bits - 1, 4);
    put_bits(writer, picture->side_bits - 1, 4);
    put_bits(writer, picture->width - 1, picture->side_bits);
    put_bits(writer, picture->height - 1, picture->side_bits);
    if (!picture->is_reduced) {
        put_bits(writer, picture->has_ids, 1);
        put_bits(writer, 0x23, picture->has_ids ? 7 : 0); /* numbers of 10 bits */
        put_bits(writer, 0, 3 + 4);
        put_bits(writer, 4, 3); /* an order hint, without its optional parts */
        put_bits(writer, 1, 1);
        put_bits(writer, 1, 1);
        put_bits(writer, 6, 3);
    }
    put_bits(writer, 1, 16);
}

/* Writes a key frame that is shown. */
static void put_frame(struct bit_writer *writer, const struct picture *picture)
{
    put_bits(writer, 1, 4);
    put_bits(writer, 5, picture->has_timing ? 7 : 0);
    put_bits(writer, 0, 1);
    put_bits(writer, 2, 2); /* no screen content tools; motion vectors are not whole pixels */
    put_bits(writer, 0, picture->has_ids ? 10 : 0);
    put_bits(writer, picture->has_own_size, 1);
    put_bits(writer, 0, 64);
}

/* Writes a unit of TYPE with its size; returns its length. */
static size_t put_unit(uint8_t *out, unsigned type, const struct bit_writer *writer)
{
    size_t size = (writer->count + 7) / 8;
    out[0] = (uint8_t)(type << 3 | 2);
    out[1] = (uint8_t)size;
    memcpy(out + 2, writer->raw, size);
    return size + 2;
}

/* Writes a file with one item, whose data are in pieces of PIECE bytes; the last piece is
 * longer. */
static size_t write_file(const struct picture *picture, size_t piece, uint8_t *file)
{
    enum { DATA = 200, PIECES = 3 };
    static const uint8_t configuration[] = {0, 0, 0, 12, 'a', 'v', '1', 'C', 0x81, 0, 0, 0};
    static const uint8_t places[] = {0, 0, 0, 0, 'i', 'l', 'o', 'c'};
    struct bit_writer sequence = {.count = 0}, frame = {.count = 0}, nothing = {.count = 0},
                      table = {.count = 0};
    uint8_t data[300];
    put_sequence(&sequence, picture);
    put_frame(&frame, picture);
    size_t size = put_unit(data, DELIMITER, &nothing);
    size += put_unit(data + size, SEQUENCE, &sequence);
    size += put_unit(data + size, FRAME, &frame);
    memset(file, 0, DATA);
    memcpy(file, configuration, sizeof configuration);
    put_bits(&table, 0, 32);
    put_bits(&table, 0x4400, 16);
    put_bits(&table, 1, 16);
    put_bits(&table, 1, 16);
    put_bits(&table, 0, 16);
    put_bits(&table, PIECES, 16);
    for (size_t i = 0; i < PIECES; i++) {
        put_bits(&table, DATA + i * piece, 32);
        put_bits(&table, i + 1 < PIECES ? piece : size - i * piece, 32);
    }
    size_t length = table.count / 8;
    memcpy(file + 20, places, sizeof places);
    file[23] = (uint8_t)(8 + length);
    memcpy(file + 28, table.raw, length);
    memcpy(file + DATA, data, size);
    return DATA + size;
}

static void expect(const struct picture *picture, unsigned width, unsigned height)
{
    uint8_t file[600];
    for (size_t piece = 1; piece < 12; piece++) {
        unsigned wide = 0, high = 0;
        size_t size = write_file(picture, piece, file);
        CHECK(av1_size_largest(file, size, &wide, &high));
        CHECK_EQ(wide, width);
        CHECK_EQ(high, height);
        CHECK(!av1_size_largest(file, size, &wide, &high));
    }
}

static void the_size_is_read_from_headers_of_every_form(void)
{
    expect(&(struct picture){.is_reduced = true, .side_bits = 16, .width = 65536, .height = 1},
           65536, 1);
    expect(&(struct picture){.side_bits = 10, .width = 1000, .height = 600}, 1000, 600);
    expect(&(struct picture){.has_timing = true, .side_bits = 10, .width = 1000, .height = 600},
           1000, 600);
    expect(&(struct picture){.has_ids = true, .side_bits = 14, .width = 9000, .height = 16000},
           9000, 16000);
}

static void a_frame_with_its_own_size_may_have_any_size(void)
{
    expect(&(struct picture){.has_own_size = true, .side_bits = 16, .width = 8, .height = 8}, 65536,
           65536);
    expect(&(struct picture){.has_timing = true,
                             .has_ids = true,
                             .has_own_size = true,
                             .side_bits = 12,
                             .width = 8,
                             .height = 8},
           4096, 4096);
}

static void unknown_syntax_counts_as_the_largest_size(void)
{
    uint8_t file[600];
    unsigned width = 0, height = 0;
    const struct picture picture = {.side_bits = 10, .width = 1000, .height = 600};
    size_t size = write_file(&picture, 4, file);
    file[41] = 33; /* number of pieces */
    file[23] = 0;
    CHECK(av1_size_largest(file, size, &width, &height));
    CHECK(width == 65536 && height == 65536);
}

static void other_files_have_no_size(void)
{
    uint8_t file[600];
    unsigned width = 0, height = 0;
    const struct picture picture = {.side_bits = 10, .width = 1000, .height = 600};
    size_t size = write_file(&picture, 4, file);
    for (size_t left = 0; left < 40; left++)
        CHECK(!av1_size_largest(file, left, &width, &height));
    CHECK(width == 0 && height == 0);
    file[4] = 'h';
    CHECK(!av1_size_largest(file, size, &width, &height));
}

int main(void)
{
    the_size_is_read_from_headers_of_every_form();
    a_frame_with_its_own_size_may_have_any_size();
    unknown_syntax_counts_as_the_largest_size();
    other_files_have_no_size();
    return check_result();
}
