/* Labels of photos: NAME.dat beside NAME.jpg has two lines about the camera, then nine rows of nine
 * numbers, 0 for blank. */
#ifndef TESTS_SUPPORT_PHOTO_TRUTH_H
#define TESTS_SUPPORT_PHOTO_TRUTH_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Reads the 81 labels of the photo at PATH (NAME.jpg); false if there are none. */
static inline bool photo_truth_read(const char *path, uint8_t *cells)
{
    char line[512], name[4096];
    unsigned count = 0;
    snprintf(name, sizeof name, "%.*s.dat", (int)(strlen(path) - strlen(".jpg")), path);
    FILE *file = fopen(name, "r");
    if (!file)
        return false;
    for (int i = 0; i < 2 && fgets(line, sizeof line, file); i++) {
    }
    while (count < 81 && fgets(line, sizeof line, file)) {
        char *end = line;
        for (char *at = line; count < 81; at = end) {
            long value = strtol(at, &end, 10);
            if (end == at)
                break;
            cells[count++] = (uint8_t)value;
        }
    }
    fclose(file);
    return count == 81;
}

#endif
