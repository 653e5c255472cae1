/* The techniques are searched for again, not stored with the step: the sentence is about the
 * candidates that the reader sees. */
#include "logic/words/chains/exclusion.h"

#include "board/layout.h"
#include "logic/words/chains/refutation.h"
#include "logic/words/slots.h"

struct exclusion {
    struct words *words;
    const sudoku_digitset *left;
    unsigned cell;
    unsigned digit;
    bool is_seen[LOGIC_MAX_CELLS]; /* peers of the cell */
};

static void mark_seen(struct exclusion *exclusion)
{
    const uint16_t *peers;
    unsigned count = sudoku_layout_cell_peers(exclusion->words->layout, exclusion->cell, &peers);
    for (unsigned i = 0; i < count; i++)
        exclusion->is_seen[peers[i]] = true;
}

/* The cells of UNIT with DIGIT left; none if UNIT need not hold it. */
static struct words_cells places_of(const struct exclusion *exclusion, unsigned unit,
                                    unsigned digit)
{
    const struct sudoku_layout *layout = exclusion->words->layout;
    const uint16_t *cells = layout_unit(layout, unit);
    struct words_cells places = {.count = 0};
    for (unsigned i = 0; layout_unit_is_full(layout, unit) && i < layout->side; i++)
        if (sudoku_digitset_has(exclusion->left[cells[i]], digit))
            words_add_cell(&places, cells[i]);
    return places;
}

/* "4 and 8 in row 2 are confined to r2c1 and r2c5". */
static void say_confined(const struct exclusion *exclusion, sudoku_digitset digits, uint16_t unit,
                         const struct words_cells *places)
{
    struct words *words = exclusion->words;
    words_fill(words, sudoku_digitset_is_single(digits) ? WORDS_HIDDEN_ONE : WORDS_HIDDEN_SET,
               slot_digits("digits", digits), slot_unit("unit", &unit),
               slot_cells("cells", places->items, places->count));
}

/* ------------------------------------------------------------------------------- one digit */

static bool all_seen(const struct exclusion *exclusion, const struct words_cells *places)
{
    for (size_t i = 0; i < places->count; i++)
        if (!exclusion->is_seen[places->items[i]])
            return false;
    return places->count > 0;
}

static bool say_locked(const struct exclusion *exclusion)
{
    for (unsigned unit = 0; unit < exclusion->words->layout->unit_count; unit++) {
        struct words_cells places = places_of(exclusion, unit, exclusion->digit);
        if (!all_seen(exclusion, &places))
            continue;
        say_confined(exclusion, sudoku_digitset_of(exclusion->digit), (uint16_t)unit, &places);
        return true;
    }
    return false;
}

/* True if all PLACES but those of OTHER lie in UNIT. */
static bool covers_rest(const struct sudoku_layout *layout, const struct words_cells *places,
                        unsigned other, unsigned unit)
{
    for (size_t i = 0; i < places->count; i++)
        if (!words_unit_has(layout, other, places->items[i]) &&
            !words_unit_has(layout, unit, places->items[i]))
            return false;
    return true;
}

/* True if all places of the units BASES, disjoint from each other and from the cell, lie in COVER,
 * which contains the cell, and in one other unit, which is stored. */
static bool find_cover(const struct exclusion *exclusion, const uint16_t bases[2], uint16_t cover,
                       uint16_t *other)
{
    const struct sudoku_layout *layout = exclusion->words->layout;
    struct words_cells a = places_of(exclusion, bases[0], exclusion->digit);
    struct words_cells b = places_of(exclusion, bases[1], exclusion->digit);
    for (size_t i = 0; i < a.count; i++)
        if (words_unit_has(layout, bases[1], a.items[i]))
            return false;
    for (unsigned unit = 0; a.count && b.count && unit < layout->unit_count; unit++) {
        *other = (uint16_t)unit;
        if (unit != cover && covers_rest(layout, &a, cover, unit) &&
            covers_rest(layout, &b, cover, unit))
            return true;
    }
    return false;
}

static bool say_x_wing_of(const struct exclusion *exclusion, const uint16_t bases[2])
{
    struct words *words = exclusion->words;
    uint16_t covers[2];
    for (unsigned unit = 0; unit < words->layout->unit_count; unit++) {
        covers[0] = (uint16_t)unit;
        if (!words_unit_has(words->layout, unit, exclusion->cell) ||
            !find_cover(exclusion, bases, covers[0], &covers[1]))
            continue;
        words_fill(words, WORDS_FISH, slot_digit("digit", exclusion->digit),
                   slot_units("bases", bases, 2), slot_units("covers", covers, 2));
        return true;
    }
    return false;
}

/* True if UNIT is a line without the cell, a possible base. */
static bool is_base(const struct exclusion *exclusion, unsigned unit)
{
    const struct sudoku_layout *layout = exclusion->words->layout;
    return layout->unit_label[unit].kind <= SUDOKU_UNIT_COLUMN &&
           !words_unit_has(layout, unit, exclusion->cell);
}

static bool say_x_wing(const struct exclusion *exclusion)
{
    const struct sudoku_layout *layout = exclusion->words->layout;
    uint16_t bases[2];
    for (bases[0] = 0; bases[0] < layout->unit_count; bases[0]++)
        for (bases[1] = (uint16_t)(bases[0] + 1); bases[1] < layout->unit_count; bases[1]++)
            if (is_base(exclusion, bases[0]) && is_base(exclusion, bases[1]) &&
                layout->unit_label[bases[0]].kind == layout->unit_label[bases[1]].kind &&
                say_x_wing_of(exclusion, bases))
                return true;
    return false;
}

/* ------------------------------------------------------------------------------- two digits */

static bool same_cells(const struct words_cells *a, const struct words_cells *b)
{
    for (size_t i = 0; i < a->count; i++)
        if (i >= b->count || a->items[i] != b->items[i])
            return false;
    return a->count == b->count;
}

/* Says the hidden pair that excludes the digit: two other digits of the cell confined to it and one
 * more cell of UNIT. */
static bool say_hidden_pair_of(const struct exclusion *exclusion, uint16_t unit)
{
    sudoku_digitset own =
        sudoku_digitset_remove(exclusion->left[exclusion->cell], exclusion->digit);
    while (own) {
        unsigned first = sudoku_digitset_pop(&own);
        struct words_cells places = places_of(exclusion, unit, first);
        for (sudoku_digitset rest = places.count == 2 ? own : 0; rest;) {
            unsigned second = sudoku_digitset_pop(&rest);
            struct words_cells others = places_of(exclusion, unit, second);
            if (!same_cells(&places, &others))
                continue;
            say_confined(exclusion, sudoku_digitset_of(first) | sudoku_digitset_of(second), unit,
                         &places);
            return true;
        }
    }
    return false;
}

static bool say_hidden_pair(const struct exclusion *exclusion)
{
    const struct sudoku_layout *layout = exclusion->words->layout;
    for (unsigned unit = 0; unit < layout->unit_count; unit++)
        if (words_unit_has(layout, unit, exclusion->cell) &&
            say_hidden_pair_of(exclusion, (uint16_t)unit))
            return true;
    return false;
}

/* Says the naked pair that excludes the digit: two common peers of each other and the cell with two
 * digits left, this one among them. */
static bool say_naked_pair(const struct exclusion *exclusion)
{
    struct words *words = exclusion->words;
    unsigned cells = words->layout->cell_count;
    uint16_t pair[2];
    for (unsigned first = 0; first < cells; first++) {
        sudoku_digitset digits = exclusion->left[first];
        const uint16_t *peers;
        unsigned count = sudoku_layout_cell_peers(words->layout, first, &peers);
        if (!exclusion->is_seen[first] || sudoku_digitset_count(digits) != 2 ||
            !sudoku_digitset_has(digits, exclusion->digit))
            continue;
        for (unsigned i = 0; i < count; i++) {
            if (!exclusion->is_seen[peers[i]] || exclusion->left[peers[i]] != digits)
                continue;
            pair[0] = (uint16_t)first;
            pair[1] = peers[i];
            words_fill(words, WORDS_NAKED_SET, slot_cells("cells", pair, 2),
                       slot_digits("digits", digits));
            return true;
        }
    }
    return false;
}

bool words_say_exclusion(struct words *words, const sudoku_digitset *left, unsigned cell,
                         unsigned digit)
{
    struct exclusion exclusion = {.words = words, .left = left, .cell = cell, .digit = digit};
    mark_seen(&exclusion);
    return say_locked(&exclusion) || say_hidden_pair(&exclusion) || say_naked_pair(&exclusion) ||
           say_x_wing(&exclusion) || words_say_refutation(words, left, cell, digit);
}
