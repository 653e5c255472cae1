/* Jigsaws: thick lines inside the grid say which cells belong together, in every direction. */
#include <sudoku/sudoku.h>
#include <sudokuvision/sudokuvision.h>

#include "support/check.h"
#include "support/samples.h"

enum { SIDE = 9, CELLS = SIDE * SIDE, BOARD = 360, MARGIN = 50, PIXELS = BOARD + 2 * MARGIN };

static uint8_t puzzle[CELLS], solution[CELLS];
static uint8_t photo[PIXELS][PIXELS], turned[PIXELS][PIXELS];

/* A puzzle with MIN_GIVENS, or a few more. */
static void make_puzzle(const struct sudoku_layout *layout, unsigned min_givens)
{
    struct sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
    struct sudoku_generator *generator;
    int8_t status = SUDOKU_ERR_INTERNAL;
    job.count = 1;
    job.seed = 5;
    job.min_givens = min_givens;
    job.results = puzzle;
    job.solutions = solution;
    job.statuses = &status;
    CHECK_EQ(sudoku_generator_create(layout, NULL, &generator), SUDOKU_OK);
    CHECK_EQ(sudoku_generator_run(generator, &job, NULL), SUDOKU_OK);
    CHECK_EQ(status, SUDOKU_OK);
    sudoku_generator_destroy(generator);
}

static void draw(const struct sudoku_layout *layout)
{
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    const struct svision_canvas canvas = {&photo[MARGIN][MARGIN], BOARD, BOARD, PIXELS,
                                          SVISION_GRAY8};
    memset(photo, 230, sizeof photo);
    drawing.layout = layout;
    drawing.cells = drawing.givens = puzzle;
    CHECK_EQ(svision_draw_board(&drawing, &canvas), SVISION_OK);
}

static void turn_photo(void)
{
    for (unsigned y = 0; y < PIXELS; y++)
        for (unsigned x = 0; x < PIXELS; x++)
            turned[y][x] = photo[PIXELS - 1 - x][y];
    memcpy(photo, turned, sizeof photo);
}

/* Reads the photo; the caller destroys the reader, to which *READING belongs. */
static struct svision_reader *read_photo(const struct svision_reading **reading)
{
    const struct svision_image image = {&photo[0][0], PIXELS, PIXELS, PIXELS, SVISION_GRAY8};
    struct svision_reader *reader;
    size_t count;
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    CHECK_EQ(svision_reader_read(reader, &image, &count, NULL), SVISION_OK);
    *reading = svision_reader_reading(reader, 0);
    return reader;
}

/* Whether the letters of REGIONS tell the same cells apart as NUMBERS. */
static bool are_same(const char *regions, const uint8_t *numbers)
{
    for (unsigned a = 0; a < CELLS; a++)
        for (unsigned b = 0; b < a; b++)
            if ((regions[a] == regions[b]) != (numbers[a] == numbers[b]))
                return false;
    return true;
}

static void thick_lines_show_the_regions_in_every_direction(void)
{
    struct sudoku_layout *layout = sample_square(SIDE, 0, sample_jigsaw);
    make_puzzle(layout, 27);
    draw(layout);
    for (unsigned turn = 0; turn < 4; turn++, turn_photo()) {
        const struct svision_reading *reading;
        struct svision_reader *reader = read_photo(&reading);
        const uint8_t *regions = svision_reading_regions(reading);
        CHECK_EQ(svision_reading_certainty(reading), SVISION_SURE);
        CHECK_EQ(svision_reading_box_rows(reading), 0);
        CHECK(regions && are_same(sample_jigsaw, regions));
        CHECK(memcmp(svision_reading_cells(reading), puzzle, CELLS) == 0);
        CHECK_EQ(svision_reading_solutions(reading), 1);
        CHECK(memcmp(svision_reading_solution(reading), solution, CELLS) == 0);
        svision_reader_destroy(reader);
    }
    sudoku_layout_destroy(layout);
}

static void a_jigsaw_with_several_solutions_says_so(void)
{
    struct sudoku_layout *layout = sample_square(SIDE, 0, sample_jigsaw);
    const struct svision_reading *reading;
    make_puzzle(layout, 27);
    memset(puzzle, 0, 2 * SIDE);
    draw(layout);
    struct svision_reader *reader = read_photo(&reading);
    const uint8_t *regions = svision_reading_regions(reading);
    CHECK(regions && are_same(sample_jigsaw, regions));
    CHECK_EQ(svision_diagnosis_reason(svision_reading_diagnosis(reading)),
             SVISION_REASON_SEVERAL_SOLUTIONS);
    svision_reader_destroy(reader);
    sudoku_layout_destroy(layout);
}

static void boxes_are_no_regions(void)
{
    const struct svision_reading *reading;
    make_puzzle(sudoku_layout_classic(), 30);
    for (unsigned given = 2; given > 0; given--, memset(puzzle, 0, 2 * SIDE)) {
        draw(sudoku_layout_classic());
        struct svision_reader *reader = read_photo(&reading);
        CHECK(!svision_reading_regions(reading));
        CHECK_EQ(svision_reading_box_rows(reading), 3);
        CHECK_EQ(svision_reading_solutions(reading), given == 2 ? 1 : 2);
        svision_reader_destroy(reader);
    }
}

int main(void)
{
    thick_lines_show_the_regions_in_every_direction();
    a_jigsaw_with_several_solutions_says_so();
    boxes_are_no_regions();
    return check_result();
}
