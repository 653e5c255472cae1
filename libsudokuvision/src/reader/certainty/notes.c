#include "reader/certainty/notes.h"

#include <math.h>

#include "digits/mark/mark_window.h"
#include "maths/stat.h"

/* Of the ink, what belongs to a mark. */
#define DARK_SHARE 0.5F
/* Heights of notes, in those of print, and in those of other notes. */
#define LOWEST  0.2F
#define HIGHEST 0.6F
#define SHORTER 0.7F
#define TALLER  1.4F
/* Smaller pieces, in pixels of a patch, are specks. */
#define MIN_AREA 4
/* Wider ones, in heights, are several digits, or none. */
#define MAX_WIDTH 1.3F
/* The window through which a note is looked at again, in heights. */
#define WINDOW 1.6F
/* How far, in pixels, a note may stand from the middle of its place. */
#define MAX_AWAY 4.0F

/* So many notes show that a page has them; of those that are read, at most one in so many may be
 * another than its place says. The middle is where entries stand, too. */
enum { MIN_NOTES = 6, STRAY = 4, PLACES = 9, MIDDLE = 5 };

/* The dark pieces of a cell, all of them small. */
struct note_cell {
    unsigned notes;        /* 0: none, or something larger */
    unsigned apart;        /* of those, not in the middle */
    unsigned right, wrong; /* of those, read as what their places say, and as something else */
    float height[PLACES], x[PLACES], y[PLACES]; /* upright, their middles */
    unsigned place[PLACES];                     /* 1..9; 0: between places */
};

struct page_view {
    const struct pyramid *pyramid;
    const struct grid *grid;
    unsigned turn;
};

/* The height of print; 0: there is none. */
static float height_of_print(const struct cell_glyph *glyphs, const struct svision_reading *reading)
{
    float heights[BOARD_MAX_CELLS];
    size_t count = 0;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        if (reading->cells[i] && glyphs[i].scored)
            heights[count++] = (float)glyphs[i].blob.height;
    return count ? stat_median(heights, count) : 0;
}

/* The place at which something upright stands whose middle is (X, Y). */
static unsigned place_of(float x, float y)
{
    const float third = CELL_SIDE / 3.0F;
    float column = floorf(x / third), row = floorf(y / third);
    float away = fmaxf(fabsf(x - (column + 0.5F) * third), fabsf(y - (row + 0.5F) * third));
    return away > MAX_AWAY ? 0 : (unsigned)(3 * row + column) + 1;
}

/* Adds PIECE, which lies as in the picture, to CELL. */
static void add_note(const struct piece *piece, unsigned turn, struct note_cell *cell)
{
    float x = 0.5F * (float)(piece->left + piece->right + 1);
    float y = 0.5F * (float)(piece->top + piece->bottom + 1);
    for (unsigned i = 0; i < turn; i++) {
        float down = y;
        y = x;
        x = CELL_SIDE - down;
    }
    unsigned i = cell->notes++;
    cell->height[i] =
        (float)(turn % 2 ? piece->right - piece->left : piece->bottom - piece->top) + 1;
    cell->x[i] = x;
    cell->y[i] = y;
    cell->place[i] = place_of(x, y);
    cell->apart += cell->place[i] && cell->place[i] != MIDDLE;
}

/* Sets CELL to what DARKNESS shows beside PRINT of that height. */
static void find_notes(const struct darkness *darkness, unsigned turn, float print,
                       struct note_cell *cell)
{
    struct piece piece;
    uint32_t mask[CELL_SIDE];
    pieces_threshold(darkness, DARK_SHARE, PIECE_STRIP, mask);
    for (int i = 0; i < MAX_PIECES && pieces_pop(mask, &piece); i++) {
        int width = piece.right - piece.left + 1, height = piece.bottom - piece.top + 1;
        float along = (float)(turn % 2 ? height : width), up = (float)(turn % 2 ? width : height);
        if (piece.area < MIN_AREA)
            continue;
        if (up > HIGHEST * print || up < LOWEST * print || along > MAX_WIDTH * up ||
            cell->notes == PLACES) {
            cell->notes = 0;
            return;
        }
        add_note(&piece, turn, cell);
    }
}

/* Reads the notes of CELL number I. */
static void read_notes(const struct page_view *page, unsigned i, struct note_cell *cell)
{
    unsigned side = page->grid->side, at = board_turn_cell(side, i, page->turn);
    const struct mark_window_view view = {page->pyramid, page->grid, page->turn, at / side,
                                          at % side};
    for (unsigned k = 0; k < cell->notes; k++) {
        uint8_t patch[CELL_PIXELS];
        mark_window_render_upright(&view, cell->x[k], cell->y[k], WINDOW * cell->height[k], patch);
        unsigned digit = mark_window_read(patch);
        cell->right += digit && digit == cell->place[k];
        cell->wrong += digit && digit != cell->place[k];
    }
}

/* The height of notes, where CELLS show that there are any; else 0. */
static float height_of_notes(const struct note_cell *cells, unsigned count)
{
    float heights[BOARD_MAX_CELLS];
    unsigned known = 0, right = 0, wrong = 0;
    for (unsigned i = 0; i < count; i++) {
        if (cells[i].right && cells[i].apart)
            heights[known++] = cells[i].height[0];
        right += cells[i].apart ? cells[i].right : 0;
        wrong += cells[i].wrong;
    }
    return right >= MIN_NOTES && STRAY * wrong <= right ? stat_median(heights, known) : 0;
}

static bool are_notes(const struct note_cell *cell, float height)
{
    for (unsigned k = 0; k < cell->notes; k++)
        if (cell->height[k] < SHORTER * height || cell->height[k] > TALLER * height)
            return false;
    return cell->right > cell->wrong;
}

void notes_settle(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
                  const struct darkness *darkness, const struct cell_glyph *glyphs,
                  struct svision_reading *reading, float *doubt)
{
    const struct page_view page = {pyramid, grid, turn};
    struct note_cell notes[SVISION_CELLS] = {0};
    unsigned cells = board_size_cells(reading->size), apart = 0;
    float print = height_of_print(glyphs, reading);
    for (unsigned i = 0; i < cells; i++) {
        if (!reading->cells[i])
            find_notes(&darkness[board_turn_cell(grid->side, i, turn)], turn, print, &notes[i]);
        apart += notes[i].notes ? notes[i].apart : 0;
    }
    for (unsigned i = 0; i < cells && apart >= MIN_NOTES; i++)
        read_notes(&page, i, &notes[i]);
    float height = height_of_notes(notes, cells);
    for (unsigned i = 0; i < cells && height > 0; i++) {
        if (!are_notes(&notes[i], height))
            continue;
        reading->writing[i] = SVISION_MARK_CANDIDATES;
        reading->entries[i] = 0;
        doubt[i] = 0;
    }
}
