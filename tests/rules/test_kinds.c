/* Each kind of rule on a small grid: the solver, which knows its primitives, finds as many
 * solutions as there are grids that the definition accepts; and propagation from fewer values never
 * leaves more. */
#include <stdlib.h>

#include <sudoku/rule_text.h>

#include "support/check.h"

enum { MAX_CELLS = 32 };

/* Raw grids of 3x3 with values 0 to 3, or latin squares of 4x4 with 1 to 4. */
#define RAW   ".Shape~3x3~0-3~Raw"
#define LATIN ".Shape~4x4"
#define ZERO  ".Shape~3x3~0-2"

static const char *const puzzles[] = {
    RAW ".Cage~5~R1C1~R1C2~R2C1",
    RAW ".NFA~QO-v0A~R1C1~R1C2~R1C3",
    RAW ".~R1C1_1_3.~R2C2_0",
    ".Shape~2x2~3.Var~A~~2.Sum~3~R1C1~VA1~VA2.SearchPriority~2~R1C1",
    /* Long lines of few states have tables. */
    ".Shape~2x9~1-2~Raw.SumLine~4~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6~R1C7~R1C8~R1C9"
    "~R2C9~R2C8~R2C7~R2C6~R2C5~R2C4~R2C3~R2C2",
    RAW ".NumberedRoom~R1~1~2",
    RAW ".NumberedRoom~C2~0",
    RAW ".Indexing~R~R3C1~R2C2",
    RAW ".Indexing~C~R1C3~R1C1",
    RAW ".Cage~0~R1C1~R1C2~R2C1",
    RAW ".Cage~4~R1C1~R1C2~R1C2",
    RAW ".Sum~4~R1C1~R1C2~R3C3",
    RAW ".Sum~-1_=_1_-2_3~R1C1~R1C2~R3C3",
    RAW ".Arrow~R1C1~R1C2~R1C3~R2C3",
    RAW ".DoubleArrow~R1C1~R1C2~R1C3~R2C3~R3C3",
    RAW ".PillArrow~2~R1C1~R1C2~R2C1~R2C2~R2C3~R3C1~R3C2~R3C3",
    ".Shape~3x3~1-13~Raw.Replicate~_H.~R1C1_1_2_12_13.End.PillArrow~2~R1C1~R1C2~R2C2~R2C3",
    RAW ".ProductCage~6~R1C1~R1C2~R2C1",
    RAW ".ProductCage~0~R1C1~R1C2~R2C1",
    RAW ".ProductCage~5~R1C1~R1C2",
    ".Shape~1x4~9~Raw.ProductCage~36~R1C1~R1C2~R1C3",
    ".Shape~1x3~8-13~Raw.ProductCage~1144~R1C1~R1C2~R1C3",
    RAW ".DifferenceCage~1~R1C1~R1C2",
    RAW ".DifferenceCage~0~R1C1~R1C2~R2C1~R2C2",
    RAW ".DifferenceCage~2~R1C1",
    ".Shape~1x4~9~Raw.DifferenceCage~2~R1C1~R1C2~R1C3",
    RAW ".QuotientCage~3~R1C1~R1C2",
    RAW ".QuotientCage~1~R1C1~R1C2~R2C1~R2C2",
    RAW ".QuotientCage~2~R1C1",
    ".Shape~1x4~9~Raw.QuotientCage~2~R1C1~R1C2~R1C3",
    RAW ".EqualSum~R1C1~R1C2~-~R2C1~R2C2~-~R3C3~R3C2",
    RAW ".EqualSum~R1C1~-~R2C1~R2C2~-~R3C3~-~R3C1~R3C2",
    LATIN ".RegionSumLine~R1C1~R1C2~R1C3~R2C3~R3C3~R2C2",
    RAW ".Or.RegionSumLine~R1C1~R1C2.Cage~3~R2C1~R2C2.End",
    LATIN ".NoBoxes.Jigsaw~1112122233434434.RegionSumLine~R1C1~R1C2~R1C3~R1C4~R2C4",
    RAW ".Zipper~R1C1~R1C2~R1C3~R2C3~R3C3",
    RAW ".Zipper~R1C1~R1C2~R1C3~R2C3",
    RAW ".SumLine~3~R1C1~R1C2~R1C3~R2C3~R3C3",
    RAW ".SumLine~0~R1C1~R1C2~R1C3",
    RAW ".SumLine~0~R1C1~R1C2~R2C2~R2C1~LOOP",
    RAW ".SumLine~4~R1C1~R1C2~R1C3~R2C3~R2C2~R2C1~LOOP",
    LATIN ".X~R1C1~R1C2~R2C1",
    LATIN ".V~R1C1~R1C2~R2C1",
    LATIN ".LittleKiller~5~R1C3",
    LATIN ".LittleKiller~8~R3C4",
    LATIN ".LittleKiller~8~R4C2",
    LATIN ".LittleKiller~10~R1C1",
    LATIN ".LittleKiller~5~R1C3~R2C4",
    LATIN ".NoBoxes.LittleKiller~7~R3C3~R2C2",
    RAW ".Thermo~R1C1~R1C2~R2C2",
    RAW ".Whisper~2~R1C1~R1C2~R2C2~R3C3",
    ".Shape~1x4~7~Raw.Whisper~R1C1~R1C2~R1C3~R1C4",
    RAW ".Palindrome~R1C1~R1C2~R1C3~R2C3~R3C3",
    RAW ".WhiteDot~R1C1~R1C2~R2C2",
    RAW ".BlackDot~R1C1~R1C2~R2C2",
    RAW ".GreaterThan~R1C1~R1C2~R2C1",
    RAW ".WhiteDot~R1C1~R1C2.StrictKropki",
    LATIN ".X~R1C1~R1C2.StrictXV",
    LATIN ".AntiConsecutive.NoBoxes",
    RAW ".AntiTaxicab",
    LATIN ".AntiTaxicab",
    RAW ".Pair~Cj~_name~R1C1~R1C2~R2C2~~R3C1~R3C2",
    RAW ".PairX~Cj~~R1C1~R1C2~R2C2~R3C3",
    RAW ".Binary~C-j~R1C1~R1C2~R2C2",
    RAW ".BinaryX~C_j~R1C1~R1C2~R2C2",
    RAW ".Renban~R1C1~R1C2~R2C2",
    LATIN ".NoBoxes.Renban~R1C1~R2C2~R3C3",
    RAW ".Modular~2~R1C1~R1C2~R1C3~R2C3",
    RAW ".Modular~3~R1C1~R1C2~R1C3~R2C3~R3C3",
    RAW ".Modular~3~R1C1~R1C2",
    ".Shape~1x4~9~Raw.Entropic~R1C1~R1C2~R1C3~R1C4",
    ".Shape~1x3~9~Raw.Entropic~R1C1~R1C2",
    RAW ".Between~R1C1~R1C2~R1C3~R2C3",
    RAW ".Between~R1C1~R1C2",
    RAW ".Lockout~1~R1C1~R1C2~R1C3~R2C3",
    RAW ".Lockout~2~R1C1~R1C2~R1C3",
    RAW ".Lunchbox~2~R1C1~R1C2~R1C3~R2C3",
    RAW ".Lunchbox~0~R1C1~R1C2~R1C3",
    LATIN ".Sandwich~3~R1",
    LATIN ".Sandwich~0~C3",
    ZERO ".Sandwich~1~R2",
    LATIN ".Skyscraper~R1~2~",
    LATIN ".Skyscraper~C1~~3",
    ZERO ".Skyscraper~R1~2~1",
    RAW ".Skyscraper~R1~2~2",
    LATIN ".HiddenSkyscraper~R1~2~3",
    RAW ".HiddenSkyscraper~C2~1~2",
    ZERO ".HiddenSkyscraper~C1~0~",
    LATIN ".XSum~R1~4~6",
    LATIN ".XSum~C1~1~",
    ZERO ".XSum~C1~2~",
    LATIN ".XSum~C1~99~",
    LATIN ".NumberedRoom~R1~3~2",
    LATIN ".NumberedRoom~C1~1~",
    ZERO ".NumberedRoom~R1~0~",
    LATIN ".Indexing~C~R1C1~R2C2",
    LATIN ".Indexing~R~R1C1~R2C3",
    ZERO ".Indexing~C~R1C1",
    RAW ".ValueIndexing~R1C1~R1C2~R1C3~R2C3~R3C3",
    RAW ".ValueIndexing~R1C1~R1C2~R1C3~R1C1",
    RAW ".Quad~R1C1~1~1~3",
    RAW ".ContainAtLeast~1_2_2~R1C1~R1C2~R1C3~R2C1",
    RAW ".ContainExact~1_2_2~R1C1~R1C2~R1C3~R2C1",
    RAW ".LookAndSay~2113~R1C1~R1C2~R1C3~R2C1",
    RAW ".LookAndSay~02~R1C1~R1C2~R1C3~R2C1",
    RAW ".CountingCircles~R1C1~R1C2~R1C3~R2C1~R3C3",
    RAW ".CountingCircles~R1C1~R1C2~R1C3~R2C1",
    LATIN ".CountingCircles~R1C1~R1C2~R1C3~R2C1~R3C2",
    LATIN ".CountingCircles~R1C1~R1C2~R2C1~R2C2~R3C3~R3C1",
    ZERO ".CountingCircles~R1C1~R2C2~R3C3",
    LATIN ".CountingCircles~R1C1~R2C2~R1C1~R2C3",
    RAW ".CountDistinct~R1C1~R1C2~R1C3~R2C1~R3C3",
    RAW ".CountDistinct~R1C1~R1C1~R1C3~R2C1",
    RAW ".AllDifferent~R1C1~R1C2~R1C3~R1C1",
    RAW ".RellikCage~3~R1C1~R1C2~R1C3",
    RAW ".RellikCage~0~R1C1~R1C2~R1C3",
    RAW ".EqualityCage~R1C1~R1C2~R1C3~R2C3",
    ZERO ".EqualityCage~R1C1~R1C2",
    RAW ".SameValues~2~R1C1~R1C2~R1C3~R2C1~R3C1~R3C3",
    RAW ".SameValues~3~R1C1~R1C2~R1C3~R2C1~R3C1~R3C3",
    RAW ".SameValues~3~R1C1~R1C2~R1C3",
    ".Shape~2x3~0-3.RegionSameValues",
    ".Shape~3x3~0-3.RegionSameValues",
    LATIN ".NoBoxes.Diagonal~1",
    LATIN ".NoBoxes.Diagonal~-1",
    LATIN ".Windoku",
    LATIN ".DisjointSets",
    LATIN ".AntiKnight",
    LATIN ".NoBoxes.AntiKing",
    LATIN ".NoBoxes.Jigsaw~1112122233434434",
    ".Shape~2x2~9~Raw.GlobalEntropy",
    ".Shape~2x2~9~Raw.GlobalMod",
    ".Shape~4x1~9~Raw.DutchFlatmates",
    LATIN ".Regex~WzEyXSsoM3w0KT8u~R1C1~R1C2~R1C3",
    RAW ".Regex~LlsxLTJdezIsM30=~R1C1~R1C2~R1C3~R2C3~~R3C1~R3C2~R3C3",
    RAW ".Regex~KDB8MSlbXjBdKigyfDMpPw~R1C1~R1C2~R1C3~R2C3",
    RAW ".Or.Cage~5~R1C1~R1C2.Thermo~R1C1~R2C2~R3C3.~R3C3_0_1.End",
    RAW ".Or.And.~R1C1_1.~R1C2_2.End.And.~R1C1_2.Or.~R1C3_0.~R1C3_1.End.End.End",
    RAW ".And.Cage~5~R1C1~R1C2.Thermo~R1C1~R2C2.End",
    RAW ".Replicate~D.Whisper~2~R1C1~R2C1.End",
    RAW ".Replicate~J~R1C2.Whisper~2~R1C2~R2C1.End",
    ZERO ".~R1C1_0~R2C2_1_2",
    LATIN ".NoBoxes.FullRank~R1~1~",
    LATIN ".NoBoxes.FullRank~C2~~6.FullRank~R3~11",
    LATIN ".NoBoxes.FullRank~C2~~6.FullRankTies~any",
    LATIN ".NoBoxes.FullRank~C1~~6.FullRank~R4~7~6.FullRankTies~any",
    LATIN ".FullRankTies~none",
    ZERO ".FullRank~C1~3~",
    ".Shape~2x4.NoBoxes.ChaosConstruction",
    ".Shape~2x2~3.NoBoxes.RegionSize~2.ChaosConstruction",
    ".Shape~2x4.NoBoxes.ChaosConstruction.ChaosArrow~R1C1~~CC1~CC2~CC3~CC4~-~CC1~CC5",
    ".Shape~2x4.NoBoxes.ChaosConstruction.ChaosArrow~R1C2~1",
    ".Shape~2x4.NoBoxes.ChaosConstruction.ChaosArrow~R2C2",
    ".Shape~2x4.NoBoxes.ChaosConstruction.ChaosCount~R1C2~1",
    ".Shape~2x4.NoBoxes.ChaosConstruction.ChaosCount~R1C1~0~CC1~CC2~CC4~CC7",
    ".Shape~2x4.NoBoxes.ChaosConstruction.CountDistinct~R1C1~CC1~CC2~CC4~CC7",
    ".Shape~2x2~0-2.NoBoxes.Doppelganger",
};

/* Latin squares have different digits in lines; raw grids do not. */
static bool may_be(const char *text, unsigned columns, const uint8_t *grid, unsigned cell,
                   unsigned value)
{
    for (unsigned i = 0; i < cell && !strstr(text, "Raw"); i++)
        if (grid[i] == value && (i / columns == cell / columns || i % columns == cell % columns))
            return false;
    return true;
}

/* Returns the number of cells whose values are part of an answer. Those after digits and regions
 * follow from these. */
static unsigned answer_cells(const struct sudoku_rules *rules, const char *text)
{
    if (strstr(text, "FullRank"))
        return sudoku_rules_board_cell_count(rules);
    return strstr(text, "Chaos") ? 2 * sudoku_rules_board_cell_count(rules)
                                 : sudoku_rules_cell_count(rules);
}

/* Counts the values of all cells that the definitions accept, those from CELL on being free. */
static uint64_t count_accepted(const struct sudoku_rules *rules, const char *text, uint8_t *grid,
                               unsigned cell)
{
    uint64_t count = 0;
    int broken;
    unsigned columns = sudoku_rules_columns(rules);
    if (cell == answer_cells(rules, text))
        return sudoku_rules_check(rules, grid, &broken) == SUDOKU_OK;
    for (unsigned i = 0; i < sudoku_rules_value_count(rules); i++) {
        unsigned value = sudoku_rules_min_value(rules) + i;
        bool is_beside = cell >= sudoku_rules_board_cell_count(rules);
        if (!(sudoku_rules_values(rules, cell) >> i & 1) ||
            (!is_beside && !may_be(text, columns, grid, cell, value)))
            continue;
        grid[cell] = (uint8_t)value;
        count += count_accepted(rules, text, grid, cell + 1);
    }
    return count;
}

static struct sudoku_rules *read(const char *text)
{
    struct sudoku_text_error error = {0};
    struct sudoku_rules *rules = NULL;
    CHECK_EQ(sudoku_rules_read(text, strlen(text), NULL, &rules, &error), SUDOKU_OK);
    if (!rules)
        fprintf(stderr, "%s: %s\n", text, error.message);
    return rules;
}

static void solutions_are_the_accepted_grids(const char *text)
{
    struct sudoku_rules *rules = read(text);
    struct sudoku_rule_solver *solver = NULL;
    uint8_t grid[MAX_CELLS];
    uint64_t count = 0, accepted;
    if (!rules)
        return;
    memset(grid, SUDOKU_RULES_EMPTY, sizeof grid);
    accepted = count_accepted(rules, text, grid, 0);
    CHECK_EQ(sudoku_rule_solver_create(rules, &solver), SUDOKU_OK);
    enum sudoku_status status = sudoku_rule_solver_count(solver, NULL, NULL, &count);
    CHECK_EQ(status, count ? SUDOKU_OK : SUDOKU_NO_SOLUTION);
    if (count != accepted)
        fprintf(stderr, "%s\n", text);
    CHECK_EQ(count, accepted);
    sudoku_rule_solver_destroy(solver);
    sudoku_rules_destroy(rules);
}

/* True if a puzzle of the list has the rule NAME. */
static bool has_puzzle(const char *name)
{
    const size_t length = strlen(name);
    for (size_t i = 0; i < sizeof puzzles / sizeof *puzzles; i++)
        for (const char *at = puzzles[i]; (at = strchr(at, '.')); at++)
            if (strncmp(at + 1, name, length) == 0 && strchr("~.", at[1 + length]))
                return true;
    return false;
}

/* A kind that is added to the catalogue needs a puzzle here. */
static void each_kind_has_a_puzzle(void)
{
    struct sudoku_named_rule rule = SUDOKU_NAMED_RULE_INIT;
    unsigned count = 0;
    for (; sudoku_named_rule_get(count, &rule) == SUDOKU_OK; count++) {
        /* Givens have no name in the text. */
        if (has_puzzle(strcmp(rule.name, "Given") == 0 ? "" : rule.name))
            continue;
        fprintf(stderr, "no puzzle has the rule %s\n", rule.name);
        CHECK(false);
    }
    CHECK(count > 70);
}

static uint32_t next_random(uint32_t *state)
{
    *state = *state * 1664525 + 1013904223;
    return *state >> 8;
}

/* From random sets, and from subsets of them. */
static void propagation_is_monotone(const char *text)
{
    enum { TRIALS = 200 };
    struct sudoku_rules *rules = read(text);
    struct sudoku_rule_solver *solver = NULL;
    sudoku_valueset large[MAX_CELLS], small[MAX_CELLS];
    uint32_t state = 1;
    if (!rules || sudoku_rule_solver_create(rules, &solver) != SUDOKU_OK)
        return;
    unsigned cells = sudoku_rules_cell_count(rules);
    unsigned all = (1U << sudoku_rules_value_count(rules)) - 1;
    for (unsigned trial = 0; trial < TRIALS; trial++) {
        for (unsigned i = 0; i < cells; i++) {
            large[i] = (sudoku_valueset)((next_random(&state) | next_random(&state)) & all);
            small[i] = (sudoku_valueset)(large[i] & (next_random(&state) | next_random(&state)));
        }
        enum sudoku_status status = sudoku_rule_solver_candidates(solver, large, large);
        if (sudoku_rule_solver_candidates(solver, small, small) == SUDOKU_NO_SOLUTION)
            continue;
        CHECK(status != SUDOKU_NO_SOLUTION);
        for (unsigned i = 0; i < cells && status != SUDOKU_NO_SOLUTION; i++)
            CHECK_EQ(small[i] & ~large[i], 0);
    }
    sudoku_rule_solver_destroy(solver);
    sudoku_rules_destroy(rules);
}

/* Where lines of a rank begin decides a grid; by its cells alone the search is lost. */
static void ranks_are_solved_by_places(void)
{
    static const char text[] = ".FullRank~R1~35~.FullRank~C1~34~.FullRank~C7~27~"
                               ".FullRank~C9~5~.FullRank~R3~3~.FullRank~C2~21~"
                               ".FullRank~C6~12~.FullRank~R4~22~";
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct sudoku_rules *rules = read(text);
    struct sudoku_rule_solver *solver = NULL;
    uint8_t grid[SUDOKU_RULES_MAX_CELLS];
    limits.nodes = 2000;
    CHECK_EQ(sudoku_rule_solver_create(rules, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_rule_solver_unique(solver, NULL, &limits, grid), SUDOKU_SEVERAL_SOLUTIONS);
    sudoku_rule_solver_destroy(solver);
    sudoku_rules_destroy(rules);
}

int main(void)
{
    each_kind_has_a_puzzle();
    for (unsigned i = 0; i < sizeof puzzles / sizeof puzzles[0]; i++) {
        solutions_are_the_accepted_grids(puzzles[i]);
        propagation_is_monotone(puzzles[i]);
    }
    ranks_are_solved_by_places();
    return check_result();
}
