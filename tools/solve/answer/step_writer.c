#include "solve/answer/step_writer.h"

#include <inttypes.h>

#include "cli/run/clock.h"
#include "cli/text/board.h"
#include "cli/text/translate.h"
#include "solve/answer/record.h"
#include "solve/answer/step_json.h"
#include "solve/draw/drawing.h"

/* The candidates before the step, and the symbols of the digits. */
struct scene {
    uint8_t cells[SUDOKU_MAX_CELLS];
    sudoku_digitset candidates[SUDOKU_MAX_CELLS];
    struct sudoku_step_wording wording;
};

static void get_scene(const struct step_writer *writer, struct scene *scene)
{
    sudoku_logic_get_position(writer->logic, scene->cells, scene->candidates);
    scene->wording = (struct sudoku_step_wording)SUDOKU_STEP_WORDING_INIT;
    scene->wording.symbols = writer->asked->spoken;
    scene->wording.candidates = scene->candidates;
    scene->wording.cells = scene->cells;
    scene->wording.translate = translate_text;
    scene->wording.detail = writer->asked->options->detail;
}

static bool is_json(const struct step_writer *writer)
{
    return writer->asked->options->format == SUDOKU_TEXT_JSON;
}

/* ---------------------------------------------------------------------------------------- text */

static void add_candidates(const struct question_context *asked, const sudoku_digitset *candidates,
                           struct buffer *out)
{
    struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
    board.format = SUDOKU_TEXT_CANDIDATES;
    board.candidates = candidates;
    board.symbols = asked->symbols;
    board_add(out, asked->board->layout, &board);
}

/* Adds the sentence on STEP, terminated, to OUT. */
static void add_sentence(const struct question_context *asked, const struct scene *scene,
                         const struct sudoku_step *step, enum sudoku_hint hint, struct buffer *out)
{
    const struct sudoku_layout *layout = asked->board->layout;
    size_t length = sudoku_step_write(layout, step, hint, &scene->wording, NULL, 0);
    char *room = buffer_reserve(out, length + 1);
    sudoku_step_write(layout, step, hint, &scene->wording, room, length + 1);
    out->length += length;
}

/* ------------------------------------------------------------------------------------- records */

/* Adds COUNT candidates as one field, with spaces between, each a cell, RELATION and a digit. */
static void add_items(struct answer_record *record, const char *key, const char *relation,
                      const struct sudoku_candidate *items, size_t count)
{
    struct buffer text = {0};
    for (size_t i = 0; i < count; i++) {
        char name[32];
        sudoku_layout_cell_name(record->asked->board->layout, items[i].cell, name, sizeof name);
        buffer_printf(&text, "%s%s%s%u", i ? " " : "", name, relation, items[i].digit);
    }
    buffer_add(&text, "", 1);
    record_add_string(record, key, text.data);
    buffer_free(&text);
}

static void write_record(struct step_writer *writer, const struct scene *scene,
                         const struct sudoku_step *step, enum sudoku_hint hint)
{
    const struct question_context *asked = writer->asked;
    struct answer_record record = {.asked = asked};
    bool is_csv = asked->options->format == SUDOKU_TEXT_CSV;
    if (writer->verdict)
        buffer_printf(&record.text, "%s: ", writer->judgement);
    size_t start = record.text.length;
    add_sentence(asked, scene, step, is_csv ? SUDOKU_HINT_STEP : hint, &record.text);
    record_add_value(&record, "step", "%" PRIu64, writer->count);
    record_add_string(&record, "technique", step->technique->name);
    record_add_string(&record, "code", step->technique->code);
    add_items(&record, "placements", "=", step->placements, step->placement_count);
    add_items(&record, "eliminations", "<>", step->eliminations, step->elimination_count);
    record_add_string(&record, "text", record.text.data + start);
    if (writer->verdict)
        record_add_string(&record, "verdict", writer->verdict);
    record_write(&record, writer->status, NULL);
}

/* Draws STEP as far as HINT reveals it, below the name of its technique. False: it could not, as
 * was reported. */
static bool draw(const struct question_context *asked, const struct scene *scene,
                 const struct sudoku_step *step, enum sudoku_hint hint)
{
    struct sudoku_step shown = *step;
    bool has_name = !asked->options->title && hint != SUDOKU_HINT_PLACE;
    if (hint != SUDOKU_HINT_STEP) {
        shown.placement_count = shown.elimination_count = shown.fin_count = 0;
        shown.pattern_count = shown.link_count = 0;
    }
    return drawing_add_step(asked, scene->cells, scene->candidates, &shown,
                            has_name ? step->technique->name : NULL);
}

void step_writer_add(struct step_writer *writer, const struct sudoku_step *step,
                     enum sudoku_hint hint)
{
    const struct question_context *asked = writer->asked;
    struct scene scene;
    get_scene(writer, &scene);
    writer->count++;
    if (asked->options->picture) {
        writer->is_undrawn |= !draw(asked, &scene, step, hint);
    } else if (is_json(writer)) {
        buffer_printf(asked->out, writer->count > 1 ? "," : "");
        step_json(asked->board->layout, step, &scene.wording, asked->out);
    } else if (record_is_wanted(asked->options)) {
        write_record(writer, &scene, step, hint);
    } else {
        if (asked->options->shows_candidates)
            add_candidates(asked, scene.candidates, asked->out);
        if (writer->verdict)
            buffer_printf(asked->out, "%s: ", writer->judgement);
        add_sentence(asked, &scene, step, hint, asked->out);
        buffer_add(asked->out, "\n", 1);
    }
}

/* -------------------------------------------------------------------------------- as they come */

/* Maximum delay of a step in seconds, hardly noticeable. */
static const double MAX_WAIT = 0.1;

/* Flushes steps during a long search for the next one. Returns false to stop it. */
static bool flush_due(void *user)
{
    struct step_writer *writer = user;
    const struct question_context *asked = writer->asked;
    double now = asked->out->length ? clock_now() : 0;
    if (now > writer->due) {
        writer->is_cut = !asked->flush(asked->user, asked->out);
        writer->due = now + MAX_WAIT;
    }
    return !writer->is_cut;
}

/* Pictures, and steps from one of several threads, are written when the puzzle is done. */
void step_writer_open(struct step_writer *writer)
{
    const struct question_context *asked = writer->asked;
    if (is_json(writer)) {
        record_open_json(asked, true);
        buffer_printf(asked->out, ",\"steps\":[");
    }
    if (!asked->flush || asked->options->picture)
        return;
    writer->due = clock_now() + MAX_WAIT;
    asked->board->waiting = writer;
    asked->board->wait = flush_due;
}

/* Writes a record if there was no step, or after steps that are not all. */
void step_writer_close(struct step_writer *writer, enum sudoku_status status, const char *error)
{
    const struct question_context *asked = writer->asked;
    struct answer_record record = {.asked = asked};
    asked->board->wait = NULL;
    if (is_json(writer)) {
        buffer_printf(asked->out, "]");
        if (writer->verdict)
            buffer_printf(asked->out, ",\"verdict\":\"%s\"", writer->verdict);
        record_close_json(asked, status, error);
    } else if (!asked->options->picture && (!writer->count || error)) {
        bool is_plain = !record_is_wanted(asked->options);
        if (writer->verdict) {
            buffer_printf(&record.text, "%s", writer->judgement);
            buffer_printf(&record.csv, ",,,,,,"); /* the columns of a step */
            record_add_string(&record, "verdict", writer->verdict);
        }
        if (!is_plain || !writer->count)
            record_write(&record, status, error);
    }
}
