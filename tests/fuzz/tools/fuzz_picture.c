/* Arbitrary bytes as a picture file: decoders must not access memory out of bounds. */
#include "fuzz.h"
#include "image/imageio.h"

/* Defaults that the sanitizers read at startup; environment variables override them. */
const char *__asan_default_options(void);
const char *__lsan_default_options(void);
const char *__lsan_default_suppressions(void);

/* libheif and its AV1 decoder leak memory for data that they refuse. Suppressions match only
 * whole stacks. */
const char *__asan_default_options(void)
{
    return "fast_unwind_on_malloc=0";
}

const char *__lsan_default_options(void)
{
    return "print_suppressions=0";
}

const char *__lsan_default_suppressions(void)
{
    return "leak:libheif.so\nleak:libdav1d.so\n";
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct pixels pixels;
    const struct pixels_limits limits = {500, 1 << 26};
    char message[JPEG_MESSAGE] = "";
    if (image_decode(data, size, &limits, &pixels, message)) {
        HOLDS(pixels.width > 0 && pixels.height > 0 && pixels.data);
        HOLDS(pixels.channels == 1 || pixels.channels == 3);
        pixels_free(&pixels);
    } else {
        HOLDS(message[0] != '\0');
    }
    return 0;
}
