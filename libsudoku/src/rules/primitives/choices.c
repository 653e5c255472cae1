#include "rules/primitives/choices.h"

#include "rules/valueset.h"

enum { WORD_BITS = 64 };

/* Up to 64 sets, a bit each. */
struct word {
    uint64_t all;
    sudoku_valueset set[WORD_BITS];
};

struct cage_choices {
    unsigned value_count, low_count; /* of values, and of those of the first table */
    unsigned word_count;
    struct word *word;
    /* By word, and by the low and the high values of a set: those that share one. */
    uint64_t *low, *high;
};

/* Returns the sets of word W that share a value with SET. */
static uint64_t touching(const struct cage_choices *own, unsigned w, unsigned set)
{
    unsigned low_size = 1U << own->low_count, high_size = 1U << (own->value_count - own->low_count);
    return own->low[w * low_size + (set & (low_size - 1))] |
           own->high[w * high_size + (set >> own->low_count)];
}

/* Completes TABLE of SIZE sets of values, which is known for single values. */
static void unite_values(uint64_t *table, unsigned size)
{
    for (unsigned set = 1; set < size; set++)
        table[set] = table[set & (set - 1)] | table[set & (0U - set)];
}

/* Adds SET as bit C of the words. */
static void add_set(struct cage_choices *own, unsigned c, sudoku_valueset set)
{
    unsigned w = c / WORD_BITS, high_count = own->value_count - own->low_count;
    uint64_t bit = UINT64_C(1) << c % WORD_BITS;
    own->word[w].all |= bit;
    own->word[w].set[c % WORD_BITS] = set;
    for (unsigned left = set; left; left &= left - 1) {
        unsigned value = valueset_min((sudoku_valueset)left);
        if (value < own->low_count)
            own->low[(w << own->low_count) + (1U << value)] |= bit;
        else
            own->high[(w << high_count) + (1U << (value - own->low_count))] |= bit;
    }
}

const struct cage_choices *choices_create(struct arena *arena, const sudoku_valueset *of_values,
                                          unsigned size, unsigned value_count)
{
    unsigned low_count = (value_count + 1) / 2, high_count = value_count - low_count;
    size_t word_count = (size + WORD_BITS - 1) / WORD_BITS;
    struct cage_choices *own = arena_alloc(arena, sizeof *own);
    if (!own)
        return NULL;
    *own = (struct cage_choices){value_count, low_count, (unsigned)word_count, NULL, NULL, NULL};
    own->word = arena_alloc(arena, word_count * sizeof *own->word);
    own->low = arena_alloc(arena, (word_count << low_count) * sizeof *own->low);
    own->high = arena_alloc(arena, (word_count << high_count) * sizeof *own->high);
    if (!own->word || !own->low || !own->high)
        return NULL;
    for (unsigned c = 0; c < size; c++)
        add_set(own, c, of_values[c]);
    for (size_t w = 0; w < word_count; w++) {
        unite_values(own->low + (w << low_count), 1U << low_count);
        unite_values(own->high + (w << high_count), 1U << high_count);
    }
    return own;
}

/* Returns the sets of word W that have a value of each of COUNT SETS and none of NEVER. */
static uint64_t touching_all(const struct cage_choices *own, unsigned w,
                             const sudoku_valueset *sets, unsigned count, unsigned never)
{
    uint64_t fitting = own->word[w].all & ~touching(own, w, never);
    for (unsigned i = 0; i < count; i++)
        fitting &= touching(own, w, sets[i]);
    return fitting;
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

/* Returns the values of COUNT sets, and stores those of two or more of them in *TWICE. */
static sudoku_valueset unite(const sudoku_valueset *sets, unsigned count, sudoku_valueset *twice)
{
    sudoku_valueset any = 0;
    *twice = 0;
    for (unsigned i = 0; i < count; i++) {
        *twice |= any & sets[i];
        any |= sets[i];
    }
    return any;
}

bool choices_filter(const struct cage_choices *own, sudoku_valueset *sets, unsigned count)
{
    sudoku_valueset twice, any = 0, each = UINT16_MAX;
    unsigned never = valueset_all(own->value_count) & ~(unsigned)unite(sets, count, &twice);
    for (unsigned w = 0; w < own->word_count; w++) {
        uint64_t left = touching_all(own, w, sets, count, never);
        for (; left; left &= left - 1) {
            sudoku_valueset set = own->word[w].set[sudoku_digitset_first(left) - 1];
            any |= set;
            each &= set;
        }
    }
    return any && keep(sets, count, any, each & (sudoku_valueset)~twice);
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

bool choices_add_fitting(const sudoku_valueset *sets, unsigned count, sudoku_valueset choice,
                         sudoku_valueset *kept)
{
    sudoku_valueset part[SUDOKU_RULES_MAX_VALUES], once = 0, twice = 0;
    for (unsigned i = 0; i < count; i++) {
        sudoku_valueset own = sets[i] & choice;
        if (!own)
            return false;
        part[i] = own;
        twice |= once & own;
        once |= own;
    }
    if (once != choice || !fit(part, count, once & (sudoku_valueset)~twice))
        return false;
    for (unsigned i = 0; i < count; i++)
        kept[i] |= part[i];
    return true;
}

bool choices_narrow(const struct cage_choices *own, sudoku_valueset *sets, unsigned count,
                    sudoku_valueset *required)
{
    sudoku_valueset kept[SUDOKU_RULES_MAX_VALUES] = {0}, twice;
    unsigned never = valueset_all(own->value_count) & ~(unsigned)unite(sets, count, &twice);
    *required = UINT16_MAX;
    for (unsigned w = 0; w < own->word_count; w++) {
        uint64_t left = touching_all(own, w, sets, count, never);
        for (; left; left &= left - 1) {
            sudoku_valueset set = own->word[w].set[sudoku_digitset_first(left) - 1];
            if (choices_add_fitting(sets, count, set, kept))
                *required &= set;
        }
    }
    for (unsigned i = 0; i < count; i++) {
        sets[i] = kept[i];
        if (!kept[i])
            return false;
    }
    return true;
}
