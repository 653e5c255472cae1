#include "reader/hand/faint_notes.h"

#include <math.h>

#include "digits/mark/piece.h"
#include "maths/stat.h"
#include "reader/hand/notes.h"

/* Ink of a cell, relative to other candidates or entries, with less of which it is much paler. */
#define PALE 0.5F
/* Maximum height of a piece of several candidates, relative to a candidate: two that touch. */
#define MAX_PIECE 2.4F

/* Minimum area of a mark, in pixels of a patch; smaller ones are specks. Depth of a border line in
 * its cell: three candidates in a column look like a deeper one. Minimum number of cells with marks
 * alike on a page that has candidates. */
enum { MIN_AREA = 4, STRIP = 3, MIN_ALIKE = 4 };

enum { ROWS = 3, PLACES = ROWS * ROWS };

/* The marks of a cell, at most one at each place. */
struct small_marks {
    uint8_t height[PLACES]; /* upright, in pixels of a patch */
    uint8_t tallest;        /* of the connected pieces, which places do not cut */
    unsigned count;
};

/* Returns the bits of COLUMN, of three. */
static uint32_t column_bits(unsigned column)
{
    unsigned from = column * CELL_SIDE / ROWS, to = (column + 1) * CELL_SIDE / ROWS;
    return (uint32_t)((UINT64_C(1) << to) - (UINT64_C(1) << from));
}

/* Returns the upright height of PIECE, TURN quarter turns from the reading. */
static int height_of(const struct piece *piece, unsigned turn)
{
    return 1 + (turn % 2 ? piece->right - piece->left : piece->bottom - piece->top);
}

/* Returns the upright height of the mark at PLACE in MASK, TURN quarter turns from the reading; 0
 * if there is none. */
static unsigned height_at(const uint32_t *mask, unsigned place, unsigned turn)
{
    unsigned row = place / ROWS, to = (row + 1) * CELL_SIDE / ROWS;
    struct piece piece = {0};
    for (unsigned y = row * CELL_SIDE / ROWS; y < to; y++)
        piece.rows[y] = mask[y] & column_bits(place % ROWS);
    piece_measure(&piece);
    return piece.area >= MIN_AREA ? (unsigned)height_of(&piece, turn) : 0;
}

/* Finds the marks of a cell in DARKNESS, TURN quarter turns from the reading. Candidates in
 * adjacent places may touch. */
static void find_marks(const struct darkness *darkness, unsigned turn, struct small_marks *marks)
{
    uint32_t mask[CELL_SIDE];
    struct piece piece;
    pieces_threshold(darkness, PIECE_SHARE, STRIP, mask);
    marks->count = marks->tallest = 0;
    for (unsigned place = 0; place < PLACES; place++) {
        unsigned height = height_at(mask, place, turn);
        marks->height[marks->count] = (uint8_t)height;
        marks->count += height > 0;
    }
    while (pieces_pop(mask, &piece)) {
        int height = height_of(&piece, turn);
        marks->tallest = (uint8_t)(height > marks->tallest ? height : marks->tallest);
    }
}

/* Returns the median ink of the cells of READING with a kind of WRITING; 0 if it has none. */
static float ink_of(const struct cell_glyph *glyphs, const struct svision_reading *reading,
                    enum svision_mark writing)
{
    float inks[SVISION_CELLS];
    size_t count = 0;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        if (reading->writing[i] == writing)
            inks[count++] = glyphs[i].ratio;
    return stat_median(inks, count);
}

/* The writing on a page. */
struct page_writing {
    float note_ink, entry_ink; /* medians over cells */
    float height;              /* of candidates, a median */
};

/* Returns the median height of the page's candidates; 0 if it has none. */
static float height_of_notes(const struct small_marks *marks, const struct svision_reading *reading)
{
    float heights[SVISION_CELLS * PLACES];
    size_t count = 0;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        for (unsigned k = 0; k < marks[i].count && reading->writing[i] == SVISION_MARK_CANDIDATES;
             k++)
            heights[count++] = marks[i].height[k];
    return stat_median(heights, count);
}

/* True if MARKS, in a cell with INK, are like the candidates of PAGE. */
static bool are_alike(const struct small_marks *marks, float ink, const struct page_writing *page)
{
    for (unsigned k = 0; k < marks->count; k++)
        if ((float)marks->height[k] < NOTES_MIN_HEIGHT * page->height ||
            page->height < NOTES_MIN_HEIGHT * (float)marks->height[k])
            return false;
    return marks->count > 0 && ink >= PALE * page->note_ink;
}

/* True if no piece is taller than two candidates of PAGE that touch, as an entry is. */
static bool are_small(const struct small_marks *marks, const struct page_writing *page)
{
    return (float)marks->tallest <= MAX_PIECE * page->height;
}

/* Decides what a cell with INK and MARKS like those of PAGE holds: candidates, unless it was read
 * as an entry that is not far paler than others; then that is doubtful. */
static void decide(const struct small_marks *marks, float ink, const struct page_writing *page,
                   unsigned cell, struct svision_reading *reading, float *doubt)
{
    bool is_entry = reading->writing[cell] == SVISION_MARK_ENTRY;
    bool is_pale = ink < PALE * page->entry_ink;
    if (reading->writing[cell] == SVISION_MARK_CROSSED_OUT ||
        (reading->writing[cell] != SVISION_MARK_CANDIDATES && !are_small(marks, page)) ||
        (is_entry && marks->count == 1))
        return;
    if (is_entry && !is_pale) {
        doubt[cell] = fmaxf(doubt[cell], logf(2)); /* as likely an entry as not */
        reading->none[cell] = INFINITY;
        return;
    }
    reading->writing[cell] = SVISION_MARK_CANDIDATES;
    reading->entries[cell] = 0;
    doubt[cell] = 0;
}

void faint_notes_find(const struct darkness *darkness, unsigned side, unsigned turn,
                      const struct cell_glyph *glyphs, struct svision_reading *reading,
                      float *doubt)
{
    struct small_marks marks[SVISION_CELLS];
    bool alike[SVISION_CELLS];
    unsigned cells = board_size_cells(reading->size), count = 0;
    struct page_writing page = {ink_of(glyphs, reading, SVISION_MARK_CANDIDATES),
                                ink_of(glyphs, reading, SVISION_MARK_ENTRY), 0};
    for (unsigned i = 0; i < cells; i++) {
        marks[i].count = 0;
        if (!reading->cells[i])
            find_marks(&darkness[board_turn_cell(side, i, turn)], turn, &marks[i]);
    }
    page.height = height_of_notes(marks, reading);
    for (unsigned i = 0; i < cells; i++) {
        alike[i] = are_alike(&marks[i], glyphs[i].ratio, &page);
        count += alike[i];
    }
    for (unsigned i = 0; i < cells && count >= MIN_ALIKE; i++)
        if (alike[i])
            decide(&marks[i], glyphs[i].ratio, &page, i, reading, doubt);
}
