/* What JPEG leaves of a picture.
 *
 * Takes a grey picture, gives it back after a round of compression, leaves it alone where the
 * library fails. */
#ifndef RECOMPRESS_H
#define RECOMPRESS_H

#include <stdint.h>

void recompress(uint8_t *grey, unsigned width, unsigned height, int quality);

#endif
