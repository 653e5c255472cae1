/* Pictures of every format as red, green and blue. */
#ifndef VIDEO_FORMATS_RGBA_H
#define VIDEO_FORMATS_RGBA_H

#include <stdbool.h>

#include <sudokuvision/image.h>

/* Bytes of scratch memory that rgba_convert() needs. */
size_t rgba_scratch(unsigned width);

/* Writes 4 * width * height bytes to OUT. Brightness is 16..235 as cameras and films have it, or
 * with FULL 0..255 as JPEG does; formats without color, or with red, green and blue, are taken as
 * they are. */
void rgba_convert(const struct svision_image *image, bool full, uint8_t *scratch, uint8_t *out);

#endif
