#include "jpeg.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

/* libjpeg's errors, which must not return, end in a jump. */
struct failure {
    struct jpeg_error_mgr manager;
    struct jpeg_progress_mgr progress;
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

/* Warnings, as for a truncated file, are not worth a message: what there is may be read. */
static void ignore(j_common_ptr jpeg, int level)
{
    (void)level;
    jpeg->err->num_warnings++;
}

/* A progressive file may hold any number of scans, each of which goes over the whole picture: a few
 * kilobytes of them keep a processor busy for hours (libjpeg-turbo, "Two Issues with the JPEG
 * Standard", 2015). Encoders make a dozen. */
enum { MOST_SCANS = 100 };

static void count_scans(j_common_ptr jpeg)
{
    struct failure *failure = (struct failure *)(void *)jpeg->err;
    if (!jpeg->is_decompressor || ((j_decompress_ptr)jpeg)->input_scan_number <= MOST_SCANS)
        return;
    snprintf(failure->message, JPEG_MESSAGE, "more than %d scans", MOST_SCANS);
    longjmp(failure->jump, 1);
}

bool jpeg_recognise(const uint8_t *data, size_t size)
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

/* False: the picture is too large. */
static bool start(struct jpeg_decompress_struct *jpeg, const uint8_t *data, size_t size,
                  unsigned longest, struct pixels *pixels)
{
    jpeg_mem_src(jpeg, data, size);
    jpeg_read_header(jpeg, TRUE);
    if (!pixels_may_be(jpeg->image_width, jpeg->image_height))
        return false;
    pixels->full_width = jpeg->image_width;
    pixels->full_height = jpeg->image_height;
    pixels->reduction = reduction_for(jpeg->image_width, jpeg->image_height, longest);
    jpeg->scale_num = 1;
    jpeg->scale_denom = pixels->reduction;
    bool inks = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
    bool grey = jpeg->jpeg_color_space == JCS_GRAYSCALE;
    jpeg->out_color_space = inks ? JCS_CMYK : grey ? JCS_GRAYSCALE : JCS_RGB;
    jpeg_start_decompress(jpeg);
    pixels->width = jpeg->output_width;
    pixels->height = jpeg->output_height;
    pixels->channels = grey ? 1 : 3;
    return true;
}

/* Four inks to three lights, without a profile: each ink takes its share. Files with Adobe's marker
 * hold what is left of the light instead of ink. */
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

static void read_rows(struct jpeg_decompress_struct *jpeg, struct pixels *pixels)
{
    size_t row_size = (size_t)pixels->width * pixels->channels;
    JSAMPARRAY inks = NULL;
    if (jpeg->out_color_space == JCS_CMYK)
        inks = jpeg->mem->alloc_sarray((j_common_ptr)jpeg, JPOOL_IMAGE, 4 * jpeg->output_width, 1);
    while (jpeg->output_scanline < jpeg->output_height) {
        JSAMPROW row = pixels->data + jpeg->output_scanline * row_size;
        jpeg_read_scanlines(jpeg, inks ? inks : &row, 1);
        if (inks)
            convert_inks(inks[0], pixels->width, jpeg->saw_Adobe_marker, row);
    }
}

/* The part that libjpeg's errors leave by a jump; what must survive it is in *PIXELS. */
static bool decode(struct jpeg_decompress_struct *jpeg, struct failure *failure,
                   const uint8_t *data, size_t size, unsigned longest, struct pixels *pixels)
{
    if (setjmp(failure->jump))
        return false;
    jpeg_create_decompress(jpeg);
    jpeg->progress = &failure->progress;
    if (start(jpeg, data, size, longest, pixels))
        pixels->data = calloc(pixels->height, (size_t)pixels->width * pixels->channels);
    if (!pixels->data) {
        snprintf(failure->message, JPEG_MESSAGE, "the picture is too large");
        return false;
    }
    read_rows(jpeg, pixels);
    jpeg_finish_decompress(jpeg);
    return true;
}

bool jpeg_decode(const uint8_t *data, size_t size, unsigned longest, struct pixels *pixels,
                 char *message)
{
    struct jpeg_decompress_struct jpeg = {0};
    struct failure failure = {.message = message, .progress.progress_monitor = count_scans};
    *pixels = (struct pixels){0};
    jpeg.err = jpeg_std_error(&failure.manager);
    failure.manager.error_exit = fail;
    failure.manager.emit_message = ignore;
    bool done = decode(&jpeg, &failure, data, size, longest, pixels);
    jpeg_destroy_decompress(&jpeg);
    if (!done) {
        free(pixels->data);
        pixels->data = NULL;
    }
    return done;
}

/* As decode(). */
static bool encode(struct jpeg_compress_struct *jpeg, struct failure *failure, const uint8_t *data,
                   int quality, unsigned char **out, unsigned long *size)
{
    if (setjmp(failure->jump))
        return false;
    jpeg_mem_dest(jpeg, out, size);
    jpeg_set_defaults(jpeg);
    jpeg_set_quality(jpeg, quality, TRUE);
    jpeg_start_compress(jpeg, TRUE);
    size_t row_size = (size_t)jpeg->image_width * (size_t)jpeg->input_components;
    uint8_t *copy = malloc(row_size);
    while (copy && jpeg->next_scanline < jpeg->image_height) {
        JSAMPROW row = memcpy(copy, data + jpeg->next_scanline * row_size, row_size);
        jpeg_write_scanlines(jpeg, &row, 1);
    }
    bool done = copy != NULL;
    free(copy);
    if (done)
        jpeg_finish_compress(jpeg);
    return done;
}

bool jpeg_encode(const uint8_t *data, unsigned width, unsigned height, unsigned channels,
                 int quality, uint8_t **out, size_t *size)
{
    struct jpeg_compress_struct jpeg = {0};
    char message[JPEG_MESSAGE];
    struct failure failure = {.message = message};
    unsigned char *bytes = NULL;
    unsigned long count = 0;
    jpeg.err = jpeg_std_error(&failure.manager);
    failure.manager.error_exit = fail;
    jpeg_create_compress(&jpeg);
    jpeg.image_width = width;
    jpeg.image_height = height;
    jpeg.input_components = (int)channels;
    jpeg.in_color_space = channels == 1 ? JCS_GRAYSCALE : JCS_RGB;
    bool done = encode(&jpeg, &failure, data, quality, &bytes, &count);
    jpeg_destroy_compress(&jpeg);
    if (!done) {
        free(bytes);
        return false;
    }
    *out = bytes;
    *size = count;
    return true;
}
