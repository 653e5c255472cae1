#include "solve/draw/drawing.h"

#include "solve/answer/identity.h"
#include "solve/draw/pages.h"

static unsigned cell_count(const struct question_context *asked)
{
    return sudoku_layout_cell_count(asked->board->layout);
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
    pages_pack(asked, board->cells, board->candidates, is_solved ? room : NULL);
    return true;
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

/* Adds BOARD, with the title of the options if it has none. */
static void add_board(const struct question_context *asked, struct picture_board *board)
{
    struct buffer title = {0};
    struct job_picture record = {.sequence = asked->puzzle->sequence};
    size_t start = asked->out->length;
    if (asked->options->title && !board->title)
        identity_add_title(asked, &title);
    board->title = board->title ? board->title : title.data;
    bool drawn = asked->options->picture == PICTURE_PDF
                     ? pack_page(asked, board)
                     : picture_add(asked->out, asked->options->picture, board);
    buffer_free(&title);
    if (!drawn) {
        asked->out->length = start;
        question_say(asked, "the picture could not be drawn");
        return;
    }
    record.length = asked->out->length - start;
    buffer_add(asked->pictures, &record, sizeof record);
}

void drawing_add(const struct question_context *asked, const uint8_t *cells,
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
    add_board(asked, &board);
}

void drawing_add_step(const struct question_context *asked, const uint8_t *cells,
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
    add_board(asked, &board);
}
