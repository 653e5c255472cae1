#include "play/view/board_picture.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/core/control/command.h"
#include "play/view/hint_picture.h"

/* A cell to paint. */
struct cell_view {
    const struct svision_canvas *canvas;
    const struct theme *theme;
    const struct game_cell *state;
    struct box box;
    unsigned side;             /* number of digits */
    const struct draft *draft; /* NULL: a game is in progress */
    unsigned cell;
};

void board_picture_open(struct board_picture *picture, const struct game *game)
{
    *picture = (struct board_picture){0};
    grid_open(&picture->grid, game);
    picture->states = buffer_resize(NULL, game_cell_count(game) * sizeof *picture->states);
}

void board_picture_close(struct board_picture *picture)
{
    grid_close(&picture->grid);
    free(picture->states);
}

/* Width of the margin with the numbers of rows and columns, in cells. */
static const double label_width = 0.4;

void board_picture_place(struct board_picture *picture, struct box room)
{
    int rows = (int)picture->grid.rows, columns = (int)picture->grid.columns;
    double across = room.width / (columns + label_width), down = room.height / (rows + label_width);
    int cell = (int)fmin(across, down);
    picture->cell = cell > 1 ? cell : 1;
    int label = (int)(label_width * picture->cell);
    picture->box = (struct box){room.x + label + (room.width - label - picture->cell * columns) / 2,
                                room.y + label + (room.height - label - picture->cell * rows) / 2,
                                picture->cell * columns, picture->cell * rows};
    picture->is_painted = false;
}

int board_picture_cell(const struct board_picture *picture, int x, int y)
{
    if (!box_has(picture->box, x, y))
        return -1;
    return grid_cell(&picture->grid, (y - picture->box.y) / picture->cell,
                     (x - picture->box.x) / picture->cell);
}

static struct box box_of(const struct board_picture *picture, int row, int column)
{
    return (struct box){picture->box.x + column * picture->cell,
                        picture->box.y + row * picture->cell, picture->cell, picture->cell};
}

static struct svision_point point_in(struct box box, double x, double y)
{
    return (struct svision_point){box.x + x * box.width, box.y + y * box.height};
}

/* ---------------------------------------------------------------------------------------- cells */

static svision_color paper_of(const struct game_cell *state, const struct theme *theme)
{
    if (state->flags & CELL_SELECTED)
        return theme->selected;
    if (state->hint.set)
        return theme->colors[(state->hint.set - 1) % MAX_COLOR];
    if (state->color)
        return theme->colors[state->color - 1];
    if (state->flags & CELL_CURSOR)
        return theme->selected;
    if (state->flags & CELL_PLACE)
        return theme->place;
    if (state->flags & CELL_SAME)
        return theme->same;
    if (state->flags & CELL_PEER)
        return theme->peer;
    return state->flags & CELL_SHADED ? theme->shade : theme->paper;
}

static svision_color ink_of(const struct game_cell *state, const struct theme *theme)
{
    if (state->flags & CELL_WRONG)
        return theme->wrong;
    return state->flags & CELL_GIVEN ? theme->given : theme->found;
}

static void paint_symbol(const struct cell_view *view, unsigned digit, struct svision_point center,
                         double height, svision_color color)
{
    const char text[2] = {command_digit_key(digit), '\0'};
    paint_text(view->canvas, text, center, height, view->box.width, color, PAINT_LIBRARY_LETTERS);
}

static void paint_digit(const struct cell_view *view)
{
    const struct game_cell *state = view->state;
    struct box box = view->box;
    svision_color ink = state->digit ? ink_of(state, view->theme) : view->theme->hint;
    paint_symbol(view, state->digit ? state->digit : state->hint.placed, point_in(box, 0.5, 0.5),
                 0.56 * box.height, ink);
    /* Errors have a stroke as well as a color. */
    if (state->flags & CELL_WRONG)
        paint_line(view->canvas, point_in(box, 0.2, 0.88), point_in(box, 0.8, 0.88),
                   0.06 * box.height, 0, view->theme->wrong);
}

/* Paints a candidate: ringed in the pattern of a hint, framed as a fin, and crossed out if the hint
 * eliminates it. */
static void paint_candidate(const struct cell_view *view, unsigned digit,
                            struct svision_point center, double height)
{
    bool is_excluded = sudoku_digitset_has(view->state->hint.excluded, digit);
    double reach = 0.6 * height;
    const struct svision_point from = {center.x - reach, center.y + reach};
    const struct svision_point to = {center.x + reach, center.y - reach};
    const int edge = (int)(1.9 * height);
    const struct box frame = {(int)center.x - edge / 2, (int)center.y - edge / 2, edge, edge};
    paint_symbol(view, digit, center, height,
                 is_excluded ? view->theme->excluded : view->theme->mark);
    if (sudoku_digitset_has(view->state->hint.pattern, digit))
        paint_ring(view->canvas, center, 0.95 * height, fmax(0.15 * height, 1), view->theme->hint);
    if (sudoku_digitset_has(view->state->hint.fins, digit))
        paint_frame(view->canvas, frame, edge / 10 + 1, view->theme->found);
    if (is_excluded)
        paint_line(view->canvas, from, to, fmax(0.18 * height, 1.5), 0, view->theme->excluded);
}

/* Paints each digit at its own place. */
static void paint_corner_candidates(const struct cell_view *view, sudoku_digitset set)
{
    while (set) {
        unsigned digit = sudoku_digitset_pop(&set);
        struct svision_point place = hint_candidate_place(view->side, digit);
        paint_candidate(view, digit, point_in(view->box, place.x, place.y),
                        0.62 * hint_candidate_pitch(view->side) * view->box.height);
    }
}

/* Paints the digits as a line in the center. */
static void paint_center_candidates(const struct cell_view *view, sudoku_digitset set)
{
    unsigned count = sudoku_digitset_count(set);
    double pitch = fmin(0.17, 0.9 / (count ? count : 1)), start = 0.5 - pitch * (count - 1) / 2.0;
    for (unsigned i = 0; set; i++)
        paint_candidate(view, sudoku_digitset_pop(&set),
                        point_in(view->box, start + i * pitch, 0.5),
                        fmin(0.22, 1.25 * pitch) * view->box.height);
}

static void paint_corners(const struct cell_view *view, sudoku_digitset set)
{
    static const double places[8][2] = {{0.2, 0.23}, {0.8, 0.23}, {0.2, 0.77}, {0.8, 0.77},
                                        {0.5, 0.23}, {0.5, 0.77}, {0.17, 0.5}, {0.83, 0.5}};
    for (unsigned i = 0; set && i < 8; i++)
        paint_candidate(view, sudoku_digitset_pop(&set),
                        point_in(view->box, places[i][0], places[i][1]), 0.2 * view->box.height);
}

static void paint_marks(const struct cell_view *view)
{
    const struct game_cell *state = view->state;
    /* A hint may eliminate candidates that the player has not noted. */
    sudoku_digitset center =
        state->center | state->hint.excluded | state->hint.pattern | state->hint.fins;
    if (state->corner)
        paint_center_candidates(view, center);
    else
        paint_corner_candidates(view, center);
    paint_corners(view, state->corner);
}

/* Paints the lines around a cell; half of their width is inside it. */
static void paint_lines(const struct cell_view *view, const struct grid *grid, int row, int column)
{
    static const int sides[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    struct box box = view->box;
    int thick = (box.width + 12) / 24 + 1;
    for (unsigned pass = 0; pass < 2; pass++)
        for (unsigned i = 0; i < 4; i++) {
            bool is_thick =
                grid_is_border(grid, row, column, row + sides[i][0], column + sides[i][1]);
            int width = is_thick ? thick : i % 2 == 0;
            struct box line = {box.x + (sides[i][1] > 0 ? box.width - width : 0),
                               box.y + (sides[i][0] > 0 ? box.height - width : 0),
                               sides[i][1] ? width : box.width, sides[i][0] ? width : box.height};
            /* Thick lines are drawn over thin ones. */
            if (is_thick == (pass == 1))
                paint_box(view->canvas, line, is_thick ? view->theme->thick : view->theme->thin);
        }
}

static struct box inner(struct box box, int edge)
{
    return (struct box){box.x + edge, box.y + edge, box.width - 2 * edge, box.height - 2 * edge};
}

/* Paints the part of the photo in the cell. */
static void paint_photo_cell(const struct cell_view *view)
{
    const struct draft *draft = view->draft;
    unsigned side = draft->shape.side, tile = draft->tile;
    size_t stride = 3 * (size_t)side * tile;
    const uint8_t *corner =
        draft->picture + view->cell / side * tile * stride + 3 * (size_t)(view->cell % side) * tile;
    const struct svision_image image = {corner, tile, tile, stride, SVISION_RGB24};
    paint_picture(view->canvas, view->box, &image);
}

/* Paints the digit read in the corner below its picture, so that both are visible. */
static void paint_read_digit(const struct cell_view *view)
{
    const struct game_cell *state = view->state;
    const struct theme *theme = view->theme;
    struct box box = view->box;
    struct box badge = {box.x + box.width * 3 / 5, box.y + box.height * 11 / 20, box.width * 2 / 5,
                        box.height * 9 / 20};
    struct svision_point middle = point_in(badge, 0.5, 0.5);
    if (state->flags & CELL_SELECTED)
        paint_frame(view->canvas, box, box.width / 8 + 1, theme->selected);
    if (state->digit) {
        paint_box(view->canvas, badge, state->flags & CELL_HAND ? theme->same : theme->paper);
        paint_symbol(view, state->digit, middle, 0.8 * badge.height, ink_of(state, theme));
        if (state->flags & (CELL_LEFT_OUT | CELL_WRONG))
            paint_line(view->canvas, point_in(badge, 0.1, 0.9), point_in(badge, 0.9, 0.1),
                       0.08 * badge.height, 0, theme->wrong);
    }
    if (state->flags & CELL_DOUBTFUL) {
        struct box sign = {box.x + box.width * 3 / 5, box.y, box.width * 2 / 5,
                           box.height * 9 / 20};
        paint_box(view->canvas, sign, theme->wrong);
        paint_text(view->canvas, "?", point_in(sign, 0.5, 0.5), 0.8 * sign.height, sign.width,
                   theme->paper, PAINT_LIBRARY_LETTERS);
    }
}

static void paint_content(const struct cell_view *view)
{
    const struct game_cell *state = view->state;
    paint_box(view->canvas, view->box, paper_of(state, view->theme));
    if (view->draft && view->draft->picture)
        paint_photo_cell(view);
    if (view->draft)
        paint_read_digit(view);
    else if (state->digit || state->hint.placed)
        paint_digit(view);
    else
        paint_marks(view);
}

static void paint_cell(const struct board_picture *picture, const struct cell_view *view, int row,
                       int column)
{
    const struct game_cell *state = view->state;
    struct box box = view->box;
    paint_content(view);
    paint_lines(view, &picture->grid, row, column);
    int edge = box.width / 24 + 1;
    if (state->flags & (CELL_PREMISE | CELL_PLACE))
        paint_frame(view->canvas, inner(box, edge), box.width / 40 + 1, view->theme->hint);
    if (state->hint.placed && !state->digit)
        paint_ring(view->canvas, point_in(box, 0.5, 0.5), 0.38 * box.width, 0.05 * box.width,
                   view->theme->hint);
    if (state->flags & CELL_CURSOR)
        paint_frame(view->canvas, inner(box, edge), box.width / 24 + 1, view->theme->found);
}

/* ---------------------------------------------------------------------------------------- board */

/* Paints the numbers of rows and columns, which hints name, beside the board. */
static void paint_labels(const struct board_picture *picture, const struct svision_canvas *canvas,
                         svision_color color, struct dirty *dirty)
{
    double label = label_width * picture->cell, height = 0.5 * label;
    const struct box box = picture->box;
    unsigned rows = picture->grid.rows, columns = picture->grid.columns;
    char text[12];
    for (unsigned i = 0; i < (rows > columns ? rows : columns); i++) {
        double middle = (i + 0.5) * picture->cell;
        snprintf(text, sizeof text, "%u", i + 1);
        if (i < rows)
            paint_text(canvas, text, (struct svision_point){box.x - label / 2, box.y + middle},
                       height, label, color, PAINT_LIBRARY_LETTERS);
        if (i < columns)
            paint_text(canvas, text, (struct svision_point){box.x + middle, box.y - label / 2},
                       height, label, color, PAINT_LIBRARY_LETTERS);
    }
    dirty_add(dirty, (struct box){box.x - (int)label, box.y - (int)label, box.width + (int)label,
                                  (int)label});
    dirty_add(dirty, (struct box){box.x - (int)label, box.y, (int)label, box.height});
}

void board_picture_paint(struct board_picture *picture, const struct svision_canvas *canvas,
                         const struct game *game, struct dirty *dirty)
{
    const struct theme *theme = theme_at(game_settings(game)->theme);
    const struct game_hint hint = game_hint(game);
    const struct hint_place place = {&picture->grid, picture->box, picture->cell};
    bool is_over_cells = hint.link_count + hint.group_count > 0;
    bool all = !picture->is_painted || is_over_cells || picture->has_hint ||
               picture->theme != game_settings(game)->theme;
    for (int row = 0; row < (int)picture->grid.rows; row++)
        for (int column = 0; column < (int)picture->grid.columns; column++) {
            int cell = grid_cell(&picture->grid, row, column);
            struct game_cell state;
            memset(&state, 0, sizeof state);
            if (cell < 0)
                continue;
            game_cell_at(game, (unsigned)cell, &state);
            if (!all && game_cell_is_like(&state, &picture->states[cell]))
                continue;
            picture->states[cell] = state;
            const struct cell_view view = {canvas,          theme,
                                           &state,          box_of(picture, row, column),
                                           game_side(game), game_draft(game),
                                           (unsigned)cell};
            paint_cell(picture, &view, row, column);
            dirty_add(dirty, view.box);
        }
    if (!picture->is_painted)
        paint_labels(picture, canvas, theme->mark, dirty);
    if (is_over_cells)
        hint_picture_paint(&place, canvas, game, theme);
    picture->is_painted = true;
    picture->has_hint = is_over_cells;
    picture->theme = game_settings(game)->theme;
}
