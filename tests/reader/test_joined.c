/* Pages with grids that share boxes, samurai or twins, are read as one puzzle in any orientation;
 * no grid is a puzzle of its own. */
#define PAGE_ZOOM 2

#include <sudoku/generate.h>
#include <sudoku/solver.h>
#include <sudokuvision/sudokuvision.h>

#include "pages/page.h"
#include "support/check.h"

enum { MAX_GRIDS = 5, SIDE = 21, MAX_CELLS = SIDE * SIDE };

/* How grids lie: row and column of each. */
struct figure {
    unsigned count;
    uint16_t at[MAX_GRIDS][2];
};

static const struct figure samurai = {5, {{0, 0}, {0, 12}, {6, 6}, {12, 0}, {12, 12}}};
static const struct figure twins[] = {
    {2, {{0, 0}, {6, 6}}}, {2, {{0, 6}, {6, 0}}}, {2, {{0, 0}, {6, 3}}},
    {2, {{0, 3}, {6, 0}}}, {2, {{0, 0}, {3, 6}}}, {2, {{0, 6}, {3, 0}}},
};

static uint8_t board[PAGE_BOARD * PAGE_BOARD], photo[PAGE_WIDTH * PAGE_HEIGHT];
static uint8_t digits[SIDE][SIDE],
    solution[SIDE][SIDE]; /* the print and the digits that follow from it */

static struct sudoku_layout *layout_of(const struct figure *figure)
{
    struct sudoku_layout *layout;
    CHECK_EQ(sudoku_layout_create_joined(figure->at[0], figure->count, NULL, &layout), SUDOKU_OK);
    return layout;
}

/* Makes a puzzle of FIGURE with one solution, some givens more than it needs. */
static void make(const struct figure *figure, uint64_t seed, uint8_t *cells)
{
    struct sudoku_layout *layout = layout_of(figure);
    struct sudoku_generator *generator;
    struct sudoku_solver *solver;
    struct sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
    const struct sudoku_puzzle puzzle = {.givens = cells};
    uint8_t answer[MAX_CELLS];
    int8_t status;
    unsigned count = sudoku_layout_cell_count(layout);
    job.count = 1;
    job.seed = seed;
    job.results = cells;
    job.statuses = &status;
    CHECK_EQ(sudoku_generator_create(layout, NULL, &generator), SUDOKU_OK);
    CHECK_EQ(sudoku_generator_run(generator, &job, NULL), SUDOKU_OK);
    CHECK_EQ(sudoku_solver_create(layout, NULL, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_solver_unique(solver, &puzzle, NULL, answer), SUDOKU_OK);
    memset(digits, 0, sizeof digits);
    memset(solution, 0, sizeof solution);
    for (unsigned i = 0; i < count; i++) {
        unsigned row = sudoku_layout_cell_row(layout, i);
        unsigned column = sudoku_layout_cell_column(layout, i);
        digits[row][column] = cells[i];
        solution[row][column] = answer[i];
    }
    sudoku_solver_destroy(solver);
    sudoku_generator_destroy(generator);
    sudoku_layout_destroy(layout);
}

/* Bends the drawing: columns are moved by up to AMOUNT pixels. */
static void bend(double amount)
{
    static uint8_t flat[PAGE_BOARD * PAGE_BOARD];
    memcpy(flat, board, sizeof flat);
    for (int i = 0; i < PAGE_BOARD * PAGE_BOARD; i++) {
        int x = i % PAGE_BOARD, y = i / PAGE_BOARD;
        double from = y + amount * (sin(3.14159265 * x / PAGE_BOARD) - 0.5);
        int row = (int)floor(from);
        double part = from - row;
        uint8_t above = row >= 0 && row < PAGE_BOARD ? flat[row * PAGE_BOARD + x] : 255;
        uint8_t below = row >= -1 && row < PAGE_BOARD - 1 ? flat[(row + 1) * PAGE_BOARD + x] : 255;
        board[i] = (uint8_t)(above * (1 - part) + below * part + 0.5);
    }
}

/* Shows CELLS of FIGURE. */
static void show(const struct figure *figure, const uint8_t *cells, double bow,
                 const struct page_view *view)
{
    const struct svision_canvas canvas = {board, PAGE_BOARD, PAGE_BOARD, PAGE_BOARD, SVISION_GRAY8};
    struct sudoku_layout *layout = layout_of(figure);
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    drawing.layout = layout;
    drawing.cells = cells;
    CHECK_EQ(svision_draw_board(&drawing, &canvas), SVISION_OK);
    if (bow > 0)
        bend(bow);
    CHECK_EQ(page_see(board, view, photo), SVISION_OK);
    sudoku_layout_destroy(layout);
}

/* Reads the first HEIGHT rows of the photo; gives how many grids there are. */
static size_t read_rows(struct svision_reader *reader, unsigned height)
{
    const struct svision_image image = {photo, PAGE_WIDTH, height, PAGE_WIDTH, SVISION_GRAY8};
    size_t count = 0;
    CHECK(svision_reader_read(reader, &image, &count, NULL) >= SVISION_OK);
    return count;
}

/* Whether FIGURE has a grid at PLACE. */
static bool has_grid(const struct figure *figure, const uint16_t *place)
{
    for (unsigned i = 0; place && i < figure->count; i++)
        if (figure->at[i][0] == place[0] && figure->at[i][1] == place[1])
            return true;
    return false;
}

/* The readings of COUNT grids. */
struct result {
    bool is_whole; /* all of FIGURE, each cell rightly */
    bool is_sure;  /* one of them */
};

static struct result compare(struct svision_reader *reader, const struct figure *figure,
                             size_t count)
{
    struct result result = {.is_whole = count == figure->count};
    for (size_t i = 0; i < count; i++) {
        const struct svision_reading *reading = svision_reader_reading(reader, i);
        const uint16_t *place = svision_reading_place(reading);
        const uint8_t *cells = svision_reading_givens(reading);
        result.is_sure |= svision_reading_certainty(reading) == SVISION_SURE ||
                          svision_reading_solution_certainty(reading) == SVISION_SURE;
        result.is_whole &= has_grid(figure, place);
        for (unsigned k = 0; k < SVISION_CELLS && result.is_whole; k++)
            result.is_whole = cells[k] == digits[place[0] + k / 9][place[1] + k % 9];
    }
    return result;
}

/* Checks that each sure grid has the common solution. */
static void expect_solution(struct svision_reader *reader, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const struct svision_reading *reading = svision_reader_reading(reader, i);
        const uint16_t *place = svision_reading_place(reading);
        CHECK_EQ(svision_reading_certainty(reading), SVISION_SURE);
        CHECK_EQ(svision_reading_solution_count(reading), 1);
        for (unsigned k = 0; place && k < SVISION_CELLS; k++)
            CHECK_EQ(svision_reading_solution(reading)[k],
                     solution[place[0] + k / 9][place[1] + k % 9]);
    }
}

static struct result see(struct svision_reader *reader, const struct figure *figure,
                         const uint8_t *cells, double bow, const struct page_view *view)
{
    show(figure, cells, bow, view);
    size_t count = read_rows(reader, PAGE_HEIGHT);
    struct result result = compare(reader, figure, count);
    if (result.is_sure)
        expect_solution(reader, count);
    CHECK(result.is_whole || !result.is_sure);
    return result;
}

static const struct page_view views[] = {
    {.scale = 1, .blur = 0.7, .noise = 3},
    {.degrees = 5, .tilt = 0.1, .scale = 1, .blur = 0.7, .noise = 3},
    {.degrees = -12, .tilt = 0.2, .scale = 0.9, .blur = 1, .noise = 5, .shadow = 0.3},
    {.degrees = 90, .tilt = 0.1, .scale = 1, .blur = 0.7, .noise = 3},
    {.degrees = 172, .tilt = 0.1, .scale = 1, .blur = 0.7, .noise = 3},
};

enum { VIEWS = sizeof views / sizeof views[0] };

static void a_samurai_is_one_puzzle(struct svision_reader *reader)
{
    uint8_t cells[MAX_CELLS] = {0};
    unsigned sure = 0;
    make(&samurai, 1, cells);
    for (unsigned k = 0; k < VIEWS; k++)
        for (unsigned bow = 0; bow < 2; bow++) {
            struct result result = see(reader, &samurai, cells, 12 * bow, &views[k]);
            CHECK(result.is_whole);
            sure += result.is_sure;
        }
    CHECK_EQ(sure, 2 * VIEWS);
}

static void twins_are_one_puzzle(struct svision_reader *reader)
{
    uint8_t cells[MAX_CELLS] = {0};
    for (size_t i = 0; i < sizeof twins / sizeof twins[0]; i++) {
        make(&twins[i], i + 7, cells);
        for (size_t k = i % 3; k < VIEWS; k += 3) {
            struct result result = see(reader, &twins[i], cells, 0, &views[k]);
            CHECK(result.is_whole);
            CHECK(result.is_sure);
        }
    }
}

/* Without any one of its givens a minimal puzzle has several solutions. */
static void several_solutions_are_reported_for_each_grid(struct svision_reader *reader)
{
    uint8_t cells[MAX_CELLS] = {0};
    make(&samurai, 2, cells);
    unsigned gone = 200;
    while (!cells[gone])
        gone++;
    cells[gone] = 0;
    show(&samurai, cells, 0, &views[1]);
    CHECK_EQ(read_rows(reader, PAGE_HEIGHT), 5);
    for (unsigned i = 0; i < 5; i++) {
        const struct svision_reading *reading = svision_reader_reading(reader, i);
        CHECK_EQ(svision_reading_certainty(reading), SVISION_UNCERTAIN);
        CHECK_EQ(svision_reading_solution_certainty(reading), SVISION_UNCERTAIN);
        CHECK_EQ(svision_reading_solution_count(reading), 2);
        CHECK_EQ(svision_diagnosis_reason(svision_reading_diagnosis(reading)),
                 SVISION_REASON_SEVERAL_SOLUTIONS);
    }
}

/* A digit that contradicts both grids together and has no likely alternative. */
static void a_misprint_leaves_no_grid_sure(struct svision_reader *reader)
{
    uint8_t cells[MAX_CELLS] = {0};
    make(&twins[0], 3, cells);
    for (unsigned i = 0, changed = 0; i < 153 && changed < 4; i++) {
        uint8_t given = cells[i];
        if (!given)
            continue;
        cells[i] = (uint8_t)(given % 9 + 1);
        show(&twins[0], cells, 0, &views[0]);
        size_t count = read_rows(reader, PAGE_HEIGHT);
        CHECK_EQ(count, 2);
        CHECK(!compare(reader, &twins[0], count).is_sure);
        cells[i] = given;
        changed++;
    }
}

/* The figure's lowest rows lie below three quarters of the picture. */
static void no_part_of_a_cropped_puzzle_is_sure(struct svision_reader *reader)
{
    uint8_t cells[MAX_CELLS] = {0};
    make(&samurai, 1, cells);
    show(&samurai, cells, 0, &views[0]);
    for (unsigned height = PAGE_HEIGHT / 3; height < PAGE_HEIGHT; height += PAGE_HEIGHT / 12) {
        size_t count = read_rows(reader, height);
        struct result result = compare(reader, &samurai, count);
        CHECK(!result.is_sure || (result.is_whole && 4 * height > 3 * PAGE_HEIGHT));
    }
}

/* A reading of a classic grid, after that of a samurai. */
static void a_grid_of_another_page_is_no_part(struct svision_reader *reader)
{
    static const char puzzle[] =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const struct page_view view = {.scale = 1};
    CHECK_EQ(page_draw(puzzle, &view, photo), SVISION_OK);
    CHECK_EQ(read_rows(reader, PAGE_HEIGHT), 1);
    CHECK_EQ(svision_reading_certainty(svision_reader_reading(reader, 0)), SVISION_SURE);
    CHECK(svision_reading_place(svision_reader_reading(reader, 0)) == NULL);
}

int main(void)
{
    struct svision_reader *reader;
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    a_samurai_is_one_puzzle(reader);
    twins_are_one_puzzle(reader);
    several_solutions_are_reported_for_each_grid(reader);
    a_misprint_leaves_no_grid_sure(reader);
    no_part_of_a_cropped_puzzle_is_sure(reader);
    a_grid_of_another_page_is_no_part(reader);
    svision_reader_destroy(reader);
    return check_result();
}
