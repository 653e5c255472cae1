#include "logic/uniqueness/bug_plus.h"

#include "logic/uniqueness/guard.h"

/* Maximum number of extra candidates. */
enum { MAX_EXTRA = 8 };

struct bug_plus {
    struct search *search;
    unsigned count;                    /* number of cells with more than two candidates */
    unsigned cells[MAX_EXTRA];         /* those */
    uint16_t kept[LOGIC_MAX_CELLS];    /* the two candidates of each cell in the pattern */
    struct cellset of[LOGIC_MAX_SIDE]; /* the same by digit */
};

/* Lists the cells with more than two candidates. Returns false if their extra candidates are not as
 * many as the variant says. */
static bool list_cells(struct bug_plus *bug)
{
    const struct search *search = bug->search;
    struct cellset open = search->position->open;
    unsigned extra = 0;
    while (!cellset_is_empty(open)) {
        unsigned cell = cellset_pop(&open), digits = search->position->candidates[cell];
        unsigned count = bit_count(digits);
        extra += count - 2;
        if (count < 2 || extra > MAX_EXTRA)
            return false;
        bug->kept[cell] = (uint16_t)digits;
        if (count > 2)
            bug->cells[bug->count++] = cell;
    }
    return search->technique->variant == BUG_PLUS_ANY ? extra >= BUG_PLUS_ANY
                                                      : extra == search->technique->variant;
}

/* True if every unit has each digit of the pattern twice or never. */
static bool is_grave(struct bug_plus *bug)
{
    const struct topology *topology = bug->search->topology;
    struct cellset open = bug->search->position->open;
    for (unsigned digit = 0; digit < topology->side; digit++)
        bug->of[digit] = cellset_none();
    while (!cellset_is_empty(open)) {
        unsigned cell = cellset_pop(&open);
        for (unsigned digits = bug->kept[cell]; digits;)
            cellset_add(&bug->of[bit_pop(&digits)], cell);
    }
    for (unsigned unit = 0; unit < topology->unit_count; unit++)
        for (unsigned digit = 0; digit < topology->side; digit++) {
            unsigned count = cellset_count(cellset_and(bug->of[digit], topology->unit[unit]));
            if (count != 0 && count != 2)
                return false;
        }
    return true;
}

/* -------------------------------------------------------------------------------------- report */

/* Eliminates what all extra candidates exclude, and lists those as fins. */
static void add_conclusions(struct bug_plus *bug)
{
    struct search *search = bug->search;
    struct guard guard;
    guard_start(&guard, search->position);
    for (unsigned i = 0; i < bug->count; i++) {
        unsigned cell = bug->cells[i];
        unsigned extra = search->position->candidates[cell] & ~(unsigned)bug->kept[cell];
        while (extra) {
            unsigned digit = bit_pop(&extra);
            guard_add(&guard, search->topology, cell, digit);
            step_add_fins(&search->step, cellset_of(cell), digit);
        }
    }
    guard_eliminate(&guard, search);
}

static bool report(struct bug_plus *bug)
{
    struct step *step = search_start(bug->search);
    struct cellset open = bug->search->position->open;
    add_conclusions(bug);
    while (!cellset_is_empty(open)) {
        unsigned cell = cellset_pop(&open), pair = bug->kept[cell], first = bit_pop(&pair);
        step_add_pattern(step, cell, first, bit_first(pair));
    }
    return search_report(bug->search);
}

/* -------------------------------------------------------------------------------------- search */

/* The candidates of CELL that every grave keeps: a unit has two places for them, and would have one
 * without. */
static unsigned always_kept(const struct search *search, unsigned cell)
{
    const struct topology *topology = search->topology;
    unsigned kept = 0;
    for (unsigned digits = search->position->candidates[cell]; digits;) {
        unsigned digit = bit_pop(&digits);
        for (unsigned n = 0; n < topology->cell_unit_count[cell]; n++)
            if (bit_count(search->position->places[topology->cell_units[cell][n]][digit]) <= 2)
                kept |= 1u << digit;
    }
    return kept;
}

/* Chooses the two candidates to keep of cell INDEX of the list, and of those after it. */
static bool choose(struct bug_plus *bug, unsigned index)
{
    if (index == bug->count)
        return is_grave(bug) && report(bug);
    unsigned cell = bug->cells[index], all = bug->search->position->candidates[cell];
    unsigned always = always_kept(bug->search, cell);
    if (search_tick(bug->search))
        return true;
    for (unsigned firsts = all; firsts;) {
        unsigned first = bit_pop(&firsts);
        for (unsigned seconds = firsts; seconds;) {
            bug->kept[cell] = (uint16_t)(1u << first | 1u << bit_pop(&seconds));
            if (!(always & ~(unsigned)bug->kept[cell]) && choose(bug, index + 1))
                return true;
        }
    }
    return false;
}

bool bug_plus_find(struct search *search)
{
    struct bug_plus bug = {.search = search};
    return list_cells(&bug) && choose(&bug, 0);
}
