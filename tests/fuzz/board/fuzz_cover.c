/* Small exact cover problems, built and searched by the fuzzer's bytes and compared with a
 * reference that tries all selections. */
#include "support/covers.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MAX_SEARCHES = 8 };

struct script {
    const uint8_t *data;
    size_t size, at;
};

/* Returns the next byte, or 0 after the end. */
static unsigned next(struct script *script)
{
    return script->at < script->size ? script->data[script->at++] : 0;
}

static void expect(bool holds)
{
    if (!holds)
        abort();
}

/* Adds an option of up to 15 items, valid or not. */
static void add_option(struct script *script, struct sudoku_cover *cover, struct judged *problem)
{
    size_t items[15], count = next(script) % 16;
    uint32_t mask = 0;
    bool is_sound = count > 0;
    for (size_t i = 0; i < count; i++) {
        items[i] = next(script) % (JUDGED_ITEMS + 2);
        is_sound =
            is_sound && items[i] < problem->primary + problem->secondary && !(mask >> items[i] & 1);
        mask |= (uint32_t)1 << items[i];
    }
    expect(sudoku_cover_add(cover, items, count) == (is_sound ? SUDOKU_OK : SUDOKU_ERR_ARGUMENT));
    if (is_sound)
        problem->options[problem->option_count++] = mask;
}

struct watch {
    const struct judged *problem;
    unsigned stop_after; /* solutions; 0: never */
};

static int check_cover(void *user, const size_t *options, size_t count)
{
    struct watch *watch = user;
    expect(judge_is_cover(watch->problem, options, count));
    return watch->stop_after && --watch->stop_after == 0;
}

static void search(struct script *script, struct sudoku_cover *cover, const struct judged *problem)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.solutions = next(script) % 8;
    limits.nodes = next(script);
    struct watch watch = {problem, next(script) % 8};
    unsigned stop_after = watch.stop_after;
    uint64_t expected = judge_count(problem, 0, 0);
    enum sudoku_status status = sudoku_cover_search(cover, &limits, check_cover, &watch);
    const struct sudoku_stats *stats = sudoku_cover_stats(cover);
    expect(stats->solutions <= expected);
    expect(!limits.nodes || stats->nodes <= limits.nodes);
    if (status == SUDOKU_CANCELLED)
        expect(stop_after && stats->solutions == stop_after);
    else if (status == SUDOKU_SOLUTION_LIMIT)
        expect(stats->solutions == limits.solutions);
    else if (status == SUDOKU_NODE_LIMIT)
        expect(stats->nodes == limits.nodes);
    else
        expect(status == (expected ? SUDOKU_OK : SUDOKU_NO_SOLUTION) &&
               stats->solutions == expected);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct script script = {data, size, 0};
    struct judged problem = {.primary = 1 + next(&script) % 10, .secondary = next(&script) % 7};
    struct sudoku_cover *cover = new_cover(problem.primary, problem.secondary);
    unsigned searches = 0;
    while (script.at < size && searches < MAX_SEARCHES) {
        if (next(&script) % 8 == 0 && ++searches)
            search(&script, cover, &problem);
        else if (problem.option_count < JUDGED_OPTIONS)
            add_option(&script, cover, &problem);
    }
    /* An interrupted search leaves the problem intact. */
    struct script rest = {0};
    search(&rest, cover, &problem);
    sudoku_cover_destroy(cover);
    return 0;
}
