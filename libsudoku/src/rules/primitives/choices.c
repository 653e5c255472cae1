#include "rules/primitives/choices.h"

#include "rules/valueset.h"

enum { WORD_BITS = 64 };

/* Up to 64 sets, a bit each. */
struct word {
    uint64_t all;
    uint64_t touched[2][256]; /* by the low and the high byte of a set: those that share a value */
    sudoku_valueset set[WORD_BITS];
};

struct cage_choices {
    unsigned word_count;
    struct word word[];
};

/* Returns the sets of WORD that share a value with SET. */
static uint64_t touching(const struct word *word, unsigned set)
{
    return word->touched[0][set & UINT8_MAX] | word->touched[1][set >> 8];
}

/* Completes word->touched, which is known for bytes of one value. */
static void unite_bytes(struct word *word)
{
    for (unsigned half = 0; half < 2; half++)
        for (unsigned byte = 1; byte <= UINT8_MAX; byte++)
            word->touched[half][byte] =
                word->touched[half][byte & (byte - 1)] | word->touched[half][byte & (0U - byte)];
}

const struct cage_choices *choices_create(struct arena *arena, const sudoku_valueset *of_values,
                                          unsigned size)
{
    unsigned word_count = (size + WORD_BITS - 1) / WORD_BITS;
    struct cage_choices *own = arena_alloc(arena, sizeof *own + word_count * sizeof *own->word);
    if (!own)
        return NULL;
    own->word_count = word_count;
    for (unsigned c = 0; c < size; c++) {
        struct word *word = &own->word[c / WORD_BITS];
        uint64_t bit = UINT64_C(1) << c % WORD_BITS;
        word->all |= bit;
        word->set[c % WORD_BITS] = of_values[c];
        for (unsigned left = of_values[c]; left; left &= left - 1) {
            unsigned value = valueset_min((sudoku_valueset)left);
            word->touched[value / 8][1U << value % 8] |= bit;
        }
    }
    for (unsigned w = 0; w < word_count; w++)
        unite_bytes(&own->word[w]);
    return own;
}

/* Returns the sets of WORD that have a value of each of COUNT SETS and none of NEVER. */
static uint64_t touching_all(const struct word *word, const sudoku_valueset *sets, unsigned count,
                             unsigned never)
{
    uint64_t fitting = word->all & ~touching(word, never);
    for (unsigned i = 0; i < count; i++)
        fitting &= touching(word, sets[i]);
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
    unsigned never = UINT16_MAX & ~(unsigned)unite(sets, count, &twice);
    for (unsigned w = 0; w < own->word_count; w++) {
        uint64_t left = touching_all(&own->word[w], sets, count, never);
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
    unsigned never = UINT16_MAX & ~(unsigned)unite(sets, count, &twice);
    *required = UINT16_MAX;
    for (unsigned w = 0; w < own->word_count; w++) {
        uint64_t left = touching_all(&own->word[w], sets, count, never);
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
