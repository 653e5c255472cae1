#include "jpeg.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

/* libjpeg's errors, which must not return, end in a jump. */
struct failure {
    struct jpeg_error_mgr manager;
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
    jpeg->out_color_space = jpeg->jpeg_color_space == JCS_GRAYSCALE ? JCS_GRAYSCALE : JCS_RGB;
    jpeg_start_decompress(jpeg);
    pixels->width = jpeg->output_width;
    pixels->height = jpeg->output_height;
    pixels->channels = (unsigned)jpeg->output_components;
    return true;
}

/* The part that libjpeg's errors leave by a jump; what must survive it is in *PIXELS. */
static bool decode(struct jpeg_decompress_struct *jpeg, struct failure *failure,
                   const uint8_t *data, size_t size, unsigned longest, struct pixels *pixels)
{
    if (setjmp(failure->jump))
        return false;
    jpeg_create_decompress(jpeg);
    if (start(jpeg, data, size, longest, pixels))
        pixels->data = calloc(pixels->height, (size_t)pixels->width * pixels->channels);
    if (!pixels->data) {
        snprintf(failure->message, JPEG_MESSAGE, "the picture is too large");
        return false;
    }
    size_t row_size = (size_t)pixels->width * pixels->channels;
    while (jpeg->output_scanline < jpeg->output_height) {
        JSAMPROW row = pixels->data + jpeg->output_scanline * row_size;
        jpeg_read_scanlines(jpeg, &row, 1);
    }
    jpeg_finish_decompress(jpeg);
    return true;
}

bool jpeg_decode(const uint8_t *data, size_t size, unsigned longest, struct pixels *pixels,
                 char *message)
{
    struct jpeg_decompress_struct jpeg = {0};
    struct failure failure = {.message = message};
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
