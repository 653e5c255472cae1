#include "engine9/reference_walk.h"

#include <string.h>

enum { ALL = 0x1ff, PAIR = 2 };

typedef uint16_t sets[81]; /* of candidates, row by row */

/* A board at work. */
struct board {
    sets x;
    uint16_t fixed[9]; /* digits that a round placed, by box */
    unsigned depth;
    uint64_t rounds;
};

static unsigned size_of(unsigned set)
{
    return (unsigned)__builtin_popcount(set);
}

/* Cell K of box BOX, counted row by row. */
static unsigned cell_of(unsigned box, unsigned k)
{
    return box / 3 * 27 + k / 3 * 9 + box % 3 * 3 + k % 3;
}

/* Returns the candidates of the three cells of line I, a row or a column, in BOX. */
static unsigned minirow(const uint16_t *x, unsigned box, unsigned i, bool columns)
{
    unsigned any = 0;
    for (unsigned n = 0; n < 3; n++)
        any |= x[cell_of(box, columns ? 3 * n + i : 3 * i + n)];
    return any;
}

/* Returns the box STEP after BOX in its band or stack. */
static unsigned box_after(unsigned box, unsigned step, bool columns)
{
    return columns ? (box + 3 * step) % 9 : box / 3 * 3 + (box + step) % 3;
}

/* Applies triples that fill a minirow of a box. */
static void narrow_by_triples(uint16_t line[3])
{
    uint16_t left[3];
    for (unsigned i = 0; i < 3; i++) {
        left[i] = line[i];
        for (unsigned j = 0; j < 3; j++)
            if (j != i && size_of(line[j]) == 3)
                left[i] &= (uint16_t)~line[j];
    }
    for (unsigned i = 0; i < 3; i++) {
        unsigned j = (i + 1) % 3, k = (i + 2) % 3;
        unsigned several = (left[i] & left[j]) | (left[i] & left[k]) | (left[j] & left[k]);
        unsigned own = left[i] & ~several;
        line[i] = size_of(own) == 3 ? (uint16_t)own : left[i];
    }
}

/* A minirow keeps a digit if the other two lines can hold it in the other two boxes. */
static void restrict_lines(uint16_t *x, bool columns, bool triples)
{
    uint16_t line[9][3], stays[9][3];
    for (unsigned box = 0; box < 9; box++) {
        for (unsigned i = 0; i < 3; i++)
            line[box][i] = (uint16_t)minirow(x, box, i, columns);
        if (triples)
            narrow_by_triples(line[box]);
    }
    for (unsigned box = 0; box < 9; box++) {
        const uint16_t *next = line[box_after(box, 1, columns)];
        const uint16_t *after = line[box_after(box, 2, columns)];
        for (unsigned i = 0; i < 3; i++) {
            unsigned j = (i + 1) % 3, k = (i + 2) % 3;
            stays[box][i] = (uint16_t)((next[j] & after[k]) | (next[k] & after[j]));
            if (triples)
                stays[box][i] &= line[box][i];
        }
    }
    for (unsigned box = 0; box < 9; box++)
        for (unsigned k = 0; k < 9; k++)
            x[cell_of(box, k)] &= stays[box][columns ? k % 3 : k / 3];
}

/* Places hidden and naked singles of BOX and removes them from the rest; false if it finds a
 * contradiction. */
static bool place(uint16_t *x, unsigned box, uint16_t *fixed)
{
    unsigned one = 0, two = 0, parity = 0;
    bool sound = true;
    uint16_t placed[9];
    for (unsigned k = 0; k < 9; k++) {
        two |= one & x[cell_of(box, k)];
        one |= x[cell_of(box, k)];
    }
    *fixed = 0;
    for (unsigned k = 0; k < 9; k++) {
        unsigned set = x[cell_of(box, k)];
        sound = sound && set;
        placed[k] = (uint16_t)(size_of(set) == 1 ? set : set & ~two);
        *fixed |= placed[k];
        parity ^= placed[k];
    }
    for (unsigned k = 0; k < 9; k++) {
        uint16_t *set = &x[cell_of(box, k)];
        *set = placed[k] ? placed[k] : (uint16_t)(*set & ~*fixed);
    }
    return sound && one == ALL && parity == *fixed;
}

/* One round. *MOVED: it fixed another digit. Returns false for a contradiction. */
static bool round_of(struct board *board, bool triples, bool *moved)
{
    bool sound = true;
    *moved = false;
    restrict_lines(board->x, false, triples);
    restrict_lines(board->x, true, triples);
    for (unsigned box = 0; box < 9; box++) {
        uint16_t before = board->fixed[box];
        sound = place(board->x, box, &board->fixed[box]) && sound;
        *moved = *moved || board->fixed[box] != before;
    }
    return sound;
}

static unsigned count_fixed(const struct board *board)
{
    unsigned count = 0;
    for (unsigned box = 0; box < 9; box++)
        count += size_of(board->fixed[box]);
    return count;
}

/* Returns how many candidates are left for the number of fixed cells. */
static unsigned looseness(const struct board *board)
{
    unsigned sum = 7 * count_fixed(board);
    for (unsigned cell = 0; cell < 81; cell++)
        sum += size_of(board->x[cell]) + (size_of(board->x[cell]) == 2 ? 2 : 0);
    return sum;
}

/* Returns the number of cells of line I in BOX that can hold DIGIT. */
static unsigned places_in(const uint16_t *x, unsigned box, unsigned i, bool columns, unsigned digit)
{
    unsigned places = 0;
    for (unsigned n = 0; n < 3; n++)
        places += (x[cell_of(box, columns ? 3 * n + i : 3 * i + n)] & digit) != 0;
    return places;
}

static unsigned places_off(const uint16_t *x, unsigned box, unsigned i, bool columns,
                           unsigned digit)
{
    return places_in(x, box, (i + 1) % 3, columns, digit) +
           places_in(x, box, (i + 2) % 3, columns, digit);
}

/* True if DIGIT on line I of BOX leaves one place for it in another box that has some on it. */
static bool forces(const uint16_t *x, unsigned box, unsigned i, bool columns, unsigned digit)
{
    for (unsigned step = 1; step < 3; step++) {
        unsigned other = box_after(box, step, columns);
        if (places_in(x, other, i, columns, digit) && places_off(x, other, i, columns, digit) == 1)
            return true;
    }
    return false;
}

static unsigned worth_of_pair(const uint16_t *x, unsigned box, unsigned k)
{
    unsigned worth = 0, row = k / 3, column = k % 3;
    for (unsigned set = x[cell_of(box, k)]; set; set &= set - 1) {
        unsigned digit = set & -set;
        worth += places_off(x, box, row, false, digit) && places_off(x, box, column, true, digit);
        worth += places_in(x, box, row, false, digit) == 1 &&
                 places_in(x, box, column, true, digit) == 1;
        worth += forces(x, box, row, false, digit) || forces(x, box, column, true, digit);
    }
    return worth;
}

/* Returns the worth of a cell and its number, so that the later of two equals wins. */
static unsigned key_of(unsigned worth, unsigned k, unsigned box)
{
    return (worth + 1) << 8 | k << 4 | box;
}

/* Returns the key of the cell of highest worth among those with NUMBER candidates, or among all
 * open ones if it is 0. */
static unsigned best_of(const uint16_t *x, unsigned number)
{
    unsigned best = 0;
    for (unsigned at = 0; at < 81; at++) {
        unsigned box = at % 9, k = at / 9, size = size_of(x[cell_of(box, k)]);
        if (number ? size != number : size < 2)
            continue;
        unsigned key = key_of(number ? worth_of_pair(x, box, k) : 9 - size, k, box);
        best = key > best ? key : best;
    }
    return best;
}

/* Returns the key of the cell with the most candidates in row ROW of the boxes, or in the next one
 * with an open cell. */
static unsigned with_most(const uint16_t *x, unsigned row)
{
    unsigned best = 0;
    for (unsigned n = 0; n < 3 && best < key_of(2, 0, 0); n++) {
        best = 0;
        for (unsigned at = 0; at < 27; at++) {
            unsigned k = (row + n) % 3 * 3 + at / 9, box = at % 9;
            unsigned key = key_of(size_of(x[cell_of(box, k)]), k, box);
            best = key > best ? key : best;
        }
    }
    return best;
}

static unsigned choose(const struct board *board, bool plentiful)
{
    if (plentiful)
        return with_most(board->x, board->depth);
    unsigned pair = best_of(board->x, PAIR);
    return pair ? pair : best_of(board->x, 0);
}

/* Sets a cell to SET, and removes a single digit from the rest of BOX. */
static void give(struct board *board, unsigned box, unsigned k, unsigned set)
{
    for (unsigned other = 0; size_of(set) == 1 && other < 9; other++)
        board->x[cell_of(box, other)] &= (uint16_t)~set;
    board->x[cell_of(box, k)] = (uint16_t)set;
}

/* Runs rounds until BOARD is at rest; false if it is refuted. */
static bool bring_to_rest(struct walk *walk, struct board *board)
{
    enum { NEAR = 3, FEW = 30, TIGHT = 446 };
    for (bool triples = false, moved = true;;) {
        walk->all++;
        walk->before += walk->guesses == 0;
        board->rounds++;
        if (board->rounds > walk->path)
            walk->path = board->rounds;
        if (!round_of(board, triples, &moved))
            return false;
        bool is_wide = board->depth < NEAR && count_fixed(board) <= FEW;
        if (!moved && !triples && is_wide && !board->depth && looseness(board) > TIGHT)
            walk->plentiful = true;
        if (!moved && (triples || walk->plentiful || !is_wide))
            return true;
        triples = !moved;
    }
}

static void walk_from(struct walk *walk, struct board *board);

/* Walks both parts of BOARD, which is at rest and open. */
static void walk_branches(struct walk *walk, struct board *board)
{
    enum { DEEP = 6 };
    const unsigned key = choose(board, walk->plentiful), box = key & 15, k = key >> 4 & 15;
    const unsigned set = board->x[cell_of(box, k)], digit = set & -set;
    struct board rest = *board;
    walk->guesses++;
    board->depth = ++rest.depth;
    give(board, box, k, digit);
    give(&rest, box, k, set ^ digit);
    if (!walk->refuted)
        board->fixed[box] |= (uint16_t)digit;
    walk->plentiful = walk->plentiful || (!walk->refuted && board->depth == DEEP);
    walk_from(walk, board);
    memset(rest.fixed, 0, sizeof rest.fixed);
    if (walk->solutions < 2)
        walk_from(walk, &rest);
}

static void walk_from(struct walk *walk, struct board *board)
{
    if (!bring_to_rest(walk, board)) {
        walk->refuted++;
        walk->plentiful = false;
    } else if (count_fixed(board) == 81) {
        walk->solutions++;
    } else {
        walk_branches(walk, board);
    }
}

struct walk reference_walk(const uint8_t *givens, bool plentiful)
{
    struct walk walk = {.plentiful = plentiful};
    struct board board = {0};
    for (unsigned cell = 0; cell < 81; cell++)
        board.x[cell] = (uint16_t)(givens[cell] ? 1 << (givens[cell] - 1) : ALL);
    for (unsigned box = 0; box < 9; box++)
        place(board.x, box, &board.fixed[box]);
    memset(board.fixed, 0, sizeof board.fixed);
    walk_from(&walk, &board);
    return walk;
}
