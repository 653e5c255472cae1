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

bool sheet_set_paper(const struct cli *cli, const struct cli_option *option, const char *argument,
                     void *options)
{
    for (int i = 0; i < PAPERS; i++) {
        if (strcmp(argument, papers[i].name) != 0)
            continue;
        enum sheet_paper paper = (enum sheet_paper)i;
        memcpy((char *)options + option->field, &paper, sizeof paper);
        return true;
    }
    return cli_expected(cli, option, argument, NULL);
}

/* Half an inch that printers reach, and lines of text above and below the boards. */
static const double margin = 36, heading_height = 30, footing_height = 18;

/* The side of the largest square that fits a place. */
static double place_side(const struct page_rect *body, unsigned columns, unsigned rows)
{
    double width = body->width / columns, height = body->height / rows;
    return width < height ? width : height;
}

struct page page_make(enum sheet_paper paper, unsigned count, bool is_headed)
{
    struct page page = {.width = papers[paper].width, .height = papers[paper].height};
    double inner = page.width - 2 * margin, head = is_headed ? heading_height : 0;
    double foot = page.height - margin - footing_height;
    page.heading = (struct page_rect){margin, margin, inner, head};
    page.footing = (struct page_rect){margin, foot, inner, footing_height};
    page.body = (struct page_rect){margin, margin + head, inner, foot - margin - head};
    double best = 0;
    for (unsigned columns = 1; columns <= count; columns++) {
        unsigned rows = (count + columns - 1) / columns;
        double side = place_side(&page.body, columns, rows);
        if (side <= best)
            continue;
        best = side;
        page.columns = columns;
        page.rows = rows;
    }
    return page;
}

struct page_rect page_place(const struct page *page, unsigned index)
{
    double width = page->body.width / page->columns, height = page->body.height / page->rows;
    unsigned row = index / page->columns, column = index % page->columns;
    return (struct page_rect){page->body.x + width * column, page->body.y + height * row, width,
                              height};
}
