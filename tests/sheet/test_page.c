/* Places on a page: each board has one, and none overlap. */
#include "sheet/page.h"

#include "support/check.h"

static bool is_within(const struct page_rect *inner, const struct page_rect *outer)
{
    static const double slack = 1e-6;
    return inner->x >= outer->x - slack && inner->y >= outer->y - slack &&
           inner->x + inner->width <= outer->x + outer->width + slack &&
           inner->y + inner->height <= outer->y + outer->height + slack;
}

static bool overlap(const struct page_rect *a, const struct page_rect *b)
{
    static const double slack = 1e-6;
    return a->x + slack < b->x + b->width && b->x + slack < a->x + a->width &&
           a->y + slack < b->y + b->height && b->y + slack < a->y + a->height;
}

static void check_places(const struct page *page, const struct page_grid *grid, unsigned count)
{
    CHECK(page_count(grid) >= count);
    CHECK((grid->rows - 1) * grid->columns < count);
    for (unsigned i = 0; i < count; i++) {
        const struct page_rect place = page_place(grid, i);
        CHECK(is_within(&place, &grid->area));
        CHECK(!overlap(&place, &page->heading) && !overlap(&place, &page->footing));
        for (unsigned j = 0; j < i; j++) {
            const struct page_rect other = page_place(grid, j);
            CHECK(!overlap(&place, &other));
        }
    }
}

/* Solutions lie below the boards; pages without solutions reserve no room for them. */
static void divides_pages_without_overlap(enum sheet_paper paper, unsigned count)
{
    const struct page page = page_make(paper, count, true, true);
    check_places(&page, &page.boards, count);
    check_places(&page, &page.solutions, count);
    CHECK(!overlap(&page.boards.area, &page.solutions.area));
    CHECK(page.solutions.area.y > page.boards.area.y);
    const struct page without = page_make(paper, count, true, false);
    check_places(&without, &without.boards, count);
    CHECK_EQ(page_count(&without.solutions), 0);
    CHECK(without.boards.area.height > page.boards.area.height);
}

static double side(const struct page_rect *place)
{
    return place->width < place->height ? place->width : place->height;
}

static void gives_fewer_boards_larger_places(void)
{
    double before = 1e9;
    for (unsigned count = 1; count <= 30; count++) {
        const struct page page = page_make(SHEET_A4, count, false, false);
        const struct page_rect place = page_place(&page.boards, 0);
        CHECK(side(&place) <= before + 1e-6);
        before = side(&place);
    }
}

static void uses_customary_divisions(void)
{
    static const unsigned divisions[][3] = {{1, 1, 1}, {2, 1, 2}, {4, 2, 2}, {6, 2, 3}, {12, 3, 4}};
    for (unsigned i = 0; i < sizeof divisions / sizeof divisions[0]; i++) {
        const struct page page = page_make(SHEET_LETTER, divisions[i][0], true, false);
        CHECK_EQ(page.boards.columns, divisions[i][1]);
        CHECK_EQ(page.boards.rows, divisions[i][2]);
    }
}

static void knows_paper_sizes(void)
{
    const struct page a4 = page_make(SHEET_A4, 1, false, false),
                      letter = page_make(SHEET_LETTER, 1, false, false);
    CHECK(a4.width > 595 && a4.width < 596 && a4.height > 841 && a4.height < 842);
    CHECK_EQ((int)letter.width, 612);
    CHECK_EQ((int)letter.height, 792);
}

int main(void)
{
    for (unsigned count = 1; count <= 25; count++) {
        divides_pages_without_overlap(SHEET_A4, count);
        divides_pages_without_overlap(SHEET_LETTER, count);
    }
    gives_fewer_boards_larger_places();
    uses_customary_divisions();
    knows_paper_sizes();
    return check_result();
}
