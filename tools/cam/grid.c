#include "cam/grid.h"

#include <stdio.h>
#include <string.h>

/* Copies the cells to highlight: those in conflict, or badly lit. */
static void copy_named(struct cam_grid *grid, const struct svision_diagnosis *diagnosis)
{
    enum svision_reason reason = svision_diagnosis_reason(diagnosis);
    const uint8_t *cells = svision_diagnosis_cells(diagnosis);
    if (cells && (reason == SVISION_REASON_GLARE || reason == SVISION_REASON_CONFLICT ||
                  reason == SVISION_REASON_COVERED))
        memcpy(grid->named, cells, (size_t)grid->side * grid->side);
}

/* Unread marks are mentioned only if nothing else is wrong. */
static void add_unread(struct cam_grid *grid, const struct svision_reading *reading)
{
    unsigned marks = svision_reading_unread_marks(reading);
    for (unsigned mark = 1; mark <= marks && !grid->hint[0]; mark *= 2)
        if (marks & mark)
            snprintf(grid->hint, sizeof grid->hint, "%s are not read",
                     svision_unread_mark_name((enum svision_unread_mark)mark));
}

static void take_reading(struct cam_grid *grid, const struct svision_reading *reading,
                         const struct svision_diagnosis *diagnosis)
{
    unsigned side = svision_reading_side(reading);
    grid->side = side;
    grid->box_rows = svision_reading_box_rows(reading);
    grid->box_columns = svision_reading_box_columns(reading);
    svision_diagnosis_hint(diagnosis, grid->hint, sizeof grid->hint);
    if (!reading)
        return;
    add_unread(grid, reading);
    const char *symbols = svision_reading_symbols(reading);
    memcpy(grid->symbols, symbols ? symbols : "", symbols ? side + 1 : 1);
    grid->numbers = svision_reading_has_numbers(reading);
    memcpy(grid->cells, svision_reading_givens(reading), (size_t)side * side);
    memcpy(grid->solution, svision_reading_solution(reading), (size_t)side * side);
    memcpy(grid->entries, svision_reading_entries(reading), (size_t)side * side);
    for (unsigned i = 0; i < side * side; i++)
        grid->verdicts[i] = (uint8_t)svision_reading_verdict(reading, i);
    const float *evidence = svision_reading_entry_evidence(reading);
    if (evidence)
        memcpy(grid->evidence, evidence, sizeof grid->evidence);
    grid->corners = *svision_reading_corners(reading);
    memcpy(grid->crossings, svision_reading_crossings(reading),
           (size_t)(side + 1) * (side + 1) * sizeof grid->crossings[0]);
    copy_named(grid, diagnosis);
}

void cam_grid_take(struct cam_grid *grid, const struct svision_track *track)
{
    *grid = (struct cam_grid){.state = svision_track_state(track),
                              .puzzle = svision_track_puzzle_number(track),
                              .visibility = (float)svision_track_visibility(track)};
    take_reading(grid, svision_track_reading(track), svision_track_diagnosis(track));
    if (grid->state == SVISION_TRACK_NONE)
        return;
    memcpy(grid->covered, svision_track_covered(track), (size_t)grid->side * grid->side);
    memcpy(grid->unread, svision_track_unread(track), (size_t)grid->side * grid->side);
}

void cam_grid_take_reading(struct cam_grid *grid, const struct svision_reading *reading,
                           const struct svision_diagnosis *none)
{
    bool sure = reading && svision_reading_certainty(reading) == SVISION_SURE;
    *grid = (struct cam_grid){.state = sure      ? SVISION_TRACK_COMMITTED
                                       : reading ? SVISION_TRACK_OUTLINED
                                                 : SVISION_TRACK_NONE,
                              .puzzle = sure,
                              .visibility = 1};
    take_reading(grid, reading, reading ? svision_reading_diagnosis(reading) : none);
}

const char *cam_grid_symbols(const struct cam_grid *grid)
{
    return grid->symbols[0] ? grid->symbols : NULL;
}

void cam_grid_corners(const struct cam_grid *grid, unsigned cell, struct svision_point corners[4])
{
    unsigned side = grid->side;
    const struct svision_point *upper = grid->crossings + cell / side * (side + 1) + cell % side;
    const struct svision_point *lower = upper + side + 1;
    corners[0] = upper[0];
    corners[1] = upper[1];
    corners[2] = lower[1];
    corners[3] = lower[0];
}

/* Signed area: positive and negative on either side of the line from A to B. */
static double side_of(struct svision_point a, struct svision_point b, struct svision_point point)
{
    return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
}

/* Works for either orientation: the corners of a mirrored grid run counterclockwise. */
static bool is_within(const struct svision_point corners[4], struct svision_point point)
{
    unsigned left = 0, right = 0;
    for (unsigned i = 0; i < 4; i++) {
        double side = side_of(corners[i], corners[(i + 1) % 4], point);
        left += side < 0;
        right += side > 0;
    }
    return left == 0 || right == 0;
}

int cam_grid_cell_at(const struct cam_grid *grid, struct svision_point point)
{
    struct svision_point corners[4];
    for (unsigned i = 0; i < grid->side * grid->side; i++) {
        cam_grid_corners(grid, i, corners);
        if (is_within(corners, point))
            return (int)i;
    }
    return -1;
}
