/* Small pictures of drawn boards or arbitrary pixels: a reading is as documented. */
#include <math.h>
#include <string.h>

#include <sudoku/sudoku.h>
#include <sudokuvision/sudokuvision.h>

#include "input/page.h"
#include "reader/reader.h"

enum { MAX_SIDE = 64, ROOM = 5 * MAX_SIDE * MAX_SIDE };
_Static_assert(ROOM >= PAGE_MAX_PICTURE * PAGE_MAX_PICTURE, "pictures of pages have room");

static void check_solution(const struct svision_reading *reading)
{
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = svision_reading_side(reading);
    options.box_rows = svision_reading_box_rows(reading);
    options.box_columns = svision_reading_box_columns(reading);
    options.regions = svision_reading_regions(reading);
    struct sudoku_layout *layout;
    HOLDS(sudoku_layout_create(&options, &layout) == SUDOKU_OK);
    HOLDS(sudoku_board_is_solution(layout, reading->cells, reading->solution));
    sudoku_layout_destroy(layout);
}

static void check_reading(const struct svision_reading *reading)
{
    char text[200];
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        HOLDS(reading->cells[i] <= reading->size->side);
        HOLDS(reading->confidence[i] >= 0 && reading->confidence[i] <= 1);
        for (unsigned answer = 0; answer <= reading->size->side; answer++)
            HOLDS(reading->cost[i][answer] >= 0 && reading->cost[i][answer] <= 14);
    }
    for (unsigned i = 0; i < board_size_crossings(reading->size); i++)
        HOLDS(isfinite(reading->crossings[i].x) && isfinite(reading->crossings[i].y));
    const struct svision_diagnosis *diagnosis = &reading->diagnosis;
    HOLDS((reading->certainty == SVISION_SURE) == (diagnosis->reason == SVISION_REASON_NONE));
    HOLDS((diagnosis->edges != 0) == (diagnosis->reason == SVISION_REASON_CUT_OFF) ||
          diagnosis->reason == SVISION_REASON_LOW_RESOLUTION);
    HOLDS(svision_diagnosis_explain(diagnosis, text, sizeof text) < sizeof text);
    HOLDS(svision_diagnosis_hint(diagnosis, text, sizeof text) < 80);
    HOLDS(reading->certainty != SVISION_SURE || reading->solutions == 1);
    if (reading->solutions == 1)
        check_solution(reading);
}

/* Takes pixels that repeat the fuzzer's bytes, in any format. */
static void take_pixels(struct bytes *bytes, struct svision_image *image, uint8_t *pixels)
{
    image->width = 1U + next_byte(bytes) % MAX_SIDE;
    image->height = 1U + next_byte(bytes) % MAX_SIDE;
    image->format = (enum svision_format)(next_byte(bytes) % 8);
    image->stride = svision_image_row_size(image->format, image->width) + next_byte(bytes) % 4;
    for (size_t i = 0; i < ROOM; i++)
        pixels[i] = bytes->size ? bytes->data[i % bytes->size] : 0;
}

/* Returns the reader for boards of SIDE rows (0: any), created on first use. */
static struct svision_reader *reader_for(unsigned side)
{
    static struct svision_reader *made[PAGE_MAX_SIDE + 1];
    struct svision_reader_options options = SVISION_READER_OPTIONS_INIT;
    options.sides = side ? UINT32_C(1) << side : 0;
    HOLDS(made[side] || svision_reader_create(&options, &made[side]) == SVISION_OK);
    return made[side];
}

/* Computes the crossings of SIDE cells within BORDER. Returns false if there are none. */
static bool find_crossings(const struct svision_quad *border, unsigned side,
                           struct svision_point *crossings)
{
    const double far = side;
    const struct svision_point lattice[4] = {{0, 0}, {far, 0}, {far, far}, {0, far}};
    struct svision_homography map;
    if (svision_homography_fit(lattice, border->corner, NULL, 4, &map) != SVISION_OK)
        return false;
    for (unsigned i = 0; i < (side + 1) * (side + 1); i++)
        crossings[i] =
            svision_homography_apply(&map, (struct svision_point){i % (side + 1), i / (side + 1)});
    return true;
}

/* Usually reads as a tracker does, with a guess of the grid that saves the search. */
static enum svision_status read_image(struct svision_reader *reader,
                                      const struct svision_image *image, unsigned side,
                                      const struct svision_quad *border)
{
    size_t count;
    struct svision_point crossings[BOARD_MAX_CROSSINGS];
    const struct reader_place expected = {board_size_of_side(side), crossings};
    if (!border || !find_crossings(border, side, crossings))
        return svision_reader_read(reader, image, &count, NULL);
    HOLDS(svision_reader_resize(reader, image->width, image->height) == SVISION_OK);
    reader_load(reader, image);
    return reader_read(reader, &expected, NULL);
}

/* Checks all results of READER against their summary STATUS. */
static void check_all(const struct svision_reader *reader, enum svision_status status)
{
    const struct svision_diagnosis *none = reader_diagnosis(reader);
    size_t count = reader_count(reader);
    HOLDS(status >= SVISION_OK && (status == SVISION_OK) == (count > 0));
    HOLDS(count <= SVISION_MAX_GRIDS);
    HOLDS((status == SVISION_OK) == (none->reason == SVISION_REASON_NONE));
    HOLDS((none->edges != 0) == (none->reason == SVISION_REASON_CUT_OFF));
    for (size_t i = 0; i < count; i++)
        check_reading(svision_reader_reading(reader, i));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const unsigned sides[16] = {4, 6, 4, 9, 4, 4, 4, 4, 4, 6, 4, 4, 4, 4, 4, 4};
    static uint8_t pixels[ROOM];
    static struct page page;
    struct svision_quad border;
    struct bytes bytes = {data, size};
    struct svision_image image = {.pixels = pixels};
    size_t needed;
    bool expected = false;
    unsigned kind = next_byte(&bytes), side = sides[kind % 16];
    if (kind >= 240) {
        take_pixels(&bytes, &image, pixels);
    } else {
        page_take(&bytes, side, &page);
        expected = page_show(&bytes, &page, &image, pixels, &border) && kind < 192;
    }
    struct svision_reader *reader = reader_for(kind >= 224 ? 0 : side);
    HOLDS(svision_image_check(&image, &needed) == SVISION_OK && needed <= ROOM);
    check_all(reader, read_image(reader, &image, side, expected ? &border : NULL));
    return 0;
}
