#include "logic/words/patterns/exocet_words.h"

#include "logic/words/patterns/cell_words.h"
#include "logic/words/slots.h"

enum { MAX_BASES = 2 };

/* One or two bases with their targets. */
struct said_exocet {
    unsigned base_count;
    uint16_t bases[MAX_BASES][2], targets[MAX_BASES][2];
    struct words_cells all_targets; /* in the order of the fins */
    sudoku_digitset digits;
    uint16_t lines[LOGIC_MAX_UNITS]; /* across */
    size_t line_count;
};

/* ------------------------------------------------------------------------------------- reading */

/* Lists the cells of the fins, each run of a cell once: the targets of the first base come first.
 */
static void read_targets(struct said_exocet *exocet, const struct sudoku_step *step)
{
    struct words_cells *targets = &exocet->all_targets;
    for (size_t i = 0; i < step->fin_count && targets->count < LOGIC_MAX_CELLS; i++)
        if (!i || step->fins[i].cell != step->fins[i - 1].cell)
            targets->items[targets->count++] = step->fins[i].cell;
}

static void read_lines(struct said_exocet *exocet, const struct sudoku_step *step)
{
    for (size_t i = 0; i < step->place_count && exocet->line_count < LOGIC_MAX_UNITS; i++) {
        exocet->digits = sudoku_digitset_add(exocet->digits, step->places[i].digit);
        if (!exocet->line_count || exocet->lines[exocet->line_count - 1] != step->places[i].unit)
            exocet->lines[exocet->line_count++] = step->places[i].unit;
    }
}

static bool share_box(const struct words *words, unsigned a, unsigned b)
{
    for (unsigned unit = 0; unit < words->layout->unit_count; unit++)
        if (sudoku_layout_unit_kind(words->layout, unit) == SUDOKU_UNIT_BOX &&
            words_unit_has(words->layout, unit, a) && words_unit_has(words->layout, unit, b))
            return true;
    return false;
}

/* Pairs the cells of the step by their boxes. The first base is in another box than the first two
 * targets. */
static bool read_bases(const struct words *words, struct said_exocet *exocet)
{
    const struct sudoku_step *step = words->step;
    const uint16_t *targets = exocet->all_targets.items;
    unsigned counts[MAX_BASES] = {0};
    for (size_t i = 0; i < step->cell_count; i++) {
        unsigned base = step->cell_count > 2 && (share_box(words, step->cells[i], targets[0]) ||
                                                 share_box(words, step->cells[i], targets[1]));
        if (counts[base] == 2)
            return false;
        exocet->bases[base][counts[base]++] = step->cells[i];
    }
    return counts[0] == 2 && counts[1] == (step->cell_count > 2 ? 2 : 0);
}

/* Reads the exocet of the step. Returns false if it is none. */
static bool read_exocet(const struct words *words, struct said_exocet *exocet)
{
    const struct sudoku_step *step = words->step;
    *exocet = (struct said_exocet){.base_count = (unsigned)step->cell_count / 2};
    read_targets(exocet, step);
    read_lines(exocet, step);
    if ((step->cell_count != 2 && step->cell_count != 4) ||
        exocet->all_targets.count != step->cell_count || !read_bases(words, exocet))
        return false;
    for (size_t i = 0; i < step->cell_count; i++)
        exocet->targets[i / 2][i % 2] = exocet->all_targets.items[i];
    return true;
}

/* ------------------------------------------------------------------------------------- saying */

/* What the eliminations follow from: that the targets hold digits of the base, that the pairs with
 * them do not fit, or what all choices that fit exclude. */
enum reason { REASON_TARGETS, REASON_PAIRS, REASON_ROOM };

static bool lists(const uint16_t *cells, size_t count, unsigned cell)
{
    for (size_t i = 0; i < count; i++)
        if (cells[i] == cell)
            return true;
    return false;
}

static enum reason reason_of(const struct sudoku_step *step, const struct said_exocet *exocet)
{
    enum reason reason = REASON_TARGETS;
    sudoku_digitset in_targets = SUDOKU_DIGITSET_EMPTY;
    for (size_t i = 0; i < step->fin_count; i++)
        in_targets = sudoku_digitset_add(in_targets, step->fins[i].digit);
    for (size_t i = 0; i < step->elimination_count; i++) {
        const struct sudoku_candidate *gone = &step->eliminations[i];
        bool is_target = lists(exocet->all_targets.items, exocet->all_targets.count, gone->cell);
        if (!is_target && !lists(step->cells, step->cell_count, gone->cell))
            return REASON_ROOM;
        if (sudoku_digitset_has(is_target ? exocet->digits : in_targets, gone->digit))
            reason = exocet->base_count > 1 ? REASON_ROOM : REASON_PAIRS;
    }
    return reason;
}

static void say_exocet(struct words *words, const void *data)
{
    const struct said_exocet *exocet = data;
    const bool needs_pairs = reason_of(words->step, exocet) == REASON_PAIRS;
    const struct words_slot digits = slot_digits("digits", exocet->digits);
    const struct words_slot base = slot_cells("base", exocet->bases[0], 2);
    const struct words_slot lines = slot_units("lines", exocet->lines, exocet->line_count);
    const struct words_slot targets = slot_cells("targets", exocet->targets[0], 2);
    if (exocet->base_count > 1)
        words_fill(words, WORDS_EXOCET_DOUBLE, base, slot_cells("other_base", exocet->bases[1], 2),
                   digits, lines, targets, slot_cells("other_targets", exocet->targets[1], 2));
    else
        words_fill(words, needs_pairs ? WORDS_EXOCET_PAIRS : WORDS_EXOCET, base, digits, lines,
                   targets);
}

void words_say_exocet(struct words *words)
{
    struct said_exocet exocet;
    if (!read_exocet(words, &exocet))
        words_say_premise_cells(words);
    else if (reason_of(words->step, &exocet) == REASON_ROOM)
        words_fill(words, WORDS_EXOCET_ROOM, slot_part("exocet", say_exocet, &exocet));
    else
        say_exocet(words, &exocet);
}
