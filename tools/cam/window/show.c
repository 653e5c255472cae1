#include "cam/window/show.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "cam/window/screen.h"
#include "cam/window/snapshot.h"
#include "cli/run/clock.h"
#include "cli/run/interrupt.h"
#include "video/formats/mjpeg.h"

/* How long a frame waits for its reading, less than cameras take for the next one. */
static const double patience = 0.025;
/* How long a signal to stop may go unnoticed. */
static const double slice = 0.1;
/* How long the name of a snapshot is to be seen. */
static const double note_time = 3;
/* After how long without a frame that is said. */
static const double hunger = 2;
/* What the newest frame weighs in the mean latency. */
static const double latency_share = 0.1;
/* Over how long frames are counted. */
static const double rate_time = 1;

struct show {
    struct window *window;
    struct cam_view *view;
    const struct cam_options *options;
    struct cam_screen screen;
    struct cam_scene scene;
    struct frame frame; /* the newest, not shown yet */
    bool waits;
    double since; /* when it began to wait */
    struct buffer pixels;
    bool fitted, stale, closed;
    /* The line. */
    char line[700], note[60];
    double note_end;
    double last; /* when the last frame was shown */
    /* Frames a second. */
    double rate, rate_start;
    unsigned rate_count;
    /* How old a frame is when it is on the screen, in seconds. */
    double came;    /* when the one to be shown came; 0: it was shown */
    double latency; /* the mean, in which old ones fade away */
};

/* Says TEXT for a while. */
static void note(struct show *show, const char *text)
{
    snprintf(show->note, sizeof show->note, "%s", text);
    show->note_end = clock_now() + note_time;
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
    note(show, done ? model->copied : "there is no clipboard");
}

static void press(struct show *show, int key)
{
    enum cam_deed deed = cam_screen_press(&show->screen, show->view, &show->scene.pose, key);
    show->stale = show->stale || deed != CAM_DEED_NONE;
    switch (deed) {
    case CAM_DEED_SNAPSHOT:
        take_snapshot(show);
        break;
    case CAM_DEED_COPY:
        copy_text(show);
        break;
    case CAM_DEED_FULL_SCREEN:
        window_fill_screen(show->window);
        break;
    case CAM_DEED_CAMERA:
        cam_view_turn(show->view);
        break;
    case CAM_DEED_QUIT:
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

/* Counts a frame that is shown. */
static void keep_rate(struct show *show)
{
    double time = clock_now(), passed = time - show->rate_start;
    show->rate_count++;
    if (passed < rate_time)
        return;
    /* The first frame, or the first one after a break, only starts the clock. */
    show->rate = passed < 4 * rate_time || show->rate_count > 1 ? show->rate_count / passed : 0;
    show->rate_start = time;
    show->rate_count = 0;
}

static void accept_frame(struct show *show)
{
    struct frame *frame = &show->frame;
    struct message message;
    bool jpeg = frame->coding == FRAME_JPEG;
    show->waits = false;
    /* What is damaged is the reader's to report. */
    if (jpeg && !mjpeg_decode(frame->bytes, frame->size, MJPEG_COLOR, &show->pixels, &frame->image,
                              &message))
        return;
    cam_screen_set_frame(&show->screen, &frame->image, jpeg, frame->seconds);
    if (!show->fitted)
        window_fit(show->window, frame->image.width, frame->image.height);
    show->fitted = show->stale = true;
    show->last = clock_now();
    show->came = frame->came;
    keep_rate(show);
}

/* Takes the newest frame and reading. */
static void look(struct show *show)
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
    if (show->waits && (read || clock_now() - show->since >= patience))
        accept_frame(show);
}

/* Whether the line says something else than before. */
static bool renew_line(struct show *show)
{
    char text[sizeof show->line], state[300], rate[48] = "", steps[300];
    bool stays = cam_view_state(show->view) == CAM_VIEW_STAYS;
    show->screen.starved =
        !stays && !show->screen.model.frozen && clock_now() - show->last >= hunger;
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

/* Whether a frame is about to be shown. */
static bool is_waiting(const struct show *show)
{
    return show->waits && !show->screen.model.frozen;
}

/* What was painted is on the screen. */
static void keep_latency(struct show *show)
{
    double latency = clock_now() - show->came;
    if (show->came > 0)
        show->latency += latency_share * (latency - show->latency);
    show->came = 0;
}

/* A reading that comes while its frame waits is shown with it. */
static bool refresh(struct show *show, struct message *message)
{
    bool other = renew_line(show);
    if (show->stale && !is_waiting(show))
        cam_screen_paint(&show->screen, show->view, &show->scene);
    else if (!other)
        return true;
    show->stale = show->stale && is_waiting(show);
    if (!window_show(show->window, &show->screen.picture, show->line, message))
        return false;
    keep_latency(show);
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
        double wait = is_waiting(show) ? show->since + patience - clock_now() : slice;
        enum window_event event = window_wait(show->window, fmax(wait, 0), &input);
        while (event != WINDOW_NOTHING) {
            handle(show, event, &input);
            event = window_wait(show->window, 0, &input);
        }
        look(show);
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
