/* Combining several pictures of one puzzle. */
#include <math.h>

#include <sudokuvision/sudokuvision.h>

#include "support/check.h"
#include "tracker/readings.h"

enum { GIVEN = 0, EMPTY = 2 }; /* cells of the puzzle */

/* Shows the puzzle with digits shifted by RENAME, with CERTAINTY. */
static void show(unsigned rename, enum svision_certainty certainty, struct svision_reading *reading)
{
    reading_digits(reading_puzzle, rename, reading->cells);
    uint8_t cells[81];
    memcpy(cells, reading->cells, sizeof cells);
    reading_show(reading, cells, 5);
    memcpy(reading->cells, cells, sizeof cells);
    reading_digits(reading_solution, rename, reading->solution);
    reading->solutions = 1;
    reading->certainty = certainty;
    reading->probability = certainty == SVISION_SURE ? 0.98F : 0.6F;
    for (unsigned i = 0; i < 81; i++)
        reading->confidence[i] = 1;
}

/* Makes CELL doubtful between its digit and ANSWER; the first reason names other cells. */
static void doubt(struct svision_reading *reading, unsigned cell, unsigned answer)
{
    reading->diagnosis.reason = SVISION_REASON_AMBIGUOUS;
    reading->doubt[cell] = READING_NAMED;
    reading->cost[cell][answer] = 0;
}

static struct svision_reading readings[3], fused;
static const struct svision_reading *const list[] = {&readings[0], &readings[1], &readings[2]};

static enum svision_status fuse(size_t count, size_t *which)
{
    struct svision_reader *reader;
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    enum svision_status status = svision_reader_fuse(reader, list, count, &fused, which);
    svision_reader_destroy(reader);
    return status;
}

static void show_all(enum svision_certainty certainty)
{
    memset(&fused, 0, sizeof fused);
    for (unsigned i = 0; i < 3; i++)
        show(0, certainty, &readings[i]);
}

static bool is_puzzle(void)
{
    uint8_t cells[81], solution[81];
    reading_digits(reading_puzzle, 0, cells);
    reading_digits(reading_solution, 0, solution);
    return memcmp(fused.cells, cells, 81) == 0 && memcmp(fused.solution, solution, 81) == 0 &&
           fused.solutions == 1;
}

static void one_picture_resolves_doubts_of_another(void)
{
    show_all(SVISION_UNCERTAIN);
    doubt(&readings[0], GIVEN, 8);
    readings[0].cells[GIVEN] = 8;
    readings[0].solutions = 0;
    doubt(&readings[1], EMPTY, 4);
    CHECK_EQ(fuse(2, NULL), SVISION_OK);
    CHECK(is_puzzle());
    CHECK_EQ(fused.certainty, SVISION_SURE);
    CHECK_EQ(fused.diagnosis.reason, SVISION_REASON_NONE);
    CHECK(fused.probability >= 0.93F);
}

static void a_cell_that_all_pictures_leave_open_stays_so(void)
{
    show_all(SVISION_UNCERTAIN);
    doubt(&readings[0], GIVEN, 8);
    doubt(&readings[1], GIVEN, 8);
    CHECK_EQ(fuse(2, NULL), SVISION_OK);
    CHECK_EQ(fused.certainty, SVISION_UNCERTAIN);
    CHECK_EQ(fused.diagnosis.reason, SVISION_REASON_AMBIGUOUS);
}

static void a_font_that_no_picture_makes_clear_stays_unsure(void)
{
    show_all(SVISION_UNCERTAIN);
    for (unsigned i = 0; i < 3; i++)
        readings[i].naming = 2;
    CHECK_EQ(fuse(3, NULL), SVISION_OK);
    CHECK_EQ(fused.certainty, SVISION_UNCERTAIN);
    CHECK(fused.probability < 0.93F);
}

static void two_pictures_that_contradict_each_other_make_no_sure_one(void)
{
    show_all(SVISION_UNCERTAIN);
    readings[1].cells[GIVEN] = 0;
    for (unsigned k = 0; k < 10; k++)
        readings[1].cost[GIVEN][k] = k ? 5 : 0;
    CHECK_EQ(fuse(2, NULL), SVISION_OK);
    CHECK_EQ(fused.certainty, SVISION_UNCERTAIN);
}

static void cells_likely_blank_in_all_may_still_be_missed(void)
{
    show_all(SVISION_UNCERTAIN);
    doubt(&readings[0], GIVEN, 8);
    doubt(&readings[1], 1, 8);
    for (unsigned i = 0; i < 2; i++)
        readings[i].confidence[EMPTY] = 0.5F;
    CHECK_EQ(fuse(2, NULL), SVISION_OK);
    CHECK_EQ(fused.certainty, SVISION_UNCERTAIN);
    CHECK(fused.probability <= 0.5F);
}

static void grids_that_are_cut_off_in_all_pictures_are_not_sure(void)
{
    show_all(SVISION_UNCERTAIN);
    readings[0].diagnosis.edges = readings[1].diagnosis.edges = SVISION_EDGE_TOP;
    CHECK_EQ(fuse(2, NULL), SVISION_OK);
    CHECK_EQ(fused.certainty, SVISION_UNCERTAIN);
    readings[1].diagnosis.edges = 0;
    CHECK_EQ(fuse(2, NULL), SVISION_OK);
    CHECK_EQ(fused.certainty, SVISION_SURE);
}

/* Reads the digit in GIVEN as print in one picture and as an entry in another, DOUBTFUL or not. */
static void show_two_writers(bool doubtful)
{
    show_all(SVISION_UNCERTAIN);
    readings[1].entries[GIVEN] = readings[1].cells[GIVEN];
    readings[1].cells[GIVEN] = 0;
    if (doubtful)
        doubt(&readings[1], GIVEN, 0);
}

static void a_digit_of_two_writers_is_not_sure(void)
{
    show_two_writers(true);
    CHECK_EQ(fuse(2, NULL), SVISION_OK);
    CHECK_EQ(fused.certainty, SVISION_SURE);
    CHECK(is_puzzle());
    show_two_writers(false);
    CHECK_EQ(fuse(2, NULL), SVISION_OK);
    CHECK_EQ(fused.certainty, SVISION_UNCERTAIN);
}

static void one_certain_reading_suffices(void)
{
    size_t which = 9;
    show_all(SVISION_UNCERTAIN);
    show(0, SVISION_SURE, &readings[1]);
    readings[1].entries[EMPTY] = 4;
    readings[2].cells[EMPTY] = 8;
    CHECK_EQ(fuse(3, &which), SVISION_OK);
    CHECK_EQ(which, 1);
    CHECK(is_puzzle());
    CHECK_EQ(fused.certainty, SVISION_SURE);
    CHECK_EQ(fused.entries[EMPTY], 4);
}

static void another_puzzle_is_named(void)
{
    size_t which = 9;
    show_all(SVISION_UNCERTAIN);
    show(1, SVISION_UNCERTAIN, &readings[2]);
    CHECK_EQ(fuse(3, &which), SVISION_DIFFERENT);
    CHECK_EQ(which, 2);
    CHECK(!fused.size);
    /* Two certain ones must agree in every cell of the solution. */
    show_all(SVISION_SURE);
    readings[1].solution[GIVEN] = 1;
    CHECK_EQ(fuse(2, &which), SVISION_DIFFERENT);
    CHECK_EQ(which, 1);
}

static void does_not_combine_regions(void)
{
    show_all(SVISION_UNCERTAIN);
    readings[0].size = &board_size_jigsaw;
    readings[1].size = &board_size_jigsaw;
    CHECK_EQ(fuse(2, NULL), SVISION_OK);
    CHECK(is_puzzle());
    CHECK(fused.size == &board_size_jigsaw);
    CHECK_EQ(fused.certainty, SVISION_UNCERTAIN);
}

int main(void)
{
    one_picture_resolves_doubts_of_another();
    a_cell_that_all_pictures_leave_open_stays_so();
    a_font_that_no_picture_makes_clear_stays_unsure();
    two_pictures_that_contradict_each_other_make_no_sure_one();
    cells_likely_blank_in_all_may_still_be_missed();
    grids_that_are_cut_off_in_all_pictures_are_not_sure();
    a_digit_of_two_writers_is_not_sure();
    one_certain_reading_suffices();
    another_puzzle_is_named();
    does_not_combine_regions();
    return check_result();
}
