#include "rules/kinds/machine.h"

#include "common/mem.h"
#include "rules/rules.h"

enum { MAX_STATES = 4096 };

/* The reached states of a machine, in the order in which they were found. */
struct build {
    const struct sudoku_rule *rule;
    const struct machine *machine;
    uint16_t *number; /* of each state of the machine, from 1; 0: not reached */
    uint32_t *state;  /* the state of each number, from 0 */
    unsigned count;   /* MAX_STATES + 1: too many */
    struct sudoku_transition *moves;
    unsigned move_count;
    uint8_t *is_start, *is_final;
};

static unsigned number_of(struct build *build, int state)
{
    if (build->number[state] == 0 && build->count <= MAX_STATES) {
        build->state[build->count++] = (uint32_t)state;
        build->number[state] = (uint16_t)build->count;
    }
    return build->number[state] - 1U;
}

/* Adds the moves of the state numbered FROM, one for each state that they lead to. */
static void add_moves(struct build *build, unsigned from)
{
    const struct sudoku_rule *rule = build->rule;
    unsigned first = build->move_count;
    for (unsigned bit = 0; bit < rule->value_count; bit++) {
        int next =
            build->machine->next(rule, (int)build->state[from], (int)(rule->min_value + bit));
        if (next < 0)
            continue;
        unsigned to = number_of(build, next), at = first;
        while (at < build->move_count && build->moves[at].to != to)
            at++;
        if (at == build->move_count)
            build->moves[build->move_count++] =
                (struct sudoku_transition){.from = (uint16_t)from, .to = (uint16_t)to};
        build->moves[at].values |= (sudoku_valueset)(1U << bit);
    }
}

static void explore(struct build *build)
{
    const struct machine *machine = build->machine;
    if (!machine->is_start)
        number_of(build, 0);
    for (unsigned state = 0; machine->is_start && state < machine->state_count; state++)
        if (machine->is_start(build->rule, (int)state))
            number_of(build, (int)state);
    unsigned starts = build->count;
    for (unsigned from = 0; from < build->count && build->count <= MAX_STATES; from++) {
        add_moves(build, from);
        build->is_start[from] = from < starts;
        build->is_final[from] = machine->is_final(build->rule, (int)build->state[from]);
    }
}

static enum sudoku_status add(struct sudoku_rules *rules, const struct build *build,
                              const uint16_t *cells, unsigned count)
{
    struct sudoku_automaton automaton = SUDOKU_AUTOMATON_INIT;
    automaton.state_count = build->count;
    automaton.transition_count = build->move_count;
    automaton.transitions = build->moves;
    automaton.is_start = build->is_start;
    automaton.is_final = build->is_final;
    return build->count > MAX_STATES ? SUDOKU_ERR_ARGUMENT
                                     : sudoku_rules_add_automaton(rules, cells, count, &automaton);
}

enum sudoku_status machine_add(struct sudoku_rules *rules, const struct sudoku_rule *rule,
                               const struct machine *machine, const uint16_t *cells, unsigned count)
{
    const struct sudoku_allocator *allocator = &rules->allocator;
    size_t states = machine->state_count < MAX_STATES ? machine->state_count : MAX_STATES;
    struct build build = {.rule = rule, .machine = machine};
    build.number = mem_alloc(allocator, machine->state_count, sizeof *build.number);
    build.state = mem_alloc(allocator, states + 1, sizeof *build.state);
    build.moves = mem_alloc(allocator, states * rule->value_count, sizeof *build.moves);
    build.is_start = mem_alloc(allocator, states, 1);
    build.is_final = mem_alloc(allocator, states, 1);
    enum sudoku_status status = SUDOKU_ERR_MEMORY;
    if (build.number && build.state && build.moves && build.is_start && build.is_final) {
        explore(&build);
        status = add(rules, &build, cells, count);
    }
    mem_free(allocator, build.number);
    mem_free(allocator, build.state);
    mem_free(allocator, build.moves);
    mem_free(allocator, build.is_start);
    mem_free(allocator, build.is_final);
    return status;
}
