/* Random small exact cover problems: the solver against a reference that tries all selections, and
 * against a plain Algorithm X with the documented order of solutions. */
#include "common/random.h"
#include "support/covers.h"

enum { PROBLEMS = 3000 };

static void draw_problem(struct judged *problem, uint64_t *random)
{
    problem->primary = 1 + random_below(random, 8);
    problem->secondary = random_below(random, 5);
    problem->option_count = random_below(random, JUDGED_OPTIONS + 1);
    unsigned items = problem->primary + problem->secondary;
    unsigned density = 1 + random_below(random, 3);
    for (unsigned i = 0; i < problem->option_count; i++) {
        uint32_t mask = (uint32_t)1 << random_below(random, items);
        for (unsigned more = random_below(random, density + 1); more; more--)
            mask |= (uint32_t)1 << random_below(random, items);
        problem->options[i] = mask;
    }
}

/* Solutions, expected or found, as option numbers in hexadecimal, one after another. */
struct record {
    const struct judged *problem;
    struct sudoku_stats stats;
    size_t path[JUDGED_OPTIONS];
    char text[1 << 16];
    size_t length;
    uint64_t stop_after; /* solutions; 0: never */
};

static int record_solution(void *user, const size_t *options, size_t count)
{
    struct record *record = user;
    CHECK(judge_is_cover(record->problem, options, count));
    for (size_t i = 0; i < count && record->length + 2 < sizeof record->text; i++)
        record->text[record->length++] = "0123456789abcdef"[options[i]];
    record->text[record->length++] = ' ';
    record->text[record->length] = '\0';
    return record->stop_after && --record->stop_after == 0;
}

/* Returns the options with ITEM that COVERED does not exclude, as a mask. */
static uint32_t options_for(const struct judged *problem, unsigned item, uint32_t covered)
{
    uint32_t found = 0;
    for (unsigned i = 0; i < problem->option_count; i++)
        if ((problem->options[i] >> item & 1) && !(problem->options[i] & covered))
            found |= (uint32_t)1 << i;
    return found;
}

/* Returns the primary item with the fewest options, the lowest among equals; `primary` if all are
 * covered. */
static unsigned choose(const struct judged *problem, uint32_t covered, uint32_t *options)
{
    unsigned best = problem->primary;
    int fewest = JUDGED_OPTIONS + 1;
    for (unsigned item = 0; item < problem->primary; item++) {
        uint32_t mask = options_for(problem, item, covered);
        int count = 0;
        for (uint32_t rest = mask; rest; rest &= rest - 1)
            count++;
        if (covered >> item & 1 || count >= fewest)
            continue;
        fewest = count;
        best = item;
        *options = mask;
    }
    return best;
}

/* Algorithm X by definition. */
static void expect(struct record *record, uint32_t covered, size_t depth)
{
    uint32_t options = 0;
    if (depth > record->stats.depth)
        record->stats.depth = depth;
    if (choose(record->problem, covered, &options) == record->problem->primary) {
        record->stats.solutions++;
        record_solution(record, record->path, depth);
        return;
    }
    record->stats.guesses += (options & (options - 1)) != 0;
    for (unsigned i = 0; i < record->problem->option_count; i++) {
        if (!(options >> i & 1))
            continue;
        uint64_t before = record->stats.solutions;
        record->stats.nodes++;
        record->path[depth] = i;
        expect(record, covered | record->problem->options[i], depth + 1);
        record->stats.backtracks += record->stats.solutions == before;
    }
}

static struct sudoku_cover *build(const struct judged *problem, uint64_t *random)
{
    struct sudoku_cover *cover = new_cover(problem->primary, problem->secondary);
    for (unsigned i = 0; i < problem->option_count; i++)
        CHECK_EQ(add_mask(cover, problem->options[i], random_below(random, 2)), SUDOKU_OK);
    return cover;
}

static void check_whole_search(struct sudoku_cover *cover, const struct record *expected)
{
    static struct record found;
    found = (struct record){.problem = expected->problem};
    enum sudoku_status status = sudoku_cover_search(cover, NULL, record_solution, &found);
    const struct sudoku_stats *stats = sudoku_cover_stats(cover);
    CHECK_EQ(status, expected->stats.solutions ? SUDOKU_OK : SUDOKU_NO_SOLUTION);
    CHECK_TEXT(found.text, expected->text);
    CHECK_EQ(stats->solutions, expected->stats.solutions);
    CHECK_EQ(stats->nodes, expected->stats.nodes);
    CHECK_EQ(stats->guesses, expected->stats.guesses);
    CHECK_EQ(stats->backtracks, expected->stats.backtracks);
    CHECK_EQ(stats->depth, expected->stats.depth);
}

/* Stops a search at a random point, by its callback or by a limit. */
static void stop_somewhere(struct sudoku_cover *cover, const struct record *expected,
                           uint64_t *random)
{
    static struct record found;
    found = (struct record){.problem = expected->problem};
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    if (expected->stats.solutions && random_below(random, 2)) {
        found.stop_after = 1 + random_below(random, (uint32_t)expected->stats.solutions);
        CHECK_EQ(sudoku_cover_search(cover, &limits, record_solution, &found), SUDOKU_CANCELLED);
    } else if (expected->stats.nodes > 1) {
        limits.nodes = 1 + random_below(random, (uint32_t)expected->stats.nodes - 1);
        CHECK_EQ(sudoku_cover_search(cover, &limits, record_solution, &found), SUDOKU_NODE_LIMIT);
        CHECK_EQ(sudoku_cover_stats(cover)->nodes, limits.nodes);
    }
    CHECK(strncmp(found.text, expected->text, found.length) == 0);
}

static void random_problems_agree_with_the_reference(void)
{
    uint64_t random = 1, solvable = 0, several = 0;
    for (unsigned i = 0; i < PROBLEMS; i++) {
        static struct record expected;
        struct judged problem;
        draw_problem(&problem, &random);
        expected = (struct record){.problem = &problem};
        expect(&expected, 0, 0);
        CHECK_EQ(expected.stats.solutions, judge_count(&problem, 0, 0));
        solvable += expected.stats.solutions > 0;
        several += expected.stats.solutions > 1;
        struct sudoku_cover *cover = build(&problem, &random);
        check_whole_search(cover, &expected);
        stop_somewhere(cover, &expected, &random);
        check_whole_search(cover, &expected);
        sudoku_cover_destroy(cover);
    }
    CHECK(solvable > PROBLEMS / 10 && several > PROBLEMS / 20);
}

int main(void)
{
    random_problems_agree_with_the_reference();
    return check_result();
}
