/* A reader of another build of the library, timed in turn with this build's. */
#ifndef BENCH_VISION_BESIDE_H
#define BENCH_VISION_BESIDE_H

#include <stdbool.h>

#include <sudokuvision/sudokuvision.h>

/* The public functions called, without their prefix svision_. */
#define BESIDE_FUNCTIONS(X)                                                                        \
    X(reader_create)                                                                               \
    X(reader_read)                                                                                 \
    X(reader_reading)                                                                              \
    X(reader_destroy)                                                                              \
    X(reading_side)                                                                                \
    X(reading_givens)                                                                              \
    X(reading_certainty)

struct beside {
    void *library; /* NULL: none */
    struct svision_reader *reader;
#define BESIDE_MEMBER(name) __typeof__(svision_##name) *(name);
    BESIDE_FUNCTIONS(BESIDE_MEMBER)
#undef BESIDE_MEMBER
};

/* Creates a reader of the library at PATH. Both use this build's libsudoku. Returns false with a
 * message on standard error. */
bool beside_open(struct beside *beside, const char *path);

void beside_close(struct beside *beside);

/* Reads IMAGE. */
void beside_read(const struct beside *beside, const struct svision_image *image);

/* True if BESIDE and READER last read the same: as many grids, with the same cells and
 * certainty. */
bool beside_agrees(const struct beside *beside, const struct svision_reader *reader);

#endif
