#include "solve/answer/estimate.h"

#include <inttypes.h>

#include "solve/answer/identity.h"

/* NUMBER * 10^EXPONENT, whole where it is exact. */
static void add_number(struct buffer *out, double number, int exponent, bool is_exact)
{
    if (is_exact)
        buffer_printf(out, "%.0f", number);
    else if (exponent == 0)
        buffer_printf(out, "%.4g", number);
    else
        buffer_printf(out, "%.4ge%d", number, exponent);
}

static void add_json(const struct question_context *asked, const struct sudoku_estimate *estimate)
{
    struct buffer *out = asked->out;
    const double numbers[] = {estimate->count, estimate->low, estimate->high};
    static const char *const names[] = {"{\"estimate\":", ",\"low\":", ",\"high\":"};
    for (int i = 0; i < 3; i++) {
        buffer_printf(out, "%s", names[i]);
        buffer_printf(out, estimate->is_exact ? "%.0f" : "%.17g", numbers[i]);
    }
    buffer_printf(out, ",\"exponent\":%d,\"exact\":%s,\"samples\":%" PRIu64, estimate->exponent,
                  estimate->is_exact ? "true" : "false", estimate->samples);
    identity_add_json(asked, out);
    buffer_printf(out, "}\n");
}

static void add_text(const struct question_context *asked, const struct sudoku_estimate *estimate)
{
    struct buffer *out = asked->out;
    add_number(out, estimate->count, estimate->exponent, estimate->is_exact);
    if (!estimate->is_exact) {
        buffer_printf(out, " (");
        add_number(out, estimate->low, estimate->exponent, false);
        buffer_printf(out, " to ");
        add_number(out, estimate->high, estimate->exponent, false);
        buffer_printf(out, ", %" PRIu64 " samples)", estimate->samples);
    }
    buffer_printf(out, "\n");
}

enum sudoku_status estimate_add(const struct question_context *asked,
                                enum sudoku_text_format format)
{
    struct sudoku_estimate estimate = SUDOKU_ESTIMATE_INIT;
    struct sudoku_limits limits = question_limits(asked);
    const struct sudoku_puzzle puzzle = {asked->givens, asked->candidates};
    enum sudoku_status status =
        sudoku_solver_estimate(asked->board->solver, &puzzle, &limits,
                               asked->options->solution_limit, asked->options->seed, &estimate);
    if (status == SUDOKU_NO_SOLUTION)
        estimate.is_exact = true;
    else if (!estimate.samples && !estimate.is_exact)
        return status;
    if (format == SUDOKU_TEXT_JSON)
        add_json(asked, &estimate);
    else
        add_text(asked, &estimate);
    return status;
}
