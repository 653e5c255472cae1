/* The number of a frame, as bits in its corner (from the left, bright: 1), and the time when it
 * was written. */
#ifndef TESTS_FILMS_STAMP_H
#define TESTS_FILMS_STAMP_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { STAMP_BITS = 16, STAMP_SIDE = 12 /* pixels of a bit */ };

/* Writes NUMBER into gray PIXELS with rows of WIDTH. */
static inline void stamp_set(uint8_t *pixels, unsigned width, unsigned number)
{
    for (unsigned bit = 0; bit < STAMP_BITS; bit++)
        for (unsigned row = 0; row < STAMP_SIDE; row++)
            memset(pixels + (size_t)row * width + (size_t)bit * STAMP_SIDE,
                   number >> bit & 1 ? 235 : 20, STAMP_SIDE);
}

/* Reads it from row STAMP_SIDE / 2 of a picture with STEP bytes per pixel. */
static inline unsigned stamp_get(const uint8_t *row, unsigned step)
{
    unsigned number = 0;
    for (unsigned bit = 0; bit < STAMP_BITS; bit++)
        number |= (unsigned)(row[(size_t)step * (bit * STAMP_SIDE + STAMP_SIDE / 2)] > 128) << bit;
    return number;
}

/* When frame NUMBER was last written, from the file PATH: a line for each frame with
 * its number and seconds; negative: unknown. */
static inline double stamp_time(const char *path, unsigned number)
{
    FILE *times = fopen(path, "r");
    unsigned written;
    double seconds, found = -1;
    while (times && fscanf(times, "%u %lf", &written, &seconds) == 2)
        if (written == number)
            found = seconds;
    if (times)
        fclose(times);
    return found;
}

/* Records in TIMES that frame NUMBER is written now, before the frame itself. */
static inline void stamp_note(FILE *times, unsigned number)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    fprintf(times, "%u %.6f\n", number, (double)now.tv_sec + 1e-9 * (double)now.tv_nsec);
    fflush(times);
}

#endif
