/* Operations on three registers without a single instruction for them.
 *
 * Included by a reg_*.h after reg_and() and reg_or(). */
#ifndef ENGINE9_VECTORS_REG_THREE_H
#define ENGINE9_VECTORS_REG_THREE_H

static inline reg reg_or3(reg a, reg b, reg c)
{
    return reg_or(reg_or(a, b), c);
}

static inline reg reg_majority(reg a, reg b, reg c)
{
    return reg_or(reg_and(a, b), reg_and(c, reg_or(a, b)));
}

#endif
