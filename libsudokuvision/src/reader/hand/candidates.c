#include "reader/hand/candidates.h"

#include <math.h>

#include "digits/mark/mark_window.h"
#include "digits/mark/piece.h"

/* Minimum upright height of a digit, in pixels of a patch; lower pieces are specks. */
#define MIN_HEIGHT 5

/* Erases touching digits: everything more than REACH pixels left or right of the middle of PATCH.
 */
static void cover_sides(float reach, uint8_t *patch)
{
    uint8_t paper = 0;
    for (unsigned i = 0; i < CELL_PIXELS; i++)
        paper = patch[i] > paper ? patch[i] : paper;
    for (unsigned i = 0; i < CELL_PIXELS; i++)
        if (fabsf((float)(i % CELL_SIDE) + 0.5F - 0.5F * CELL_SIDE) > reach)
            patch[i] = paper;
}

/* Adds the digits of PIECE, which are side by side in reading direction, to *DIGITS; false if one
 * is unreadable. */
static bool read_piece(const struct mark_window_view *view, const struct piece *piece,
                       sudoku_digitset *digits)
{
    float width = (float)(piece->right - piece->left + 1);
    float height = (float)(piece->bottom - piece->top + 1);
    float x = 0.5F * (float)(piece->left + piece->right + 1);
    float y = 0.5F * (float)(piece->top + piece->bottom + 1);
    bool lies = view->turn % 2 != 0;
    float along = lies ? height : width, across = lies ? width : height;
    uint8_t patch[CELL_PIXELS];
    if (across < MIN_HEIGHT)
        return true;
    /* A digit alone is less than half as wide again as one that touches another. */
    unsigned parts = (unsigned)fmaxf(roundf(along / (PIECE_DIGIT_WIDTH * across)), 1);
    for (unsigned i = 0; i < parts; i++) {
        float shift = along * (((float)i + 0.5F) / (float)parts - 0.5F);
        mark_window_render(view, x + (lies ? 0 : shift), y + (lies ? shift : 0),
                           MARK_WINDOW_SMALL * across, patch);
        if (parts > 1)
            cover_sides(CELL_SIDE * (0.5F * along / (float)parts + 0.5F) /
                            (MARK_WINDOW_SMALL * across),
                        patch);
        unsigned digit = mark_window_read(patch);
        if (!digit)
            return false;
        *digits = sudoku_digitset_add(*digits, digit);
    }
    return true;
}

/* True if a peer of CELL has one of DIGITS as a given, so that it was misread. */
static bool are_excluded(const struct svision_reading *reading, unsigned cell,
                         sudoku_digitset digits)
{
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        if (i != cell && reading->cells[i] && reading_peers(reading, i, cell) &&
            sudoku_digitset_has(digits, reading->cells[i]))
            return true;
    return false;
}

void candidates_read(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
                     const uint8_t patches[BOARD_MAX_CELLS][CELL_PIXELS],
                     struct svision_reading *reading)
{
    struct piece pieces[MAX_PIECES];
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        struct darkness darkness;
        struct blob blob;
        unsigned place = board_turn_cell(grid->side, i, turn);
        const struct mark_window_view view = {pyramid, grid, turn, place / grid->side,
                                              place % grid->side};
        reading->candidates[i] = 0;
        if (reading->writing[i] != SVISION_MARK_CANDIDATES)
            continue;
        blob_measure(patches[place], &darkness, &blob);
        int count = pieces_find(&darkness, PIECE_SHARE, PIECE_STRIP, pieces), k = 0;
        sudoku_digitset digits = 0;
        while (k < count && read_piece(&view, &pieces[k], &digits))
            k++;
        /* An incomplete set would wrongly exclude the other candidates. */
        reading->candidates[i] = k == count && !are_excluded(reading, i, digits) ? digits : 0;
    }
}
