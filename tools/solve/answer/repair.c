#include "solve/answer/repair.h"

#include <inttypes.h>

#include "cli/text/csv.h"
#include "solve/answer/losses.h"
#include "solve/answer/mistake.h"
#include "solve/answer/record.h"

/* Maximum number of repairs shown. */
enum { MAX_SHOWN = 5 };

/* Maximum number of nodes for changes of two givens, times the cells of the board, which are the
 * work for a node; unless the options limit nodes or time. It is no time, so that the answer is the
 * same on every machine. 9x9 boards need a fraction of it, large ones thousands of times as much.
 */
static const uint64_t pair_work = 1000000000;

struct repairing {
    const struct question_context *asked;
    struct sudoku_generator *generator;
    struct sudoku_limits limits;
    struct answer_record record;
    struct buffer contradiction, changes, additions; /* fields of CSV */
    uint64_t repair_count;
    bool is_complete; /* all changes were tried */
    bool are_fewest;  /* of additions */
};

/* ------------------------------------------------------------------------------------- writing */

/* Adds "cell=digit" to the text and to FIELD, with the digits of the puzzle, and to the JSON, with
 * numbers. */
static void add_change(struct repairing *repairing, const struct sudoku_change *change,
                       bool is_first, struct buffer *field)
{
    char name[32];
    struct buffer words = {0};
    sudoku_layout_cell_name(repairing->asked->board->layout, change->cell, name, sizeof name);
    buffer_printf(&words, "%s=", name);
    question_add_digit(repairing->asked, change->digit, &words);
    buffer_add(&repairing->record.text, is_first ? " " : ", ", is_first ? 1 : 2);
    buffer_add(&repairing->record.text, words.data, words.length);
    buffer_add(field, " ", is_first ? 0 : 1);
    buffer_add(field, words.data, words.length);
    buffer_printf(&repairing->record.json, is_first ? "\"%s=%u\"" : ",\"%s=%u\"", name,
                  (unsigned)change->digit);
    buffer_free(&words);
}

/* Begins a line of the text. */
static void add_line(struct repairing *repairing, const char *words)
{
    struct buffer *text = &repairing->record.text;
    buffer_printf(text, "%s%s", text->length ? "\n" : "", words);
}

static void add_repair(struct repairing *repairing, const struct sudoku_repair *repair,
                       bool is_first)
{
    struct answer_record *record = &repairing->record;
    add_line(repairing, "change:");
    buffer_add(&repairing->changes, "; ", is_first ? 0 : 2);
    buffer_printf(&record->json, is_first ? "{\"changes\":[" : ",{\"changes\":[");
    for (unsigned i = 0; i < repair->change_count; i++)
        add_change(repairing, &repair->changes[i], i == 0, &repairing->changes);
    buffer_printf(&record->json, "],\"redundant\":%u}", repair->redundant);
}

/* Adds the fields of CSV in the order of the header. */
static void add_fields(struct repairing *repairing)
{
    struct buffer *csv = &repairing->record.csv;
    buffer_add(csv, ",", 1);
    csv_add_field(csv, repairing->contradiction.data, repairing->contradiction.length);
    buffer_add(csv, ",", 1);
    csv_add_field(csv, repairing->changes.data, repairing->changes.length);
    buffer_printf(csv, ",%" PRIu64 ",%s,", repairing->repair_count,
                  repairing->is_complete ? "true" : "false");
    csv_add_field(csv, repairing->additions.data, repairing->additions.length);
    buffer_printf(csv, ",%s", repairing->are_fewest ? "true" : "false");
}

/* ----------------------------------------------------------------------------------- searching */

/* Givens that contradict each other. */
static enum sudoku_status find_contradiction(struct repairing *repairing)
{
    const uint8_t *givens = repairing->asked->givens;
    uint16_t cells[SUDOKU_MAX_CELLS];
    size_t count = 0;
    enum sudoku_status status = sudoku_generator_find_contradiction(
        repairing->generator, givens, &repairing->limits, cells, &count);
    if (status != SUDOKU_OK)
        return status;
    add_line(repairing, "contradiction:");
    buffer_printf(&repairing->record.json, ",\"contradiction\":[");
    for (size_t i = 0; i < count; i++) {
        const struct sudoku_change given = {cells[i], givens[cells[i]]};
        add_change(repairing, &given, i == 0, &repairing->contradiction);
    }
    buffer_printf(&repairing->record.json, "]");
    return status;
}

/* Finds changes of one given; if there are none, of two. Returns SUDOKU_NOT_FOUND if there is no
 * repair. */
static enum sudoku_status find_changes(struct repairing *repairing, struct sudoku_repair *repairs,
                                       size_t *count)
{
    struct sudoku_repair_options options = SUDOKU_REPAIR_OPTIONS_INIT;
    struct sudoku_limits limits = repairing->limits;
    const uint8_t *givens = repairing->asked->givens;
    options.max_changes = 1;
    enum sudoku_status status = sudoku_generator_repair(repairing->generator, givens, &options,
                                                        &limits, repairs, MAX_SHOWN, count);
    repairing->is_complete = status == SUDOKU_OK;
    if (status != SUDOKU_NOT_FOUND)
        return status;
    bool is_bounded = !limits.nodes && !(limits.seconds > 0);
    if (is_bounded)
        limits.nodes = pair_work / sudoku_layout_cell_count(repairing->asked->board->layout);
    options.max_changes = 2;
    status = sudoku_generator_repair(repairing->generator, givens, &options, &limits, repairs,
                                     MAX_SHOWN, count);
    repairing->is_complete = status == SUDOKU_OK || status == SUDOKU_NOT_FOUND;
    return status == SUDOKU_NODE_LIMIT && is_bounded ? SUDOKU_OK : status;
}

static enum sudoku_status find_repairs(struct repairing *repairing)
{
    struct answer_record *record = &repairing->record;
    struct sudoku_repair repairs[MAX_SHOWN];
    size_t count = 0;
    enum sudoku_status status = find_changes(repairing, repairs, &count);
    repairing->repair_count = count;
    buffer_printf(&record->json, ",\"repairs\":[");
    for (size_t i = 0; i < count && i < MAX_SHOWN; i++)
        add_repair(repairing, &repairs[i], i == 0);
    buffer_printf(&record->json, "],\"count\":%zu,\"complete\":%s", count,
                  repairing->is_complete ? "true" : "false");
    if (count > MAX_SHOWN)
        buffer_printf(&record->text, "\nand %zu more changes", count - MAX_SHOWN);
    if (status == SUDOKU_NOT_FOUND)
        add_line(repairing, "no change of one given, or of two, leaves one solution");
    else if (status == SUDOKU_OK && !repairing->is_complete)
        add_line(repairing,
                 "no change of one given leaves one solution; not all changes of two were tried");
    return status == SUDOKU_NOT_FOUND ? SUDOKU_OK : status;
}

static enum sudoku_status find_additions(struct repairing *repairing)
{
    struct answer_record *record = &repairing->record;
    struct sudoku_change additions[SUDOKU_MAX_CELLS];
    size_t count = 0;
    enum sudoku_status status =
        sudoku_generator_complete(repairing->generator, repairing->asked->givens,
                                  &repairing->limits, additions, &count, &repairing->are_fewest);
    if (status != SUDOKU_OK)
        return status;
    add_line(repairing, "add:");
    buffer_printf(&record->json, ",\"additions\":[");
    for (size_t i = 0; i < count; i++)
        add_change(repairing, &additions[i], i == 0, &repairing->additions);
    buffer_printf(&record->json, "],\"fewest\":%s", repairing->are_fewest ? "true" : "false");
    buffer_printf(&record->text, repairing->are_fewest ? " (the fewest)" : " (fewer may do)");
    return status;
}

/* Finds repairs of the puzzle, which HAS no solution, or several. */
static enum sudoku_status find_all(struct repairing *repairing, enum sudoku_status has)
{
    enum sudoku_status status = has;
    if (has == SUDOKU_SEVERAL_SOLUTIONS)
        status = find_additions(repairing);
    else if (has == SUDOKU_NO_SOLUTION || has == SUDOKU_CONFLICT)
        status = find_contradiction(repairing);
    return status == SUDOKU_OK ? find_repairs(repairing) : status;
}

/* ------------------------------------------------------------------------------------ question */

/* Finds what the puzzle *HAS and how to repair it. With narrowing candidates, changes of givens may
 * not be the right repair. */
static enum sudoku_status repair(struct repairing *repairing, enum sudoku_status *has)
{
    const struct question_context *asked = repairing->asked;
    const struct sudoku_puzzle puzzle = {asked->givens, asked->candidates};
    uint8_t solution[SUDOKU_MAX_CELLS];
    *has = sudoku_solver_unique(asked->board->solver, &puzzle, &repairing->limits, solution);
    if (*has == SUDOKU_OK)
        add_line(repairing, "one solution: nothing to repair");
    if (*has == SUDOKU_OK || losses_are_narrowed(asked, asked->givens))
        return *has;
    enum sudoku_status status = find_all(repairing, *has);
    add_fields(repairing);
    return status;
}

/* Adds messages on a puzzle that was not repaired. */
static void say(const struct question_context *asked, enum sudoku_status has,
                enum sudoku_status status)
{
    struct buffer text = {0};
    if (status == has && losses_are_narrowed(asked, asked->givens)) {
        question_say(asked, mistake_find(asked, has, &text)
                                ? text.data
                                : "givens are repaired, candidates are not");
        buffer_free(&text);
    }
    question_say(asked, sudoku_strstatus(status));
}

enum outcome repair_question(const struct question_context *asked)
{
    struct repairing repairing = {
        .asked = asked, .limits = question_limits(asked), .record = {.asked = asked}};
    enum sudoku_status has = SUDOKU_ERR_MEMORY;
    enum sudoku_status status =
        sudoku_generator_create(asked->board->layout, NULL, &repairing.generator);
    if (status == SUDOKU_OK)
        status = repair(&repairing, &has);
    sudoku_generator_destroy(repairing.generator);
    record_write(&repairing.record, status == SUDOKU_OK ? has : status,
                 status == SUDOKU_OK ? NULL : sudoku_strstatus(status));
    if (status != SUDOKU_OK)
        say(asked, has, status);
    buffer_free(&repairing.contradiction);
    buffer_free(&repairing.changes);
    buffer_free(&repairing.additions);
    return outcome_of(status);
}
