#include "cam_run.h"

#include <inttypes.h>
#include <pthread.h>
#include <string.h>
#include <time.h>

#include "cam_capture.h"
#include "cam_devices.h"
#include "cam_read.h"
#include "cam_window.h"
#include "interrupt.h"
#include "loopback.h"
#include "mjpeg.h"
#include "record.h"

/* What became of one source. */
enum outcome {
    OUTCOME_DONE,
    OUTCOME_LOST,
    OUTCOME_FAILED,
};

struct run {
    const struct cam_options *options;
    struct recorder recorder;
    struct recorder output;
    struct cam_reader reader;
    struct loopback loopback;
    bool loopback_open;
    struct buffer pixels; /* of the last JPEG */
    struct capture_counts counts;
    struct message message;
    char said[sizeof(struct message)]; /* the last remark, which is not made twice in a row */
    double rate;
    uint64_t frames;
    double start;
    /* NULL without a window: */
    struct window *window;
    struct cam_view *view;
    enum outcome outcome; /* the thread's until it has ended */
    double pace;          /* start of a recording on the clock of this run */
    bool paced;
    bool live; /* the source is a camera */
};

/* How long a wish may go unnoticed. */
static const double slice = 0.05;

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* Sleeps, but not through a signal. */
static void rest(double seconds)
{
    struct timespec time = {(time_t)seconds, (long)((seconds - (double)(time_t)seconds) * 1e9)};
    if (seconds > 0 && !interrupt_pending())
        nanosleep(&time, NULL);
}

static void remark(struct run *run)
{
    if (run->options->quiet || strcmp(run->said, run->message.text) == 0)
        return;
    memcpy(run->said, run->message.text, sizeof run->said);
    cli_error(&cam_cli, "%s", run->message.text);
}

static bool is_over(const struct run *run)
{
    const struct cam_options *options = run->options;
    return interrupt_pending() || (run->view && cam_view_closed(run->view)) ||
           (options->oneshot && run->reader.puzzles) ||
           (options->frames && run->frames >= options->frames) ||
           (options->timeout > 0 && now() - run->start >= options->timeout);
}

/* Gives a JPEG its pixels: in colour only where somebody is going to see them. */
static bool decode(struct run *run, struct frame *frame)
{
    const struct cam_options *options = run->options;
    bool shown = options->loopback || options->output ||
                 (options->record && !recorder_takes_jpeg(&run->recorder));
    return frame->coding != FRAME_JPEG ||
           mjpeg_decode(frame->bytes, frame->size, shown ? MJPEG_COLOUR : MJPEG_LUMA, &run->pixels,
                        &frame->image, &run->message);
}

/* A recording goes to viewers at its own speed, a camera has it by nature. */
static void keep_pace(struct run *run, const struct frame *frame)
{
    double time = now(), due = run->pace + frame->seconds;
    /* From anew where it stood still, or began again. */
    if (!run->paced || due < time - 1 || due > time + 10)
        due = time;
    run->paced = true;
    run->pace = due - frame->seconds;
    while (time < due && !is_over(run)) {
        rest(due - time < slice ? due - time : slice);
        time = now();
    }
}

/* Frames of a recording wait while the window is frozen. */
static void keep_still(const struct run *run)
{
    while (run->view && cam_view_held(run->view) && !is_over(run))
        rest(slice);
}

/* Sees each frame as it comes. */
static void witness(void *user, const struct frame *frame)
{
    struct run *run = user;
    if (!run->live && (run->view || run->options->loopback)) {
        keep_still(run);
        keep_pace(run, frame);
    }
    if (run->view)
        cam_view_put_frame(run->view, frame);
}

static bool pass_on(struct run *run, const struct frame *frame)
{
    if (!run->loopback_open) {
        run->loopback_open =
            loopback_open(&run->loopback, run->options->loopback, 0, frame->image.width,
                          frame->image.height, run->rate, &run->message);
        if (!run->loopback_open)
            return false;
    }
    return loopback_write(&run->loopback, frame, &run->message);
}

/* All that happens to one frame; false where it could not be written. */
static bool handle(struct run *run, struct frame *frame)
{
    if (!decode(run, frame)) {
        run->counts.damaged++;
        remark(run);
        return true;
    }
    run->frames++;
    if (run->options->record && !recorder_write(&run->recorder, frame, &run->message))
        return false;
    if (!cam_reader_look(&run->reader, frame, &run->message))
        return false;
    if (!run->options->loopback && !run->options->output)
        return true;
    cam_reader_paint(&run->reader, frame);
    if (run->options->output && !recorder_write(&run->output, frame, &run->message))
        return false;
    return !run->options->loopback || pass_on(run, frame);
}

static enum outcome pump(struct run *run, struct capture *capture)
{
    struct frame frame;
    while (!is_over(run)) {
        switch (capture_next(capture, &frame, &run->message)) {
        case CAPTURE_FRAME:
            if (!handle(run, &frame))
                return OUTCOME_FAILED;
            break;
        case CAPTURE_NOTHING:
            break;
        case CAPTURE_END:
            return OUTCOME_DONE;
        case CAPTURE_SILENT:
        case CAPTURE_GONE:
            return OUTCOME_LOST;
        case CAPTURE_FAILED:
            return OUTCOME_FAILED;
        }
    }
    return OUTCOME_DONE;
}

/* Opens a file that was asked for and is not open yet. */
static bool begin_file(struct run *run, struct recorder *recorder, const char *path)
{
    return !path || recorder->path[0] || recorder_open(recorder, path, run->rate, &run->message);
}

static enum outcome run_source(struct run *run, struct source *source)
{
    const struct source_facts *facts = source_facts(source);
    run->live = facts->live;
    run->rate = facts->rate;
    if (!begin_file(run, &run->recorder, run->options->record) ||
        !begin_file(run, &run->output, run->options->output))
        return OUTCOME_FAILED;
    struct capture *capture =
        capture_start(source, run->options->silence, witness, run, &run->message);
    if (!capture)
        return OUTCOME_FAILED;
    if (!run->options->quiet)
        cli_error(&cam_cli, "%s", facts->text);
    run->said[0] = '\0';
    enum outcome outcome = pump(run, capture);
    capture_stop(capture, &run->counts);
    return outcome;
}

/* NULL: the message says why. */
static struct source *open_source(struct run *run)
{
    char path[sizeof run->options->device];
    struct source_options wanted = run->options->source;
    if (!wanted.path) {
        if (!cam_find_camera(path, sizeof path)) {
            message_set(&run->message, "no camera found; --doctor says more");
            return NULL;
        }
        wanted.path = path;
    }
    return source_open(&wanted, &run->message);
}

/* Runs sources until all is done, or one is lost and not waited for. */
static enum outcome run_all(struct run *run)
{
    static const double again = 0.25;
    for (;;) {
        struct source *source = open_source(run);
        enum outcome outcome = source ? run_source(run, source) : OUTCOME_FAILED;
        bool opened = source != NULL;
        source_close(source);
        if (outcome == OUTCOME_DONE || !run->options->wait ||
            (opened && outcome == OUTCOME_FAILED) || is_over(run))
            return outcome;
        remark(run);
        rest(again);
    }
}

/* ------------------------------------------------------------------------------------ the window
 */

static bool open_window(struct run *run)
{
    run->window = window_open("sudoku-cam", 1280, 720, &run->message);
    if (!run->window)
        return false;
    run->view = cam_view_create(run->window);
    return run->view || message_set(&run->message, "no window: the system is out of means");
}

static void *run_for_window(void *user)
{
    struct run *run = user;
    run->outcome = run_all(run);
    /* The end of a recording is there to be looked at. */
    if (run->outcome == OUTCOME_DONE && !is_over(run))
        cam_view_end(run->view, true);
    while (run->outcome == OUTCOME_DONE && !is_over(run))
        rest(slice);
    cam_view_end(run->view, false);
    return NULL;
}

/* Runs everything beside the window, which has to be the first thread's. */
static enum outcome run_with_window(struct run *run)
{
    struct message message;
    pthread_t thread;
    int error = pthread_create(&thread, NULL, run_for_window, run);
    if (error) {
        message_set(&run->message, "no thread: %s", strerror(error));
        return OUTCOME_FAILED;
    }
    bool shown = cam_window_run(run->window, run->view, run->options, &message);
    cam_view_close(run->view);
    pthread_join(thread, NULL);
    if (shown || run->outcome == OUTCOME_FAILED)
        return run->outcome;
    run->message = message;
    return OUTCOME_FAILED;
}

static void print_counts(const struct run *run)
{
    double seconds = now() - run->start;
    fprintf(stderr,
            "%" PRIu64 " frames in %.2f s (%.1f/s), %" PRIu64 " damaged, %" PRIu64 " lost, %" PRIu64
            " overtaken\n",
            run->frames, seconds, (double)run->frames / seconds, run->counts.damaged,
            run->counts.lost, run->counts.overtaken);
}

/* What was recorded is kept, whatever ended it. */
static bool close_all(struct run *run)
{
    bool done = true;
    if (run->recorder.path[0])
        done = recorder_close(&run->recorder, &run->message);
    if (run->output.path[0])
        done = recorder_close(&run->output, &run->message) && done;
    if (run->loopback_open)
        loopback_close(&run->loopback);
    buffer_free(&run->pixels);
    cam_reader_close(&run->reader);
    cam_view_destroy(run->view);
    window_close(run->window);
    return done;
}

int cam_run(const struct cam_options *options)
{
    struct run run = {.options = options, .start = now()};
    enum outcome outcome = OUTCOME_FAILED;
    if ((options->headless || open_window(&run)) &&
        cam_reader_open(&run.reader, options, run.view, &run.message))
        outcome = run.view ? run_with_window(&run) : run_all(&run);
    if (outcome != OUTCOME_DONE)
        cli_error(&cam_cli, "%s", run.message.text);
    if (!options->quiet && (run.frames || outcome == OUTCOME_DONE))
        print_counts(&run);
    bool closed = close_all(&run);
    if (!closed)
        cli_error(&cam_cli, "%s", run.message.text);
    if (outcome == OUTCOME_LOST)
        return CAM_LOST;
    if (outcome == OUTCOME_FAILED || !closed)
        return CLI_FAILED;
    return options->oneshot && !run.reader.puzzles ? CAM_UNREAD : CLI_DONE;
}
