#include "cam/run.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "cam/capture.h"
#include "cam/devices.h"
#include "cam/outputs.h"
#include "cam/read.h"
#include "cam/turn.h"
#include "cam/window/show.h"
#include "cli/run/clock.h"
#include "cli/run/interrupt.h"
#include "video/formats/mjpeg.h"

/* How the run of one source ended. */
enum run_result {
    RUN_DONE,
    RUN_LOST,
    RUN_FAILED,
};

struct run {
    const struct cam_options *options;
    struct cam_outputs outputs;
    struct cam_reader reader;
    struct buffer pixels; /* decoded pixels of the last JPEG */
    struct capture_counts counts;
    struct message message;
    char last_remark[sizeof(struct message)]; /* never repeated in a row */
    uint64_t frames;
    double start;
    /* NULL without a window: */
    struct window *window;
    struct cam_view *view;
    enum run_result result; /* owned by the thread until it ends */
    double pace;            /* start of the recording, on the clock of this run */
    bool paced;
    bool live; /* the source is a camera */
    struct turn turn;
    bool has_turned;
    double last; /* time of the newest frame, on the sources' clock */
};

/* Maximum delay before a signal or a closed window is noticed, in seconds. */
static const double poll_interval = 0.05;

/* Sleeps until SECONDS are over or a signal arrives. */
static void sleep_for(double seconds)
{
    if (seconds > 0 && !interrupt_pending())
        clock_sleep(seconds);
}

static void remark(struct run *run)
{
    if (run->options->quiet || strcmp(run->last_remark, run->message.text) == 0)
        return;
    memcpy(run->last_remark, run->message.text, sizeof run->last_remark);
    cli_error(&cam_cli, "%s", run->message.text);
}

static bool is_over(const struct run *run)
{
    const struct cam_options *options = run->options;
    return interrupt_pending() || (run->view && cam_view_closed(run->view)) ||
           (options->oneshot && run->reader.puzzles) ||
           (options->frames && run->frames >= options->frames) ||
           (options->timeout > 0 && clock_now() - run->start >= options->timeout);
}

/* True if the user has switched to another source. */
static bool is_turned(const struct run *run)
{
    if (!run->view || !cam_view_is_turned(run->view, false))
        return false;
    return turn_has_other(&run->turn) || !cam_view_is_turned(run->view, true);
}

/* True if the run of this source is to end. */
static bool is_finished(const struct run *run)
{
    return is_over(run) || is_turned(run);
}

/* Decodes a JPEG frame, in color only if it is shown or painted. */
static bool decode(struct run *run, struct frame *frame)
{
    return frame->coding != FRAME_JPEG ||
           mjpeg_decode(frame->bytes, frame->size,
                        cam_outputs_need_color(&run->outputs) ? MJPEG_COLOR : MJPEG_LUMA,
                        &run->pixels, &frame->image, &run->message);
}

/* Plays a recording at its own speed; a camera keeps its own pace. */
static void keep_pace(struct run *run, const struct frame *frame)
{
    double time = clock_now(), due = run->pace + frame->seconds;
    /* Restart the clock after a pause or a jump. */
    if (!run->paced || due < time - 1 || due > time + 10)
        due = time;
    run->paced = true;
    run->pace = due - frame->seconds;
    while (time < due && !is_finished(run)) {
        sleep_for(due - time < poll_interval ? due - time : poll_interval);
        time = clock_now();
    }
}

/* Holds a recording while the window is frozen. */
static void wait_while_frozen(const struct run *run)
{
    while (run->view && cam_view_held(run->view) && !is_finished(run))
        sleep_for(poll_interval);
}

/* Called with each frame as it arrives. */
static void watch(void *user, const struct frame *frame)
{
    struct run *run = user;
    run->last = frame->seconds;
    if (!run->live && (run->view || run->options->loopback)) {
        wait_while_frozen(run);
        keep_pace(run, frame);
    }
    if (run->view)
        cam_view_put_frame(run->view, frame);
}

/* Handles one frame. Returns false if it could not be written. */
static bool handle(struct run *run, struct frame *frame)
{
    if (!decode(run, frame)) {
        run->counts.damaged++;
        remark(run);
        return true;
    }
    run->frames++;
    if (!cam_outputs_write(&run->outputs, frame, &run->message) ||
        !cam_reader_look(&run->reader, frame, &run->message))
        return false;
    if (!cam_outputs_need_paint(&run->outputs))
        return true;
    cam_reader_paint(&run->reader, frame);
    return cam_outputs_write_painted(&run->outputs, frame, &run->message);
}

/* A recording without a single readable frame is an error. */
static enum run_result end_of_source(struct run *run)
{
    if (run->live || run->frames)
        return RUN_DONE;
    message_set(&run->message, "%s: no readable frame", turn_path(&run->turn));
    return RUN_FAILED;
}

static enum run_result pump(struct run *run, struct capture *capture)
{
    struct frame frame;
    while (!is_finished(run)) {
        switch (capture_next(capture, &frame, &run->message)) {
        case CAPTURE_FRAME:
            if (!handle(run, &frame))
                return RUN_FAILED;
            break;
        case CAPTURE_NOTHING:
            break;
        case CAPTURE_DAMAGED:
            remark(run);
            break;
        case CAPTURE_END:
            return end_of_source(run);
        case CAPTURE_SILENT:
        case CAPTURE_GONE:
            return RUN_LOST;
        case CAPTURE_FAILED:
            return RUN_FAILED;
        }
    }
    return RUN_DONE;
}

static enum run_result run_source(struct run *run, struct source *source)
{
    const struct source_facts *facts = source_facts(source);
    run->live = facts->live;
    run->reader.single = facts->single;
    if (!cam_outputs_open(&run->outputs, facts->rate, &run->message))
        return RUN_FAILED;
    double from = run->last > 0 ? run->last + 1 / facts->rate : 0;
    struct capture *capture =
        capture_start(source, run->options->silence, from, watch, run, &run->message);
    if (!capture)
        return RUN_FAILED;
    if (!run->options->quiet)
        cli_error(&cam_cli, "%s", facts->text);
    run->last_remark[0] = '\0';
    enum run_result result = pump(run, capture);
    capture_stop(capture, &run->counts);
    return result;
}

/* Returns NULL with the reason in the message. */
static struct source *open_source(struct run *run)
{
    struct source_options wanted = run->options->source;
    wanted.path = turn_path(&run->turn);
    if (wanted.path)
        return source_open(&wanted, &run->message);
    message_set(&run->message, "no camera found; --doctor shows why");
    return NULL;
}

/* True if the window goes on to the next source after RESULT. */
static bool goes_on(struct run *run, enum run_result result)
{
    if (result == RUN_FAILED || !is_turned(run) || is_over(run))
        return false;
    return cam_view_is_turned(run->view, true);
}

/* Returns the number of sources that may fail in a row before the program ends. */
static size_t others_to_try(const struct run *run)
{
    const size_t cameras = 8;
    if (run->options->other_count)
        return run->options->other_count;
    return run->has_turned ? cameras : 0;
}

/* Runs sources until all is done, or one is lost and not waited for. */
static enum run_result run_all(struct run *run)
{
    static const double again = 0.25;
    unsigned refused = 0;
    for (;;) {
        struct source *source = open_source(run);
        enum run_result result = source ? run_source(run, source) : RUN_FAILED;
        bool opened = source != NULL;
        refused = opened ? 0 : refused + 1;
        run->has_turned = run->has_turned || is_turned(run);
        source_close(source);
        if (opened ? goes_on(run, result) : refused <= others_to_try(run)) {
            if (!opened)
                remark(run);
            turn_next(&run->turn);
            continue;
        }
        if (result == RUN_DONE || !run->options->wait || (opened && result == RUN_FAILED) ||
            is_over(run))
            return result;
        remark(run);
        sleep_for(again);
    }
}

/* ----------------------------------------------------------------------------------- the window */

static bool open_window(struct run *run)
{
    const struct cam_options *options = run->options;
    bool is_still = options->source.path && source_is_picture(options->source.path) &&
                    options->other_count == 0;
    run->window = window_open("sudoku-cam", 1280, 720, is_still, &run->message);
    if (!run->window)
        return false;
    run->view = cam_view_create(run->window);
    return run->view || message_set(&run->message, "no window: out of resources");
}

static void *run_for_window(void *user)
{
    struct run *run = user;
    run->result = run_all(run);
    /* Keep the end of a recording on screen. */
    while (run->result == RUN_DONE && !is_over(run)) {
        cam_view_end(run->view, true);
        while (!is_finished(run))
            sleep_for(poll_interval);
        if (is_over(run))
            break;
        cam_view_is_turned(run->view, true);
        cam_view_resume(run->view);
        turn_next(&run->turn);
        run->result = run_all(run);
    }
    cam_view_end(run->view, false);
    return NULL;
}

/* Runs everything but the window on a thread; the window needs the main thread. */
static enum run_result run_with_window(struct run *run)
{
    struct message message;
    pthread_t thread;
    int error = pthread_create(&thread, NULL, run_for_window, run);
    if (error) {
        message_set(&run->message, "no thread: %s", strerror(error));
        return RUN_FAILED;
    }
    bool shown = cam_show(run->window, run->view, run->options, &message);
    cam_view_close(run->view);
    pthread_join(thread, NULL);
    if (shown || run->result == RUN_FAILED)
        return run->result;
    run->message = message;
    return RUN_FAILED;
}

static void print_counts(const struct run *run)
{
    double seconds = clock_now() - run->start;
    fprintf(stderr,
            "%" PRIu64 " frames in %.2f s (%.1f/s), %" PRIu64 " damaged, %" PRIu64 " lost, %" PRIu64
            " overtaken\n",
            run->frames, seconds, (double)run->frames / seconds, run->counts.damaged,
            run->counts.lost, run->counts.overtaken);
}

/* Finishes the recordings, however the run ended. */
static bool close_all(struct run *run)
{
    bool done = cam_outputs_close(&run->outputs, &run->message);
    buffer_free(&run->pixels);
    cam_reader_close(&run->reader);
    cam_view_destroy(run->view);
    window_close(run->window);
    return done;
}

int cam_run(const struct cam_options *options)
{
    struct run run = {.options = options,
                      .outputs.options = options,
                      .start = clock_now(),
                      .turn.options = options};
    enum run_result result = RUN_FAILED;
    if ((options->headless || open_window(&run)) &&
        cam_reader_open(&run.reader, options, run.view, &run.message))
        result = run.view ? run_with_window(&run) : run_all(&run);
    if (result != RUN_DONE)
        cli_error(&cam_cli, "%s", run.message.text);
    if (!options->quiet && (run.frames || result == RUN_DONE))
        print_counts(&run);
    bool closed = close_all(&run);
    if (!closed)
        cli_error(&cam_cli, "%s", run.message.text);
    if (result == RUN_LOST)
        return CAM_LOST;
    if (result == RUN_FAILED || !closed)
        return CLI_FAILED;
    if (options->oneshot && !run.reader.puzzles)
        return CAM_UNREAD;
    return options->oneshot && run.reader.incomplete ? CAM_INCOMPLETE : CLI_DONE;
}
