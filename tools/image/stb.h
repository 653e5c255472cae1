/* stb_image, without the warnings of its header. */
#ifndef IMAGE_STB_H
#define IMAGE_STB_H

#pragma GCC system_header

/* A file that ends early leaves pixels as they were: they must be the same each time. Buffers grow
 * to what a file claims before it is read: no file that is taken holds as much as the most here. */
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
