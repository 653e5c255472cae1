/* Profiles: their orders are complete, a caller may change one, and that of Sudoku Explainer rates
 * puzzles as its program does, by steps that the checker proves. */
#include <string.h>

#include "logic/explained.h"

struct rated {
    const char *givens;
    struct sudoku_se_rating rating;
};

/* Puzzles and ratings by serate, techniques of version 1.2.1. */
static const struct rated rated[] = {
    {"...9.......13...4.3.516..98...2...1...46....3..2........35......58.96.3.12.83.4.9",
     {15, 12, 12}},
    {"....8......9..5...542.6..........2....8..4.59...9....8.1.......72.6..1...96.72...",
     {25, 12, 12}},
    {".679.48......3....3...52...82...53..........4...873.........9..2.93875......2..3.",
     {45, 12, 12}},
    {".4.3......65....4.1...8....4..87136..5.6...91....4..7....5..6......17..4......1..",
     {46, 12, 12}},
    {".5.1...48....3.7.......439...7..9.1.5.23.......8........3..8.24.89.......2.4..1..",
     {56, 12, 12}},
    {"........3.2.1.34.....4....21..7......3..527..7......85.....8..1.1.3.7.2..7......9",
     {78, 12, 12}},
    {"3........7....2..3.24.6....4..5..73...93.7.42......9..........76...9.8..9.784....",
     {84, 12, 12}},
    {"6.8.97.4.2.16.8..9...............5.68.....2..75...68........471.7.8.2........9...",
     {69, 12, 12}},
    {"....23.....24.1.........5.......6.32..49..1.582.....9..6...9.53..5......1.938....",
     {73, 12, 12}},
    {"....4..78.3...........83.9.21.7..64.9.........641.........3.....21..9.8.4.8..1...",
     {65, 12, 12}},
    {"6..1...8..53.............4....8...6..9....7....24.........7.3.9....2.5..1........",
     {92, 20, 20}},
    /* Chains within chains: forcing chains, multiple ones, dynamic ones. */
    {"1.......2....1..3...5..34....2..1..4....8.7..6..9.......1..5.4.8.....5..9...6....",
     {100, 12, 12}},
    {"..2...7...1.....6.5......18....37.......49.....41.23....3.2.9...8.....5.6.......2",
     {103, 12, 12}},
    {".....4.....2.3.....5.7....9..4..2.8..985....63.........8....79....8...6...5.1...8",
     {104, 12, 12}},
    {"........1..2..3.4..4.56.2....3.7.....2...8.3.8.......6..41..5...9.7.....2....4.9.",
     {111, 111, 89}},
};

/* Puzzles with direct moves, by versions of serate in which these also eliminate. */
static const struct rated rated_with_direct_moves[] = {
    {".7....5..4....6...36..42.......1.3..6.8.954...2..........9.........746.8.....8941",
     {20, 12, 12}},
    {"..9.2.7..6....3....4...7.36.2.........5....8.4.81..5.99..37.8......84.5..........",
     {30, 12, 12}},
    {"7..4..2..53.....6..68..2..........8.9..7..321.....89...4.9.58...5..13.4.......1..",
     {25, 12, 12}},
};

/* The same by serate of Sukaku Explainer, in which they only place. */
static const struct rated rated_with_direct_placements[] = {
    {".7....5..4....6...36..42.......1.3..6.8.954...2..........9.........746.8.....8941",
     {23, 12, 12}},
    {"..9.2.7..6....3....4...7.36.2.........5....8.4.81..5.99..37.8......84.5..........",
     {34, 12, 12}},
    {"7..4..2..53.....6..68..2..........8.9..7..321.....89...4.9.58...5..13.4.......1..",
     {26, 12, 12}},
};

/* Ratings by serate's default techniques. */
static const struct rated rated_by_sukaku[] = {
    {".......2...73.691....59..7.2...3.8....86..35....82...7675......3.1..............9",
     {56, 12, 12}},
    {".9.......1..58..3.7.5........8....2....13.7......4.9.1.2..1........5.86..56..24..",
     {55, 12, 12}},
    {".2...1.5...8.9.7..5...243....1.......9.2...1.4.3..927....6.......9....4..8...7..6",
     {64, 12, 12}},
    {".2...38..7.5............45..8.1...4......9..76...5....3....2.6..1..3....5...7618.",
     {63, 12, 12}},
};

/* Scores by HoDoKu 2.2.0 of puzzles with grouped nice loops or long XY-chains. */
static const struct {
    const char *givens;
    unsigned score;
} scored[] = {
    {"...21.....2...6..49...54....6...3..1......768.9....2.......1.5..564..132.7.......", 3094},
    {".......18.284...9.............14.......9..3.7.8.2.3....1......93...6......98.2.6.", 3126},
    {"6..9.42...892....7.....63...5..9....7.18......6.....28..2...4.1....17....4.....3.", 4574},
    {"3..7..5....84.1....9..6..48..56..9.2...3......3..1....62.19..7.4..........7.....1", 3034},
};

static struct sudoku_logic *explainer(enum sudoku_profile profile)
{
    struct sudoku_logic *logic;
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    options.profile = profile;
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), &options, &logic), SUDOKU_OK);
    return logic;
}

static void set(struct sudoku_logic *logic, const char *text, uint8_t *cells)
{
    for (int i = 0; i < 81; i++)
        cells[i] = text[i] == '.' ? 0 : (uint8_t)(text[i] - '0');
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    position.cells = cells;
    position.is_unique = true;
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
}

static void expect_ratings(enum sudoku_profile profile, const struct rated *puzzles, size_t count)
{
    struct sudoku_logic *logic = explainer(profile);
    for (size_t i = 0; i < count; i++) {
        uint8_t cells[81];
        struct sudoku_se_rating rating;
        set(logic, puzzles[i].givens, cells);
        CHECK_EQ(sudoku_logic_rate_se(logic, &rating), SUDOKU_OK);
        CHECK_EQ(rating.puzzle, puzzles[i].rating.puzzle);
        CHECK_EQ(rating.pearl, puzzles[i].rating.pearl);
        CHECK_EQ(rating.diamond, puzzles[i].rating.diamond);
    }
    sudoku_logic_destroy(logic);
}

static void ratings_are_those_of_sudoku_explainer(void)
{
    expect_ratings(SUDOKU_PROFILE_SE, rated, sizeof rated / sizeof rated[0]);
}

static void ratings_are_those_of_sukaku_explainer(void)
{
    expect_ratings(SUDOKU_PROFILE_SUKAKU, rated_by_sukaku,
                   sizeof rated_by_sukaku / sizeof rated_by_sukaku[0]);
}

static void direct_moves_of_sukaku_explainer_only_place(void)
{
    expect_ratings(SUDOKU_PROFILE_SE, rated_with_direct_moves,
                   sizeof rated_with_direct_moves / sizeof rated_with_direct_moves[0]);
    expect_ratings(SUDOKU_PROFILE_SUKAKU, rated_with_direct_placements,
                   sizeof rated_with_direct_placements / sizeof rated_with_direct_placements[0]);
}

static void scores_are_those_of_hodoku(void)
{
    struct sudoku_logic *logic = explainer(SUDOKU_PROFILE_HODOKU);
    for (size_t i = 0; i < sizeof scored / sizeof scored[0]; i++) {
        uint8_t cells[81];
        enum sudoku_level level;
        unsigned score;
        set(logic, scored[i].givens, cells);
        CHECK_EQ(sudoku_logic_rate(logic, &level, &score), SUDOKU_OK);
        CHECK_EQ(score, scored[i].score);
    }
    sudoku_logic_destroy(logic);
}

static void every_step_of_a_rating_is_proved(void)
{
    struct sudoku_logic *logic = explainer(SUDOKU_PROFILE_SE);
    for (size_t i = 0; i < sizeof rated / sizeof rated[0]; i++) {
        uint8_t cells[81];
        const struct sudoku_step *step;
        set(logic, rated[i].givens, cells);
        struct explained explained = {sudoku_layout_classic(), logic, NULL, cells, true, 0};
        unsigned hardest = 0;
        while (sudoku_logic_find_step(logic, &step) == SUDOKU_OK) {
            if (expect_sound(&explained, step))
                break;
            hardest = step->rating > hardest ? step->rating : hardest;
            CHECK_EQ(sudoku_logic_apply(logic, step), SUDOKU_OK);
        }
        CHECK_EQ(hardest, rated[i].rating.puzzle);
    }
    sudoku_logic_destroy(logic);
}

/* Also for the best of several steps, of a technique or of a contest. */
static void steps_have_ratings_in_every_profile(void)
{
    struct sudoku_logic *logic = explainer(SUDOKU_PROFILE_HODOKU);
    unsigned chains = 0;
    for (size_t i = 0; i < sizeof rated / sizeof rated[0]; i++) {
        uint8_t cells[81];
        const struct sudoku_step *step;
        set(logic, rated[i].givens, cells);
        while (sudoku_logic_find_step(logic, &step) == SUDOKU_OK) {
            CHECK(step->rating >= step->technique->rating);
            chains += strncmp(step->technique->code, "07", 2) == 0 && step->rating > 0;
            CHECK_EQ(sudoku_logic_find_best_step(logic, &step), SUDOKU_OK);
            CHECK(step->rating >= step->technique->rating);
            CHECK_EQ(sudoku_logic_apply(logic, step), SUDOKU_OK);
        }
    }
    CHECK(chains > 0);
    sudoku_logic_destroy(logic);
}

/* HoDoKu sees a unit left without a place only if it lost none to eliminations, and counts the
 * nodes of chains; here it has a verity where links alone would favor a contradiction. */
static void verities_come_where_hodoku_has_them(void)
{
    struct sudoku_logic *logic = explainer(SUDOKU_PROFILE_HODOKU);
    const struct sudoku_step *step;
    uint8_t cells[81];
    bool has_verity = false;
    set(logic, "2.48....3....1.4..3.7......1...5.......4.....652......73...5.28..86...7......2..4",
        cells);
    while (sudoku_logic_find_step(logic, &step) == SUDOKU_OK) {
        has_verity |= strcmp(step->technique->name, "Forcing Chain Verity") == 0 &&
                      step->elimination_count == 1 && step->eliminations[0].cell == 19 &&
                      step->eliminations[0].digit == 9;
        CHECK_EQ(sudoku_logic_apply(logic, step), SUDOKU_OK);
    }
    CHECK(has_verity);
    sudoku_logic_destroy(logic);
}

static void orders_name_techniques_once(void)
{
    size_t order[256];
    for (int p = SUDOKU_PROFILE_HODOKU; p <= SUDOKU_PROFILE_SUKAKU; p++) {
        bool is_named[256] = {false};
        size_t count = sudoku_profile_order((enum sudoku_profile)p, order, 256);
        CHECK(count > 0 && count <= sudoku_technique_count());
        CHECK_EQ(sudoku_profile_order((enum sudoku_profile)p, NULL, 0), count);
        for (size_t i = 0; i < count; i++) {
            CHECK(order[i] < sudoku_technique_count() && !is_named[order[i]]);
            is_named[order[i]] = true;
        }
    }
    CHECK_TEXT(sudoku_profile_name(SUDOKU_PROFILE_SE), "se");
    CHECK(sudoku_profile_name((enum sudoku_profile)9) == NULL);
    CHECK_EQ(sudoku_profile_order((enum sudoku_profile)9, order, 256), 0);
}

/* People see a hidden single in a box before a naked single. */
static void the_human_order_begins_with_singles_in_boxes(void)
{
    size_t order[4];
    CHECK(sudoku_profile_order(SUDOKU_PROFILE_HUMAN, order, 4) > 4);
    CHECK_TEXT(sudoku_technique_at(order[0])->name, "Full House");
    CHECK_TEXT(sudoku_technique_at(order[1])->name, "Hidden Single in a box");
    CHECK_TEXT(sudoku_technique_at(order[3])->name, "Naked Single");
}

static void the_caller_may_change_an_order(void)
{
    size_t order[256], count = sudoku_profile_order(SUDOKU_PROFILE_SE, order, 256);
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    struct sudoku_logic *logic;
    const struct sudoku_step *step;
    uint8_t cells[81];
    options.order = order + 2; /* skip full houses and singles in boxes */
    options.order_length = count - 2;
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), &options, &logic), SUDOKU_OK);
    set(logic, rated[0].givens, cells);
    CHECK_EQ(sudoku_logic_find_step(logic, &step), SUDOKU_OK);
    CHECK_TEXT(step->technique->name, "Hidden Single in a line");
    CHECK_EQ(step->rating, 15);
    sudoku_logic_destroy(logic);
    options = (struct sudoku_logic_options)SUDOKU_LOGIC_OPTIONS_INIT;
    options.profile = (enum sudoku_profile)9;
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), &options, &logic), SUDOKU_ERR_ARGUMENT);
}

/* Two of forum-hardest-1106. */
static const char *const hard[] = {
    "1.......2....1..3...5..34....2..1..4....8.7..6..9.......1..5.4.8.....5..9...6....",
    "..2...7...1.....6.5......18....37.......49.....41.23....3.2.9...8.....5.6.......2",
};

/* Expects a path of sound steps to the solution of TEXT, without trial and error. Returns the
 * number of forcing chains and nets. */
static unsigned count_forcing(struct sudoku_logic *logic, const char *text)
{
    uint8_t cells[81];
    const struct sudoku_step *step;
    enum sudoku_status status;
    unsigned count = 0;
    set(logic, text, cells);
    struct explained explained = {sudoku_layout_classic(), logic, NULL, cells, true, 0};
    while ((status = sudoku_logic_find_step(logic, &step)) == SUDOKU_OK) {
        CHECK(strcmp(step->technique->name, "Brute Force") != 0);
        count += strstr(step->technique->name, "Forcing") != NULL;
        if (expect_sound(&explained, step))
            break;
        CHECK_EQ(sudoku_logic_apply(logic, step), SUDOKU_OK);
    }
    CHECK_EQ(status, SUDOKU_END);
    return count;
}

/* Creates the explainer of a person who knows no nets. */
static struct sudoku_logic *explainer_without_nets(void)
{
    size_t order[256], count = sudoku_profile_order(SUDOKU_PROFILE_HUMAN, order, 256), kept = 0;
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    struct sudoku_logic *logic;
    for (size_t i = 0; i < count; i++)
        if (!strstr(sudoku_technique_at(order[i])->name, "Forcing Net"))
            order[kept++] = order[i];
    options.order = order;
    options.order_length = kept;
    options.profile = SUDOKU_PROFILE_HUMAN;
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), &options, &logic), SUDOKU_OK);
    return logic;
}

/* The number of candidates that STEP and the singles after it leave in the position of LOGIC. */
static unsigned candidates_left_after(struct sudoku_logic *logic, const struct sudoku_step *step)
{
    sudoku_digitset candidates[81];
    unsigned count = 0;
    do
        CHECK_EQ(sudoku_logic_apply(logic, step), SUDOKU_OK);
    while (sudoku_logic_find_step(logic, &step) == SUDOKU_OK &&
           step->technique->level == SUDOKU_LEVEL_EASY);
    CHECK_EQ(sudoku_logic_get_position(logic, NULL, candidates), SUDOKU_OK);
    for (unsigned cell = 0; cell < 81; cell++)
        count += sudoku_digitset_count(candidates[cell]);
    return count;
}

static bool has_same_candidates(const struct sudoku_candidate *a, size_t a_count,
                                const struct sudoku_candidate *b, size_t b_count)
{
    return a_count == b_count && (!a_count || memcmp(a, b, a_count * sizeof *a) == 0);
}

static bool concludes_same(const struct sudoku_step *a, const struct sudoku_step *b)
{
    return has_same_candidates(a->placements, a->placement_count, b->placements,
                               b->placement_count) &&
           has_same_candidates(a->eliminations, a->elimination_count, b->eliminations,
                               b->elimination_count);
}

/* Where a static chain excludes something, a person is shown a net if that leads further. */
static void a_net_that_leads_further_comes_before_a_chain(void)
{
    struct sudoku_logic *human = explainer(SUDOKU_PROFILE_HUMAN);
    struct sudoku_logic *by_chains = explainer_without_nets();
    const struct sudoku_step *step, *chain;
    uint8_t cells[81];
    set(human, rated[6].givens, cells);
    set(by_chains, rated[6].givens, cells);
    while (sudoku_logic_find_step(human, &step) == SUDOKU_OK &&
           sudoku_logic_find_step(by_chains, &chain) == SUDOKU_OK &&
           step->technique == chain->technique && concludes_same(step, chain)) {
        CHECK_EQ(sudoku_logic_apply(human, step), SUDOKU_OK);
        CHECK_EQ(sudoku_logic_apply(by_chains, chain), SUDOKU_OK);
    }
    CHECK(strstr(step->technique->name, "Forcing Net"));
    CHECK(strstr(chain->technique->name, "Forcing Chain"));
    CHECK(candidates_left_after(human, step) < candidates_left_after(by_chains, chain));
    sudoku_logic_destroy(by_chains);
    sudoku_logic_destroy(human);
}

/* Nets and nested nets leave nothing to trial and error. A person's paths, which have the nets
 * that lead furthest, need less than half of HoDoKu's. */
static void hard_puzzles_need_no_brute_force(void)
{
    struct sudoku_logic *logic = explainer(SUDOKU_PROFILE_HODOKU);
    struct sudoku_logic *human = explainer(SUDOKU_PROFILE_HUMAN);
    unsigned count = 0, by_person = 0;
    for (size_t i = 0; i < sizeof hard / sizeof hard[0]; i++) {
        count += count_forcing(logic, hard[i]);
        by_person += count_forcing(human, hard[i]);
    }
    CHECK(0 < by_person && 2 * by_person < count);
    sudoku_logic_destroy(human);
    sudoku_logic_destroy(logic);
}

int main(void)
{
    ratings_are_those_of_sudoku_explainer();
    ratings_are_those_of_sukaku_explainer();
    direct_moves_of_sukaku_explainer_only_place();
    scores_are_those_of_hodoku();
    every_step_of_a_rating_is_proved();
    steps_have_ratings_in_every_profile();
    verities_come_where_hodoku_has_them();
    orders_name_techniques_once();
    the_human_order_begins_with_singles_in_boxes();
    the_caller_may_change_an_order();
    a_net_that_leads_further_comes_before_a_chain();
    hard_puzzles_need_no_brute_force();
    return check_result();
}
