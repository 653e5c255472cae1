#include "image/png.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <png.h>

#include "image/reduce.h"

enum { MAX_CHUNK = 8 << 20 };

/* Bytes of image data that libpng requests at a time. It ignores incomplete pieces, so near the end
 * of the file they are smaller. */
enum { PIECE = 8192, LAST_PIECE = 16 };

struct file {
    const uint8_t *data;
    size_t left;
    const struct pixels_limits *limits;
    struct pixels *pixels;
    char *message;
    bool has_rows;        /* rows have been decoded */
    uint8_t *row;         /* in the file */
    struct reduce reduce; /* reduces rows to the picture */
};

bool png_recognize(const uint8_t *data, size_t size)
{
    return size >= 8 && png_sig_cmp(data, 0, 8) == 0;
}

static void take(png_structp png, png_bytep out, size_t size)
{
    struct file *file = png_get_io_ptr(png);
    if (size > file->left)
        png_error(png, "the file ends early");
    memcpy(out, file->data, size);
    file->data += size;
    file->left -= size;
    if (file->left < PIECE)
        png_set_compression_buffer_size(png, LAST_PIECE);
}

static void fail(png_structp png, png_const_charp text)
{
    struct file *file = png_get_error_ptr(png);
    snprintf(file->message, JPEG_MESSAGE, "%s", text);
    png_longjmp(png, 1);
}

/* Valid files cause warnings too, about colors for instance; only wrong checksums matter. */
static void note(png_structp png, png_const_charp text)
{
    struct file *file = png_get_error_ptr(png);
    if (!strstr(text, "CRC"))
        return;
    if (!file->pixels->damaged)
        snprintf(file->message, JPEG_MESSAGE, "%s", text);
    file->pixels->damaged = true;
}

/* Returns the divisor of the sides. Interlaced pictures contain smaller ones of every second and
 * every fourth pixel. */
static unsigned reduction_for(png_structp png, png_infop info, const struct pixels_limits *limits)
{
    unsigned reduction =
        pixels_reduction(limits, png_get_image_width(png, info), png_get_image_height(png, info));
    if (png_get_interlace_type(png, info) == PNG_INTERLACE_NONE)
        return reduction;
    return reduction >= 4 ? 4 : reduction >= 2 ? 2 : 1;
}

/* Requests 8-bit gray or RGB, blended with white, since invisible pixels may have any color.
 * Returns the number of bytes per pixel. */
static unsigned set_form(png_structp png, png_infop info)
{
    png_uint_16 full = png_get_bit_depth(png, info) == 16 ? UINT16_MAX : UINT8_MAX;
    const png_color_16 white = {.red = full, .green = full, .blue = full, .gray = full};
    png_set_expand_gray_1_2_4_to_8(png);
    png_set_palette_to_rgb(png);
    png_set_tRNS_to_alpha(png);
    png_set_background(png, &white, PNG_BACKGROUND_GAMMA_SCREEN, 0, 1);
    png_set_strip_16(png);
    png_set_strip_alpha(png);
    return png_get_color_type(png, info) & PNG_COLOR_MASK_COLOR ? 3 : 1;
}

static void start(png_structp png, png_infop info, struct file *file)
{
    struct pixels *pixels = file->pixels;
    png_set_read_fn(png, file, take);
    png_set_user_limits(png, PIXELS_MAX_SIDE, PIXELS_MAX_SIDE);
    png_set_chunk_malloc_max(png, MAX_CHUNK);
    png_set_compression_buffer_size(png, PIECE);
    png_set_crc_action(png, PNG_CRC_WARN_USE, PNG_CRC_WARN_DISCARD);
    png_read_info(png, info);
    unsigned channels = set_form(png, info), width = png_get_image_width(png, info);
    if (!pixels_create(pixels, width, png_get_image_height(png, info), channels,
                       reduction_for(png, info, file->limits)) ||
        !reduce_open(&file->reduce, pixels) || !(file->row = malloc((size_t)width * channels)))
        png_error(png, "not enough memory for the picture");
}

static void read_plain(png_structp png, struct file *file)
{
    for (size_t y = 0; y < file->pixels->full_height; y++) {
        png_read_row(png, file->row, NULL);
        reduce_row(&file->reduce, file->row);
        file->has_rows = true;
    }
}

/* Row Y of PASS holds part of a row of the picture; stores those pixels that are not skipped. */
static void put_pass_row(const struct file *file, int pass, int y)
{
    const struct pixels *pixels = file->pixels;
    size_t factor = pixels->reduction, channels = pixels->channels;
    size_t row = (size_t)PNG_ROW_FROM_PASS_ROW(y, pass);
    if (row % factor != 0)
        return;
    uint8_t *out = pixels->data + row / factor * pixels->width * channels;
    const uint8_t *in = file->row;
    for (int x = 0; x < PNG_PASS_COLS((int)pixels->full_width, pass); x++, in += channels) {
        size_t column = (size_t)PNG_COL_FROM_PASS_COL(x, pass);
        if (column % factor == 0)
            memcpy(out + column / factor * channels, in, channels);
    }
}

static void read_interlaced(png_structp png, struct file *file)
{
    int width = (int)file->pixels->full_width, height = (int)file->pixels->full_height;
    for (int pass = 0; pass < PNG_INTERLACE_ADAM7_PASSES; pass++) {
        int rows = PNG_PASS_COLS(width, pass) > 0 ? PNG_PASS_ROWS(height, pass) : 0;
        for (int y = 0; y < rows; y++) {
            png_read_row(png, file->row, NULL);
            put_pass_row(file, pass, y);
            file->has_rows = true;
        }
    }
}

static void read_rows(png_structp png, png_infop info, struct file *file)
{
    const struct pixels *pixels = file->pixels;
    png_read_update_info(png, info);
    if (png_get_rowbytes(png, info) != (size_t)pixels->full_width * pixels->channels)
        png_error(png, "a form of pixels that is not known");
    if (png_get_interlace_type(png, info) == PNG_INTERLACE_NONE)
        read_plain(png, file);
    else
        read_interlaced(png, file);
    png_read_end(png, NULL);
}

/* libpng's errors leave this function by a jump; state that must survive is in *FILE. */
static bool decode(png_structp png, png_infop info, struct file *file)
{
    if (setjmp(png_jmpbuf(png))) {
        file->pixels->damaged = true;
        return file->has_rows;
    }
    start(png, info, file);
    read_rows(png, info, file);
    return true;
}

/* Returns the big-endian number at DATA. */
static size_t number_at(const uint8_t *data)
{
    return (size_t)data[0] << 24 | (size_t)data[1] << 16 | (size_t)data[2] << 8 | data[3];
}

/* Checks the size before libpng does, for a better message. */
static bool refuse(const struct file *file)
{
    enum { WIDTH = 16, HEIGHT = 20, END = 24 };
    if (file->left >= END)
        return pixels_refuse(file->limits, number_at(file->data + WIDTH),
                             number_at(file->data + HEIGHT), file->left, file->message);
    snprintf(file->message, JPEG_MESSAGE, "the file ends early");
    return true;
}

bool png_decode(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                struct pixels *pixels, char *message)
{
    struct file file = {
        .data = data, .left = size, .limits = limits, .pixels = pixels, .message = message};
    *pixels = (struct pixels){0};
    if (refuse(&file))
        return false;
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &file, fail, note);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    bool done = info && decode(png, info, &file);
    if (!info)
        snprintf(message, JPEG_MESSAGE, "out of memory");
    png_destroy_read_struct(&png, &info, NULL);
    reduce_close(&file.reduce);
    free(file.row);
    if (!done)
        pixels_free(pixels);
    return done;
}
