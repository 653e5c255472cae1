#include "solve/answer/question.h"

#include <inttypes.h>

#include "cli/run/interrupt.h"

void question_say(const struct question_context *asked, const char *text)
{
    if (!asked->options->quiet)
        buffer_printf(asked->err, "%s:%" PRIu64 ": %s\n", asked->puzzle->source,
                      asked->puzzle->line, text);
}

static int stop_when_interrupted(void *user, const struct sudoku_stats *stats)
{
    (void)user;
    (void)stats;
    return interrupt_pending();
}

void question_add_digit(const struct question_context *asked, unsigned digit, struct buffer *out)
{
    if (asked->spoken && digit)
        buffer_add(out, &asked->spoken[digit - 1], 1);
    else
        buffer_printf(out, "%u", digit);
}

struct sudoku_limits question_limits(const struct question_context *asked)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.solutions = asked->options->solution_limit;
    limits.nodes = asked->options->nodes;
    limits.seconds = asked->options->seconds;
    limits.progress = stop_when_interrupted;
    return limits;
}

size_t question_memory(const struct question_context *asked)
{
    enum { BITS_OF_MEGABYTE = 20 };
    uint64_t bytes = asked->options->megabytes << BITS_OF_MEGABYTE;
    return bytes < SIZE_MAX ? (size_t)bytes : SIZE_MAX;
}
