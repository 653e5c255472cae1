/* Boards that count past 9 with numbers or letters, 10 to 25 rows, seen from an angle, blurred,
 * noisy and in shadow; some have 0 as highest digit. With a number N, N random views of each are
 * read, and a table shows the results. */
#define PAGE_ZOOM 2

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/solver.h>
#include <sudokuvision/sudokuvision.h>

#include "model/random.h"
#include "pages/page.h"
#include "support/check.h"
#include "support/view_tally.h"

struct kind {
    unsigned box_rows, box_columns;
    bool numbers, zero;
    unsigned percent; /* of the cells are given */
};

static const struct kind kinds[] = {
    {2, 5, true, false, 50},  {5, 2, true, false, 50},  {3, 4, true, false, 50},
    {4, 3, true, false, 50},  {3, 5, true, false, 55},  {5, 3, true, false, 55},
    {4, 4, true, false, 55},  {5, 5, true, false, 65},  {2, 5, false, false, 50},
    {3, 4, false, false, 50}, {3, 5, false, false, 55}, {4, 4, false, false, 55},
    {2, 5, false, true, 50},  {3, 4, false, true, 50},  {4, 3, false, true, 50},
    {3, 5, false, true, 55},  {4, 4, false, true, 55},  {3, 4, true, true, 50},
    {4, 4, true, true, 55},
};

enum { KINDS = sizeof kinds / sizeof kinds[0] };

static uint8_t photo[PAGE_WIDTH * PAGE_HEIGHT];

static unsigned side_of(const struct kind *kind)
{
    return kind->box_rows * kind->box_columns;
}

/* Fills CELLS with a puzzle: some digits of a regular solution, renamed. */
static void draw_puzzle(const struct kind *kind, uint64_t *random, uint8_t *cells)
{
    unsigned side = side_of(kind), names[SVISION_MAX_ROW];
    for (unsigned i = 0; i < side; i++) {
        unsigned k = random_below(random, i + 1);
        names[i] = names[k];
        names[k] = i + 1;
    }
    for (unsigned i = 0; i < side * side; i++) {
        unsigned row = i / side, column = i % side;
        unsigned digit = (row % kind->box_rows * kind->box_columns + row / kind->box_rows + column);
        cells[i] = random_below(random, 100) < kind->percent ? (uint8_t)names[digit % side] : 0;
    }
}

static bool has_one_solution(const struct kind *kind, const uint8_t *cells)
{
    uint8_t solution[SVISION_MAX_CELLS];
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    struct sudoku_layout *layout;
    struct sudoku_solver *solver;
    options.side = side_of(kind);
    options.box_rows = kind->box_rows;
    options.box_columns = kind->box_columns;
    CHECK_EQ(sudoku_layout_create(&options, &layout), SUDOKU_OK);
    CHECK_EQ(sudoku_solver_create(layout, NULL, &solver), SUDOKU_OK);
    const struct sudoku_puzzle puzzle = {.givens = cells};
    bool one = sudoku_solver_unique(solver, &puzzle, NULL, solution) == SUDOKU_OK;
    sudoku_solver_destroy(solver);
    sudoku_layout_destroy(layout);
    return one;
}

/* Whether READING names the symbols past 9 correctly. */
static bool is_named(const struct svision_reading *reading, const struct kind *kind)
{
    const char *symbols = svision_reading_symbols(reading);
    unsigned side = side_of(kind);
    char named[] = "123456789ABCDEFGHIJKLMNOP";
    named[side - 1] = '0';
    named[side] = '\0';
    return svision_reading_has_numbers(reading) == kind->numbers &&
           (kind->zero ? symbols && strcmp(symbols, named) == 0 : !symbols);
}

static void read_view(struct svision_reader *reader, const struct kind *kind,
                      const struct page_view *view, uint64_t *random, struct view_tally *tally)
{
    const struct svision_image image = {photo, PAGE_WIDTH, PAGE_HEIGHT, PAGE_WIDTH, SVISION_GRAY8};
    uint8_t cells[SVISION_MAX_CELLS];
    unsigned side = side_of(kind);
    size_t count;
    do
        draw_puzzle(kind, random, cells);
    while (!has_one_solution(kind, cells));
    CHECK_EQ(page_draw_cells(cells, side, view, photo), SVISION_OK);
    if (svision_reader_read(reader, &image, &count, NULL)) {
        tally->none++;
        return;
    }
    const struct svision_reading *reading = svision_reader_reading(reader, 0);
    bool right = svision_reading_side(reading) == side &&
                 svision_reading_box_rows(reading) == kind->box_rows &&
                 memcmp(svision_reading_givens(reading), cells, (size_t)side * side) == 0 &&
                 is_named(reading, kind);
    view_tally_add(tally, reading, right);
}

/* As in a photo that somebody took with care. */
static void clear_views_are_read_for_sure(struct svision_reader *reader)
{
    static const struct page_view views[] = {
        {.degrees = 7, .tilt = 0.08, .scale = 1, .blur = 0.7, .noise = 3},
        {.degrees = 181, .scale = 1, .noise = 6, .shadow = 0.3},
    };
    uint64_t random = 1;
    for (unsigned i = 0; i < KINDS; i++) {
        for (unsigned k = 0; k < 2; k++) {
            struct view_tally tally = {0};
            struct page_view view = views[k];
            view.box_rows = kinds[i].box_rows;
            view.box_columns = kinds[i].box_columns;
            view.numbers = kinds[i].numbers;
            view.zero = kinds[i].zero;
            read_view(reader, &kinds[i], &view, &random, &tally);
            if (tally.sure != 1)
                printf("kind %u, %u x %u, view %u\n", i, view.box_rows, view.box_columns, k);
            CHECK_EQ(tally.sure, 1);
        }
    }
}

static void no_sure_reading_of_a_view_is_wrong(struct svision_reader *reader, unsigned views)
{
    uint64_t random = 2;
    printf("boxes    views   none  right  right and sure  wrong, sure\n");
    for (unsigned i = 0; i < KINDS; i++) {
        struct view_tally tally = {0};
        for (unsigned k = 0; k < views; k++) {
            struct page_view view = {.degrees = random_below(&random, 360)};
            view.tilt = 0.01 * random_below(&random, 26);
            view.scale = 0.7 + 0.01 * random_below(&random, 31);
            view.blur = 0.1 * random_below(&random, 20);
            view.noise = random_below(&random, 9);
            view.shadow = 0.01 * random_below(&random, 41);
            view.box_rows = kinds[i].box_rows;
            view.box_columns = kinds[i].box_columns;
            view.numbers = kinds[i].numbers;
            view.zero = kinds[i].zero;
            read_view(reader, &kinds[i], &view, &random, &tally);
        }
        printf("%u x %u %s%s %4u %6u %6u %15u %12u\n", kinds[i].box_rows, kinds[i].box_columns,
               kinds[i].numbers ? "10" : "A ", kinds[i].zero ? " 0" : "  ", views, tally.none,
               tally.right, tally.sure, tally.wrong_but_sure);
        CHECK_EQ(tally.wrong_but_sure, 0);
    }
}

int main(int argc, char **argv)
{
    struct svision_reader *reader;
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    clear_views_are_read_for_sure(reader);
    no_sure_reading_of_a_view_is_wrong(reader, argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 1);
    svision_reader_destroy(reader);
    return check_result();
}
