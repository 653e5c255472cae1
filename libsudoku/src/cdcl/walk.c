#include "cdcl/walk.h"

#include <string.h>

#include "common/mem.h"
#include "common/random.h"

enum {
    /* So much work takes about as long as a node of the search beside it, where a peer that is told
     * of a change is 1. */
    WORK_OF_NODE = 4096,
    WORK_OF_LOOK = 6, /* a cell that clashes is looked at */
    /* A digit that a cell gave up stays away for 0 to 9 steps, and some for each clashing cell. */
    TABU_STEPS = 10,
    /* A cell is given no digit with which it would clash so often: there is nearly always a better
     * change. */
    MAX_CLASHES = 3
};

/* How many, in percent, in turn. 60 is what Galinier and Hao take; of six boards of 49x49 with 50 %
 * givens 25 solved four within 14 million steps and 30 another one, 35 none of two within 8. */
static const unsigned tabu_percent[] = {25, 30};

enum { TABU_PERCENTS = sizeof tabu_percent / sizeof tabu_percent[0] };

/* Digits of a cell. */
struct tally {
    /* With these it clashes, or would clash, so often or more: [0] once, [1] twice and so on. */
    sudoku_digitset at_least[MAX_CLASHES];
    sudoku_digitset tabu; /* those that are tabu, and some that are no more: see tabu_digits() */
};

struct walk {
    const struct sudoku_layout *layout;
    unsigned side;
    sudoku_digitset *sets; /* candidates of each cell */
    uint32_t *peers_start; /* cell_count + 1 positions in peers */
    uint16_t *peers;       /* of each open cell those that may clash with it */
    uint8_t *digits;       /* of each cell, 0: none yet */
    uint16_t *clashes;     /* for each cell and digit the peers that have it: see clashes_with() */
    struct tally *tallies; /* of each cell */
    uint64_t *tabu_until;  /* for each cell and digit the step from which on it may be taken */
    uint16_t *clashing;    /* cells that clash */
    uint16_t *place;       /* of each cell in clashing, from 1; 0: it is not there */
    unsigned clashing_count;
    uint32_t pairs;  /* cells that clash, two and two */
    uint32_t fewest; /* pairs so far */
    uint64_t step;
    unsigned runs;
    uint64_t random;
    struct limiter *limiter;
    uint64_t nodes_left;
    uint32_t work;
};

/* The best change that was found. */
struct change {
    unsigned cell;
    unsigned digit;
    int32_t pairs; /* how many more there will be */
    unsigned ties; /* as good as it, and it; 0: there is none */
};

enum sudoku_status walk_create(const struct sudoku_layout *layout,
                               const struct sudoku_allocator *allocator, struct walk **out)
{
    size_t cells = layout->cell_count, digits = cells * layout->side;
    struct walk *walk = mem_alloc(allocator, 1, sizeof *walk);
    if (!walk)
        return SUDOKU_ERR_MEMORY;
    walk->layout = layout;
    walk->side = layout->side;
    walk->sets = mem_alloc(allocator, cells, sizeof *walk->sets);
    walk->peers_start = mem_alloc(allocator, cells + 1, sizeof *walk->peers_start);
    walk->peers = mem_alloc(allocator, layout->peers_start[cells], sizeof *walk->peers);
    walk->digits = mem_alloc(allocator, cells, sizeof *walk->digits);
    walk->clashes = mem_alloc(allocator, digits, sizeof *walk->clashes);
    walk->tallies = mem_alloc(allocator, cells, sizeof *walk->tallies);
    walk->tabu_until = mem_alloc(allocator, digits, sizeof *walk->tabu_until);
    walk->clashing = mem_alloc(allocator, cells, sizeof *walk->clashing);
    walk->place = mem_alloc(allocator, cells, sizeof *walk->place);
    if (!walk->sets || !walk->peers_start || !walk->peers || !walk->digits || !walk->clashes ||
        !walk->tallies || !walk->tabu_until || !walk->clashing || !walk->place) {
        walk_destroy(walk, allocator);
        return SUDOKU_ERR_MEMORY;
    }
    *out = walk;
    return SUDOKU_OK;
}

void walk_destroy(struct walk *walk, const struct sudoku_allocator *allocator)
{
    if (!walk)
        return;
    void *const blocks[] = {
        walk->sets,    walk->peers_start, walk->peers,    walk->tallies, walk->digits,
        walk->clashes, walk->tabu_until,  walk->clashing, walk->place,   walk};
    for (size_t i = 0; i < sizeof blocks / sizeof blocks[0]; i++)
        mem_free(allocator, blocks[i]);
}

void walk_begin(struct walk *walk, uint64_t seed)
{
    walk->random = seed;
    walk->runs = 0;
    memset(walk->digits, 0, walk->layout->cell_count * sizeof *walk->digits);
}

const uint8_t *walk_digits(const struct walk *walk)
{
    return walk->digits;
}

static size_t index_of(const struct walk *walk, unsigned cell, unsigned digit)
{
    return (size_t)cell * walk->side + digit - 1;
}

/* How many cells CELL clashes with where it has DIGIT. */
static uint16_t *clashes_with(struct walk *walk, unsigned cell, unsigned digit)
{
    return &walk->clashes[index_of(walk, cell, digit)];
}

/* Takes WORK from what is left. True: no more. */
static bool is_spent(struct walk *walk, uint32_t work)
{
    for (walk->work += work; walk->work >= WORK_OF_NODE; walk->work -= WORK_OF_NODE)
        if (walk->nodes_left == 0 || limiter_node(walk->limiter))
            return true;
        else
            walk->nodes_left--;
    return false;
}

static void list_or_unlist(struct walk *walk, unsigned cell)
{
    bool clashes = *clashes_with(walk, cell, walk->digits[cell]) > 0;
    unsigned place = walk->place[cell];
    if (clashes == (place > 0))
        return;
    if (clashes) {
        walk->clashing[walk->clashing_count++] = (uint16_t)cell;
        walk->place[cell] = (uint16_t)walk->clashing_count;
        return;
    }
    uint16_t last = walk->clashing[--walk->clashing_count];
    walk->clashing[place - 1] = last;
    walk->place[last] = (uint16_t)place;
    walk->place[cell] = 0;
}

static unsigned peer_count(const struct walk *walk, unsigned cell)
{
    return walk->peers_start[cell + 1] - walk->peers_start[cell];
}

/* CELL clashes once more where it has DIGIT. */
static void count_clash(struct walk *walk, unsigned cell, unsigned digit)
{
    unsigned before = (*clashes_with(walk, cell, digit))++;
    if (before < MAX_CLASHES)
        walk->tallies[cell].at_least[before] |= sudoku_digitset_of(digit);
}

/* And once less. */
static void uncount_clash(struct walk *walk, unsigned cell, unsigned digit)
{
    unsigned after = --*clashes_with(walk, cell, digit);
    if (after < MAX_CLASHES)
        walk->tallies[cell].at_least[after] &= ~sudoku_digitset_of(digit);
}

/* Counts DIGIT of CELL, which is new, for its peers. */
static void enter(struct walk *walk, unsigned cell, unsigned digit)
{
    for (uint32_t p = walk->peers_start[cell]; p < walk->peers_start[cell + 1]; p++)
        count_clash(walk, walk->peers[p], digit);
    walk->pairs += *clashes_with(walk, cell, digit);
    walk->digits[cell] = (uint8_t)digit;
}

/* Lists the peers of each open cell that are open and have a candidate of it. */
static void list_peers(struct walk *walk)
{
    const struct sudoku_layout *layout = walk->layout;
    uint32_t end = 0;
    for (unsigned cell = 0; cell < layout->cell_count; cell++) {
        walk->peers_start[cell] = end;
        if (sudoku_digitset_is_single(walk->sets[cell]))
            continue;
        for (uint32_t p = layout->peers_start[cell]; p < layout->peers_start[cell + 1]; p++)
            if (walk->sets[layout->peers[p]] & walk->sets[cell])
                walk->peers[end++] = layout->peers[p];
    }
    walk->peers_start[layout->cell_count] = end;
}

/* The digit with the fewest clashes in CELL, the last of several. */
static unsigned best_digit(struct walk *walk, unsigned cell)
{
    unsigned best = 0;
    for (sudoku_digitset set = walk->sets[cell]; set;) {
        unsigned digit = sudoku_digitset_take(&set);
        if (!best || *clashes_with(walk, cell, digit) <= *clashes_with(walk, cell, best))
            best = digit;
    }
    return best;
}

/* Digits that cells have and may have stay; the others get one. True: no more. */
static bool fill(struct walk *walk)
{
    unsigned cells = walk->layout->cell_count;
    for (unsigned cell = 0; cell < cells; cell++)
        if (walk->digits[cell] && !sudoku_digitset_has(walk->sets[cell], walk->digits[cell]))
            walk->digits[cell] = 0;
    for (unsigned round = 0; round < 2; round++) {
        for (unsigned cell = 0; cell < cells; cell++) {
            unsigned digit = walk->digits[cell];
            if ((round == 0) == (digit == 0) || walk->place[cell])
                continue;
            enter(walk, cell, digit ? digit : best_digit(walk, cell));
            walk->place[cell] = 1;
            if (is_spent(walk, walk->side + peer_count(walk, cell)))
                return true;
        }
    }
    return false;
}

/* Takes up the candidates of TRAIL. True: no more. */
static bool resume(struct walk *walk, const struct trail *trail)
{
    size_t cells = walk->layout->cell_count, digits = cells * walk->side;
    memcpy(walk->sets, trail->set, cells * sizeof *walk->sets);
    memset(walk->clashes, 0, digits * sizeof *walk->clashes);
    memset(walk->tallies, 0, cells * sizeof *walk->tallies);
    memset(walk->tabu_until, 0, digits * sizeof *walk->tabu_until);
    memset(walk->place, 0, cells * sizeof *walk->place);
    walk->clashing_count = 0;
    walk->pairs = 0;
    walk->step = 0;
    list_peers(walk);
    if (fill(walk))
        return true;
    memset(walk->place, 0, cells * sizeof *walk->place);
    for (unsigned cell = 0; cell < cells; cell++)
        list_or_unlist(walk, cell);
    walk->fewest = walk->pairs;
    return false;
}

/* Those of SET that are tabu in CELL. */
static sudoku_digitset tabu_digits(struct walk *walk, unsigned cell, sudoku_digitset set)
{
    sudoku_digitset *tabu = &walk->tallies[cell].tabu;
    for (set &= *tabu; set;) {
        unsigned digit = sudoku_digitset_take(&set);
        if (walk->tabu_until[index_of(walk, cell, digit)] <= walk->step)
            *tabu = sudoku_digitset_remove(*tabu, digit);
    }
    return *tabu;
}

/* Takes the best of CHOICES, digits of CELL with which there are PAIRS more, or what was as good
 * before. What is tabu has to be better than ever. */
static void choose(struct walk *walk, unsigned cell, sudoku_digitset choices, int32_t pairs,
                   struct change *best)
{
    if ((int32_t)walk->pairs + pairs >= (int32_t)walk->fewest)
        choices &= ~tabu_digits(walk, cell, choices);
    while (choices) {
        unsigned digit = sudoku_digitset_take(&choices);
        unsigned ties = best->ties && pairs == best->pairs ? best->ties + 1 : 1;
        if (ties == 1 || random_below(&walk->random, ties) == 0)
            *best = (struct change){cell, digit, pairs, ties};
        best->ties = ties;
    }
}

/* Looks for a better change in CELL, which clashes, among its candidates that clash the least
 * often first. */
static void look_for_change(struct walk *walk, unsigned cell, struct change *best)
{
    const struct tally *tally = &walk->tallies[cell];
    sudoku_digitset left = sudoku_digitset_remove(walk->sets[cell], walk->digits[cell]);
    int32_t pairs = -(int32_t)*clashes_with(walk, cell, walk->digits[cell]);
    for (unsigned i = 0; i < MAX_CLASHES && (!best->ties || pairs <= best->pairs); i++, pairs++) {
        choose(walk, cell, left & ~tally->at_least[i], pairs, best);
        left &= tally->at_least[i];
    }
}

static void make(struct walk *walk, const struct change *change)
{
    unsigned cell = change->cell, old = walk->digits[cell];
    unsigned percent = tabu_percent[walk->runs % TABU_PERCENTS];
    uint64_t steps =
        (uint64_t)walk->clashing_count * percent / 100 + random_below(&walk->random, TABU_STEPS);
    walk->tabu_until[index_of(walk, cell, old)] = walk->step + 1 + steps;
    walk->tallies[cell].tabu |= sudoku_digitset_of(old);
    for (uint32_t p = walk->peers_start[cell]; p < walk->peers_start[cell + 1]; p++)
        uncount_clash(walk, walk->peers[p], old);
    walk->pairs -= *clashes_with(walk, cell, old);
    enter(walk, cell, change->digit);
    list_or_unlist(walk, cell);
    for (uint32_t p = walk->peers_start[cell]; p < walk->peers_start[cell + 1]; p++)
        if (walk->digits[walk->peers[p]] == old || walk->digits[walk->peers[p]] == change->digit)
            list_or_unlist(walk, walk->peers[p]);
    if (walk->pairs < walk->fewest)
        walk->fewest = walk->pairs;
}

bool walk_run(struct walk *walk, const struct trail *trail, uint64_t nodes, struct limiter *limiter)
{
    walk->limiter = limiter;
    walk->nodes_left = nodes;
    walk->work = 0;
    if (resume(walk, trail))
        return false;
    for (; walk->pairs; walk->step++) {
        struct change best = {0};
        uint32_t work = walk->clashing_count * WORK_OF_LOOK;
        for (unsigned i = 0; i < walk->clashing_count; i++)
            look_for_change(walk, walk->clashing[i], &best);
        if (best.ties) {
            make(walk, &best);
            work += peer_count(walk, best.cell);
        }
        if (is_spent(walk, work + 1)) {
            walk->runs++;
            return false;
        }
    }
    return true;
}
