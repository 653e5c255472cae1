/* Naked and hidden subsets by enumeration, for sides up to about 9: the reference for faster
 * methods. */
#ifndef TESTS_SUPPORT_SUBSETS_H
#define TESTS_SUPPORT_SUBSETS_H

#include <sudoku/digitset.h>

/* Returns all digits in the cells of the mask CELLS. */
static inline sudoku_digitset digits_in(const sudoku_digitset *sets, unsigned side, unsigned cells)
{
    sudoku_digitset digits = 0;
    for (unsigned cell = 0; cell < side; cell++)
        if (cells >> cell & 1)
            digits |= sets[cell];
    return digits;
}

/* Returns the mask of cells with a digit of DIGITS. */
static inline unsigned places_of(const sudoku_digitset *sets, unsigned side, sudoku_digitset digits)
{
    unsigned cells = 0;
    for (unsigned cell = 0; cell < side; cell++)
        cells |= (unsigned)((sets[cell] & digits) != 0) << cell;
    return cells;
}

/* Keeps only KEPT in the cells of CELLS; true if that changed any. */
static inline bool keep_in(sudoku_digitset *sets, unsigned side, unsigned cells,
                           sudoku_digitset kept)
{
    bool changed = false;
    for (unsigned cell = 0; cell < side; cell++) {
        if (!(cells >> cell & 1))
            continue;
        changed |= (sets[cell] & ~kept) != 0;
        sets[cell] &= kept;
    }
    return changed;
}

/* Applies naked subsets (NAKED) or hidden ones of every size until nothing changes; false if a
 * subset of cells or digits is too small. */
static inline bool apply_subsets(unsigned side, sudoku_digitset *sets, bool naked)
{
    unsigned all = (1u << side) - 1;
    for (bool changed = true; changed;) {
        changed = false;
        for (unsigned subset = 1; subset <= all; subset++) {
            unsigned size = sudoku_digitset_count(subset);
            sudoku_digitset digits = naked ? digits_in(sets, side, subset) : subset;
            unsigned cells = naked ? subset : places_of(sets, side, subset);
            unsigned width = sudoku_digitset_count(naked ? digits : cells);
            if (width < size)
                return false;
            if (width == size)
                changed |= naked ? keep_in(sets, side, all & ~cells, ~digits)
                                 : keep_in(sets, side, cells, digits);
        }
    }
    return true;
}

#endif
