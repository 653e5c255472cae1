/* Jigsaws: thick lines inside the grid show the regions, in every orientation. */
#include <sudoku/sudoku.h>
#include <sudokuvision/sudokuvision.h>

#include "support/check.h"
#include "support/samples.h"

enum { SIDE = 9, CELLS = SIDE * SIDE, BOARD = 360, MARGIN = 50, PIXELS = BOARD + 2 * MARGIN };

static uint8_t puzzle[CELLS], solution[CELLS];
static uint8_t photo[PIXELS][PIXELS], turned[PIXELS][PIXELS];

/* A puzzle of SEED with MIN_GIVENS, or a few more. */
static void make_seeded(const struct sudoku_layout *layout, unsigned min_givens, uint64_t seed)
{
    struct sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
    struct sudoku_generator *generator;
    int8_t status = SUDOKU_ERR_INTERNAL;
    job.count = 1;
    job.seed = seed;
    job.min_givens = min_givens;
    job.results = puzzle;
    job.solutions = solution;
    job.statuses = &status;
    CHECK_EQ(sudoku_generator_create(layout, NULL, &generator), SUDOKU_OK);
    CHECK_EQ(sudoku_generator_run(generator, &job, NULL), SUDOKU_OK);
    CHECK_EQ(status, SUDOKU_OK);
    sudoku_generator_destroy(generator);
}

static void make_puzzle(const struct sudoku_layout *layout, unsigned min_givens)
{
    make_seeded(layout, min_givens, 5);
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

/* Reads the photo; the caller destroys the reader, which owns *READING. */
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

/* Whether the letters of REGIONS divide the cells like NUMBERS. */
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
        CHECK(memcmp(svision_reading_givens(reading), puzzle, CELLS) == 0);
        CHECK_EQ(svision_reading_solution_count(reading), 1);
        CHECK(memcmp(svision_reading_solution(reading), solution, CELLS) == 0);
        svision_reader_destroy(reader);
    }
    sudoku_layout_destroy(layout);
}

static void several_solutions_of_a_jigsaw_are_reported(void)
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
        CHECK_EQ(svision_reading_solution_count(reading), given == 2 ? 1 : 2);
        svision_reader_destroy(reader);
    }
}

/* SUDOKU_OK: PUZZLE has one solution with the units of SOLVER, in FOUND. */
static enum sudoku_status solve(struct sudoku_solver *solver, uint8_t *found)
{
    const struct sudoku_puzzle question = {puzzle, NULL};
    return sudoku_solver_unique(solver, &question, NULL, found);
}

/* Takes as many digits of SOLUTION as boxes allow, in an order that SEED says. */
static void take_what_boxes_allow(struct sudoku_solver *boxes, uint64_t seed)
{
    uint8_t found[CELLS];
    memset(puzzle, 0, sizeof puzzle);
    for (unsigned i = 0; i < CELLS; i++) {
        unsigned cell = (unsigned)((i * 32 + seed * 7) % CELLS);
        puzzle[cell] = solution[cell];
        enum sudoku_status status = solve(boxes, found);
        if (status != SUDOKU_OK && status != SUDOKU_SEVERAL_SOLUTIONS)
            puzzle[cell] = 0;
    }
}

/* Makes a jigsaw whose digits have one solution in boxes as well: another one. SEED is where the
 * search begins, and where it ended. */
static void make_ambiguous(const struct sudoku_layout *layout, uint8_t *boxed, uint64_t *seed)
{
    struct sudoku_solver *regions = sample_solver(layout, SUDOKU_ENGINE_DLX, 0);
    struct sudoku_solver *boxes = sample_solver(sudoku_layout_classic(), SUDOKU_ENGINE_AUTO, 0);
    uint8_t found[CELLS];
    uint64_t last = *seed + 500;
    bool done = false;
    while (!done && ++*seed < last) {
        make_seeded(layout, 30, *seed);
        take_what_boxes_allow(boxes, *seed);
        done = solve(boxes, boxed) == SUDOKU_OK && solve(regions, found) == SUDOKU_OK &&
               memcmp(found, boxed, CELLS) != 0;
    }
    CHECK(done && memcmp(found, solution, CELLS) == 0);
    sudoku_solver_destroy(regions);
    sudoku_solver_destroy(boxes);
}

static void lines_decide_even_if_boxes_have_one_solution(void)
{
    struct sudoku_layout *layout = sample_square(SIDE, 0, sample_jigsaw);
    uint64_t seed = 0;
    for (unsigned i = 0; i < 5; i++) {
        const struct svision_reading *reading;
        uint8_t boxed[CELLS];
        make_ambiguous(layout, boxed, &seed);
        draw(layout);
        struct svision_reader *reader = read_photo(&reading);
        const uint8_t *regions = svision_reading_regions(reading);
        CHECK(regions && are_same(sample_jigsaw, regions));
        CHECK_EQ(svision_reading_certainty(reading), SVISION_SURE);
        CHECK(memcmp(svision_reading_solution(reading), solution, CELLS) == 0);
        svision_reader_destroy(reader);
    }
    sudoku_layout_destroy(layout);
}

/* Whether the puzzle of a video of the photo is committed. */
static bool is_committed(void)
{
    const struct svision_image image = {&photo[0][0], PIXELS, PIXELS, PIXELS, SVISION_GRAY8};
    const struct svision_track *track = NULL;
    struct svision_tracker *tracker;
    bool committed = false;
    CHECK_EQ(svision_tracker_create(NULL, &tracker), SVISION_OK);
    for (unsigned i = 0; i < 20 && !committed; i++) {
        CHECK_EQ(svision_tracker_update(tracker, &image, i / 30.0, &track), SVISION_OK);
        committed = svision_track_state(track) == SVISION_TRACK_COMMITTED;
    }
    svision_tracker_destroy(tracker);
    return committed;
}

static void a_film_of_a_jigsaw_is_not_followed_as_boxes(void)
{
    struct sudoku_layout *layout = sample_square(SIDE, 0, sample_jigsaw);
    uint8_t boxed[CELLS];
    uint64_t seed = 9; /* many cells are empty then */
    make_ambiguous(layout, boxed, &seed);
    draw(layout);
    CHECK(!is_committed());
    draw(sudoku_layout_classic());
    CHECK(is_committed());
    sudoku_layout_destroy(layout);
}

/* Two cells in exchange: thick lines stand inside two boxes, and few of them. */
static void a_film_of_a_jigsaw_that_is_nearly_boxes_is_not_followed_as_boxes(void)
{
    static const char nearly_boxes[] = "AABBBBCCC"
                                       "AAABBBCCC"
                                       "AAAABBCCC"
                                       "DDDEEEFFF"
                                       "DDDEEEFFF"
                                       "DDDEEEFFF"
                                       "GGHHHHIII"
                                       "GGGHHHIII"
                                       "GGGGHHIII";
    struct sudoku_layout *layout = sample_square(SIDE, 0, nearly_boxes);
    uint8_t boxed[CELLS];
    uint64_t seed = 0;
    make_ambiguous(layout, boxed, &seed);
    draw(layout);
    CHECK(!is_committed());
    sudoku_layout_destroy(layout);
}

/* Draws lines 2 * HALF + 1 pixels wide over all lines of the board; or, where HALF is 0, paper over
 * one between cells of a box. */
static void redraw_lines(int half)
{
    enum { CELL = BOARD / (SIDE + 1), START = MARGIN + CELL / 2, BOX = 3 * CELL };
    for (int line = 0; line <= SIDE; line++) {
        for (int along = 0; along <= SIDE * CELL; along++) {
            bool inside = line == 5 && along % BOX > 3 && along % BOX < BOX - 3;
            for (int off = half ? -half : -2; off <= (half ? half : 2); off++) {
                int across = START + line * CELL + off;
                if (half)
                    photo[across][START + along] = photo[START + along][across] = 20;
                else if (inside)
                    photo[across][START + along] = 255;
            }
        }
    }
}

static void boxes_stay_boxes_with_any_lines(void)
{
    static const int halves[] = {0, 1, 2, 3};
    make_puzzle(sudoku_layout_classic(), 30);
    for (unsigned i = 0; i < sizeof halves / sizeof *halves; i++) {
        const struct svision_reading *reading;
        draw(sudoku_layout_classic());
        redraw_lines(halves[i]);
        struct svision_reader *reader = read_photo(&reading);
        CHECK(!svision_reading_regions(reading));
        CHECK_EQ(svision_reading_certainty(reading), SVISION_SURE);
        CHECK(memcmp(svision_reading_solution(reading), solution, CELLS) == 0);
        svision_reader_destroy(reader);
    }
}

/* Takes light from the paper of each cell, by its letter in REGIONS: none for A, STEP percent more
 * for each next one. */
static void shade(const char *regions, unsigned step)
{
    enum { CELL = BOARD / (SIDE + 1), START = MARGIN + CELL / 2 };
    for (unsigned y = 0; y < SIDE * CELL; y++) {
        for (unsigned x = 0; x < SIDE * CELL; x++) {
            unsigned left = 100 - step * (unsigned)(regions[y / CELL * SIDE + x / CELL] - 'A');
            uint8_t *pixel = &photo[START + y][START + x];
            *pixel = (uint8_t)(*pixel * left / 100);
        }
    }
}

static void shades_show_regions_without_lines(void)
{
    struct sudoku_layout *layout = sample_square(SIDE, 0, sample_jigsaw);
    make_puzzle(layout, 27);
    draw(layout);
    redraw_lines(2);
    shade(sample_jigsaw, 4);
    for (unsigned turn = 0; turn < 4; turn++, turn_photo()) {
        const struct svision_reading *reading;
        struct svision_reader *reader = read_photo(&reading);
        const uint8_t *regions = svision_reading_regions(reading);
        CHECK(regions && are_same(sample_jigsaw, regions));
        CHECK(memcmp(svision_reading_givens(reading), puzzle, CELLS) == 0);
        CHECK_EQ(svision_reading_certainty(reading), SVISION_SURE);
        svision_reader_destroy(reader);
    }
    sudoku_layout_destroy(layout);
}

/* If some regions have the same shade, their border is unknown. */
static void regions_of_equal_shades_are_not_sure(void)
{
    static const char two_alike[] = "AABBBBCCC"
                                    "AAAABBCCC"
                                    "AADBBECCF"
                                    "ADDBBECFF"
                                    "DDDEEEFFF"
                                    "DDDEEHFFI"
                                    "DDDEHHFII"
                                    "DDDHHHIII"
                                    "DDDHHHIII";
    struct sudoku_layout *layout = sample_square(SIDE, 0, sample_jigsaw);
    const struct svision_reading *reading;
    make_puzzle(layout, 27);
    draw(layout);
    redraw_lines(2);
    shade(two_alike, 4);
    struct svision_reader *reader = read_photo(&reading);
    CHECK_EQ(svision_reading_certainty(reading), SVISION_UNCERTAIN);
    svision_reader_destroy(reader);
    sudoku_layout_destroy(layout);
}

/* Draws lines across 2 * ACROSS + 1 pixels wide over the board's, and those down 2 * DOWN + 1. */
static void redraw_both(int across, int down)
{
    enum { CELL = BOARD / (SIDE + 1), START = MARGIN + CELL / 2 };
    for (int line = 0; line <= SIDE; line++) {
        int place = START + line * CELL;
        for (int along = START; along <= START + SIDE * CELL; along++) {
            for (int off = -across; off <= across; off++)
                photo[place + off][along] = 20;
            for (int off = -down; off <= down; off++)
                photo[along][place + off] = 20;
        }
    }
}

/* A Latin square with heavier lines between its rows: a table, since its boxes break the rules. */
static void rows_and_columns_are_no_regions(void)
{
    for (unsigned i = 0; i < CELLS; i++)
        puzzle[i] = (uint8_t)((i / SIDE + i % SIDE) % SIDE + 1);
    for (unsigned turn = 0; turn < 2; turn++) {
        const struct svision_reading *reading;
        draw(sudoku_layout_classic());
        redraw_both(turn ? 1 : 3, turn ? 3 : 1);
        struct svision_reader *reader = read_photo(&reading);
        CHECK(!svision_reading_regions(reading));
        CHECK_EQ(svision_reading_certainty(reading), SVISION_UNCERTAIN);
        svision_reader_destroy(reader);
    }
}

int main(void)
{
    thick_lines_show_the_regions_in_every_direction();
    several_solutions_of_a_jigsaw_are_reported();
    boxes_are_no_regions();
    lines_decide_even_if_boxes_have_one_solution();
    a_film_of_a_jigsaw_is_not_followed_as_boxes();
    a_film_of_a_jigsaw_that_is_nearly_boxes_is_not_followed_as_boxes();
    boxes_stay_boxes_with_any_lines();
    shades_show_regions_without_lines();
    regions_of_equal_shades_are_not_sure();
    rows_and_columns_are_no_regions();
    return check_result();
}
