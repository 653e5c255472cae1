#include "gen/pages.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "sheet/sheet.h"

/* What precedes the cells of the puzzle and those of its solution. */
struct packed {
    enum sudoku_level level;
    unsigned score;
};

struct gen_pages {
    const struct sudoku_layout *layout;
    struct sheet_document *sheet;
    struct buffer bytes;
    uint64_t count;
};

void gen_pages_pack(struct buffer *out, const uint8_t *puzzle, const uint8_t *solution,
                    unsigned count, enum sudoku_level level, unsigned score)
{
    const struct packed packed = {level, score};
    buffer_add(out, &packed, sizeof packed);
    buffer_add(out, puzzle, count);
    buffer_add(out, solution, count);
}

struct gen_pages *gen_pages_create(const struct gen_options *options,
                                   const struct sudoku_layout *layout)
{
    struct gen_pages *pages = buffer_resize(NULL, sizeof *pages);
    const struct sheet_options wanted = {.format = options->sheet,
                                         .solutions = options->solutions,
                                         .paper = options->paper,
                                         .per_page = options->per_page,
                                         .title = options->title,
                                         .is_numbered = true};
    *pages = (struct gen_pages){.layout = layout};
    pages->sheet = sheet_create(&wanted, &pages->bytes);
    return pages;
}

static void move_bytes(struct gen_pages *pages, struct buffer *out)
{
    buffer_add(out, pages->bytes.data, pages->bytes.length);
    pages->bytes.length = 0;
}

/* The caption is the number and how hard the puzzle is. */
void gen_pages_add(struct gen_pages *pages, const char *packed, struct buffer *out)
{
    struct packed head;
    struct buffer caption = {0};
    size_t cells = sudoku_layout_cell_count(pages->layout);
    memcpy(&head, packed, sizeof head);
    const uint8_t *puzzle = (const uint8_t *)packed + sizeof head;
    buffer_printf(&caption, "%" PRIu64, ++pages->count);
    if (head.level)
        buffer_printf(&caption, "  %s, %u", sudoku_level_name(head.level), head.score);
    const struct sheet_board board = {.layout = pages->layout,
                                      .cells = puzzle,
                                      .solution = puzzle + cells,
                                      .caption = caption.data};
    sheet_add(pages->sheet, &board);
    buffer_free(&caption);
    move_bytes(pages, out);
}

bool gen_pages_finish(struct gen_pages *pages, struct buffer *out)
{
    if (!pages)
        return true;
    bool is_done = sheet_finish(pages->sheet);
    move_bytes(pages, out);
    buffer_free(&pages->bytes);
    free(pages);
    return is_done;
}
