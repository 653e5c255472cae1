/* Reading pictures, and following a grid over frames. */
#include <sudokuvision/sudokuvision.h>

#include "shim/calls.h"
#include "shim/picture.h"

/* Returns a reader of up to MAX_GRIDS grids, the one made before if it is such a reader. */
static enum sudoku_status open_reader(unsigned max_grids, struct svision_reader **reader)
{
    static struct svision_reader *made;
    static unsigned made_for;
    enum svision_status status = SVISION_OK;
    if (!made || made_for != max_grids) {
        struct svision_reader_options options = SVISION_READER_OPTIONS_INIT;
        options.max_grids = max_grids;
        svision_reader_destroy(made);
        status = svision_reader_create(&options, &made);
        made_for = max_grids;
    }
    *reader = made;
    return picture_status(status);
}

enum sudoku_status call_read(struct request *in, struct reply *out)
{
    struct svision_canvas picture;
    struct svision_reader *reader;
    const struct svision_diagnosis *diagnosis;
    size_t size, count = 0;
    enum sudoku_status status = take_picture(in, &picture, &size);
    const unsigned max_grids = take_unsigned(in);
    if (!status)
        status = open_reader(max_grids, &reader);
    if (status)
        return status;
    const struct svision_image image = svision_canvas_image(&picture);
    const enum svision_status read = svision_reader_read(reader, &image, &count, &diagnosis);
    if (read < 0)
        return picture_status(read);
    put_number(out, (double)count);
    for (size_t i = 0; i < count; i++)
        put_reading(out, svision_reader_reading(reader, i));
    if (count == 0)
        put_diagnosis(out, diagnosis, 0);
    return SUDOKU_OK;
}

static struct svision_tracker *tracker;

static enum svision_status create_tracker(void)
{
    struct svision_tracker_options options = SVISION_TRACKER_OPTIONS_INIT;
    options.sides = SVISION_SIDES;
    return svision_tracker_create(&options, &tracker);
}

static void put_track(struct reply *out, const struct svision_track *track)
{
    const struct svision_reading *reading = svision_track_reading(track);
    const unsigned side = svision_reading_side(reading), cells = side * side;
    put_number(out, svision_track_state(track));
    put_diagnosis(out, svision_track_diagnosis(track), cells);
    put_number(out, svision_track_puzzle_number(track));
    put_number(out, svision_track_is_new(track));
    put_number(out, svision_track_is_seen(track));
    put_number(out, svision_track_frames(track));
    put_number(out, svision_track_time_unseen(track));
    put_number(out, svision_track_visibility(track));
    put_array(out, svision_track_covered(track), 1, cells);
    put_array(out, svision_track_unread(track), 1, cells);
    put_number(out, reading != NULL);
    if (reading)
        put_reading(out, reading);
}

enum sudoku_status call_follow(struct request *in, struct reply *out)
{
    struct svision_canvas picture;
    const struct svision_track *track;
    size_t size;
    const enum sudoku_status status = take_picture(in, &picture, &size);
    const double seconds = take_number(in);
    if (status || in->failed)
        return SUDOKU_ERR_ARGUMENT;
    const struct svision_image image = svision_canvas_image(&picture);
    enum svision_status followed = SVISION_OK;
    if (!tracker)
        followed = create_tracker();
    if (!followed)
        followed = svision_tracker_update(tracker, &image, seconds, &track);
    if (!followed)
        put_track(out, track);
    return picture_status(followed);
}

enum sudoku_status call_resetTracker(struct request *in, struct reply *out)
{
    (void)in, (void)out;
    svision_tracker_reset(tracker);
    return SUDOKU_OK;
}
