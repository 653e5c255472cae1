/* Regin's filter on bit sets: a maximum matching, then strongly connected components. */
#include "propagation/alldifferent.h"

/* The bipartite graph of cells and digits, with a matching. */
struct graph {
    unsigned count;
    sudoku_digitset *sets;
    uint8_t *digit_of;                    /* of each cell, 0 if none; the caller's MATCHING */
    uint8_t cell_of[SUDOKU_MAX_SIDE + 1]; /* of each matched digit */
    sudoku_digitset matched;
    sudoku_digitset free; /* digits in some set that are not matched */
};

static void match(struct graph *graph, unsigned cell, unsigned digit)
{
    graph->digit_of[cell] = (uint8_t)digit;
    graph->cell_of[digit] = (uint8_t)cell;
    graph->free = sudoku_digitset_remove(graph->free, digit);
    graph->matched = sudoku_digitset_add(graph->matched, digit);
}

/* Keeps the valid part of the caller's matching. */
static void start_matching(struct graph *graph)
{
    graph->free = graph->matched = 0;
    for (unsigned cell = 0; cell < graph->count; cell++)
        graph->free |= graph->sets[cell];
    for (unsigned cell = 0; cell < graph->count; cell++) {
        unsigned digit = graph->digit_of[cell];
        graph->digit_of[cell] = 0;
        if (digit && sudoku_digitset_has(graph->sets[cell] & graph->free, digit))
            match(graph, cell, digit);
    }
}

/* Augments along the alternating path that ends in DIGIT: each cell on it passes its digit to the
 * cell before. FROM holds the cell from which the search reached each digit. */
static void augment(struct graph *graph, const uint8_t *from, unsigned digit)
{
    while (digit) {
        unsigned cell = from[digit], given_up = graph->digit_of[cell];
        match(graph, cell, digit);
        digit = given_up;
    }
}

/* Matches CELL by a breadth-first search for an augmenting path; false if there is none. */
static bool match_cell(struct graph *graph, unsigned cell)
{
    uint8_t from[SUDOKU_MAX_SIDE + 1], queue[SUDOKU_MAX_SIDE];
    sudoku_digitset seen = 0;
    unsigned queued = 0;
    for (unsigned next = 0;; cell = queue[next++]) {
        sudoku_digitset found = graph->sets[cell] & graph->free;
        if (found) {
            unsigned digit = sudoku_digitset_first(found);
            from[digit] = (uint8_t)cell;
            augment(graph, from, digit);
            return true;
        }
        found = graph->sets[cell] & ~seen;
        seen |= found;
        while (found) {
            unsigned digit = sudoku_digitset_pop(&found);
            from[digit] = (uint8_t)cell;
            queue[queued++] = graph->cell_of[digit];
        }
        if (next == queued)
            return false;
    }
}

/* A component of digits on the search path. An arc leads from each digit to every digit of the cell
 * matched with it, so a cycle of arcs is an alternating cycle of the matching. */
struct component {
    sudoku_digitset digits;
    sudoku_digitset arcs; /* targets of arcs from these digits */
};

struct component_search {
    struct component path[SUDOKU_MAX_SIDE]; /* arcs lead from each part to the next */
    unsigned length;
    sudoku_digitset on_path;
    sudoku_digitset unseen;
    sudoku_digitset vacating; /* unmatched digits, and digits from whose cell an alternating path
                               * leads to one */
};

static void push_part(struct component_search *search, const struct graph *graph, unsigned digit)
{
    search->path[search->length++] =
        (struct component){sudoku_digitset_of(digit), graph->sets[graph->cell_of[digit]]};
    search->on_path = sudoku_digitset_add(search->on_path, digit);
    search->unseen = sudoku_digitset_remove(search->unseen, digit);
}

/* Merges the last two parts of the path: an arc leads back from the last. */
static void join_parts(struct component_search *search)
{
    struct component *last = &search->path[--search->length];
    /* The arc ends on the path outside the last part, so there is a part before it.
     * NOLINTNEXTLINE(clang-analyzer-core.uninitialized.Assign) */
    last[-1].digits |= last->digits;
    last[-1].arcs |= last->arcs;
}

/* Removes the last part, a completed component, from the path: its cells keep its digits and those
 * that other cells can vacate. Components further along the arcs were completed before. */
static void complete_part(struct component_search *search, const struct graph *graph)
{
    struct component part = search->path[--search->length];
    search->on_path &= ~part.digits;
    if (part.arcs & search->vacating)
        search->vacating |= part.digits;
    for (sudoku_digitset rest = part.digits; rest;)
        graph->sets[graph->cell_of[sudoku_digitset_pop(&rest)]] &= part.digits | search->vacating;
}

/* Restricts every cell to the digits of some maximum matching, by strongly connected components
 * with the path-based method: P. Purdom, "A transitive closure algorithm", BIT 10, 1970; H. N.
 * Gabow, "Path-based depth-first search for strong and biconnected components", Information
 * Processing Letters 74, 2000. With sets in one word it takes at most three steps per digit, of a
 * few instructions each. */
static void restrict_to_components(const struct graph *graph)
{
    struct component_search search; /* uninitialized: zeroing a kilobyte costs more than the
                                     * search */
    search.length = 0;
    search.on_path = 0;
    search.unseen = graph->matched;
    search.vacating = graph->free;
    while (search.unseen) {
        push_part(&search, graph, sudoku_digitset_first(search.unseen));
        while (search.length) {
            const struct component *last = &search.path[search.length - 1];
            if (last->arcs & search.on_path & ~last->digits)
                join_parts(&search);
            else if (last->arcs & search.unseen)
                push_part(&search, graph, sudoku_digitset_first(last->arcs & search.unseen));
            else
                complete_part(&search, graph);
        }
    }
}

bool alldifferent_filter(unsigned count, sudoku_digitset *sets, uint8_t *matching)
{
    struct graph graph = {.count = count, .sets = sets, .digit_of = matching};
    start_matching(&graph);
    for (unsigned cell = 0; cell < count; cell++)
        if (!matching[cell] && !match_cell(&graph, cell))
            return false;
    restrict_to_components(&graph);
    return true;
}
