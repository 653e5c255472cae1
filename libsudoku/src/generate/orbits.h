/* Orbits: the cells that a symmetry maps to each other. */
#ifndef GENERATE_ORBITS_H
#define GENERATE_ORBITS_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/generate.h>

/* Maximum number of cells of an orbit. */
enum { ORBIT_MAX = 8 };

/* True if SYMMETRY exists and suits LAYOUT; else notes the argument error. */
bool orbits_fit(const struct sudoku_layout *layout, enum sudoku_symmetry symmetry);

/* Stores the orbit of CELL, which comes first, under SYMMETRY; returns its size. */
unsigned orbit_of(const struct sudoku_layout *layout, enum sudoku_symmetry symmetry, unsigned cell,
                  uint16_t orbit[ORBIT_MAX]);

#endif
