/* Fish of any shape: N base units whose places for a digit lie in N cover units, except for fins.
 *
 * Each base unit needs the digit and each cover unit holds it once, so the covers hold it nowhere
 * else, unless a fin does. */
#ifndef LOGIC_FISH_FISH_H
#define LOGIC_FISH_FISH_H

#include "logic/fish/line_fish.h"

enum fish_shape {
    FISH_BASIC,   /* rows into columns, or columns into rows */
    FISH_FRANKEN, /* boxes too, on either side */
    FISH_MUTANT   /* any units */
};

#define FISH_VARIANT(size, shape, fins) ((unsigned)(size) | (shape) << 4 | (fins) << 8)

bool fish_find(struct search *search);

#endif
