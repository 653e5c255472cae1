/* The way to the solution of a candidate: its techniques, its length, and what it needs.
 *
 * It has HoDoKu's order. Requested techniques that this lacks are looked for before its fish, easy
 * ones before all others. */
#ifndef GEN_PATH_H
#define GEN_PATH_H

#include "gen/options.h"

struct gen_path;

/* Returns a path for the requests of OPTIONS on LAYOUT, which must outlive it, under LIMITS; NULL
 * if they have none about paths. Ends the program if memory is short. */
struct gen_path *gen_path_create(const struct gen_options *options,
                                 const struct sudoku_layout *layout,
                                 const struct sudoku_limits *limits);
void gen_path_destroy(struct gen_path *path);

/* Follows the way of PUZZLE, a number per cell. Returns false if it is not one that was requested.
 */
bool gen_path_fits(struct gen_path *path, const uint8_t *puzzle);

/* True if the last way had the technique at INDEX. */
bool gen_path_has(const struct gen_path *path, size_t index);

#endif
