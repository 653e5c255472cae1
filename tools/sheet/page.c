#include "sheet/page.h"

#include <string.h>

static const struct {
    const char *name;
    double width, height; /* ISO 216: 210 x 297 mm; ANSI: 8.5 x 11 inches */
} papers[] = {
    [SHEET_A4] = {"a4", 595.276, 841.890},
    [SHEET_LETTER] = {"letter", 612, 792},
};

enum { PAPERS = sizeof papers / sizeof papers[0] };

const char *sheet_paper_name(unsigned index, char room[CLI_NAME_ROOM])
{
    (void)room;
    return index < PAPERS ? papers[index].name : NULL;
}

const char *sheet_solutions_name(unsigned index, char room[CLI_NAME_ROOM])
{
    static const char *const names[] = {[SHEET_SOLUTIONS_LAST] = "last",
                                        [SHEET_SOLUTIONS_BELOW] = "below",
                                        [SHEET_SOLUTIONS_NONE] = "none"};
    (void)room;
    return index < sizeof names / sizeof names[0] ? names[index] : NULL;
}

/* Returns the index of ARGUMENT among the option's names, or -1 after reporting an error. */
static int find_name(const struct cli *cli, const struct cli_option *option, const char *argument)
{
    char room[CLI_NAME_ROOM];
    const char *name;
    for (unsigned i = 0; (name = option->names(i, room)); i++)
        if (strcmp(argument, name) == 0)
            return (int)i;
    cli_expected(cli, option, argument, NULL);
    return -1;
}

bool sheet_set_paper(const struct cli *cli, const struct cli_option *option, const char *argument,
                     void *options)
{
    int number = find_name(cli, option, argument);
    enum sheet_paper paper = (enum sheet_paper)number;
    if (number >= 0)
        memcpy((char *)options + option->field, &paper, sizeof paper);
    return number >= 0;
}

bool sheet_set_solutions(const struct cli *cli, const struct cli_option *option,
                         const char *argument, void *options)
{
    int number = find_name(cli, option, argument);
    enum sheet_solutions solutions = (enum sheet_solutions)number;
    if (number >= 0)
        memcpy((char *)options + option->field, &solutions, sizeof solutions);
    return number >= 0;
}

/* In points: a margin of half an inch, which printers can print up to, and a line of text above and
 * below the boards. */
static const double margin = 36, heading_height = 30, footing_height = 18;

/* Share of the height for boards and solutions that solutions at the foot take up. */
static const double solutions_share = 0.2;

/* Returns the side of the largest square that fits each place when AREA is divided into COLUMNS x
 * ROWS. */
static double largest_square(const struct page_rect *area, unsigned columns, unsigned rows)
{
    double width = area->width / columns, height = area->height / rows;
    return width < height ? width : height;
}

/* Divides AREA into at least COUNT places with the largest possible squares. */
static struct page_grid make_grid(struct page_rect area, unsigned count)
{
    struct page_grid grid = {.area = area};
    double best = 0;
    for (unsigned columns = 1; columns <= count; columns++) {
        unsigned rows = (count + columns - 1) / columns;
        double side = largest_square(&area, columns, rows);
        if (side <= best)
            continue;
        best = side;
        grid.columns = columns;
        grid.rows = rows;
    }
    return grid;
}

struct page page_make(enum sheet_paper paper, unsigned count, bool is_headed, bool has_solutions)
{
    struct page page = {.width = papers[paper].width, .height = papers[paper].height};
    double inner = page.width - 2 * margin, head = is_headed ? heading_height : 0;
    double top = margin + head, foot = page.height - margin - footing_height;
    double below = has_solutions ? solutions_share * (foot - top) : 0;
    page.heading = (struct page_rect){margin, margin, inner, head};
    page.footing = (struct page_rect){margin, foot, inner, footing_height};
    page.boards = make_grid((struct page_rect){margin, top, inner, foot - below - top}, count);
    if (has_solutions)
        page.solutions = make_grid((struct page_rect){margin, foot - below, inner, below}, count);
    return page;
}

struct page_rect page_place(const struct page_grid *grid, unsigned index)
{
    double width = grid->area.width / grid->columns, height = grid->area.height / grid->rows;
    unsigned row = index / grid->columns, column = index % grid->columns;
    return (struct page_rect){grid->area.x + width * column, grid->area.y + height * row, width,
                              height};
}
