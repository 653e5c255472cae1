#include "reader/unread/line_marks.h"

#include <math.h>
#include <string.h>

#include "digits/mark/blob.h"
#include "reader/unread/mark_set.h"

/* Minimum depth ratio of a marked middle of a border, or a stripe, to the rest of the border, and
 * of a diagonal to its surroundings. */
#define OVER_REST 3.0F

/* Minimum numbers of marks on a printed page, of marks on one with handwriting, and of even
 * stripes; 560 photos without line marks have at most 4, 21 and 5. */
enum { MIN_MARKS = 6, MIN_WRITTEN = 30, MIN_STRIPES = 8 };

/* Kinds of marks on a border. */
enum line_mark { LINE_PLAIN, LINE_DOT, LINE_STROKE, LINE_STRIPE };

static bool is_marked(const struct cell_ink *ink, unsigned side)
{
    return ink->middle[side] > BLOB_MIN_DEPTH && ink->middle[side] > OVER_REST * ink->beside[side];
}

static bool has_stripe(const struct cell_ink *ink, unsigned side)
{
    return ink->stripe[side] > BLOB_MIN_DEPTH && ink->stripe[side] > OVER_REST * ink->beside[side];
}

/* Returns the mark between cell A and its neighbor B on SIDE. */
static enum line_mark mark_between(const struct cell_ink *a, const struct cell_ink *b,
                                   unsigned side)
{
    unsigned other = (side + 2) % CELL_SIDES;
    if (has_stripe(a, side) && has_stripe(b, other))
        return LINE_STRIPE;
    if (!is_marked(a, side) || !is_marked(b, other))
        return LINE_PLAIN;
    return a->within[side] > BLOB_MIN_DEPTH && b->within[other] > BLOB_MIN_DEPTH ? LINE_STROKE
                                                                                 : LINE_DOT;
}

/* Sets MARKED for the cells on both sides of a mark; counts each kind. */
static void find_marks(const struct cell_ink *ink, unsigned side, unsigned count[4],
                       uint8_t *marked)
{
    memset(marked, 0, (size_t)side * side);
    memset(count, 0, 4 * sizeof *count);
    for (unsigned i = 0; i < side * side; i++) {
        for (unsigned k = CELL_RIGHT; k <= CELL_BOTTOM; k++) {
            unsigned next = k == CELL_RIGHT ? i + 1 : i + side;
            if ((k == CELL_RIGHT ? i % side : i / side) + 1 == side)
                continue;
            enum line_mark mark = mark_between(&ink[i], &ink[next], k);
            count[mark]++;
            if (mark != LINE_PLAIN)
                marked[i] = marked[next] = 1;
        }
    }
}

static bool is_written(const struct svision_reading *reading)
{
    return memchr(reading->writing, SVISION_MARK_ENTRY, board_size_cells(reading->size)) != NULL;
}

/* Returns the commoner kind of marks in READING, LINE_DOT or LINE_STROKE; LINE_PLAIN if there are
 * too few. */
static enum line_mark find_most(const struct cell_ink *ink, const struct svision_reading *reading,
                                uint8_t *marked)
{
    unsigned count[4], least = is_written(reading) ? MIN_WRITTEN : MIN_MARKS;
    find_marks(ink, reading->size->side, count, marked);
    unsigned strokes = count[LINE_STROKE] + count[LINE_STRIPE];
    if (count[LINE_STRIPE] < MIN_STRIPES && count[LINE_DOT] + strokes < least)
        return LINE_PLAIN;
    return strokes > count[LINE_DOT] ? LINE_STROKE : LINE_DOT;
}

bool line_marks_find_dots(const struct cell_ink *ink, const struct svision_reading *reading,
                          uint8_t *marked)
{
    return find_most(ink, reading, marked) == LINE_DOT;
}

/* Sets MARKED for the cells of a diagonal, if it is drawn: the one that FALLS to the right, or the
 * other. */
static bool find_diagonal(const struct cell_ink *ink, unsigned side, bool falls, uint8_t *marked)
{
    unsigned through = 0;
    for (unsigned i = 0; i < side; i++) {
        const struct cell_ink *cell = &ink[i * side + (falls ? i : side - 1 - i)];
        for (unsigned k = !falls; k < 4; k += 2)
            through += cell->diagonal[k] > BLOB_MIN_DEPTH &&
                       cell->diagonal[k] > OVER_REST * cell->off_diagonal[k];
    }
    if ((float)through < UNREAD_MOST * 2 * (float)side)
        return false;
    for (unsigned i = 0; i < side; i++)
        marked[i * side + (falls ? i : side - 1 - i)] = 1;
    return true;
}

bool line_marks_find_strokes(const struct cell_ink *ink, const struct svision_reading *reading,
                             uint8_t *marked)
{
    const unsigned side = reading->size->side, cells = side * side;
    bool falling, rising;
    if (find_most(ink, reading, marked) == LINE_STROKE)
        return true;
    memset(marked, 0, cells);
    falling = find_diagonal(ink, side, true, marked);
    rising = find_diagonal(ink, side, false, marked);
    return falling || rising;
}
