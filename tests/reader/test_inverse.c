/* Cells with digits light on dark among others, in all patterns. With a number N, N random views of
 * each are read, and a table shows the results. */
#include <stdlib.h>
#include <string.h>

#include <sudokuvision/sudokuvision.h>

#include "digits/mark/inverse.h"
#include "model/random.h"
#include "pages/page_inverse.h"
#include "support/check.h"
#include "support/view_tally.h"

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/* The same with one extra digit of the solution. */
static const char with_spare[] =
    "534.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

enum pattern { ONE, CHECKERS, DIAGONALS, GIVENS, SOME, PATTERNS };
static const char *const names[PATTERNS] = {"one", "checkers", "diagonals", "givens", "some"};

static uint8_t photo[PAGE_WIDTH * PAGE_HEIGHT];

static bool is_dark(enum pattern pattern, const char *text, unsigned cell, uint64_t *random)
{
    unsigned row = cell / 9, column = cell % 9;
    switch (pattern) {
    case ONE:
        return cell == 2;
    case CHECKERS:
        return (row + column) % 2 == 0;
    case DIAGONALS:
        return row == column || row + column == 8;
    case GIVENS:
        return text[cell] != '.';
    default:
        return random_chance(random, 0.3F);
    }
}

/* Paints columns FROM..TO-1 of a cell. */
static void paint(uint8_t *patch, unsigned from, unsigned to, uint8_t value)
{
    for (unsigned i = 0; i < CELL_PIXELS; i++)
        if (i % CELL_SIDE >= from && i % CELL_SIDE < to)
            patch[i] = value;
}

/* If a dark square does not fill its cell, for example because the grid was located inexactly, its
 * digit is uncertain. */
static void cells_that_are_dark_in_part_are_open(void)
{
    static uint8_t patches[BOARD_MAX_CELLS][CELL_PIXELS];
    static struct inverse_cells cells;
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        paint(patches[i], 0, CELL_SIDE, i < 3 ? 40 : 220);
    paint(patches[0], 14, 18, 200);
    paint(patches[1], 16, CELL_SIDE, 220);
    inverse_invert_cells(patches, 9, &cells);
    for (unsigned i = 0; i < SVISION_CELLS; i++) {
        CHECK_EQ(cells.sum[i] != 0, i == 0 || i == 2);
        CHECK_EQ(cells.open[i], i == 1);
    }
}

static void read_view(struct svision_reader *reader, enum pattern pattern, unsigned ground,
                      const struct page_view *view, uint64_t *random, struct view_tally *tally)
{
    const struct svision_image image = {photo, PAGE_WIDTH, PAGE_HEIGHT, PAGE_WIDTH, SVISION_GRAY8};
    const char *text = pattern == ONE ? with_spare : puzzle;
    uint8_t cells[SVISION_MAX_CELLS];
    bool dark[SVISION_CELLS];
    size_t count;
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        dark[i] = is_dark(pattern, text, i, random);
    page_cells(text, cells);
    CHECK_EQ(page_draw_inverse(text, dark, ground, view, photo), SVISION_OK);
    if (svision_reader_read(reader, &image, &count, NULL))
        return;
    const struct svision_reading *reading = svision_reader_reading(reader, 0);
    bool right = svision_reading_side(reading) == 9 &&
                 memcmp(svision_reading_givens(reading), cells, SVISION_CELLS) == 0;
    view_tally_add(tally, reading, right);
}

static void clear_views_are_read_for_sure(struct svision_reader *reader)
{
    static const struct page_view views[] = {
        {.degrees = 5, .tilt = 0.08, .scale = 1, .blur = 0.7, .noise = 3},
        {.degrees = 178, .scale = 0.9, .noise = 4},
    };
    uint64_t random = 1;
    for (unsigned i = 0; i < PATTERNS; i++) {
        for (unsigned k = 0; k < 2; k++) {
            struct view_tally tally = {0};
            read_view(reader, (enum pattern)i, 60 * k, &views[k], &random, &tally);
            if (tally.sure != 1)
                printf("%s, view %u\n", names[i], k);
            CHECK_EQ(tally.sure, 1);
        }
    }
}

static void no_sure_reading_of_a_view_is_wrong(struct svision_reader *reader, unsigned views)
{
    uint64_t random = 2;
    printf("pattern    views  right  right and sure  wrong, sure\n");
    for (unsigned i = 0; i < PATTERNS; i++) {
        struct view_tally tally = {0};
        for (unsigned k = 0; k < views; k++) {
            struct page_view view = {.degrees = random_below(&random, 360)};
            view.tilt = 0.01 * random_below(&random, 31);
            view.scale = 0.6 + 0.01 * random_below(&random, 41);
            view.blur = 0.1 * random_below(&random, 20);
            view.noise = random_below(&random, 9);
            view.shadow = 0.01 * random_below(&random, 41);
            read_view(reader, (enum pattern)i, random_below(&random, 110), &view, &random, &tally);
        }
        printf("%-10s %5u %6u %15u %12u\n", names[i], views, tally.right, tally.sure,
               tally.wrong_but_sure);
        CHECK_EQ(tally.wrong_but_sure, 0);
    }
}

int main(int argc, char **argv)
{
    struct svision_reader *reader;
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    cells_that_are_dark_in_part_are_open();
    clear_views_are_read_for_sure(reader);
    no_sure_reading_of_a_view_is_wrong(reader, argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 2);
    svision_reader_destroy(reader);
    return check_result();
}
