#include "cam/window/screen.h"

#include <stdio.h>
#include <string.h>

#include "cam/window/hint.h"
#include "cam/window/keys.h"
#include "image/rgba.h"

/* What is shown before the first frame. */
enum { BLANK_WIDTH = 640, BLANK_HEIGHT = 360 };

/* The board as far as it is filled in for the user. */
struct filled {
    uint8_t board[SVISION_CELLS];  /* givens and hints */
    uint8_t digits[SVISION_CELLS]; /* what is painted */
    sudoku_digitset candidates[SVISION_CELLS];
    unsigned last; /* the newest hint; SVISION_CELLS: none */
};

static const char *const stage_names[CAM_STAGES] = {"gray", "detect", "cells", "digits", "read"};

void cam_screen_free(struct cam_screen *screen)
{
    buffer_free(&screen->base);
    buffer_free(&screen->work);
    buffer_free(&screen->scratch);
}

static uint8_t *room(struct buffer *buffer, size_t size)
{
    buffer->length = 0;
    return (uint8_t *)buffer_reserve(buffer, size);
}

void cam_screen_set_frame(struct cam_screen *screen, const struct svision_image *image, bool full,
                          double seconds)
{
    uint8_t *base = room(&screen->base, (size_t)image->width * image->height * 4);
    rgba_convert(image, full, room(&screen->scratch, rgba_scratch(image->width)), base);
    screen->width = image->width;
    screen->height = image->height;
    screen->seconds = seconds;
}

/* ----------------------------------------------------------------------------------------- keys */

/* The next stage that has a picture. */
static unsigned next_stage(struct cam_screen *screen, struct cam_view *view)
{
    struct svision_image picture;
    for (unsigned stage = screen->modes.stage + 1; stage <= CAM_STAGES; stage++)
        if (cam_view_take_stage(view, stage - 1, &screen->scratch, &picture))
            return stage;
    return 0;
}

bool cam_screen_press(struct cam_screen *screen, struct cam_view *view, char key)
{
    struct cam_modes *modes = &screen->modes;
    switch (key) {
    case ' ':
        modes->frozen = !modes->frozen;
        cam_view_hold(view, modes->frozen);
        return true;
    case '?':
        modes->help = !modes->help;
        return true;
    case 'b':
        modes->before = !modes->before;
        return true;
    case 'c':
        modes->candidates = !modes->candidates;
        return true;
    case 'd':
        modes->stage = next_stage(screen, view);
        return true;
    case 'h':
        modes->hints = modes->hints == 0;
        return true;
    case 'm':
        modes->mirrored = !modes->mirrored;
        return true;
    case 'n':
        modes->hints += modes->hints > 0 && modes->hints < SVISION_CELLS;
        return true;
    default:
        return false;
    }
}

/* -------------------------------------------------------------------------------------- pictures
 */

/* Whether help is asked for instead of the solution; there is some for classic boards. */
static bool is_helping(const struct cam_modes *modes, const struct cam_grid *grid)
{
    return (modes->hints || modes->candidates) && grid->side == 9;
}

/* Fills in the hints alone. */
static void fill_in(const struct cam_modes *modes, const struct cam_grid *grid,
                    struct filled *filled)
{
    memcpy(filled->board, grid->cells, SVISION_CELLS);
    memset(filled->digits, 0, SVISION_CELLS);
    filled->last = SVISION_CELLS;
    for (unsigned i = 0; i < modes->hints; i++) {
        unsigned cell = cam_hint_next(filled->board);
        if (cell >= SVISION_CELLS)
            break;
        filled->board[cell] = filled->digits[cell] = grid->solution[cell];
        filled->last = cell;
    }
    cam_hint_candidates(filled->board, filled->candidates);
}

static void paint_solution(const struct cam_screen *screen, const struct svision_canvas *canvas,
                           const struct cam_grid *grid)
{
    struct cam_content content = {.digits = grid->solution, .givens = grid->cells};
    struct filled filled;
    if (is_helping(&screen->modes, grid)) {
        fill_in(&screen->modes, grid, &filled);
        content.digits = filled.digits;
        content.candidates = screen->modes.candidates ? filled.candidates : NULL;
    }
    cam_paint_content(canvas, grid, &content, &screen->look);
}

static void paint_grid(const struct cam_screen *screen, const struct svision_canvas *canvas,
                       const struct cam_scene *scene)
{
    struct cam_grid grid;
    cam_pose_at(&scene->pose, screen->seconds, &grid);
    if (grid.state == SVISION_TRACK_COMMITTED)
        paint_solution(screen, canvas, &grid);
    else if (grid.state == SVISION_TRACK_OUTLINED)
        cam_paint_outline(canvas, &grid);
}

static void mirror(const struct svision_canvas *canvas)
{
    uint8_t pixel[4];
    for (unsigned y = 0; y < canvas->height; y++) {
        uint8_t *left = canvas->pixels + y * canvas->stride;
        uint8_t *right = left + 4 * ((size_t)canvas->width - 1);
        for (; left < right; left += 4, right -= 4) {
            memcpy(pixel, left, sizeof pixel);
            memcpy(left, right, sizeof pixel);
            memcpy(right, pixel, sizeof pixel);
        }
    }
}

/* A strip of squares, such as the cells of a grid, as rows of them. */
static unsigned squares_in_a_row(const struct svision_image *picture)
{
    unsigned count = picture->height / picture->width, row = 1;
    if (picture->height % picture->width != 0 || count < 4)
        return 1;
    while (row * row < count)
        row++;
    return row;
}

static void paint_stage(struct cam_screen *screen, const struct svision_image *picture)
{
    unsigned width = picture->width, row = squares_in_a_row(picture);
    unsigned square = row > 1 ? width : picture->height;
    unsigned rows = (picture->height / square + row - 1) / row;
    size_t stride = (size_t)width * row * 4;
    uint8_t *out = room(&screen->work, stride * square * rows);
    memset(out, 0, stride * square * rows);
    for (unsigned y = 0; y < picture->height; y++) {
        unsigned index = y / square;
        const struct svision_image line = {picture->pixels + y * picture->stride, width, 1,
                                           picture->stride, SVISION_GRAY8};
        rgba_convert(&line, true, NULL,
                     out + ((size_t)(index / row) * square + y % square) * stride +
                         (size_t)(index % row) * width * 4);
    }
    screen->picture =
        (struct svision_image){out, width * row, square * rows, stride, SVISION_RGBA32};
}

static void paint_frame(struct cam_screen *screen, const struct cam_scene *scene)
{
    size_t size = (size_t)screen->width * screen->height * 4;
    const struct svision_canvas canvas = {room(&screen->work, size), screen->width, screen->height,
                                          4 * (size_t)screen->width, SVISION_RGBA32};
    memcpy(canvas.pixels, screen->base.data, size);
    bool painted = !screen->modes.before && scene->pose.any;
    if (painted)
        paint_grid(screen, &canvas, scene);
    if (screen->modes.mirrored)
        mirror(&canvas);
    if (painted)
        cam_paint_advice(&canvas, scene->advice.text);
    screen->picture = svision_canvas_image(&canvas);
}

static void paint_blank(struct cam_screen *screen)
{
    size_t size = (size_t)BLANK_WIDTH * BLANK_HEIGHT * 4;
    uint8_t *pixels = room(&screen->work, size);
    memset(pixels, 24, size);
    screen->picture =
        (struct svision_image){pixels, BLANK_WIDTH, BLANK_HEIGHT, BLANK_WIDTH * 4, SVISION_RGBA32};
}

/* All pictures that are shown were made in WORK. */
static void paint_help(struct cam_screen *screen)
{
    const struct svision_image *picture = &screen->picture;
    const struct svision_canvas canvas = {(uint8_t *)screen->work.data, picture->width,
                                          picture->height, picture->stride, SVISION_RGBA32};
    cam_keys_paint(&canvas);
}

void cam_screen_paint(struct cam_screen *screen, struct cam_view *view,
                      const struct cam_scene *scene)
{
    struct svision_image stage;
    /* Hints are of one puzzle: the next one starts with its first. */
    if (scene->pose.grid.puzzle != screen->puzzle && screen->modes.hints)
        screen->modes.hints = 1;
    screen->puzzle = scene->pose.grid.puzzle;
    if (!screen->width)
        paint_blank(screen);
    else if (screen->modes.stage &&
             cam_view_take_stage(view, screen->modes.stage - 1, &screen->scratch, &stage))
        paint_stage(screen, &stage);
    else
        paint_frame(screen, scene);
    if (screen->modes.help)
        paint_help(screen);
}

/* ------------------------------------------------------------------------------------------ line
 */

static void describe_state(const struct cam_screen *screen, const struct cam_scene *scene,
                           char *text, size_t size)
{
    const struct cam_grid *grid = &scene->pose.grid;
    if (!screen->width || !scene->pose.any || screen->starved)
        snprintf(text, size, "waiting for frames");
    else if (grid->state == SVISION_TRACK_COMMITTED)
        snprintf(text, size, "solved");
    else if (grid->state == SVISION_TRACK_NONE)
        snprintf(text, size, "looking for a puzzle (? shows the keys)");
    else
        snprintf(text, size, "reading: %s",
                 scene->advice.text[0] ? scene->advice.text : grid->hint);
}

static void describe_hint(const struct cam_screen *screen, const struct cam_scene *scene,
                          char *text, size_t size)
{
    const struct cam_grid *grid = &scene->pose.grid;
    struct filled filled;
    text[0] = '\0';
    if (scene->pose.grid.state != SVISION_TRACK_COMMITTED || !is_helping(&screen->modes, grid))
        return;
    fill_in(&screen->modes, grid, &filled);
    if (filled.last < SVISION_CELLS)
        snprintf(text, size, " | hint: r%uc%u is %u", filled.last / 9 + 1, filled.last % 9 + 1,
                 filled.board[filled.last]);
}

void cam_screen_describe(const struct cam_screen *screen, const struct cam_scene *scene, char *text,
                         size_t size)
{
    const struct cam_modes *modes = &screen->modes;
    char state[100], hint[40];
    describe_state(screen, scene, state, sizeof state);
    describe_hint(screen, scene, hint, sizeof hint);
    snprintf(text, size, "%s%s%s%s%s%s%s%s", state, hint, modes->candidates ? " | candidates" : "",
             modes->before ? " | before" : "", modes->mirrored ? " | mirrored" : "",
             modes->frozen ? " | frozen" : "", modes->stage ? " | stage: " : "",
             modes->stage ? stage_names[modes->stage - 1] : "");
}
