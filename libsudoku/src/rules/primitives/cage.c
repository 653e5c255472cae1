#include "rules/primitives/cage.h"

#include "rules/valueset.h"

/* The open cells of a cage and what is left of its sum. */
struct cage_open {
    unsigned count; /* the first three are stored */
    int sum;
    unsigned place[3];
};

/* Returns the values whose differences from SUM are in SET. */
static sudoku_valueset differences(sudoku_valueset set, int sum)
{
    unsigned bits = valueset_reverse(set);
    return (sudoku_valueset)(sum < 16 ? bits >> (15 - sum) : bits << (sum - 15));
}

/* Returns the values that differ from SUM's half. */
static sudoku_valueset not_half(int sum)
{
    return (sudoku_valueset)(sum % 2 ? ~0U : ~(1U << sum / 2));
}

/* Narrows two sets whose values differ and have SUM. */
static bool narrow_two(sudoku_valueset *a, sudoku_valueset *b, int sum)
{
    if (sum > 2 * (SUDOKU_RULES_MAX_VALUES - 1))
        return false;
    *a &= differences(*b, sum) & not_half(sum);
    *b &= differences(*a, sum);
    return *a != 0;
}

/* Narrows three sets whose values differ and have SUM. */
static bool narrow_three(sudoku_valueset *a, sudoku_valueset *b, sudoku_valueset *c, int sum)
{
    sudoku_valueset kept_a = 0, kept_b = 0, kept_c = 0;
    for (unsigned left = *a; left; left &= left - 1) {
        sudoku_valueset value = (sudoku_valueset)(left & (0U - left));
        sudoku_valueset other_b = *b & (sudoku_valueset)~value;
        sudoku_valueset other_c = *c & (sudoku_valueset)~value;
        int rest = sum - (int)valueset_min(value);
        if (rest < 0)
            break;
        if (!narrow_two(&other_b, &other_c, rest))
            continue;
        kept_a |= value;
        kept_b |= other_b;
        kept_c |= other_c;
    }
    *a = kept_a;
    *b = kept_b;
    *c = kept_c;
    return kept_a != 0;
}

/* Narrows the open sets, one to three, exactly. */
static bool narrow_open(const struct cage_open *open, sudoku_valueset *sets)
{
    sudoku_valueset *a = &sets[open->place[0]], *b = &sets[open->place[1]];
    if (open->sum < 0)
        return false;
    if (open->count == 3)
        return narrow_three(a, b, &sets[open->place[2]], open->sum);
    if (open->count == 2)
        return narrow_two(a, b, open->sum);
    *a &= (sudoku_valueset)(open->sum < SUDOKU_RULES_MAX_VALUES ? 1U << open->sum : 0);
    return *a != 0;
}

/* Finds the open cells; false if two cells have the same single value. */
static bool find_open(const struct cage *own, const sudoku_valueset *sets, struct cage_open *open,
                      sudoku_valueset *singles)
{
    *open = (struct cage_open){.sum = own->sum};
    *singles = 0;
    for (unsigned i = 0; i < own->count; i++) {
        if (!valueset_is_single(sets[i])) {
            if (open->count < 3)
                open->place[open->count] = i;
            open->count++;
            continue;
        }
        if (*singles & sets[i])
            return false;
        *singles |= sets[i];
        open->sum -= (int)valueset_min(sets[i]);
    }
    return true;
}

bool cage_narrow(const struct cage *own, sudoku_valueset *sets)
{
    struct cage_open open;
    sudoku_valueset singles;
    if (!find_open(own, sets, &open, &singles))
        return false;
    if (open.count == 0)
        return open.sum == 0;
    if (open.count > 3)
        return choices_filter(own->choices, sets, own->count);
    for (unsigned i = 0; i < open.count; i++)
        sets[open.place[i]] &= (sudoku_valueset)~singles;
    return narrow_open(&open, sets);
}
