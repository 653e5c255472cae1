/* Any bytes as the HEVC data in a file: sizes found are those of a picture, and are the largest, so
 * that nothing is larger than what was found. */
#include "fuzz.h"
#include "image/hevc_size.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    enum { MAX_SIDE = 65535 };
    unsigned width = 0, height = 0, other_width = 0, other_height = 0;
    if (!hevc_size_largest(data, size, &width, &height)) {
        HOLDS(width == 0 && height == 0);
        return 0;
    }
    HOLDS(width >= 1 && width <= MAX_SIDE && height >= 1 && height <= MAX_SIDE);
    other_width = width;
    other_height = height;
    HOLDS(!hevc_size_largest(data, size, &other_width, &other_height));
    HOLDS(other_width == width && other_height == height);
    return 0;
}
