/* Makes files of every supported format, and damages them.
 *
 * usage: damage make PGM FOLDER FRAMES       page.FORMAT in FOLDER, at half the size
 *        damage cut|flip FILE FIRST STEP COUNT FOLDER
 *
 * The second form writes up to COUNT copies of FILE, "FORMAT-WHERE.FORMAT", each damaged at one of
 * the bytes FIRST, FIRST + STEP ...: the copy ends there, or all bits of the byte are
 * inverted. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <png.h>

#include "cli/files/file.h"
#include "cli/text/buffer.h"
#include "image/imageio.h"
#include "image/reduce.h"

enum { MAX_FILE = 1 << 26 };

static const char *folder;

static bool save(const char *name, const struct buffer *bytes)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "wb");
    bool done = file && fwrite(bytes->data, 1, bytes->length, file) == bytes->length;
    return file && fclose(file) == 0 && done;
}

static struct pixels halve(const struct pixels *whole)
{
    struct pixels half = {0};
    struct reduce reduce;
    if (!pixels_create(&half, whole->width, whole->height, 1, 2) || !reduce_open(&reduce, &half))
        abort();
    for (unsigned y = 0; y < whole->height; y++)
        reduce_row(&reduce, whole->data + (size_t)y * whole->width);
    reduce_close(&reduce);
    return half;
}

static struct buffer make_jpeg(const struct pixels *page, bool progressive)
{
    struct jpeg_compress_struct jpeg = {0};
    struct jpeg_error_mgr manager;
    unsigned char *data = NULL;
    unsigned long size = 0;
    struct buffer bytes = {0};
    jpeg.err = jpeg_std_error(&manager);
    jpeg_create_compress(&jpeg);
    jpeg_mem_dest(&jpeg, &data, &size);
    jpeg.image_width = page->width;
    jpeg.image_height = page->height;
    jpeg.input_components = 1;
    jpeg.in_color_space = JCS_GRAYSCALE;
    jpeg_set_defaults(&jpeg);
    jpeg_set_quality(&jpeg, 90, TRUE);
    if (progressive)
        jpeg_simple_progression(&jpeg);
    jpeg_start_compress(&jpeg, TRUE);
    while (jpeg.next_scanline < jpeg.image_height) {
        JSAMPROW row = page->data + (size_t)jpeg.next_scanline * page->width;
        jpeg_write_scanlines(&jpeg, &row, 1);
    }
    jpeg_finish_compress(&jpeg);
    jpeg_destroy_compress(&jpeg);
    buffer_add(&bytes, data, size);
    free(data);
    return bytes;
}

static void add_number(struct buffer *bytes, unsigned long number, unsigned size)
{
    for (; size > 0; size--, number >>= 8)
        buffer_add(bytes, &(uint8_t){(uint8_t)number}, 1);
}

/* 24 bits per pixel, bottom row first; each row's size is a multiple of 4 bytes without padding. */
static struct buffer make_bmp(const struct pixels *page)
{
    enum { HEADERS = 54, INFO = 40 };
    struct buffer bytes = {0};
    unsigned long size = 3UL * page->width * page->height;
    buffer_add(&bytes, "BM", 2);
    add_number(&bytes, HEADERS + size, 4);
    add_number(&bytes, 0, 4);
    add_number(&bytes, HEADERS, 4);
    add_number(&bytes, INFO, 4);
    add_number(&bytes, page->width, 4);
    add_number(&bytes, page->height, 4);
    add_number(&bytes, 1, 2);
    add_number(&bytes, 24, 2);
    add_number(&bytes, 0, 4);
    add_number(&bytes, size, 4);
    for (unsigned i = 0; i < 4; i++)
        add_number(&bytes, 0, 4);
    for (unsigned y = page->height; y-- > 0;)
        for (unsigned x = 0; x < page->width; x++)
            add_number(&bytes, 0x010101UL * page->data[(size_t)y * page->width + x], 3);
    return bytes;
}

static struct buffer make_pgm(const struct pixels *page)
{
    struct buffer bytes = {0};
    buffer_printf(&bytes, "P5\n%u %u\n255\n", page->width, page->height);
    buffer_add(&bytes, page->data, (size_t)page->width * page->height);
    return bytes;
}

static void add_png(png_structp png, png_bytep data, size_t size)
{
    buffer_add(png_get_io_ptr(png), data, size);
}

static struct buffer make_interlaced(const struct pixels *page)
{
    struct buffer bytes = {0};
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png_create_info_struct(png);
    png_set_write_fn(png, &bytes, add_png, NULL);
    png_set_IHDR(png, info, page->width, page->height, 8, PNG_COLOR_TYPE_GRAY, PNG_INTERLACE_ADAM7,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    for (int pass = png_set_interlace_handling(png); pass > 0; pass--)
        for (unsigned y = 0; y < page->height; y++)
            png_write_row(png, page->data + (size_t)y * page->width);
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    return bytes;
}

static struct buffer make_film(const struct pixels *page, const struct buffer *jpeg,
                               unsigned frames)
{
    struct buffer bytes = {0};
    if (!jpeg)
        buffer_printf(&bytes, "YUV4MPEG2 W%u H%u F10:1 Ip A1:1 Cmono\n", page->width, page->height);
    for (; frames > 0; frames--) {
        if (jpeg) {
            buffer_add(&bytes, jpeg->data, jpeg->length);
            continue;
        }
        buffer_printf(&bytes, "FRAME\n");
        buffer_add(&bytes, page->data, (size_t)page->width * page->height);
    }
    return bytes;
}

static bool keep(const char *name, struct buffer bytes)
{
    bool done = save(name, &bytes);
    buffer_free(&bytes);
    return done;
}

static bool make(const char *path, unsigned frames)
{
    const struct pixels_limits limits = {0};
    struct pixels whole;
    char message[JPEG_MESSAGE], png[4096];
    if (!image_read(path, &limits, &whole, message) || whole.channels != 1)
        return false;
    struct pixels page = halve(&whole);
    struct buffer jpeg = make_jpeg(&page, false);
    snprintf(png, sizeof png, "%s/page.png", folder);
    bool done = save("page.jpg", &jpeg) && keep("page.jpeg", make_jpeg(&page, true)) &&
                image_write(png, &page) && keep("page.adam7", make_interlaced(&page)) &&
                keep("page.bmp", make_bmp(&page)) && keep("page.pgm", make_pgm(&page)) &&
                keep("page.mjpeg", make_film(&page, &jpeg, frames)) &&
                keep("page.y4m", make_film(&page, NULL, frames));
    buffer_free(&jpeg);
    pixels_free(&page);
    pixels_free(&whole);
    return done;
}

static bool damage(bool cut, const char *path, size_t first, size_t step, unsigned count)
{
    struct buffer bytes = {0};
    const char *ending = strrchr(path, '.') + 1;
    bool done = file_read(path, MAX_FILE, &bytes);
    for (size_t at = first; done && count > 0 && at < bytes.length; at += step, count--) {
        char name[64];
        struct buffer view = bytes;
        snprintf(name, sizeof name, "%s-%08zu.%s", ending, at, ending);
        view.length = cut ? at : bytes.length;
        view.data[at] = (char)~view.data[at];
        done = save(name, &view);
        view.data[at] = (char)~view.data[at];
    }
    buffer_free(&bytes);
    return done;
}

int main(int argc, char **argv)
{
    bool done = false;
    folder = argv[argc - 1];
    if (argc == 5 && strcmp(argv[1], "make") == 0) {
        folder = argv[3];
        done = make(argv[2], (unsigned)strtoul(argv[4], NULL, 10));
    } else if (argc == 7) {
        done = damage(strcmp(argv[1], "cut") == 0, argv[2], strtoul(argv[3], NULL, 10),
                      strtoul(argv[4], NULL, 10), (unsigned)strtoul(argv[5], NULL, 10));
    }
    return done ? 0 : 1;
}
