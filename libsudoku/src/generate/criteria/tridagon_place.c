#include "generate/criteria/tridagon_place.h"

#include "common/random.h"

enum { BOX_SIDE = 3, SIDE = 9, CORNERS = 4, MAX_NEAR = 3 };

/* What the cells of three digits are in a box: a diagonal, with one cell in each row and column, or
 * two of its cells, so that another digit is in the third one. */
struct diagonal {
    bool is_whole;
    bool is_odd; /* if it is whole: the permutation of its columns */
    unsigned near_count;
    unsigned near_cells[MAX_NEAR]; /* third cells of diagonals of two cells, */
    unsigned strays[MAX_NEAR];     /* cells of the third digit instead, */
    bool near_is_odd[MAX_NEAR];    /* and permutations */
};

static unsigned cell_at(unsigned box, unsigned row, unsigned column)
{
    return (box / BOX_SIDE * BOX_SIDE + row) * SIDE + box % BOX_SIDE * BOX_SIDE + column;
}

static bool is_odd(const unsigned column[BOX_SIDE])
{
    return ((column[0] > column[1]) + (column[0] > column[2]) + (column[1] > column[2])) % 2 != 0;
}

/* Adds the diagonal of which cells I and K of those in ROW and COLUMN are two, if they are. */
static void add_near(struct diagonal *diagonal, unsigned box, const unsigned row[BOX_SIDE],
                     const unsigned column[BOX_SIDE], unsigned i, unsigned k)
{
    unsigned permutation[BOX_SIDE];
    if (row[i] == row[k] || column[i] == column[k])
        return;
    unsigned third_row = 3 - row[i] - row[k], third_column = 3 - column[i] - column[k];
    permutation[row[i]] = column[i];
    permutation[row[k]] = column[k];
    permutation[third_row] = third_column;
    unsigned other = 3 - i - k;
    diagonal->near_cells[diagonal->near_count] = cell_at(box, third_row, third_column);
    diagonal->strays[diagonal->near_count] = cell_at(box, row[other], column[other]);
    diagonal->near_is_odd[diagonal->near_count++] = is_odd(permutation);
}

static struct diagonal diagonal_of(const uint8_t *grid, unsigned digits, unsigned box)
{
    struct diagonal diagonal = {.near_count = 0};
    unsigned row[BOX_SIDE], column[BOX_SIDE], count = 0, rows = 0, columns = 0;
    for (unsigned i = 0; i < SIDE; i++) {
        if (!(digits >> grid[cell_at(box, i / BOX_SIDE, i % BOX_SIDE)] & 1))
            continue;
        rows |= 1u << (row[count] = i / BOX_SIDE);
        columns |= 1u << (column[count++] = i % BOX_SIDE);
    }
    diagonal.is_whole = rows == 7 && columns == 7;
    if (diagonal.is_whole)
        diagonal.is_odd = is_odd(column);
    for (unsigned i = 0; !diagonal.is_whole && i < BOX_SIDE; i++)
        add_near(&diagonal, box, row, column, i, (i + 1) % BOX_SIDE);
    return diagonal;
}

/* Counts the tridagons of a grid; each is drawn with equal chance. */
struct tridagon_draw {
    const uint8_t *grid;
    uint64_t *random;
    unsigned count;
    struct tridagon_place drawn;
};

/* Adds the tridagons of DIGITS whose box NEAR has the other digit. */
static void add_tridagons(struct tridagon_draw *draw, unsigned digits, unsigned free_box,
                          const unsigned boxes[CORNERS], unsigned near)
{
    struct diagonal last = diagonal_of(draw->grid, digits, boxes[near]);
    bool is_odd_so_far = false;
    for (unsigned i = 0; i < CORNERS; i++) {
        struct diagonal diagonal = diagonal_of(draw->grid, digits, boxes[i]);
        if (i != near && !diagonal.is_whole)
            return;
        is_odd_so_far ^= i != near && diagonal.is_odd;
    }
    for (unsigned i = 0; i < last.near_count; i++)
        if (is_odd_so_far != last.near_is_odd[i] && random_below(draw->random, ++draw->count) == 0)
            draw->drawn =
                (struct tridagon_place){digits, free_box, last.near_cells[i], last.strays[i]};
}

bool tridagon_place_draw(const uint8_t *grid, uint64_t *random, struct tridagon_place *place)
{
    struct tridagon_draw draw = {.grid = grid, .random = random};
    for (unsigned free_box = 0; free_box < SIDE; free_box++) {
        unsigned boxes[CORNERS], count = 0;
        for (unsigned box = 0; box < SIDE; box++)
            if (box / BOX_SIDE != free_box / BOX_SIDE && box % BOX_SIDE != free_box % BOX_SIDE)
                boxes[count++] = box;
        for (unsigned i = 0; i < SIDE * SIDE * SIDE; i++) {
            unsigned a = i % SIDE, b = i / SIDE % SIDE, c = i / (SIDE * SIDE);
            for (unsigned near = 0; a < b && b < c && near < CORNERS; near++)
                add_tridagons(&draw, 2u << a | 2u << b | 2u << c, free_box, boxes, near);
        }
    }
    *place = draw.drawn;
    return draw.count > 0;
}
