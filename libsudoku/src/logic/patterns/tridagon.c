#include "logic/patterns/tridagon.h"

enum { BOX_SIDE = 3, SIDE = 9, CORNERS = 4, DIAGONALS = 6, ODD_FROM = 3 };

/* Column of the cell in each row of a box: the even permutations, then the odd ones. */
static const uint8_t diagonals[DIAGONALS][BOX_SIDE] = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1},
                                                       {0, 2, 1}, {1, 0, 2}, {2, 1, 0}};

struct tridagon {
    struct search *search;
    unsigned digits;         /* the three */
    unsigned boxes[CORNERS]; /* numbers of the boxes, from 0 */
    struct cellset cells;    /* chosen so far */
};

/* Maximum number of cells with guardians that one cell may see. */
enum { MAX_GUARDED = 4 };

/* The cells of DIAGONAL in BOX. */
static struct cellset diagonal_cells(unsigned box, unsigned diagonal)
{
    struct cellset cells = cellset_none();
    for (unsigned row = 0; row < BOX_SIDE; row++)
        cellset_add(&cells, (box / BOX_SIDE * BOX_SIDE + row) * SIDE + box % BOX_SIDE * BOX_SIDE +
                                diagonals[diagonal][row]);
    return cells;
}

/* The cells with other candidates than the three. */
static struct cellset guarded_cells(const struct tridagon *tridagon)
{
    struct cellset guarded = cellset_none(), cells = tridagon->cells;
    while (!cellset_is_empty(cells)) {
        unsigned cell = cellset_pop(&cells);
        if (tridagon->search->position->candidates[cell] & ~tridagon->digits)
            cellset_add(&guarded, cell);
    }
    return guarded;
}

static bool conclude(struct tridagon *tridagon)
{
    struct search *search = tridagon->search;
    struct cellset guarded = guarded_cells(tridagon), left = guarded;
    unsigned guardians = 0;
    step_add_cells(search_start(search), tridagon->cells);
    while (!cellset_is_empty(left)) {
        unsigned cell = cellset_pop(&left);
        unsigned digits = search->position->candidates[cell] & ~tridagon->digits;
        guardians |= digits;
        while (digits)
            step_add_fins(&search->step, cellset_of(cell), bit_pop(&digits));
    }
    if (cellset_count(guarded) == 1)
        for (unsigned digits = tridagon->digits; digits;)
            step_eliminate(&search->step, search->position, guarded, bit_pop(&digits));
    if (bit_count(guardians) == 1)
        step_eliminate(&search->step, search->position,
                       topology_common_peers(search->topology, guarded), bit_first(guardians));
    return search_report(search);
}

/* True if all CELLS are open and have two of the digits at least, and few have guardians. */
static bool fits(const struct tridagon *tridagon, struct cellset cells)
{
    const struct position *position = tridagon->search->position;
    if (!cellset_is_subset(cells, position->open))
        return false;
    while (!cellset_is_empty(cells))
        if (bit_count(position->candidates[cellset_pop(&cells)] & tridagon->digits) < 2)
            return false;
    return cellset_count(guarded_cells(tridagon)) <= MAX_GUARDED;
}

/* Chooses a diagonal in each box from CORNER on; IS_ODD: an odd number of odd ones so far. */
static bool choose(struct tridagon *tridagon, unsigned corner, bool is_odd)
{
    const struct cellset before = tridagon->cells;
    if (corner == CORNERS)
        return is_odd && conclude(tridagon);
    for (unsigned diagonal = 0; diagonal < DIAGONALS; diagonal++) {
        struct cellset cells = diagonal_cells(tridagon->boxes[corner], diagonal);
        tridagon->cells = cellset_or(before, cells);
        if (fits(tridagon, cells) && choose(tridagon, corner + 1, is_odd != (diagonal >= ODD_FROM)))
            return true;
    }
    tridagon->cells = before;
    return false;
}

/* Tries the four boxes of two bands and two stacks; the third of each is left out. */
static bool try_rectangle(struct tridagon *tridagon, unsigned band, unsigned stack)
{
    unsigned corner = 0;
    for (unsigned box = 0; box < SIDE; box++)
        if (box / BOX_SIDE != band && box % BOX_SIDE != stack)
            tridagon->boxes[corner++] = box;
    tridagon->cells = cellset_none();
    return choose(tridagon, 0, false);
}

static bool try_digits(struct tridagon *tridagon)
{
    for (unsigned i = 0; i < SIDE; i++)
        if (try_rectangle(tridagon, i / BOX_SIDE, i % BOX_SIDE))
            return true;
    return false;
}

bool tridagon_find(struct search *search)
{
    const struct sudoku_layout *layout = search->topology->layout;
    struct tridagon tridagon = {.search = search};
    if (layout->side != SIDE || !layout->is_square || layout->box_rows != BOX_SIDE)
        return false;
    for (unsigned digits = 0; digits < 1u << SIDE; digits++) {
        tridagon.digits = digits;
        if (bit_count(digits) == 3 && (search_poll(search) || try_digits(&tridagon)))
            return true;
    }
    return false;
}
