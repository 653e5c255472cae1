#include "rules/primitives/cage.h"

#include "rules/valueset.h"

/* The open cells of a cage and what is left of its sum. */
struct cage_open {
    unsigned count;
    int sum;
    unsigned place[SUDOKU_RULES_MAX_VALUES];
    sudoku_valueset set[SUDOKU_RULES_MAX_VALUES];
};

/* Removes the values of single sets from the others, and stores the open cells; false if a set is
 * left empty. */
static bool open_up(const struct cage *own, sudoku_valueset *sets, struct cage_open *open)
{
    sudoku_valueset singles = 0, before;
    uint32_t fixed = 0;
    open->sum = own->sum;
    do {
        before = singles;
        open->count = 0;
        for (unsigned i = 0; i < own->count; i++) {
            if (fixed >> i & 1)
                continue;
            sets[i] &= (sudoku_valueset)~singles;
            if (!sets[i])
                return false;
            open->place[open->count] = i;
            open->set[open->count++] = sets[i];
            if (!valueset_is_single(sets[i]))
                continue;
            open->count--;
            fixed |= 1U << i;
            singles |= sets[i];
            open->sum -= (int)valueset_min(sets[i]);
        }
    } while (singles != before);
    return true;
}

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

/* True if the COUNT sets can have the values of COMBINATION, judged by each cell and each value. */
static bool may_fit(const sudoku_valueset *sets, unsigned count, sudoku_valueset combination)
{
    sudoku_valueset any = 0;
    for (unsigned i = 0; i < count; i++) {
        if (!(sets[i] & combination))
            return false;
        any |= sets[i];
    }
    return !(combination & (sudoku_valueset)~any);
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

/* True if KEPT has all values of the COUNT sets: nothing more can be kept. */
static bool keeps_all(const sudoku_valueset *sets, const sudoku_valueset *kept, unsigned count)
{
    sudoku_valueset lost = 0;
    for (unsigned i = 0; i < count; i++)
        lost |= sets[i] & (sudoku_valueset)~kept[i];
    return lost == 0;
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
static bool narrow_three(sudoku_valueset *set, int sum)
{
    sudoku_valueset kept[3] = {0, 0, 0};
    for (unsigned left = set[0]; left; left &= left - 1) {
        sudoku_valueset value = (sudoku_valueset)(left & (0U - left));
        sudoku_valueset b = set[1] & (sudoku_valueset)~value, c = set[2] & (sudoku_valueset)~value;
        int rest = sum - (int)valueset_min(value);
        if (rest < 0)
            break;
        if (!narrow_two(&b, &c, rest))
            continue;
        kept[0] |= value;
        kept[1] |= b;
        kept[2] |= c;
    }
    for (unsigned i = 0; i < 3; i++)
        set[i] = kept[i];
    return kept[0] != 0;
}

/* Narrows the sets of OPEN to the combinations that fit. */
static bool narrow_combinations(const struct combinations *own, struct cage_open *open)
{
    sudoku_valueset kept[SUDOKU_RULES_MAX_VALUES] = {0}, any = 0;
    bool is_possible = false;
    for (unsigned i = 0; i < open->count; i++)
        any |= open->set[i];
    uint32_t end = own->first[open->count][open->sum + 1];
    for (uint32_t c = own->first[open->count][open->sum]; c < end; c++) {
        if ((own->set[c] & ~any) || !cage_add_fitting(open->set, open->count, own->set[c], kept))
            continue;
        is_possible = true;
        if (keeps_all(open->set, kept, open->count))
            return true;
    }
    for (unsigned i = 0; i < open->count; i++)
        open->set[i] = kept[i];
    return is_possible;
}

/* Narrows the sets of OPEN, one at least: exactly if they are three or fewer. */
static bool narrow_open(const struct combinations *own, struct cage_open *open)
{
    if (open->sum < 0 || open->sum > COMBINATIONS_MAX_SUM)
        return false;
    if (open->count > 3)
        return narrow_combinations(own, open);
    if (open->count == 3)
        return narrow_three(open->set, open->sum);
    if (open->count == 2)
        return narrow_two(&open->set[0], &open->set[1], open->sum);
    open->set[0] &= open->sum < SUDOKU_RULES_MAX_VALUES ? (sudoku_valueset)(1U << open->sum) : 0;
    return open->set[0] != 0;
}

bool cage_narrow(const struct cage *own, sudoku_valueset *sets)
{
    struct cage_open open;
    if (!open_up(own, sets, &open))
        return false;
    if (open.count == 0)
        return open.sum == 0;
    if (!narrow_open(own->combinations, &open))
        return false;
    for (unsigned i = 0; i < open.count; i++)
        sets[open.place[i]] = open.set[i];
    return true;
}

/* What the sets of COUNT cells say together. */
struct summary {
    sudoku_valueset any;     /* values of some cell */
    sudoku_valueset singles; /* values of cells with one */
};

/* Returns the summary of SETS; of a set that is empty, any is 0. */
static struct summary summarize(const sudoku_valueset *sets, unsigned count)
{
    struct summary own = {0, 0};
    for (unsigned i = 0; i < count; i++) {
        if (!sets[i])
            return (struct summary){0, 0};
        own.any |= sets[i];
        if (valueset_is_single(sets[i]))
            own.singles |= sets[i];
    }
    return own;
}

bool cage_narrow_sets(const sudoku_valueset *of_values, unsigned size, sudoku_valueset *sets,
                      unsigned count)
{
    sudoku_valueset kept[SUDOKU_RULES_MAX_VALUES] = {0};
    struct summary in = summarize(sets, count);
    bool is_possible = false;
    for (unsigned c = 0; c < size; c++) {
        sudoku_valueset set = of_values[c];
        if ((set & ~in.any) || (in.singles & ~set) || !cage_add_fitting(sets, count, set, kept))
            continue;
        is_possible = true;
        if (keeps_all(sets, kept, count))
            return true;
    }
    for (unsigned i = 0; i < count; i++)
        sets[i] = kept[i];
    return is_possible;
}

bool cage_narrow_unit(const struct cage_in_unit *own, sudoku_valueset *sets)
{
    unsigned count = own->unit_count;
    sudoku_valueset kept[SUDOKU_RULES_MAX_VALUES] = {0}, all = valueset_all(count);
    struct summary in = summarize(sets, own->count);
    struct summary out = summarize(sets + own->count, count - own->count);
    sudoku_valueset must = in.singles | (all & (sudoku_valueset)~out.any);
    sudoku_valueset may = in.any & (sudoku_valueset)~out.singles;
    bool is_possible = false;
    if (!in.any || !out.any || (must & ~may))
        return false;
    for (unsigned c = 0; c < own->size; c++) {
        sudoku_valueset set = own->of_values[c];
        sudoku_valueset rest = all & (sudoku_valueset)~set;
        if ((set & ~may) || (must & ~set) ||
            !may_fit(sets + own->count, count - own->count, rest) ||
            !cage_add_fitting(sets, own->count, set, kept))
            continue;
        is_possible = true;
        for (unsigned i = own->count; i < count; i++)
            kept[i] |= sets[i] & rest;
        if (keeps_all(sets, kept, count))
            return true;
    }
    for (unsigned i = 0; i < count; i++)
        sets[i] = kept[i];
    return is_possible;
}
