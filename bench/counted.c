/* The portable version of engine9 with counted rounds. */
#include "counted.h"

#include "engine9/vectors/reg_portable.h"

#include "engine9/vectors/vec_words.h"

enum { VECTORS = 1 };

#include "engine9/round_tmpl.h"

/* Rounds on the path of the board at work, and of the waiting boards. */
struct ways {
    uint64_t length, waiting[82];
    unsigned top;
    uint64_t guesses, left; /* at the last round: branches, and finished paths */
};

static struct counted tally;
static struct ways ways;
static const struct sudoku_stats *stats;

/* After a branch one part waits; after the end of a path the last waiting one continues. */
static void follow(uint64_t guesses, uint64_t left)
{
    if (guesses > ways.guesses)
        ways.waiting[ways.top++] = ways.length;
    else if (left > ways.left)
        ways.length = ways.waiting[--ways.top];
    ways.guesses = guesses;
    ways.left = left;
    ways.length++;
}

static struct verdict counted_round(vec *board, vec *fixed, unsigned triples)
{
    follow(stats->guesses, stats->backtracks + stats->solutions);
    tally.all++;
    tally.before += stats->guesses == 0;
    tally.path = ways.length > tally.path ? ways.length : tally.path;
    return propagate(board, fixed, triples);
}

#define propagate counted_round
#include "engine9/search_tmpl.h"
#undef propagate

static const struct engine9_version counting = ENGINE9_VERSION(SUDOKU_SIMD_PORTABLE);

struct question {
    struct engine9_job job; /* first: the search passes its address back */
    const char *text;
};

bool counted_is_alone(const char *text)
{
    uint8_t board[81];
    for (unsigned cell = 0; cell < 81; cell++)
        board[cell] = (uint8_t)(engine9_sets[text[cell] & 31] != ENGINE9_ALL);
    return engine9_is_plentiful(board, false);
}

static bool give_puzzle(struct engine9_job *job, struct engine9_puzzle *puzzle)
{
    struct question *question = (struct question *)job;
    if (!question->text)
        return false;
    *puzzle = (struct engine9_puzzle){.givens = (const uint8_t *)question->text,
                                      .plentiful = counted_is_alone(question->text)};
    question->text = NULL;
    return true;
}

static bool is_enough(struct engine9_job *job, size_t tag, unsigned count, const uint8_t *solution)
{
    (void)tag;
    (void)solution;
    job->limiter->stats.solutions++;
    return count == 2;
}

struct counted count_rounds(const char *text)
{
    static char memory[sizeof(struct searcher) + ENGINE9_ALIGN];
    static const atomic_bool never;
    struct limiter limiter;
    struct question question = {
        .job = {.limiter = &limiter, .shared = true, .next = give_puzzle, .found = is_enough},
        .text = text,
    };
    limiter_start(&limiter, NULL, false, &never);
    stats = &limiter.stats;
    tally = (struct counted){0};
    ways = (struct ways){0};
    counting.search(memory, &question.job);
    tally.guesses = stats->guesses;
    tally.refuted = stats->backtracks;
    return tally;
}
