/* BMP files of all kinds, and truncated ones. */
#include <stdlib.h>
#include <string.h>

#include "image/bmp.h"
#include "image/bytes.h"
#include "support/check.h"

enum { WIDTH = 5, HEIGHT = 3, MAX_FILE = 4096, CORE = 12, INFO = 40, V4 = 108 };

struct bmp {
    uint8_t data[MAX_FILE];
    size_t size;
};

static void put(struct bmp *bmp, uint32_t number, unsigned count)
{
    for (; count > 0; count--, number >>= 8)
        bmp->data[bmp->size++] = (uint8_t)number;
}

/* The format of a picture. */
struct kind {
    unsigned bits, header;
    bool top_down;
    uint32_t masks[3]; /* zeros: none */
};

/* The palette index and the color of the pixel at (X, Y). */
static unsigned index_at(const struct kind *kind, unsigned x, unsigned y)
{
    return (x + 2 * y) % (kind->bits == 1 ? 2 : 7);
}

static void color_at(const struct kind *kind, unsigned x, unsigned y, uint8_t color[3])
{
    unsigned index = index_at(kind, x, y);
    const uint8_t all[3] = {(uint8_t)(index * 35), (uint8_t)(255 - index * 20),
                            (uint8_t)(index * 7 + 3)};
    memcpy(color, all, 3);
}

static void put_headers(struct bmp *bmp, const struct kind *kind)
{
    bool core = kind->header == CORE, masked = kind->masks[0] != 0;
    unsigned colors = kind->bits > 8 ? 0 : 1U << (kind->bits < 4 ? kind->bits : 3);
    unsigned masks = masked && kind->header == INFO ? 12 : 0;
    put(bmp, 'B' | 'M' << 8, 2);
    put(bmp, 0, 4);
    put(bmp, 0, 4);
    put(bmp, 14 + kind->header + masks + colors * (core ? 3 : 4), 4);
    put(bmp, kind->header, 4);
    put(bmp, WIDTH, core ? 2 : 4);
    put(bmp, kind->top_down ? (uint32_t)-HEIGHT : HEIGHT, core ? 2 : 4);
    put(bmp, 1, 2);
    put(bmp, kind->bits, 2);
    if (!core)
        put(bmp, masked ? 3 : 0, 4);
    while (!core && bmp->size < 14 + INFO)
        put(bmp, 0, 4);
    for (unsigned k = 0; k < 3 && masked; k++)
        put(bmp, kind->masks[k], 4);
    while (bmp->size < 14 + kind->header + masks)
        put(bmp, 0, 4);
    for (unsigned i = 0; i < colors; i++) {
        uint8_t color[3];
        color_at(kind, i, 0, color);
        for (unsigned k = 3; k-- > 0;)
            put(bmp, color[k], 1);
        put(bmp, 0, core ? 0 : 1);
    }
}

/* The byte of COLOR in the bits of MASK. */
static uint32_t pack(uint8_t byte, uint32_t mask)
{
    unsigned shift = 0;
    while (!(mask >> shift & 1))
        shift++;
    return (uint32_t)((byte * (uint64_t)(mask >> shift) + 127) / 255) << shift;
}

static void put_row(struct bmp *bmp, const struct kind *kind, unsigned y)
{
    size_t start = bmp->size, length = (WIDTH * kind->bits + 31) / 32 * 4;
    memset(bmp->data + start, 0, length);
    for (unsigned x = 0; x < WIDTH; x++) {
        uint8_t color[3];
        size_t bit = (size_t)x * kind->bits;
        color_at(kind, x, y, color);
        if (kind->bits <= 8) {
            bmp->data[start + bit / 8] |=
                (uint8_t)(index_at(kind, x, y) << (8 - kind->bits - bit % 8));
            continue;
        }
        static const uint32_t usual[2][3] = {{0x7C00, 0x3E0, 0x1F}, {0xFF0000, 0xFF00, 0xFF}};
        const uint32_t *masks = kind->masks[0] ? kind->masks : usual[kind->bits != 16];
        bmp->size = start + bit / 8;
        put(bmp, pack(color[0], masks[0]) | pack(color[1], masks[1]) | pack(color[2], masks[2]),
            kind->bits / 8);
    }
    bmp->size = start + length;
}

static struct bmp make(const struct kind *kind)
{
    struct bmp bmp = {.size = 0};
    put_headers(&bmp, kind);
    for (unsigned i = 0; i < HEIGHT; i++)
        put_row(&bmp, kind, kind->top_down ? i : HEIGHT - 1 - i);
    return bmp;
}

static bool read(const struct bmp *bmp, size_t size, uint64_t max_pixels, struct pixels *pixels,
                 char *message)
{
    const struct pixels_limits limits = {.max_pixels = max_pixels};
    /* In a copy of exact size, sanitizers notice reads beyond the end. */
    uint8_t *copy = malloc(size);
    if (!copy)
        abort();
    memcpy(copy, bmp->data, size);
    bool done = bmp_recognize(copy, size) && bmp_decode(copy, size, &limits, pixels, message);
    free(copy);
    return done;
}

static const struct kind kinds[] = {
    {1, INFO, false, {0}},
    {4, INFO, false, {0}},
    {8, INFO, true, {0}},
    {8, CORE, false, {0}},
    {24, CORE, false, {0}},
    {24, INFO, true, {0}},
    {24, V4, false, {0}},
    {16, INFO, false, {0}},
    {16, INFO, false, {0xF800, 0x7E0, 0x1F}},
    {32, INFO, false, {0}},
    {32, V4, true, {0xFF, 0xFF00, 0xFF0000}},
    {32, INFO, false, {0x3FF00000, 0xFFC00, 0x3FF}},
};

enum { KINDS = sizeof kinds / sizeof kinds[0] };

static void every_kind_has_its_colors(void)
{
    for (unsigned i = 0; i < KINDS; i++) {
        struct bmp bmp = make(&kinds[i]);
        struct pixels pixels;
        char message[JPEG_MESSAGE] = "";
        CHECK(read(&bmp, bmp.size, 0, &pixels, message));
        CHECK_TEXT(message, "");
        CHECK(!pixels.damaged);
        CHECK_EQ(pixels.width, WIDTH);
        CHECK_EQ(pixels.height, HEIGHT);
        CHECK_EQ(pixels.channels, 3);
        /* 5 bits are within 4 of 255. */
        int tolerance = kinds[i].bits == 16 ? 4 : 0, wrong = 0;
        for (unsigned at = 0; at < WIDTH * HEIGHT; at++) {
            uint8_t color[3];
            color_at(&kinds[i], at % WIDTH, at / WIDTH, color);
            for (unsigned k = 0; k < 3; k++)
                wrong += abs(pixels.data[3 * (size_t)at + k] - color[k]) > tolerance;
        }
        CHECK_EQ(wrong, 0);
        pixels_free(&pixels);
    }
}

/* A file cut anywhere is refused or damaged; missing rows are black. */
static void a_file_that_ends_early_is_damaged(void)
{
    for (unsigned i = 0; i < KINDS; i++) {
        struct bmp bmp = make(&kinds[i]);
        size_t first = bytes_number(bmp.data + 10, 4);
        for (size_t size = 1; size < bmp.size; size++) {
            struct pixels pixels = {0};
            char message[JPEG_MESSAGE] = "";
            bool done = read(&bmp, size, 0, &pixels, message);
            CHECK_EQ(done, size > first);
            CHECK(!done || pixels.damaged);
            CHECK(size < 18 || message[0]);
            if (done && size == first + 1)
                CHECK_EQ(pixels.data[3 * (kinds[i].top_down ? WIDTH * HEIGHT - 1 : 0)], 0);
            pixels_free(&pixels);
        }
    }
}

static void unknown_kinds_are_refused(void)
{
    static const struct {
        size_t at;
        uint32_t number;
        const char *message;
    } changes[] = {
        {30, 1, "a BMP file that is compressed, or of a kind that is not known"},
        {28, 2, "a BMP file that is compressed, or of a kind that is not known"},
        {18, 0, "a picture without pixels"},
        {18, (uint32_t)-WIDTH, "a picture without pixels"},
        {22, 0, "a picture without pixels"},
        {10, 20, "the header of the BMP file is malformed"},
        {14, 20, "the header of the BMP file is malformed"},
        {22, (uint32_t)INT32_MIN,
         "the picture is too large: 5x2147483648 pixels, at most 32768 are read on a side"},
    };
    for (unsigned i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        struct bmp bmp = make(&(struct kind){24, INFO, false, {0}});
        size_t size = bmp.size;
        struct pixels pixels;
        char message[JPEG_MESSAGE] = "";
        bmp.size = changes[i].at;
        put(&bmp, changes[i].number, changes[i].at == 28 ? 2 : 4);
        CHECK(!read(&bmp, size, 0, &pixels, message));
        CHECK_TEXT(message, changes[i].message);
        CHECK(!pixels.data);
    }
}

static void the_limit_of_pixels_is_exact(void)
{
    struct bmp bmp = make(&kinds[0]);
    struct pixels pixels;
    char message[JPEG_MESSAGE] = "";
    CHECK(!read(&bmp, bmp.size, WIDTH * HEIGHT - 1, &pixels, message));
    CHECK_TEXT(message, "the picture is too large: 5x3 pixels, more than --max-pixels=14");
    CHECK(read(&bmp, bmp.size, WIDTH * HEIGHT, &pixels, message));
    pixels_free(&pixels);
}

int main(void)
{
    every_kind_has_its_colors();
    a_file_that_ends_early_is_damaged();
    unknown_kinds_are_refused();
    the_limit_of_pixels_is_exact();
    return check_result();
}
