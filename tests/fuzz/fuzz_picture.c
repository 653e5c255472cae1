/* Takes bytes as a picture file, gives nothing, fails when a decoder touches what it must not. */
#include "fuzz.h"
#include "image/imageio.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

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
