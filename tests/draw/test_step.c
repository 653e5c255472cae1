/* A step on a drawn board: each part has its own shape and color. */
#include <sudoku/sudoku.h>
#include <sudokuvision/draw.h>

#include "draw/classic.h"
#include "support/check.h"

enum { SIDE = 720, ROOM = 1 << 18 };

static char text[ROOM];

static const struct svision_step_colors colors = {
    .unit = 0x000001,
    .cell = 0x000002,
    .start = 0x000003,
    .premise = 0x000004,
    .premise_edge = 0x000005,
    .fin = 0x000006,
    .fin_edge = 0x000007,
    .pattern = 0x000008,
    .pattern_edge = 0x000009,
    .elimination = 0x00000A,
    .elimination_cross = 0x00000B,
    .placement = 0x00000C,
    .placed = 0x00000D,
    .marked = 0x00000E,
    .strong_link = 0x00000F,
    .weak_link = 0x000010,
};

/* The number of times that ATTRIBUTE, fill or stroke, has COLOR. */
static unsigned painted(const char *attribute, svision_color color)
{
    char part[32];
    const char *at = text;
    unsigned count = 0;
    int length = snprintf(part, sizeof part, "%s=\"#%06x\"", attribute, (unsigned)color);
    for (; (at = strstr(at, part)); at += length)
        count++;
    return count;
}

/* Draws an empty board with all candidates in each cell. */
static void draw(const struct sudoku_step *step)
{
    sudoku_digitset candidates[81];
    for (unsigned i = 0; i < 81; i++)
        candidates[i] = sudoku_digitset_all(9);
    struct svision_drawing drawing = classic(NULL, NULL);
    drawing.candidates = candidates;
    drawing.step = step;
    drawing.step_colors = &colors;
    size_t length = svision_draw_svg(&drawing, SIDE, SIDE, text, ROOM);
    CHECK(length > 0 && length < ROOM);
}

static void premises_are_shaded_and_marked(void)
{
    const struct sudoku_place places[] = {{0, 4}};
    const uint16_t cells[] = {80};
    const struct sudoku_step step = {
        .places = places, .place_count = 1, .cells = cells, .cell_count = 1};
    draw(&step);
    CHECK_EQ(painted("fill", colors.unit), 9);
    CHECK_EQ(painted("fill", colors.cell), 1);
    CHECK_EQ(painted("fill", colors.premise), 9 + 9); /* 4 in each cell of the row, and r9c9 */
    CHECK_EQ(painted("fill", colors.premise_edge), 9 + 9);
    CHECK_EQ(painted("stroke", colors.marked), 9 + 9);
}

static void conclusions_fins_and_patterns_differ(void)
{
    const struct sudoku_candidate placement = {0, 1}, elimination = {1, 2}, fin = {2, 3},
                                  pattern[] = {{3, 4}, {3, 5}};
    const struct sudoku_step step = {.placements = &placement,
                                     .placement_count = 1,
                                     .eliminations = &elimination,
                                     .elimination_count = 1,
                                     .fins = &fin,
                                     .fin_count = 1,
                                     .pattern = pattern,
                                     .pattern_count = 2};
    draw(&step);
    CHECK_EQ(painted("fill", colors.placement), 1);
    CHECK_EQ(painted("stroke", colors.placement), 1); /* the frame */
    CHECK_EQ(painted("stroke", colors.placed), 1);
    CHECK_EQ(painted("fill", colors.elimination), 1);
    CHECK_EQ(painted("stroke", colors.elimination_cross), 2);
    CHECK_EQ(painted("fill", colors.fin), 1);
    CHECK_EQ(painted("fill", colors.pattern), 2);
    CHECK_EQ(painted("stroke", colors.marked), 4);
}

/* A strong link is one stroke and a head; a weak one has several dashes. Each cell of a node is in
 * the band around them. */
static void links_are_arrows(void)
{
    const struct sudoku_link links[] = {
        {{5, 1, {0}}, {5, 1, {8}}, true},
        {{5, 1, {8}}, {5, 2, {71, 80}}, false},
    };
    const struct sudoku_step step = {.links = links, .link_count = 2};
    draw(&step);
    CHECK_EQ(painted("stroke", colors.strong_link), 1);
    CHECK_EQ(painted("fill", colors.strong_link), 1);
    CHECK(painted("stroke", colors.weak_link) > 10);
    CHECK_EQ(painted("fill", colors.weak_link), 1);
    CHECK_EQ(painted("fill", colors.start), 1);
    CHECK_EQ(painted("fill", colors.premise), 1);
    CHECK_EQ(painted("stroke", colors.premise_edge), 1);
    CHECK_EQ(painted("stroke", colors.start), 1);
    CHECK_EQ(painted("stroke", colors.marked), 4);
}

/* Templates rest on all units, so a picture of them would show nothing. */
static void premises_of_the_whole_board_are_not_shown(void)
{
    struct sudoku_place places[27 * 9];
    for (unsigned i = 0; i < 27 * 9; i++)
        places[i] = (struct sudoku_place){(uint16_t)(i / 9), (uint16_t)(1 + i % 9)};
    const struct sudoku_step step = {.places = places, .place_count = 27 * 9};
    draw(&step);
    CHECK_EQ(painted("fill", colors.unit) + painted("fill", colors.premise), 0);
}

static void omits_steps_too_small_to_see(void)
{
    const struct sudoku_candidate elimination = {1, 2};
    const struct sudoku_step step = {.eliminations = &elimination, .elimination_count = 1};
    struct svision_drawing drawing = classic(NULL, NULL);
    drawing.step = &step;
    drawing.step_colors = &colors;
    CHECK(svision_draw_svg(&drawing, 100, 100, text, ROOM) > 0);
    CHECK_EQ(painted("stroke", colors.elimination_cross), 0);
}

/* The pixels around the middle of r1c1 show its candidate 5, which is placed. */
static void a_canvas_shows_what_svg_does(void)
{
    static uint8_t pixels[SIDE * SIDE * 3];
    const struct svision_canvas canvas = {pixels, SIDE, SIDE, SIDE * 3, SVISION_RGB24};
    const struct sudoku_candidate placement = {0, 5};
    const struct sudoku_step step = {.placements = &placement, .placement_count = 1};
    struct svision_drawing drawing = classic(NULL, NULL);
    drawing.step = &step;
    CHECK_EQ(svision_draw_board(&drawing, &canvas), SVISION_OK);
    const uint8_t *middle = pixels + (72 * SIDE + 72) * 3;
    CHECK(middle[1] > middle[0] && middle[1] > middle[2]); /* green */
}

int main(void)
{
    premises_are_shaded_and_marked();
    conclusions_fins_and_patterns_differ();
    links_are_arrows();
    premises_of_the_whole_board_are_not_shown();
    omits_steps_too_small_to_see();
    a_canvas_shows_what_svg_does();
    return check_result();
}
