/* Takes bytes as a picture file, gives nothing, fails when a decoder touches what it must not. */
#include "fuzz.h"
#include "imageio.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct pixels pixels;
    char message[JPEG_MESSAGE] = "";
    if (image_decode(data, size, 500, &pixels, message)) {
        HOLDS(pixels.width > 0 && pixels.height > 0 && pixels.data);
        HOLDS(pixels.channels == 1 || pixels.channels == 3);
        image_free(&pixels);
    } else {
        HOLDS(message[0] != '\0');
    }
    return 0;
}
