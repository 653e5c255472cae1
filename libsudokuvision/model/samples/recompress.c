#include "model/samples/recompress.h"

#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

static void compress(uint8_t *gray, unsigned width, unsigned height, int quality,
                     unsigned char **data, unsigned long *size)
{
    struct jpeg_compress_struct jpeg;
    struct jpeg_error_mgr errors;
    jpeg.err = jpeg_std_error(&errors);
    jpeg_create_compress(&jpeg);
    jpeg_mem_dest(&jpeg, data, size);
    jpeg.image_width = width;
    jpeg.image_height = height;
    jpeg.input_components = 1;
    jpeg.in_color_space = JCS_GRAYSCALE;
    jpeg_set_defaults(&jpeg);
    jpeg_set_quality(&jpeg, quality, TRUE);
    jpeg_start_compress(&jpeg, TRUE);
    for (unsigned y = 0; y < height; y++) {
        JSAMPROW row = gray + (size_t)y * width;
        jpeg_write_scanlines(&jpeg, &row, 1);
    }
    jpeg_finish_compress(&jpeg);
    jpeg_destroy_compress(&jpeg);
}

static void decompress(const unsigned char *data, unsigned long size, uint8_t *gray, unsigned width)
{
    struct jpeg_decompress_struct jpeg;
    struct jpeg_error_mgr errors;
    jpeg.err = jpeg_std_error(&errors);
    jpeg_create_decompress(&jpeg);
    jpeg_mem_src(&jpeg, data, size);
    jpeg_read_header(&jpeg, TRUE);
    jpeg_start_decompress(&jpeg);
    while (jpeg.output_scanline < jpeg.output_height) {
        JSAMPROW row = gray + (size_t)jpeg.output_scanline * width;
        jpeg_read_scanlines(&jpeg, &row, 1);
    }
    jpeg_finish_decompress(&jpeg);
    jpeg_destroy_decompress(&jpeg);
}

void recompress(uint8_t *gray, unsigned width, unsigned height, int quality)
{
    unsigned char *data = NULL;
    unsigned long size = 0;
    compress(gray, width, height, quality, &data, &size);
    if (data)
        decompress(data, size, gray, width);
    free(data);
}
