#include "cam/window/screen.h"

#include <stdio.h>
#include <string.h>

#include "cam/window/keys.h"
#include "cam/window/sheet.h"
#include "cam/window/stage.h"
#include "video/formats/rgba.h"

/* Size of the blank picture before the first frame. */
enum { BLANK_WIDTH = 640, BLANK_HEIGHT = 360 };

void cam_screen_free(struct cam_screen *screen)
{
    cam_model_close(&screen->model);
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

/* Paints STAGE. Returns false if it has no picture. */
static bool paint_stage(struct cam_screen *screen, struct cam_view *view,
                        const struct cam_pose *pose, unsigned stage)
{
    struct svision_image traced;
    const struct svision_image frame = {(const uint8_t *)screen->base.data, screen->width,
                                        screen->height, 4 * (size_t)screen->width, SVISION_RGBA32};
    int source = cam_stage_source(stage);
    bool is_traced =
        source >= 0 && cam_view_take_stage(view, (unsigned)source, &screen->scratch, &traced);
    struct cam_grid grid = {.state = SVISION_TRACK_NONE};
    if (pose->any)
        cam_pose_at(pose, screen->seconds, &grid);
    const struct cam_stage_input input = {is_traced ? &traced : NULL, &frame, &grid};
    return screen->width && cam_stage_paint(stage, &input, &screen->work, &screen->picture);
}

/* Returns the next stage that has a picture. */
static unsigned next_stage(struct cam_screen *screen, struct cam_view *view,
                           const struct cam_pose *pose)
{
    for (unsigned stage = screen->model.stage + 1; stage < CAM_STAGE_END; stage++)
        if (paint_stage(screen, view, pose, stage))
            return stage;
    return CAM_STAGE_NONE;
}

enum cam_action cam_screen_press(struct cam_screen *screen, struct cam_view *view,
                                 const struct cam_pose *pose, int key)
{
    enum cam_action action = cam_model_press(&screen->model, key);
    cam_view_hold(view, screen->model.frozen);
    if (action != CAM_ACTION_STAGE)
        return action;
    screen->model.stage = next_stage(screen, view, pose);
    return CAM_ACTION_SHOW;
}

void cam_screen_click(struct cam_screen *screen, struct svision_point point)
{
    bool is_there = screen->grid.state != SVISION_TRACK_NONE;
    if (screen->model.mirrored && !cam_model_is_past(&screen->model))
        point.x = screen->picture.width - point.x;
    cam_model_select(&screen->model, is_there ? cam_grid_cell_at(&screen->grid, point) : -1);
}

/* ------------------------------------------------------------------------------------- pictures */

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

/* Returns a canvas in the picture to be shown. */
static struct svision_canvas make_canvas(struct cam_screen *screen, unsigned width, unsigned height)
{
    size_t size = (size_t)width * height * 4;
    const struct svision_canvas canvas = {room(&screen->work, size), width, height,
                                          4 * (size_t)width, SVISION_RGBA32};
    screen->picture = svision_canvas_image(&canvas);
    return canvas;
}

static void paint_frame(struct cam_screen *screen, const struct cam_scene *scene)
{
    const struct svision_canvas canvas = make_canvas(screen, screen->width, screen->height);
    const struct cam_puzzle *puzzle = cam_model_puzzle(&screen->model);
    memcpy(canvas.pixels, screen->base.data, canvas.stride * canvas.height);
    bool painted = !screen->model.before && scene->pose.any;
    if (scene->pose.any)
        cam_pose_at(&scene->pose, screen->seconds, &screen->grid);
    if (painted && puzzle)
        cam_sheet_paint(&screen->model, puzzle, &screen->grid, &screen->look, &canvas);
    if (screen->model.mirrored)
        mirror(&canvas);
    if (painted)
        cam_paint_advice(&canvas, &screen->grid, scene->advice.text);
}

/* Paints an earlier puzzle on a blank sheet. */
static void paint_past(struct cam_screen *screen)
{
    unsigned width = screen->width ? screen->width : BLANK_WIDTH;
    unsigned height = screen->height ? screen->height : BLANK_HEIGHT;
    const struct svision_canvas canvas = make_canvas(screen, width, height);
    const struct cam_puzzle *puzzle = cam_model_puzzle(&screen->model);
    cam_sheet_print(puzzle, &canvas, &screen->grid);
    cam_sheet_paint(&screen->model, puzzle, &screen->grid, &screen->look, &canvas);
}

static void paint_blank(struct cam_screen *screen)
{
    const struct svision_canvas canvas = make_canvas(screen, BLANK_WIDTH, BLANK_HEIGHT);
    memset(canvas.pixels, 24, canvas.stride * canvas.height);
}

/* Paints the help over the picture, which is in WORK. */
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
    screen->grid.state = SVISION_TRACK_NONE;
    if (cam_model_is_past(&screen->model))
        paint_past(screen);
    else if (!screen->width)
        paint_blank(screen);
    else if (!paint_stage(screen, view, &scene->pose, screen->model.stage))
        paint_frame(screen, scene);
    if (screen->model.help)
        paint_help(screen);
}

/* ----------------------------------------------------------------------------------------- line */

static void describe_state(const struct cam_screen *screen, const struct cam_scene *scene,
                           char *text, size_t size)
{
    const struct cam_grid *grid = &scene->pose.grid;
    const struct cam_puzzle *puzzle = cam_model_puzzle(&screen->model);
    bool past = cam_model_is_past(&screen->model);
    if (past)
        snprintf(text, size, "earlier puzzle");
    else if (!screen->width || !scene->pose.any || screen->starved)
        snprintf(text, size, "waiting for frames");
    else if (puzzle && puzzle->solutions == 1)
        snprintf(text, size, "solved");
    else if (puzzle && puzzle->number)
        snprintf(text, size, "settled");
    else if (grid->state == SVISION_TRACK_NONE)
        snprintf(text, size, "looking for a puzzle (? shows the keys)");
    else
        snprintf(text, size, "reading: %s",
                 scene->advice.text[0] ? scene->advice.text : grid->hint);
}

void cam_screen_describe(const struct cam_screen *screen, const struct cam_scene *scene, char *text,
                         size_t size)
{
    const struct cam_model *model = &screen->model;
    char state[100], modes[200];
    describe_state(screen, scene, state, sizeof state);
    cam_model_describe(model, modes, sizeof modes);
    snprintf(text, size, "%s%s%s%s", state, modes, model->stage ? " | stage: " : "",
             cam_stage_name(model->stage));
}
