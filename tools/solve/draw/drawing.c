#include "solve/draw/drawing.h"

#include <inttypes.h>
#include <string.h>

#include <sudoku/rules.h>

#include "cli/text/message.h"
#include "lettering/lettering.h"
#include "solve/answer/identity.h"
#include "solve/draw/pages.h"

static unsigned cell_count(const struct question_context *asked)
{
    return sudoku_layout_cell_count(asked->board->layout);
}

/* The digits of cells with a single candidate. */
static const uint8_t *singles_of(const struct question_context *asked,
                                 const sudoku_digitset *candidates, uint8_t *room)
{
    for (unsigned i = 0; i < cell_count(asked); i++)
        room[i] = sudoku_digitset_is_single(candidates[i])
                      ? (uint8_t)sudoku_digitset_first(candidates[i])
                      : 0;
    return room;
}

/* True if this build and machine have the letters of TITLE; in SVG it stays text. Otherwise the
 * reason is reported. */
static bool has_letters(const struct question_context *asked, const char *title)
{
    struct message message;
    if (asked->options->picture == PICTURE_SVG || lettering_is_ascii(title) ||
        lettering_is_possible(title, &message))
        return true;
    message_prefix(&message, "the title could not be drawn");
    question_say(asked, message.text);
    return false;
}

/* Appends the number and the name, or the comment beside a puzzle on one line, if there are several
 * boards a page. */
static void add_caption(struct buffer *caption, const struct question_context *asked)
{
    enum { LONGEST = 60 };
    bool has_name = asked->puzzle->name_length > 0;
    size_t length = has_name ? asked->puzzle->name_length : asked->puzzle->text_length;
    const char *text = has_name ? asked->name : asked->comment;
    if (!asked->options->per_page)
        return;
    buffer_printf(caption, "%" PRIu64, identity_number(asked));
    if (length == 0 || length > LONGEST || memchr(text, '\n', length))
        return;
    buffer_printf(caption, "  %.*s", (int)length, text);
}

/* Packs the board of a page, with the solution of a converted puzzle if requested and unique. */
static bool pack_page(const struct question_context *asked, const struct picture_board *board)
{
    uint8_t room[SUDOKU_MAX_CELLS];
    struct sudoku_puzzle puzzle = {asked->givens, asked->candidates};
    struct sudoku_limits limits = question_limits(asked);
    bool is_solved =
        asked->options->per_page && asked->options->question == QUESTION_CONVERT &&
        sudoku_solver_unique(asked->board->solver, &puzzle, &limits, room) == SUDOKU_OK;
    struct buffer caption = {0};
    add_caption(&caption, asked);
    buffer_add(&caption, "", 1);
    bool done = has_letters(asked, caption.data);
    if (done)
        pages_pack(asked, board->cells, board->candidates, is_solved ? room : NULL, caption.data);
    buffer_free(&caption);
    return done;
}

/* Packs the puzzle with rules of TEXT for a page, with its solution likewise. */
static bool pack_rules(const struct question_context *asked, const struct picture_board *board,
                       struct rule_text text)
{
    uint8_t solution[SUDOKU_RULES_MAX_CELLS];
    struct sudoku_limits limits = question_limits(asked);
    struct sudoku_rule_solver *solver = NULL;
    struct buffer caption = {0};
    bool is_wanted = asked->options->per_page && asked->options->question == QUESTION_CONVERT;
    bool is_solved = is_wanted && sudoku_rule_solver_create(board->rules, &solver) == SUDOKU_OK &&
                     sudoku_rule_solver_unique(solver, NULL, &limits, solution) == SUDOKU_OK;
    sudoku_rule_solver_destroy(solver);
    add_caption(&caption, asked);
    buffer_add(&caption, "", 1);
    bool done = has_letters(asked, caption.data);
    if (done)
        pages_pack_rules(asked, text, sudoku_rules_cell_count(board->rules), board->cells,
                         board->candidates, is_solved ? solution : NULL, caption.data);
    buffer_free(&caption);
    return done;
}

static bool draw_board(const struct question_context *asked, const struct picture_board *board,
                       struct rule_text text)
{
    if (!has_letters(asked, board->title))
        return false;
    if (asked->options->picture == PICTURE_PDF)
        return board->rules ? pack_rules(asked, board, text) : pack_page(asked, board);
    bool drawn = picture_add(asked->out, asked->options->picture, board);
    if (!drawn)
        question_say(asked, "the picture could not be drawn");
    return drawn;
}

/* Adds BOARD, whose rules are those of TEXT, with the title of the options if it has none. */
static bool add_board(const struct question_context *asked, struct picture_board *board,
                      struct rule_text text)
{
    struct buffer title = {0};
    struct job_picture record = {.sequence = asked->puzzle->sequence};
    size_t start = asked->out->length;
    if (asked->options->title && !board->title)
        identity_add_title(asked, &title);
    board->title = board->title ? board->title : title.data;
    bool drawn = draw_board(asked, board, text);
    buffer_free(&title);
    if (!drawn) {
        asked->out->length = start;
        return false;
    }
    record.length = asked->out->length - start;
    buffer_add(asked->pictures, &record, sizeof record);
    return true;
}

bool drawing_add(const struct question_context *asked, const uint8_t *cells,
                 const sudoku_digitset *candidates)
{
    uint8_t room[SUDOKU_MAX_CELLS];
    struct picture_board board = {
        .layout = asked->board->layout,
        .cells = cells ? cells : singles_of(asked, candidates, room),
        .givens = asked->givens,
        .candidates = candidates,
        .symbols = asked->symbols,
        .width = asked->options->picture_width,
    };
    return add_board(asked, &board, (struct rule_text){0});
}

/* Returns the only value of SET, or SUDOKU_RULES_EMPTY. */
static uint8_t single_value(const struct sudoku_rules *rules, sudoku_valueset set)
{
    unsigned value = sudoku_rules_min_value(rules);
    if (!sudoku_digitset_is_single(set))
        return SUDOKU_RULES_EMPTY;
    return (uint8_t)(value + sudoku_digitset_first(set) - 1);
}

bool drawing_add_rules(const struct question_context *asked, const struct sudoku_rules *rules,
                       struct rule_text text, const uint8_t *values,
                       const sudoku_valueset *candidates)
{
    uint8_t givens[SUDOKU_RULES_MAX_CELLS], singles[SUDOKU_RULES_MAX_CELLS];
    sudoku_digitset sets[SUDOKU_RULES_MAX_CELLS];
    for (unsigned cell = 0; cell < sudoku_rules_cell_count(rules); cell++) {
        sudoku_valueset given = sudoku_rules_values(rules, cell);
        sets[cell] = candidates ? candidates[cell] : given;
        givens[cell] = single_value(rules, given);
        singles[cell] = single_value(rules, (sudoku_valueset)sets[cell]);
    }
    struct picture_board board = {
        .rules = rules,
        .cells = values ? values : singles,
        .givens = givens,
        .candidates = candidates ? sets : NULL,
        .width = asked->options->picture_width,
    };
    return add_board(asked, &board, text);
}

bool drawing_add_step(const struct question_context *asked, const uint8_t *cells,
                      const sudoku_digitset *candidates, const struct sudoku_step *step,
                      const char *title)
{
    uint8_t givens[SUDOKU_MAX_CELLS];
    for (unsigned i = 0; i < cell_count(asked); i++)
        givens[i] = asked->is_placed && asked->is_placed[i] ? 0 : asked->givens[i];
    struct picture_board board = {
        .layout = asked->board->layout,
        .cells = cells,
        .givens = givens,
        .candidates = candidates,
        .title = title,
        .step = step,
        .symbols = asked->symbols,
        .width = asked->options->picture_width,
    };
    return add_board(asked, &board, (struct rule_text){0});
}
