/* A reader of another build of the library, to be timed in turns with this build's own. */
#ifndef BENCH_VISION_BESIDE_H
#define BENCH_VISION_BESIDE_H

#include <stdbool.h>

#include <sudokuvision/sudokuvision.h>

/* The public functions that are called, without the svision_ that each begins with. */
#define BESIDE_FUNCTIONS(X)                                                                        \
    X(reader_create)                                                                               \
    X(reader_read)                                                                                 \
    X(reader_reading)                                                                              \
    X(reader_destroy)                                                                              \
    X(reading_side)                                                                                \
    X(reading_givens)                                                                              \
    X(reading_certainty)

struct beside {
    void *library; /* NULL: there is none */
    struct svision_reader *reader;
#define BESIDE_MEMBER(name) __typeof__(svision_##name) *(name);
    BESIDE_FUNCTIONS(BESIDE_MEMBER)
#undef BESIDE_MEMBER
};

/* Makes a reader of the library in the file at PATH. libsudoku is this build's own for both. False:
 * it cannot be, as standard error says. */
bool beside_open(struct beside *beside, const char *path);

void beside_close(struct beside *beside);

/* Reads IMAGE. */
void beside_read(const struct beside *beside, const struct svision_image *image);

/* Whether BESIDE and READER last read the same: as many grids, with the same cells, as surely. */
bool beside_agrees(const struct beside *beside, const struct svision_reader *reader);

#endif
