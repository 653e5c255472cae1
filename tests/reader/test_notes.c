/* Pages with printed candidates, as on screens, are not read as entries, even if one is alone in
 * the middle of its cell. */
#define PAGE_ZOOM 2

#include <string.h>

#include <sudokuvision/sudokuvision.h>

#include "pages/page.h"
#include "support/check.h"

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/* Three of the empty cells have a 5 alone. */
static const struct note {
    unsigned cell;
    sudoku_digitset digits;
} notes[] = {
    {2, 0x0B},   {3, 0x10},  {5, 0x100}, {10, 0x4A}, {15, 0x10},  {18, 0x01},
    {26, 0x104}, {29, 0x88}, {32, 0x10}, {40, 0x01}, {51, 0x1C0}, {73, 0x20},
};
enum { NOTES = sizeof notes / sizeof notes[0] };

static uint8_t board[PAGE_BOARD * PAGE_BOARD], photo[PAGE_WIDTH * PAGE_HEIGHT];

/* Draws the puzzle with COUNT notes, as seen by VIEW. */
static void draw(const struct note *drawn, unsigned count, const struct page_view *view)
{
    const struct svision_canvas canvas = {board, PAGE_BOARD, PAGE_BOARD, PAGE_BOARD, SVISION_GRAY8};
    uint8_t cells[SVISION_CELLS];
    sudoku_digitset candidates[SVISION_CELLS] = {0};
    page_cells(puzzle, cells);
    for (unsigned i = 0; i < count; i++)
        candidates[drawn[i].cell] = drawn[i].digits;
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    drawing.layout = sudoku_layout_classic();
    drawing.cells = cells;
    drawing.candidates = candidates;
    CHECK_EQ(svision_draw_board(&drawing, &canvas), SVISION_OK);
    CHECK_EQ(page_see(board, view, photo), SVISION_OK);
}

static const struct svision_reading *read_photo(struct svision_reader *reader)
{
    const struct svision_image image = {photo, PAGE_WIDTH, PAGE_HEIGHT, PAGE_WIDTH, SVISION_GRAY8};
    size_t count = 0;
    CHECK_EQ(svision_reader_read(reader, &image, &count, NULL), SVISION_OK);
    CHECK_EQ(count, 1);
    return svision_reader_reading(reader, 0);
}

static void expect_print(const struct svision_reading *reading)
{
    const uint8_t *cells = svision_reading_givens(reading);
    for (unsigned i = 0; cells && i < SVISION_CELLS; i++)
        CHECK_EQ(cells[i], puzzle[i] == '.' ? 0 : puzzle[i] - '0');
}

static void notes_are_candidates_in_any_orientation(struct svision_reader *reader)
{
    static const struct page_view views[] = {
        {.scale = 1, .blur = 0.6},
        {.scale = 0.9, .degrees = 8, .tilt = 0.1, .blur = 0.7, .noise = 2},
        {.scale = 0.9, .degrees = 94, .tilt = 0.1, .blur = 0.7, .noise = 2},
        {.scale = 0.9, .degrees = -87, .blur = 0.7, .noise = 2},
        {.scale = 0.9, .degrees = 180, .blur = 0.7, .noise = 2},
    };
    for (size_t k = 0; k < sizeof views / sizeof views[0]; k++) {
        draw(notes, NOTES, &views[k]);
        const struct svision_reading *reading = read_photo(reader);
        CHECK_EQ(svision_reading_certainty(reading), SVISION_SURE);
        expect_print(reading);
        for (unsigned i = 0; i < NOTES; i++) {
            CHECK_EQ(svision_reading_mark(reading, notes[i].cell), SVISION_MARK_CANDIDATES);
            CHECK_EQ(svision_reading_entries(reading)[notes[i].cell], 0);
        }
    }
}

/* Whether a given that cell A sees in the puzzle is among DIGITS. */
static bool is_excluded(unsigned a, sudoku_digitset digits)
{
    for (unsigned b = 0; b < SVISION_CELLS; b++) {
        bool sees =
            a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
        if (sees && puzzle[b] != '.' && sudoku_digitset_has(digits, (unsigned)(puzzle[b] - '0')))
            return true;
    }
    return false;
}

/* A set with an impossible digit is taken for misread. */
static void sets_of_candidates_are_complete_or_empty(struct svision_reader *reader)
{
    const struct page_view view = {.scale = 1, .blur = 0.6};
    draw(notes, NOTES, &view);
    const struct svision_reading *reading = read_photo(reader);
    for (unsigned i = 0; i < NOTES; i++)
        CHECK_EQ(svision_reading_candidates(reading, notes[i].cell),
                 is_excluded(notes[i].cell, notes[i].digits) ? 0 : notes[i].digits);
}

/* Three candidates below each other are as long and as straight as a border line. */
static void columns_of_notes_are_candidates(struct svision_reader *reader)
{
    const struct page_view view = {.scale = 1, .blur = 0.6};
    static const struct note columns[] = {{22, 0x49}, {24, 0x124}, {62, 0x92}};
    for (size_t i = 0; i < sizeof columns / sizeof columns[0]; i++) {
        struct note all[NOTES + 1];
        memcpy(all, notes, sizeof notes);
        all[NOTES] = columns[i];
        draw(all, NOTES + 1, &view);
        const struct svision_reading *reading = read_photo(reader);
        CHECK_EQ(svision_reading_certainty(reading), SVISION_SURE);
        CHECK_EQ(svision_reading_mark(reading, columns[i].cell), SVISION_MARK_CANDIDATES);
        expect_print(reading);
    }
}

/* Nothing but a candidate stands beside the middle of its cell and is the digit of its place. */
/* Candidates of a column joined by a stroke of a pen, on a page with one other candidate. */
static void joined_candidates_are_no_sure_entry(struct svision_reader *reader)
{
    static const struct note drawn[] = {{10, 0x02}, {62, 0x49}};
    const unsigned cell = PAGE_BOARD / 9, left = 62 % 9 * cell + cell / 6;
    for (unsigned k = 0; k < 3; k++) {
        const struct page_view view = {.scale = 1, .blur = 0.6 + 0.5 * k, .noise = k};
        draw(drawn, 2, &view);
        for (unsigned y = 62 / 9 * cell + cell / 5; y < 62 / 9 * cell + cell * 4 / 5; y++)
            memset(board + y * PAGE_BOARD + left, 90, 4);
        CHECK_EQ(page_see(board, &view, photo), SVISION_OK);
        const struct svision_reading *reading = read_photo(reader);
        const float confidence = svision_reading_confidence(reading)[62];
        CHECK(confidence >= 0 && confidence <= 1);
        CHECK(svision_reading_certainty(reading) != SVISION_SURE ||
              svision_reading_mark(reading, 62) != SVISION_MARK_ENTRY);
    }
}

static void one_note_beside_the_middle_is_a_candidate(struct svision_reader *reader)
{
    const struct page_view view = {.scale = 1, .blur = 0.6};
    static const struct note alone[] = {{10, 0x02}, {15, 0x100}, {40, 0x20}, {73, 0x08}};
    for (size_t i = 0; i < sizeof alone / sizeof alone[0]; i++) {
        draw(&alone[i], 1, &view);
        const struct svision_reading *reading = read_photo(reader);
        CHECK_EQ(svision_reading_certainty(reading), SVISION_SURE);
        CHECK_EQ(svision_reading_mark(reading, alone[i].cell), SVISION_MARK_CANDIDATES);
        expect_print(reading);
    }
}

/* One small mark in the middle of a cell may be an entry. */
static void few_notes_prove_nothing(struct svision_reader *reader)
{
    const struct page_view view = {.scale = 1, .blur = 0.6};
    draw(notes, 2, &view);
    const struct svision_reading *reading = read_photo(reader);
    expect_print(reading);
    CHECK_EQ(svision_reading_certainty(reading), SVISION_UNCERTAIN);
}

int main(void)
{
    struct svision_reader *reader;
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    notes_are_candidates_in_any_orientation(reader);
    sets_of_candidates_are_complete_or_empty(reader);
    columns_of_notes_are_candidates(reader);
    one_note_beside_the_middle_is_a_candidate(reader);
    few_notes_prove_nothing(reader);
    joined_candidates_are_no_sure_entry(reader);
    svision_reader_destroy(reader);
    return check_result();
}
