/* Pages with a samurai, five grids that share boxes: each is read, in its place, and none passes
 * for a puzzle of its own. */
#define PAGE_ZOOM 2

#include <sudoku/solver.h>
#include <sudokuvision/sudokuvision.h>

#include "model/random.h"
#include "pages/page.h"
#include "support/check.h"
#include "support/layouts.h"

enum { GRIDS = 5 };

/* Where each grid begins: the middle one, then the others row by row. */
static const unsigned corner[GRIDS][2] = {{6, 6}, {0, 0}, {0, 12}, {12, 0}, {12, 12}};

static uint8_t board[PAGE_BOARD * PAGE_BOARD], photo[PAGE_WIDTH * PAGE_HEIGHT];
static uint8_t digits[21][21]; /* what is printed */

/* Draws a samurai of which PERCENT of the cells are given. */
static void draw(unsigned percent)
{
    const struct svision_canvas canvas = {board, PAGE_BOARD, PAGE_BOARD, PAGE_BOARD, SVISION_GRAY8};
    uint8_t cells[SAMURAI_CELLS] = {0};
    enum sudoku_status status;
    struct sudoku_solver *solver;
    uint64_t random = percent;
    struct sudoku_layout *layout = samurai_layout(NULL, &status);
    const struct sudoku_puzzle empty = {.givens = cells};
    CHECK_EQ(sudoku_solver_create(layout, NULL, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_solver_solve(solver, &empty, NULL, cells), SUDOKU_OK);
    for (unsigned i = 0; i < SAMURAI_CELLS; i++) {
        cells[i] = random_below(&random, 100) < percent ? cells[i] : 0;
        digits[sudoku_layout_cell_row(layout, i)][sudoku_layout_cell_column(layout, i)] = cells[i];
    }
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    drawing.layout = layout;
    drawing.cells = cells;
    CHECK_EQ(svision_draw_board(&drawing, &canvas), SVISION_OK);
    sudoku_solver_destroy(solver);
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

static void expect_part(const struct svision_reading *reading, unsigned i)
{
    const uint8_t *cells = svision_reading_cells(reading);
    for (unsigned k = 0; k < SVISION_CELLS; k++)
        CHECK_EQ(cells[k], digits[corner[i][0] + k / 9][corner[i][1] + k % 9]);
    CHECK_EQ(svision_reading_certainty(reading), SVISION_UNCERTAIN);
    CHECK_EQ(svision_reading_solution_certainty(reading), SVISION_UNCERTAIN);
    CHECK_EQ(svision_diagnosis_reason(svision_reading_diagnosis(reading)), SVISION_REASON_JOINED);
}

static void the_five_grids_of_a_samurai_are_read_as_parts(struct svision_reader *reader)
{
    static const struct page_view views[] = {
        {.scale = 1, .blur = 0.7, .noise = 3},
        {.degrees = 5, .tilt = 0.1, .scale = 1, .blur = 0.7, .noise = 3},
        {.degrees = -12, .tilt = 0.2, .scale = 0.9, .blur = 1, .noise = 5, .shadow = 0.3},
    };
    for (unsigned percent = 40; percent <= 60; percent += 20) { /* 60: most are unique alone */
        draw(percent);
        for (size_t k = 0; k < sizeof views / sizeof views[0]; k++) {
            CHECK_EQ(page_see(board, &views[k], photo), SVISION_OK);
            CHECK_EQ(read_rows(reader, PAGE_HEIGHT), GRIDS);
            for (unsigned i = 0; i < GRIDS && svision_reader_reading(reader, GRIDS - 1); i++)
                expect_part(svision_reader_reading(reader, i), i);
        }
    }
}

static void no_part_of_one_that_is_cut_off_is_sure(struct svision_reader *reader)
{
    const struct page_view view = {.scale = 1, .blur = 0.7, .noise = 3};
    draw(60);
    CHECK_EQ(page_see(board, &view, photo), SVISION_OK);
    for (unsigned height = PAGE_HEIGHT / 3; height < PAGE_HEIGHT; height += PAGE_HEIGHT / 12) {
        size_t count = read_rows(reader, height);
        for (size_t i = 0; i < count; i++)
            CHECK_EQ(svision_reading_certainty(svision_reader_reading(reader, i)),
                     SVISION_UNCERTAIN);
    }
}

/* A reading of a classic grid, after that of a samurai. */
static void another_page_is_no_part(struct svision_reader *reader)
{
    static const char puzzle[] =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const struct page_view view = {.scale = 1};
    CHECK_EQ(page_draw(puzzle, &view, photo), SVISION_OK);
    CHECK_EQ(read_rows(reader, PAGE_HEIGHT), 1);
    CHECK_EQ(svision_reading_certainty(svision_reader_reading(reader, 0)), SVISION_SURE);
}

int main(void)
{
    struct svision_reader *reader;
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    the_five_grids_of_a_samurai_are_read_as_parts(reader);
    no_part_of_one_that_is_cut_off_is_sure(reader);
    another_page_is_no_part(reader);
    svision_reader_destroy(reader);
    return check_result();
}
