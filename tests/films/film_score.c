#include "films/film_score.h"

#include <math.h>

#include "support/check.h"

enum { RATE = 30 };

/* Sums of squares, in pixels. */
struct sums {
    double jitter, error;
    unsigned jitters, errors;
    struct svision_point last[4]; /* error of the corners in the previous frame */
    bool has_last;
};

static struct svision_point off_by(const struct video_frame *frame, const struct film_page *page,
                                   const struct svision_track *track, unsigned row, unsigned column)
{
    const struct svision_point *crossings = svision_reading_crossings(svision_track_reading(track));
    struct svision_point is = crossings[10 * row + column];
    struct svision_point should = video_place(frame, page->crossings[row][column]);
    return (struct svision_point){is.x - should.x, is.y - should.y};
}

/* Compares corners. The puzzle may be rotated on the page: the reader reports which corner is its
 * first, and the page's first corner is at its first crossing. */
static void measure_place(const struct video_frame *frame, const struct film_page *page,
                          const struct svision_track *track, struct sums *sums)
{
    for (unsigned i = 0; i < 4; i++) {
        static const unsigned at[4][2] = {{0, 0}, {0, 9}, {9, 9}, {9, 0}};
        struct svision_point off = off_by(frame, page, track, at[i][0], at[i][1]);
        if (sums->has_last) {
            double x = off.x - sums->last[i].x, y = off.y - sums->last[i].y;
            sums->jitter += x * x + y * y;
            sums->jitters++;
        }
        sums->last[i] = off;
    }
    sums->has_last = true;
    for (unsigned i = 0; i < 100; i++) {
        struct svision_point off = off_by(frame, page, track, i / 10, i % 10);
        sums->error += off.x * off.x + off.y * off.y;
        sums->errors++;
    }
}

static bool shows(const struct svision_track *track, const struct film_page *page)
{
    const struct svision_reading *reading = svision_track_reading(track);
    return svision_reading_side(reading) == 9 &&
           memcmp(svision_reading_givens(reading), page->cells, SVISION_CELLS) == 0 &&
           memcmp(svision_reading_solution(reading), page->solution, SVISION_CELLS) == 0;
}

static void count(const struct video_clip *clip, unsigned number, const struct film_page *page,
                  const struct svision_track *track, struct film_score *score)
{
    bool changed = clip->change && number >= clip->change;
    bool committed = svision_track_state(track) == SVISION_TRACK_COMMITTED;
    score->outlined += svision_track_state(track) != SVISION_TRACK_NONE;
    score->unlocked += clip->cover_to && number >= clip->cover_from && !committed;
    score->outlived += committed && !shows(track, page);
    if (!svision_track_is_new(track))
        return;
    score->commits++;
    score->wrong += !shows(track, page);
    if (!score->first)
        score->first = number + 1;
    if (changed && !score->second)
        score->second = number + 1 - clip->change;
}

void film_score_play(const struct film *film, const struct film_page *page,
                     const struct film_page *other, struct film_score *score)
{
    static struct video_frame frame;
    const struct video_clip *clip = &film->clip;
    double step = (clip->every ? clip->every : 1) / (double)RATE;
    struct sums sums = {0};
    struct svision_tracker *tracker;
    const struct svision_track *track = NULL;
    *score = (struct film_score){.frames = clip->frames};
    CHECK_EQ(svision_tracker_create(NULL, &tracker), SVISION_OK);
    for (unsigned i = 0; tracker && i < clip->frames; i++) {
        const struct film_page *shown = clip->change && i >= clip->change ? other : page;
        video_take(clip, shown->pixels, i, &frame);
        const struct svision_image image = {frame.pixels, VIDEO_WIDTH, VIDEO_HEIGHT, VIDEO_WIDTH,
                                            SVISION_GRAY8};
        CHECK_EQ(svision_tracker_update(tracker, &image, i * step, &track), SVISION_OK);
        count(clip, i, shown, track, score);
        /* After a change the old digits may stay for a while. */
        if (svision_track_state(track) == SVISION_TRACK_COMMITTED && shows(track, shown))
            measure_place(&frame, shown, track, &sums);
        else
            sums.has_last = false;
    }
    score->jitter = sums.jitters ? sqrt(sums.jitter / sums.jitters) : 0;
    score->error = sums.errors ? sqrt(sums.error / sums.errors) : 0;
    svision_diagnosis_hint(svision_track_diagnosis(track), score->advice, sizeof score->advice);
    svision_tracker_destroy(tracker);
}

void film_score_print_head(void)
{
    printf("%-26s %6s %8s %6s %6s %5s %7s %7s  %s\n", "film", "frames", "outlined", "commit",
           "second", "wrong", "jitter", "error", "at the end");
}

void film_score_print(const char *name, const struct film_score *score)
{
    printf("%-26s %6u %7.0f%% %6u %6u %5u %7.2f %7.2f  %s\n", name, score->frames,
           100.0 * score->outlined / score->frames, score->first, score->second, score->wrong,
           score->jitter, score->error, score->advice);
}
