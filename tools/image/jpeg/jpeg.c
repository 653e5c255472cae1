#include "image/jpeg/jpeg.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#include "image/jpeg/jpeg_buffer.h"
#include "image/jpeg/jpeg_range.h"
#include "image/jpeg/jpeg_step.h"

/* libjpeg's error handler must not return: it jumps here. */
struct failure {
    struct jpeg_error_mgr manager;
    struct jpeg_progress_mgr progress;
    struct jpeg_range range;
    jmp_buf jump;
    char *message;
};

static void fail(j_common_ptr jpeg)
{
    struct failure *failure = (struct failure *)(void *)jpeg->err;
    char text[JMSG_LENGTH_MAX];
    jpeg->err->format_message(jpeg, text);
    snprintf(failure->message, JPEG_MESSAGE, "%s", text);
    longjmp(failure->jump, 1);
}

/* libjpeg warns of missing or invalid data and continues. The first warning is the most
 * informative. */
static void note(j_common_ptr jpeg, int level)
{
    struct failure *failure = (struct failure *)(void *)jpeg->err;
    char text[JMSG_LENGTH_MAX];
    if (level >= 0 || jpeg->err->num_warnings++ > 0)
        return;
    jpeg->err->format_message(jpeg, text);
    snprintf(failure->message, JPEG_MESSAGE, "%s", text);
}

/* A progressive file may have any number of scans, each over the whole picture, so a few kilobytes
 * could keep a processor busy for hours (libjpeg-turbo, "Two Issues with the JPEG Standard", 2015).
 * Encoders write about a dozen. */
enum { MAX_SCANS = 100 };

static void count_scans(j_common_ptr jpeg)
{
    struct failure *failure = (struct failure *)(void *)jpeg->err;
    if (!jpeg->is_decompressor || ((j_decompress_ptr)jpeg)->input_scan_number <= MAX_SCANS)
        return;
    snprintf(failure->message, JPEG_MESSAGE, "more than %d scans", MAX_SCANS);
    longjmp(failure->jump, 1);
}

bool jpeg_recognize(const uint8_t *data, size_t size)
{
    return size >= 3 && data[0] == 0xFF && data[1] == 0xD8 && data[2] == 0xFF;
}

static unsigned reduction_for(unsigned width, unsigned height, unsigned longest)
{
    unsigned side = width > height ? width : height, reduction = 1;
    while (reduction < 8 && side / (2 * reduction) >= longest)
        reduction *= 2;
    return reduction;
}

/* Returns false with MESSAGE set if the picture is too large. libjpeg keeps all coefficients of a
 * file with several scans, and only then reads all input first. */
static bool start(struct jpeg_decompress_struct *jpeg, const struct pixels_limits *limits,
                  struct pixels *pixels, char *message)
{
    jpeg_read_header(jpeg, TRUE);
    if (pixels_exceed(limits, jpeg->image_width, jpeg->image_height, message))
        return false;
    pixels->full_width = jpeg->image_width;
    pixels->full_height = jpeg->image_height;
    pixels->reduction = reduction_for(jpeg->image_width, jpeg->image_height, limits->longest);
    pixels->has_blocks = pixels->reduction == 1;
    jpeg->scale_num = 1;
    jpeg->scale_denom = pixels->reduction;
    bool inks = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
    bool gray = jpeg->jpeg_color_space == JCS_GRAYSCALE;
    jpeg->out_color_space = inks ? JCS_CMYK : gray ? JCS_GRAYSCALE : JCS_RGB;
    jpeg->buffered_image = jpeg_has_multiple_scans(jpeg);
    jpeg_start_decompress(jpeg);
    pixels->width = jpeg->output_width;
    pixels->height = jpeg->output_height;
    pixels->channels = gray ? 1 : 3;
    return true;
}

/* Converts CMYK to RGB without a profile: each ink absorbs its share of light. Files with Adobe's
 * marker store inverted values. */
static void convert_inks(const uint8_t *inks, size_t count, bool inverted, uint8_t *rgb)
{
    for (size_t i = 0; i < count; i++, inks += 4, rgb += 3) {
        for (size_t k = 0; k < 3; k++) {
            unsigned ink = inverted ? inks[k] : 255U - inks[k];
            unsigned black = inverted ? inks[3] : 255U - inks[3];
            rgb[k] = (uint8_t)((ink * black + 127) / 255);
        }
    }
}

/* Decodes all rows and checks their blocks. */
static void read_rows(struct jpeg_decompress_struct *jpeg, struct failure *failure,
                      struct pixels *pixels)
{
    size_t row_size = (size_t)pixels->width * pixels->channels;
    JSAMPARRAY inks = NULL;
    if (jpeg->out_color_space == JCS_CMYK)
        inks = jpeg->mem->alloc_sarray((j_common_ptr)jpeg, JPOOL_IMAGE, 4 * jpeg->output_width, 1);
    jpeg_range_watch(&failure->range, jpeg, JPEG_RANGE_OF_FILE);
    while (jpeg->output_scanline < jpeg->output_height) {
        JSAMPROW row = pixels->data + jpeg->output_scanline * row_size;
        jpeg_read_scanlines(jpeg, inks ? inks : &row, 1);
        if (inks)
            convert_inks(inks[0], pixels->width, jpeg->saw_Adobe_marker, row);
    }
    if (failure->manager.num_warnings == 0 && !failure->range.holds) {
        failure->manager.num_warnings++;
        snprintf(failure->message, JPEG_MESSAGE, "it has blocks that no encoder writes");
    }
}

/* Reads all scans of a file that has several. */
static void read_scans(struct jpeg_decompress_struct *jpeg)
{
    while (jpeg_consume_input(jpeg) != JPEG_REACHED_EOI)
        count_scans((j_common_ptr)jpeg);
    jpeg_start_output(jpeg, jpeg->input_scan_number);
}

/* Checks the decoded picture for steps unless it is damaged already; only here is the position of
 * blocks known. */
static void check_steps(const struct jpeg_decompress_struct *jpeg, struct failure *failure,
                        const struct pixels *pixels)
{
    bool mixed = jpeg->num_components > 1;
    const struct jpeg_step_plane plane = {
        .samples = pixels->data + pixels->channels / 2, /* green, which dominates luminance */
        .width = pixels->width,
        .height = pixels->height,
        .channels = pixels->channels,
        .block_width =
            DCTSIZE * (mixed ? (unsigned)jpeg->max_h_samp_factor : 1) / pixels->reduction,
        .block_height =
            DCTSIZE * (mixed ? (unsigned)jpeg->max_v_samp_factor : 1) / pixels->reduction};
    if (failure->manager.num_warnings > 0 || !jpeg_step_shows(&plane))
        return;
    failure->manager.num_warnings++;
    snprintf(failure->message, JPEG_MESSAGE, "its brightness changes from one block to the next");
}

/* libjpeg's errors leave this function by a jump; state that must survive is in *PIXELS. */
static bool decode(struct jpeg_decompress_struct *jpeg, struct failure *failure,
                   const uint8_t *data, size_t size, const struct pixels_limits *limits,
                   struct pixels *pixels)
{
    if (setjmp(failure->jump)) {
        pixels->damaged = true;
        return pixels->data && jpeg->output_scanline > 0;
    }
    jpeg_create_decompress(jpeg);
    jpeg->progress = &failure->progress;
    jpeg_mem_src(jpeg, data, size);
    if (!start(jpeg, limits, pixels, failure->message))
        return false;
    pixels->data = calloc(pixels->height, (size_t)pixels->width * pixels->channels);
    if (!pixels->data) {
        snprintf(failure->message, JPEG_MESSAGE, "not enough memory for the picture");
        return false;
    }
    if (jpeg->buffered_image)
        read_scans(jpeg);
    read_rows(jpeg, failure, pixels);
    check_steps(jpeg, failure, pixels);
    if (jpeg->buffered_image)
        jpeg_finish_output(jpeg);
    jpeg_finish_decompress(jpeg);
    pixels->damaged = failure->manager.num_warnings > 0;
    return true;
}

bool jpeg_decode(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                 struct pixels *pixels, char *message)
{
    struct jpeg_decompress_struct jpeg = {0};
    struct failure failure = {.message = message, .progress.progress_monitor = count_scans};
    *pixels = (struct pixels){0};
    jpeg.err = jpeg_std_error(&failure.manager);
    failure.manager.error_exit = fail;
    failure.manager.emit_message = note;
    bool done = decode(&jpeg, &failure, data, size, limits, pixels);
    jpeg_destroy_decompress(&jpeg);
    if (!done) {
        free(pixels->data);
        pixels->data = NULL;
    }
    return done;
}

/* The same for encoding. ROW holds one row. */
static bool encode(struct jpeg_compress_struct *jpeg, struct failure *failure,
                   const struct pixels *pixels, int quality, uint8_t *row, struct buffer *out)
{
    size_t size = (size_t)pixels->width * pixels->channels;
    if (setjmp(failure->jump))
        return false;
    jpeg_create_compress(jpeg);
    jpeg_buffer_dest(jpeg, out);
    jpeg->image_width = pixels->width;
    jpeg->image_height = pixels->height;
    jpeg->input_components = (int)pixels->channels;
    jpeg->in_color_space = pixels->channels == 1 ? JCS_GRAYSCALE : JCS_RGB;
    jpeg_set_defaults(jpeg);
    jpeg_set_quality(jpeg, quality, TRUE);
    jpeg_start_compress(jpeg, TRUE);
    while (jpeg->next_scanline < jpeg->image_height) {
        JSAMPROW rows = memcpy(row, pixels->data + jpeg->next_scanline * size, size);
        jpeg_write_scanlines(jpeg, &rows, 1);
    }
    jpeg_finish_compress(jpeg);
    return true;
}

bool jpeg_encode(const uint8_t *data, unsigned width, unsigned height, unsigned channels,
                 int quality, uint8_t **out, size_t *size)
{
    const struct pixels pixels = {
        /* NOLINTNEXTLINE(performance-no-int-to-ptr): only read, but the struct serves both */
        .data = (uint8_t *)(uintptr_t)data,
        .width = width,
        .height = height,
        .channels = channels};
    struct jpeg_compress_struct jpeg = {0};
    char message[JPEG_MESSAGE];
    struct failure failure = {.message = message};
    struct buffer bytes = {0};
    uint8_t *row = buffer_resize(NULL, (size_t)width * channels);
    jpeg.err = jpeg_std_error(&failure.manager);
    failure.manager.error_exit = fail;
    bool done = encode(&jpeg, &failure, &pixels, quality, row, &bytes);
    jpeg_destroy_compress(&jpeg);
    free(row);
    if (!done) {
        buffer_free(&bytes);
        return false;
    }
    *out = (uint8_t *)bytes.data;
    *size = bytes.length;
    return true;
}
