#include "cam/window/view.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "cli/run/clock.h"
#include "video/latest.h"

struct stage_picture {
    struct buffer pixels;
    unsigned width, height; /* 0: no picture */
};

struct cam_view {
    struct window *window;
    struct latest *frames;
    atomic_bool closed, held, turned;
    pthread_mutex_t lock;
    /* Protected by the lock: */
    struct cam_scene scene;
    struct stage_picture stages[CAM_STAGES];
    enum cam_view_state state;
};

struct cam_view *cam_view_create(struct window *window)
{
    struct cam_view *view = buffer_resize(NULL, sizeof *view);
    *view = (struct cam_view){.window = window, .frames = latest_create()};
    atomic_init(&view->closed, false);
    atomic_init(&view->held, false);
    atomic_init(&view->turned, false);
    if (view->frames && pthread_mutex_init(&view->lock, NULL) == 0)
        return view;
    latest_destroy(view->frames);
    free(view);
    return NULL;
}

void cam_view_destroy(struct cam_view *view)
{
    if (!view)
        return;
    latest_destroy(view->frames);
    for (unsigned i = 0; i < CAM_STAGES; i++)
        buffer_free(&view->stages[i].pixels);
    pthread_mutex_destroy(&view->lock);
    free(view);
}

void cam_view_put_frame(struct cam_view *view, const struct frame *frame)
{
    struct frame stamped = *frame;
    stamped.came = clock_now();
    latest_put(view->frames, &stamped);
    window_wake(view->window);
}

void cam_view_put_grid(struct cam_view *view, const struct cam_grid *grid, double seconds)
{
    pthread_mutex_lock(&view->lock);
    cam_pose_put(&view->scene.pose, grid, seconds);
    cam_advice_update(&view->scene.advice, grid, seconds);
    view->scene.count++;
    pthread_mutex_unlock(&view->lock);
    window_wake(view->window);
}

static void keep_stage(struct stage_picture *kept, const struct svision_image *picture)
{
    kept->pixels.length = 0;
    for (unsigned y = 0; y < picture->height; y++)
        buffer_add(&kept->pixels, picture->pixels + y * picture->stride, picture->width);
    kept->width = picture->width;
    kept->height = picture->height;
}

void cam_view_trace(void *user, enum svision_stage stage, double seconds,
                    const struct svision_image *picture)
{
    struct cam_view *view = user;
    (void)seconds;
    if (!picture || (unsigned)stage >= CAM_STAGES)
        return;
    pthread_mutex_lock(&view->lock);
    keep_stage(&view->stages[stage], picture);
    pthread_mutex_unlock(&view->lock);
}

static void set_state(struct cam_view *view, enum cam_view_state state)
{
    pthread_mutex_lock(&view->lock);
    view->state = state;
    pthread_mutex_unlock(&view->lock);
    window_wake(view->window);
}

void cam_view_end(struct cam_view *view, bool stays)
{
    set_state(view, stays ? CAM_VIEW_STAYS : CAM_VIEW_ENDED);
}

void cam_view_resume(struct cam_view *view)
{
    set_state(view, CAM_VIEW_RUNS);
}

bool cam_view_is_turned(struct cam_view *view, bool takes)
{
    return takes ? atomic_exchange(&view->turned, false) : atomic_load(&view->turned);
}

bool cam_view_closed(const struct cam_view *view)
{
    return atomic_load(&view->closed);
}

bool cam_view_held(const struct cam_view *view)
{
    return atomic_load(&view->held);
}

enum cam_view_state cam_view_state(struct cam_view *view)
{
    pthread_mutex_lock(&view->lock);
    enum cam_view_state state = view->state;
    pthread_mutex_unlock(&view->lock);
    return state;
}

bool cam_view_take_frame(struct cam_view *view, struct frame *frame)
{
    return latest_take(view->frames, 0, frame) == LATEST_FRAME;
}

bool cam_view_take_scene(struct cam_view *view, struct cam_scene *scene)
{
    pthread_mutex_lock(&view->lock);
    bool fresh = scene->count != view->scene.count;
    if (fresh)
        *scene = view->scene;
    pthread_mutex_unlock(&view->lock);
    return fresh;
}

bool cam_view_take_stage(struct cam_view *view, unsigned stage, struct buffer *pixels,
                         struct svision_image *picture)
{
    pthread_mutex_lock(&view->lock);
    const struct stage_picture *kept = &view->stages[stage];
    bool any = kept->width > 0;
    if (any) {
        pixels->length = 0;
        buffer_add(pixels, kept->pixels.data, kept->pixels.length);
        *picture = (struct svision_image){(const uint8_t *)pixels->data, kept->width, kept->height,
                                          kept->width, SVISION_GRAY8};
    }
    pthread_mutex_unlock(&view->lock);
    return any;
}

void cam_view_close(struct cam_view *view)
{
    atomic_store(&view->closed, true);
}

void cam_view_hold(struct cam_view *view, bool hold)
{
    atomic_store(&view->held, hold);
}

void cam_view_turn(struct cam_view *view)
{
    atomic_store(&view->turned, true);
}
