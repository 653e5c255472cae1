/* Still pictures that need a second attempt: cropped at the border of the grid, light on dark, or
 * with faint digits. */
#include <math.h>

#include <sudokuvision/sudokuvision.h>

#include "pages/page.h"
#include "support/check.h"

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static uint8_t photo[PAGE_WIDTH * PAGE_HEIGHT];

static void take_photo(void)
{
    const struct page_view view = {.scale = 1};
    CHECK_EQ(page_draw(puzzle, &view, photo), SVISION_OK);
}

static void negate(void)
{
    for (size_t i = 0; i < sizeof photo; i++)
        photo[i] = (uint8_t)(255 - photo[i]);
}

/* Reads WINDOW of the photo; the caller destroys the reader. */
static struct svision_reader *read_window(const struct svision_image *window, size_t *count)
{
    struct svision_reader *reader;
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    enum svision_status status = svision_reader_read(reader, window, count, NULL);
    CHECK_EQ(status, *count ? SVISION_OK : SVISION_NO_GRID);
    return reader;
}

static struct svision_image whole(void)
{
    return (struct svision_image){photo, PAGE_WIDTH, PAGE_HEIGHT, PAGE_WIDTH, SVISION_GRAY8};
}

/* The part of the photo up to MARGIN pixels outside the upright grid; negative: inside. */
static struct svision_image crop(int margin)
{
    size_t count;
    const struct svision_image all = whole();
    struct svision_reader *reader = read_window(&all, &count);
    CHECK_EQ(count, 1);
    struct svision_quad at = *svision_reading_corners(svision_reader_reading(reader, 0));
    svision_reader_destroy(reader);
    int left = (int)lround(at.corner[0].x) - margin, top = (int)lround(at.corner[0].y) - margin;
    int right = (int)lround(at.corner[2].x) + margin, bottom = (int)lround(at.corner[2].y) + margin;
    return (struct svision_image){photo + (size_t)top * PAGE_WIDTH + (size_t)left,
                                  (unsigned)(right - left + 1), (unsigned)(bottom - top + 1),
                                  PAGE_WIDTH, SVISION_GRAY8};
}

static void expect_sure(const struct svision_image *window)
{
    size_t count;
    struct svision_reader *reader = read_window(window, &count);
    const struct svision_reading *reading = svision_reader_reading(reader, 0);
    const uint8_t *cells = svision_reading_givens(reading);
    CHECK_EQ(count, 1);
    CHECK_EQ(svision_reading_certainty(reading), SVISION_SURE);
    for (unsigned i = 0; cells && i < SVISION_CELLS; i++)
        CHECK_EQ(cells[i], puzzle[i] == '.' ? 0 : puzzle[i] - '0');
    svision_reader_destroy(reader);
}

static void a_grid_cropped_at_its_border_is_read(void)
{
    take_photo();
    for (int margin = -2; margin <= 1; margin++) {
        struct svision_image window = crop(margin);
        expect_sure(&window);
    }
}

/* The lines around the cells must be looked for where they are, beyond the margin that is added to
 * such a picture. */
static void a_slip_on_a_cropped_grid_is_noticed(void)
{
    enum { CELL = 5 };
    size_t count;
    take_photo();
    struct svision_image window = crop(-2);
    unsigned cell = window.width / 9, left = CELL * cell, size = 3 * cell / 2;
    size_t corner = (size_t)(window.pixels - photo) + (left - cell / 4) * (window.stride + 1);
    for (unsigned i = 0; i < size; i++)
        memset(photo + corner + i * window.stride, 150, size);
    struct svision_reader *reader = read_window(&window, &count);
    const struct svision_reading *reading = svision_reader_reading(reader, 0);
    CHECK_EQ(count, 1);
    CHECK_EQ(svision_reading_certainty(reading), SVISION_UNCERTAIN);
    CHECK_EQ(svision_diagnosis_reason(svision_reading_diagnosis(reading)), SVISION_REASON_COVERED);
    svision_reader_destroy(reader);
}

static void its_corners_are_in_the_picture(void)
{
    take_photo();
    size_t count;
    struct svision_image window = crop(0);
    struct svision_reader *reader = read_window(&window, &count);
    const struct svision_quad *at = svision_reading_corners(svision_reader_reading(reader, 0));
    CHECK_EQ(count, 1);
    CHECK(at && hypot(at->corner[0].x, at->corner[0].y) < 4);
    CHECK(at && hypot(at->corner[2].x - window.width, at->corner[2].y - window.height) < 4);
    svision_reader_destroy(reader);
}

static void light_on_dark_is_read(void)
{
    take_photo();
    negate();
    struct svision_image all = whole();
    expect_sure(&all);
}

/* As on white paper, where the grid of a puzzle with too few digits is found. */
static void light_on_dark_is_found_even_with_few_digits(void)
{
    static const char few[] =
        "53..7....6..1.......8....6.8...6...................................9.............";
    const struct page_view view = {.scale = 1};
    size_t count;
    CHECK_EQ(page_draw(few, &view, photo), SVISION_OK);
    negate();
    struct svision_image all = whole();
    struct svision_reader *reader = read_window(&all, &count);
    const struct svision_reading *reading = svision_reader_reading(reader, 0);
    CHECK_EQ(count, 1);
    CHECK_EQ(svision_diagnosis_reason(svision_reading_diagnosis(reading)),
             SVISION_REASON_FEW_DIGITS);
    svision_reader_destroy(reader);
}

/* On gray ground, and with several solutions: the digits are as clear as on white paper. */
static void light_on_gray_is_read_even_if_it_is_not_sure(void)
{
    static const char open[] =
        "53..7....6..195....98....6.8...6...34.......17...2...6.6....28......9..5....8..79";
    const struct page_view view = {.scale = 1};
    size_t count;
    CHECK_EQ(page_draw(open, &view, photo), SVISION_OK);
    for (size_t i = 0; i < sizeof photo; i++)
        photo[i] = (uint8_t)(245 - photo[i] / 2);
    struct svision_image all = whole();
    struct svision_reader *reader = read_window(&all, &count);
    const struct svision_reading *reading = svision_reader_reading(reader, 0);
    CHECK_EQ(count, 1);
    CHECK_EQ(svision_diagnosis_reason(svision_reading_diagnosis(reading)),
             SVISION_REASON_SEVERAL_SOLUTIONS);
    const uint8_t *cells = svision_reading_givens(reading);
    for (unsigned i = 0; cells && i < SVISION_CELLS; i++)
        CHECK_EQ(cells[i], open[i] == '.' ? 0 : open[i] - '0');
    svision_reader_destroy(reader);
}

enum { DARK_PAPER = 0x30 };

/* Draws the puzzle on dark paper, its digits and lines in COLOR. */
static void draw_on_dark(uint8_t *pixels, svision_color color)
{
    const struct svision_draw_colors colors = {
        .paper = DARK_PAPER * 0x10101, .thin = color, .thick = color, .given = color};
    const struct svision_canvas canvas = {pixels, PAGE_WIDTH, PAGE_HEIGHT, PAGE_WIDTH,
                                          SVISION_GRAY8};
    uint8_t cells[SVISION_CELLS];
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    page_cells(puzzle, cells);
    drawing.layout = sudoku_layout_classic();
    drawing.cells = cells;
    drawing.colors = &colors;
    CHECK_EQ(svision_draw_board(&drawing, &canvas), SVISION_OK);
}

/* As sharpening and compression leave them: the rims are a grid of dark lines themselves. */
static void light_lines_with_dark_rims_are_light(void)
{
    enum { RIM = 2 * PAGE_WIDTH + 2 };
    static uint8_t rims[PAGE_WIDTH * PAGE_HEIGHT];
    draw_on_dark(photo, 0xC0C0C0);
    draw_on_dark(rims, 0x101010);
    for (size_t i = RIM; i < sizeof photo; i++)
        photo[i] = photo[i] == DARK_PAPER ? rims[i - RIM] : photo[i];
    struct svision_image all = whole();
    expect_sure(&all);
}

static void a_cropped_grid_is_read_light_on_dark(void)
{
    take_photo();
    struct svision_image window = crop(0);
    negate();
    expect_sure(&window);
}

/* The last row has digits: of those less may be missing. */
static void a_little_paper_may_be_missing(void)
{
    size_t count;
    take_photo();
    struct svision_image all = whole(), window = crop(0);
    unsigned cell = window.height / 9;
    size_t rows[2] = {(size_t)(window.pixels - photo) / PAGE_WIDTH + window.height - cell * 3 / 10,
                      (size_t)(window.pixels - photo) / PAGE_WIDTH + window.height - cell / 10};
    for (unsigned i = 0; i < 2; i++) {
        all.height = (unsigned)rows[i];
        struct svision_reader *reader = read_window(&all, &count);
        const struct svision_reading *reading = svision_reader_reading(reader, 0);
        bool sure = count && svision_reading_certainty(reading) == SVISION_SURE;
        CHECK_EQ(sure, i == 1);
        svision_reader_destroy(reader);
    }
}

/* Seen from the side of its empty last row, whose cells are far larger than most: what is missing
 * of one is a share of its own height. */
static void an_empty_cell_may_miss_nearly_half_of_its_own_height(void)
{
    static const char open_row[] =
        ".346..9.2..2195.4819...2.6....7..423..6..37....39248..9...3.28...74..6...........";
    const struct page_view view = {.scale = 1, .tilt = 0.4};
    size_t count;
    struct svision_image window = whole();
    CHECK_EQ(page_draw(open_row, &view, photo), SVISION_OK);
    struct svision_reader *reader = read_window(&window, &count);
    const struct svision_point *at = svision_reading_crossings(svision_reader_reading(reader, 0));
    double bottom = at ? at[95].y : 0, height = at ? at[95].y - at[85].y : 0;
    CHECK(height > 1.3 * (bottom - at[5].y) / 9);
    svision_reader_destroy(reader);
    for (unsigned i = 0; i < 2; i++) {
        window.height = (unsigned)lround(bottom - (i ? 0.40 : 0.52) * height);
        reader = read_window(&window, &count);
        CHECK(count == 1);
        CHECK_EQ(svision_reading_certainty(svision_reader_reading(reader, 0)) == SVISION_SURE, i);
        svision_reader_destroy(reader);
    }
}

static void half_a_grid_is_not_read(void)
{
    take_photo();
    size_t count;
    struct svision_image window = crop(0);
    window.width /= 2;
    struct svision_reader *reader = read_window(&window, &count);
    CHECK(count == 0 ||
          svision_reading_certainty(svision_reader_reading(reader, 0)) == SVISION_UNCERTAIN);
    svision_reader_destroy(reader);
}

static void strips_have_no_grid(void)
{
    size_t count;
    static uint8_t strip[30000];
    const struct svision_image across = {strip, sizeof strip, 1, sizeof strip, SVISION_GRAY8};
    const struct svision_image down = {strip, 2, sizeof strip / 2, 2, SVISION_GRAY8};
    svision_reader_destroy(read_window(&across, &count));
    CHECK_EQ(count, 0);
    svision_reader_destroy(read_window(&down, &count));
    CHECK_EQ(count, 0);
}

/* Draws the puzzle with what else stands in TEXT, but a tenth as dark. */
static void take_photo_with_faint(const char *text)
{
    static uint8_t other[sizeof photo];
    const struct page_view view = {.scale = 1};
    CHECK_EQ(page_draw(text, &view, other), SVISION_OK);
    take_photo();
    for (size_t i = 0; i < sizeof photo; i++)
        photo[i] = (uint8_t)((9 * photo[i] + other[i]) / 10);
}

/* A puzzle has one solution without the digits that are hardly seen, and is another one with
 * them. */
static void doubt_faint_digits(unsigned digits)
{
    static const unsigned faint[] = {40, 2, 24, 78};
    char text[] =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    static const char solution[] =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    for (unsigned i = 0; i < digits; i++)
        text[faint[i]] = solution[faint[i]];
    take_photo_with_faint(text);
    size_t count;
    const struct svision_image all = whole();
    struct svision_reader *reader = read_window(&all, &count);
    const struct svision_reading *reading = svision_reader_reading(reader, 0);
    const struct svision_diagnosis *diagnosis = svision_reading_diagnosis(reading);
    CHECK_EQ(svision_reading_certainty(reading), SVISION_UNCERTAIN);
    CHECK_EQ(svision_diagnosis_reason(diagnosis), SVISION_REASON_FAINT);
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        CHECK_EQ(svision_diagnosis_cells(diagnosis)[i], text[i] != puzzle[i]);
    svision_reader_destroy(reader);
}

static void faint_digits_of_the_solution_are_doubted(void)
{
    doubt_faint_digits(4);
    doubt_faint_digits(1);
}

/* What shines through agrees with the solution by chance only. */
static void other_faint_digits_are_no_print(void)
{
    char text[] =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    static const char others[] = "7824";
    static const unsigned faint[] = {2, 24, 40, 78};
    for (unsigned i = 0; i < 4; i++)
        text[faint[i]] = others[i];
    take_photo_with_faint(text);
    const struct svision_image all = whole();
    expect_sure(&all);
}

/* Noise leaves them in doubt at first. */
static void clear_digits_are_sure_in_noise(void)
{
    static const struct page_view views[] = {{.scale = 1, .tilt = 0.1, .blur = 1, .noise = 30},
                                             {.scale = 1, .tilt = 0.1, .blur = 2, .noise = 20}};
    for (unsigned i = 0; i < sizeof views / sizeof views[0]; i++) {
        CHECK_EQ(page_draw(puzzle, &views[i], photo), SVISION_OK);
        const struct svision_image all = whole();
        expect_sure(&all);
    }
}

int main(void)
{
    clear_digits_are_sure_in_noise();
    faint_digits_of_the_solution_are_doubted();
    other_faint_digits_are_no_print();
    strips_have_no_grid();
    a_grid_cropped_at_its_border_is_read();
    a_slip_on_a_cropped_grid_is_noticed();
    its_corners_are_in_the_picture();
    light_on_dark_is_read();
    light_on_dark_is_found_even_with_few_digits();
    light_on_gray_is_read_even_if_it_is_not_sure();
    light_lines_with_dark_rims_are_light();
    a_cropped_grid_is_read_light_on_dark();
    a_little_paper_may_be_missing();
    an_empty_cell_may_miss_nearly_half_of_its_own_height();
    half_a_grid_is_not_read();
    return check_result();
}
