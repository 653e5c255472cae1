#include "rules/primitives/choices.h"

#include "rules/valueset.h"

enum { WORD_BITS = 64 };

/* Up to 64 sets, a bit each. */
struct word {
    uint64_t all;
    uint64_t with[SUDOKU_RULES_MAX_VALUES]; /* by value: the sets that have it */
};

struct cage_choices {
    unsigned word_count;
    struct word word[];
};

/* How cells fit the sets of a word. */
struct fit {
    const struct word *word;
    const sudoku_valueset *sets;
    sudoku_valueset hidden; /* values with one place */
    uint64_t fitting;
    uint64_t taken[SUDOKU_RULES_MAX_VALUES];  /* by value: where a cell has no other */
    uint64_t single[SUDOKU_RULES_MAX_VALUES]; /* by cell: where it has one value */
    uint64_t part[SUDOKU_RULES_MAX_VALUES][SUDOKU_RULES_MAX_VALUES]; /* by cell and value */
};

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
        for (unsigned left = of_values[c]; left; left &= left - 1)
            word->with[valueset_min((sudoku_valueset)left)] |= bit;
    }
    return own;
}

/* Returns the sets in which a hidden value takes CELL; those in which two do no longer fit. */
static uint64_t take_hidden(struct fit *own, unsigned cell)
{
    uint64_t taken = 0;
    for (unsigned left = own->sets[cell] & own->hidden; left; left &= left - 1) {
        uint64_t with = own->word->with[valueset_min((sudoku_valueset)left)];
        own->fitting &= ~(taken & with);
        taken |= with;
    }
    return taken;
}

/* Starts CELL: stores where it has each value, and where it has one alone. */
static void start_cell(struct fit *own, unsigned cell)
{
    uint64_t once = 0, twice = 0, hidden = take_hidden(own, cell);
    for (unsigned left = own->sets[cell]; left; left &= left - 1) {
        unsigned value = valueset_min((sudoku_valueset)left);
        uint64_t part = own->word->with[value] & ~(own->hidden >> value & 1 ? 0 : hidden);
        own->part[cell][value] = part;
        twice |= once & part;
        once |= part;
    }
    own->fitting &= once;
    own->single[cell] = once & ~twice;
    for (unsigned left = own->sets[cell]; left; left &= left - 1) {
        unsigned value = valueset_min((sudoku_valueset)left);
        uint64_t alone = own->part[cell][value] & own->single[cell];
        own->fitting &= ~(own->taken[value] & alone);
        own->taken[value] |= alone;
    }
}

/* Takes from CELL the values that others have alone. */
static void finish_cell(struct fit *own, unsigned cell)
{
    uint64_t some = 0;
    for (unsigned left = own->sets[cell]; left; left &= left - 1) {
        unsigned value = valueset_min((sudoku_valueset)left);
        own->part[cell][value] &= own->single[cell] | ~own->taken[value];
        some |= own->part[cell][value];
    }
    own->fitting &= some;
}

/* Returns the values of CELL in sets that fit. */
static sudoku_valueset fitting_values(const struct fit *own, unsigned cell)
{
    unsigned kept = 0;
    for (unsigned left = own->sets[cell]; left; left &= left - 1) {
        unsigned value = valueset_min((sudoku_valueset)left);
        kept |= (unsigned)((own->part[cell][value] & own->fitting) != 0) << value;
    }
    return (sudoku_valueset)kept;
}

/* Adds to KEPT what of SETS, COUNT cells with HIDDEN values with one place and none of NEVER, fits
 * a set of WORD, and removes from REQUIRED what one that fits lacks. */
static void narrow_word(const struct word *word, const sudoku_valueset *sets, unsigned count,
                        sudoku_valueset hidden, unsigned never, sudoku_valueset *kept,
                        sudoku_valueset *required)
{
    struct fit own;
    own.word = word;
    own.sets = sets;
    own.hidden = hidden;
    own.fitting = word->all;
    for (unsigned value = 0; value < SUDOKU_RULES_MAX_VALUES; value++)
        own.taken[value] = 0;
    for (; never; never &= never - 1)
        own.fitting &= ~word->with[valueset_min((sudoku_valueset)never)];
    for (unsigned i = 0; i < count && own.fitting; i++)
        start_cell(&own, i);
    for (unsigned i = 0; i < count && own.fitting; i++)
        finish_cell(&own, i);
    for (unsigned i = 0; i < count && own.fitting; i++)
        kept[i] |= fitting_values(&own, i);
    for (unsigned left = *required; left; left &= left - 1) {
        unsigned value = valueset_min((sudoku_valueset)left);
        if (own.fitting & ~word->with[value])
            *required &= (sudoku_valueset) ~(1U << value);
    }
}

bool choices_narrow(const struct cage_choices *own, sudoku_valueset *sets, unsigned count,
                    sudoku_valueset *required)
{
    sudoku_valueset kept[SUDOKU_RULES_MAX_VALUES] = {0}, any = 0, twice = 0;
    for (unsigned i = 0; i < count; i++) {
        twice |= any & sets[i];
        any |= sets[i];
    }
    sudoku_valueset hidden = any & (sudoku_valueset)~twice;
    *required = any;
    for (unsigned w = 0; w < own->word_count; w++)
        narrow_word(&own->word[w], sets, count, hidden, UINT16_MAX & ~(unsigned)any, kept,
                    required);
    for (unsigned i = 0; i < count; i++) {
        sets[i] = kept[i];
        if (!kept[i])
            return false;
    }
    return true;
}
