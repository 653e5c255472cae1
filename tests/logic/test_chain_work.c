/* The quick checks before chains are followed (reachable nodes, chain starts, rows of
 * nets, clashes), compared with slow ones without any order. */
#include <stdatomic.h>
#include <string.h>

#include "common/random.h"
#include "logic/chains/chain_starts.h"
#include "logic/chains/net_update.h"
#include "logic/chains/reach.h"
#include "logic/forcing/work.h"
#include "logic/grouped/net_rows.h"
#include "logic/position_input.h"
#include "support/check.h"

static const char *const puzzles[] = {
    "6..1...8..53.............4....8...6..9....7....24.........7.3.9....2.5..1........",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "3........7....2..3.24.6....4..5..73...93.7.42......9..........76...9.8..9.784....",
};

/* Large, and shared by all tests. */
static struct topology topology;
static struct position position;
static struct net net;
static struct als_list als;
static struct chain_starts starts;
static struct reach reach;
static struct net_rows net_rows;
static struct forcing forcing;
static struct trial trial;
static struct limiter limiter;
static atomic_bool cancel;
static struct search search;

/* Places a naked or hidden single of QUEUE. */
static bool place_single(const struct due_queue *queue)
{
    for (unsigned i = 0; i < queue->end; i++) {
        struct due due = queue->due[i];
        if (!position_has(&position, due.cell, due.digit))
            continue;
        position_place(&position, due.cell, due.digit);
        return true;
    }
    return false;
}

/* Sets the position to a puzzle after its initial singles. */
static void begin(const char *givens)
{
    struct sudoku_logic_position given = SUDOKU_LOGIC_POSITION_INIT;
    const struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    uint8_t cells[81];
    for (unsigned i = 0; i < 81; i++)
        cells[i] = (uint8_t)(givens[i] == '.' ? 0 : givens[i] - '0');
    given.cells = cells;
    CHECK(topology_build(&topology, sudoku_layout_classic()));
    CHECK_EQ(position_set(&position, &topology, &given), SUDOKU_OK);
    while (place_single(&position.naked) || place_single(&position.hidden))
        continue;
    limiter_start(&limiter, &limits, false, &cancel);
    search = (struct search){
        .topology = &topology, .position = &position, .row_count = 1, .limiter = &limiter};
}

/* --------------------------------------------------------------------------------------- nodes */

static bool is_true[NET_MAX_NODES], is_false[NET_MAX_NODES];

/* Follows links until nothing new is found. */
static void follow_all(void)
{
    for (bool grows = true; grows;) {
        grows = false;
        for (unsigned i = 0; i < net.link_count; i++) {
            const struct net_link *link = &net.links[i];
            grows |= is_false[link->from] && !is_true[link->to];
            is_true[link->to] |= is_false[link->from];
        }
        for (unsigned a = 0; a < net.count; a++)
            for (unsigned b = 0; is_true[a] && b < net.count; b++) {
                grows |= net_is_weak(&net, a, b) && !is_false[b];
                is_false[b] |= net_is_weak(&net, a, b);
            }
    }
}

static void start_at(unsigned node, bool truth)
{
    memset(is_true, 0, sizeof is_true);
    memset(is_false, 0, sizeof is_false);
    is_true[node] = truth;
    is_false[node] = !truth;
    follow_all();
}

static bool has_bit(const uint64_t *bits, unsigned node)
{
    return bits[node / 64] >> node % 64 & 1;
}

/* REACH has exactly the implications, each with a reason. */
static void expect_reached(unsigned start)
{
    for (unsigned node = 0; node < net.count; node++) {
        CHECK_EQ(has_bit(reach.is_true, node), is_true[node]);
        CHECK_EQ(has_bit(reach.is_false, node), is_false[node]);
        if (has_bit(reach.is_true, node) && reach.true_by[node] != REACH_NO_LINK) {
            CHECK_EQ(net.links[reach.true_by[node]].to, node);
            CHECK(has_bit(reach.is_false, net.links[reach.true_by[node]].from));
        }
        if (has_bit(reach.is_false, node) && reach.false_by[node] != REACH_NO_NODE) {
            CHECK(net_is_weak(&net, reach.false_by[node], node));
            CHECK(has_bit(reach.is_true, reach.false_by[node]));
        }
        CHECK(node == start || !has_bit(reach.is_false, node) ||
              reach.false_by[node] != REACH_NO_NODE);
    }
}

/* True if some node sees START and another true node. */
static bool is_seen_with_a_true_one(unsigned start)
{
    for (unsigned end = 0; end < net.count; end++)
        for (unsigned node = 0; is_true[end] && node < net.count; node++)
            if (net_is_weak(&net, start, node) && net_is_weak(&net, end, node))
                return true;
    return false;
}

static unsigned nodes_reach_what_follows(const char *givens, unsigned kinds)
{
    unsigned with_chains = 0;
    begin(givens);
    CHECK(net_update(&net, &search, kinds, net_all_digits(&search), &als));
    CHECK(net.count > 50);
    chain_starts_update(&starts, &net);
    for (unsigned start = 0; start < net.count; start++) {
        start_at(start, true);
        reach_from_true(&reach, &net, start);
        expect_reached(start);
        start_at(start, false);
        reach_from_false(&reach, &net, start);
        expect_reached(start);
        if (net.first_link[start] == net.first_link[start + 1])
            continue;
        CHECK_EQ(chain_starts_has_chain(&starts, start), is_seen_with_a_true_one(start));
        with_chains += chain_starts_has_chain(&starts, start);
    }
    return with_chains;
}

/* True if the rules prevent nodes A and B from both being true. */
static bool exclude_each_other(const struct net_node *a, const struct net_node *b, bool in_cells)
{
    if (a->digit == b->digit)
        return cellset_is_subset(b->cells, topology_common_peers(&topology, a->cells));
    return in_cells && a->is_single && b->is_single && cellset_equal(a->cells, b->cells);
}

/* Each net has its own weak links, whether or not it is the first one of a position. */
static void nets_have_their_weak_links(const char *givens)
{
    static const unsigned kinds[] = {NET_UNITS, NET_CELLS, NET_UNITS | NET_CELLS | NET_GROUPS,
                                     NET_UNITS | NET_CELLS, NET_UNITS};
    begin(givens);
    for (unsigned i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        unsigned digits = i ? net_all_digits(&search) : 0x15a;
        CHECK(net_update(&net, &search, kinds[i], digits, &als));
        for (unsigned a = 0; a < net.count; a++) {
            CHECK(digits >> net.nodes[a].digit & 1);
            for (unsigned b = 0; b < net.count; b++)
                CHECK_EQ(net_is_weak(&net, a, b),
                         exclude_each_other(&net.nodes[a], &net.nodes[b], kinds[i] != NET_UNITS));
        }
    }
}

/* ----------------------------------------------------------------------------------- candidates */

struct slow {
    bool is_on[81][9], is_off[81][9];
    bool clashes, has_changed;
};

static void put_on(struct slow *slow, unsigned cell, unsigned digit)
{
    slow->has_changed |= !slow->is_on[cell][digit];
    slow->is_on[cell][digit] = true;
    for (unsigned other = 0; other < 9; other++)
        slow->is_off[cell][other] |= other != digit;
    for (unsigned other = 0; other < 81; other++)
        slow->is_off[other][digit] |= cellset_has(&topology.peers[cell], other);
}

/* The only one of COUNT candidates that is not off is on; none: a clash. */
static void look_at(struct slow *slow, const struct due *candidates, unsigned count)
{
    unsigned left = 0, last = 0;
    for (unsigned i = 0; i < count; i++) {
        if (slow->is_off[candidates[i].cell][candidates[i].digit])
            continue;
        left++;
        last = i;
    }
    slow->clashes |= count > 0 && left == 0;
    if (left == 1)
        put_on(slow, candidates[last].cell, candidates[last].digit);
}

static void look_at_all(struct slow *slow)
{
    struct due found[9];
    unsigned count;
    for (unsigned cell = 0; cell < 81; cell++) {
        count = 0;
        for (unsigned digit = 0; digit < 9; digit++)
            if (position_has(&position, cell, digit))
                found[count++] = (struct due){(uint8_t)cell, (uint8_t)digit};
        look_at(slow, found, count);
    }
    for (unsigned unit = 0; unit < topology.unit_count; unit++)
        for (unsigned digit = 0; digit < 9; digit++) {
            count = 0;
            for (unsigned place = 0; place < 9; place++)
                if (position.places[unit][digit] >> place & 1)
                    found[count++] = (struct due){(uint8_t)topology_cell(&topology, unit, place),
                                                  (uint8_t)digit};
            look_at(slow, found, count);
        }
}

static bool clashes(unsigned cell, unsigned digit, bool is_on)
{
    struct slow slow = {.has_changed = true};
    if (is_on)
        put_on(&slow, cell, digit);
    else
        slow.is_off[cell][digit] = true;
    for (slow.has_changed = true; slow.has_changed && !slow.clashes;) {
        slow.has_changed = false;
        look_at_all(&slow);
    }
    return slow.clashes;
}

static unsigned trials_clash_where_singles_do(const char *givens)
{
    unsigned count = 0;
    begin(givens);
    for (unsigned i = 0; i < 2 * 81 * 9; i++) {
        unsigned cell = i / 18, digit = i / 2 % 9;
        if (!position_has(&position, cell, digit))
            continue;
        bool expected = clashes(cell, digit, i % 2);
        CHECK_EQ(trial_may_clash(&trial, &position, cell, digit, i % 2, false), expected);
        count += expected;
    }
    return count;
}

/* Rows equal the closures, which end at contradictions; returns the number of those that do not. */
static unsigned rows_have_what_follows(const char *givens)
{
    unsigned whole = 0;
    begin(givens);
    CHECK(forcing_graph_build(&forcing.graph, &position));
    struct forcing_run run = {.graph = &forcing.graph,
                              .trail = &forcing.trail,
                              .ancestry = &forcing.ancestry,
                              .mode = {.is_dynamic = true},
                              .search = &search};
    for (unsigned i = 0; i < 2 * forcing.graph.count; i++) {
        const uint64_t *row =
            forcing_implications_row(&forcing.implications, &forcing.graph, i / 2, i % 2);
        forcing_close(&run, &forcing.cases[0].closure, i / 2, i % 2, FORCING_MAX);
        for (unsigned k = 0; k < 2 * forcing.graph.count; k++)
            CHECK(has_bit(row, k) == (forcing.cases[0].closure.length[k % 2][k / 2] != 0) ||
                  (forcing.cases[0].closure.clash_length && has_bit(row, k)));
        whole += !forcing.cases[0].closure.clash_length;
    }
    return whole;
}

/* Rows of a net have the start of their chains and what these reach; returns the number of rows. */
static unsigned net_rows_have_what_is_reached(const char *givens)
{
    unsigned count = 0;
    begin(givens);
    CHECK(net_update(&net, &search, NET_UNITS | NET_CELLS | NET_GROUPS, 0x1ff, &als));
    CHECK(net.count > net.single_count);
    CHECK(net_rows_update(&net_rows, &net));
    for (unsigned i = 0; i < 2 * net.count; i++) {
        const uint64_t *row = net_row(&net_rows, i / 2, i % 2);
        start_at(i / 2, i % 2);
        for (unsigned node = 0; row && node < net.count; node++) {
            CHECK_EQ(net_row_has(&net_rows, row, node, true), is_true[node]);
            CHECK_EQ(net_row_has(&net_rows, row, node, false), is_false[node]);
        }
        for (unsigned node = 0; !row && node < net.count; node++)
            CHECK(!is_true[node] && is_false[node] == (node == i / 2));
        count += row != NULL;
    }
    return count;
}

/* Tries all remaining candidates; returns how many need not have been tried again. */
static unsigned try_all(const struct forcing_run *run)
{
    struct trial_cache *cache = &forcing.inner.cache;
    unsigned holding = 0;
    for (unsigned i = 0; i < run->graph->count; i++) {
        unsigned cell = run->graph->cell[i], digit = run->graph->digit[i];
        if (!position_has(&position, cell, digit))
            continue;
        bool holds = trial_cache_holds(cache, run, i);
        bool clashes = trial_may_clash(&trial, &position, cell, digit, true, false);
        CHECK(!holds || !clashes);
        holding += holds;
        if (!holds && !clashes)
            trial_cache_store(cache, run, i, &trial);
    }
    return holding;
}

/* While candidates disappear one by one, as in a closure. */
static unsigned cached_trials_stay_valid(const char *givens)
{
    uint64_t random = 1;
    unsigned holding = 0;
    begin(givens);
    CHECK(forcing_graph_number(&forcing.graph, &position));
    struct forcing_closure *closure = &forcing.cases[0].closure;
    const struct forcing_run run = {.graph = &forcing.graph, .closure = closure};
    trial_cache_clear(&forcing.inner.cache);
    closure->off_count = 0;
    while (closure->off_count < 40) {
        unsigned off = random_below(&random, forcing.graph.count);
        position_remove(&position, forcing.graph.cell[off], forcing.graph.digit[off]);
        closure->off[closure->off_count++] = (uint16_t)off;
        holding += try_all(&run);
    }
    return holding;
}

/* A closure has room for the nested chains that exclude all candidates, and counts each once. */
static void all_nested_chains_have_room(void)
{
    static struct forcing_nest nest;
    static struct forcing_counted counted;
    uint16_t parents[FORCING_MAX];
    for (unsigned i = 0; i < FORCING_MAX; i++) {
        forcing_nest_join(&nest, i, false, NULL, 0);
        forcing_nest_add(&nest, i, 1 + i, i);
        parents[i] = (uint16_t)(2 * i);
    }
    CHECK_EQ(nest.count, FORCING_MAX);
    forcing_nest_join(&nest, 0, true, parents, FORCING_MAX);
    CHECK_EQ(forcing_nest_count(&nest, 0, true, &counted), FORCING_MAX * (FORCING_MAX - 1) / 2);
    CHECK_EQ(forcing_nest_count(&nest, 0, true, &counted), 0);
}

int main(void)
{
    unsigned chains = 0, clashing = 0, rows = 0, whole = 0, holding = 0;
    for (unsigned i = 0; i < sizeof puzzles / sizeof puzzles[0]; i++) {
        chains += nodes_reach_what_follows(puzzles[i], NET_UNITS | NET_CELLS);
        chains += nodes_reach_what_follows(puzzles[i], NET_UNITS | NET_CELLS | NET_GROUPS);
        clashing += trials_clash_where_singles_do(puzzles[i]);
        rows += net_rows_have_what_is_reached(puzzles[i]);
        whole += rows_have_what_follows(puzzles[i]);
        holding += cached_trials_stay_valid(puzzles[i]);
        nets_have_their_weak_links(puzzles[i]);
    }
    /* Some puzzle has each case. */
    CHECK(chains > 0);
    CHECK(clashing > 0);
    CHECK(rows > 0);
    CHECK(whole > 0);
    CHECK(holding > 0);
    all_nested_chains_have_room();
    return check_result();
}
