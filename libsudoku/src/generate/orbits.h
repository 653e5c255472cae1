/* Which cells a symmetry makes one. */
#ifndef GENERATE_ORBITS_H
#define GENERATE_ORBITS_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/generate.h>

/* Cells of an orbit at most. */
enum { ORBIT_MAX = 8 };

/* Whether there is SYMMETRY, and LAYOUT can have it. */
bool orbits_fit(const struct sudoku_layout *layout, enum sudoku_symmetry symmetry);

/* The cells that SYMMETRY makes one with CELL, itself the first, each once; gives their number. */
unsigned orbit_of(const struct sudoku_layout *layout, enum sudoku_symmetry symmetry, unsigned cell,
                  uint16_t orbit[ORBIT_MAX]);

#endif
