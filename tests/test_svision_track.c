/* Reading over time: films of a page, from easy to hard. Prints a table of them. */
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

#include "check.h"
#include "video.h"

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char solution[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
static const char other_puzzle[] =
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
static const char other_solution[] =
    "483921657967345821251876493548132976729564138136798245372689514814253769695417382";

static const struct video_clip clips[] = {
    {.name = "still", .frames = 20, .size = 440},
    {.name = "noise 3", .frames = 20, .size = 440, .noise = 3},
    {.name = "noise 8", .frames = 25, .size = 440, .noise = 8},
    {.name = "noise 16", .frames = 25, .size = 440, .noise = 16},
    {.name = "trembling", .frames = 25, .size = 420, .shake = 2, .noise = 3},
    {.name = "swaying", .frames = 40, .size = 380, .sway = 60, .pace = 0.6, .noise = 3},
    {.name = "fast", .frames = 40, .size = 360, .sway = 100, .pace = 1.2, .noise = 3},
    {.name = "turned", .frames = 25, .size = 380, .turn = 137, .noise = 3},
    {.name = "turning", .frames = 40, .size = 360, .spin = 50, .pace = 0.7, .noise = 3},
    {.name = "tilted", .frames = 30, .size = 420, .tilt = 0.3, .pace = 0.4, .noise = 3},
    {.name = "coming and going", .frames = 40, .size = 340, .zoom = 0.3, .pace = 0.8, .noise = 3},
    {.name = "small", .frames = 30, .size = 210, .sway = 20, .pace = 0.5, .noise = 3},
    {.name = "smaller", .frames = 30, .size = 150, .sway = 20, .pace = 0.5, .noise = 2},
    {.name = "motion blur",
     .frames = 40,
     .size = 380,
     .sway = 70,
     .pace = 0.8,
     .exposure = 0.5,
     .noise = 3},
    {.name = "heavy motion blur",
     .unread = true,
     .frames = 40,
     .size = 380,
     .sway = 90,
     .pace = 1.2,
     .exposure = 0.8,
     .noise = 3},
    {.name = "out of focus", .frames = 30, .size = 440, .defocus = 1, .noise = 3},
    {.name = "far out of focus",
     .unread = true,
     .frames = 20,
     .size = 400,
     .defocus = 6,
     .noise = 3},
    {.name = "flickering", .frames = 30, .size = 400, .flicker = 0.35, .shake = 1, .noise = 4},
    {.name = "shadow", .frames = 25, .size = 420, .shadow = 0.7, .shake = 1, .noise = 4},
    {.name = "hand",
     .frames = 60,
     .size = 400,
     .shake = 1,
     .noise = 3,
     .cover_from = 15,
     .cover_to = 50,
     .cover = 0.5},
    {.name = "hand, swaying",
     .frames = 60,
     .size = 380,
     .sway = 40,
     .pace = 0.5,
     .noise = 3,
     .cover_from = 15,
     .cover_to = 50,
     .cover = 0.4},
    {.name = "everything",
     .frames = 60,
     .size = 360,
     .turn = 20,
     .sway = 40,
     .spin = 10,
     .tilt = 0.2,
     .zoom = 0.1,
     .pace = 0.7,
     .shake = 1,
     .exposure = 0.4,
     .noise = 6,
     .flicker = 0.15,
     .shadow = 0.3},
    {.name = "another puzzle", .frames = 60, .size = 400, .shake = 1, .noise = 3, .change = 25},
    {.name = "another puzzle, swaying",
     .frames = 60,
     .size = 380,
     .sway = 50,
     .pace = 0.5,
     .noise = 3,
     .change = 25},
};

enum { CLIPS = sizeof clips / sizeof clips[0] };

/* What is counted in one clip. */
struct score {
    unsigned outlined, first, wrong, commits, locked, unlocked, second;
    unsigned outlived; /* frames that show the puzzle before the one that lies there */
    unsigned jitters, errors;
    double jitter, error; /* sums of squares, pixels */
    struct svision_point last[4];
    bool has_last;
};

static bool is_text(const uint8_t *cells, const char *text)
{
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        if (cells[i] != text[i] - '0')
            return false;
    return true;
}

static void measure_place(const struct video_frame *frame, const struct svision_track *track,
                          struct score *score)
{
    static const unsigned at[4][2] = {{0, 0}, {0, 9}, {9, 9}, {9, 0}};
    struct svision_point off[4];
    for (unsigned i = 0; i < 4; i++) {
        struct svision_point is = track->reading.crossings[at[i][0] * 10 + at[i][1]];
        struct svision_point should = frame->crossings[at[i][0]][at[i][1]];
        off[i] = (struct svision_point){is.x - should.x, is.y - should.y};
        if (score->has_last) {
            double x = off[i].x - score->last[i].x, y = off[i].y - score->last[i].y;
            score->jitter += x * x + y * y;
            score->jitters++;
        }
    }
    memcpy(score->last, off, sizeof off);
    score->has_last = true;
    for (unsigned i = 0; i < 100; i++) {
        struct svision_point is = track->reading.crossings[i];
        struct svision_point should = frame->crossings[i / 10][i % 10];
        score->error +=
            (is.x - should.x) * (is.x - should.x) + (is.y - should.y) * (is.y - should.y);
        score->errors++;
    }
}

static void note(const struct video_clip *clip, unsigned number, const struct video_frame *frame,
                 const struct svision_track *track, struct score *score)
{
    bool changed = clip->change && number >= clip->change;
    score->outlined += track->state != SVISION_TRACK_NONE;
    score->outlived += changed && track->state == SVISION_TRACK_COMMITTED && !score->second &&
                       !track->fresh;
    if (track->fresh) {
        score->commits++;
        score->wrong += !is_text(track->reading.solution, changed ? other_solution : solution);
        if (!score->first)
            score->first = number + 1;
        if (changed && !score->second)
            score->second = number + 1 - clip->change;
    }
    if (clip->cover_to && number >= clip->cover_from) {
        score->locked += track->state == SVISION_TRACK_COMMITTED;
        score->unlocked += track->state != SVISION_TRACK_COMMITTED;
    }
    if (track->state == SVISION_TRACK_COMMITTED)
        measure_place(frame, track, score);
    else
        score->has_last = false;
}

static void play(const struct video_clip *clip, struct score *score)
{
    static uint8_t page[VIDEO_PAGE * VIDEO_PAGE], other[VIDEO_PAGE * VIDEO_PAGE];
    static struct video_frame frame;
    struct svision_tracker *tracker;
    struct svision_track track;
    char advice[80] = "";
    video_draw_page(puzzle, page);
    video_draw_page(other_puzzle, other);
    CHECK_EQ(svision_tracker_create(NULL, &tracker), SVISION_OK);
    for (unsigned i = 0; i < clip->frames; i++) {
        bool changed = clip->change && i >= clip->change;
        video_take(clip, changed ? other : page, i, &frame);
        const struct svision_image image = {frame.pixels, VIDEO_WIDTH, VIDEO_HEIGHT, VIDEO_WIDTH,
                                            SVISION_GREY8};
        CHECK_EQ(svision_tracker_follow(tracker, &image, i / 30.0, &track), SVISION_OK);
        note(clip, i, &frame, &track, score);
    }
    svision_track_advice(&track, advice, sizeof advice);
    printf("%-24s %6u %7.0f%% %6u %6u %5u %7.2f %7.2f  %s\n", clip->name, clip->frames,
           100.0 * score->outlined / clip->frames, score->first, score->second, score->wrong,
           score->jitters ? sqrt(score->jitter / score->jitters) : 0,
           score->errors ? sqrt(score->error / score->errors) : 0, advice);
    svision_tracker_destroy(tracker);
}

/* Wrong puzzles never; the rest as it was measured, with some room. */
static void check_score(const struct video_clip *clip, const struct score *score)
{
    CHECK_EQ(score->wrong, 0);
    CHECK_EQ(score->unlocked, 0);
    CHECK(score->outlived <= 2);
    if (clip->unread)
        return;
    CHECK_EQ(score->outlined, clip->frames);
    CHECK(score->first > 0 && score->first <= clip->frames / 2);
    CHECK_EQ(score->commits, clip->change ? 2 : 1);
    CHECK(sqrt(score->jitter) <= 0.6 * sqrt(score->jitters));
    CHECK(sqrt(score->error) <= 1.5 * sqrt(score->errors));
}

static void films_are_read_and_never_wrongly(void)
{
    printf("%-24s %6s %8s %6s %6s %5s %7s %7s  %s\n", "clip", "frames", "outlined", "commit",
           "second", "wrong", "jitter", "error", "at the end");
    for (unsigned i = 0; i < CLIPS; i++) {
        struct score score = {0};
        play(&clips[i], &score);
        check_score(&clips[i], &score);
    }
}

static enum svision_status follow(struct svision_tracker *tracker, const struct video_frame *frame,
                                  double seconds, struct svision_track *track)
{
    const struct svision_image image = {frame->pixels, VIDEO_WIDTH, VIDEO_HEIGHT, VIDEO_WIDTH,
                                        SVISION_GREY8};
    return svision_tracker_follow(tracker, &image, seconds, track);
}

/* What is known after FRAMES frames of a page. */
static struct svision_track watch(const char *text, double size, double defocus, unsigned frames)
{
    static uint8_t page[VIDEO_PAGE * VIDEO_PAGE];
    static struct video_frame frame;
    const struct video_clip clip = {.size = size, .defocus = defocus, .noise = 2, .shake = 0.5};
    struct svision_tracker *tracker;
    struct svision_track track = {0};
    video_draw_page(text, page);
    CHECK_EQ(svision_tracker_create(NULL, &tracker), SVISION_OK);
    for (unsigned i = 0; i < frames; i++) {
        video_take(&clip, page, i, &frame);
        CHECK_EQ(follow(tracker, &frame, i / 30.0, &track), SVISION_OK);
    }
    svision_tracker_destroy(tracker);
    return track;
}

static void what_is_missing_is_said(void)
{
    char text[sizeof puzzle], advice[80];
    memcpy(text, puzzle, sizeof puzzle);
    memset(text + 54, '.', 27);
    struct svision_track track = watch(text, 400, 0, 12);
    CHECK_EQ(track.state, SVISION_TRACK_OUTLINED);
    CHECK_EQ(track.lack, SVISION_LACK_ONE_SOLUTION);
    memcpy(text, puzzle, sizeof puzzle);
    text[8] = '7';
    track = watch(text, 400, 0, 12);
    CHECK_EQ(track.lack, SVISION_LACK_DIFFERENCE);
    CHECK_EQ(track.digit, 7);
    svision_track_advice(&track, advice, sizeof advice);
    CHECK_TEXT(advice, "r1c5 and r1c9 both read 7");
    track = watch(puzzle, 400, 0, 1);
    CHECK_EQ(track.lack, SVISION_LACK_FRAMES);
    track = watch(puzzle, 100, 0, 3);
    CHECK(track.lack == SVISION_LACK_SIZE || track.lack == SVISION_LACK_GRID);
}

static void a_grid_out_of_sight_is_kept_for_a_while(void)
{
    static uint8_t page[VIDEO_PAGE * VIDEO_PAGE];
    static struct video_frame frame;
    const struct video_clip clip = {.size = 400};
    struct svision_tracker *tracker;
    struct svision_track track;
    double time = 0;
    video_draw_page(puzzle, page);
    video_take(&clip, page, 0, &frame);
    CHECK_EQ(svision_tracker_create(NULL, &tracker), SVISION_OK);
    for (unsigned i = 0; i < 10; i++, time += 0.1)
        CHECK_EQ(follow(tracker, &frame, time, &track), SVISION_OK);
    CHECK_EQ(track.state, SVISION_TRACK_COMMITTED);
    CHECK_EQ(track.puzzle, 1);
    memset(frame.pixels, 128, sizeof frame.pixels);
    for (unsigned i = 0; i < 30; i++, time += 0.1) {
        CHECK_EQ(follow(tracker, &frame, time, &track), SVISION_OK);
        CHECK_EQ(track.seen, 0);
        if (i != 19 && i != 20)
            CHECK_EQ(track.state, i < 20 ? SVISION_TRACK_COMMITTED : SVISION_TRACK_NONE);
    }
    video_take(&clip, page, 0, &frame);
    for (unsigned i = 0; i < 10; i++, time += 0.1) {
        CHECK_EQ(follow(tracker, &frame, time, &track), SVISION_OK);
        CHECK_EQ(track.fresh, 0);
    }
    CHECK_EQ(track.state, SVISION_TRACK_COMMITTED);
    CHECK_EQ(track.puzzle, 1);
    svision_tracker_reset(tracker);
    for (unsigned i = 0; i < 10; i++, time += 0.1)
        CHECK_EQ(follow(tracker, &frame, time, &track), SVISION_OK);
    CHECK_EQ(track.puzzle, 1);
    svision_tracker_destroy(tracker);
}

/* Counts what the tracker takes and gives back. */
struct ledger {
    size_t taken, held;
    size_t limit; /* from this request on there is no memory; 0: no limit */
};

static void *take(void *user, size_t size)
{
    struct ledger *ledger = user;
    if (ledger->limit && ledger->taken + 1 >= ledger->limit)
        return NULL;
    ledger->taken++;
    ledger->held++;
    return malloc(size);
}

static void give_back(void *user, void *pointer)
{
    struct ledger *ledger = user;
    ledger->held -= pointer != NULL;
    free(pointer);
}

static void memory_is_taken_for_the_first_frame_only(void)
{
    static uint8_t page[VIDEO_PAGE * VIDEO_PAGE];
    static struct video_frame frame;
    const struct video_clip clip = {.size = 300};
    bool done = false;
    video_draw_page(puzzle, page);
    video_take(&clip, page, 0, &frame);
    for (size_t limit = 1; limit < 100 && !done; limit++) {
        struct ledger ledger = {.limit = limit};
        const struct sudoku_allocator allocator = {take, give_back, &ledger};
        const struct svision_tracker_options options = {.size = sizeof options,
                                                        .allocator = &allocator};
        struct svision_tracker *tracker;
        struct svision_track track;
        enum svision_status status = svision_tracker_create(&options, &tracker);
        if (status == SVISION_OK)
            status = follow(tracker, &frame, 0, &track);
        CHECK(status == SVISION_OK || status == SVISION_ERR_MEMORY);
        size_t taken = ledger.taken;
        done = status == SVISION_OK;
        for (unsigned i = 1; done && i < 8; i++)
            CHECK_EQ(follow(tracker, &frame, i, &track), SVISION_OK);
        CHECK_EQ(ledger.taken, taken);
        svision_tracker_destroy(tracker);
        CHECK_EQ(ledger.held, 0);
    }
    CHECK(done);
}

static void arguments_are_checked(void)
{
    static struct video_frame frame;
    struct svision_tracker *tracker;
    struct svision_track track;
    struct svision_tracker_options options = {.size = sizeof options, .hold = -1};
    CHECK_EQ(svision_tracker_create(NULL, NULL), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_tracker_create(&options, &tracker), SVISION_ERR_ARGUMENT);
    CHECK(tracker == NULL);
    CHECK_EQ(svision_tracker_create(NULL, &tracker), SVISION_OK);
    CHECK_EQ(follow(tracker, &frame, NAN, &track), SVISION_ERR_ARGUMENT);
    CHECK_EQ(follow(tracker, &frame, 0, NULL), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_tracker_follow(tracker, NULL, 0, &track), SVISION_ERR_ARGUMENT);
    svision_tracker_destroy(tracker);
    svision_tracker_destroy(NULL);
    CHECK_TEXT(svision_lack_name(SVISION_LACK_FRAMES), "frames");
    CHECK_TEXT(svision_lack_name((enum svision_lack)99), "unknown");
}

int main(void)
{
    arguments_are_checked();
    memory_is_taken_for_the_first_frame_only();
    a_grid_out_of_sight_is_kept_for_a_while();
    what_is_missing_is_said();
    films_are_read_and_never_wrongly();
    return check_result();
}
