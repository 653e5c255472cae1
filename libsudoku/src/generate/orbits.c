#include "generate/orbits.h"

#include <string.h>

#include "board/layout.h"
#include "common/argument.h"

/* The eight symmetries of a square: transposition, then a flip upside down, then a mirror left to
 * right. */
enum { TRANSPOSE = 1, FLIP = 2, MIRROR = 4, WAYS = 8 };

/* The name of each symmetry and its group elements, a bit each. */
static const struct {
    const char *name;
    unsigned ways;
} symmetries[] = {
    [SUDOKU_SYMMETRY_NONE] = {"none", 1},
    [SUDOKU_SYMMETRY_ROTATE180] = {"rotate180", 1 | 1 << (FLIP | MIRROR)},
    [SUDOKU_SYMMETRY_ROTATE90] = {"rotate90", 1 | 1 << (FLIP | MIRROR) | 1 << (TRANSPOSE | FLIP) |
                                                  1 << (TRANSPOSE | MIRROR)},
    [SUDOKU_SYMMETRY_MIRROR] = {"mirror", 1 | 1 << MIRROR},
    [SUDOKU_SYMMETRY_FLIP] = {"flip", 1 | 1 << FLIP},
    [SUDOKU_SYMMETRY_CROSS] = {"cross", 1 | 1 << MIRROR | 1 << FLIP | 1 << (FLIP | MIRROR)},
    [SUDOKU_SYMMETRY_DIAGONAL] = {"diagonal", 1 | 1 << TRANSPOSE},
    [SUDOKU_SYMMETRY_ANTIDIAGONAL] = {"antidiagonal", 1 | 1 << (TRANSPOSE | FLIP | MIRROR)},
    [SUDOKU_SYMMETRY_DIAGONALS] = {"diagonals", 1 | 1 << TRANSPOSE |
                                                    1 << (TRANSPOSE | FLIP | MIRROR) |
                                                    1 << (FLIP | MIRROR)},
    [SUDOKU_SYMMETRY_FULL] = {"full", (1 << WAYS) - 1},
};

enum { SYMMETRIES = sizeof symmetries / sizeof symmetries[0] };

const char *sudoku_symmetry_name(enum sudoku_symmetry symmetry)
{
    return (unsigned)symmetry < SYMMETRIES ? symmetries[symmetry].name : NULL;
}

enum sudoku_status sudoku_symmetry_from_name(const char *name, enum sudoku_symmetry *symmetry)
{
    if (!argument_expect(name, "name is NULL") || !argument_expect(symmetry, "symmetry is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    for (unsigned i = 0; i < SYMMETRIES; i++) {
        if (strcmp(name, symmetries[i].name) == 0) {
            *symmetry = (enum sudoku_symmetry)i;
            return SUDOKU_OK;
        }
    }
    argument_refuse("name is that of no symmetry");
    return SUDOKU_ERR_ARGUMENT;
}

bool orbits_fit(const struct sudoku_layout *layout, enum sudoku_symmetry symmetry)
{
    return argument_expect((unsigned)symmetry < SYMMETRIES, "job->symmetry is none") &&
           argument_expect(layout->is_square || symmetry == SUDOKU_SYMMETRY_NONE,
                           "job->symmetry needs a square layout");
}

static uint16_t image_of(unsigned side, unsigned way, unsigned cell)
{
    unsigned row = cell / side, column = cell % side;
    if (way & TRANSPOSE) {
        unsigned other = row;
        row = column;
        column = other;
    }
    if (way & FLIP)
        row = side - 1 - row;
    if (way & MIRROR)
        column = side - 1 - column;
    return (uint16_t)(row * side + column);
}

unsigned orbit_of(const struct sudoku_layout *layout, enum sudoku_symmetry symmetry, unsigned cell,
                  uint16_t orbit[ORBIT_MAX])
{
    unsigned count = 1;
    orbit[0] = (uint16_t)cell;
    if (symmetry == SUDOKU_SYMMETRY_NONE)
        return count;
    for (unsigned way = 1; way < WAYS; way++) {
        if (!(symmetries[symmetry].ways >> way & 1))
            continue;
        unsigned other = 0;
        orbit[count] = image_of(layout->side, way, cell);
        while (orbit[other] != orbit[count])
            other++;
        count += other == count;
    }
    return count;
}
