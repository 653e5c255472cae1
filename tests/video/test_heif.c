/* HEIC and AVIF files: intact, rotated, truncated, damaged and too large. */
#include <libheif/heif.h>

#include "image/heif/heif.h"
#include "image/heif/heif_library.h"
#include "image/imageio.h"
#include "support/picture_cuts.h"

enum { WIDTH = 96, HEIGHT = 64 };

/* Four quarters of different brightness. */
static uint8_t shade(size_t x, size_t y)
{
    return (uint8_t)(40 + (x >= WIDTH / 2 ? 60 : 0) + (y >= HEIGHT / 2 ? 100 : 0));
}

static struct heif_error add(struct heif_context *context, const void *data, size_t size,
                             void *user)
{
    struct picture_file *file = user;
    struct heif_error error = {heif_error_Ok, heif_suberror_Unspecified, ""};
    (void)context;
    file->data = realloc(file->data, file->size + size);
    CHECK(file->data);
    memcpy(file->data + file->size, data, size);
    file->size += size;
    return error;
}

static struct heif_image *paint(void)
{
    struct heif_image *image = NULL;
    int stride = 0;
    CHECK(heif_image_create(WIDTH, HEIGHT, heif_colorspace_RGB, heif_chroma_interleaved_RGB, &image)
              .code == heif_error_Ok);
    CHECK(heif_image_add_plane(image, heif_channel_interleaved, WIDTH, HEIGHT, 24).code ==
          heif_error_Ok);
    uint8_t *rows = heif_image_get_plane(image, heif_channel_interleaved, &stride);
    for (size_t y = 0; y < HEIGHT; y++)
        for (size_t x = 0; x < WIDTH; x++)
            memset(rows + y * (size_t)stride + 3 * x, shade(x, y), 3);
    return image;
}

static struct picture_file encode(enum heif_compression_format format,
                                  enum heif_orientation orientation)
{
    struct picture_file file = {NULL, 0};
    struct heif_writer writer = {1, add};
    struct heif_context *context = heif_context_alloc();
    struct heif_encoder *encoder = NULL;
    struct heif_encoding_options *options = heif_encoding_options_alloc();
    struct heif_image *image = paint();
    options->image_orientation = orientation;
    CHECK(heif_context_get_encoder_for_format(context, format, &encoder).code == heif_error_Ok);
    heif_encoder_set_lossy_quality(encoder, 90);
    CHECK(heif_context_encode_image(context, image, encoder, options, NULL).code == heif_error_Ok);
    CHECK(heif_context_write(context, &writer, &file).code == heif_error_Ok);
    heif_image_release(image);
    heif_encoding_options_free(options);
    heif_encoder_release(encoder);
    heif_context_free(context);
    return file;
}

static bool read(const struct picture_file *file, uint64_t max_pixels, struct pixels *pixels,
                 char *message)
{
    const struct pixels_limits limits = {1000, max_pixels};
    CHECK(heif_recognize(file->data, file->size));
    return image_decode(file->data, file->size, &limits, pixels, message);
}

static unsigned wrong_at(const struct pixels *pixels, size_t x, size_t y, uint8_t wanted)
{
    return abs(pixels->data[3 * (y * pixels->width + x)] - wanted) > 12;
}

static void it_shows_what_was_painted(const struct picture_file *file)
{
    struct pixels pixels;
    char message[JPEG_MESSAGE] = "";
    unsigned wrong = 0;
    CHECK(read(file, 0, &pixels, message));
    CHECK_EQ(pixels.width, WIDTH);
    CHECK_EQ(pixels.full_height, HEIGHT);
    CHECK_EQ(pixels.channels, 3);
    CHECK(!pixels.damaged && pixels_are_finest(&pixels));
    for (size_t y = 0; pixels.data && y < HEIGHT; y++)
        for (size_t x = 0; x < WIDTH; x++)
            wrong += wrong_at(&pixels, x, y, shade(x, y));
    CHECK_EQ(wrong, 0);
    pixels_free(&pixels);
}

/* The file records that the camera was upright: its left column is the top row. */
static void pictures_are_rotated_as_recorded(void)
{
    struct picture_file file = encode(heif_compression_HEVC, heif_orientation_rotate_90_cw);
    struct pixels pixels;
    char message[JPEG_MESSAGE] = "";
    unsigned wrong = 0;
    CHECK(read(&file, 0, &pixels, message));
    CHECK_EQ(pixels.width, HEIGHT);
    CHECK_EQ(pixels.full_height, WIDTH);
    for (size_t y = 0; pixels.data && y < WIDTH; y++)
        for (size_t x = 0; x < HEIGHT; x++)
            wrong += wrong_at(&pixels, x, y, shade(y, HEIGHT - 1 - x));
    CHECK_EQ(wrong, 0);
    pixels_free(&pixels);
    free(file.data);
}

static void the_limit_of_pixels_is_exact(const struct picture_file *file)
{
    struct pixels pixels;
    char message[JPEG_MESSAGE] = "";
    CHECK(!read(file, WIDTH * HEIGHT - 1, &pixels, message));
    CHECK(!pixels.data);
    CHECK_TEXT(message, "the picture is too large: 96x64 pixels, more than --max-pixels=6143");
    CHECK(read(file, WIDTH * HEIGHT, &pixels, message));
    pixels_free(&pixels);
}

/* The size stated in the file (ISO/IEC 23008-12, 6.5.3) counts. */
static void a_claim_of_many_pixels_is_refused(const struct picture_file *file)
{
    struct pixels pixels;
    char message[JPEG_MESSAGE] = "";
    size_t at = 0;
    while (at + 16 < file->size && memcmp(file->data + at, "ispe", 4) != 0)
        at++;
    CHECK(at + 16 < file->size);
    uint8_t *width = file->data + at + 8;
    width[2] ^= 0x70;
    CHECK(!read(file, 1 << 16, &pixels, message));
    CHECK(strstr(message, "the picture is too large") == message);
    width[2] ^= 0x70;
}

/* A library that does not exist, and one of another kind. */
static void an_unsuitable_library_is_named(void)
{
    struct heif_library library;
    char message[JPEG_MESSAGE] = "";
    CHECK(!heif_library_open("libheif.so.missing", &library, message));
    CHECK_TEXT(message,
               "libheif.so.missing, which reads HEIC and AVIF, could not be loaded: install "
               "package libheif1");
    CHECK(!heif_library_open("libc.so.6", &library, message));
    CHECK_TEXT(message, "libc.so.6 does not have heif_get_version_number()");
}

static uint8_t *find(const struct picture_file *file, const char *name)
{
    size_t at = 0, length = strlen(name);
    while (at + 32 < file->size && memcmp(file->data + at, name, length) != 0)
        at++;
    CHECK(at + 32 < file->size);
    return file->data + at;
}

/* A file states few pixels but its data decode to many. This is noticed before decoding, here since
 * none of the coded bytes are valid. */
static void a_picture_larger_than_the_file_claims_is_refused_before_it_is_decoded(
    enum heif_compression_format format)
{
    struct picture_file file = encode(format, heif_orientation_normal);
    struct pixels pixels;
    char message[JPEG_MESSAGE] = "";
    uint8_t *claim = find(&file, "ispe"), *bytes = find(&file, "mdat");
    claim[11] = claim[15] = 32;
    /* Keeps the sequence header of AV1, which is in front of the picture. */
    bytes += format == heif_compression_AV1 ? 20 : 8;
    memset(bytes, 0xFF, file.size - (size_t)(bytes - file.data));
    CHECK(!read(&file, WIDTH * HEIGHT - 1, &pixels, message));
    CHECK_TEXT(message, "the picture is too large: 96x64 pixels, more than --max-pixels=6143");
    CHECK(!pixels.data);
    CHECK(!read(&file, WIDTH * HEIGHT, &pixels, message));
    CHECK(!strstr(message, "too large"));
    free(file.data);
}

static bool is_built(enum heif_compression_format format)
{
    return heif_have_encoder_for_format(format) && heif_have_decoder_for_format(format);
}

static void pictures_in_hevc_are_read(void)
{
    struct picture_file file = encode(heif_compression_HEVC, heif_orientation_normal);
    it_shows_what_was_painted(&file);
    pictures_are_rotated_as_recorded();
    the_limit_of_pixels_is_exact(&file);
    a_claim_of_many_pixels_is_refused(&file);
    a_picture_larger_than_the_file_claims_is_refused_before_it_is_decoded(heif_compression_HEVC);
    picture_cut_everywhere(heif_decode, &file);
    picture_spoil(heif_decode, &file);
    free(file.data);
}

static void pictures_in_av1_are_read(void)
{
    struct picture_file file = encode(heif_compression_AV1, heif_orientation_normal);
    it_shows_what_was_painted(&file);
    the_limit_of_pixels_is_exact(&file);
    a_claim_of_many_pixels_is_refused(&file);
    a_picture_larger_than_the_file_claims_is_refused_before_it_is_decoded(heif_compression_AV1);
    free(file.data);
}

int main(void)
{
    an_unsuitable_library_is_named();
    if (is_built(heif_compression_AV1))
        pictures_in_av1_are_read();
    if (is_built(heif_compression_HEVC))
        pictures_in_hevc_are_read();
    if (is_built(heif_compression_HEVC) && is_built(heif_compression_AV1))
        return check_result();
    puts("libheif encodes or decodes not both HEVC and AV1 here");
    return check_failures ? check_result() : TEST_SKIPPED;
}
