#include "propagation/alldifferent.h"

#include "common/random.h"
#include "support/check.h"
#include "support/subsets.h"

enum { ROUNDS = 20000 };

static sudoku_digitset set_of(const char *digits)
{
    sudoku_digitset set = 0;
    for (; *digits; digits++)
        set = sudoku_digitset_add(set, (unsigned)(*digits - '0'));
    return set;
}

/* Returns COUNT random nonempty sets of digits 1..SIDE, of sizes that vary between cases. */
static void random_sets(uint64_t *random, unsigned count, unsigned side, sudoku_digitset *sets)
{
    unsigned size = 1 + random_below(random, side);
    for (unsigned cell = 0; cell < count; cell++) {
        sets[cell] = sudoku_digitset_of(1 + random_below(random, side));
        for (unsigned i = 1; i < size; i++)
            sets[cell] |= sudoku_digitset_of(1 + random_below(random, side));
    }
}

/* Adds to USED the digits of all assignments of different digits to cells FROM..COUNT-1. */
static bool assign(unsigned count, const sudoku_digitset *sets, unsigned from,
                   sudoku_digitset taken, sudoku_digitset *used)
{
    bool any = from == count;
    for (sudoku_digitset rest = from < count ? sets[from] & ~taken : 0; rest;) {
        sudoku_digitset digit = sudoku_digitset_of(sudoku_digitset_pop(&rest));
        if (assign(count, sets, from + 1, taken | digit, used)) {
            used[from] |= digit;
            any = true;
        }
    }
    return any;
}

static void it_removes_what_naked_subsets_of_every_size_and_hidden_ones_remove(void)
{
    uint64_t random = 1;
    unsigned refuted = 0, narrowed = 0;
    for (unsigned round = 0; round < ROUNDS / 10; round++) {
        unsigned side = 1 + random_below(&random, 9);
        sudoku_digitset start[9], naked[9], hidden[9], filtered[9];
        uint8_t matching[9] = {0};
        random_sets(&random, side, side, start);
        memcpy(naked, start, sizeof start);
        memcpy(hidden, start, sizeof start);
        memcpy(filtered, start, sizeof start);
        bool possible = alldifferent_filter(side, filtered, matching);
        CHECK_EQ(apply_subsets(side, naked, true), possible);
        CHECK_EQ(apply_subsets(side, hidden, false), possible);
        refuted += !possible;
        if (!possible)
            continue;
        CHECK(memcmp(filtered, naked, side * sizeof *naked) == 0);
        CHECK(memcmp(filtered, hidden, side * sizeof *hidden) == 0);
        narrowed += memcmp(filtered, start, side * sizeof *start) != 0;
    }
    /* Both kinds of cases occur. */
    CHECK(refuted > ROUNDS / 100 && narrowed > ROUNDS / 100);
}

static void it_keeps_the_digits_of_all_assignments_and_no_others(void)
{
    uint64_t random = 2;
    unsigned refuted = 0;
    for (unsigned round = 0; round < ROUNDS; round++) {
        /* Sometimes more digits than cells, sometimes fewer. */
        unsigned count = random_below(&random, 7), side = 1 + random_below(&random, 7);
        sudoku_digitset sets[6], used[6] = {0}, start[6];
        uint8_t matching[6];
        for (unsigned cell = 0; cell < count; cell++)
            matching[cell] = (uint8_t)random_below(&random, side + 1);
        random_sets(&random, count, side, sets);
        memcpy(start, sets, sizeof sets);
        bool possible = assign(count, sets, 0, 0, used);
        CHECK_EQ(alldifferent_filter(count, sets, matching), possible);
        CHECK(memcmp(sets, possible ? used : start, count * sizeof *sets) == 0);
        refuted += !possible;
    }
    CHECK(refuted > ROUNDS / 100 && refuted < ROUNDS - ROUNDS / 100);
}

static void the_matching_gives_every_cell_a_digit_of_its_own(void)
{
    uint64_t random = 3;
    for (unsigned round = 0; round < ROUNDS / 10; round++) {
        unsigned side = 1 + random_below(&random, 64);
        sudoku_digitset sets[64], seen = 0;
        uint8_t matching[64] = {0};
        random_sets(&random, side, side, sets);
        bool possible = alldifferent_filter(side, sets, matching);
        CHECK_EQ(memchr(matching, 0, side) == NULL, possible);
        for (unsigned cell = 0; possible && cell < side; cell++) {
            CHECK(sudoku_digitset_has(sets[cell], matching[cell]));
            CHECK(!sudoku_digitset_has(seen, matching[cell]));
            seen = sudoku_digitset_add(seen, matching[cell]);
        }
    }
}

static void the_first_unmatched_cell_belongs_to_a_subset_with_too_few_digits(void)
{
    sudoku_digitset sets[4] = {set_of("34"), set_of("12"), set_of("12"), set_of("12")};
    uint8_t matching[4] = {0};
    CHECK(!alldifferent_filter(4, sets, matching));
    CHECK(matching[0] && matching[1] && matching[2] && !matching[3]);
    CHECK_EQ(sets[0], set_of("34"));
    CHECK_EQ(sets[3], set_of("12"));
}

static void a_second_call_finds_nothing_more_whatever_the_hint(void)
{
    uint64_t random = 4;
    for (unsigned round = 0; round < ROUNDS / 10; round++) {
        unsigned side = 1 + random_below(&random, 64);
        sudoku_digitset sets[64], again[64];
        uint8_t matching[64] = {0};
        random_sets(&random, side, side, sets);
        if (!alldifferent_filter(side, sets, matching))
            continue;
        memcpy(again, sets, sizeof sets);
        for (unsigned cell = 0; cell < side; cell++)
            matching[cell] = (uint8_t)random_below(&random, side + 1);
        CHECK(alldifferent_filter(side, again, matching));
        CHECK(memcmp(again, sets, side * sizeof *sets) == 0);
    }
}

static void a_chain_of_64_cells_resolves_to_singles(void)
{
    sudoku_digitset sets[64];
    uint8_t matching[64] = {0};
    for (unsigned cell = 0; cell < 64; cell++)
        sets[cell] = sudoku_digitset_all(64 - cell);
    CHECK(alldifferent_filter(64, sets, matching));
    for (unsigned cell = 0; cell < 64; cell++)
        CHECK_EQ(sets[cell], sudoku_digitset_of(64 - cell));
}

static void full_sets_and_no_cells_at_all_stay_as_they_are(void)
{
    sudoku_digitset sets[64];
    uint8_t matching[64] = {0};
    for (unsigned cell = 0; cell < 64; cell++)
        sets[cell] = sudoku_digitset_all(64);
    CHECK(alldifferent_filter(64, sets, matching));
    for (unsigned cell = 0; cell < 64; cell++)
        CHECK_EQ(sets[cell], sudoku_digitset_all(64));
    CHECK(alldifferent_filter(0, sets, matching));
}

int main(void)
{
    it_removes_what_naked_subsets_of_every_size_and_hidden_ones_remove();
    it_keeps_the_digits_of_all_assignments_and_no_others();
    the_matching_gives_every_cell_a_digit_of_its_own();
    the_first_unmatched_cell_belongs_to_a_subset_with_too_few_digits();
    a_second_call_finds_nothing_more_whatever_the_hint();
    a_chain_of_64_cells_resolves_to_singles();
    full_sets_and_no_cells_at_all_stay_as_they_are();
    return check_result();
}
