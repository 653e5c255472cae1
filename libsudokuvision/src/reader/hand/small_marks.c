#include "reader/hand/small_marks.h"

#include <math.h>

#include "digits/mark/mark_window.h"
#include "digits/mark/piece.h"

/* Depth of a border line in its cell: three candidates in a column look like a deeper one. Minimum
 * area of a mark, in pixels; smaller pieces are specks. */
enum { STRIP = 3, MIN_AREA = 4 };

enum { ROWS = SMALL_MARK_ROWS };

/* Returns the darkness of CELL: that of PAGE, or UPRIGHT, into which it is turned. */
static const struct darkness *turn_upright(const struct small_marks_page *page, unsigned cell,
                                           struct darkness *upright)
{
    const struct darkness *dark =
        &page->darkness[board_turn_cell(page->grid->side, cell, page->turn)];
    if (page->turn == 0)
        return dark;
    *upright = *dark;
    for (unsigned i = 0; i < CELL_PIXELS; i++) {
        unsigned x = i % CELL_SIDE, y = i / CELL_SIDE;
        for (unsigned turn = 0; turn < page->turn; turn++) {
            unsigned across = x;
            x = y;
            y = CELL_SIDE - 1 - across;
        }
        upright->depth[i] = dark->depth[y * CELL_SIDE + x];
    }
    return upright;
}

/* Returns the mean depth of PIECE in DARK. */
static float mean_depth(const struct darkness *dark, const struct piece *piece)
{
    float sum = 0;
    for (unsigned i = 0; i < CELL_PIXELS; i++)
        if (piece->rows[i / CELL_SIDE] >> i % CELL_SIDE & 1)
            sum += (float)dark->depth[i];
    return sum / (float)piece->area;
}

/* Returns the row of places, 0..2, that is nearest to the middle of FROM..TO. */
static unsigned row_of(int from, int to)
{
    return (unsigned)(from + to + 1) * ROWS / (2 * CELL_SIDE);
}

/* Adds PIECE, found in DARK and cut FROM another, or the same, to MARKS. */
static void add_mark(const struct darkness *dark, const struct piece *from, struct piece *piece,
                     struct small_marks *marks)
{
    piece_measure(piece);
    if (piece->area < MIN_AREA)
        return;
    marks->is_incomplete = marks->count == SMALL_MARK_PLACES;
    if (marks->is_incomplete)
        return;
    unsigned place =
        row_of(piece->top, piece->bottom) * ROWS + row_of(piece->left, piece->right) + 1;
    marks->mark[marks->count++] =
        (struct small_mark){.left = (uint8_t)piece->left,
                            .top = (uint8_t)piece->top,
                            .right = (uint8_t)piece->right,
                            .bottom = (uint8_t)piece->bottom,
                            .place = (uint8_t)place,
                            .joined = (uint8_t)(from->bottom - from->top + 1),
                            .is_part = piece->area < from->area,
                            .area = (uint16_t)piece->area,
                            .depth = mean_depth(dark, piece)};
}

/* Stores in START where the parts of FROM..TO begin, and where the last ends. Two marks that touch
 * extend over the centers of two adjacent places and are cut between these. Returns the number of
 * parts. */
static unsigned cut(int from, int to, unsigned start[ROWS + 1])
{
    unsigned parts = 1;
    start[0] = 0;
    for (int row = 1; row < ROWS; row++)
        if (from <= (2 * row - 1) * CELL_SIDE / (2 * ROWS) &&
            to >= (2 * row + 1) * CELL_SIDE / (2 * ROWS))
            start[parts++] = (unsigned)(row * CELL_SIDE + ROWS / 2) / ROWS;
    start[parts] = CELL_SIDE;
    return parts;
}

/* Adds the parts of PIECE, found in DARK, to MARKS. */
static void add_parts(const struct darkness *dark, const struct piece *piece,
                      struct small_marks *marks)
{
    unsigned top[ROWS + 1], left[ROWS + 1];
    unsigned rows = cut(piece->top, piece->bottom, top);
    unsigned columns = cut(piece->left, piece->right, left);
    for (unsigned i = 0; i < rows * columns; i++) {
        const unsigned row = i / columns, column = i % columns;
        struct piece part = {0};
        for (unsigned y = top[row]; y < top[row + 1]; y++)
            part.rows[y] = piece->rows[y] & (uint32_t)((UINT64_C(1) << left[column + 1]) -
                                                       (UINT64_C(1) << left[column]));
        add_mark(dark, piece, &part, marks);
    }
}

void small_marks_find(const struct small_marks_page *page, unsigned cell, float floor, bool whole,
                      struct small_marks *marks)
{
    struct darkness upright;
    const struct darkness *dark = turn_upright(page, cell, &upright);
    uint32_t mask[CELL_SIDE];
    struct piece piece;
    *marks = (struct small_marks){.count = 0};
    if (dark->ink <= 0)
        return;
    pieces_threshold(dark, fmaxf(PIECE_SHARE, floor / (float)dark->ink), STRIP, mask);
    for (unsigned i = 0; i < MAX_PIECES && !marks->is_incomplete && pieces_pop(mask, &piece); i++)
        if (whole)
            add_mark(dark, &piece, &piece, marks);
        else if (piece.area >= MIN_AREA)
            add_parts(dark, &piece, marks);
}

/* Makes everything in PATCH paper that is farther from its middle than ACROSS or DOWN, in its
 * pixels: other marks. */
static void cover_others(float across, float down, uint8_t *patch)
{
    const float middle = 0.5F * (CELL_SIDE - 1);
    uint8_t paper = 0;
    for (unsigned i = 0; i < CELL_PIXELS; i++)
        paper = patch[i] > paper ? patch[i] : paper;
    for (unsigned i = 0; i < CELL_PIXELS; i++) {
        const unsigned x = i % CELL_SIDE, y = i / CELL_SIDE;
        if (fabsf((float)x - middle) > across || fabsf((float)y - middle) > down)
            patch[i] = paper;
    }
}

/* Returns the digits of MARK in VIEW, which are side by side; 0 if one is illegible. */
static uint16_t read_mark(const struct mark_window_view *view, const struct small_mark *mark)
{
    const float width = (float)(mark->right - mark->left + 1);
    const float height = (float)small_mark_height(mark);
    const float window = MARK_WINDOW_SMALL * height, unit = CELL_SIDE / window;
    /* A digit alone is less than half as wide again as one that touches another. */
    const unsigned parts = (unsigned)fmaxf(roundf(width / (PIECE_DIGIT_WIDTH * height)), 1);
    const float part = width / (float)parts;
    unsigned digits = 0;
    for (unsigned i = 0; i < parts; i++) {
        uint8_t patch[CELL_PIXELS];
        mark_window_render_upright(view, (float)mark->left + ((float)i + 0.5F) * part,
                                   0.5F * (float)(mark->top + mark->bottom + 1), window, patch);
        if (parts > 1 || mark->is_part)
            cover_others((0.5F * part + 1) * unit, (0.5F * height + 1) * unit, patch);
        unsigned digit = mark_window_read(patch);
        if (!digit)
            return 0;
        digits |= 1U << (digit - 1);
    }
    return (uint16_t)digits;
}

void small_marks_read(const struct small_marks_page *page, unsigned cell, struct small_marks *marks)
{
    const unsigned side = page->grid->side, at = board_turn_cell(side, cell, page->turn);
    const struct mark_window_view view = {page->pyramid, page->grid, page->turn, at / side,
                                          at % side};
    for (unsigned k = 0; k < marks->count && !marks->is_read; k++)
        marks->mark[k].digits = read_mark(&view, &marks->mark[k]);
    marks->is_read = true;
}
