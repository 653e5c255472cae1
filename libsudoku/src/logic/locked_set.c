#include "logic/locked_set.h"

/* Finds a digit for cell I, none of TRIED, by moving other cells to other digits (Kuhn, "The
 * Hungarian method for the assignment problem", 1955). */
static bool pair(struct matching *matching, unsigned i, unsigned *tried)
{
    for (unsigned digits = matching->digits[i] & ~*tried; digits;
         digits &= ~*tried) { /* the recursion may have tried more */
        unsigned digit = bit_first(digits);
        *tried |= 1u << digit;
        if (matching->taken >> digit & 1 && !pair(matching, matching->cell_of[digit], tried))
            continue;
        matching->taken |= 1u << digit;
        matching->cell_of[digit] = i;
        return true;
    }
    return false;
}

bool matching_find(struct matching *matching)
{
    matching->taken = 0;
    for (unsigned i = 0; i < matching->count; i++) {
        unsigned tried = 0;
        if (!pair(matching, i, &tried))
            return false;
    }
    return true;
}

/* The set consists of the cells matched with any of its digits; an unmatched digit would be free.
 */
unsigned matching_locked_set(const struct matching *matching, unsigned i)
{
    unsigned set = 0, digits = matching->digits[i], done = 0;
    while (digits & ~done) {
        unsigned digit = bit_first(digits & ~done);
        if (!(matching->taken >> digit & 1))
            return 0;
        done |= 1u << digit;
        set |= 1u << matching->cell_of[digit];
        digits |= matching->digits[matching->cell_of[digit]];
    }
    return set;
}
