#include "video/formats/mjpeg.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jerror.h>
#include <jpeglib.h>

#include "image/jpeg/jpeg_buffer.h"
#include "image/jpeg/jpeg_range.h"
#include "image/jpeg/jpeg_step.h"
#include "video/formats/convert.h"

/* Catches libjpeg's errors, which would otherwise exit the program. */
struct guard {
    struct jpeg_error_mgr manager;
    jmp_buf escape;
};

static void note_error(j_common_ptr codec)
{
    struct guard *guard = (struct guard *)codec->err;
    longjmp(guard->escape, 1);
}

/* libjpeg fills missing data with gray; here such a picture is rejected. Stray bytes between
 * markers are harmless. */
static void note_warning(j_common_ptr codec, int level)
{
    struct guard *guard = (struct guard *)codec->err;
    if (level < 0 && codec->err->msg_code != JWRN_EXTRANEOUS_DATA) {
        longjmp(guard->escape, 1);
    }
}

static void print_nothing(j_common_ptr codec)
{
    (void)codec;
}

static struct jpeg_error_mgr *set_guard(struct guard *guard)
{
    jpeg_std_error(&guard->manager);
    guard->manager.error_exit = note_error;
    guard->manager.emit_message = note_warning;
    guard->manager.output_message = print_nothing;
    return &guard->manager;
}

static bool explain(struct guard *guard, j_common_ptr codec, struct message *message)
{
    char text[JMSG_LENGTH_MAX];
    guard->manager.format_message(codec, text);
    return message_set(message, "damaged JPEG: %s", text);
}

static void begin(struct jpeg_decompress_struct *codec, enum mjpeg_want want)
{
    codec->out_color_space =
        want == MJPEG_COLOR && codec->jpeg_color_space != JCS_GRAYSCALE ? JCS_YCbCr : JCS_GRAYSCALE;
    /* Chroma is halved again below, so smooth upsampling would be wasted. */
    codec->do_fancy_upsampling = FALSE;
    jpeg_start_decompress(codec);
}

static bool steps(const struct jpeg_decompress_struct *codec, const uint8_t *luma)
{
    bool mixed = codec->num_components > 1;
    const struct jpeg_step_plane plane = {
        .samples = luma,
        .width = codec->output_width,
        .height = codec->output_height,
        .channels = 1,
        .block_width = DCTSIZE * (mixed ? (unsigned)codec->max_h_samp_factor : 1),
        .block_height = DCTSIZE * (mixed ? (unsigned)codec->max_v_samp_factor : 1)};
    return jpeg_step_shows(&plane);
}

static void read_luma(struct jpeg_decompress_struct *codec, uint8_t *luma)
{
    while (codec->output_scanline < codec->output_height) {
        JSAMPROW row = luma + (size_t)codec->output_scanline * codec->output_width;
        jpeg_read_scanlines(codec, &row, 1);
    }
}

/* Splits a row into luma and chroma per pair of pixels; chroma is stored for an even row and
 * averaged with the previous row for an odd one. */
static void split_row(const uint8_t *row, size_t width, bool odd, uint8_t *luma, uint8_t *cb,
                      uint8_t *cr)
{
    for (size_t x = 0; x < width; x++)
        luma[x] = row[3 * x];
    for (size_t x = 0; x < width; x += 2) {
        size_t right = x + 1 < width ? x + 1 : x;
        unsigned b = (row[3 * x + 1] + row[3 * right + 1] + 1u) / 2;
        unsigned r = (row[3 * x + 2] + row[3 * right + 2] + 1u) / 2;
        cb[x / 2] = (uint8_t)(odd ? (cb[x / 2] + b + 1) / 2 : b);
        cr[x / 2] = (uint8_t)(odd ? (cr[x / 2] + r + 1) / 2 : r);
    }
}

static void read_color(struct jpeg_decompress_struct *codec, uint8_t *luma, uint8_t *row)
{
    size_t width = codec->output_width, height = codec->output_height;
    size_t half = (width + 1) / 2;
    uint8_t *cb = luma + width * height, *cr = cb + half * ((height + 1) / 2);
    while (codec->output_scanline < codec->output_height) {
        size_t y = codec->output_scanline;
        JSAMPROW rows = row;
        jpeg_read_scanlines(codec, &rows, 1);
        split_row(row, width, y % 2, luma + y * width, cb + y / 2 * half, cr + y / 2 * half);
    }
}

/* Allocates the picture, followed by one row of triples. */
static uint8_t *make_room(const struct jpeg_decompress_struct *codec, struct buffer *pixels,
                          struct svision_image *image, size_t *row)
{
    static const uint8_t any_pixel;
    bool gray = codec->out_color_space == JCS_GRAYSCALE;
    *image = (struct svision_image){.pixels = &any_pixel,
                                    .width = codec->output_width,
                                    .height = codec->output_height,
                                    .stride = codec->output_width,
                                    .format = gray ? SVISION_GRAY8 : SVISION_I420};
    if (svision_image_check(image, row) != SVISION_OK)
        return NULL;
    pixels->length = 0;
    uint8_t *start = (uint8_t *)buffer_reserve(pixels, *row + 3 * (size_t)codec->output_width);
    pixels->length = *row;
    image->pixels = start;
    return start;
}

static bool decode(struct jpeg_decompress_struct *codec, enum mjpeg_want want,
                   struct buffer *pixels, struct svision_image *image, struct message *message)
{
    size_t row;
    struct jpeg_range range;
    if (jpeg_read_header(codec, TRUE) != JPEG_HEADER_OK ||
        (size_t)codec->image_width * codec->image_height > MJPEG_MAX_PIXELS)
        return message_set(message, "a JPEG of %ux%u pixels is too large", codec->image_width,
                           codec->image_height);
    /* Progressive pictures need far more memory and time than their size suggests. */
    if (jpeg_has_multiple_scans(codec))
        return message_set(message, "progressive JPEG is not supported in recordings");
    begin(codec, want);
    uint8_t *start = make_room(codec, pixels, image, &row);
    if (!start)
        return message_set(message, "a JPEG of %ux%u pixels is too large", codec->image_width,
                           codec->image_height);
    jpeg_range_watch(&range, codec, JPEG_RANGE_OF_CAMERA);
    if (image->format == SVISION_GRAY8)
        read_luma(codec, start);
    else
        read_color(codec, start, start + row);
    if (!range.holds)
        return message_set(message, "damaged JPEG: it has blocks that no encoder writes");
    if (steps(codec, start))
        return message_set(message,
                           "damaged JPEG: its brightness changes from one block to the next");
    return true;
}

bool mjpeg_decode(const uint8_t *data, size_t size, enum mjpeg_want want, struct buffer *pixels,
                  struct svision_image *image, struct message *message)
{
    struct jpeg_decompress_struct codec = {0};
    struct guard guard;
    size_t length = size;
    if (size == 0 || mjpeg_measure(data, size, &length) == MJPEG_NOTHING)
        return message_set(message, "not a JPEG");
    codec.err = set_guard(&guard);
    if (setjmp(guard.escape)) {
        explain(&guard, (j_common_ptr)&codec, message);
        jpeg_destroy_decompress(&codec);
        return false;
    }
    jpeg_create_decompress(&codec);
    jpeg_mem_src(&codec, data, (unsigned long)length);
    bool done = decode(&codec, want, pixels, image, message);
    jpeg_destroy_decompress(&codec);
    return done;
}

static void write_rows(struct jpeg_compress_struct *codec, const struct svision_image *image,
                       uint8_t *row)
{
    bool gray = image->format == SVISION_GRAY8;
    while (codec->next_scanline < codec->image_height) {
        unsigned y = codec->next_scanline;
        JSAMPROW rows = row;
        if (gray)
            convert_luma(image, y, row);
        else
            convert_triples(image, y, row + 3 * (size_t)image->width, row);
        jpeg_write_scanlines(codec, &rows, 1);
    }
}

static void encode(struct jpeg_compress_struct *codec, const struct svision_image *image,
                   int quality, uint8_t *row)
{
    bool gray = image->format == SVISION_GRAY8;
    codec->image_width = image->width;
    codec->image_height = image->height;
    codec->input_components = gray ? 1 : 3;
    codec->in_color_space = gray ? JCS_GRAYSCALE : JCS_YCbCr;
    jpeg_set_defaults(codec);
    jpeg_set_quality(codec, quality, TRUE);
    jpeg_start_compress(codec, TRUE);
    write_rows(codec, image, row);
    jpeg_finish_compress(codec);
}

bool mjpeg_encode(const struct svision_image *image, int quality, struct buffer *out,
                  struct message *message)
{
    struct jpeg_compress_struct codec = {0};
    struct guard guard;
    size_t start = out->length;
    uint8_t *row = buffer_resize(NULL, 3 * (size_t)image->width + convert_scratch(image->width));
    codec.err = set_guard(&guard);
    bool done = !setjmp(guard.escape);
    if (done) {
        jpeg_create_compress(&codec);
        jpeg_buffer_dest(&codec, out);
        encode(&codec, image, quality, row);
    } else {
        out->length = start;
        explain(&guard, (j_common_ptr)&codec, message);
    }
    jpeg_destroy_compress(&codec);
    free(row);
    return done;
}
