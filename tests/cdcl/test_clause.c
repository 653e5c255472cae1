/* Learned clauses: their implications, and which are dropped when the block is full. */
#include "cdcl/clause.h"

#include <sudoku/layout.h>

#include "common/mem.h"
#include "common/random.h"
#include "support/check.h"

enum { CELLS = 81, CLAUSES = 200, MAX_LENGTH = 5, ROUNDS = 150, DECISIONS = 40 };

static struct sudoku_allocator allocator;
static struct sudoku_layout *layout;
static struct trail *trail;

static void load(void)
{
    sudoku_digitset start[CELLS];
    for (unsigned cell = 0; cell < CELLS; cell++)
        start[cell] = sudoku_digitset_all(9);
    trail_load(trail, start);
    clauses_clear(trail);
}

/* Variables of different cells, no two in a group, so groups imply nothing. */
static uint32_t variable_of(uint32_t cell)
{
    uint32_t row = cell / 9, column = cell % 9;
    return cell << trail->shift | (3 * (row % 3) + row / 3 + column) % 9;
}

/* Draws COUNT literals of different cells. */
static void draw_literals(uint64_t *random, uint32_t *literals, uint32_t count)
{
    uint32_t cell = random_below(random, CELLS);
    for (uint32_t i = 0; i < count; i++) {
        literals[i] = trail_literal(variable_of(cell), random_below(random, 2));
        cell = (cell + 1 + random_below(random, CELLS / MAX_LENGTH - 1)) % CELLS;
    }
}

/* Adds clauses; returns the position after the last. */
static void add_clauses(uint64_t *random)
{
    for (unsigned i = 0; i < CLAUSES; i++) {
        uint32_t literals[MAX_LENGTH], count = 2 + random_below(random, MAX_LENGTH - 1);
        draw_literals(random, literals, count);
        uint32_t position = clauses_add(trail, literals, count, 3);
        CHECK(position != 0);
        CHECK_EQ(trail->clauses.words[position + CLAUSE_SIZE], count);
        CHECK(!memcmp(trail->clauses.words + position + CLAUSE_LITERALS, literals,
                      count * sizeof *literals));
    }
}

static void visit_all(void)
{
    while (trail->trail_head < trail->trail_count && !trail->in_conflict)
        clauses_visit(trail, trail->literals[trail->trail_head++] ^ 1);
}

static uint32_t next_clause(uint32_t position)
{
    return position + CLAUSE_LITERALS + trail->clauses.words[position + CLAUSE_SIZE];
}

/* Returns the number of literals with VALUE in the clause at POSITION. */
static unsigned count_with(uint32_t position, int value)
{
    const uint32_t *clause = trail->clauses.words + position;
    unsigned found = 0;
    for (uint32_t i = 0; i < clause[CLAUSE_SIZE]; i++)
        found += trail_literal_value(trail, clause[CLAUSE_LITERALS + i]) == value;
    return found;
}

/* The reason of every implied literal is a clause with only that literal true. */
static void check_reasons(void)
{
    for (uint32_t i = 0; i < trail->trail_count; i++) {
        uint32_t reason = trail->reason[trail_literal_variable(trail->literals[i])];
        if (reason == TRAIL_NO_REASON)
            continue;
        uint32_t position = reason >> TRAIL_REASON_BITS;
        CHECK_EQ(reason & ((1 << TRAIL_REASON_BITS) - 1), TRAIL_BY_CLAUSE);
        CHECK_EQ(count_with(position, TRAIL_TRUE), 1);
        CHECK_EQ(count_with(position, TRAIL_UNKNOWN), 0);
    }
}

static void check_clauses(void)
{
    check_reasons();
    if (trail->in_conflict) {
        uint32_t position = trail->conflict >> TRAIL_REASON_BITS;
        CHECK_EQ(trail->conflict, trail_reason(TRAIL_BY_CLAUSE, position));
        CHECK_EQ(count_with(position, TRAIL_FALSE), trail->clauses.words[position + CLAUSE_SIZE]);
        return;
    }
    for (uint32_t at = 1; at < trail->clauses.used; at = next_clause(at))
        CHECK(count_with(at, TRAIL_TRUE) > 0 || count_with(at, TRAIL_UNKNOWN) > 1);
}

static void decide_something(uint64_t *random)
{
    uint32_t variable = variable_of(random_below(random, CELLS));
    if (trail->value[variable] == TRAIL_UNKNOWN)
        trail_decide(trail, trail_literal(variable, random_below(random, 2)));
}

/* No clause is left with a single literal that is not false, before and after levels are undone. */
static void all_implications_of_clauses_are_found(void)
{
    uint64_t random = 11;
    unsigned conflicts = 0, implied = 0;
    for (unsigned round = 0; round < ROUNDS && !check_failures; round++) {
        load();
        add_clauses(&random);
        for (unsigned step = 0; step < DECISIONS; step++) {
            decide_something(&random);
            visit_all();
            check_clauses();
            conflicts += trail->in_conflict;
            implied += trail->trail_count > trail->level_count;
            if (trail->in_conflict || random_below(&random, 8) == 0)
                trail_undo(trail, random_below(&random, trail->level_count + 1) * 3 / 4);
        }
    }
    CHECK(conflicts > ROUNDS / 2);
    CHECK(implied > ROUNDS);
}

/* Adds as many clauses as are kept at first, identified by their first cell, with the given
 * glue. */
static uint32_t fill(uint32_t (*glue_of)(uint32_t number))
{
    load();
    uint32_t limit = trail->clauses.limit;
    for (uint32_t i = 0; i < limit; i++) {
        uint32_t literals[] = {trail_literal(variable_of(i % 79), i & 1),
                               trail_literal(variable_of(79), true), i};
        CHECK(clauses_add(trail, literals, 3, glue_of(i)) != 0);
    }
    CHECK_EQ(trail->clauses.count, limit);
    return limit;
}

/* Lists the third literal of each clause, in order. */
static uint32_t list_clauses(uint32_t *numbers)
{
    uint32_t count = 0;
    for (uint32_t at = 1; at < trail->clauses.used; at = next_clause(at))
        numbers[count++] = trail->clauses.words[at + CLAUSE_LITERALS + 2];
    CHECK_EQ(count, trail->clauses.count);
    return count;
}

static uint32_t best_glue(uint32_t number)
{
    return 1 + number % 2;
}

/* The first quarter has low glue. */
static uint32_t rising_glue(uint32_t number)
{
    return number < 500 ? 3 : 9;
}

/* The older half has low glue. */
static uint32_t equal_glue(uint32_t number)
{
    return number < 1000 ? 3 : 9;
}

static const uint32_t extra[] = {5, 7, 2500};

static void the_older_and_worse_half_is_dropped_first(void)
{
    static uint32_t numbers[4000];
    uint32_t limit = fill(rising_glue);
    CHECK_EQ(limit, 2000);
    CHECK(clauses_add(trail, extra, 3, 9) != 0);
    CHECK(trail->clauses.limit > limit);
    CHECK_EQ(list_clauses(numbers), limit / 2 + 1);
    for (uint32_t i = 0; i < limit / 2; i++)
        CHECK_EQ(numbers[i], i < 500 ? i : i + limit / 2);
    CHECK_EQ(numbers[limit / 2], 2500);
}

static void the_better_half_stays(void)
{
    static uint32_t numbers[4000];
    uint32_t limit = fill(equal_glue);
    CHECK(clauses_add(trail, extra, 3, 9) != 0);
    CHECK_EQ(list_clauses(numbers), limit / 2 + 1);
    for (uint32_t i = 0; i < limit / 2; i++)
        CHECK_EQ(numbers[i], i);
}

static void clauses_of_low_glue_are_never_dropped(void)
{
    static uint32_t numbers[4000];
    uint32_t limit = fill(best_glue);
    CHECK(clauses_add(trail, extra, 3, 2) != 0);
    CHECK_EQ(list_clauses(numbers), limit + 1);
    /* A clause that does not fit is not added, and all others stay. */
    uint32_t capacity = trail->clauses.capacity;
    trail->clauses.capacity = trail->clauses.used + CLAUSE_LITERALS + 2;
    CHECK_EQ(clauses_add(trail, extra, 3, 2), 0);
    CHECK_EQ(list_clauses(numbers), limit + 1);
    trail->clauses.capacity++;
    CHECK(clauses_add(trail, extra, 3, 2) != 0);
    CHECK_EQ(trail->clauses.used, trail->clauses.capacity);
    trail->clauses.capacity = capacity;
}

/* Clause 600 is a reason: it stays while others of its age are dropped, and the reason is
 * updated. */
static void reasons_are_never_dropped(void)
{
    static uint32_t numbers[4000];
    uint32_t limit = fill(rising_glue), position = 1;
    while (trail->clauses.words[position + CLAUSE_LITERALS + 2] != 600)
        position = next_clause(position);
    uint32_t implied = trail->clauses.words[position + CLAUSE_LITERALS + 1];
    trail_assign(trail, implied, trail_reason(TRAIL_BY_CLAUSE, position));
    CHECK(clauses_add(trail, extra, 3, 9) != 0);
    CHECK_EQ(list_clauses(numbers), limit / 2 + 1);
    CHECK_EQ(numbers[500], 600);
    uint32_t moved = trail->reason[trail_literal_variable(implied)] >> TRAIL_REASON_BITS;
    CHECK(moved < position);
    CHECK_EQ(trail->clauses.words[moved + CLAUSE_LITERALS + 2], 600);
}

/* After compaction the watch lists contain every clause. */
static void clauses_that_moved_still_imply(void)
{
    uint32_t limit = fill(rising_glue), last = trail_literal(variable_of(80), true);
    uint32_t literals[] = {trail_literal(variable_of(79), true), last, trail_literal(0, true)};
    CHECK(clauses_add(trail, literals, 2, 9) != 0);
    CHECK(trail->clauses.count < limit);
    trail_decide(trail, literals[0] ^ 1);
    visit_all();
    CHECK_EQ(trail_literal_value(trail, last), TRAIL_TRUE);
    CHECK(!trail->in_conflict);
    for (uint32_t at = 1; at < trail->clauses.used; at = next_clause(at))
        CHECK(count_with(at, TRAIL_TRUE) > 0 || count_with(at, TRAIL_UNKNOWN) > 1);
}

int main(void)
{
    allocator = mem_allocator(NULL);
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = 9;
    if (sudoku_layout_create(&options, &layout) != SUDOKU_OK ||
        trail_create(layout, &allocator, &trail) != SUDOKU_OK)
        return 1;
    all_implications_of_clauses_are_found();
    the_older_and_worse_half_is_dropped_first();
    the_better_half_stays();
    clauses_of_low_glue_are_never_dropped();
    reasons_are_never_dropped();
    clauses_that_moved_still_imply();
    trail_destroy(trail, &allocator);
    sudoku_layout_destroy(layout);
    return check_result();
}
