/* Compresses a picture by JPEG and decompresses it.
 *
 * The picture is unchanged if the library fails. */
#ifndef MODEL_SAMPLES_RECOMPRESS_H
#define MODEL_SAMPLES_RECOMPRESS_H

#include <stdint.h>

void recompress(uint8_t *gray, unsigned width, unsigned height, int quality);

#endif
