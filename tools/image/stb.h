/* stb_image, without the warnings of its header. */
#ifndef IMAGE_STB_H
#define IMAGE_STB_H

#pragma GCC system_header

/* Truncated files leave pixels uninitialized; zeroed memory makes the result deterministic. Buffers
 * grow to the size that a file declares before it is read; no accepted file needs more than this
 * limit. */
#include <stdlib.h>
enum { STB_MAX_BYTES = 1 << 30 };
#define STBI_MALLOC(size)        calloc(1, size)
#define STBI_REALLOC(data, size) ((size) > STB_MAX_BYTES ? NULL : realloc(data, size))
#define STBI_FREE                free

#define STBI_NO_JPEG
#define STBI_NO_PNG
#define STBI_NO_BMP
#define STBI_NO_PNM
#define STBI_NO_PSD
#define STBI_NO_HDR
#define STBI_NO_PIC
#define STBI_NO_STDIO
#include <stb/stb_image.h>

#endif
