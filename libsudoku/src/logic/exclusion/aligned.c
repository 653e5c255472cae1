#include "logic/exclusion/aligned.h"

enum { MAX_BASE = 3 };

struct aligned {
    unsigned count;
    unsigned cells[MAX_BASE];
    struct cellset excluders; /* common peers of the cells with no more candidates than the cells
                               * have */
    unsigned possible[MAX_BASE];
    /* Candidates of the excluders that the cells could use up. */
    unsigned limit_count;
    uint16_t limits[LOGIC_MAX_CELLS];
    /* Constant for all combinations: the candidates, and which other cells the last cell sees. */
    unsigned candidates[MAX_BASE];
    bool last_sees[MAX_BASE];
};

/* Open cells with SIZE candidates or fewer. */
static struct cellset small_cells(const struct position *position, unsigned size)
{
    struct cellset open = position->open, found = cellset_none();
    while (!cellset_is_empty(open)) {
        unsigned cell = cellset_pop(&open);
        if (bit_count(position->candidates[cell]) <= size)
            cellset_add(&found, cell);
    }
    return found;
}

/* Lists the excluders that the cells could leave without a candidate. Returns false if there are
 * none. */
static bool set_limits(const struct search *search, struct aligned *aligned)
{
    const uint16_t *candidates = search->position->candidates;
    struct cellset excluders = aligned->excluders;
    unsigned all = 0;
    for (unsigned i = 0; i < aligned->count; i++)
        all |= candidates[aligned->cells[i]];
    aligned->limit_count = 0;
    while (!cellset_is_empty(excluders)) {
        unsigned limit = candidates[cellset_pop(&excluders)];
        if (!(limit & ~all))
            aligned->limits[aligned->limit_count++] = (uint16_t)limit;
    }
    return aligned->limit_count > 0;
}

/* The digits left for the last cell if the others hold FIRST and, of three, SECOND, each a bit: no
 * excluder may be left without a candidate. */
static unsigned last_left(const struct aligned *aligned, unsigned first, unsigned second)
{
    unsigned left = aligned->candidates[aligned->count - 1];
    left &= ~((aligned->last_sees[0] ? first : 0) | (aligned->last_sees[1] ? second : 0));
    for (unsigned i = 0; i < aligned->limit_count; i++) {
        unsigned rest = aligned->limits[i] & ~(first | second);
        if (!(rest & (rest - 1)))
            left &= rest ? ~rest : 0;
    }
    return left;
}

/* Records all combinations that begin with FIRST and SECOND. */
static void note_ways(struct aligned *aligned, unsigned first, unsigned second)
{
    unsigned *possible = aligned->possible, last = aligned->count - 1;
    if (!(first & ~possible[0]) && !(last == 2 && second & ~possible[1]) &&
        possible[last] == aligned->candidates[last])
        return;
    unsigned left = last_left(aligned, first, second);
    if (!left)
        return;
    possible[0] |= first;
    if (last == 2)
        possible[1] |= second;
    possible[last] |= left;
}

static void prepare(const struct search *search, struct aligned *aligned)
{
    const struct cellset *peers = &search->topology->peers[aligned->cells[aligned->count - 1]];
    for (unsigned i = 0; i < aligned->count; i++) {
        aligned->candidates[i] = search->position->candidates[aligned->cells[i]];
        aligned->last_sees[i] = cellset_has(peers, aligned->cells[i]);
        aligned->possible[i] = 0;
    }
    aligned->last_sees[1] &= aligned->count == MAX_BASE;
}

/* True if some digit of a cell is in no combination. */
static bool excludes(const struct search *search, struct aligned *aligned)
{
    prepare(search, aligned);
    bool is_triple = aligned->count == MAX_BASE;
    bool sees = cellset_has(&search->topology->peers[aligned->cells[0]], aligned->cells[1]);
    for (unsigned left = aligned->candidates[0]; left; left &= left - 1) {
        unsigned first = left & (0u - left);
        unsigned seconds = is_triple ? aligned->candidates[1] & ~(sees ? first : 0) : 1;
        for (; seconds; seconds &= seconds - 1)
            note_ways(aligned, first, is_triple ? seconds & (0u - seconds) : 0);
    }
    bool found = false;
    for (unsigned i = 0; i < aligned->count; i++)
        found |= aligned->possible[i] != aligned->candidates[i];
    return found;
}

static bool try_cells(struct search *search, struct aligned *aligned)
{
    if (search_tick(search))
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
            step_eliminate(step, search->position, cellset_of(cell), bit_pop(&gone));
    }
    return search_report(search);
}

/* True if there are two excluders or more: a single one is found by simpler techniques. */
static bool has_excluders(const struct aligned *aligned)
{
    struct cellset rest = aligned->excluders;
    if (cellset_is_empty(rest))
        return false;
    cellset_pop(&rest);
    return !cellset_is_empty(rest);
}

/* Third cells already tried with the cells of PAIR in another order: later, SMALL, and a peer of
 * one of the two. */
static struct cellset met_before(const struct search *search, const struct aligned *pair,
                                 const struct cellset *small)
{
    const struct cellset *peers = search->topology->peers;
    bool see_each_other = cellset_has(&peers[pair->cells[0]], pair->cells[1]);
    struct cellset met = cellset_none();
    for (unsigned i = 0; i < 2; i++) {
        unsigned cell = pair->cells[i];
        struct cellset earlier = cellset_and(search->position->open, cellset_below(cell));
        if (cellset_has(small, cell))
            met = cellset_or(met, see_each_other ? earlier : cellset_and(earlier, peers[cell]));
    }
    return met;
}

/* The third cell must be able to exclude combinations of the first two. */
static bool find_third(struct search *search, struct aligned *aligned, struct cellset small)
{
    const struct cellset *peers = search->topology->peers;
    struct cellset of_pair = aligned->excluders;
    struct cellset thirds =
        cellset_and(small, cellset_or(peers[aligned->cells[0]], peers[aligned->cells[1]]));
    thirds = cellset_minus(thirds, met_before(search, aligned, &small));
    cellset_remove(&thirds, aligned->cells[0]);
    cellset_remove(&thirds, aligned->cells[1]);
    while (!cellset_is_empty(thirds)) {
        aligned->cells[2] = cellset_pop(&thirds);
        aligned->excluders = cellset_and(of_pair, peers[aligned->cells[2]]);
        if (has_excluders(aligned) && try_cells(search, aligned))
            return true;
    }
    return false;
}

bool aligned_find(struct search *search)
{
    const struct cellset *peers = search->topology->peers;
    struct cellset small = small_cells(search->position, search->technique->variant);
    struct cellset firsts = search->position->open;
    struct aligned aligned = {.count = search->technique->variant};
    while (!cellset_is_empty(firsts)) {
        unsigned first = cellset_pop(&firsts);
        struct cellset seen = cellset_and(small, peers[first]), seconds = firsts;
        aligned.cells[0] = first;
        while (!cellset_is_empty(seconds)) {
            aligned.cells[1] = cellset_pop(&seconds);
            aligned.excluders = cellset_and(seen, peers[aligned.cells[1]]);
            if (has_excluders(&aligned) &&
                (aligned.count == MAX_BASE ? find_third(search, &aligned, small)
                                           : try_cells(search, &aligned)))
                return true;
        }
    }
    return false;
}
