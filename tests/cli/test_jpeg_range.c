/* JPEG files with blocks that no samples can produce are reported as damaged; those of encoders
 * are not. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#include "common/random.h"
#include "image/jpeg/jpeg.h"
#include "image/jpeg/jpeg_buffer.h"
#include "support/check.h"

enum { SIDE = 64, MAX_PIXELS = SIDE * SIDE * 3 };

struct file {
    uint8_t *data;
    size_t size;
};

static struct file make_file(const uint8_t *samples, unsigned channels, int quality)
{
    struct file file = {0};
    if (!jpeg_encode(samples, SIDE, SIDE, channels, quality, &file.data, &file.size))
        abort();
    return file;
}

/* A change of a file's coefficients before they are written again. */
struct change {
    int component;
    unsigned frequency;
    JCOEF number;     /* number of the coefficient, in the second block of the second row */
    UINT16 step;      /* of quantization at that frequency; 0: as it is */
    bool own_codes;   /* optimized Huffman codes */
    bool progressive; /* in several scans */
};

/* Applies CHANGE to FILE, encoded losslessly. */
static struct file change_file(struct file file, const struct change *change)
{
    struct jpeg_decompress_struct in;
    struct jpeg_compress_struct out;
    struct jpeg_error_mgr manager;
    struct buffer bytes = {0};
    in.err = out.err = jpeg_std_error(&manager);
    manager.trace_level = -1; /* no remark on steps of 16 bits */
    jpeg_create_decompress(&in);
    jpeg_create_compress(&out);
    jpeg_mem_src(&in, file.data, file.size);
    jpeg_read_header(&in, TRUE);
    jvirt_barray_ptr *blocks = jpeg_read_coefficients(&in);
    JBLOCKARRAY rows =
        in.mem->access_virt_barray((j_common_ptr)&in, blocks[change->component], 1, 1, TRUE);
    rows[0][1][change->frequency] = change->number;
    jpeg_copy_critical_parameters(&in, &out);
    JQUANT_TBL *steps = out.quant_tbl_ptrs[out.comp_info[change->component].quant_tbl_no];
    if (change->step)
        steps->quantval[change->frequency] = change->step;
    out.optimize_coding = change->own_codes;
    if (change->progressive)
        jpeg_simple_progression(&out);
    jpeg_buffer_dest(&out, &bytes);
    jpeg_write_coefficients(&out, blocks);
    jpeg_finish_compress(&out);
    jpeg_destroy_compress(&out);
    jpeg_destroy_decompress(&in);
    return (struct file){(uint8_t *)bytes.data, bytes.length};
}

/* True if FILE, decoded with a longest side of at least LONGEST, is reported as damaged. */
static bool is_damaged(struct file file, unsigned longest)
{
    const struct pixels_limits limits = {.longest = longest};
    struct pixels pixels = {0};
    char message[JPEG_MESSAGE] = "";
    bool read = jpeg_decode(file.data, file.size, &limits, &pixels, message);
    CHECK(read);
    CHECK_EQ(pixels.damaged, message[0] != '\0');
    bool damaged = pixels.damaged;
    pixels_free(&pixels);
    return damaged;
}

/* White with a black bar, whose edges cause overshoot. */
static void fill_page(uint8_t *samples, unsigned channels)
{
    memset(samples, 255, (size_t)SIDE * SIDE * channels);
    for (unsigned y = 0; y < SIDE; y++)
        memset(samples + ((size_t)y * SIDE + 27) * channels, 0, (size_t)5 * channels);
}

static void accepts_pages_of_any_quality(void)
{
    static uint8_t page[MAX_PIXELS], noise[MAX_PIXELS];
    uint64_t state = 1;
    for (size_t i = 0; i < MAX_PIXELS; i++)
        noise[i] = random_below(&state, 2) ? 255 : 0;
    for (unsigned channels = 1; channels <= 3; channels += 2) {
        fill_page(page, channels);
        for (int quality = 1; quality <= 100; quality++) {
            struct file files[] = {make_file(page, channels, quality),
                                   make_file(noise, channels, quality)};
            CHECK(!is_damaged(files[0], SIDE));
            CHECK(!is_damaged(files[1], SIDE));
            free(files[0].data);
            free(files[1].data);
        }
    }
}

/* True if the page is reported as damaged after CHANGE, both at full size and at a quarter. */
static bool is_detected(const struct change *change)
{
    uint8_t page[MAX_PIXELS];
    fill_page(page, 3);
    struct file whole = make_file(page, 3, 90), changed = change_file(whole, change);
    bool damaged = is_damaged(changed, SIDE);
    CHECK_EQ(is_damaged(changed, SIDE / 4), damaged);
    free(whole.data);
    free(changed.data);
    return damaged;
}

/* At quality 90 the quantization step of the lowest frequency is 2 for brightness and 4 for
 * color: 600 steps are far beyond the 1040 of a black and white edge. */
static void detects_blocks_out_of_range(void)
{
    for (unsigned codes = 0; codes < 3; codes++) {
        struct change change = {.own_codes = codes > 0, .progressive = codes == 2};
        change.frequency = 1;
        CHECK(!is_detected(&change));
        change.number = 30;
        CHECK(!is_detected(&change));
        change.number = 1000;
        CHECK(is_detected(&change));
        change.number = -1000;
        CHECK(is_detected(&change));
        change.component = 2;
        CHECK(is_detected(&change));
    }
}

/* Coefficients of valid samples are at most 1024: one of these steps, or none. No other block of
 * the page has waves of this frequency. */
static void detects_blocks_out_of_range_by_any_step(void)
{
    static const UINT16 steps[] = {1024, 1025, INT16_MAX, INT16_MAX + 1, 40000, UINT16_MAX};
    for (unsigned i = 0; i < sizeof steps / sizeof steps[0]; i++) {
        struct change change = {.frequency = DCTSIZE, .step = steps[i]};
        CHECK(!is_detected(&change));
        change.number = 8;
        CHECK(is_detected(&change));
        change.number = -1000;
        CHECK(is_detected(&change));
    }
}

/* libjpeg cannot continue after a second file that begins within the first. */
static void shows_rows_before_an_error(void)
{
    uint8_t page[MAX_PIXELS];
    const struct pixels_limits limits = {.longest = SIDE};
    struct pixels pixels = {0};
    char message[JPEG_MESSAGE] = "";
    fill_page(page, 1);
    struct file file = make_file(page, 1, 90);
    memcpy(file.data + file.size - 8, (uint8_t[]){0xFF, 0xD8}, 2);
    CHECK(jpeg_decode(file.data, file.size, &limits, &pixels, message));
    CHECK(pixels.damaged && message[0]);
    CHECK(pixels.data && pixels.data[0] > 250 && pixels.data[29] < 5);
    pixels_free(&pixels);
    free(file.data);
}

int main(void)
{
    accepts_pages_of_any_quality();
    detects_blocks_out_of_range();
    detects_blocks_out_of_range_by_any_step();
    shows_rows_before_an_error();
    return check_result();
}
