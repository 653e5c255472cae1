#include "cam/window/show.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "cam/window/screen.h"
#include "cam/window/snapshot.h"
#include "cli/run/clock.h"
#include "cli/run/interrupt.h"
#include "video/formats/mjpeg.h"

/* Maximum time that a frame waits for its reading, in seconds; less than a camera's frame
 * interval. */
static const double max_wait = 0.025;
/* Maximum delay before a signal to stop is noticed, in seconds. */
static const double poll_interval = 0.1;
/* Time that the name of a snapshot is shown, in seconds. */
static const double note_seconds = 3;
/* Time without a frame after which the line says so, in seconds. */
static const double starved_after = 2;
/* Weight of the newest frame in the mean latency. */
static const double latency_share = 0.1;
/* Period over which the frame rate is measured, in seconds. */
static const double rate_seconds = 1;

struct show {
    struct window *window;
    struct cam_view *view;
    const struct cam_options *options;
    struct cam_screen screen;
    struct cam_scene scene;
    struct frame frame; /* newest frame, not shown yet */
    bool waits;
    double since; /* start of its wait */
    struct buffer pixels;
    bool fitted, stale, closed;
    /* The text line. */
    char line[700], note[60];
    double note_end;
    double last; /* time of the last frame shown */
    /* Frames per second. */
    double rate, rate_start;
    unsigned rate_count;
    /* Age of a frame when it appears on the screen, in seconds. */
    double came;    /* arrival of the frame to be shown; 0: it has been shown */
    double latency; /* exponential mean */
};

/* Shows TEXT for note_seconds. */
static void note(struct show *show, const char *text)
{
    snprintf(show->note, sizeof show->note, "%s", text);
    show->note_end = clock_now() + note_seconds;
}

static void take_snapshot(struct show *show)
{
    char name[20], text[sizeof show->note];
    struct message message;
    if (!show->screen.width)
        return;
    bool done = cam_snapshot_write(&show->screen.picture, name, &message);
    if (!done)
        cli_error(&cam_cli, "%s", message.text);
    else if (!show->options->quiet)
        fprintf(stderr, "%s\n", name);
    snprintf(text, sizeof text, done ? "saved %s" : "%s could not be saved", name);
    note(show, text);
}

static void copy_text(struct show *show)
{
    const struct cam_model *model = &show->screen.model;
    bool done = model->copy.length <= 1 || window_copy(show->window, model->copy.data);
    note(show, done ? model->copied : "no clipboard");
}

static void press(struct show *show, int key)
{
    enum cam_action action = cam_screen_press(&show->screen, show->view, &show->scene.pose, key);
    show->stale = show->stale || action != CAM_ACTION_NONE;
    switch (action) {
    case CAM_ACTION_SNAPSHOT:
        take_snapshot(show);
        break;
    case CAM_ACTION_COPY:
        copy_text(show);
        break;
    case CAM_ACTION_FULL_SCREEN:
        window_fill_screen(show->window);
        break;
    case CAM_ACTION_CAMERA:
        cam_view_turn(show->view);
        break;
    case CAM_ACTION_QUIT:
        show->closed = true;
        break;
    default:
        break;
    }
}

static void handle(struct show *show, enum window_event event, const struct window_input *input)
{
    if (event == WINDOW_KEY)
        press(show, input->key);
    if (event == WINDOW_CLICK)
        cam_screen_click(&show->screen, input->at);
    show->closed = show->closed || event == WINDOW_QUIT;
    show->stale = show->stale || event == WINDOW_REDRAW || event == WINDOW_CLICK;
}

/* Counts a frame shown. */
static void update_rate(struct show *show)
{
    double time = clock_now(), passed = time - show->rate_start;
    show->rate_count++;
    if (passed < rate_seconds)
        return;
    /* The first frame, or the first one after a break, only starts the clock. */
    show->rate = passed < 4 * rate_seconds || show->rate_count > 1 ? show->rate_count / passed : 0;
    show->rate_start = time;
    show->rate_count = 0;
}

static void accept_frame(struct show *show)
{
    struct frame *frame = &show->frame;
    struct message message;
    bool jpeg = frame->coding == FRAME_JPEG;
    show->waits = false;
    /* The reader reports damaged frames. */
    if (jpeg && !mjpeg_decode(frame->bytes, frame->size, MJPEG_COLOR, &show->pixels, &frame->image,
                              &message))
        return;
    cam_screen_set_frame(&show->screen, &frame->image, jpeg, frame->seconds);
    if (!show->fitted)
        window_fit(show->window, frame->image.width, frame->image.height);
    show->fitted = show->stale = true;
    show->last = clock_now();
    show->came = frame->came;
    update_rate(show);
}

/* Fetches the newest frame and reading. */
static void fetch(struct show *show)
{
    if (show->screen.model.frozen)
        return;
    if (cam_view_take_scene(show->view, &show->scene)) {
        bool settled = cam_model_take(&show->screen.model, &show->scene.pose.grid);
        if (settled && show->screen.model.chimes)
            window_chime(show->window);
        show->stale = true;
    }
    if (!show->waits && cam_view_take_frame(show->view, &show->frame)) {
        show->waits = true;
        show->since = clock_now();
    }
    bool read = show->scene.pose.any && show->scene.pose.seconds >= show->frame.seconds;
    if (show->waits && (read || clock_now() - show->since >= max_wait))
        accept_frame(show);
}

/* Updates the line. Returns true if it has changed. */
static bool update_line(struct show *show)
{
    char text[sizeof show->line], state[300], rate[48] = "", steps[300];
    bool stays = cam_view_state(show->view) == CAM_VIEW_STAYS;
    show->screen.starved =
        !stays && !show->screen.model.frozen && clock_now() - show->last >= starved_after;
    cam_screen_describe(&show->screen, &show->scene, state, sizeof state);
    if (stays)
        snprintf(rate, sizeof rate, " | end");
    else if (show->rate > 0 && !show->screen.starved)
        snprintf(rate, sizeof rate, " | %.0f frames/s, %.0f ms", show->rate, show->latency * 1000);
    bool noted = show->note[0] && clock_now() < show->note_end;
    cam_model_explain(&show->screen.model, steps, sizeof steps);
    int length = snprintf(text, sizeof text, "%s%s%s%s%s%s", state, rate, noted ? " | " : "",
                          noted ? show->note : "", steps[0] ? "\n" : "", steps);
    if (length < 0 || strcmp(text, show->line) == 0)
        return false;
    snprintf(show->line, sizeof show->line, "%s", text);
    return true;
}

/* True if a frame is waiting to be shown. */
static bool is_waiting(const struct show *show)
{
    return show->waits && !show->screen.model.frozen;
}

/* Updates the latency: the painted frame is now on the screen. */
static void update_latency(struct show *show)
{
    double latency = clock_now() - show->came;
    if (show->came > 0)
        show->latency += latency_share * (latency - show->latency);
    show->came = 0;
}

/* Shows a frame together with its reading if that arrives in time. */
static bool refresh(struct show *show, struct message *message)
{
    bool other = update_line(show);
    if (show->stale && !is_waiting(show))
        cam_screen_paint(&show->screen, show->view, &show->scene);
    else if (!other)
        return true;
    show->stale = show->stale && is_waiting(show);
    if (!window_show(show->window, &show->screen.picture, show->line, message))
        return false;
    update_latency(show);
    return true;
}

static bool goes_on(struct show *show)
{
    return !show->closed && !interrupt_pending() && cam_view_state(show->view) != CAM_VIEW_ENDED;
}

static bool show_all(struct show *show, struct message *message)
{
    struct window_input input = {0};
    cam_screen_paint(&show->screen, show->view, &show->scene);
    while (goes_on(show)) {
        double wait = is_waiting(show) ? show->since + max_wait - clock_now() : poll_interval;
        enum window_event event = window_wait(show->window, fmax(wait, 0), &input);
        while (event != WINDOW_NOTHING) {
            handle(show, event, &input);
            event = window_wait(show->window, 0, &input);
        }
        fetch(show);
        if (!refresh(show, message))
            return false;
    }
    return true;
}

bool cam_show(struct window *window, struct cam_view *view, const struct cam_options *options,
              struct message *message)
{
    struct show show = {.window = window,
                        .view = view,
                        .options = options,
                        .screen.look = options->look,
                        .stale = true};
    cam_model_open(&show.screen.model);
    show.screen.model.chimes = options->chimes;
    bool done = show_all(&show, message);
    buffer_free(&show.pixels);
    cam_screen_free(&show.screen);
    return done;
}
