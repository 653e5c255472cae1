/* What libjpeg writes, in a buffer.
 *
 * Libjpeg's own destination in memory frees its bytes twice where memory is short. */
#ifndef IMAGE_JPEG_JPEG_BUFFER_H
#define IMAGE_JPEG_JPEG_BUFFER_H

#include <stdio.h>

#include <jpeglib.h>

#include "cli/text/buffer.h"

/* JPEG adds its file to OUT, which holds all of it after jpeg_finish_compress(). */
void jpeg_buffer_dest(struct jpeg_compress_struct *jpeg, struct buffer *out);

#endif
