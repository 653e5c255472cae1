#include "films/live_score.h"

#include <math.h>
#include <stdlib.h>

#include "support/check.h"

enum { RATE = 30, SOON = 10, GHOST = RATE / 5, CELLS = SVISION_CELLS };

/* The state of a page's puzzle during a video. */
struct course {
    unsigned clear; /* number of consecutive frames where it is whole, sharp and uncovered */
    bool settled, in_time;
    bool counted; /* counted as readable */
};

struct player {
    struct live_score *score;
    struct svision_tracker *tracker;
    const struct svision_track *track;
    struct video_frame *frame;
    const struct film_page *page; /* the page in the frame */
    unsigned absent; /* number of consecutive frames where digits are away from their page */
};

static bool is_in_frame(const struct video_frame *frame, struct svision_point at, double margin)
{
    return at.x >= margin && at.y >= margin && at.x <= frame->width - 1 - margin &&
           at.y <= frame->height - 1 - margin;
}

static struct svision_point crossing(const struct player *player, unsigned row, unsigned column)
{
    return video_place(player->frame, player->page->crossings[row][column]);
}

static struct svision_point middle(const struct player *player, unsigned cell)
{
    unsigned row = cell / 9, column = cell % 9;
    struct svision_point a = crossing(player, row, column),
                         b = crossing(player, row + 1, column + 1);
    return (struct svision_point){(a.x + b.x) / 2, (a.y + b.y) / 2};
}

static double cell_side(const struct player *player)
{
    struct svision_point a = crossing(player, 4, 4), b = crossing(player, 4, 5);
    return hypot(a.x - b.x, a.y - b.y);
}

/* Tests cells instead of pixels, which would take too long. */
static bool is_covered(const struct player *player, unsigned cell)
{
    const struct video_frame *frame = player->frame;
    unsigned row = cell / 9, column = cell % 9;
    struct svision_point a = crossing(player, row, column),
                         b = crossing(player, row + 1, column + 1);
    for (unsigned i = 0; i < 36; i++) {
        struct svision_point at = {a.x + (b.x - a.x) * (i % 6) / 5,
                                   a.y + (b.y - a.y) * (i / 6) / 5};
        if (is_in_frame(frame, at, 0) && frame->covered[(size_t)at.y * frame->width + (size_t)at.x])
            return true;
    }
    return false;
}

/* Whether the whole grid and some paper around it are visible. */
static bool is_clear(const struct player *player)
{
    static const unsigned corners[4][2] = {{0, 0}, {0, 9}, {9, 9}, {9, 0}};
    double margin = 0.1 * cell_side(player);
    for (unsigned i = 0; i < 4; i++)
        if (!is_in_frame(player->frame, crossing(player, corners[i][0], corners[i][1]), margin))
            return false;
    for (unsigned i = 0; i < CELLS; i++)
        if (is_covered(player, i))
            return false;
    return player->frame->sharp;
}

/* Whether any cell of the grid is in the frame. */
static bool is_there(const struct player *player)
{
    for (unsigned i = 0; i < CELLS; i++)
        if (is_in_frame(player->frame, middle(player, i), 0))
            return true;
    return false;
}

/* Whether the tracked puzzle is the one on PAGE; digits may be missing in cells that were never
 * seen. */
static bool shows(const struct svision_track *track, const struct film_page *page)
{
    const struct svision_reading *reading = svision_track_reading(track);
    const uint8_t *cells = svision_reading_givens(reading);
    const uint8_t *unread = svision_track_unread(track);
    if (svision_reading_side(reading) != 9 ||
        memcmp(svision_reading_solution(reading), page->solution, CELLS) != 0)
        return false;
    for (unsigned i = 0; i < CELLS; i++)
        if (cells[i] != page->cells[i] && !(unread[i] && !cells[i]))
            return false;
    return true;
}

/* Distance of the open cell in the frame that is farthest from its true place, in cells. */
static double displacement(const struct player *player)
{
    const struct svision_reading *reading = svision_track_reading(player->track);
    const struct svision_point *is = svision_reading_crossings(reading);
    const uint8_t *cells = svision_reading_givens(reading);
    double worst = 0;
    for (unsigned i = 0; i < CELLS; i++) {
        struct svision_point should = middle(player, i), a = is[i / 9 * 10 + i % 9],
                             b = is[(i / 9 + 1) * 10 + i % 9 + 1];
        if (!cells[i] && is_in_frame(player->frame, should, 0))
            worst = fmax(worst, hypot((a.x + b.x) / 2 - should.x, (a.y + b.y) / 2 - should.y));
    }
    return worst / cell_side(player);
}

static void judge_place(struct player *player)
{
    bool painted = svision_track_state(player->track) == SVISION_TRACK_COMMITTED &&
                   svision_track_visibility(player->track) > 0.2;
    bool absent = painted && !(is_there(player) && shows(player->track, player->page));
    player->absent = absent ? player->absent + 1 : 0;
    player->score->ghosts += player->absent > GHOST;
    if (painted && !absent)
        player->score->misplaced += displacement(player) > 0.5;
}

/* Counts pixels painted over the obstacle within the grid. */
static void judge_hand(struct player *player)
{
    static uint8_t copy[VIDEO_MAX_WIDTH * VIDEO_MAX_HEIGHT];
    const struct video_frame *frame = player->frame;
    const struct svision_reading *reading = svision_track_reading(player->track);
    size_t count = (size_t)frame->width * frame->height;
    if (svision_track_state(player->track) != SVISION_TRACK_COMMITTED ||
        !memchr(frame->covered, 1, count))
        return;
    uint8_t digits[CELLS];
    memcpy(digits, svision_reading_solution(reading), sizeof digits);
    for (unsigned i = 0; i < CELLS; i++)
        if (svision_track_covered(player->track)[i])
            digits[i] = 0;
    struct svision_overlay overlay = SVISION_OVERLAY_INIT;
    const struct svision_canvas canvas = {copy, frame->width, frame->height, frame->width,
                                          SVISION_GRAY8};
    memcpy(copy, frame->pixels, count);
    overlay.side = 9;
    overlay.crossings = svision_reading_crossings(reading);
    overlay.digits = digits;
    overlay.givens = svision_reading_givens(reading);
    overlay.opacity = (float)svision_track_visibility(player->track);
    svision_overlay_paint(&overlay, &canvas);
    struct svision_point first = crossing(player, 0, 0), last = crossing(player, 9, 9);
    for (size_t i = 0; i < count; i++) {
        double x = (double)(i % frame->width), y = (double)(i / frame->width);
        if (!frame->covered[i] || x < first.x || y < first.y || x > last.x || y > last.y)
            continue;
        player->score->hand++;
        player->score->painted += copy[i] != frame->pixels[i];
    }
}

/* Counts uncovered cells that are not painted. */
static void judge_cover(struct player *player)
{
    if (svision_track_state(player->track) != SVISION_TRACK_COMMITTED || !is_there(player) ||
        !shows(player->track, player->page))
        return;
    for (unsigned i = 0; i < CELLS; i++) {
        if (!is_in_frame(player->frame, middle(player, i), cell_side(player)) ||
            is_covered(player, i))
            continue;
        player->score->free++;
        player->score->bare += svision_track_covered(player->track)[i];
    }
}

static void judge_course(struct player *player, const struct family_film *film,
                         struct course *course)
{
    bool committed = svision_track_state(player->track) == SVISION_TRACK_COMMITTED;
    course->clear = is_clear(player) ? course->clear + 1 : 0;
    if (film->follows && !film->untimed && course->clear >= SOON && !course->counted) {
        course->counted = true;
        player->score->expected++;
    }
    bool shown =
        shows(player->track, player->page) || (film->both && shows(player->track, film->page[1]));
    if (!course->settled && committed && shown) {
        course->settled = true;
        course->in_time = course->clear <= SOON;
    }
}

static bool is_wrong(const struct player *player, const struct family_film *film)
{
    if (!svision_track_is_new(player->track))
        return false;
    return !film->follows ||
           !(shows(player->track, film->page[0]) ||
             ((film->clip.change || film->both) && shows(player->track, film->page[1])));
}

void live_score_play(const struct family_film *film, struct live_score *score)
{
    static struct video_frame frame;
    const struct video_clip *clip = &film->clip;
    struct player player = {.score = score, .frame = &frame};
    struct course courses[2] = {{0}};
    CHECK_EQ(svision_tracker_create(NULL, &player.tracker), SVISION_OK);
    score->films++;
    for (unsigned i = 0; player.tracker && i < clip->frames; i++) {
        unsigned number = clip->change && i >= clip->change;
        player.page = film->page[number];
        video_take(clip, player.page->pixels, i, &frame);
        const struct svision_image image = {frame.pixels, frame.width, frame.height, frame.width,
                                            SVISION_GRAY8};
        CHECK_EQ(svision_tracker_update(player.tracker, &image, i / (double)RATE, &player.track),
                 SVISION_OK);
        score->wrong += is_wrong(&player, film);
        judge_course(&player, film, &courses[number]);
        if (!film->both)
            judge_place(&player);
        judge_hand(&player);
        judge_cover(&player);
    }
    for (unsigned i = 0; i < 2; i++)
        score->in_time += courses[i].counted && courses[i].settled && courses[i].in_time;
    svision_tracker_destroy(player.tracker);
}

void live_score_print_head(void)
{
    printf("%-22s %6s %9s %8s %6s %10s %7s %10s %7s\n", "family", "films", "expected", "in time",
           "wrong", "misplaced", "ghosts", "over hand", "bare");
}

void live_score_print(const char *name, const struct live_score *score)
{
    printf("%-22s %6u %9u %8u %6u %10u %7u %9.2f%% %6.2f%%\n", name, score->films, score->expected,
           score->in_time, score->wrong, score->misplaced, score->ghosts,
           score->hand ? 100.0 * (double)score->painted / (double)score->hand : 0,
           score->free ? 100.0 * (double)score->bare / (double)score->free : 0);
    fflush(stdout);
}
