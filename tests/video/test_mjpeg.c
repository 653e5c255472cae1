/* JPEG frames: their ends, their contents, and the effects of damage. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <jpeglib.h>

#include "image/jpeg/jpeg_buffer.h"
#include "support/check.h"
#include "video/formats/convert.h"
#include "video/formats/mjpeg.h"
#include "video/source/source.h"

enum { WIDTH = 33, HEIGHT = 17 };

static struct message message;

static void paint(uint8_t *rgb)
{
    for (size_t i = 0; i < (size_t)WIDTH * HEIGHT; i++) {
        rgb[3 * i] = (uint8_t)(i % WIDTH * 7);
        rgb[3 * i + 1] = (uint8_t)(i / WIDTH * 14);
        rgb[3 * i + 2] = 60;
    }
}

/* Encodes the painted picture as JPEG, in color or gray. */
static struct buffer picture(enum svision_format format)
{
    static uint8_t rgb[3 * WIDTH * HEIGHT], gray[WIDTH * HEIGHT];
    struct svision_image image = {rgb, WIDTH, HEIGHT, 3 * (size_t)WIDTH, SVISION_RGB24};
    struct buffer out = {0};
    paint(rgb);
    if (format == SVISION_GRAY8) {
        convert_to_gray(&image, gray);
        image = (struct svision_image){gray, WIDTH, HEIGHT, WIDTH, SVISION_GRAY8};
    }
    CHECK(mjpeg_encode(&image, 95, &out, &message));
    return out;
}

static const uint8_t *bytes_of(const struct buffer *buffer)
{
    return (const uint8_t *)buffer->data;
}

static bool decodes(const struct buffer *jpeg, enum mjpeg_want want, struct buffer *pixels,
                    struct svision_image *image)
{
    return mjpeg_decode(bytes_of(jpeg), jpeg->length, want, pixels, image, &message);
}

static void the_end_is_found_at_every_length(void)
{
    struct buffer jpeg = picture(SVISION_RGB24);
    size_t whole = jpeg.length, length = 0;
    for (size_t size = 0; size < whole; size++)
        CHECK_EQ(mjpeg_measure(bytes_of(&jpeg), size, &length), MJPEG_MORE);
    buffer_add(&jpeg, "\xff\xd8\xff junk \xff\xd9", 12);
    CHECK_EQ(mjpeg_measure(bytes_of(&jpeg), jpeg.length, &length), MJPEG_WHOLE);
    CHECK_EQ(length, whole);
    CHECK_EQ(mjpeg_measure(bytes_of(&jpeg) + 1, jpeg.length - 1, &length), MJPEG_NOTHING);
    buffer_free(&jpeg);
}

static void thumbnails_do_not_end_a_picture(void)
{
    static const uint8_t data[] = {0xff, 0xd8, 0xff, 0xe1, 0,    6,    0xff, 0xd8,
                                   0xff, 0xd9, 0xff, 0xda, 0,    2,    1,    0xff,
                                   0,    0xff, 0xd3, 2,    0xff, 0xff, 0xd9, 7};
    size_t length = 0;
    CHECK_EQ(mjpeg_measure(data, sizeof data, &length), MJPEG_WHOLE);
    CHECK_EQ(length, sizeof data - 1);
}

static void a_picture_without_end_stops_where_the_next_starts(void)
{
    static const uint8_t data[] = {0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 0xff, 0xd8, 0xff};
    size_t length = 0;
    CHECK_EQ(mjpeg_measure(data, sizeof data, &length), MJPEG_WHOLE);
    CHECK_EQ(length, 7);
}

static void brightness_survives(void)
{
    struct buffer jpeg = picture(SVISION_RGB24), pixels = {0}, color = {0};
    struct svision_image image, other;
    static uint8_t rgb[3 * WIDTH * HEIGHT];
    uint8_t expected[WIDTH];
    struct svision_image original = {rgb, WIDTH, HEIGHT, 3 * (size_t)WIDTH, SVISION_RGB24};
    paint(rgb);
    CHECK(decodes(&jpeg, MJPEG_LUMA, &pixels, &image));
    CHECK(image.width == WIDTH && image.height == HEIGHT && image.format == SVISION_GRAY8);
    CHECK(decodes(&jpeg, MJPEG_COLOR, &color, &other));
    CHECK(other.format == SVISION_I420);
    /* Both ways give the same brightness, close to the original. */
    CHECK(memcmp(pixels.data, color.data, (size_t)WIDTH * HEIGHT) == 0);
    for (unsigned y = 0; y < HEIGHT; y++) {
        convert_luma(&original, y, expected);
        for (size_t x = 0; x < WIDTH; x++)
            CHECK(abs(expected[x] - image.pixels[y * image.stride + x]) <= 6);
    }
    buffer_free(&jpeg);
    buffer_free(&pixels);
    buffer_free(&color);
}

static void gray_pictures_stay_gray(void)
{
    struct buffer jpeg = picture(SVISION_GRAY8), pixels = {0};
    struct svision_image image;
    CHECK(decodes(&jpeg, MJPEG_COLOR, &pixels, &image));
    CHECK_EQ(image.format, SVISION_GRAY8);
    buffer_free(&jpeg);
    buffer_free(&pixels);
}

static void bytes_after_the_end_are_ignored(void)
{
    struct buffer jpeg = picture(SVISION_RGB24), pixels = {0};
    struct svision_image image;
    for (int i = 0; i < 100; i++)
        buffer_add(&jpeg, "\xff\xd8\xff\xc0\0\x11junk\xff\xda", 12);
    CHECK(decodes(&jpeg, MJPEG_LUMA, &pixels, &image));
    buffer_free(&jpeg);
    buffer_free(&pixels);
}

static void cut_and_damaged_pictures_are_refused(void)
{
    struct buffer jpeg = picture(SVISION_RGB24), pixels = {0};
    struct svision_image image;
    size_t whole = jpeg.length;
    for (size_t length = 0; length < whole - 2; length += 5) {
        jpeg.length = length;
        message.text[0] = '\0';
        CHECK(!decodes(&jpeg, MJPEG_COLOR, &pixels, &image));
        CHECK(message.text[0] != '\0');
    }
    jpeg.length = whole;
    memset(jpeg.data + whole - 200, 0xff, 100);
    CHECK(!decodes(&jpeg, MJPEG_LUMA, &pixels, &image));
    memset(jpeg.data, 'x', whole);
    CHECK(!decodes(&jpeg, MJPEG_LUMA, &pixels, &image));
    CHECK_TEXT(message.text, "not a JPEG");
    buffer_free(&jpeg);
    buffer_free(&pixels);
}

/* JPEG with a coefficient of its first block set to NUMBER, without loss elsewhere. */
static struct buffer with_wave(const struct buffer *jpeg, JCOEF number)
{
    struct jpeg_decompress_struct in;
    struct jpeg_compress_struct out;
    struct jpeg_error_mgr manager;
    struct buffer changed = {0};
    in.err = out.err = jpeg_std_error(&manager);
    jpeg_create_decompress(&in);
    jpeg_create_compress(&out);
    jpeg_mem_src(&in, bytes_of(jpeg), jpeg->length);
    jpeg_read_header(&in, TRUE);
    jvirt_barray_ptr *blocks = jpeg_read_coefficients(&in);
    in.mem->access_virt_barray((j_common_ptr)&in, blocks[0], 0, 1, TRUE)[0][0][1] = number;
    jpeg_copy_critical_parameters(&in, &out);
    jpeg_buffer_dest(&out, &changed);
    jpeg_write_coefficients(&out, blocks);
    jpeg_finish_compress(&out);
    jpeg_destroy_compress(&out);
    jpeg_destroy_decompress(&in);
    return changed;
}

/* Both have valid codes, but at quality 95 no samples have a coefficient of 1000 steps. */
static void impossible_blocks_are_refused(void)
{
    struct buffer jpeg = picture(SVISION_RGB24), pixels = {0};
    struct buffer low = with_wave(&jpeg, 20), high = with_wave(&jpeg, 1000);
    struct svision_image image;
    CHECK(decodes(&low, MJPEG_LUMA, &pixels, &image));
    CHECK(!decodes(&high, MJPEG_LUMA, &pixels, &image));
    CHECK(strstr(message.text, "no encoder writes") != NULL);
    CHECK(!decodes(&high, MJPEG_COLOR, &pixels, &image));
    buffer_free(&jpeg);
    buffer_free(&low);
    buffer_free(&high);
    buffer_free(&pixels);
}

/* Whether a picture is decoded that is LIGHTER from some block of BLOCK pixels on. */
static bool decodes_with_step(enum svision_format format, unsigned block, unsigned lighter)
{
    enum { SIDE = 320 };
    static uint8_t rows[3 * SIDE * SIDE];
    size_t channels = format == SVISION_GRAY8 ? 1 : 3, blocks = SIDE / block;
    const struct svision_image original = {rows, SIDE, SIDE, SIDE * channels, format};
    struct buffer jpeg = {0}, pixels = {0};
    struct svision_image image;
    for (size_t y = 0; y < SIDE; y++)
        for (size_t x = 0; x < SIDE; x++) {
            bool rest = y / block * blocks + x / block >= 7 * blocks + 11;
            memset(rows + (y * SIDE + x) * channels, (int)(150 + (rest ? lighter : 0)), channels);
        }
    CHECK(mjpeg_encode(&original, 90, &jpeg, &message));
    bool luma = decodes(&jpeg, MJPEG_LUMA, &pixels, &image);
    CHECK_EQ(decodes(&jpeg, MJPEG_COLOR, &pixels, &image), luma);
    buffer_free(&jpeg);
    buffer_free(&pixels);
    return luma;
}

/* The effect of a wrong DC difference. In color, where blocks are twice as wide, four brightness
 * blocks are coded together. */
static void a_sudden_change_of_brightness_is_refused(void)
{
    CHECK(decodes_with_step(SVISION_GRAY8, 8, 0));
    CHECK(!decodes_with_step(SVISION_GRAY8, 8, 20));
    CHECK(decodes_with_step(SVISION_RGB24, 16, 0));
    CHECK(!decodes_with_step(SVISION_RGB24, 16, 20));
}

/* The frame header (FFC0) has height and width from its fifth byte on. */
static void huge_pictures_are_refused(void)
{
    struct buffer jpeg = picture(SVISION_GRAY8), pixels = {0};
    struct svision_image image;
    for (size_t i = 0; i + 9 < jpeg.length; i++)
        if (memcmp(jpeg.data + i, "\xff\xc0", 2) == 0) {
            memset(jpeg.data + i + 5, 0x7f, 4);
            break;
        }
    CHECK(!decodes(&jpeg, MJPEG_LUMA, &pixels, &image));
    CHECK(strstr(message.text, "too large") != NULL);
    CHECK_EQ(pixels.capacity, 0);
    buffer_free(&jpeg);
}

/* Cameras omit the Huffman tables, since they are standard. */
static void pictures_without_huffman_tables_are_read(void)
{
    struct buffer jpeg = picture(SVISION_GRAY8), bare = {0}, pixels = {0};
    struct svision_image image;
    size_t position = 2;
    const uint8_t *data = bytes_of(&jpeg);
    buffer_add(&bare, data, 2);
    while (data[position + 1] != 0xda) {
        size_t size = 2 + ((size_t)data[position + 2] << 8 | data[position + 3]);
        if (data[position + 1] != 0xc4)
            buffer_add(&bare, data + position, size);
        position += size;
    }
    buffer_add(&bare, data + position, jpeg.length - position);
    CHECK(bare.length < jpeg.length);
    CHECK(decodes(&bare, MJPEG_LUMA, &pixels, &image));
    buffer_free(&jpeg);
    buffer_free(&bare);
    buffer_free(&pixels);
}

static void files_are_split_into_their_pictures(void)
{
    char folder[] = "/tmp/test_mjpeg.XXXXXX", path[64];
    struct buffer jpeg = picture(SVISION_RGB24);
    CHECK(mkdtemp(folder) != NULL);
    snprintf(path, sizeof path, "%s/clip.mjpeg", folder);
    FILE *file = fopen(path, "wb");
    CHECK(file != NULL);
    if (!file)
        return;
    for (int i = 0; i < 5; i++) {
        fwrite(jpeg.data, 1, jpeg.length, file);
        fputs("--boundary\r\n\r\n", file);
    }
    fwrite(jpeg.data, 1, jpeg.length / 2, file);
    fclose(file);
    struct source_options options = {.path = path, .mode.rate = 10};
    struct source *source = source_open(&options, &message);
    struct frame frame = {0};
    CHECK(source != NULL);
    for (unsigned i = 0; source && i < 5; i++) {
        CHECK_EQ(source_next(source, 1, &frame, &message), SOURCE_FRAME);
        CHECK_EQ(frame.number, i);
        CHECK_EQ(frame.size, jpeg.length);
        CHECK(memcmp(frame.bytes, jpeg.data, jpeg.length) == 0);
    }
    CHECK(frame.seconds > 0.399 && frame.seconds < 0.401);
    CHECK_EQ(source_next(source, 1, &frame, &message), SOURCE_FAILED);
    CHECK(strstr(message.text, "picture 5: cut short") != NULL);
    CHECK_EQ(source_next(source, 1, &frame, &message), SOURCE_END);
    source_close(source);
    unlink(path);
    rmdir(folder);
    buffer_free(&jpeg);
}

/* Writes COUNT pictures to a file, the first one with BYTE at AT, and counts the intact frames
 * read. */
static unsigned count_whole_frames(const char *path, const struct buffer *jpeg, unsigned count,
                                   size_t at, uint8_t byte)
{
    struct source_options options = {.path = path, .mode.rate = 10};
    struct buffer bytes = {0};
    unsigned whole = 0;
    for (unsigned i = 0; i < count; i++)
        buffer_add(&bytes, jpeg->data, jpeg->length);
    bytes.data[at] = (char)byte;
    FILE *file = fopen(path, "wb");
    CHECK(file && fwrite(bytes.data, 1, bytes.length, file) == bytes.length && fclose(file) == 0);
    struct source *source = source_open(&options, &message);
    struct frame frame;
    enum source_result result;
    CHECK(source != NULL);
    while (source && ((result = source_next(source, 1, &frame, &message)) == SOURCE_FRAME ||
                      result == SOURCE_DAMAGED))
        whole += result == SOURCE_FRAME && frame.size == jpeg->length &&
                 memcmp(frame.bytes, jpeg->data, jpeg->length) == 0;
    source_close(source);
    unlink(path);
    buffer_free(&bytes);
    return whole;
}

/* Damages each byte: as a marker with a length, a start or end marker, or a length. */
static void a_damaged_picture_leaves_the_next_ones_whole(void)
{
    enum { HEAD = 640, STEP = 7 };
    static const uint8_t values[] = {0x00, 0x7f, 0xd8, 0xd9, 0xe0, 0xff};
    char folder[] = "/tmp/test_mjpeg.XXXXXX", path[64];
    struct buffer jpeg = picture(SVISION_RGB24);
    unsigned lost = 0;
    CHECK(mkdtemp(folder) != NULL);
    snprintf(path, sizeof path, "%s/clip.mjpeg", folder);
    for (size_t at = 0; at < jpeg.length; at += at < HEAD ? 1 : STEP)
        for (size_t i = 0; i < sizeof values; i++)
            lost += count_whole_frames(path, &jpeg, 3, at, values[i]) < 2;
    CHECK_EQ(lost, 0);
    rmdir(folder);
    buffer_free(&jpeg);
}

int main(void)
{
    the_end_is_found_at_every_length();
    thumbnails_do_not_end_a_picture();
    a_picture_without_end_stops_where_the_next_starts();
    brightness_survives();
    gray_pictures_stay_gray();
    bytes_after_the_end_are_ignored();
    cut_and_damaged_pictures_are_refused();
    impossible_blocks_are_refused();
    a_sudden_change_of_brightness_is_refused();
    huge_pictures_are_refused();
    pictures_without_huffman_tables_are_read();
    files_are_split_into_their_pictures();
    a_damaged_picture_leaves_the_next_ones_whole();
    return check_result();
}
