/* Converts pictures of any format to RGBA. */
#ifndef VIDEO_FORMATS_RGBA_H
#define VIDEO_FORMATS_RGBA_H

#include <stdbool.h>

#include <sudokuvision/image.h>

/* Returns the bytes of scratch memory that rgba_convert() needs. */
size_t rgba_scratch(unsigned width);

/* Writes 4 * width * height bytes to OUT. Luma is 16..235 as in video, or with FULL 0..255 as in
 * JPEG; gray and RGB formats are copied unchanged. */
void rgba_convert(const struct svision_image *image, bool full, uint8_t *scratch, uint8_t *out);

#endif
