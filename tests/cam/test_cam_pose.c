/* Position of a grid between frames, and timing of advice. */
#include "cam/window/model/pose.h"

#include <math.h>

#include "cam/advice.h"
#include "support/check.h"

/* Returns a grid of 90 pixels with its top left corner at (X, Y). */
static struct cam_grid grid_at(double x, double y)
{
    struct cam_grid grid = {.state = SVISION_TRACK_COMMITTED, .side = 9};
    for (unsigned i = 0; i < 100; i++)
        grid.crossings[i] = (struct svision_point){x + 10.0 * (i % 10), y + 10.0 * (i / 10)};
    const unsigned corners[4] = {0, 9, 99, 90};
    for (unsigned i = 0; i < 4; i++)
        grid.corners.corner[i] = grid.crossings[corners[i]];
    return grid;
}

static void check_place(const struct cam_pose *pose, double seconds, double x, double y)
{
    struct cam_grid grid;
    cam_pose_at(pose, seconds, &grid);
    for (unsigned i = 0; i < 100; i++) {
        CHECK(fabs(grid.crossings[i].x - x - 10.0 * (i % 10)) < 1e-6);
        CHECK(fabs(grid.crossings[i].y - y - 10.0 * (i / 10)) < 1e-6);
    }
}

static void extrapolates_a_moving_grid(void)
{
    struct cam_pose pose = {0};
    struct cam_grid grid = grid_at(100, 50);
    cam_pose_put(&pose, &grid, 1);
    check_place(&pose, 1, 100, 50);
    check_place(&pose, 1.05, 100, 50);
    grid = grid_at(104, 48);
    cam_pose_put(&pose, &grid, 1.04);
    check_place(&pose, 1.04, 104, 48);
    check_place(&pose, 1.06, 106, 47);
    check_place(&pose, 1.02, 102, 49);
    /* The extrapolation is limited. */
    check_place(&pose, 100, 104 + 15, 48 - 7.5);
}

static void a_grid_that_jumps_has_no_speed(void)
{
    struct cam_pose pose = {0};
    struct cam_grid grid = grid_at(100, 50);
    cam_pose_put(&pose, &grid, 1);
    grid = grid_at(300, 50);
    cam_pose_put(&pose, &grid, 1.04);
    check_place(&pose, 1.08, 300, 50);
    grid = grid_at(301, 50);
    cam_pose_put(&pose, &grid, 5);
    check_place(&pose, 5.04, 301, 50);
    grid.state = SVISION_TRACK_NONE;
    cam_pose_put(&pose, &grid, 5.04);
    grid = grid_at(302, 50);
    cam_pose_put(&pose, &grid, 5.08);
    check_place(&pose, 5.12, 302, 50);
}

static void advice_appears_late_and_stays_for_a_while(void)
{
    struct cam_advice advice = {0};
    struct cam_grid grid = {.state = SVISION_TRACK_OUTLINED, .hint = "move closer"};
    cam_advice_update(&advice, &grid, 10);
    CHECK_TEXT(advice.text, "");
    cam_advice_update(&advice, &grid, 10.3);
    CHECK_TEXT(advice.text, "move closer");
    memcpy(grid.hint, "blurred", sizeof "blurred");
    cam_advice_update(&advice, &grid, 10.4);
    CHECK_TEXT(advice.text, "move closer");
    cam_advice_update(&advice, &grid, 11.1);
    CHECK_TEXT(advice.text, "blurred");
    grid.state = SVISION_TRACK_COMMITTED;
    grid.hint[0] = '\0';
    cam_advice_update(&advice, &grid, 11.2);
    CHECK_TEXT(advice.text, "");
}

static void advice_restarts_with_the_clock(void)
{
    struct cam_advice advice = {0};
    struct cam_grid grid = {.state = SVISION_TRACK_OUTLINED, .hint = "move closer"};
    cam_advice_update(&advice, &grid, 10);
    cam_advice_update(&advice, &grid, 0);
    CHECK_TEXT(advice.text, "");
    cam_advice_update(&advice, &grid, 0.5);
    CHECK_TEXT(advice.text, "move closer");
}

int main(void)
{
    extrapolates_a_moving_grid();
    a_grid_that_jumps_has_no_speed();
    advice_appears_late_and_stays_for_a_while();
    advice_restarts_with_the_clock();
    return check_result();
}
