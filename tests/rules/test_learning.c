/* The search that learns clauses: refutes what depth-first search does not, pauses, and stops. */
#include <sudoku/rule_text.h>

#include "common/mem.h"
#include "rules/learn/learn.h"
#include "rules/search/compile.h"
#include "support/check.h"

/* A search that is ready to run. */
struct fixture {
    struct sudoku_allocator allocator;
    struct arena arena;
    struct sudoku_rules *rules;
    struct program program;
    struct rule_learning learning;
    atomic_bool cancel;
    struct limiter limiter;
};

/* Starts on own->rules. */
static void start_rules(struct fixture *own, uint64_t nodes)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.nodes = nodes;
    own->allocator = mem_allocator(NULL);
    own->arena = (struct arena){&own->allocator, NULL};
    CHECK_EQ(compile_rules(&own->program, own->rules, &own->arena), SUDOKU_OK);
    CHECK(learn_create(&own->learning, &own->program, &own->arena));
    atomic_init(&own->cancel, false);
    limiter_start(&own->limiter, &limits, false, &own->cancel);
    learn_start(&own->learning, own->program.start);
}

static void start(struct fixture *own, const char *text, uint64_t nodes)
{
    CHECK_EQ(sudoku_rules_read(text, strlen(text), NULL, &own->rules, NULL), SUDOKU_OK);
    start_rules(own, nodes);
}

static void finish(struct fixture *own)
{
    limiter_finish(&own->limiter);
    arena_clear(&own->arena);
    sudoku_rules_destroy(own->rules);
}

static bool count(void *user, const sudoku_valueset *sets)
{
    (void)sets;
    ++*(unsigned *)user;
    return false;
}

static bool stop(void *user, const sudoku_valueset *sets)
{
    (void)count(user, sets);
    return true;
}

/* A renban around the middle of each box. Depth-first search takes minutes. */
static const char renbans[] =
    ".Renban~R7C2~R8C1~R9C2~R8C3.Renban~R7C5~R8C6~R9C5~R8C4.Renban~R8C7~R9C8~R8C9~R7C8"
    ".Renban~R6C8~R5C9~R4C8~R5C7.Renban~R3C2~R2C1~R1C2~R2C3.Renban~R3C5~R2C4~R1C5~R2C6"
    ".Renban~R2C7~R1C8~R2C9~R3C8.Renban~R5C4~R4C5~R5C6~R6C5.Renban~R4C2~R5C1~R6C2~R5C3";

static void clauses_refute_what_search_does_not(void)
{
    struct fixture own;
    unsigned solutions = 0;
    start(&own, renbans, 50000);
    CHECK_EQ(learn_run(&own.learning, UINT64_MAX, &own.limiter, count, &solutions), LEARN_OVER);
    CHECK_EQ(solutions, 0);
    finish(&own);
}

static void a_spent_budget_pauses(void)
{
    struct fixture own;
    unsigned solutions = 0;
    start(&own, ".Shape~4x4", UINT64_MAX);
    CHECK_EQ(learn_run(&own.learning, 1, &own.limiter, count, &solutions), LEARN_PAUSED);
    CHECK_EQ(learn_run(&own.learning, UINT64_MAX, &own.limiter, count, &solutions), LEARN_OVER);
    CHECK_EQ(solutions, 288);
    finish(&own);
}

static void limits_and_callers_stop_it(void)
{
    struct fixture own;
    unsigned solutions = 0;
    start(&own, ".Shape~4x4", 1);
    CHECK_EQ(learn_run(&own.learning, UINT64_MAX, &own.limiter, count, &solutions), LEARN_STOPPED);
    CHECK_EQ(own.limiter.status, SUDOKU_NODE_LIMIT);
    finish(&own);
    start(&own, ".Shape~4x4", UINT64_MAX);
    CHECK_EQ(learn_run(&own.learning, UINT64_MAX, &own.limiter, stop, &solutions), LEARN_STOPPED);
    CHECK_EQ(solutions, 1);
    finish(&own);
}

/* Clauses of solutions are never dropped, others are. */
static void little_room_is_enough_or_reported(void)
{
    struct fixture own;
    unsigned solutions = 0;
    start(&own, ".Shape~4x4", UINT64_MAX);
    own.learning.clauses.capacity = 400;
    CHECK_EQ(learn_run(&own.learning, UINT64_MAX, &own.limiter, count, &solutions), LEARN_FULL);
    CHECK(solutions > 10 && solutions < 288);
    finish(&own);
    start(&own, renbans, UINT64_MAX);
    own.learning.clauses.capacity = 1 << 16;
    CHECK_EQ(learn_run(&own.learning, UINT64_MAX, &own.limiter, count, &solutions), LEARN_OVER);
    finish(&own);
}

/* Learns the solutions of a 4x4 board with a rule of KIND on CELLS: the first value is below the
 * last, in cells 0 and 10. */
static void check_kind(const struct sudoku_rule_kind *kind, const uint16_t *cells, unsigned length)
{
    static const char board[] = ".Shape~4x4";
    struct fixture own;
    unsigned solutions = 0;
    CHECK_EQ(sudoku_rules_read(board, strlen(board), NULL, &own.rules, NULL), SUDOKU_OK);
    CHECK_EQ(sudoku_rules_add(own.rules, kind, cells, length, NULL), SUDOKU_OK);
    start_rules(&own, 20000);
    CHECK_EQ(learn_run(&own.learning, UINT64_MAX, &own.limiter, count, &solutions), LEARN_OVER);
    CHECK_EQ(solutions, 108);
    finish(&own);
}

static bool last_is_above_first(const struct sudoku_rule *rule, const uint8_t *values)
{
    return values[rule->cell_count - 1] > values[0];
}

/* Returns the values above the smallest of SET. */
static sudoku_valueset values_above(sudoku_valueset set)
{
    return (sudoku_valueset) ~((2U << valueset_min(set)) - 1);
}

/* Leaves the last cell without a value as long as others have several. */
static bool narrow_last(const void *data, sudoku_valueset *sets, uint64_t changed)
{
    (void)data;
    (void)changed;
    sets[2] &= values_above(sets[0]);
    return sets[2] || !valueset_is_single(sets[0]) || !valueset_is_single(sets[1]);
}

static void a_cell_without_values_is_a_contradiction(void)
{
    const struct sudoku_rule_kind kind = {
        .size = sizeof kind, .name = "above", .holds = last_is_above_first, .narrow = narrow_last};
    const uint16_t cells[] = {0, 15, 10};
    check_kind(&kind, cells, 3);
}

enum { MANY = SUDOKU_RULES_MAX_CELLS };

/* Narrows two cells, which alternate MANY times, by the sets of all places. */
static bool narrow_repeated(const void *data, sudoku_valueset *sets, uint64_t changed)
{
    sudoku_valueset first = 0, last = 0;
    bool are_equal = true;
    (void)data;
    (void)changed;
    for (unsigned i = 0; i < MANY; i += 2) {
        first |= sets[i];
        last |= sets[i + 1];
        are_equal = are_equal && sets[i] == sets[0] && sets[i + 1] == sets[1];
    }
    CHECK(are_equal);
    last &= values_above(first);
    if (!last)
        return false;
    for (unsigned i = 0; i < MANY; i += 2) {
        sets[i] &= (sudoku_valueset)((1U << valueset_max(last)) - 1);
        sets[i + 1] &= last;
    }
    return sets[0];
}

static void repeated_cells_have_equal_sets(void)
{
    const struct sudoku_rule_kind kind = {.size = sizeof kind,
                                          .name = "above",
                                          .holds = last_is_above_first,
                                          .narrow = narrow_repeated};
    uint16_t cells[MANY];
    for (unsigned i = 0; i < MANY; i++)
        cells[i] = i % 2 ? 10 : 0;
    check_kind(&kind, cells, MANY);
}

int main(void)
{
    clauses_refute_what_search_does_not();
    a_spent_budget_pauses();
    limits_and_callers_stop_it();
    little_room_is_enough_or_reported();
    a_cell_without_values_is_a_contradiction();
    repeated_cells_have_equal_sets();
    return check_result();
}
