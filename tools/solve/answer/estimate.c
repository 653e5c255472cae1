#include "solve/answer/estimate.h"

#include <inttypes.h>

#include "solve/answer/record.h"

/* Adds NUMBER * 10^EXPONENT, as a whole number if exact. */
static void add_number(struct buffer *out, double number, int exponent, bool is_exact)
{
    if (is_exact)
        buffer_printf(out, "%.0f", number);
    else if (exponent == 0)
        buffer_printf(out, "%.4g", number);
    else
        buffer_printf(out, "%.4ge%d", number, exponent);
}

static void add_fields(struct answer_record *record, const struct sudoku_estimate *estimate)
{
    const double numbers[] = {estimate->count, estimate->low, estimate->high};
    static const char *const keys[] = {"estimate", "low", "high"};
    for (int i = 0; i < 3; i++)
        record_add_value(record, keys[i], estimate->is_exact ? "%.0f" : "%.17g", numbers[i]);
    record_add_value(record, "exponent", "%d", estimate->exponent);
    record_add_value(record, "exact", "%s", estimate->is_exact ? "true" : "false");
    record_add_value(record, "samples", "%" PRIu64, estimate->samples);
}

static void add_text(struct buffer *out, const struct sudoku_estimate *estimate)
{
    add_number(out, estimate->count, estimate->exponent, estimate->is_exact);
    if (estimate->is_exact)
        return;
    buffer_printf(out, " (");
    add_number(out, estimate->low, estimate->exponent, false);
    buffer_printf(out, " to ");
    add_number(out, estimate->high, estimate->exponent, false);
    buffer_printf(out, ", %" PRIu64 " samples)", estimate->samples);
}

enum sudoku_status estimate_question(const struct question_context *asked)
{
    struct sudoku_estimate estimate = SUDOKU_ESTIMATE_INIT;
    struct sudoku_limits limits = question_limits(asked);
    struct answer_record record = {.asked = asked};
    const struct sudoku_puzzle puzzle = {asked->givens, asked->candidates};
    enum sudoku_status status =
        sudoku_solver_estimate(asked->board->solver, &puzzle, &limits,
                               asked->options->solution_limit, asked->options->seed, &estimate);
    if (status == SUDOKU_NO_SOLUTION)
        estimate.is_exact = true;
    bool is_answered = estimate.samples || estimate.is_exact;
    if (is_answered) {
        add_fields(&record, &estimate);
        add_text(&record.text, &estimate);
    }
    record_write(&record, status, is_answered ? NULL : sudoku_strstatus(status));
    return status;
}
