#include "solve/answer/explain.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli/run/clock.h"
#include "cli/run/interrupt.h"
#include "cli/text/board.h"
#include "cli/text/checked.h"
#include "solve/answer/step_json.h"
#include "solve/draw/drawing.h"

/* An answer on its way out. */
struct explanation {
    const struct question_context *asked;
    struct sudoku_logic *logic;
    bool as_json;
    uint64_t steps; /* written so far */
    double due;     /* when what was found is to be seen, by clock_now() */
    bool is_cut;    /* it could not be written */
};

/* ------------------------------------------------------------------------------------ writing */

/* The candidates before the step, and what is written for digits. */
struct scene {
    uint8_t cells[SUDOKU_MAX_CELLS];
    sudoku_digitset candidates[SUDOKU_MAX_CELLS];
    struct sudoku_step_wording wording;
};

static void look_at(const struct explanation *answer, struct scene *scene)
{
    sudoku_logic_get_position(answer->logic, scene->cells, scene->candidates);
    scene->wording = (struct sudoku_step_wording)SUDOKU_STEP_WORDING_INIT;
    scene->wording.symbols = answer->asked->spoken;
    scene->wording.candidates = scene->candidates;
}

static void write_candidates(const struct explanation *answer, const struct scene *scene)
{
    struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
    board.format = SUDOKU_TEXT_CANDIDATES;
    board.candidates = scene->candidates;
    board.symbols = answer->asked->symbols;
    board_add(answer->asked->out, answer->asked->board->layout, &board);
}

static void write_text(const struct explanation *answer, const struct scene *scene,
                       const struct sudoku_step *step, enum sudoku_hint hint)
{
    struct buffer *out = answer->asked->out;
    const struct sudoku_layout *layout = answer->asked->board->layout;
    size_t length = sudoku_step_write(layout, step, hint, &scene->wording, NULL, 0);
    char *room = buffer_reserve(out, length + 2);
    sudoku_step_write(layout, step, hint, &scene->wording, room, length + 1);
    room[length] = '\n';
    out->length += length + 1;
}

/* The step on the board, as far as HINT tells it, below the name of its technique. */
static void draw(const struct explanation *answer, const struct scene *scene,
                 const struct sudoku_step *step, enum sudoku_hint hint)
{
    struct sudoku_step told = *step;
    if (hint != SUDOKU_HINT_STEP) {
        told.placement_count = told.elimination_count = told.fin_count = 0;
        told.pattern_count = told.link_count = 0;
    }
    drawing_add_step(
        answer->asked, scene->cells, scene->candidates, &told,
        answer->asked->options->title || hint == SUDOKU_HINT_PLACE ? NULL : step->technique->name);
}

/* STEP as far as HINT tells it; JSON has all of it. */
static void write_hint(struct explanation *answer, const struct sudoku_step *step,
                       enum sudoku_hint hint)
{
    struct buffer *out = answer->asked->out;
    struct scene scene;
    look_at(answer, &scene);
    if (answer->asked->options->picture) {
        draw(answer, &scene, step, hint);
    } else if (answer->as_json) {
        buffer_printf(out, answer->steps++ ? "," : "");
        step_json(answer->asked->board->layout, step, &scene.wording, out);
    } else {
        if (answer->asked->options->shows_candidates)
            write_candidates(answer, &scene);
        write_text(answer, &scene, step, hint);
    }
}

static int write_step(void *user, const struct sudoku_step *step)
{
    write_hint(user, step, SUDOKU_HINT_STEP);
    return interrupt_pending();
}

/* Seconds that a step may wait to be seen: what people hardly notice. */
static const double UNSEEN = 0.1;

/* Lets steps be seen while the next one is sought, where that takes long. */
static bool show_so_far(void *user)
{
    struct explanation *answer = user;
    const struct question_context *asked = answer->asked;
    double now = asked->out->length ? clock_now() : 0;
    if (now > answer->due) {
        answer->is_cut = !asked->flush(asked->user, asked->out);
        answer->due = now + UNSEEN;
    }
    return !answer->is_cut;
}

/* Steps of a picture, or of one thread among several, are written when the puzzle is done. */
static void show_early(struct explanation *answer)
{
    const struct question_context *asked = answer->asked;
    if (!asked->flush || asked->options->picture)
        return;
    answer->due = clock_now() + UNSEEN;
    asked->board->waiting = answer;
    asked->board->wait = show_so_far;
}

/* ---------------------------------------------------------------------------------- questions */

static enum sudoku_status explain_path(struct explanation *answer)
{
    const struct sudoku_step *step;
    enum sudoku_status status;
    while ((status = sudoku_logic_find_step(answer->logic, &step)) == SUDOKU_OK) {
        if (write_step(answer, step))
            return SUDOKU_CANCELLED;
        sudoku_logic_apply(answer->logic, step);
    }
    return status == SUDOKU_END ? SUDOKU_OK : status;
}

static enum sudoku_status give_hint(struct explanation *answer)
{
    const struct sudoku_step *step;
    enum sudoku_status status = sudoku_logic_find_best_step(answer->logic, &step);
    if (status == SUDOKU_OK)
        write_hint(answer, step, answer->asked->options->hint);
    return status == SUDOKU_END ? SUDOKU_OK : status;
}

static enum sudoku_status list_steps(struct explanation *answer)
{
    const bool *chosen = answer->asked->options->techniques;
    enum sudoku_status status = SUDOKU_OK;
    for (size_t i = 0; status == SUDOKU_OK && i < sudoku_technique_count(); i++)
        if (chosen ? chosen[i] : !sudoku_technique_at(i)->is_on_request)
            status = sudoku_logic_enumerate_steps(answer->logic, i, write_step, answer);
    return status;
}

/* Writes level and score. */
static enum sudoku_status rate(const struct explanation *answer)
{
    enum sudoku_level level;
    unsigned score;
    enum sudoku_status status = sudoku_logic_rate(answer->logic, &level, &score);
    if (status == SUDOKU_OK)
        buffer_printf(answer->asked->out,
                      answer->as_json ? "\"level\":\"%s\",\"score\":%u," : "%s %u\n",
                      sudoku_level_name(level), score);
    return status;
}

/* Writes ER, EP and ED. */
static enum sudoku_status rate_se(const struct explanation *answer)
{
    struct sudoku_se_rating rating;
    enum sudoku_status status = sudoku_logic_rate_se(answer->logic, &rating);
    if (status == SUDOKU_OK)
        buffer_printf(answer->asked->out,
                      answer->as_json ? "\"er\":%u.%u,\"ep\":%u.%u,\"ed\":%u.%u,"
                                      : "%u.%u %u.%u %u.%u\n",
                      rating.puzzle / 10, rating.puzzle % 10, rating.pearl / 10, rating.pearl % 10,
                      rating.diamond / 10, rating.diamond % 10);
    return status;
}

static enum sudoku_status ask(struct explanation *answer)
{
    switch (answer->asked->options->question) {
    case QUESTION_EXPLAIN:
        return explain_path(answer);
    case QUESTION_HINT:
        return give_hint(answer);
    case QUESTION_RATE:
        return answer->asked->options->profile == SUDOKU_PROFILE_SE ? rate_se(answer)
                                                                    : rate(answer);
    default:
        return list_steps(answer);
    }
}

/* SUDOKU_OK: there is one solution. */
static enum sudoku_status count_solutions(const struct question_context *asked,
                                          const uint8_t *givens, const sudoku_digitset *candidates)
{
    struct sudoku_puzzle puzzle = {givens, candidates};
    uint8_t solution[SUDOKU_MAX_CELLS];
    struct sudoku_limits limits = question_limits(asked);
    limits.seconds /= 6; /* it is asked thrice at most, and the steps get half */
    return sudoku_solver_unique(asked->board->solver, &puzzle, &limits, solution);
}

/* Whether STATUS says how many solutions there are: a search that was stopped does not, and what
 * would follow from a guess about it is not the answer to the question. */
static bool is_counted(enum sudoku_status status)
{
    return status == SUDOKU_OK || status == SUDOKU_SEVERAL_SOLUTIONS ||
           status == SUDOKU_NO_SOLUTION || status == SUDOKU_CONFLICT;
}

/* SUDOKU_OK: the digits that were given have one solution without the candidates. Those may be
 * conditions of the puzzle, which digits that change places would break. */
static enum sudoku_status count_of_givens(const struct question_context *asked)
{
    uint8_t givens[SUDOKU_MAX_CELLS];
    for (unsigned i = 0; i < sudoku_layout_cell_count(asked->board->layout); i++)
        givens[i] = asked->is_placed && asked->is_placed[i] ? 0 : asked->givens[i];
    return count_solutions(asked, givens, NULL);
}

/* Stores all digits that stand, in a grid of candidates those that are alone in their cell, too.
 * SUDOKU_OK: they would have one solution as givens. */
static enum sudoku_status count_of_all(const struct question_context *asked, uint8_t *cells)
{
    for (unsigned i = 0; i < sudoku_layout_cell_count(asked->board->layout); i++) {
        bool is_alone = asked->candidates && sudoku_digitset_is_single(asked->candidates[i]);
        cells[i] = !asked->givens[i] && is_alone
                       ? (uint8_t)sudoku_digitset_first(asked->candidates[i])
                       : asked->givens[i];
    }
    return count_solutions(asked, cells, NULL);
}

/* Some techniques rely on one solution, which the puzzle as it stands has or not, as COUNT says. */
static enum sudoku_status start(const struct explanation *answer, enum sudoku_status count)
{
    const struct question_context *asked = answer->asked;
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    uint8_t cells[SUDOKU_MAX_CELLS];
    position.cells = asked->givens;
    position.is_placed = asked->is_placed;
    position.candidates = asked->candidates;
    bool is_plain = !asked->candidates && !asked->is_placed;
    if (!is_plain)
        count = count_of_givens(asked);
    if (!is_plain && is_counted(count) && count != SUDOKU_OK) {
        count = count_of_all(asked, cells);
        if (count == SUDOKU_OK) {
            position.cells = cells;
            position.is_placed = NULL;
        }
    }
    if (!is_counted(count))
        return count;
    position.is_unique = count == SUDOKU_OK;
    return sudoku_logic_set_position(answer->logic, &position);
}

enum outcome explain_question(const struct question_context *asked)
{
    struct explanation answer = {
        .asked = asked,
        .logic = solve_board_logic(asked->board, asked->options->profile, asked->options->seconds),
        .as_json = asked->options->format == SUDOKU_TEXT_JSON,
    };
    if (!answer.logic) {
        question_say(asked, "boards over 16 digits or 256 cells are not explained");
        return OUTCOME_FAILED;
    }
    bool lists_steps = asked->options->question != QUESTION_RATE;
    enum sudoku_status status = count_solutions(asked, asked->givens, asked->candidates);
    if (status == SUDOKU_OK || status == SUDOKU_SEVERAL_SOLUTIONS)
        status = start(&answer, status);
    if (answer.as_json)
        buffer_printf(asked->out, lists_steps ? "{\"steps\":[" : "{");
    bool has_begun = status == SUDOKU_OK;
    if (has_begun) {
        show_early(&answer);
        status = checked(ask(&answer));
        asked->board->wait = NULL;
    }
    if (status == SUDOKU_CANCELLED && !interrupt_pending() && !answer.is_cut)
        status = SUDOKU_TIME_LIMIT;
    if (answer.as_json)
        buffer_printf(asked->out, "%s\"status\":\"%s\"}\n", lists_steps ? "]," : "",
                      sudoku_strstatus(status));
    if (status == SUDOKU_UNDECIDED && has_begun)
        question_say(asked, "no technique helps any further");
    else if (status != SUDOKU_OK && status != SUDOKU_CANCELLED)
        question_say(asked, sudoku_strstatus(status));
    return outcome_of(status);
}
