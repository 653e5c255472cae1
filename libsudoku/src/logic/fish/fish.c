#include "logic/fish/fish.h"

#include <string.h>

#include "logic/fish/placements.h"

/* HoDoKu's limits: larger fish have more fins than people can follow. */
enum { MAX_SIZE = 7, MAX_FINS = 5, MAX_ENDO_FINS = 2, MAX_SIAMESE = 32 };

enum unit_class { CLASS_ROW = 1, CLASS_COLUMN = 2, CLASS_OTHER = 4 };

/* The conclusion of a finned fish, to be paired with another one with the same bases. */
struct finned_end {
    unsigned covers[MAX_SIZE]; /* indices into units */
    struct cellset fins;
    struct cellset eliminated;
    bool is_sashimi;
};

struct fish {
    struct search *search;
    enum fish_shape shape;
    enum fish_fins kind;
    unsigned size;
    unsigned digit;
    unsigned base_classes; /* classes of possible bases */
    unsigned cover_classes;
    unsigned unit_count; /* number of possible bases and covers */
    unsigned units[LOGIC_MAX_UNITS];
    enum unit_class classes[LOGIC_MAX_UNITS]; /* class of each unit */
    struct cellset excludable;                /* candidates of the digit that may go */
    struct cellset places[LOGIC_MAX_UNITS];   /* places of the digit in each unit */
    unsigned bases[MAX_SIZE];                 /* indices into units */
    unsigned covers[MAX_SIZE];
    struct cellset coverable[LOGIC_MAX_UNITS + 1]; /* places covered by the units from each index on
                                                    */
    unsigned max_gain;
    unsigned end_count;
    struct finned_end ends[MAX_SIAMESE];
};

static enum unit_class class_of(const struct fish *fish, unsigned unit)
{
    switch (fish->search->topology->layout->unit_label[unit].kind) {
    case SUDOKU_UNIT_ROW:
        return CLASS_ROW;
    case SUDOKU_UNIT_COLUMN:
        return CLASS_COLUMN;
    default:
        return CLASS_OTHER;
    }
}

/* ------------------------------------------------------------------------------------- shapes */

static unsigned classes_of(const struct fish *fish, const unsigned *chosen)
{
    unsigned classes = 0;
    for (unsigned i = 0; i < fish->size; i++)
        classes |= fish->classes[chosen[i]];
    return classes;
}

/* The simplest shape with such bases and covers; boxes alone on one side make it mutant. */
static enum fish_shape shape_of(unsigned bases, unsigned covers)
{
    unsigned lines = CLASS_ROW | CLASS_COLUMN;
    bool crosses = ((bases & lines) == CLASS_ROW && (covers & lines) == CLASS_COLUMN) ||
                   ((bases & lines) == CLASS_COLUMN && (covers & lines) == CLASS_ROW);
    if (!crosses)
        return FISH_MUTANT;
    return (bases | covers) & CLASS_OTHER ? FISH_FRANKEN : FISH_BASIC;
}

/* True if the bases have a line, as those of fish have that are not mutant. */
static bool has_base_line(const struct fish *fish)
{
    return fish->shape == FISH_MUTANT || classes_of(fish, fish->bases) & (CLASS_ROW | CLASS_COLUMN);
}

/* True if some base keeps fewer than two places without the fins. */
static bool is_sashimi(const struct fish *fish, struct cellset fins)
{
    for (unsigned i = 0; i < fish->size; i++)
        if (cellset_count(cellset_minus(fish->places[fish->bases[i]], fins)) < 2)
            return true;
    return false;
}

static bool may_be_finned(const struct fish *fish)
{
    return fish->kind != FISH_NO_FINS && fish->kind != FISH_SIAMESE_BARE;
}

/* ------------------------------------------------------------------------------------ reports */

static void add_covers(struct fish *fish, const unsigned *covers)
{
    for (unsigned i = 0; i < fish->size; i++)
        step_add_cover(&fish->search->step, fish->units[covers[i]]);
}

/* Reports the fish, together with END if it is not NULL. */
static bool report(struct fish *fish, const struct finned_end *end, struct cellset fins,
                   struct cellset eliminated)
{
    struct step *step = search_start(fish->search);
    for (unsigned i = 0; i < fish->size; i++)
        step_add_base(step, fish->units[fish->bases[i]], fish->digit);
    if (end) {
        add_covers(fish, end->covers);
        fins = cellset_or(end->fins, fins);
        eliminated = cellset_or(end->eliminated, eliminated);
    }
    add_covers(fish, fish->covers);
    step_add_fins(step, fins, fish->digit);
    step_eliminate(step, fish->search->position, eliminated, fish->digit);
    return search_report(fish->search);
}

/* Pairs this conclusion with earlier ones of the same bases; sashimi are two of them only. */
static bool report_siamese(struct fish *fish, struct cellset fins, struct cellset eliminated)
{
    bool sashimi = fish->shape == FISH_BASIC && is_sashimi(fish, fins);
    for (unsigned i = 0; i < fish->end_count; i++) {
        const struct finned_end *end = &fish->ends[i];
        if (!cellset_equal(end->eliminated, eliminated) &&
            (end->is_sashimi && sashimi) == (fish->kind == FISH_SIAMESE_SASHIMI) &&
            report(fish, end, fins, eliminated))
            return true;
    }
    if (fish->end_count < MAX_SIAMESE) {
        struct finned_end *end = &fish->ends[fish->end_count++];
        *end = (struct finned_end){.fins = fins, .eliminated = eliminated, .is_sashimi = sashimi};
        memcpy(end->covers, fish->covers, fish->size * sizeof end->covers[0]);
    }
    return false;
}

/* The cells of CELLS that see all of FINS. */
static struct cellset seen_by_all(const struct topology *topology, struct cellset fins,
                                  struct cellset cells)
{
    while (!cellset_is_empty(fins) && !cellset_is_empty(cells))
        cells = cellset_and(cells, topology->peers[cellset_pop(&fins)]);
    return cells;
}

/* Reports the conclusions of the covers: BASE and COVER are unions, ENDO lies in two bases and
 * TWICE in two covers. */
static bool conclude(struct fish *fish, struct cellset base, struct cellset endo,
                     struct cellset cover, struct cellset twice)
{
    struct cellset fins = cellset_or(cellset_minus(base, cover), endo);
    bool has_fins = !cellset_is_empty(fins);
    if (has_fins != may_be_finned(fish))
        return false;
    struct cellset eliminated =
        seen_by_all(fish->search->topology, fins, cellset_or(cellset_minus(cover, base), twice));
    if (cellset_is_empty(eliminated) ||
        shape_of(classes_of(fish, fish->bases), classes_of(fish, fish->covers)) != fish->shape)
        return false;
    if (fish->kind >= FISH_SIAMESE)
        return report_siamese(fish, fins, eliminated);
    if (!has_fins)
        return report(fish, NULL, fins, eliminated);
    if (fish->shape == FISH_BASIC && is_sashimi(fish, fins) != (fish->kind == FISH_SASHIMI))
        return false;
    return report(fish, NULL, fins, eliminated);
}

/* ------------------------------------------------------------------------------------- search */

static bool is_base(const struct fish *fish, unsigned index)
{
    for (unsigned i = 0; i < fish->size; i++)
        if (fish->bases[i] == index)
            return true;
    return false;
}

/* True if a fish with these fins, and possibly more, can eliminate anything. */
static bool may_have_fins(const struct fish *fish, struct cellset fins)
{
    if (!may_be_finned(fish))
        return cellset_is_empty(fins);
    return !cellset_is_empty(seen_by_all(fish->search->topology, fins, fish->excludable));
}

static bool choose_covers(struct fish *fish, unsigned chosen, unsigned next, struct cellset base,
                          struct cellset endo, struct cellset cover, struct cellset twice)
{
    if (chosen == fish->size)
        return conclude(fish, base, endo, cover, twice);
    if (search_tick(fish->search))
        return true;
    unsigned left = fish->size - chosen;
    unsigned max_fins = may_be_finned(fish) ? MAX_FINS : 0;
    /* A cover may add nothing new if eliminations in two covers count, too. */
    bool takes_any = fish->search->wants_all && fish->shape != FISH_BASIC && max_fins;
    struct cellset bare = cellset_minus(cellset_minus(base, cover), endo);
    if (cellset_count(bare) + cellset_count(endo) > max_fins + left * fish->max_gain)
        return false;
    for (unsigned i = next; i + left <= fish->unit_count; i++) {
        struct cellset places = fish->places[i];
        if (!(fish->classes[i] & fish->cover_classes) || is_base(fish, i) ||
            !cellset_meets(places, takes_any ? base : bare))
            continue;
        if (!may_have_fins(fish, cellset_or(cellset_minus(bare, fish->coverable[i]), endo)))
            return false;
        struct cellset more = cellset_or(cover, places);
        if (left == 1 && !cellset_meets(more, fish->excludable))
            continue;
        fish->covers[chosen] = i;
        if (choose_covers(fish, chosen + 1, i + 1, base, endo, more,
                          cellset_or(twice, cellset_and(cover, places))))
            return true;
    }
    return false;
}

static bool is_cover(const struct fish *fish, unsigned index)
{
    return fish->classes[index] & fish->cover_classes && !is_base(fish, index);
}

/* Finds the places that can be covered. */
static void find_coverable(struct fish *fish)
{
    fish->coverable[fish->unit_count] = cellset_none();
    for (unsigned i = fish->unit_count; i-- > 0;) {
        fish->coverable[i] = fish->coverable[i + 1];
        if (is_cover(fish, i))
            fish->coverable[i] = cellset_or(fish->coverable[i], fish->places[i]);
    }
}

/* Returns the maximum number of places in BASE that one cover has. */
static unsigned find_max_gain(const struct fish *fish, struct cellset base)
{
    unsigned max = 0;
    for (unsigned i = 0; i < fish->unit_count; i++) {
        unsigned gain = is_cover(fish, i) ? cellset_count(cellset_and(fish->places[i], base)) : 0;
        max = gain > max ? gain : max;
    }
    return max;
}

static bool cover_bases(struct fish *fish, struct cellset base, struct cellset endo)
{
    if (search_tick(fish->search))
        return true;
    if (cellset_count(endo) > MAX_ENDO_FINS || !has_base_line(fish))
        return false;
    find_coverable(fish);
    if (!may_have_fins(fish, cellset_or(cellset_minus(base, fish->coverable[0]), endo)) ||
        !cellset_meets(fish->coverable[0], fish->excludable))
        return false;
    fish->end_count = 0;
    fish->max_gain = find_max_gain(fish, base);
    return choose_covers(fish, 0, 0, base, endo, cellset_none(), cellset_none());
}

static bool choose_bases(struct fish *fish, unsigned chosen, unsigned next, struct cellset base,
                         struct cellset endo)
{
    if (chosen == fish->size)
        return cover_bases(fish, base, endo);
    unsigned left = fish->size - chosen;
    for (unsigned i = next; i + left <= fish->unit_count; i++) {
        struct cellset places = fish->places[i];
        if (!(fish->classes[i] & fish->base_classes))
            continue;
        fish->bases[chosen] = i;
        if (choose_bases(fish, chosen + 1, i + 1, cellset_or(base, places),
                         cellset_or(endo, cellset_and(base, places))))
            return true;
    }
    return false;
}

/* Lists the units that lack the digit. */
static void list_units(struct fish *fish)
{
    const struct position *position = fish->search->position;
    unsigned allowed = fish->base_classes | fish->cover_classes;
    fish->unit_count = 0;
    for (unsigned unit = 0; unit < fish->search->topology->unit_count; unit++) {
        if (!position->places[unit][fish->digit] || !(class_of(fish, unit) & allowed))
            continue;
        fish->units[fish->unit_count] = unit;
        fish->classes[fish->unit_count] = class_of(fish, unit);
        fish->places[fish->unit_count++] = position_cells(position, unit, fish->digit);
    }
}

static bool find_with(struct fish *fish, unsigned base_classes, unsigned cover_classes)
{
    fish->base_classes = base_classes;
    fish->cover_classes = cover_classes;
    for (fish->digit = 0; fish->digit < fish->search->topology->side; fish->digit++) {
        if (search_knows_digit(fish->search, fish->digit))
            continue;
        fish->excludable = placements_exclude(fish->search, fish->digit);
        if (cellset_is_empty(fish->excludable))
            continue;
        list_units(fish);
        if (fish->unit_count >= 2 * fish->size &&
            choose_bases(fish, 0, 0, cellset_none(), cellset_none()))
            return true;
    }
    return false;
}

/* Searches units of SHAPE. */
static bool find_any(struct search *search, unsigned size, enum fish_shape shape,
                     enum fish_fins kind)
{
    struct fish fish; /* the rest is set for each digit and its bases */
    fish.search = search;
    fish.size = size;
    fish.shape = shape;
    fish.kind = kind;
    unsigned others = fish.shape == FISH_BASIC ? 0 : CLASS_OTHER;
    unsigned all = CLASS_ROW | CLASS_COLUMN | CLASS_OTHER;
    if (fish.shape == FISH_MUTANT)
        return find_with(&fish, all, all);
    return find_with(&fish, CLASS_ROW | others, CLASS_COLUMN | others) ||
           find_with(&fish, CLASS_COLUMN | others, CLASS_ROW | others);
}

bool fish_find(struct search *search)
{
    unsigned variant = search->technique->variant, size = variant & 0xf;
    enum fish_shape shape = (enum fish_shape)(variant >> 4 & 0xf);
    enum fish_fins kind = (enum fish_fins)(variant >> 8);
    if (shape == FISH_BASIC && kind <= FISH_SASHIMI && search->topology->layout->is_square)
        return line_fish_find(search, size, kind);
    return find_any(search, size, shape, kind);
}
