#include "cdcl/walk.h"

#include <string.h>

#include "cdcl/beliefs.h"
#include "cdcl/candidates.h"
#include "common/mem.h"
#include "common/random.h"

enum {
    /* Work, in changed conflict counts of candidates, that takes about as long as a node of the
     * search. */
    WORK_OF_NODE = 4096,
    WORK_OF_MOVE = 8,    /* work of finding the best move of a cell again */
    WORK_OF_MESSAGE = 8, /* work of a message of beliefs.h */
    /* Passes of beliefs before each start: 40 leave a third more clashes. */
    PASSES = 100,
    /* Steps before the first start from beliefs, for each cell: easy boards need fewer, in less
     * time than the passes take. */
    FIRST_STRETCH = 80,
    /* Steps from that start to the second, and from each start to the next this many more. */
    STRETCH = 400000,
    /* A candidate that a cell gave up is tabu for 1 to 10 steps plus a percentage of the number of
     * clashing cells: Galinier and Hao use 60; 25 solved the most boards of 49x49 with 50 % givens.
     */
    TABU_STEPS = 10,
    TABU_PERCENT = 25,
    /* Length of the ring of steps; no candidate is tabu for that long. */
    TURNS = 2048,
    /* Flag of a tabu candidate, next to its number of clashes. */
    TABU = 1 << 15,
    /* No move: more clashes than are possible. */
    NEVER = 1 << 14
};

static const uint32_t nothing = UINT32_MAX;

/* The best move of a clashing cell: the increase of pairs, or NEVER. */
struct move {
    int16_t allowed; /* among candidates that are not tabu */
    int16_t any;
    bool is_stale; /* outdated by a later move */
};

struct walk {
    struct candidates candidates;
    struct beliefs *beliefs; /* NULL if the layout has none: the walk never starts anew */
    uint32_t turn;           /* of beliefs, in the passes before the next start */
    uint32_t starts;
    uint64_t until_start; /* steps to the next start */
    uint32_t cell_count;
    uint8_t *digits;    /* of each cell; 0 if none yet */
    bool is_loaded;     /* the candidates are linked */
    bool is_filled;     /* the fields below are valid for these candidates and digits */
    uint32_t *current;  /* the current candidate of each cell */
    struct move *moves; /* of each cell */
    uint16_t *clashes;  /* for each candidate, its digit's number among peers; and TABU */
    uint32_t *turns;    /* for each step, the first candidate tabu until then, or NOTHING */
    uint32_t *next;     /* for each candidate, the next in that list */
    uint16_t *clashing; /* cells that clash */
    uint16_t *place;    /* of each cell in clashing, from 1; 0 if absent */
    unsigned clashing_count;
    int32_t pairs;  /* clashing pairs of cells */
    int32_t fewest; /* minimum of pairs */
    uint32_t step;
    uint64_t random;
    struct limiter *limiter;
    uint64_t nodes_left;
    uint32_t work;
};

enum sudoku_status walk_create(const struct sudoku_layout *layout,
                               const struct sudoku_allocator *allocator, struct walk **out)
{
    size_t cells = layout->cell_count, count = cells * layout->side;
    struct walk *walk = mem_alloc(allocator, 1, sizeof *walk);
    if (!walk)
        return SUDOKU_ERR_MEMORY;
    walk->cell_count = layout->cell_count;
    walk->digits = mem_alloc(allocator, cells, sizeof *walk->digits);
    walk->current = mem_alloc(allocator, cells, sizeof *walk->current);
    walk->moves = mem_alloc(allocator, cells, sizeof *walk->moves);
    walk->clashes = mem_alloc(allocator, count, sizeof *walk->clashes);
    walk->turns = mem_alloc(allocator, TURNS, sizeof *walk->turns);
    walk->next = mem_alloc_unset(allocator, count, sizeof *walk->next);
    walk->clashing = mem_alloc(allocator, cells, sizeof *walk->clashing);
    walk->place = mem_alloc(allocator, cells, sizeof *walk->place);
    if (!candidates_create(&walk->candidates, layout, allocator) || !walk->digits ||
        !walk->current || !walk->moves || !walk->clashes || !walk->turns || !walk->next ||
        !walk->clashing || !walk->place) {
        walk_destroy(walk, allocator);
        return SUDOKU_ERR_MEMORY;
    }
    enum sudoku_status status = beliefs_create(layout, allocator, &walk->beliefs);
    if (status != SUDOKU_OK) {
        walk_destroy(walk, allocator);
        return status;
    }
    *out = walk;
    return SUDOKU_OK;
}

void walk_destroy(struct walk *walk, const struct sudoku_allocator *allocator)
{
    if (!walk)
        return;
    candidates_destroy(&walk->candidates, allocator);
    beliefs_destroy(walk->beliefs, allocator);
    void *const blocks[] = {walk->digits, walk->current,  walk->moves, walk->clashes, walk->turns,
                            walk->next,   walk->clashing, walk->place, walk};
    for (size_t i = 0; i < sizeof blocks / sizeof blocks[0]; i++)
        mem_free(allocator, blocks[i]);
}

void walk_begin(struct walk *walk, uint64_t seed)
{
    walk->random = seed;
    walk->is_loaded = walk->is_filled = false;
    walk->turn = 0;
    walk->starts = 0;
    walk->until_start = (uint64_t)FIRST_STRETCH * walk->cell_count;
    memset(walk->digits, 0, walk->cell_count * sizeof *walk->digits);
}

const uint8_t *walk_digits(const struct walk *walk)
{
    return walk->digits;
}

/* Spends WORK; true if the limit is reached. */
static bool spend(struct walk *walk, uint32_t work)
{
    for (walk->work += work; walk->work >= WORK_OF_NODE; walk->work -= WORK_OF_NODE)
        if (walk->nodes_left == 0 || limiter_node(walk->limiter))
            return true;
        else
            walk->nodes_left--;
    return false;
}

/* Returns the number of cells that clash with CANDIDATE in its cell. */
static int clashes_of(const struct walk *walk, uint32_t candidate)
{
    return walk->clashes[candidate] & ~TABU;
}

static void update_clashing(struct walk *walk, unsigned cell)
{
    bool clashes = clashes_of(walk, walk->current[cell]) > 0;
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

/* Updates the clashes after CANDIDATE was placed (CHANGE 1) or removed (-1); returns the work. */
static uint32_t count_clashes(struct walk *walk, uint32_t candidate, int change)
{
    uint32_t count;
    const uint32_t *links = candidates_links(&walk->candidates, candidate, &count);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t link = links[i];
        unsigned cell = walk->candidates.cells[link];
        walk->clashes[link] = (uint16_t)(walk->clashes[link] + change);
        walk->moves[cell].is_stale = true;
        if (walk->current[cell] == link)
            update_clashing(walk, cell);
    }
    return count;
}

/* Returns the candidate of CELL with the fewest clashes, the last of several. */
static uint32_t best_candidate(const struct walk *walk, unsigned cell)
{
    uint32_t best = walk->candidates.first[cell];
    for (uint32_t candidate = best; candidate < walk->candidates.first[cell + 1]; candidate++)
        if (clashes_of(walk, candidate) <= clashes_of(walk, best))
            best = candidate;
    return best;
}

/* Places CANDIDATE in CELL, which is empty; true if the limit is reached. */
static bool fill_cell(struct walk *walk, unsigned cell, uint32_t candidate)
{
    walk->current[cell] = candidate;
    walk->digits[cell] = (uint8_t)candidates_digit(&walk->candidates, candidate);
    walk->pairs += clashes_of(walk, candidate);
    update_clashing(walk, cell);
    return spend(walk, walk->candidates.layout->side + count_clashes(walk, candidate, 1));
}

/* Places the cells' digits if they are candidates, and fills the other cells; true if the limit is
 * reached. */
static bool fill(struct walk *walk)
{
    size_t cells = walk->cell_count;
    memset(walk->clashes, 0, walk->candidates.first[cells] * sizeof *walk->clashes);
    memset(walk->current, 0xff, cells * sizeof *walk->current);
    memset(walk->turns, 0xff, TURNS * sizeof *walk->turns);
    memset(walk->place, 0, cells * sizeof *walk->place);
    walk->clashing_count = 0;
    walk->pairs = 0;
    walk->step = 0;
    for (unsigned cell = 0; cell < cells; cell++) {
        unsigned digit = walk->digits[cell];
        if (digit && sudoku_digitset_has(walk->candidates.sets[cell], digit) &&
            fill_cell(walk, cell, candidates_of(&walk->candidates, cell, digit)))
            return true;
    }
    for (unsigned cell = 0; cell < cells; cell++)
        if (walk->current[cell] == nothing && fill_cell(walk, cell, best_candidate(walk, cell)))
            return true;
    walk->fewest = walk->pairs;
    walk->is_filled = true;
    return false;
}

/* Loads and links the candidates of TRAIL unless they are the same; true if the limit is
 * reached. */
static bool load(struct walk *walk, const struct trail *trail)
{
    if (walk->is_loaded &&
        memcmp(walk->candidates.sets, trail->set, walk->cell_count * sizeof *trail->set) == 0)
        return false;
    walk->is_loaded = walk->is_filled = false;
    walk->turn = 0;
    candidates_load(&walk->candidates, trail->set);
    for (unsigned cell = 0; cell < walk->cell_count; cell++)
        if (spend(walk, candidates_link(&walk->candidates, cell)))
            return true;
    walk->is_loaded = true;
    return false;
}

/* Finds probable digits to start from; true if the limit is reached. */
static bool start(struct walk *walk)
{
    uint32_t turns = beliefs_turns(walk->beliefs);
    if (walk->turn == 0)
        beliefs_begin(walk->beliefs, &walk->candidates, &walk->random);
    while (walk->turn < PASSES * turns) {
        uint32_t messages = beliefs_send(walk->beliefs, &walk->candidates, walk->turn++ % turns);
        if (spend(walk, WORK_OF_MESSAGE * messages))
            return true;
    }
    walk->turn = 0;
    for (unsigned cell = 0; cell < walk->cell_count; cell++)
        walk->digits[cell] = (uint8_t)candidates_digit(
            &walk->candidates, beliefs_best(walk->beliefs, &walk->candidates, cell));
    walk->starts++;
    walk->until_start = (uint64_t)STRETCH * walk->starts;
    walk->is_filled = false;
    return false;
}

/* Makes CANDIDATE tabu for a while. One that is tabu already, placed nevertheless, keeps its
 * end. */
static void make_tabu(struct walk *walk, uint32_t candidate)
{
    if (walk->clashes[candidate] & TABU)
        return;
    uint32_t steps =
        1 + walk->clashing_count * TABU_PERCENT / 100 + random_below(&walk->random, TABU_STEPS);
    uint32_t *turn = &walk->turns[(walk->step + steps) % TURNS];
    walk->clashes[candidate] |= TABU;
    walk->next[candidate] = *turn;
    *turn = candidate;
}

/* Releases the candidates that are tabu until this step. */
static void release_tabu(struct walk *walk)
{
    uint32_t *turn = &walk->turns[walk->step % TURNS];
    for (; *turn != nothing; *turn = walk->next[*turn]) {
        walk->clashes[*turn] &= (uint16_t)~TABU;
        walk->moves[walk->candidates.cells[*turn]].is_stale = true;
    }
}

static void find_move(struct walk *walk, unsigned cell)
{
    uint32_t current = walk->current[cell];
    int pairs = clashes_of(walk, current), allowed = TABU, any = TABU;
    for (uint32_t i = walk->candidates.first[cell]; i < walk->candidates.first[cell + 1]; i++) {
        if (i == current)
            continue;
        if (walk->clashes[i] < allowed)
            allowed = walk->clashes[i];
        if (clashes_of(walk, i) < any)
            any = clashes_of(walk, i);
    }
    walk->moves[cell].allowed = (int16_t)(allowed < TABU ? allowed - pairs : NEVER);
    walk->moves[cell].any = (int16_t)(any < TABU ? any - pairs : NEVER);
    walk->moves[cell].is_stale = false;
}

/* Finds the clashing cell with the best move, a random one of several, and the increase of PAIRS.
 * Tabu moves must improve on the minimum. Returns false if there is none. */
static bool choose_cell(struct walk *walk, unsigned *chosen, int *pairs)
{
    unsigned ties = 0;
    *pairs = NEVER - 1;
    for (unsigned i = 0; i < walk->clashing_count; i++) {
        unsigned cell = walk->clashing[i];
        const struct move *move = &walk->moves[cell];
        if (move->is_stale) {
            find_move(walk, cell);
            walk->work += WORK_OF_MOVE;
        }
        int more = walk->pairs + move->any < walk->fewest ? move->any : move->allowed;
        if (more > *pairs)
            continue;
        ties = more < *pairs ? 1 : ties + 1;
        *pairs = more;
        if (ties == 1 || random_below(&walk->random, ties) == 0)
            *chosen = cell;
    }
    return ties > 0;
}

/* Returns a candidate of CELL whose move increases the pairs by PAIRS. */
static uint32_t choose_candidate(struct walk *walk, unsigned cell, int pairs)
{
    uint32_t current = walk->current[cell], chosen = current;
    int wanted = clashes_of(walk, current) + pairs;
    bool may_be_tabu = walk->pairs + pairs < walk->fewest;
    unsigned ties = 0;
    for (uint32_t i = walk->candidates.first[cell]; i < walk->candidates.first[cell + 1]; i++)
        if (i != current && (may_be_tabu ? clashes_of(walk, i) : walk->clashes[i]) == wanted)
            if (++ties == 1 || random_below(&walk->random, ties) == 0)
                chosen = i;
    return chosen;
}

/* Moves CELL to CANDIDATE, which increases the pairs by PAIRS; returns the work. */
static uint32_t make_move(struct walk *walk, unsigned cell, uint32_t candidate, int pairs)
{
    uint32_t old = walk->current[cell], work;
    make_tabu(walk, old);
    walk->current[cell] = candidate;
    walk->digits[cell] = (uint8_t)candidates_digit(&walk->candidates, candidate);
    work = count_clashes(walk, old, -1) + count_clashes(walk, candidate, 1);
    update_clashing(walk, cell);
    walk->moves[cell].is_stale = true;
    walk->pairs += pairs;
    if (walk->pairs < walk->fewest)
        walk->fewest = walk->pairs;
    return work;
}

/* Makes the best move; true if the limit is reached. */
static bool step(struct walk *walk)
{
    unsigned cell = 0;
    int pairs;
    uint32_t work = walk->clashing_count + 1;
    walk->step++;
    walk->until_start--;
    release_tabu(walk);
    if (choose_cell(walk, &cell, &pairs))
        work += make_move(walk, cell, choose_candidate(walk, cell, pairs), pairs);
    return spend(walk, work);
}

bool walk_run(struct walk *walk, const struct trail *trail, uint64_t nodes, struct limiter *limiter)
{
    walk->limiter = limiter;
    walk->nodes_left = nodes;
    walk->work = 0;
    if (load(walk, trail))
        return false;
    for (;;) {
        if (walk->beliefs && walk->until_start == 0 && start(walk))
            return false;
        if (!walk->is_filled && fill(walk))
            return false;
        if (walk->pairs == 0)
            return true;
        if (step(walk))
            return false;
    }
}
