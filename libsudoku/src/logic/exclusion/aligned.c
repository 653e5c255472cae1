#include "logic/exclusion/aligned.h"

enum { MAX_BASE = 3 };

struct aligned {
    unsigned count;
    unsigned cells[MAX_BASE];
    struct cellset excluders; /* seen by all of the cells, with no more candidates than these */
    unsigned possible[MAX_BASE];
    /* Candidates of the excluders that the cells could use up. */
    unsigned limit_count;
    uint16_t limits[LOGIC_MAX_CELLS];
};

/* Open cells with up to SIZE candidates. */
static struct cellset small_cells(const struct position *position, unsigned size)
{
    struct cellset open = position->open, found = cellset_none();
    while (!cellset_is_empty(open)) {
        unsigned cell = cellset_take(&open);
        if (bit_count(position->candidates[cell]) <= size)
            cellset_add(&found, cell);
    }
    return found;
}

/* Notes the excluders that the cells could leave without a candidate; true: there are some. */
static bool set_limits(const struct search *search, struct aligned *aligned)
{
    const uint16_t *candidates = search->position->candidates;
    struct cellset excluders = aligned->excluders;
    unsigned all = 0;
    for (unsigned i = 0; i < aligned->count; i++)
        all |= candidates[aligned->cells[i]];
    aligned->limit_count = 0;
    while (!cellset_is_empty(excluders)) {
        unsigned limit = candidates[cellset_take(&excluders)];
        if (!(limit & ~all))
            aligned->limits[aligned->limit_count++] = (uint16_t)limit;
    }
    return aligned->limit_count > 0;
}

/* Whether every excluder keeps a candidate that is not among DIGITS. */
static bool is_allowed(const struct aligned *aligned, unsigned digits)
{
    for (unsigned i = 0; i < aligned->limit_count; i++)
        if (!(aligned->limits[i] & ~digits))
            return false;
    return true;
}

/* Fills the cells in turn, from NEXT on, with digits that are allowed together; those in FIXED are
 * chosen already. True: there is a way, which is then in CHOSEN. */
static bool fill(const struct search *search, const struct aligned *aligned, unsigned next,
                 unsigned fixed, unsigned *chosen)
{
    /* COUNT is never over MAX_BASE; a compiler that unrolls this cannot know. */
    if (next >= MAX_BASE || next == aligned->count) {
        unsigned digits = 0;
        for (unsigned i = 0; i < aligned->count; i++)
            digits |= 1u << chosen[i];
        return is_allowed(aligned, digits);
    }
    const struct cellset *peers = &search->topology->peers[aligned->cells[next]];
    unsigned left =
        next == fixed ? 1u << chosen[fixed] : search->position->candidates[aligned->cells[next]];
    for (unsigned i = 0; i < aligned->count; i++)
        if ((i < next || i == fixed) && i != next && cellset_has(peers, aligned->cells[i]))
            left &= ~(1u << chosen[i]);
    while (left) {
        chosen[next] = bit_take(&left);
        if (fill(search, aligned, next + 1, fixed, chosen))
            return true;
    }
    return false;
}

/* Looks for a way for each digit of each cell; whether some digit has none. */
static bool excludes(const struct search *search, struct aligned *aligned)
{
    bool found = false;
    for (unsigned i = 0; i < aligned->count; i++)
        aligned->possible[i] = 0;
    for (unsigned i = 0; i < aligned->count; i++) {
        unsigned left = search->position->candidates[aligned->cells[i]];
        while (left &= ~aligned->possible[i]) {
            unsigned chosen[MAX_BASE];
            chosen[i] = bit_take(&left);
            bool has_way = fill(search, aligned, 0, i, chosen);
            for (unsigned j = 0; has_way && j < aligned->count; j++)
                aligned->possible[j] |= 1u << chosen[j];
            found |= !has_way;
        }
    }
    return found;
}

static bool try_cells(struct search *search, struct aligned *aligned)
{
    if (search_counts(search))
        return true;
    if (!set_limits(search, aligned) || !excludes(search, aligned))
        return false;
    struct step *step = search_start(search);
    step_add_cells(step, aligned->excluders);
    for (unsigned i = 0; i < aligned->count; i++) {
        unsigned cell = aligned->cells[i];
        unsigned gone = search->position->candidates[cell] & ~aligned->possible[i];
        cellset_add(&step->cells, cell);
        while (gone)
            step_eliminate(step, search->position, cellset_of(cell), bit_take(&gone));
    }
    return search_report(search);
}

/* Two excluders at least: one alone is a matter of simpler techniques. */
static bool has_excluders(const struct aligned *aligned)
{
    struct cellset rest = aligned->excluders;
    if (cellset_is_empty(rest))
        return false;
    cellset_take(&rest);
    return !cellset_is_empty(rest);
}

/* The third cell is one that the first two could be excluded by. */
static bool find_third(struct search *search, const struct aligned *pair, struct cellset excluders)
{
    const struct cellset *peers = search->topology->peers;
    struct cellset thirds =
        cellset_and(excluders, cellset_or(peers[pair->cells[0]], peers[pair->cells[1]]));
    cellset_remove(&thirds, pair->cells[0]);
    cellset_remove(&thirds, pair->cells[1]);
    while (!cellset_is_empty(thirds)) {
        struct aligned triple = *pair;
        triple.cells[2] = cellset_take(&thirds);
        triple.count = 3;
        triple.excluders = cellset_and(pair->excluders, peers[triple.cells[2]]);
        if (has_excluders(&triple) && try_cells(search, &triple))
            return true;
    }
    return false;
}

bool aligned_find(struct search *search)
{
    const struct cellset *peers = search->topology->peers;
    struct cellset excluders = small_cells(search->position, search->technique->variant);
    struct cellset firsts = search->position->open;
    while (!cellset_is_empty(firsts)) {
        unsigned first = cellset_take(&firsts);
        struct cellset seen = cellset_and(excluders, peers[first]), seconds = firsts;
        while (!cellset_is_empty(seconds)) {
            unsigned second = cellset_take(&seconds);
            struct aligned pair = {.count = 2, .cells = {first, second}};
            pair.excluders = cellset_and(seen, peers[second]);
            if (has_excluders(&pair) &&
                (search->technique->variant == 3 ? find_third(search, &pair, excluders)
                                                 : try_cells(search, &pair)))
                return true;
        }
    }
    return false;
}
