/* Hints: the steps of a puzzle, revealed gradually. */
#include "cam/window/model/hint.h"

#include "cam/cam_helpers.h"

static struct cam_puzzle make_puzzle(void)
{
    struct cam_puzzle puzzle = {0};
    const struct cam_grid grid = make_grid(SVISION_TRACK_COMMITTED, easy_puzzle, 1);
    cam_puzzle_take(&puzzle, &grid);
    return puzzle;
}

static void each_call_reveals_more(void)
{
    const struct cam_puzzle puzzle = make_puzzle();
    struct cam_hint hint = {0};
    char texts[4][300];
    for (unsigned i = 0; i < 4; i++) {
        cam_hint_more(&hint, &puzzle);
        CHECK_EQ(hint.level, i % 3 + 1);
        cam_hint_describe(&hint, texts[i], sizeof texts[i]);
    }
    CHECK(!strstr(texts[0], "Single") && strstr(texts[0], "box 2"));
    CHECK(strstr(texts[1], "Hidden Single") && !strstr(texts[1], " is 8"));
    CHECK(strstr(texts[2], "Hidden Single") && strstr(texts[2], "r1c6 is 8"));
    CHECK(strcmp(texts[3], texts[0]) != 0 || hint.cells[5] == 8);
    cam_hint_clear(&hint);
}

static void paints_only_the_revealed_part(void)
{
    const struct cam_puzzle puzzle = make_puzzle();
    struct cam_hint hint = {0};
    for (unsigned level = 1; level <= 3; level++) {
        struct svision_overlay overlay = SVISION_OVERLAY_INIT;
        struct sudoku_step place;
        cam_hint_more(&hint, &puzzle);
        cam_hint_overlay(&hint, &place, &overlay);
        CHECK(overlay.step == &place && overlay.layout);
        CHECK_EQ(place.placement_count, level == 3);
        CHECK_EQ(overlay.step_candidates[5] != 0, level == 3);
    }
    cam_hint_clear(&hint);
}

static void steps_lead_to_the_solution(void)
{
    const struct cam_puzzle puzzle = make_puzzle();
    struct cam_hint hint = {0};
    uint8_t digits[SVISION_MAX_CELLS];
    char text[300];
    unsigned steps = 0, filled = 0;
    for (cam_hint_step(&hint, &puzzle); hint.found.step && steps < 1000; steps++)
        cam_hint_step(&hint, &puzzle);
    CHECK_EQ(memcmp(hint.cells, puzzle.solution, 81), 0);
    cam_hint_digits(&hint, digits);
    for (unsigned i = 0; i < 81; i++)
        filled += digits[i] != 0;
    CHECK_EQ(filled, 51);
    cam_hint_describe(&hint, text, sizeof text);
    CHECK(strstr(text, "solved"));
    cam_hint_clear(&hint);
}

static void counts_correct_entries_as_placed(void)
{
    struct cam_puzzle puzzle = make_puzzle();
    struct cam_hint hint = {0};
    puzzle.entries[5] = 8;
    puzzle.verdicts[5] = SVISION_VERDICT_RIGHT;
    cam_hint_step(&hint, &puzzle);
    CHECK(hint.found.step && hint.cells[5] == 8 && hint.is_placed[5]);
    cam_hint_clear(&hint);
}

static void reports_mistakes_and_doubts_first(void)
{
    struct cam_puzzle puzzle = make_puzzle();
    struct cam_hint hint = {0};
    char text[300];
    puzzle.entries[5] = 1;
    puzzle.verdicts[5] = SVISION_VERDICT_MISTAKE;
    cam_hint_more(&hint, &puzzle);
    cam_hint_describe(&hint, text, sizeof text);
    CHECK(!hint.found.step && strstr(text, "mistakes"));
    cam_hint_clear(&hint);
    puzzle.verdicts[5] = SVISION_VERDICT_NONE;
    static const char *const reasons[] = {"no solution", NULL, "several", "not certain"};
    for (unsigned i = 0; i < 4; i++) {
        puzzle.solutions = i;
        cam_hint_more(&hint, &puzzle);
        cam_hint_more(&hint, &puzzle);
        cam_hint_describe(&hint, text, sizeof text);
        CHECK_EQ(hint.found.step != NULL, i == 1);
        CHECK(!reasons[i] || strstr(text, reasons[i]));
        cam_hint_clear(&hint);
    }
}

int main(void)
{
    each_call_reveals_more();
    paints_only_the_revealed_part();
    steps_lead_to_the_solution();
    counts_correct_entries_as_placed();
    reports_mistakes_and_doubts_first();
    return check_result();
}
