/* Forcing chains and nets compared with an enumeration: the implications of each candidate being on
 * or off by single links, also of groups where a line crosses a box, or by all singles, and those
 * common to all cases of a cell or a unit. The lists of all steps must contain every such
 * conclusion. Needs puzzles/ in the folder that SUDOKU_TEST_DATA names.
 *
 * usage: test_forcing_cases [STRIDE]
 *
 * Uses every STRIDE-th puzzle (400) of a hard collection, after its singles. */
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "group_nodes.h"
#include "support/collection.h"

enum { STATES = 2 * NODES };

/* A candidate is on or off. */
static unsigned state_of(unsigned cell, unsigned digit, bool is_on)
{
    return 2 * (SIDE * cell + digit - 1) + is_on;
}

struct reasoning {
    bool is_net; /* off candidates are removed for the rest */
    sudoku_digitset left[CELLS];
    bool follows[STATES][STATES];
    bool clashes[STATES];
};

/* From one state. */
struct closure {
    const struct reasoning *reasoning;
    sudoku_digitset left[CELLS];
    bool *follows;
    bool clashes;
    unsigned count, queue[STATES];
};

static void add_state(struct closure *closure, unsigned state)
{
    closure->clashes |= closure->follows[state ^ 1];
    if (!closure->follows[state])
        closure->queue[closure->count++] = state;
    closure->follows[state] = true;
}

static void add(struct closure *closure, unsigned cell, unsigned digit, bool is_on)
{
    add_state(closure, state_of(cell, digit, is_on));
}

/* The number of places of DIGIT in UNIT by LEFT; stores the last one in *LAST. */
static unsigned places(const sudoku_digitset *left, unsigned unit, unsigned digit, unsigned *last)
{
    const uint16_t *cells = sudoku_layout_unit_cells(sudoku_layout_classic(), unit);
    unsigned count = 0;
    for (unsigned i = 0; i < SIDE; i++)
        if (sudoku_digitset_has(left[cells[i]], digit)) {
            count++;
            *last = cells[i];
        }
    return count;
}

static void follow_on(struct closure *closure, unsigned cell, unsigned digit)
{
    const uint16_t *peers;
    unsigned count = sudoku_layout_cell_peers(sudoku_layout_classic(), cell, &peers);
    sudoku_digitset others = sudoku_digitset_remove(closure->reasoning->left[cell], digit);
    while (others)
        add(closure, cell, sudoku_digitset_pop(&others), false);
    for (unsigned i = 0; i < count; i++)
        if (sudoku_digitset_has(closure->reasoning->left[peers[i]], digit))
            add(closure, peers[i], digit, false);
}

static void follow_off(struct closure *closure, unsigned cell, unsigned digit)
{
    const uint16_t *units;
    unsigned last = 0, count = sudoku_layout_cell_units(sudoku_layout_classic(), cell, &units);
    if (!closure->reasoning->is_net)
        memcpy(closure->left, closure->reasoning->left, sizeof closure->left);
    closure->left[cell] = sudoku_digitset_remove(closure->left[cell], digit);
    closure->clashes |= !closure->left[cell];
    if (sudoku_digitset_is_single(closure->left[cell]))
        add(closure, cell, sudoku_digitset_first(closure->left[cell]), true);
    for (unsigned i = 0; i < count; i++) {
        unsigned left = places(closure->left, units[i], digit, &last);
        closure->clashes |= !left;
        if (left == 1)
            add(closure, last, digit, true);
    }
}

/* Groups and candidates that see all of the node at INDEX are off if it is on. */
static void follow_node_on(struct closure *closure, unsigned index)
{
    const struct node from = node_at(closure->reasoning->left, index);
    for (unsigned to = from.digit - 1; to < NODES; to += SIDE) {
        const struct node other = node_at(closure->reasoning->left, to);
        if (all_see(&from, &other))
            add_state(closure, 2 * to);
    }
}

/* If the node at INDEX is off, the rest of a unit around it is on if it is a node, too. */
static void follow_node_off(struct closure *closure, unsigned index)
{
    const struct node from = node_at(closure->reasoning->left, index);
    for (unsigned unit = 0; unit < UNITS; unit++) {
        const struct node rest = rest_of(closure->reasoning->left, &from, unit);
        for (unsigned to = from.digit - 1; to < NODES; to += SIDE) {
            const struct node other = node_at(closure->reasoning->left, to);
            bool is_rest = other.count == rest.count && !has_cell(&rest, from.cells[0]);
            for (unsigned i = 0; i < other.count; i++)
                is_rest = is_rest && has_cell(&rest, other.cells[i]);
            if (is_rest && other.count &&
                rest_of(closure->reasoning->left, &other, unit).count == from.count)
                add_state(closure, 2 * to + 1);
        }
    }
}

/* True if the states of single chains leave a cell or a digit of a unit nothing. */
static bool is_emptied(const struct closure *closure)
{
    sudoku_digitset left[CELLS];
    unsigned last;
    memcpy(left, closure->reasoning->left, sizeof left);
    for (unsigned i = 0; i < CANDIDATES; i++)
        if (closure->follows[2 * i])
            left[i / SIDE] = sudoku_digitset_remove(left[i / SIDE], i % SIDE + 1);
    for (unsigned cell = 0; cell < CELLS; cell++)
        if (closure->reasoning->left[cell] && !left[cell])
            return true;
    for (unsigned i = 0; i < UNITS * SIDE; i++)
        if (places(closure->reasoning->left, i / SIDE, i % SIDE + 1, &last) &&
            !places(left, i / SIDE, i % SIDE + 1, &last))
            return true;
    return false;
}

static void close_state(struct reasoning *reasoning, unsigned state)
{
    static struct closure closure;
    closure = (struct closure){.reasoning = reasoning, .follows = reasoning->follows[state]};
    memcpy(closure.left, reasoning->left, sizeof closure.left);
    memset(closure.follows, 0, STATES * sizeof(bool));
    add(&closure, state / 2 / SIDE, state / 2 % SIDE + 1, state & 1);
    for (unsigned i = 0; i < closure.count && !(reasoning->is_net && closure.clashes); i++) {
        unsigned candidate = closure.queue[i] / 2;
        if (!reasoning->is_net && closure.queue[i] & 1)
            follow_node_on(&closure, candidate);
        else if (!reasoning->is_net)
            follow_node_off(&closure, candidate);
        if (candidate >= CANDIDATES)
            continue;
        if (closure.queue[i] & 1)
            follow_on(&closure, candidate / SIDE, candidate % SIDE + 1);
        else
            follow_off(&closure, candidate / SIDE, candidate % SIDE + 1);
    }
    reasoning->clashes[state] = closure.clashes || is_emptied(&closure);
}

/* --------------------------------------------------------------------------------- conclusions */

/* Eliminated candidates. */
struct losses {
    sudoku_digitset digits[CELLS];
};

static void lose(struct losses *losses, const struct reasoning *reasoning, unsigned state)
{
    const uint16_t *peers;
    unsigned cell = state / 2 / SIDE, digit = state / 2 % SIDE + 1;
    unsigned count = sudoku_layout_cell_peers(sudoku_layout_classic(), cell, &peers);
    sudoku_digitset own = sudoku_digitset_of(digit);
    losses->digits[cell] |= state & 1 ? reasoning->left[cell] & ~own : own;
    for (unsigned i = 0; state & 1 && i < count; i++)
        losses->digits[peers[i]] |= reasoning->left[peers[i]] & own;
}

/* Collects the implications common to COUNT states. Those of a net that stops at a clash depend on
 * the order and are skipped. */
static void lose_common(struct losses *losses, const struct reasoning *reasoning,
                        const unsigned *states, unsigned count)
{
    for (unsigned i = 0; reasoning->is_net && i < count; i++)
        if (reasoning->clashes[states[i]])
            return;
    for (unsigned state = 0; count > 1 && state < 2 * CANDIDATES; state++) {
        unsigned i = 0;
        while (i < count && reasoning->follows[states[i]][state])
            i++;
        if (i == count)
            lose(losses, reasoning, state);
    }
}

static void lose_by_cell(struct losses *losses, const struct reasoning *reasoning, unsigned cell)
{
    unsigned states[SIDE], count = 0;
    for (sudoku_digitset left = reasoning->left[cell]; left;) {
        unsigned digit = sudoku_digitset_pop(&left);
        unsigned ways[] = {state_of(cell, digit, false), state_of(cell, digit, true)};
        lose_common(losses, reasoning, ways, 2);
        for (unsigned i = 0; i < 2; i++)
            if (reasoning->clashes[ways[i]])
                lose(losses, reasoning, ways[1 - i]);
        states[count++] = ways[1];
    }
    lose_common(losses, reasoning, states, count);
}

static void lose_by_place(struct losses *losses, const struct reasoning *reasoning, unsigned unit,
                          unsigned digit)
{
    const uint16_t *cells = sudoku_layout_unit_cells(sudoku_layout_classic(), unit);
    unsigned states[SIDE], count = 0;
    for (unsigned i = 0; i < SIDE; i++)
        if (sudoku_digitset_has(reasoning->left[cells[i]], digit))
            states[count++] = state_of(cells[i], digit, true);
    lose_common(losses, reasoning, states, count);
}

/* Collects all conclusions by chains or nets in the position of LOGIC. */
static void enumerate(struct sudoku_logic *logic, bool is_net, struct losses *losses)
{
    static struct reasoning reasoning;
    uint8_t cells[CELLS];
    reasoning.is_net = is_net;
    sudoku_logic_get_position(logic, cells, reasoning.left);
    for (unsigned cell = 0; cell < CELLS; cell++)
        if (cells[cell])
            reasoning.left[cell] = SUDOKU_DIGITSET_EMPTY;
    for (unsigned state = 0; state < 2 * CANDIDATES; state++)
        if (sudoku_digitset_has(reasoning.left[state / 2 / SIDE], state / 2 % SIDE + 1))
            close_state(&reasoning, state);
    *losses = (struct losses){{0}};
    for (unsigned cell = 0; cell < CELLS; cell++)
        lose_by_cell(losses, &reasoning, cell);
    for (unsigned i = 0; i < UNITS * SIDE; i++)
        lose_by_place(losses, &reasoning, i / SIDE, i % SIDE + 1);
}

/* --------------------------------------------------------------------------------------- steps */

struct listed {
    struct reasoning reasoning; /* left: its candidates */
    struct losses losses;
};

static int take(void *user, const struct sudoku_step *step)
{
    struct listed *listed = user;
    for (size_t i = 0; i < step->placement_count; i++)
        lose(&listed->losses, &listed->reasoning,
             state_of(step->placements[i].cell, step->placements[i].digit, true));
    for (size_t i = 0; i < step->elimination_count; i++)
        lose(&listed->losses, &listed->reasoning,
             state_of(step->eliminations[i].cell, step->eliminations[i].digit, false));
    return 0;
}

static void list_steps(struct sudoku_logic *logic, const char *name, struct listed *listed)
{
    size_t index = 0;
    CHECK_EQ(sudoku_technique_from_name(name, &index), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_enumerate_steps(logic, index, take, listed), SUDOKU_OK);
}

static unsigned count_losses(const struct losses *losses)
{
    unsigned count = 0;
    for (unsigned cell = 0; cell < CELLS; cell++)
        count += sudoku_digitset_count(losses->digits[cell]);
    return count;
}

static unsigned count_missing(const struct losses *wanted, const struct losses *found)
{
    struct losses missing;
    for (unsigned cell = 0; cell < CELLS; cell++)
        missing.digits[cell] = wanted->digits[cell] & ~found->digits[cell];
    return count_losses(&missing);
}

static struct {
    unsigned chains, nets, missing, beyond, more;
} sums;

static void compare(struct sudoku_logic *logic)
{
    static struct listed listed;
    struct losses chains, nets;
    uint8_t cells[CELLS];
    enumerate(logic, false, &chains);
    enumerate(logic, true, &nets);
    memset(&listed, 0, sizeof listed);
    sudoku_logic_get_position(logic, cells, listed.reasoning.left);
    for (unsigned cell = 0; cell < CELLS; cell++)
        if (cells[cell])
            listed.reasoning.left[cell] = SUDOKU_DIGITSET_EMPTY;
    list_steps(logic, "Forcing Chain Contradiction", &listed);
    list_steps(logic, "Forcing Chain Verity", &listed);
    sums.chains += count_losses(&chains);
    sums.missing += count_missing(&chains, &listed.losses);
    sums.beyond += count_missing(&listed.losses, &chains);
    list_steps(logic, "Forcing Net Contradiction", &listed);
    list_steps(logic, "Forcing Net Verity", &listed);
    sums.nets += count_losses(&nets);
    sums.missing += count_missing(&nets, &listed.losses);
    sums.more += count_missing(&listed.losses, &nets);
}

/* Places singles until there are none. Returns false if the board is full. */
static bool fill_singles(struct sudoku_logic *logic)
{
    const struct sudoku_step *step;
    while (sudoku_logic_find_step(logic, &step) == SUDOKU_OK) {
        if (!step->placement_count || step->technique->score > 14)
            return true;
        sudoku_logic_apply(logic, step);
    }
    return false;
}

int main(int argc, char **argv)
{
    unsigned stride = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 400, count = 0;
    struct sudoku_text_puzzle text = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    struct collection collection;
    struct sudoku_logic *logic;
    if (!stride || !collection_open(&collection, "puzzles/magictour-top1465.txt"))
        return TEST_SKIPPED;
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), NULL, &logic), SUDOKU_OK);
    for (unsigned i = 0; collection_next(&collection, &text); i++) {
        position.cells = text.givens;
        if (i % stride || sudoku_logic_set_position(logic, &position) != SUDOKU_OK ||
            !fill_singles(logic))
            continue;
        compare(logic);
        count++;
    }
    printf("%u positions: %u candidates go by chains, %u by nets; steps lack %u of them, and have "
           "%u more by chains, %u by cases of nets that clash\n",
           count, sums.chains, sums.nets, sums.missing, sums.beyond, sums.more);
    CHECK(sums.chains > 0 && sums.nets > sums.chains);
    CHECK_EQ(sums.missing, 0);
    CHECK_EQ(sums.beyond, 0);
    sudoku_logic_destroy(logic);
    collection_close(&collection);
    return check_result();
}
