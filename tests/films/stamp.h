/* A frame's number, which it carries in its corner: bits from the left, bright ones set; and when
 * it was written. */
#ifndef TESTS_FILMS_STAMP_H
#define TESTS_FILMS_STAMP_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { STAMP_BITS = 16, STAMP_SIDE = 12 /* pixels of a bit */ };

/* Writes NUMBER into gray PIXELS, rows of WIDTH. */
static inline void stamp_set(uint8_t *pixels, unsigned width, unsigned number)
{
    for (unsigned bit = 0; bit < STAMP_BITS; bit++)
        for (unsigned row = 0; row < STAMP_SIDE; row++)
            memset(pixels + (size_t)row * width + (size_t)bit * STAMP_SIDE,
                   number >> bit & 1 ? 235 : 20, STAMP_SIDE);
}

/* Reads it from row STAMP_SIDE / 2 of a picture, in which pixels lie STEP bytes apart. */
static inline unsigned stamp_get(const uint8_t *row, unsigned step)
{
    unsigned number = 0;
    for (unsigned bit = 0; bit < STAMP_BITS; bit++)
        number |= (unsigned)(row[(size_t)step * (bit * STAMP_SIDE + STAMP_SIDE / 2)] > 128) << bit;
    return number;
}

/* When frame NUMBER was written, the last time, as the file PATH tells: a line for each frame, of
 * its number and seconds; negative: it does not say. */
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

/* Notes that frame NUMBER is written from now on: who reads the note has seen the frame. */
static inline void stamp_note(FILE *times, unsigned number)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    fprintf(times, "%u %.6f\n", number, (double)now.tv_sec + 1e-9 * (double)now.tv_nsec);
    fflush(times);
}

#endif
