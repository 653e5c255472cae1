/* Covers with colors and multiplicities: random problems against a reference that tries all
 * selections, and known counts. */
#include "common/random.h"
#include "support/covers.h"

enum { PROBLEMS = 3000, MAX_OPTIONS = 10, MAX_ITEMS = 8, MAX_LENGTH = 5 };

struct option {
    size_t items[MAX_LENGTH];
    uint32_t colors[MAX_LENGTH];
    unsigned length;
};

struct problem {
    unsigned primary, secondary, option_count;
    struct sudoku_cover_bounds bounds[MAX_ITEMS];
    struct option options[MAX_OPTIONS];
};

static struct option draw_option(const struct problem *problem, uint64_t *random)
{
    struct option option = {.length = 0};
    unsigned seen = 0, wanted = 1 + random_below(random, MAX_LENGTH);
    for (unsigned i = 0; i < wanted; i++) {
        unsigned item = random_below(random, problem->primary + problem->secondary);
        if (seen >> item & 1)
            continue;
        seen |= 1u << item;
        option.items[option.length] = item;
        option.colors[option.length++] = item < problem->primary ? 0 : random_below(random, 3);
    }
    return option;
}

static void draw_problem(struct problem *problem, uint64_t *random)
{
    bool once = random_below(random, 3) == 0;
    problem->primary = 1 + random_below(random, 4);
    problem->secondary = random_below(random, 4);
    problem->option_count = random_below(random, MAX_OPTIONS + 1);
    for (unsigned i = 0; i < problem->primary; i++) {
        unsigned min = once ? 1 : random_below(random, 4);
        unsigned max = once ? 1 : min + random_below(random, 3);
        problem->bounds[i] = (struct sudoku_cover_bounds){min, max ? max : 1};
    }
    for (unsigned i = 0; i < problem->option_count; i++)
        problem->options[i] = draw_option(problem, random);
}

static bool has_primary(const struct problem *problem, unsigned option)
{
    for (unsigned i = 0; i < problem->options[option].length; i++)
        if (problem->options[option].items[i] < problem->primary)
            return true;
    return false;
}

/* True if the options in the mask SELECTED are a solution by definition. */
static bool is_solution(const struct problem *problem, unsigned selected)
{
    unsigned count[MAX_ITEMS] = {0}, color[MAX_ITEMS] = {0};
    for (unsigned o = 0; o < problem->option_count; o++) {
        if (!(selected >> o & 1))
            continue;
        if (!has_primary(problem, o))
            return false;
        for (unsigned i = 0; i < problem->options[o].length; i++) {
            size_t item = problem->options[o].items[i];
            unsigned own = problem->options[o].colors[i];
            if (item >= problem->primary && count[item] && (own == 0 || own != color[item]))
                return false;
            color[item] = own;
            count[item]++;
        }
    }
    for (unsigned i = 0; i < problem->primary; i++)
        if (count[i] < problem->bounds[i].min || count[i] > problem->bounds[i].max)
            return false;
    return true;
}

/* The selections found, as masks. */
struct found {
    const struct problem *problem;
    uint8_t seen[1 << MAX_OPTIONS];
    uint64_t stop_after; /* 0: never */
};

static int note_solution(void *user, const size_t *options, size_t count)
{
    struct found *found = user;
    unsigned mask = 0;
    for (size_t i = 0; i < count; i++) {
        CHECK(!(mask >> options[i] & 1));
        mask |= 1u << options[i];
    }
    CHECK(is_solution(found->problem, mask));
    CHECK(!found->seen[mask]);
    found->seen[mask] = 1;
    return found->stop_after && --found->stop_after == 0;
}

static struct sudoku_cover *build(const struct problem *problem, uint64_t seed)
{
    struct sudoku_cover_options options = SUDOKU_COVER_OPTIONS_INIT;
    struct sudoku_cover *cover;
    options.primary = problem->primary;
    options.secondary = problem->secondary;
    options.bounds = problem->bounds;
    options.seed = seed;
    CHECK_EQ(sudoku_cover_create(&options, &cover), SUDOKU_OK);
    for (unsigned i = 0; i < problem->option_count; i++) {
        const struct option *option = &problem->options[i];
        CHECK_EQ(sudoku_cover_add_colored(cover, option->items, option->colors, option->length),
                 SUDOKU_OK);
    }
    return cover;
}

static uint64_t check_problem(const struct problem *problem, uint64_t *random)
{
    static struct found found;
    uint64_t expected = 0;
    for (unsigned mask = 0; mask < 1u << problem->option_count; mask++)
        expected += is_solution(problem, mask);
    struct sudoku_cover *cover = build(problem, random_below(random, 3));
    for (unsigned i = 0; i < 3; i++) {
        found = (struct found){.problem = problem};
        if (i == 1 && expected) /* A stopped search leaves the problem unchanged. */
            found.stop_after = 1 + random_below(random, (uint32_t)expected);
        enum sudoku_status status = sudoku_cover_search(cover, NULL, note_solution, &found);
        if (i == 1 && expected)
            CHECK_EQ(status, SUDOKU_CANCELLED);
        else
            CHECK_EQ(status, expected ? SUDOKU_OK : SUDOKU_NO_SOLUTION);
        if (i != 1)
            CHECK_EQ(sudoku_cover_stats(cover)->solutions, expected);
    }
    sudoku_cover_destroy(cover);
    return expected;
}

static void random_problems_have_the_reference_solutions(void)
{
    uint64_t random = 11;
    unsigned solvable = 0;
    for (unsigned i = 0; i < PROBLEMS && !check_failures; i++) {
        struct problem problem;
        draw_problem(&problem, &random);
        solvable += check_problem(&problem, &random) > 0;
    }
    printf("%u of %u problems have solutions\n", solvable, (unsigned)PROBLEMS);
    CHECK(solvable > PROBLEMS / 5);
}

static struct sudoku_cover *cover_with(size_t primary, size_t secondary,
                                       const struct sudoku_cover_bounds *bounds)
{
    struct sudoku_cover_options options = SUDOKU_COVER_OPTIONS_INIT;
    struct sudoku_cover *cover;
    options.primary = primary;
    options.secondary = secondary;
    options.bounds = bounds;
    CHECK_EQ(sudoku_cover_create(&options, &cover), SUDOKU_OK);
    return cover;
}

static uint64_t count_and_destroy(struct sudoku_cover *cover)
{
    CHECK(sudoku_cover_search(cover, NULL, NULL, NULL) >= SUDOKU_OK);
    uint64_t count = sudoku_cover_stats(cover)->solutions;
    sudoku_cover_destroy(cover);
    return count;
}

/* The vertices of a path have different labels 0..N-1 with different differences along its edges:
 * OEIS A006967. Each difference and each edge is covered once; a vertex has its label as color, and
 * a label its vertex. */
static void graceful_labelings_of_paths_are_counted(void)
{
    static const unsigned known[] = {2, 4, 4, 8, 24, 32, 40, 120};
    for (size_t n = 2; n < 10; n++) {
        struct sudoku_cover *cover = cover_with(2 * (n - 1), 2 * n, NULL);
        for (size_t edge = 0; edge + 1 < n; edge++) {
            for (size_t a = 0; a < n; a++) {
                for (size_t b = 0; b < n; b++) {
                    size_t difference = a > b ? a - b : b - a, vertices = 2 * (n - 1);
                    const size_t items[] = {edge,
                                            n - 2 + difference,
                                            vertices + edge,
                                            vertices + edge + 1,
                                            vertices + n + a,
                                            vertices + n + b};
                    const uint32_t colors[] = {0,
                                               0,
                                               (uint32_t)a + 1,
                                               (uint32_t)b + 1,
                                               (uint32_t)edge + 1,
                                               (uint32_t)edge + 2};
                    if (a != b)
                        CHECK_EQ(sudoku_cover_add_colored(cover, items, colors, 6), SUDOKU_OK);
                }
            }
        }
        CHECK_EQ(count_and_destroy(cover), known[n - 2]);
    }
}

static void set_all(struct sudoku_cover_bounds *bounds, size_t count, uint32_t min, uint32_t max)
{
    for (size_t i = 0; i < count; i++)
        bounds[i] = (struct sudoku_cover_bounds){min, max};
}

/* Square matrices of zeros and ones with two ones in each row and column: OEIS A001499. */
static void matrices_with_two_ones_a_line_are_counted(void)
{
    static const unsigned known[] = {1, 6, 90, 2040};
    struct sudoku_cover_bounds bounds[10];
    set_all(bounds, 10, 2, 2);
    for (size_t n = 2; n < 6; n++) {
        struct sudoku_cover *cover = cover_with(2 * n, 0, bounds);
        for (size_t cell = 0; cell < n * n; cell++)
            CHECK_EQ(sudoku_cover_add(cover, (size_t[]){cell / n, n + cell % n}, 2), SUDOKU_OK);
        CHECK_EQ(count_and_destroy(cover), known[n - 2]);
    }
}

/* Graphs on six and seven labeled vertices by the degree of all vertices: OEIS A001205 for two, the
 * 70 cubic ones for three; and all 2^15 for any degree. */
static void graphs_with_given_degrees_are_counted(void)
{
    static const struct {
        size_t vertices;
        uint32_t min, max;
        unsigned count;
    } known[] = {{6, 2, 2, 70}, {7, 2, 2, 465}, {6, 3, 3, 70}, {6, 0, 5, 1 << 15}};
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        struct sudoku_cover_bounds bounds[7];
        set_all(bounds, 7, known[i].min, known[i].max);
        struct sudoku_cover *cover = cover_with(known[i].vertices, 0, bounds);
        for (size_t a = 0; a < known[i].vertices; a++)
            for (size_t b = a + 1; b < known[i].vertices; b++)
                CHECK_EQ(sudoku_cover_add(cover, (size_t[]){a, b}, 2), SUDOKU_OK);
        CHECK_EQ(count_and_destroy(cover), known[i].count);
    }
}

enum { SIDE = 6, SQUARES = SIDE * SIDE };

static bool attacks(size_t a, size_t b)
{
    size_t row = a / SIDE > b / SIDE ? a / SIDE - b / SIDE : b / SIDE - a / SIDE;
    size_t column = a % SIDE > b % SIDE ? a % SIDE - b % SIDE : b % SIDE - a % SIDE;
    return row == 0 || column == 0 || row == column;
}

static bool three_dominate(size_t a, size_t b, size_t c)
{
    for (size_t square = 0; square < SQUARES; square++)
        if (!attacks(a, square) && !attacks(b, square) && !attacks(c, square))
            return false;
    return true;
}

/* Three queens that attack or occupy all of a board of six: each square once or more. */
static void queens_that_dominate_a_board_are_found(void)
{
    struct sudoku_cover_bounds bounds[SQUARES + 1];
    uint64_t expected = 0;
    set_all(bounds, SQUARES, 1, SQUARES);
    bounds[SQUARES] = (struct sudoku_cover_bounds){3, 3};
    struct sudoku_cover *cover = cover_with(SQUARES + 1, 0, bounds);
    for (size_t square = 0; square < SQUARES; square++) {
        size_t items[SQUARES + 1], count = 0;
        for (size_t other = 0; other < SQUARES; other++)
            if (attacks(square, other))
                items[count++] = other;
        items[count++] = SQUARES;
        CHECK_EQ(sudoku_cover_add(cover, items, count), SUDOKU_OK);
        for (size_t b = 0; b < square; b++)
            for (size_t c = 0; c < b; c++)
                expected += three_dominate(square, b, c);
    }
    CHECK(expected > 0);
    CHECK_EQ(count_and_destroy(cover), expected);
}

static void invalid_bounds_and_colors_are_rejected(void)
{
    static const struct sudoku_cover_bounds unsound[] = {{0, 0}, {2, 1}};
    struct sudoku_cover_options options = SUDOKU_COVER_OPTIONS_INIT;
    struct sudoku_cover *cover;
    options.primary = 1;
    for (unsigned i = 0; i < 2; i++) {
        options.bounds = &unsound[i];
        CHECK_EQ(sudoku_cover_create(&options, &cover), SUDOKU_ERR_ARGUMENT);
        CHECK(!cover);
    }
    cover = cover_with(1, 1, NULL);
    const size_t items[] = {0, 1};
    CHECK_EQ(sudoku_cover_add_colored(cover, items, (uint32_t[]){1, 0}, 2), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_cover_add_colored(cover, items, NULL, 2), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_cover_add_colored(cover, items, (uint32_t[]){0, 1}, 2), SUDOKU_OK);
    CHECK_EQ(count_and_destroy(cover), 1);
}

struct order {
    size_t count;
    size_t rows[92 * 8];
};

static int note_order(void *user, const size_t *options, size_t count)
{
    struct order *order = user;
    memcpy(order->rows + order->count, options, count * sizeof *options);
    order->count += count;
    return 0;
}

static void order_for(uint64_t seed, struct order *order)
{
    struct sudoku_cover_options options = SUDOKU_COVER_OPTIONS_INIT;
    struct sudoku_cover *cover;
    options.primary = 16;
    options.secondary = 32;
    options.seed = seed;
    CHECK_EQ(sudoku_cover_create(&options, &cover), SUDOKU_OK);
    for (size_t square = 0; square < 64; square++)
        CHECK_EQ(add_queen(cover, 8, square), SUDOKU_OK);
    for (unsigned i = 0; i < 2; i++) {
        order->count = 0;
        CHECK_EQ(sudoku_cover_search(cover, NULL, note_order, order), SUDOKU_OK);
        CHECK_EQ(order->count, 92 * 8);
    }
    sudoku_cover_destroy(cover);
}

static void a_seed_decides_the_order_of_solutions(void)
{
    static struct order natural, seven, again, eight;
    order_for(0, &natural);
    order_for(7, &seven);
    order_for(7, &again);
    order_for(8, &eight);
    CHECK(memcmp(&seven, &again, sizeof seven) == 0);
    CHECK(memcmp(&seven, &eight, sizeof seven) != 0);
    CHECK(memcmp(&seven, &natural, sizeof seven) != 0);
}

static int take(void *user, const size_t *options, size_t count)
{
    (void)user, (void)options, (void)count;
    return 0;
}

/* An item that needs two of three options has two branches, one that needs one of three has three:
 * the first is branched on, in 5 nodes, and the other below each of its 3 pairs. */
static void the_item_with_the_fewest_branches_comes_first(void)
{
    static const struct sudoku_cover_bounds bounds[2] = {{1, 1}, {2, 2}};
    struct sudoku_cover_options options = SUDOKU_COVER_OPTIONS_INIT;
    struct sudoku_cover *cover;
    options.primary = 2;
    options.bounds = bounds;
    CHECK_EQ(sudoku_cover_create(&options, &cover), SUDOKU_OK);
    for (size_t i = 0; i < 6; i++)
        CHECK_EQ(sudoku_cover_add(cover, (size_t[]){i / 3}, 1), SUDOKU_OK);
    CHECK_EQ(sudoku_cover_search(cover, NULL, take, NULL), SUDOKU_OK);
    CHECK_EQ(sudoku_cover_stats(cover)->solutions, 9);
    CHECK_EQ(sudoku_cover_stats(cover)->nodes, 5 + 3 * 3);
    sudoku_cover_destroy(cover);
}

int main(void)
{
    the_item_with_the_fewest_branches_comes_first();
    random_problems_have_the_reference_solutions();
    graceful_labelings_of_paths_are_counted();
    matrices_with_two_ones_a_line_are_counted();
    graphs_with_given_degrees_are_counted();
    queens_that_dominate_a_board_are_found();
    invalid_bounds_and_colors_are_rejected();
    a_seed_decides_the_order_of_solutions();
    return check_result();
}
