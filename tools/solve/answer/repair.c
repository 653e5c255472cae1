#include "solve/answer/repair.h"

#include "solve/answer/losses.h"

/* Repairs that are shown. */
enum { SHOWN = 5 };

struct mending {
    const struct question_context *asked;
    struct sudoku_generator *generator;
    struct sudoku_limits limits;
    bool as_json;
};

static void add_cell(const struct mending *mending, unsigned cell)
{
    char name[32];
    sudoku_layout_cell_name(mending->asked->board->layout, cell, name, sizeof name);
    buffer_printf(mending->asked->out, "%s", name);
}

static void add_change(const struct mending *mending, const struct sudoku_change *change,
                       bool first)
{
    struct buffer *out = mending->asked->out;
    if (mending->as_json) {
        buffer_printf(out, first ? "\"" : ",\"");
        add_cell(mending, change->cell);
        buffer_printf(out, "=%u\"", (unsigned)change->digit);
    } else {
        buffer_printf(out, first ? " " : ", ");
        add_cell(mending, change->cell);
        buffer_printf(out, "=");
        question_add_digit(mending->asked, change->digit, out);
    }
}

/* Givens that contradict each other. */
static enum sudoku_status show_contradiction(const struct mending *mending)
{
    const struct question_context *asked = mending->asked;
    uint16_t cells[SUDOKU_MAX_CELLS];
    size_t count = 0;
    enum sudoku_status status = sudoku_generator_find_contradiction(
        mending->generator, asked->givens, &mending->limits, cells, &count);
    buffer_printf(asked->out, mending->as_json ? "\"contradiction\":[" : "contradiction:");
    for (size_t i = 0; i < count; i++) {
        const struct sudoku_change given = {cells[i], asked->givens[cells[i]]};
        add_change(mending, &given, i == 0);
    }
    buffer_printf(asked->out, mending->as_json ? "]," : "\n");
    return status;
}

static void show_repair(const struct mending *mending, const struct sudoku_repair *repair,
                        bool first)
{
    struct buffer *out = mending->asked->out;
    if (mending->as_json)
        buffer_printf(out, first ? "{\"changes\":[" : ",{\"changes\":[");
    else
        buffer_printf(out, "change:");
    for (unsigned i = 0; i < repair->change_count; i++)
        add_change(mending, &repair->changes[i], i == 0);
    if (mending->as_json)
        buffer_printf(out, "],\"redundant\":%u}", repair->redundant);
    else
        buffer_printf(out, "\n");
}

static enum sudoku_status show_repairs(const struct mending *mending)
{
    const struct question_context *asked = mending->asked;
    struct sudoku_repair repairs[SHOWN];
    size_t count = 0;
    enum sudoku_status status = sudoku_generator_repair(mending->generator, asked->givens, NULL,
                                                        &mending->limits, repairs, SHOWN, &count);
    if (mending->as_json)
        buffer_printf(asked->out, "\"repairs\":[");
    for (size_t i = 0; i < count && i < SHOWN; i++)
        show_repair(mending, &repairs[i], i == 0);
    if (mending->as_json)
        buffer_printf(asked->out, "],\"count\":%zu,", count);
    else if (count > SHOWN)
        buffer_printf(asked->out, "and %zu more changes\n", count - SHOWN);
    else if (status == SUDOKU_NOT_FOUND)
        buffer_printf(asked->out, "no change of one given, or of two, leaves one solution\n");
    return status == SUDOKU_NOT_FOUND ? SUDOKU_OK : status;
}

static enum sudoku_status show_additions(const struct mending *mending)
{
    const struct question_context *asked = mending->asked;
    struct sudoku_change additions[SUDOKU_MAX_CELLS];
    size_t count = 0;
    bool are_fewest = false;
    enum sudoku_status status = sudoku_generator_complete(
        mending->generator, asked->givens, &mending->limits, additions, &count, &are_fewest);
    buffer_printf(asked->out, mending->as_json ? "\"additions\":[" : "add:");
    for (size_t i = 0; i < count; i++)
        add_change(mending, &additions[i], i == 0);
    if (mending->as_json)
        buffer_printf(asked->out, "],\"fewest\":%s,", are_fewest ? "true" : "false");
    else
        buffer_printf(asked->out, are_fewest ? " (the fewest)\n" : " (fewer may do)\n");
    return status;
}

/* Shows what mends the puzzle, which HAS no solution, or several. */
static enum sudoku_status show_all(const struct mending *mending, enum sudoku_status has)
{
    enum sudoku_status status = has;
    if (has == SUDOKU_SEVERAL_SOLUTIONS)
        status = show_additions(mending);
    else if (has == SUDOKU_NO_SOLUTION || has == SUDOKU_CONFLICT)
        status = show_contradiction(mending);
    return status == SUDOKU_OK ? show_repairs(mending) : status;
}

/* What the puzzle has, and what mends it. Where candidates narrow it, changes of givens may not be
 * what it needs. */
static enum sudoku_status mend(const struct mending *mending)
{
    const struct question_context *asked = mending->asked;
    const struct sudoku_puzzle puzzle = {asked->givens, asked->candidates};
    uint8_t solution[SUDOKU_MAX_CELLS];
    enum sudoku_status has =
        sudoku_solver_unique(asked->board->solver, &puzzle, &mending->limits, solution);
    enum sudoku_status status = has;
    if (has == SUDOKU_OK && !mending->as_json)
        buffer_printf(asked->out, "one solution: nothing to repair\n");
    else if (has != SUDOKU_OK && losses_are_narrowed(asked, asked->givens))
        question_say(asked, "givens are repaired, candidates are not");
    else if (has != SUDOKU_OK)
        status = show_all(mending, has);
    if (mending->as_json)
        buffer_printf(asked->out, "\"status\":\"%s\"}\n", sudoku_strstatus(status ? status : has));
    return status;
}

enum outcome repair_question(const struct question_context *asked)
{
    struct mending mending = {.asked = asked,
                              .limits = question_limits(asked),
                              .as_json = asked->options->format == SUDOKU_TEXT_JSON};
    enum sudoku_status status =
        sudoku_generator_create(asked->board->layout, NULL, &mending.generator);
    if (mending.as_json)
        buffer_printf(asked->out, "{");
    if (status == SUDOKU_OK)
        status = mend(&mending);
    sudoku_generator_destroy(mending.generator);
    if (status != SUDOKU_OK)
        question_say(asked, sudoku_strstatus(status));
    return outcome_of(status);
}
