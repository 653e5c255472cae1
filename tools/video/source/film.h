/* Films of kinds that are not read, told by how they begin. */
#ifndef VIDEO_SOURCE_FILM_H
#define VIDEO_SOURCE_FILM_H

#include <stddef.h>
#include <stdint.h>

/* How much of a file film_kind() wants to see. */
enum { FILM_HEAD = 16 };

/* The kind of film that begins with SIZE BYTES, such as "MP4"; NULL: none that is known. */
const char *film_kind(const uint8_t *bytes, size_t size);

#endif
