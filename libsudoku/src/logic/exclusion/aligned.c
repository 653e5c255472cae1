#include "logic/exclusion/aligned.h"

enum { MAX_BASE = 3 };

struct aligned {
    unsigned count;
    unsigned cells[MAX_BASE];
    struct cellset excluders; /* seen by all of the cells, with no more candidates than these */
    unsigned possible[MAX_BASE];
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

/* Whether no excluder has all of its candidates among DIGITS. */
static bool is_allowed(const struct search *search, const struct aligned *aligned, unsigned digits)
{
    struct cellset excluders = aligned->excluders;
    while (!cellset_is_empty(excluders))
        if (!(search->position->candidates[cellset_take(&excluders)] & ~digits))
            return false;
    return true;
}

/* Fills the cells from NEXT on; the digits of those before are in CHOSEN. */
static void fill(const struct search *search, struct aligned *aligned, unsigned next,
                 unsigned *chosen)
{
    if (next == aligned->count) {
        unsigned digits = 0;
        for (unsigned i = 0; i < next; i++)
            digits |= 1u << chosen[i];
        for (unsigned i = 0; is_allowed(search, aligned, digits) && i < next; i++)
            aligned->possible[i] |= 1u << chosen[i];
        return;
    }
    for (unsigned left = search->position->candidates[aligned->cells[next]]; left;) {
        chosen[next] = bit_take(&left);
        bool fits = true;
        for (unsigned i = 0; i < next; i++)
            fits &= chosen[i] != chosen[next] ||
                    !cellset_has(&search->topology->peers[aligned->cells[i]], aligned->cells[next]);
        if (fits)
            fill(search, aligned, next + 1, chosen);
    }
}

static bool try_cells(struct search *search, struct aligned *aligned)
{
    unsigned chosen[MAX_BASE] = {0};
    bool excludes = false;
    for (unsigned i = 0; i < aligned->count; i++)
        aligned->possible[i] = 0;
    fill(search, aligned, 0, chosen);
    for (unsigned i = 0; i < aligned->count; i++)
        excludes |= aligned->possible[i] != search->position->candidates[aligned->cells[i]];
    if (!excludes)
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
    return cellset_count(aligned->excluders) >= 2;
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
