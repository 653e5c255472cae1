/* Random rules on small boards, and a count of solutions that knows definitions alone. */
#ifndef TESTS_SUPPORT_RANDOM_RULES_H
#define TESTS_SUPPORT_RANDOM_RULES_H

#include <string.h>

#include <sudoku/rules.h>

#include "rules/primitives/value_sets.h"

/* Where random numbers come from: a generator, or the bytes of a fuzzer. */
struct number_source {
    unsigned (*below)(void *user, unsigned bound);
    void *user;
};

static inline unsigned below(const struct number_source *source, unsigned bound)
{
    return source->below(source->user, bound);
}

/* Stores COUNT different cells of the board, at most all, and returns their number. */
static inline unsigned random_cells(const struct sudoku_rules *rules,
                                    const struct number_source *source, unsigned count,
                                    uint16_t *cells)
{
    unsigned all = sudoku_rules_board_cell_count(rules), found = 0;
    for (unsigned tries = 0; found < count && tries < 4 * count; tries++) {
        uint16_t cell = (uint16_t)below(source, all);
        bool is_new = true;
        for (unsigned i = 0; i < found; i++)
            is_new = is_new && cells[i] != cell;
        if (is_new)
            cells[found++] = cell;
    }
    return found;
}

/* Stores COUNT cells of the board, of which some may be the same. */
static inline unsigned random_path(const struct sudoku_rules *rules,
                                   const struct number_source *source, unsigned count,
                                   uint16_t *cells)
{
    const unsigned found = random_cells(rules, source, count, cells);
    for (unsigned i = 1; i < found; i++)
        if (below(source, 6) == 0)
            cells[i] = cells[below(source, i)];
    return found;
}

static inline enum sudoku_status add_random_sum(struct sudoku_rules *rules,
                                                const struct number_source *source,
                                                const uint8_t *hidden)
{
    uint16_t cells[6];
    int coefficients[6], sum = 0;
    bool is_plain = below(source, 2) == 0;
    unsigned count = random_path(rules, source, 1 + below(source, 6), cells);
    for (unsigned i = 0; i < count; i++) {
        coefficients[i] = is_plain ? 1 : (int)below(source, 7) - 3;
        sum += coefficients[i] * hidden[cells[i]];
    }
    int down = below(source, 3) ? 0 : (int)below(source, 4);
    int up = below(source, 3) ? 0 : (int)below(source, 4);
    return sudoku_rules_add_sum(rules, cells, coefficients, count, sum - down, sum + up);
}

/* A cage: different cells in a line and their sum. */
static inline enum sudoku_status add_random_cage(struct sudoku_rules *rules,
                                                 const struct number_source *source,
                                                 const uint8_t *hidden)
{
    unsigned columns = sudoku_rules_columns(rules), row = below(source, sudoku_rules_rows(rules));
    unsigned count = 1 + below(source, columns), first = below(source, columns - count + 1);
    uint16_t cells[16];
    int sum = 0;
    for (unsigned i = 0; i < count; i++) {
        cells[i] = (uint16_t)(row * columns + first + i);
        sum += hidden[cells[i]];
    }
    enum sudoku_status status = sudoku_rules_add_different(rules, cells, count);
    return status == SUDOKU_OK ? sudoku_rules_add_sum(rules, cells, NULL, count, sum, sum) : status;
}

/* Cells in a line whose values are one of several sets. */
static inline enum sudoku_status add_random_value_sets(struct sudoku_rules *rules,
                                                       const struct number_source *source,
                                                       const uint8_t *hidden)
{
    unsigned columns = sudoku_rules_columns(rules), row = below(source, sudoku_rules_rows(rules));
    unsigned count = 1 + below(source, columns), first = below(source, columns - count + 1);
    uint16_t cells[16];
    sudoku_valueset sets[4] = {0};
    unsigned set_count = 1;
    for (unsigned i = 0; i < count; i++) {
        cells[i] = (uint16_t)(row * columns + first + i);
        sets[0] |= (sudoku_valueset)(1U << (hidden[cells[i]] - sudoku_rules_min_value(rules)));
    }
    for (unsigned tries = 0; tries < 8 && set_count < 4; tries++) {
        sets[set_count] = (sudoku_valueset)below(source, 1U << sudoku_rules_value_count(rules));
        set_count += sudoku_digitset_count(sets[set_count]) == count;
    }
    return value_sets_add(rules, cells, count, sets, set_count);
}

static inline enum sudoku_status add_random_pair(struct sudoku_rules *rules,
                                                 const struct number_source *source,
                                                 const uint8_t *hidden)
{
    sudoku_valueset allowed[SUDOKU_RULES_MAX_VALUES];
    uint16_t cells[2] = {0, 0};
    unsigned min = sudoku_rules_min_value(rules);
    random_cells(rules, source, 2, cells);
    for (unsigned i = 0; i < SUDOKU_RULES_MAX_VALUES; i++)
        allowed[i] = (sudoku_valueset)below(source, 65536);
    allowed[hidden[cells[0]] - min] |= (sudoku_valueset)(1U << (hidden[cells[1]] - min));
    return sudoku_rules_add_pair(rules, cells[0], cells[1], allowed);
}

static inline enum sudoku_status add_random_count(struct sudoku_rules *rules,
                                                  const struct number_source *source,
                                                  const uint8_t *hidden)
{
    uint16_t cells[8];
    unsigned count = random_path(rules, source, 1 + below(source, 8), cells), have = 0;
    sudoku_valueset values = (sudoku_valueset)below(source, 65536);
    for (unsigned i = 0; i < count; i++)
        have += values >> (hidden[cells[i]] - sudoku_rules_min_value(rules)) & 1;
    uint64_t counts = UINT64_C(1) << have | below(source, 256);
    return sudoku_rules_add_count(rules, cells, count, values, counts);
}

static inline enum sudoku_status add_random_element(struct sudoku_rules *rules,
                                                    const struct number_source *source,
                                                    const uint8_t *hidden)
{
    uint16_t cells[6], pointers[2] = {0, 0};
    unsigned count = random_path(rules, source, 1 + below(source, 6), cells);
    random_cells(rules, source, 2, pointers);
    int first = (int)sudoku_rules_min_value(rules) - (int)below(source, 3);
    int at = hidden[pointers[0]] - first;
    if (at >= 0 && at < (int)count)
        for (unsigned cell = 0; cell < sudoku_rules_board_cell_count(rules); cell++)
            if (hidden[cell] == hidden[cells[at]])
                pointers[1] = (uint16_t)cell;
    return sudoku_rules_add_element(rules, pointers[0], first, pointers[1], cells, count);
}

static inline enum sudoku_status add_random_automaton(struct sudoku_rules *rules,
                                                      const struct number_source *source,
                                                      const uint8_t *hidden)
{
    struct sudoku_automaton automaton = SUDOKU_AUTOMATON_INIT;
    struct sudoku_transition transitions[24];
    uint8_t is_start[4] = {1, 0, 0, 0}, is_final[4] = {0};
    uint16_t cells[6];
    unsigned count = random_path(rules, source, 1 + below(source, 6), cells), state = 0;
    unsigned states = 1 + below(source, 4), used = 0;
    for (; used < 12; used++)
        transitions[used] = (struct sudoku_transition){(uint16_t)below(source, states),
                                                       (uint16_t)below(source, states),
                                                       (sudoku_valueset)below(source, 65536)};
    for (unsigned i = 0; i < count; i++) {
        unsigned to = below(source, states);
        unsigned value = hidden[cells[i]] - sudoku_rules_min_value(rules);
        transitions[used++] = (struct sudoku_transition){(uint16_t)state, (uint16_t)to,
                                                         (sudoku_valueset)(1U << value)};
        state = to;
    }
    is_final[state] = 1;
    automaton.state_count = states;
    automaton.transition_count = used;
    automaton.transitions = transitions;
    automaton.is_start = is_start;
    automaton.is_final = is_final;
    return sudoku_rules_add_automaton(rules, cells, count, &automaton);
}

/* Adds a random primitive that the values HIDDEN obey, mostly. */
static inline enum sudoku_status add_random_primitive(struct sudoku_rules *rules,
                                                      const struct number_source *source,
                                                      const uint8_t *hidden)
{
    switch (below(source, 7)) {
    case 0:
        return add_random_sum(rules, source, hidden);
    case 1:
        return add_random_cage(rules, source, hidden);
    case 2:
        return add_random_pair(rules, source, hidden);
    case 3:
        return add_random_count(rules, source, hidden);
    case 4:
        return add_random_element(rules, source, hidden);
    case 5:
        return add_random_value_sets(rules, source, hidden);
    default:
        return add_random_automaton(rules, source, hidden);
    }
}

/* Adds a random rule: a primitive, or alternatives of one or two primitives each. */
static inline enum sudoku_status add_random_rule(struct sudoku_rules *rules,
                                                 const struct number_source *source,
                                                 const uint8_t *hidden)
{
    if (below(source, 5))
        return add_random_primitive(rules, source, hidden);
    enum sudoku_status status = sudoku_rules_begin_alternatives(rules);
    unsigned alternatives = 1 + below(source, 3);
    for (unsigned a = 0; status == SUDOKU_OK && a < alternatives; a++) {
        if (a > 0)
            status = sudoku_rules_next_alternative(rules);
        for (unsigned left = 1 + below(source, 2); status == SUDOKU_OK && left > 0; left--)
            status = add_random_primitive(rules, source, hidden);
    }
    return status == SUDOKU_OK ? sudoku_rules_end_alternatives(rules) : status;
}

/* Stores a Latin square of the values of a board without boxes whose sides are its number of
 * values. */
static inline void hide_latin_square(const struct sudoku_rules *rules,
                                     const struct number_source *source, uint8_t *hidden)
{
    unsigned side = sudoku_rules_value_count(rules), min = sudoku_rules_min_value(rules);
    unsigned down = below(source, side), across = below(source, side);
    for (unsigned row = 0; row < sudoku_rules_rows(rules); row++)
        for (unsigned column = 0; column < sudoku_rules_columns(rules); column++)
            hidden[row * sudoku_rules_columns(rules) + column] =
                (uint8_t)(min + (row + down + column + across) % side);
}

/* Counts the solutions cell by cell: after each the definitions of all rules are asked. VALUES is
 * the work space of cell_count numbers, empty from CELL on. */
static inline uint64_t count_by_definition(const struct sudoku_rules *rules, unsigned cell,
                                           uint8_t *values)
{
    int broken;
    uint64_t count = 0;
    if (cell == sudoku_rules_cell_count(rules))
        return 1;
    for (unsigned value = 0; value < sudoku_rules_value_count(rules); value++) {
        values[cell] = (uint8_t)(sudoku_rules_min_value(rules) + value);
        if (sudoku_rules_check(rules, values, &broken) == SUDOKU_OK)
            count += count_by_definition(rules, cell + 1, values);
    }
    values[cell] = SUDOKU_RULES_EMPTY;
    return count;
}

#endif
