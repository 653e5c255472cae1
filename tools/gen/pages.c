#include "gen/pages.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli/files/numbered.h"
#include "sheet/sheet.h"

/* Header before the cells of the puzzle and of its solution. */
struct packed {
    enum sudoku_level level;
    unsigned score;
};

struct gen_pages {
    const struct sudoku_layout *layout;
    struct sheet_document *sheet;
    struct buffer bytes;
    uint64_t count;
    const char *path; /* with a place for the page number */
    bool has_failed;  /* a page could not be written */
};

void gen_pages_pack(struct buffer *out, const uint8_t *puzzle, const uint8_t *solution,
                    unsigned count, enum sudoku_level level, unsigned score)
{
    const struct packed packed = {level, score};
    buffer_add(out, &packed, sizeof packed);
    buffer_add(out, puzzle, count);
    buffer_add(out, solution, count);
}

bool gen_pages_are_files(const struct gen_options *options)
{
    return options->is_sheet && numbered_has_place(options->output);
}

static void write_page(void *user, unsigned number)
{
    struct gen_pages *pages = user;
    if (!pages->has_failed)
        pages->has_failed =
            !numbered_write(&gen_cli, pages->path, number, pages->bytes.data, pages->bytes.length);
    pages->bytes.length = 0;
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
                                         .is_numbered = true,
                                         .take_page =
                                             gen_pages_are_files(options) ? write_page : NULL,
                                         .user = pages};
    *pages = (struct gen_pages){.layout = layout, .path = options->output};
    pages->sheet = sheet_create(&wanted, &pages->bytes);
    return pages;
}

static void move_bytes(struct gen_pages *pages, struct buffer *out)
{
    buffer_add(out, pages->bytes.data, pages->bytes.length);
    pages->bytes.length = 0;
}

/* The caption has number and rating. */
bool gen_pages_add(struct gen_pages *pages, const char *packed, struct buffer *out)
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
    return !pages->has_failed;
}

bool gen_pages_finish(struct gen_pages *pages, struct buffer *out)
{
    if (!pages)
        return true;
    bool is_drawn = sheet_finish(pages->sheet), is_done = is_drawn && !pages->has_failed;
    if (!is_drawn)
        cli_error(&gen_cli, "%s", sudoku_strstatus(SUDOKU_ERR_MEMORY));
    move_bytes(pages, out);
    buffer_free(&pages->bytes);
    free(pages);
    return is_done;
}
