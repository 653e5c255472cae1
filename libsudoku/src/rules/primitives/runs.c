#include "rules/primitives/runs.h"

#include "rules/primitives/regions.h"
#include "rules/valueset.h"

enum { MAX_NUMBER = RUNS_MAX_PAIRS + 1 };

static bool holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    const struct runs_spec *spec = rule->spec;
    const uint8_t *arm = values + 1;
    int number = 1;
    for (unsigned i = 0; i < spec->arm_count; arm += spec->lengths[i++])
        for (unsigned k = 0; k < spec->lengths[i] && arm[k] == rule->min_value + 1; k++)
            number++;
    return values[0] + spec->offset == number;
}

/* Returns the lengths, by bits, of the run that an arm of COUNT pairs may begin with. */
static uint64_t run_lengths(const sudoku_valueset *arm, unsigned count)
{
    uint64_t lengths = 0;
    for (unsigned length = 0;; length++) {
        if (length == count)
            return lengths | UINT64_C(1) << length;
        if (arm[length] & PAIR_APART)
            lengths |= UINT64_C(1) << length;
        if (!(arm[length] & PAIR_JOINED))
            return lengths;
    }
}

/* Returns the sums of a number of A and one of B, all below 64. */
static uint64_t add_numbers(uint64_t a, uint64_t b)
{
    uint64_t sums = 0;
    for (unsigned i = 0; b; i++, b >>= 1)
        if (b & 1)
            sums |= a << i;
    return sums;
}

/* Keeps what an arm of COUNT pairs may be if its run has one of LENGTHS, not empty. */
static void keep_runs(sudoku_valueset *arm, unsigned count, uint64_t lengths)
{
    for (unsigned k = 0; k < count; k++) {
        bool may_be_over = (lengths & ((UINT64_C(1) << k) - 1)) != 0;
        if (!may_be_over && !(lengths >> k & 1))
            arm[k] &= PAIR_JOINED;
        else if (!may_be_over && !(lengths >> k >> 1))
            arm[k] &= PAIR_APART;
    }
}

/* Returns the values of SET whose numbers are one more than one of SUMS; stores the sums of all
 * values of SET in *WANTED. */
static sudoku_valueset match_values(const struct sudoku_rule *rule, sudoku_valueset set,
                                    uint64_t sums, uint64_t *wanted)
{
    const struct runs_spec *spec = rule->spec;
    sudoku_valueset kept = 0;
    *wanted = 0;
    for (unsigned left = set; left; left &= left - 1) {
        unsigned value = valueset_min((sudoku_valueset)left);
        int sum = (int)(rule->min_value + value) + spec->offset - 1;
        if (sum < 0 || sum >= MAX_NUMBER)
            continue;
        *wanted |= UINT64_C(1) << sum;
        kept |= (sudoku_valueset)((sums >> sum & 1) << value);
    }
    return kept;
}

static bool narrow(const void *data, sudoku_valueset *sets, uint64_t changed)
{
    const struct sudoku_rule *rule = data;
    const struct runs_spec *spec = rule->spec;
    /* Sums of the runs after each arm, and then, from the last to the first, those before it that
     * are wanted. */
    uint64_t lengths[RUNS_MAX_ARMS], before[RUNS_MAX_ARMS + 1] = {1}, wanted;
    unsigned first = 1;
    (void)changed;
    for (unsigned i = 0; i < spec->arm_count; first += spec->lengths[i++]) {
        lengths[i] = run_lengths(sets + first, spec->lengths[i]);
        before[i + 1] = add_numbers(before[i], lengths[i]);
    }
    sets[0] = match_values(rule, sets[0], before[spec->arm_count], &wanted);
    if (!sets[0])
        return false;
    for (unsigned i = spec->arm_count; i-- > 0;) {
        uint64_t kept = 0, rest = 0;
        first -= spec->lengths[i];
        for (unsigned length = 0; length <= spec->lengths[i]; length++) {
            uint64_t others = lengths[i] >> length & 1 ? wanted >> length & before[i] : 0;
            kept |= (uint64_t)(others != 0) << length;
            rest |= others;
        }
        keep_runs(sets + first, spec->lengths[i], kept);
        wanted = rest;
    }
    return true;
}

const struct sudoku_rule_kind runs_kind = {
    .size = sizeof runs_kind,
    .name = "runs",
    .holds = holds,
    .narrow = narrow,
};
