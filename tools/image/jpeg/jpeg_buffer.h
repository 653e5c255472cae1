/* A libjpeg destination that writes to a buffer.
 *
 * libjpeg's own memory destination frees its buffer twice when memory is short. */
#ifndef IMAGE_JPEG_JPEG_BUFFER_H
#define IMAGE_JPEG_JPEG_BUFFER_H

#include <stdio.h>

#include <jpeglib.h>

#include "cli/text/buffer.h"

/* Makes JPEG append its output to OUT, which is complete after jpeg_finish_compress(). */
void jpeg_buffer_dest(struct jpeg_compress_struct *jpeg, struct buffer *out);

#endif
