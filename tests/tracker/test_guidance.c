/* The diagnosis of what is missing before a puzzle is committed. */
#include <stdlib.h>

#include "common/mem.h"
#include "support/check.h"
#include "tracker/guidance.h"
#include "tracker/readings.h"

static struct svision_reading reading;

static struct svision_reading *shown(void)
{
    uint8_t cells[81];
    reading_digits(reading_puzzle, 0, cells);
    reading_show(&reading, cells, 6);
    return &reading;
}

static void cells_outside_and_under_glare_are_hidden(void)
{
    uint8_t hidden[81];
    shown()->doubt[40] = READING_HIDES;
    guidance_find_hidden(&reading, READING_FRAME, READING_FRAME, hidden);
    for (unsigned i = 0; i < 81; i++)
        CHECK_EQ(hidden[i], 0);
    reading.doubt[40] = READING_LIT;
    guidance_find_hidden(&reading, READING_FRAME - 40, READING_FRAME, hidden);
    for (unsigned i = 0; i < 81; i++)
        CHECK_EQ(hidden[i], i % 9 == 8 ? FUSION_HIDDEN : i == 40 ? FUSION_LIT : FUSION_TAKEN);
    for (unsigned i = 0; i < 100; i++)
        reading.crossings[i].y -= 40; /* half of the first row is above the frame */
    guidance_find_hidden(&reading, READING_FRAME, READING_FRAME, hidden);
    for (unsigned i = 0; i < 81; i++)
        CHECK_EQ(hidden[i], i < 9 ? FUSION_HIDDEN : i == 40 ? FUSION_LIT : FUSION_TAKEN);
}

static struct cover cover; /* of the current frame */

/* The diagnosis after COUNT frames like READING, with SOLUTIONS of the best board. */
static struct svision_diagnosis find(double blur, unsigned count, unsigned solutions)
{
    static uint8_t pixels[READING_FRAME * READING_FRAME];
    static const uint8_t none[BOARD_MAX_CELLS];
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    const struct svision_image image = {pixels, READING_FRAME, READING_FRAME, READING_FRAME,
                                        SVISION_GRAY8};
    struct verdict verdict = {.board = {.solutions = solutions}};
    struct svision_diagnosis diagnosis;
    struct fusion fusion;
    struct pyramid pyramid;
    reading_draw(pixels, blur, blur);
    CHECK(pyramid_open(&pyramid, &allocator, READING_FRAME, READING_FRAME));
    pyramid_fill(&pyramid, &image);
    fusion_start(&fusion, reading.size);
    for (unsigned i = 0; i < count; i++)
        fusion_add(&fusion, &reading, none, 1);
    fusion_likeliest(&fusion, verdict.board.cells);
    guidance_find(&pyramid, &reading, &fusion, &verdict, &cover, &diagnosis);
    pyramid_close(&pyramid, &allocator);
    return diagnosis;
}

static void problems_of_the_frame_come_first(void)
{
    shown();
    CHECK_EQ(find(0.13, 1, 1).reason, SVISION_REASON_BLURRED);
    reading.diagnosis.reason = SVISION_REASON_GLARE;
    CHECK_EQ(find(0.13, 1, 1).reason, SVISION_REASON_BLURRED);
    CHECK_EQ(find(0.02, 1, 1).reason, SVISION_REASON_GLARE);
    reading.diagnosis.reason = SVISION_REASON_CUT_OFF;
    CHECK_EQ(find(0.13, 1, 1).reason, SVISION_REASON_CUT_OFF);
    shown();
    for (unsigned i = 0; i < 100; i++) {
        reading.crossings[i].x *= 0.25;
        reading.crossings[i].y *= 0.25;
    }
    CHECK_EQ(find(0.02, 1, 1).reason, SVISION_REASON_LOW_RESOLUTION);
}

static void then_problems_of_the_board(void)
{
    shown();
    struct svision_diagnosis early = find(0.02, 3, 1);
    CHECK_EQ(early.reason, SVISION_REASON_FEW_FRAMES);
    CHECK_EQ(early.cells[0], 0); /* leads by two per frame, and four are enough */
    CHECK_EQ(find(0.02, 1, 1).cells[0], 1);
    CHECK_EQ(find(0.02, 3, 0).reason, SVISION_REASON_FEW_FRAMES);
    CHECK_EQ(find(0.02, 4, 0).reason, SVISION_REASON_NO_SOLUTION);
    CHECK_EQ(find(0.02, 4, 2).reason, SVISION_REASON_SEVERAL_SOLUTIONS);
    CHECK_EQ(find(0.02, 4, 1).reason, SVISION_REASON_FEW_FRAMES);
    for (unsigned k = 0; k < 10; k++)
        reading.cost[8][k] = k == 5 ? 0 : 6; /* the first row already has a five */
    struct svision_diagnosis clash = find(0.02, 4, 0);
    CHECK_EQ(clash.reason, SVISION_REASON_CONFLICT);
    CHECK_EQ(clash.digit, 5);
    for (unsigned i = 0; i < 81; i++)
        CHECK_EQ(clash.cells[i], i == 0 || i == 8);
    shown();
    for (unsigned i = 30; i < 81; i++)
        for (unsigned k = 0; k < 10; k++)
            reading.cost[i][k] = k == 0 ? 0 : 6;
    CHECK_EQ(find(0.02, 4, 2).reason, SVISION_REASON_FEW_DIGITS);
}

static void covers_come_before_unclear_digits(void)
{
    char text[80];
    shown();
    for (unsigned row = 3; row < 6; row++)
        memset(cover.hidden + 9 * row + 1, 1, 4);
    struct svision_diagnosis covered = find(0.02, 4, 2);
    CHECK_EQ(covered.reason, SVISION_REASON_COVERED);
    svision_diagnosis_hint(&covered, text, sizeof text);
    CHECK_TEXT(text, "something covers r4c2-r6c5");
    svision_diagnosis_explain(&covered, text, sizeof text);
    CHECK_TEXT(text, "something lies on cells at r4c2 r4c3 r4c4 r4c5 r5c2 r5c3 r5c4 r5c5 and more");
    for (unsigned i = 0; i < 81; i++)
        CHECK_EQ(covered.cells[i], i / 9 >= 3 && i / 9 < 6 && i % 9 >= 1 && i % 9 < 5);
    memset(&cover, 0, sizeof cover);
    CHECK_EQ(find(0.02, 4, 2).reason, SVISION_REASON_SEVERAL_SOLUTIONS);
}

int main(void)
{
    covers_come_before_unclear_digits();
    cells_outside_and_under_glare_are_hidden();
    problems_of_the_frame_come_first();
    then_problems_of_the_board();
    return check_result();
}
