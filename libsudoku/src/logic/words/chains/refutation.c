#include "logic/words/chains/refutation.h"

#include <string.h>

#include "board/layout.h"
#include "logic/words/slots.h"

/* A single: a cell, or a digit of a unit, with one candidate or place left. */
struct single {
    uint16_t cell;
    uint16_t digit;
    uint16_t unit; /* unit of a hidden single, or NAKED */
};

enum { NAKED = UINT16_MAX, MAX_SINGLES = LOGIC_MAX_CELLS * 4 };

struct refutation {
    const struct sudoku_layout *layout;
    const sudoku_digitset *before;
    sudoku_digitset left[LOGIC_MAX_CELLS];
    /* The single that removed each candidate. */
    uint16_t taker[LOGIC_MAX_CELLS][LOGIC_MAX_SIDE];
    struct single singles[MAX_SINGLES]; /* in the order in which they become due */
    bool is_needed[MAX_SINGLES];
    unsigned count, next;
    struct single conflict; /* the cell or digit left empty */
    bool has_conflict;
};

static void add_single(struct refutation *refutation, unsigned cell, unsigned digit, unsigned unit)
{
    if (refutation->count < MAX_SINGLES)
        refutation->singles[refutation->count++] =
            (struct single){(uint16_t)cell, (uint16_t)digit, (uint16_t)unit};
}

static void set_conflict(struct refutation *refutation, unsigned cell, unsigned digit,
                         unsigned unit)
{
    if (!refutation->has_conflict)
        refutation->conflict = (struct single){(uint16_t)cell, (uint16_t)digit, (uint16_t)unit};
    refutation->has_conflict = true;
}

/* DIGIT was removed from a cell of UNIT: notes a single or a conflict. */
static void look_at_unit(struct refutation *refutation, unsigned unit, unsigned digit)
{
    const uint16_t *cells = layout_unit(refutation->layout, unit);
    unsigned places = 0, last = 0;
    if (!layout_unit_is_full(refutation->layout, unit))
        return;
    for (unsigned i = 0; i < refutation->layout->side; i++) {
        bool is_place = sudoku_digitset_has(refutation->left[cells[i]], digit);
        last = is_place ? cells[i] : last;
        places += is_place;
    }
    if (places == 0)
        set_conflict(refutation, 0, digit, unit);
    if (places == 1)
        add_single(refutation, last, digit, unit);
}

/* The single TAKER removes DIGIT from CELL. */
static void remove_candidate(struct refutation *refutation, unsigned cell, unsigned digit,
                             unsigned taker)
{
    const struct sudoku_layout *layout = refutation->layout;
    sudoku_digitset *left = &refutation->left[cell];
    if (!sudoku_digitset_has(*left, digit))
        return;
    *left = sudoku_digitset_remove(*left, digit);
    refutation->taker[cell][digit - 1] = (uint16_t)taker;
    if (!*left)
        set_conflict(refutation, cell, 0, NAKED);
    if (sudoku_digitset_is_single(*left))
        add_single(refutation, cell, sudoku_digitset_first(*left), NAKED);
    for (uint32_t i = layout->cell_units_start[cell]; i < layout->cell_units_start[cell + 1]; i++)
        look_at_unit(refutation, layout->cell_units[i], digit);
}

/* Places single NUMBER, unless it was found in the other way before. */
static void place(struct refutation *refutation, unsigned number)
{
    struct single single = refutation->singles[number];
    sudoku_digitset others = sudoku_digitset_remove(refutation->left[single.cell], single.digit);
    const uint16_t *peers;
    unsigned count = sudoku_layout_cell_peers(refutation->layout, single.cell, &peers);
    while (others)
        remove_candidate(refutation, single.cell, sudoku_digitset_pop(&others), number);
    for (unsigned i = 0; i < count; i++)
        remove_candidate(refutation, peers[i], single.digit, number);
}

/* Marks the single that removed DIGIT from CELL, if any, as needed. */
static void need_taker(struct refutation *refutation, unsigned cell, unsigned digit)
{
    if (sudoku_digitset_has(refutation->before[cell] & ~refutation->left[cell], digit))
        refutation->is_needed[refutation->taker[cell][digit - 1]] = true;
}

/* Marks the singles that removed the alternatives of SINGLE, or all of the conflict. */
static void need_takers(struct refutation *refutation, const struct single *single)
{
    unsigned side = refutation->layout->side;
    if (single->unit == NAKED) {
        for (unsigned digit = 1; digit <= side; digit++)
            if (digit != single->digit)
                need_taker(refutation, single->cell, digit);
        return;
    }
    const uint16_t *cells = layout_unit(refutation->layout, single->unit);
    bool is_empty = single == &refutation->conflict;
    for (unsigned i = 0; i < side; i++)
        if (is_empty || cells[i] != single->cell)
            need_taker(refutation, cells[i], single->digit);
}

static void say_conflict(struct words *words, const void *data)
{
    const struct single *conflict = data;
    if (conflict->unit == NAKED)
        words_fill(words, WORDS_WITHOUT_CANDIDATE, slot_cell("cell", conflict->cell));
    else
        words_fill(words, WORDS_WITHOUT_PLACE, slot_digit("digit", conflict->digit),
                   slot_unit("unit", &conflict->unit));
}

static void say_single(struct words *words, const void *data)
{
    const struct single *single = data;
    words_say_cell(words, single->cell);
    words_say(words, "=");
    words_say_digit(words, single->digit);
}

static size_t count_needed(const struct refutation *refutation)
{
    size_t needed = 0;
    for (unsigned i = 1; i < refutation->next; i++)
        needed += refutation->is_needed[i];
    return needed;
}

static void say_needed(struct words *words, const void *data)
{
    const struct refutation *refutation = data;
    size_t needed = count_needed(refutation), said = 0;
    for (unsigned i = 1; i < refutation->next; i++) {
        if (!refutation->is_needed[i])
            continue;
        words_say_between(words, said++, needed);
        say_single(words, &refutation->singles[i]);
    }
}

/* Says "r5c5=3 makes r5c8=4 and r2c8=7 and leaves 4 without a place in row 2". */
static void say_refutation(struct words *words, const void *data)
{
    const struct refutation *refutation = data;
    const struct words_slot placed = slot_part("placed", say_single, &refutation->singles[0]);
    const struct words_slot conflict = slot_part("conflict", say_conflict, &refutation->conflict);
    if (count_needed(refutation))
        words_fill(words, WORDS_MAKES, placed, slot_part("more", say_needed, refutation), conflict);
    else
        words_fill(words, WORDS_LEAVES, placed, conflict);
}

bool words_say_refutation(struct words *words, const sudoku_digitset *left, unsigned cell,
                          unsigned digit)
{
    struct refutation refutation = {.layout = words->layout, .before = left};
    memcpy(refutation.left, left, words->layout->cell_count * sizeof *left);
    add_single(&refutation, cell, digit, NAKED);
    while (!refutation.has_conflict && refutation.next < refutation.count)
        place(&refutation, refutation.next++);
    if (!refutation.has_conflict)
        return false;
    need_takers(&refutation, &refutation.conflict);
    for (unsigned i = refutation.next; i-- > 1;)
        if (refutation.is_needed[i])
            need_takers(&refutation, &refutation.singles[i]);
    say_refutation(words, &refutation);
    return true;
}
