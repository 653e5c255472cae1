/* Pictures as binary PGM, the simplest format: `djpeg -grayscale photo.jpg` writes it, and `ffmpeg
 * -i film.mp4 -f image2pipe -c:v pgm -` writes one picture per frame. */
#ifndef EXAMPLES_PGM_H
#define EXAMPLES_PGM_H

#include <stdio.h>
#include <stdlib.h>

#include <sudokuvision/image.h>

/* Reads a number of the header and the character after it; 0 if there is none. */
static inline unsigned pgm_number(FILE *file)
{
    unsigned number = 0;
    int next = getc(file);
    while (next == ' ' || next == '\n')
        next = getc(file);
    for (; next >= '0' && next <= '9' && number <= SVISION_MAX_SIDE; next = getc(file))
        number = 10 * number + (unsigned)(next - '0');
    return number;
}

/* Reads a picture into *PIXELS, which grows as needed and is freed with free(). False at the end of
 * the file, for another format, or if memory is short. */
static inline int pgm_read(FILE *file, struct svision_image *image, uint8_t **pixels)
{
    char kind[2];
    if (fread(kind, 1, sizeof kind, file) != sizeof kind || kind[0] != 'P' || kind[1] != '5')
        return 0;
    unsigned width = pgm_number(file), height = pgm_number(file), most = pgm_number(file);
    if (width < 1 || width > SVISION_MAX_SIDE || height < 1 || height > SVISION_MAX_SIDE ||
        most != 255)
        return 0;
    size_t size = (size_t)width * height;
    uint8_t *grown = realloc(*pixels, size);
    if (!grown)
        return 0;
    *pixels = grown;
    *image = (struct svision_image){grown, width, height, width, SVISION_GRAY8};
    return fread(grown, 1, size, file) == size;
}

static inline int pgm_write(FILE *file, const struct svision_image *image)
{
    size_t size = (size_t)image->width * image->height;
    return fprintf(file, "P5\n%u %u\n255\n", image->width, image->height) > 0 &&
           fwrite(image->pixels, 1, size, file) == size;
}

#endif
