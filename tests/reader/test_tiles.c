/* Screens whose cells are tiles with gaps between them, in any light, or shaded, and grids in which
 * boxes alone have lines around them. */
#include <sudokuvision/sudokuvision.h>

#include "pages/page.h"
#include "support/check.h"

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

enum { SIDE = 600, LEFT = 30, CELL = 60 };

static uint8_t screen[SIDE * SIDE];

/* How bright what is, how wide gaps are, those around boxes too, and the height of digits, in
 * cells. */
struct screen_look {
    uint8_t page, tile, ink;
    unsigned gap, box_gap;
    double height;
};

/* Whether pixel I of a row or column lies in a gap, or outside. */
static bool is_gap(unsigned i, const struct screen_look *look)
{
    if (i < LEFT || i >= LEFT + 9 * CELL)
        return true;
    unsigned place = (i - LEFT) % CELL, line = (i - LEFT + CELL / 2) / CELL;
    unsigned gap = line % 3 ? look->gap : look->box_gap;
    return 2 * place < gap || 2 * (CELL - place) <= gap;
}

static void draw_digits(unsigned count, uint32_t ink, double height)
{
    const struct svision_canvas canvas = {screen, SIDE, SIDE, SIDE, SVISION_GRAY8};
    for (unsigned i = 0; i < SVISION_CELLS; i++) {
        const char text[] = {puzzle[i], '\0'};
        struct svision_point at = {LEFT + (i % 9 + 0.5) * CELL, LEFT + (i / 9 + 0.5) * CELL};
        if (puzzle[i] == '.' || count-- == 0)
            continue;
        CHECK_EQ(svision_draw_text(&canvas, text, at, height * CELL, ink * 0x010101, 1),
                 SVISION_OK);
    }
}

static void draw_tiles(const struct screen_look *look)
{
    for (unsigned i = 0; i < SIDE * SIDE; i++)
        screen[i] = is_gap(i % SIDE, look) || is_gap(i / SIDE, look) ? look->page : look->tile;
    draw_digits(SVISION_CELLS, look->ink, look->height);
}

/* Lines, thick ones around boxes, and SHADE in the cells with digits, or in every third one. */
static void draw_shaded(uint8_t shade, bool digits)
{
    for (unsigned i = 0; i < SIDE * SIDE; i++) {
        unsigned x = i % SIDE - LEFT, y = i / SIDE - LEFT, far = 9 * CELL;
        bool inside = i % SIDE >= LEFT && i / SIDE >= LEFT && x < far + 4 && y < far + 4;
        bool thick = inside && (x % (3 * CELL) < 4 || y % (3 * CELL) < 4);
        bool thin = inside && (x % CELL < 2 || y % CELL < 2);
        unsigned cell = x < far && y < far ? y / CELL * 9 + x / CELL : 0;
        bool shaded =
            inside && x < far && y < far && (digits ? puzzle[cell] != '.' : cell * 7 % 3 == 0);
        screen[i] = thick ? 20 : thin ? 60 : shaded ? shade : 250;
    }
    draw_digits(SVISION_CELLS, 20, 0.5);
}

/* A frame, and lines around boxes of WIDTH. */
static void draw_boxes(unsigned width)
{
    for (unsigned i = 0; i < SIDE * SIDE; i++) {
        unsigned x = i % SIDE, y = i / SIDE, far = LEFT + 9 * CELL + width;
        bool inside = x >= LEFT && y >= LEFT && x < far && y < far;
        bool line = inside && ((x - LEFT) % (3 * CELL) < width || (y - LEFT) % (3 * CELL) < width);
        screen[i] = line ? 40 : 230;
    }
    draw_digits(SVISION_CELLS, 30, 0.5);
}

static void expect(enum svision_certainty certainty, struct svision_reader *reader)
{
    const struct svision_image image = {screen, SIDE, SIDE, SIDE, SVISION_GRAY8};
    size_t count = 0;
    CHECK_EQ(svision_reader_read(reader, &image, &count, NULL), SVISION_OK);
    CHECK_EQ(count, 1);
    const struct svision_reading *reading = svision_reader_reading(reader, 0);
    const uint8_t *cells = svision_reading_givens(reading);
    CHECK_EQ(svision_reading_certainty(reading), certainty);
    for (unsigned i = 0; cells && i < SVISION_CELLS; i++)
        CHECK_EQ(cells[i], puzzle[i] == '.' ? 0 : puzzle[i] - '0');
}

static void tiles_are_read_in_any_light(struct svision_reader *reader)
{
    static const struct screen_look looks[] = {
        {255, 215, 20, 4, 8, 0.5},                            /* gray on white */
        {255, 215, 20, 6, 6, 0.5}, {20, 65, 230, 4, 8, 0.5},  /* light on dark */
        {20, 65, 230, 6, 6, 0.5},  {120, 245, 30, 4, 8, 0.5}, /* white on gray */
        {225, 250, 20, 2, 2, 0.6},                            /* faint gaps */
        {20, 38, 230, 2, 2, 0.6},
    };
    for (unsigned i = 0; i < sizeof looks / sizeof looks[0]; i++) {
        draw_tiles(&looks[i]);
        expect(SVISION_SURE, reader);
    }
}

/* Their edges are no lines, which would be those of regions. */
static void shaded_cells_are_boxes_still(struct svision_reader *reader)
{
    for (unsigned shade = 130; shade <= 220; shade += 30) {
        draw_shaded((uint8_t)shade, true);
        expect(SVISION_SURE, reader);
        draw_shaded((uint8_t)shade, false);
        expect(SVISION_SURE, reader);
    }
}

static void boxes_without_lines_inside_are_read(struct svision_reader *reader)
{
    for (unsigned width = 3; width <= 5; width++) {
        draw_boxes(width);
        expect(SVISION_SURE, reader);
    }
}

/* A blot in a blank cell makes the reading uncertain, not the grid. */
static void doubtful_boxes_are_read_too(struct svision_reader *reader)
{
    enum { BLANK = 2, BLOT = 24 };
    draw_boxes(4);
    for (unsigned i = 0; i < BLOT * BLOT; i++) {
        unsigned x = LEFT + BLANK * CELL + (CELL - BLOT) / 2 + i % BLOT;
        screen[(LEFT + (CELL - BLOT) / 2 + i / BLOT) * SIDE + x] = 110;
    }
    expect(SVISION_UNCERTAIN, reader);
}

/* A keyboard, or any other wall of tiles. */
static void tiles_without_a_puzzle_are_no_grid(struct svision_reader *reader)
{
    const struct svision_image image = {screen, SIDE, SIDE, SIDE, SVISION_GRAY8};
    static const struct screen_look look = {255, 215, 20, 6, 6, 0.5};
    size_t count = 0;
    draw_tiles(&look);
    for (unsigned i = 0; i < SIDE * SIDE; i++)
        screen[i] = screen[i] < 215 ? 215 : screen[i];
    draw_digits(9, 20, 0.5);
    CHECK_EQ(svision_reader_read(reader, &image, &count, NULL), SVISION_NO_GRID);
    CHECK_EQ(count, 0);
}

int main(void)
{
    struct svision_reader *reader;
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    tiles_are_read_in_any_light(reader);
    shaded_cells_are_boxes_still(reader);
    boxes_without_lines_inside_are_read(reader);
    doubtful_boxes_are_read_too(reader);
    tiles_without_a_puzzle_are_no_grid(reader);
    svision_reader_destroy(reader);
    return check_result();
}
