#include "solve/draw/pages.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/rule_text.h>

#include "sheet/sheet.h"
#include "solve/answer/identity.h"
#include "solve/jobs/symbols.h"

/* Header of a packed board; then follow cells and givens, then regions, candidates and solution if
 * present, then the terminated caption and the text of rules. */
struct packed_board {
    struct solve_shape shape; /* its regions follow if not NULL; unused for rules */
    size_t cell_count;
    size_t rule_length; /* 0: a board */
    bool has_candidates, has_solution;
    size_t caption_length;
    char symbols[SYMBOLS_SIZE]; /* empty: the usual ones */
};

struct pages {
    const struct solve_options *options;
    struct sheet_document *sheet; /* NULL before the first board */
    struct buffer bytes;
    struct buffer kept;  /* struct solve_board *: layouts used by the sheet until its end */
    struct buffer rules; /* struct sudoku_rules *: likewise */
};

/* ------------------------------------------------------------------------------------- packing */

/* Packs BOARD, whose header lacks what the arguments say. */
static void pack(struct buffer *out, struct packed_board *board, const uint8_t *cells,
                 const uint8_t *givens, const sudoku_digitset *candidates, const uint8_t *solution,
                 const char *caption)
{
    board->has_candidates = candidates;
    board->has_solution = solution;
    board->caption_length = strlen(caption);
    buffer_add(out, board, sizeof *board);
    buffer_add(out, cells, board->cell_count);
    buffer_add(out, givens, board->cell_count);
    if (board->shape.regions)
        buffer_add(out, board->shape.regions, board->cell_count);
    if (candidates)
        buffer_add(out, candidates, board->cell_count * sizeof *candidates);
    if (solution)
        buffer_add(out, solution, board->cell_count);
    buffer_add(out, caption, board->caption_length + 1);
}

void pages_pack(const struct question_context *asked, const uint8_t *cells,
                const sudoku_digitset *candidates, const uint8_t *solution, const char *caption)
{
    struct packed_board board = {.shape = asked->board->shape,
                                 .cell_count = sudoku_layout_cell_count(asked->board->layout)};
    if (asked->symbols)
        memcpy(board.symbols, asked->symbols, strlen(asked->symbols) + 1);
    pack(asked->out, &board, cells, asked->givens, candidates, solution, caption);
}

void pages_pack_rules(const struct question_context *asked, struct rule_text text, size_t count,
                      const uint8_t *cells, const sudoku_digitset *candidates,
                      const uint8_t *solution, const char *caption)
{
    struct packed_board board = {.cell_count = count, .rule_length = text.length};
    pack(asked->out, &board, cells, cells, candidates, solution, caption);
    buffer_add(asked->out, text.text, text.length);
}

/* Moves SIZE bytes from *DATA to ROOM. */
static void *unpack(const char **data, void *room, size_t size)
{
    memcpy(room, *data, size);
    *data += size;
    return room;
}

/* ------------------------------------------------------------------------------------- drawing */

struct pages *pages_create(const struct solve_options *options)
{
    struct pages *pages = buffer_resize(NULL, sizeof *pages);
    *pages = (struct pages){.options = options};
    return pages;
}

/* Returns the layout of SHAPE, which a worker has opened before. */
static const struct sudoku_layout *layout_for(struct pages *pages, const struct solve_shape *shape)
{
    struct solve_board **all = (void *)pages->kept.data, *kept;
    for (size_t i = 0; i < pages->kept.length / sizeof *all; i++)
        if (solve_shape_equals(&all[i]->shape, shape))
            return all[i]->layout;
    kept = buffer_resize(NULL, sizeof *kept);
    *kept = (struct solve_board){0};
    solve_board_open(kept, pages->options, shape);
    buffer_add(&pages->kept, &kept, sizeof kept);
    return kept->layout;
}

/* Returns the puzzle of LENGTH bytes at TEXT, which a worker has read before. */
static const struct sudoku_rules *rules_of(struct pages *pages, const char *text, size_t length)
{
    struct sudoku_rules *rules;
    if (sudoku_rules_read(text, length, NULL, &rules, NULL) != SUDOKU_OK)
        buffer_end();
    buffer_add(&pages->rules, &rules, sizeof rules);
    return rules;
}

static void draw_board(struct pages *pages, const char **data)
{
    struct packed_board packed;
    uint8_t cells[SUDOKU_MAX_CELLS], givens[SUDOKU_MAX_CELLS], solution[SUDOKU_MAX_CELLS];
    uint8_t regions[SUDOKU_MAX_CELLS];
    sudoku_digitset candidates[SUDOKU_MAX_CELLS];
    unpack(data, &packed, sizeof packed);
    size_t count = packed.cell_count;
    struct sheet_board board = {0};
    board.cells = unpack(data, cells, count);
    board.givens = unpack(data, givens, count);
    if (packed.shape.regions)
        packed.shape.regions = unpack(data, regions, count);
    if (!packed.rule_length)
        board.layout = layout_for(pages, &packed.shape);
    if (packed.has_candidates)
        board.candidates = unpack(data, candidates, count * sizeof *candidates);
    if (packed.has_solution)
        board.solution = unpack(data, solution, count);
    board.symbols = *packed.symbols ? packed.symbols : NULL;
    board.caption = packed.caption_length ? *data : NULL;
    *data += packed.caption_length + 1;
    if (packed.rule_length)
        board.rules = rules_of(pages, *data, packed.rule_length);
    *data += packed.rule_length;
    sheet_add(pages->sheet, &board);
}

void pages_draw(struct pages *pages, const struct buffer *packed, struct buffer *out)
{
    const struct sheet_options options = {
        .format = SHEET_PDF,
        .solutions = pages->options->solutions,
        .paper = pages->options->paper,
        .per_page = pages->options->per_page ? pages->options->per_page : 1,
        .title = pages->options->title,
        .is_numbered = pages->options->per_page > 0,
    };
    if (packed->length && !pages->sheet)
        pages->sheet = sheet_create(&options, &pages->bytes);
    for (const char *data = packed->data; data && data < packed->data + packed->length;)
        draw_board(pages, &data);
    buffer_add(out, pages->bytes.data, pages->bytes.length);
    pages->bytes.length = 0;
}

bool pages_finish(struct pages *pages, struct buffer *out)
{
    if (!pages)
        return true;
    bool done = !pages->sheet || sheet_finish(pages->sheet);
    struct solve_board **all = (void *)pages->kept.data;
    buffer_add(out, pages->bytes.data, pages->bytes.length);
    for (size_t i = 0; i < pages->kept.length / sizeof *all; i++) {
        solve_board_close(all[i]);
        free(all[i]);
    }
    struct sudoku_rules **rules = (void *)pages->rules.data;
    for (size_t i = 0; i < pages->rules.length / sizeof *rules; i++)
        sudoku_rules_destroy(rules[i]);
    buffer_free(&pages->rules);
    buffer_free(&pages->kept);
    buffer_free(&pages->bytes);
    free(pages);
    return done;
}
