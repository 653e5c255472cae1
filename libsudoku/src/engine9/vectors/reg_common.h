/* Operations of a register in terms of its others, the same for all registers.
 *
 * Included by vec_each.h. A sign represents a set of lanes by any digit bit in each. */
#ifndef ENGINE9_VECTORS_REG_COMMON_H
#define ENGINE9_VECTORS_REG_COMMON_H

typedef reg reg_sign;

static inline reg reg_xor3(reg a, reg b, reg c)
{
    return reg_xor(reg_xor(a, b), c);
}

static inline reg reg_single_or_empty(reg a, reg a_minus_1)
{
    return reg_equal(reg_and(a, a_minus_1), reg_all(0));
}

static inline reg reg_without_unless(reg mask, reg a, reg b)
{
    return reg_and(a, reg_or(mask, reg_not(b)));
}

static inline reg reg_if_empty(reg part, reg a)
{
    return reg_and(a, reg_equal(part, reg_all(0)));
}

static inline reg reg_or_without(reg a, reg b, reg c)
{
    return reg_or(a, reg_without(b, c));
}

static inline reg_sign reg_unlike(reg a, reg b)
{
    return reg_xor(a, b);
}

static inline reg_sign reg_sign_or(reg_sign a, reg_sign b)
{
    return reg_or(a, b);
}

#endif
