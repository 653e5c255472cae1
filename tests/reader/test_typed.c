/* Screens on which people type: digits of one face in two inks, of which one is the puzzle's. */
#include <sudokuvision/sudokuvision.h>

#include "pages/page.h"
#include "reader/certainty/diagnosis.h"
#include "support/check.h"

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char solution[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

enum { SIDE = 560, LEFT = 28, CELL = 56, BLACK = 0x101010, BLUE = 0x2060E0 };

static uint8_t screen[3 * SIDE * SIDE];

static const struct svision_canvas canvas = {screen, SIDE, SIDE, 3 * SIDE, SVISION_RGB24};

static void draw_lines(void)
{
    for (unsigned i = 0; i < SIDE * SIDE; i++) {
        unsigned x = i % SIDE, y = i / SIDE, far = LEFT + 9 * CELL + 1;
        bool inside = x >= LEFT && y >= LEFT && x <= far && y <= far;
        bool line = inside && ((x - LEFT) % CELL < 2 || (y - LEFT) % CELL < 2);
        bool thick = inside && ((x - LEFT) % (3 * CELL) < 4 || (y - LEFT) % (3 * CELL) < 4);
        memset(screen + 3 * (size_t)i, thick ? 0 : line ? 120 : 255, 3);
    }
}

static void write_digit(unsigned cell, char digit, uint32_t ink)
{
    const char text[] = {digit, '\0'};
    struct svision_point at = {LEFT + (cell % 9 + 0.5) * CELL, LEFT + (cell / 9 + 0.5) * CELL};
    CHECK_EQ(svision_draw_text(&canvas, text, at, 0.55 * CELL, ink, 1), SVISION_OK);
}

/* Writes the digits of TEXT in INK. */
static void write_digits(const char *text, uint32_t ink)
{
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        if (text[i] != '.')
            write_digit(i, text[i], ink);
}

static const struct svision_reading *read_screen(struct svision_reader *reader)
{
    const struct svision_image image = {screen, SIDE, SIDE, 3 * SIDE, SVISION_RGB24};
    size_t count = 0;
    CHECK_EQ(svision_reader_read(reader, &image, &count, NULL), SVISION_OK);
    CHECK_EQ(count, 1);
    return svision_reader_reading(reader, 0);
}

static void expect_cells(const uint8_t *cells, const char *text)
{
    for (unsigned i = 0; cells && i < SVISION_CELLS; i++)
        CHECK_EQ(cells[i], text[i] == '.' ? 0 : text[i] - '0');
}

/* Draws the puzzle with COUNT of the open cells filled in INK; they are stored in ENTRIES. */
static void fill_in(unsigned count, uint32_t ink, char *entries)
{
    draw_lines();
    write_digits(puzzle, BLACK);
    for (unsigned i = 0; i < SVISION_CELLS; i++) {
        entries[i] = puzzle[i] == '.' && count ? solution[i] : '.';
        count -= entries[i] != '.';
    }
    write_digits(entries, ink);
}

static void digits_in_another_color_are_entries(struct svision_reader *reader)
{
    static const unsigned counts[] = {4, 20, 51};
    char entries[SVISION_CELLS];
    for (unsigned i = 0; i < 3; i++) {
        fill_in(counts[i], BLUE, entries);
        const struct svision_reading *reading = read_screen(reader);
        expect_cells(svision_reading_givens(reading), puzzle);
        expect_cells(svision_reading_entries(reading), entries);
        CHECK_EQ(svision_reading_certainty(reading), SVISION_SURE);
    }
}

/* Both inks' digits are a puzzle alone; more than half of the board is no puzzle to be solved. */
static void a_full_board_has_entries_in_the_ink_with_more_color(struct svision_reader *reader)
{
    static const struct {
        uint32_t print, ink;
    } pages[] = {{BLACK, 0x7070B0}, {0x808080, 0x3A3AA0}};
    char entries[SVISION_CELLS];
    for (unsigned i = 0; i < 2; i++) {
        fill_in(51, pages[i].ink, entries);
        write_digits(puzzle, 0xFFFFFF);
        write_digits(puzzle, pages[i].print);
        const struct svision_reading *reading = read_screen(reader);
        expect_cells(svision_reading_givens(reading), puzzle);
        expect_cells(svision_reading_entries(reading), entries);
        CHECK_EQ(svision_reading_certainty(reading), SVISION_SURE);
    }
}

static void a_wrong_entry_is_read_as_it_is(struct svision_reader *reader)
{
    char entries[SVISION_CELLS];
    fill_in(6, BLUE, entries);
    draw_lines();
    entries[2] = '8';
    write_digits(puzzle, BLACK);
    write_digits(entries, BLUE);
    const struct svision_reading *reading = read_screen(reader);
    expect_cells(svision_reading_givens(reading), puzzle);
    expect_cells(svision_reading_entries(reading), entries);
}

/* Reads the puzzle with 12 entries in blue and further ENTRIES, where not '.', in INK. */
static const struct svision_reading *read_three_inks(struct svision_reader *reader, uint32_t ink,
                                                     const char *further)
{
    char entries[SVISION_CELLS];
    fill_in(12, BLUE, entries);
    write_digits(further, ink);
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        entries[i] = further[i] == '.' ? entries[i] : further[i];
    const struct svision_reading *reading = read_screen(reader);
    expect_cells(svision_reading_givens(reading), puzzle);
    expect_cells(svision_reading_entries(reading), entries);
    return reading;
}

/* Apps show hints and wrong entries in colors of their own; black print lies between these and
 * blue.
 */
static void digits_in_two_other_colors_are_entries(struct svision_reader *reader)
{
    static const char hints[] =
        ".................................................................7...6..3..2.....";
    static const char wrong[] =
        ".................................................................1...2..5..8.....";
    CHECK_EQ(svision_reading_certainty(read_three_inks(reader, 0x209040, hints)), SVISION_SURE);
    read_three_inks(reader, 0xD02020, wrong);
}

/* Without the others, neither ink's digits are a puzzle. */
static void a_puzzle_printed_in_two_colors_is_print(struct svision_reader *reader)
{
    draw_lines();
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        if (puzzle[i] != '.')
            write_digit(i, puzzle[i], i % 2 ? BLACK : BLUE);
    const struct svision_reading *reading = read_screen(reader);
    expect_cells(svision_reading_givens(reading), puzzle);
    CHECK_EQ(svision_reading_certainty(reading), SVISION_SURE);
}

/* Print may be gray as well, and a digit have the color of a stain. */
static void what_may_be_print_as_well_is_not_sure(struct svision_reader *reader)
{
    static const struct {
        unsigned count;
        uint32_t print, ink;
    } pages[] = {{12, BLACK, 0x808080}, {1, BLACK, BLUE}, {12, 0x808080, 0xB0B0B0}};
    char entries[SVISION_CELLS];
    for (unsigned i = 0; i < 3; i++) {
        fill_in(pages[i].count, pages[i].ink, entries);
        write_digits(puzzle, 0xFFFFFF);
        write_digits(puzzle, pages[i].print);
        const struct svision_reading *reading = read_screen(reader);
        const struct svision_diagnosis *diagnosis = svision_reading_diagnosis(reading);
        expect_cells(svision_reading_entries(reading), entries);
        CHECK_EQ(svision_reading_certainty(reading), SVISION_UNCERTAIN);
        CHECK_EQ(diagnosis->reason, SVISION_REASON_AMBIGUOUS);
        for (unsigned k = 0; k < SVISION_CELLS; k++)
            CHECK_EQ(diagnosis->cells[k], entries[k] != '.');
    }
}

/* Ink on colored paper is as black as elsewhere. */
static void colored_cells_make_no_second_ink(struct svision_reader *reader)
{
    draw_lines();
    for (unsigned i = 0; i < SIDE * SIDE; i++)
        if (i % SIDE > LEFT + 3 * CELL && screen[3 * i] == 255)
            screen[3 * i + 2] = 90;
    write_digits(puzzle, BLACK);
    const struct svision_reading *reading = read_screen(reader);
    expect_cells(svision_reading_givens(reading), puzzle);
    CHECK_EQ(svision_reading_certainty(reading), SVISION_SURE);
}

/* Gives white pixels of CELL a green color, and black ones as much of it. */
static void stain(unsigned cell)
{
    static const uint8_t green[3] = {190, 235, 190}, dark[3] = {8, 48, 8};
    unsigned left = LEFT + cell % 9 * CELL, top = LEFT + cell / 9 * CELL;
    for (unsigned i = 0; i < CELL * CELL; i++) {
        uint8_t *pixel = screen + 3 * ((size_t)(top + i / CELL) * SIDE + left + i % CELL);
        for (unsigned c = 0; c < 3; c++)
            pixel[c] = (uint8_t)(dark[c] + (green[c] - dark[c]) * pixel[c] / 255);
    }
}

/* Pictures with fewer pixels for colors than for brightness give strokes the color around them. */
static void ink_with_the_color_of_its_paper_is_no_second_ink(struct svision_reader *reader)
{
    char entries[SVISION_CELLS];
    fill_in(12, BLACK, entries);
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        if (entries[i] != '.')
            stain(i);
    const struct svision_reading *reading = read_screen(reader);
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        CHECK_EQ(svision_reading_entries(reading)[i], 0);
    CHECK_EQ(svision_reading_certainty(reading), SVISION_SURE);
}

/* If the color of an entry's paper is added, all digits have the ink of the print. */
static void digits_that_all_may_have_one_ink_are_examined_once(struct svision_reader *reader)
{
    enum { GREEN = 0x084008 };
    char entries[SVISION_CELLS];
    fill_in(4, BLACK, entries);
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        if (entries[i] != '.')
            stain(i);
    write_digits(puzzle, 0xFFFFFF);
    write_digits(puzzle, GREEN);
    const struct svision_reading *reading = read_screen(reader);
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        CHECK_EQ(svision_reading_entries(reading)[i], 0);
    CHECK_EQ(svision_reading_certainty(reading), SVISION_UNCERTAIN);
}

/* Gives the paper of CELL the color of the entries, a blue of brightness LIGHT. */
static void select_cell(unsigned cell, unsigned light)
{
    const unsigned paper[3] = {light, light + 40, 255};
    unsigned left = LEFT + cell % 9 * CELL, top = LEFT + cell / 9 * CELL;
    for (unsigned i = 0; i < CELL * CELL; i++) {
        uint8_t *pixel = screen + 3 * ((size_t)(top + i / CELL) * SIDE + left + i % CELL);
        for (unsigned c = 0; c < 3; c++)
            pixel[c] = (uint8_t)(paper[c] * pixel[c] / 255);
    }
}

/* True if READING has the puzzle and ENTRIES, and nothing else. */
static bool is_right(const struct svision_reading *reading, const char *entries)
{
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        if (svision_reading_givens(reading)[i] != (puzzle[i] == '.' ? 0 : puzzle[i] - '0') ||
            svision_reading_entries(reading)[i] != (entries[i] == '.' ? 0 : entries[i] - '0'))
            return false;
    return true;
}

/* On the deepest blue, the color of a digit may come from its paper: it is read as an entry, but
 * not surely. Black ink is still print. */
static void an_entry_in_the_color_of_its_selected_cell_is_not_sure(struct svision_reader *reader)
{
    enum { DEEP = 70, PALE = 170, STEP = 20 };
    char entries[SVISION_CELLS];
    for (unsigned i = 0; i < 10 * (PALE - DEEP) / STEP; i++) {
        unsigned cell = i * 13 % SVISION_CELLS, light = DEEP + i / 10 * STEP;
        fill_in(51, BLUE, entries);
        select_cell(cell, light);
        const struct svision_reading *reading = read_screen(reader);
        bool is_sure = svision_reading_certainty(reading) == SVISION_SURE;
        bool is_entry = entries[cell] != '.';
        CHECK(is_right(reading, entries));
        CHECK(is_sure || svision_reading_diagnosis(reading)->cells[cell]);
        CHECK(is_sure || is_entry);
        CHECK(!is_sure || !is_entry || light > DEEP);
    }
}

/* A digit may be paler than all others by its shape; where two of a kind differ it is the ink. */
static void digits_that_differ_by_their_kind_are_of_one_ink(struct svision_reader *reader)
{
    enum { PALE = 0x606060 };
    for (unsigned all = 0; all < 2; all++) {
        draw_lines();
        for (unsigned i = 0; i < SVISION_CELLS; i++)
            if (puzzle[i] != '.')
                write_digit(i, puzzle[i], puzzle[i] == '5' && (all || i) ? PALE : BLACK);
        const struct svision_reading *reading = read_screen(reader);
        CHECK_EQ(svision_reading_certainty(reading), all ? SVISION_SURE : SVISION_UNCERTAIN);
        if (all)
            expect_cells(svision_reading_givens(reading), puzzle);
    }
}

/* Gray print varies; a gap among many shades is no second ink. */
static void the_darkest_of_uneven_print_are_print(struct svision_reader *reader)
{
    static const unsigned darkest[] = {0, 9, 27}; /* without them the puzzle is one still */
    static const uint32_t darker[] = {0x000000, 0x060606, 0x0A0A0A};
    uint32_t shade = 0x202020;
    draw_lines();
    for (unsigned i = 0; i < SVISION_CELLS; i++) {
        uint32_t ink = shade;
        for (unsigned k = 0; k < 3; k++)
            ink = i == darkest[k] ? darker[k] : ink;
        if (puzzle[i] != '.')
            write_digit(i, puzzle[i], ink);
        if (puzzle[i] != '.' && ink == shade)
            shade += 0x020202;
    }
    const struct svision_reading *reading = read_screen(reader);
    expect_cells(svision_reading_givens(reading), puzzle);
    CHECK_EQ(svision_reading_certainty(reading), SVISION_SURE);
}

int main(void)
{
    struct svision_reader *reader;
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    digits_in_another_color_are_entries(reader);
    a_full_board_has_entries_in_the_ink_with_more_color(reader);
    digits_in_two_other_colors_are_entries(reader);
    a_wrong_entry_is_read_as_it_is(reader);
    a_puzzle_printed_in_two_colors_is_print(reader);
    what_may_be_print_as_well_is_not_sure(reader);
    colored_cells_make_no_second_ink(reader);
    ink_with_the_color_of_its_paper_is_no_second_ink(reader);
    digits_that_all_may_have_one_ink_are_examined_once(reader);
    an_entry_in_the_color_of_its_selected_cell_is_not_sure(reader);
    digits_that_differ_by_their_kind_are_of_one_ink(reader);
    the_darkest_of_uneven_print_are_print(reader);
    svision_reader_destroy(reader);
    return check_result();
}
