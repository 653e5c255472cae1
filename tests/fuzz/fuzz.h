/* Common code of the fuzz targets. The fuzzer's bytes are read as numbers, 0 after the last;
 * HOLDS() aborts if its condition is false. */
#ifndef TESTS_FUZZ_FUZZ_H
#define TESTS_FUZZ_FUZZ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define HOLDS(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: %s does not hold\n", __FILE__, __LINE__, #condition);          \
            abort();                                                                               \
        }                                                                                          \
    } while (0)

struct bytes {
    const uint8_t *data;
    size_t size;
};

static inline uint8_t next_byte(struct bytes *bytes)
{
    if (bytes->size == 0)
        return 0;
    bytes->size--;
    return *bytes->data++;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif
