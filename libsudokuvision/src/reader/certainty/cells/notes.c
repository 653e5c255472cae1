#include "reader/certainty/cells/notes.h"

#include <math.h>

#include "digits/mark/mark_window.h"
#include "digits/mark/piece.h"
#include "maths/stat.h"

/* Bounds on the height of a note, relative to print and to other notes. */
#define MIN_PRINT_RATIO 0.2F
#define MAX_PRINT_RATIO 0.6F
#define MIN_NOTE_RATIO  0.7F
#define MAX_NOTE_RATIO  1.4F
/* Minimum area of a note, in pixels of a patch; smaller pieces are specks. */
#define MIN_AREA 4
/* Maximum width of a note, in heights; wider pieces are several digits, or none. */
#define MAX_WIDTH 1.3F
/* Side of the window in which a note is read, in heights. */
#define WINDOW 1.6F
/* Maximum distance of a note from the center of its place, in pixels. */
#define MAX_AWAY 4.0F

/* Minimum number of notes on a page that has them; minimum number of right notes per wrong one.
 * Entries stand in the middle place too. */
enum { MIN_NOTES = 4, STRAY = 4, PLACES = 9, MIDDLE = 5 };

/* A cell whose dark pieces are all small. */
struct note_cell {
    unsigned notes;        /* number of pieces; 0 if there are none or one is too large */
    unsigned apart;        /* number of notes at places other than the middle */
    unsigned right, wrong; /* number of notes read as the digit of their place, and as another */
    float height[PLACES], x[PLACES], y[PLACES]; /* heights and centers, upright */
    unsigned place[PLACES];                     /* 1..9; 0: between places */
};

struct page_view {
    const struct pyramid *pyramid;
    const struct grid *grid;
    unsigned turn;
};

/* Returns the median height of print; 0 without print. */
static float height_of_print(const struct cell_glyph *glyphs, const struct svision_reading *reading)
{
    float heights[BOARD_MAX_CELLS];
    size_t count = 0;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        if (reading->cells[i] && glyphs[i].scored)
            heights[count++] = (float)glyphs[i].blob.height;
    return count ? stat_median(heights, count) : 0;
}

/* Returns the place 1..9 of a note with center (X, Y), upright; 0 between places. */
static unsigned place_of(float x, float y)
{
    const float third = CELL_SIDE / 3.0F;
    float column = floorf(x / third), row = floorf(y / third);
    float away = fmaxf(fabsf(x - (column + 0.5F) * third), fabsf(y - (row + 0.5F) * third));
    return away > MAX_AWAY ? 0 : (unsigned)(3 * row + column) + 1;
}

/* Adds PIECE, in picture orientation, to CELL. */
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

/* Finds the notes of CELL in DARKNESS; PRINT is the height of print. */
static void find_pieces(const struct darkness *darkness, unsigned turn, float print,
                        struct note_cell *cell)
{
    struct piece piece;
    uint32_t mask[CELL_SIDE];
    pieces_threshold(darkness, PIECE_SHARE, PIECE_STRIP, mask);
    for (int i = 0; i < MAX_PIECES && pieces_pop(mask, &piece); i++) {
        int width = piece.right - piece.left + 1, height = piece.bottom - piece.top + 1;
        float along = (float)(turn % 2 ? height : width), up = (float)(turn % 2 ? width : height);
        if (piece.area < MIN_AREA)
            continue;
        if (up > MAX_PRINT_RATIO * print || up < MIN_PRINT_RATIO * print ||
            along > MAX_WIDTH * up || cell->notes == PLACES) {
            cell->notes = 0;
            return;
        }
        add_note(&piece, turn, cell);
    }
}

/* Reads the notes of CELL, which has index I. */
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

/* Returns the median height of notes if CELLS prove that there are any, else 0. */
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
        if (cell->height[k] < MIN_NOTE_RATIO * height || cell->height[k] > MAX_NOTE_RATIO * height)
            return false;
    return cell->right > cell->wrong;
}

void notes_find(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
                const struct darkness *darkness, const struct cell_glyph *glyphs,
                struct svision_reading *reading, float *doubt)
{
    const struct page_view page = {pyramid, grid, turn};
    struct note_cell notes[SVISION_CELLS] = {0};
    unsigned cells = board_size_cells(reading->size), apart = 0;
    float print = height_of_print(glyphs, reading);
    for (unsigned i = 0; i < cells; i++) {
        if (!reading->cells[i])
            find_pieces(&darkness[board_turn_cell(grid->side, i, turn)], turn, print, &notes[i]);
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
