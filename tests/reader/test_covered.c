/* What an earlier look at a picture saw on cells counts for a later one with the same digits. */
#include "reader/certainty/cells/covered.h"

#include "reader/judged_page.h"

static struct covered_sightings sightings;
static uint8_t covered[BOARD_MAX_CELLS];

/* Fills SIZE x SIZE pixels around the lower right corner of cell EMPTY with GRAY. */
static void fill_corner(struct judged_page *page, unsigned size, uint8_t gray)
{
    unsigned x = READING_MARGIN + (EMPTY + 1) * READING_CELL - size / 2;
    unsigned y = READING_MARGIN + READING_CELL - size / 2;
    for (unsigned i = 0; i < size; i++)
        memset(&page->picture[(y + i) * READING_FRAME + x], gray, size);
}

/* Finds covered cells of PAGE, with earlier sightings; returns what the cell EMPTY is. */
static enum covered look(const struct judged_page *page)
{
    covered_find(&page->pyramid, &page->reading, &sightings, covered);
    return (enum covered)covered[EMPTY];
}

/* A page of which an earlier look has seen an object of GRAY at cell EMPTY, as EXPECTED. */
static struct judged_page *seen_page(uint8_t gray, enum covered expected)
{
    struct judged_page *page = judged_page_clear();
    sightings.count = 0;
    CHECK_EQ(look(page), COVERED_NOT);
    fill_corner(page, 2 * (READING_CELL - 4), gray);
    CHECK_EQ(look(page), expected);
    covered_remember(&page->reading, covered, &sightings);
    CHECK_EQ(sightings.count, 1);
    return judged_page_clear();
}

static void an_object_stays_where_another_look_sees_none(void)
{
    const struct judged_page *page = seen_page(140, COVERED_SEEN);
    CHECK_EQ(look(page), COVERED_SEEN);
    CHECK_EQ(covered[EMPTY + 3], COVERED_NOT);
}

static void missing_lines_do_not_count_where_they_are_complete(void)
{
    struct judged_page *page = seen_page(JUDGED_PAPER, COVERED_GAPS);
    CHECK_EQ(look(page), COVERED_NOT);
    memset(page->picture, JUDGED_PAPER, sizeof page->picture); /* no line is visible */
    CHECK_EQ(look(page), COVERED_GAPS);
}

static void other_digits_are_another_grid(void)
{
    struct judged_page *page = seen_page(140, COVERED_SEEN);
    page->reading.entries[EMPTY + 3] = 1;
    CHECK_EQ(look(page), COVERED_NOT);
    covered_remember(&page->reading, covered, &sightings);
    CHECK_EQ(sightings.count, 2);
    covered_remember(&page->reading, covered, &sightings);
    CHECK_EQ(sightings.count, 2);
    page->reading.entries[EMPTY + 3] = 0;
    CHECK_EQ(look(page), COVERED_SEEN);
}

static void an_object_counts_that_only_a_second_look_saw(void)
{
    struct judged_page *page = judged_page_clear();
    sightings.count = 0;
    CHECK_EQ(look(page), COVERED_NOT);
    covered_remember(&page->reading, covered, &sightings);
    fill_corner(page, 2 * (READING_CELL - 4), 140);
    CHECK_EQ(look(page), COVERED_SEEN);
    covered_remember(&page->reading, covered, &sightings);
    CHECK_EQ(sightings.count, 1);
    page = judged_page_clear();
    CHECK_EQ(look(page), COVERED_SEEN);
    covered_remember(&page->reading, covered, &sightings);
    CHECK_EQ(look(page), COVERED_SEEN);
}

static void more_sightings_than_there_is_room_for_are_dropped(void)
{
    struct judged_page *page = seen_page(140, COVERED_SEEN);
    for (unsigned i = 0; i < 20; i++) {
        page->reading.entries[EMPTY + 3] = (uint8_t)(i % 9 + 1);
        page->reading.entries[EMPTY + 4] = (uint8_t)(i / 9 + 1);
        covered_remember(&page->reading, covered, &sightings);
    }
    CHECK_EQ(sightings.count, SVISION_MAX_GRIDS);
}

int main(void)
{
    an_object_stays_where_another_look_sees_none();
    missing_lines_do_not_count_where_they_are_complete();
    other_digits_are_another_grid();
    an_object_counts_that_only_a_second_look_saw();
    more_sightings_than_there_is_room_for_are_dropped();
    return check_result();
}
