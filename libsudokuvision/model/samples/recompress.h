/* What JPEG leaves of a picture.
 *
 * A picture is left as it was where the library fails. */
#ifndef MODEL_SAMPLES_RECOMPRESS_H
#define MODEL_SAMPLES_RECOMPRESS_H

#include <stdint.h>

void recompress(uint8_t *gray, unsigned width, unsigned height, int quality);

#endif
