#include "rules/primitives/cage.h"

#include "rules/valueset.h"

/* The open cells of a cage and what is left of its sum. */
struct cage_open {
    unsigned count; /* the first three are stored */
    int sum;
    unsigned place[3];
};

/* Sets of values are judged so many at a time. */
enum { BLOCK = 8 };

/* Narrows PART, COUNT sets, by the values HIDDEN, which have one place, and by cells with one
 * value; false if it does not fit. */
static bool fit(sudoku_valueset *part, unsigned count, sudoku_valueset hidden)
{
    sudoku_valueset singles = 0;
    for (unsigned i = 0; i < count; i++) {
        sudoku_valueset own = part[i] & hidden, kept = own ? own : part[i];
        part[i] = kept;
        if (!valueset_is_single(kept)) {
            if (own)
                return false;
            continue;
        }
        if (kept & singles)
            return false;
        singles |= kept;
    }
    for (unsigned i = 0; i < count && singles; i++) {
        if (!valueset_is_single(part[i]))
            part[i] &= (sudoku_valueset)~singles;
        if (!part[i])
            return false;
    }
    return true;
}

bool cage_add_fitting(const sudoku_valueset *sets, unsigned count, sudoku_valueset combination,
                      sudoku_valueset *kept)
{
    sudoku_valueset part[SUDOKU_RULES_MAX_VALUES], once = 0, twice = 0;
    for (unsigned i = 0; i < count; i++) {
        sudoku_valueset own = sets[i] & combination;
        if (!own)
            return false;
        part[i] = own;
        twice |= once & own;
        once |= own;
    }
    if (once != combination || !fit(part, count, once & (sudoku_valueset)~twice))
        return false;
    for (unsigned i = 0; i < count; i++)
        kept[i] |= part[i];
    return true;
}

/* Returns the values whose differences from SUM are in SET. */
static sudoku_valueset differences(sudoku_valueset set, int sum)
{
    unsigned bits = valueset_reverse(set);
    return (sudoku_valueset)(sum < 16 ? bits >> (15 - sum) : bits << (sum - 15));
}

/* Returns the values that differ from SUM's half. */
static sudoku_valueset not_half(int sum)
{
    return sum % 2 ? UINT16_MAX : (sudoku_valueset) ~(1U << sum / 2);
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

/* What the sets of cells say together. */
struct summary {
    sudoku_valueset any;     /* values of some cell */
    sudoku_valueset twice;   /* values of two cells */
    sudoku_valueset singles; /* values of cells with one */
};

static struct summary summarize(const sudoku_valueset *sets, unsigned count)
{
    struct summary own = {0, 0, 0};
    for (unsigned i = 0; i < count; i++) {
        own.twice |= own.any & sets[i];
        own.any |= sets[i];
        own.singles |= valueset_is_single(sets[i]) ? sets[i] : 0;
    }
    return own;
}

/* Values of the sets that fit. */
struct fitting {
    sudoku_valueset any;  /* of some of them */
    sudoku_valueset each; /* of all of them */
};

/* Adds to FITTING those of BLOCK sets OF_VALUES that have all of MUST and no value outside of MAY,
 * and a value of each of COUNT SETS. */
static void add_block(const sudoku_valueset *of_values, const sudoku_valueset *sets, unsigned count,
                      sudoku_valueset must, sudoku_valueset may, struct fitting *fitting)
{
    sudoku_valueset fits[BLOCK]; /* all bits or none */
    for (unsigned c = 0; c < BLOCK; c++)
        fits[c] = (of_values[c] & ~may) | (must & ~of_values[c]) ? 0 : UINT16_MAX;
    for (unsigned i = 0; i < count; i++)
        for (unsigned c = 0; c < BLOCK; c++)
            fits[c] = sets[i] & of_values[c] ? fits[c] : 0;
    for (unsigned c = 0; c < BLOCK; c++) {
        fitting->any |= fits[c] & of_values[c];
        fitting->each &= of_values[c] | (sudoku_valueset)~fits[c];
    }
}

/* Keeps the values KEPT of COUNT sets, and where one has a value of HIDDEN that one alone. */
static bool keep(sudoku_valueset *sets, unsigned count, sudoku_valueset kept,
                 sudoku_valueset hidden)
{
    for (unsigned i = 0; i < count; i++) {
        sudoku_valueset own = sets[i] & hidden;
        sets[i] = own ? own : sets[i] & kept;
        if (!sets[i] || (own & (own - 1U)))
            return false;
    }
    return true;
}

bool cage_narrow_sets(const sudoku_valueset *of_values, unsigned size, sudoku_valueset *sets,
                      unsigned count)
{
    struct summary in = summarize(sets, count);
    struct fitting fitting = {0, UINT16_MAX};
    for (unsigned first = 0; first < size; first += BLOCK) {
        sudoku_valueset block[BLOCK] = {0};
        for (unsigned c = 0; c < BLOCK && first + c < size; c++)
            block[c] = of_values[first + c];
        add_block(block, sets, count, in.singles, in.any, &fitting);
    }
    return fitting.any && keep(sets, count, fitting.any, fitting.each & (sudoku_valueset)~in.twice);
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
    *a &= open->sum < SUDOKU_RULES_MAX_VALUES ? (sudoku_valueset)(1U << open->sum) : 0;
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
    if (open.count > 3) {
        const uint32_t *first = &own->combinations->first[own->count][own->sum];
        return cage_narrow_sets(own->combinations->set + first[0], first[1] - first[0], sets,
                                own->count);
    }
    for (unsigned i = 0; i < open.count; i++)
        sets[open.place[i]] &= (sudoku_valueset)~singles;
    return narrow_open(&open, sets);
}
