/* The portable version of engine9 with a counter in place of its rounds. */
#include "counted.h"

#include "engine9/vectors/reg_portable.h"

#include "engine9/vectors/vec_words.h"

enum { VECTORS = 1 };

#include "engine9/round_tmpl.h"

static struct counted tally;
static const struct sudoku_stats *stats;

static struct verdict counted_round(vec *board, vec *fixed, unsigned triples)
{
    tally.all++;
    tally.before += stats->guesses == 0;
    return propagate(board, fixed, triples);
}

#define propagate counted_round
#include "engine9/search_tmpl.h"
#undef propagate

static const struct engine9_version counting = ENGINE9_VERSION(SUDOKU_SIMD_PORTABLE);

struct question {
    struct engine9_job job; /* first: the search hands back its address */
    const char *text;
};

static bool give_puzzle(struct engine9_job *job, struct engine9_puzzle *puzzle)
{
    struct question *question = (struct question *)job;
    uint8_t board[81];
    if (!question->text)
        return false;
    for (unsigned cell = 0; cell < 81; cell++)
        board[cell] = (uint8_t)(engine9_sets[question->text[cell] & 31] != ENGINE9_ALL);
    *puzzle = (struct engine9_puzzle){.givens = (const uint8_t *)question->text,
                                      .plentiful = engine9_is_plentiful(board, false)};
    question->text = NULL;
    return true;
}

static bool is_enough(struct engine9_job *job, size_t tag, unsigned count, const uint8_t *solution)
{
    (void)job;
    (void)tag;
    (void)solution;
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
    counting.search(memory, &question.job);
    tally.guesses = stats->guesses;
    return tally;
}
