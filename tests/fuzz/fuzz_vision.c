/* Takes bytes as a size, a format and pixels, gives nothing, fails when a reading breaks what the
 * header promises. */
#include <string.h>

#include <sudoku/sudoku.h>
#include <sudokuvision/sudokuvision.h>

#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MOST_SIDE = 160, ROOM = 5 * MOST_SIDE * MOST_SIDE };

static void check_reading(const struct svision_reading *reading)
{
    for (unsigned i = 0; i < reading->side * reading->side; i++) {
        HOLDS(reading->cells[i] <= reading->side);
        HOLDS(reading->confidence[i] >= 0 && reading->confidence[i] <= 1);
    }
    HOLDS((reading->certainty == SVISION_SURE) == (reading->reason == SVISION_REASON_NONE));
    if (reading->solutions == 1)
        HOLDS(sudoku_board_is_solution(sudoku_layout_classic(), reading->cells, reading->solution));
    if (reading->certainty == SVISION_SURE)
        HOLDS(reading->solutions == 1);
}

/* A picture whose pixels repeat the fuzzer's bytes, so that few bytes make large ones. */
static struct svision_image make_image(struct bytes *bytes, uint8_t *pixels)
{
    struct svision_image image = {.pixels = pixels};
    image.width = 1U + next_byte(bytes) % MOST_SIDE;
    image.height = 1U + next_byte(bytes) % MOST_SIDE;
    image.format = (enum svision_format)(next_byte(bytes) % 8);
    image.stride = svision_image_row(image.format, image.width) + next_byte(bytes) % 4;
    for (size_t i = 0; i < ROOM; i++)
        pixels[i] = bytes->size ? bytes->data[i % bytes->size] : 0;
    return image;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static uint8_t pixels[ROOM];
    static struct svision_reader *reader;
    struct svision_reading readings[2];
    struct bytes bytes = {data, size};
    struct svision_image image = make_image(&bytes, pixels);
    size_t needed, count;
    if (!reader && svision_reader_create(NULL, &reader))
        return 0;
    HOLDS(svision_image_check(&image, &needed) == SVISION_OK && needed <= ROOM);
    enum svision_status status = svision_reader_read(reader, &image, readings, 2, &count, NULL);
    HOLDS(status >= SVISION_OK && (status == SVISION_OK) == (count > 0) && count <= 2);
    for (size_t i = 0; i < count; i++)
        check_reading(&readings[i]);
    return 0;
}
