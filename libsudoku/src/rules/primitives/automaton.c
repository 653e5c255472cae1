/* Automata by layers: the states that the start values can reach before each cell, with their
 * transitions. G. Pesant, "A regular language membership constraint for finite sequences of
 * variables", CP 2004. */
#include "rules/primitives/automaton.h"

#include <string.h>

#include "common/argument.h"
#include "common/sized.h"
#include "rules/primitives/step_tables.h"
#include "rules/site.h"
#include "rules/valueset.h"

/* Lines of over MAX_LAYERED cells have tables in place of layers, if there are few states. */
enum {
    MAX_LAYERED = 16,
    MAX_CELLS = STEP_TABLES_MAX_CELLS,
    MAX_STATES = 4096,
    MAX_NODES = 65536,
    WORD_BITS = 64
};

/* A transition between nodes; those of a node are consecutive. */
struct edge {
    uint32_t to;
    sudoku_valueset values;
};

/* A node is a state in front of a cell. Nodes of a layer are consecutive, as are their edges. */
struct layers {
    const struct step_tables *tables; /* instead of all others; NULL: there are none */
    unsigned cell_count, node_count;
    uint32_t *layer;      /* cell_count + 2: the first node of each layer */
    uint32_t *first_edge; /* node_count + 1 */
    struct edge *edge;
};

static bool automaton_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    const struct sudoku_automaton *own = rule->spec;
    uint8_t states[2][MAX_STATES];
    memcpy(states[0], own->is_start, own->state_count);
    for (unsigned i = 0; i < rule->cell_count; i++) {
        uint8_t *from = states[i % 2], *to = states[(i + 1) % 2];
        memset(to, 0, own->state_count);
        for (unsigned t = 0; t < own->transition_count; t++) {
            const struct sudoku_transition *transition = &own->transitions[t];
            if (from[transition->from] && (transition->values >> (values[i] - rule->min_value) & 1))
                to[transition->to] = 1;
        }
    }
    for (unsigned state = 0; state < own->state_count; state++)
        if (states[rule->cell_count % 2][state] && own->is_final[state])
            return true;
    return false;
}

static bool has_node(const uint64_t *nodes, uint32_t node)
{
    return nodes[node / WORD_BITS] >> node % WORD_BITS & 1;
}

/* Adds NODE if IS_ADDED, without a branch. */
static void add_node(uint64_t *nodes, uint32_t node, bool is_added)
{
    nodes[node / WORD_BITS] |= (uint64_t)is_added << node % WORD_BITS;
}

/* Adds the nodes that SETS reach from the first layer to REACHED. */
static void reach(const struct layers *own, const sudoku_valueset *sets, uint64_t *reached)
{
    for (uint32_t node = 0; node < own->layer[1]; node++)
        add_node(reached, node, true);
    for (unsigned i = 0; i < own->cell_count; i++)
        for (uint32_t node = own->layer[i]; node < own->layer[i + 1]; node++) {
            if (!has_node(reached, node))
                continue;
            for (uint32_t e = own->first_edge[node]; e < own->first_edge[node + 1]; e++)
                add_node(reached, own->edge[e].to, own->edge[e].values & sets[i]);
        }
}

/* Keeps of REACHED the nodes of layer I that SET leads to one of the next layer, and returns the
 * values that do. */
static sudoku_valueset keep_useful(const struct layers *own, unsigned i, sudoku_valueset set,
                                   uint64_t *reached)
{
    sudoku_valueset support = 0;
    for (uint32_t node = own->layer[i]; node < own->layer[i + 1]; node++) {
        sudoku_valueset values = 0;
        if (!has_node(reached, node))
            continue;
        for (uint32_t e = own->first_edge[node]; e < own->first_edge[node + 1]; e++)
            values |= own->edge[e].values & (0U - has_node(reached, own->edge[e].to));
        values &= set;
        if (!values)
            reached[node / WORD_BITS] &= ~(UINT64_C(1) << node % WORD_BITS);
        support |= values;
    }
    return support;
}

static bool automaton_narrow(const void *data, sudoku_valueset *sets, uint64_t changed)
{
    const struct layers *own = data;
    uint64_t reached[MAX_NODES / WORD_BITS];
    (void)changed;
    if (own->tables)
        return step_tables_narrow(own->tables, sets, own->cell_count);
    memset(reached, 0, (own->node_count / WORD_BITS + 1) * sizeof *reached);
    reach(own, sets, reached);
    for (unsigned i = own->cell_count; i-- > 0;) {
        sets[i] = keep_useful(own, i, sets[i], reached);
        if (!sets[i])
            return false;
    }
    return true;
}

/* The states that are both reached from the start and lead to the end, by layer. */
struct useful {
    const struct sudoku_rule *rule;
    const struct sudoku_automaton *automaton;
    uint8_t *state; /* (cell_count + 1) * state_count: 1 reached, 3 useful */
};

enum { REACHED = 1, USEFUL = 2 };

static uint8_t *states_before(const struct useful *useful, unsigned i)
{
    return useful->state + (size_t)i * useful->automaton->state_count;
}

/* Marks what the values at the start reach, and what of this leads to the end. */
static void mark_useful(struct useful *useful, const struct sudoku_rule_site *site)
{
    const struct sudoku_automaton *own = useful->automaton;
    unsigned count = useful->rule->cell_count;
    memcpy(useful->state, own->is_start, own->state_count);
    for (unsigned i = 0; i < count; i++)
        for (unsigned t = 0; t < own->transition_count; t++)
            if ((states_before(useful, i)[own->transitions[t].from] & REACHED) &&
                (own->transitions[t].values & sudoku_rule_site_values(site, i)))
                states_before(useful, i + 1)[own->transitions[t].to] = REACHED;
    for (unsigned state = 0; state < own->state_count; state++)
        if (states_before(useful, count)[state] && own->is_final[state])
            states_before(useful, count)[state] |= USEFUL;
    for (unsigned i = count; i-- > 0;)
        for (unsigned t = 0; t < own->transition_count; t++) {
            uint8_t *from = &states_before(useful, i)[own->transitions[t].from];
            if ((*from & REACHED) &&
                (states_before(useful, i + 1)[own->transitions[t].to] & USEFUL) &&
                (own->transitions[t].values & sudoku_rule_site_values(site, i)))
                *from |= USEFUL;
        }
}

/* Numbers the useful states as nodes in NODE (as long as useful->state), stores where layers begin,
 * and returns the number of nodes. */
static unsigned number_nodes(const struct useful *useful, uint32_t *node, uint32_t *layer)
{
    unsigned count = 0, states = useful->automaton->state_count;
    for (unsigned i = 0; i <= useful->rule->cell_count; i++) {
        layer[i] = count;
        for (unsigned state = 0; state < states; state++)
            if (states_before(useful, i)[state] & USEFUL)
                node[(size_t)i * states + state] = count++;
    }
    layer[useful->rule->cell_count + 1] = count;
    return count;
}

/* True if transition T is one of a useful state before cell I to a useful one. */
static bool is_edge(const struct useful *useful, unsigned i, const struct sudoku_transition *t)
{
    return (states_before(useful, i)[t->from] & USEFUL) &&
           (states_before(useful, i + 1)[t->to] & USEFUL);
}

/* Stores where the edges of each node begin, and returns their number. */
static size_t count_edges(const struct useful *useful, const uint32_t *node, struct layers *own)
{
    const struct sudoku_automaton *automaton = useful->automaton;
    size_t total = 0;
    for (unsigned i = 0; i < useful->rule->cell_count; i++)
        for (unsigned t = 0; t < automaton->transition_count; t++)
            if (is_edge(useful, i, &automaton->transitions[t]))
                own->first_edge[node[(size_t)i * automaton->state_count +
                                     automaton->transitions[t].from]]++;
    for (unsigned n = 0; n <= own->node_count; n++) {
        uint32_t count = own->first_edge[n];
        own->first_edge[n] = (uint32_t)total;
        total += count;
    }
    return total;
}

static void store_edges(const struct useful *useful, const uint32_t *node, struct layers *own)
{
    const struct sudoku_automaton *automaton = useful->automaton;
    for (unsigned i = 0; i < useful->rule->cell_count; i++)
        for (unsigned t = 0; t < automaton->transition_count; t++) {
            const struct sudoku_transition *transition = &automaton->transitions[t];
            if (!is_edge(useful, i, transition))
                continue;
            size_t from = (size_t)i * automaton->state_count + transition->from;
            size_t to = (size_t)(i + 1) * automaton->state_count + transition->to;
            own->edge[own->first_edge[node[from]]++] = (struct edge){node[to], transition->values};
        }
    memmove(own->first_edge + 1, own->first_edge, own->node_count * sizeof *own->first_edge);
    own->first_edge[0] = 0;
}

static bool pays_tables(const struct sudoku_rule *rule, const struct sudoku_automaton *automaton)
{
    return rule->cell_count > MAX_LAYERED && automaton->state_count <= STEP_TABLES_MAX_STATES;
}

static enum sudoku_status prepare_tables(const struct sudoku_rule *rule,
                                         struct sudoku_rule_site *site, void **data)
{
    struct layers *own = sudoku_rule_site_alloc(site, sizeof *own);
    if (!own)
        return SUDOKU_ERR_MEMORY;
    own->cell_count = rule->cell_count;
    own->tables = step_tables_create(site, rule->spec, rule->value_count);
    *data = own;
    return own->tables ? SUDOKU_OK : SUDOKU_ERR_MEMORY;
}

static enum sudoku_status automaton_prepare(const struct sudoku_rule *rule,
                                            struct sudoku_rule_site *site, void **data)
{
    const struct sudoku_automaton *automaton = rule->spec;
    if (pays_tables(rule, automaton))
        return prepare_tables(rule, site, data);
    size_t places = (size_t)(rule->cell_count + 1) * automaton->state_count;
    struct layers *own = sudoku_rule_site_alloc(site, sizeof *own);
    struct useful useful = {rule, automaton, sudoku_rule_site_alloc(site, places)};
    uint32_t *node = sudoku_rule_site_alloc(site, places * sizeof *node);
    if (!own || !useful.state || !node)
        return SUDOKU_ERR_MEMORY;
    mark_useful(&useful, site);
    own->cell_count = rule->cell_count;
    own->layer = sudoku_rule_site_alloc(site, (rule->cell_count + 2) * sizeof *own->layer);
    if (!own->layer)
        return SUDOKU_ERR_MEMORY;
    own->node_count = number_nodes(&useful, node, own->layer);
    if (!argument_expect(own->node_count < MAX_NODES, "an automaton is too large for its line"))
        return SUDOKU_ERR_ARGUMENT;
    own->first_edge = sudoku_rule_site_alloc(site, (own->node_count + 1) * sizeof *own->first_edge);
    if (!own->first_edge)
        return SUDOKU_ERR_MEMORY;
    own->edge = sudoku_rule_site_alloc(site, count_edges(&useful, node, own) * sizeof *own->edge);
    if (!own->edge)
        return SUDOKU_ERR_MEMORY;
    store_edges(&useful, node, own);
    *data = own;
    return SUDOKU_OK;
}

const struct sudoku_rule_kind automaton_kind = {
    .size = sizeof(struct sudoku_rule_kind),
    .name = "automaton",
    .holds = automaton_holds,
    .narrow = automaton_narrow,
    .is_stable = true,
    .prepare = automaton_prepare,
};

static bool automaton_is_valid(const struct sudoku_automaton *own)
{
    if (!argument_expect(own->state_count - 1 < MAX_STATES,
                         "automaton->state_count is not 1..4096") ||
        !argument_expect(own->is_start && own->is_final && own->transitions,
                         "automaton has an array that is NULL"))
        return false;
    for (unsigned state = 0; state < own->state_count; state++)
        if (!argument_expect(own->is_start[state] <= 1 && own->is_final[state] <= 1,
                             "automaton->is_start or is_final has a number over 1"))
            return false;
    for (unsigned t = 0; t < own->transition_count; t++)
        if (!argument_expect(own->transitions[t].from < own->state_count &&
                                 own->transitions[t].to < own->state_count,
                             "automaton->transitions has a state out of range"))
            return false;
    return true;
}

enum sudoku_status sudoku_rules_add_automaton(struct sudoku_rules *rules, const uint16_t *cells,
                                              unsigned count,
                                              const struct sudoku_automaton *automaton)
{
    struct sudoku_automaton own = SUDOKU_AUTOMATON_INIT;
    if (!argument_expect(rules, "rules is NULL") ||
        !argument_expect(automaton, "automaton is NULL") ||
        !argument_expect(count <= MAX_CELLS, "count is over 256") ||
        !argument_expect(
            sized_copy(&own, sizeof own, automaton, SIZED_UP_TO(struct sudoku_automaton, is_final)),
            "automaton->size is too small") ||
        !automaton_is_valid(&own))
        return SUDOKU_ERR_ARGUMENT;
    own.transitions =
        sudoku_rules_keep(rules, own.transitions, own.transition_count * sizeof *own.transitions);
    own.is_start = sudoku_rules_keep(rules, own.is_start, own.state_count);
    own.is_final = sudoku_rules_keep(rules, own.is_final, own.state_count);
    void *kept = sudoku_rules_keep(rules, &own, sizeof own);
    return own.transitions && own.is_start && own.is_final && kept
               ? sudoku_rules_add(rules, &automaton_kind, cells, count, kept)
               : SUDOKU_ERR_MEMORY;
}
