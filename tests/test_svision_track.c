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
     .frames = 40,
     .size = 380,
     .sway = 90,
     .pace = 1.2,
     .exposure = 0.8,
     .noise = 3},
    {.name = "out of focus", .frames = 30, .size = 440, .defocus = 1, .noise = 3},
    {.name = "far out of focus", .frames = 20, .size = 400, .defocus = 6, .noise = 3},
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
        struct svision_point is = track->reading.crossings[at[i][0]][at[i][1]];
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
        struct svision_point is = track->reading.crossings[i / 10][i % 10];
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
        if (getenv("DBG")) { char a[80]; svision_track_advice(&track,a,80); printf("%u st %d lack %s seen %d frames %u sol %u ", i, track.state, a, track.seen, track.frames, track.reading.solutions); for (int c=0;c<81;c++) putchar(track.reading.cells[c]?'0'+track.reading.cells[c]:'.'); float lo=99; int lc=0; for(int c=0;c<81;c++){float b=99;int bi=0;for(int k=0;k<10;k++) if(track.reading.cost[c][k]<b){b=track.reading.cost[c][k];bi=k;} float s2=99;for(int k=0;k<10;k++) if(k!=bi&&track.reading.cost[c][k]<s2)s2=track.reading.cost[c][k]; if(s2<lo){lo=s2;lc=c;}} printf(" least %f at %d  jit %.2f\n", lo, lc, sqrt(score->jitter)); }
    }
    svision_track_advice(&track, advice, sizeof advice);
    printf("%-24s %6u %7.0f%% %6u %6u %5u %7.2f %7.2f  %s\n", clip->name, clip->frames,
           100.0 * score->outlined / clip->frames, score->first, score->second, score->wrong,
           score->jitters ? sqrt(score->jitter / score->jitters) : 0,
           score->errors ? sqrt(score->error / score->errors) : 0, advice);
    svision_tracker_destroy(tracker);
}

static void films_are_read_and_never_wrongly(void)
{
    printf("%-24s %6s %8s %6s %6s %5s %7s %7s  %s\n", "clip", "frames", "outlined", "commit",
           "second", "wrong", "jitter", "error", "at the end");
    for (unsigned i = 0; i < CLIPS; i++) {
        struct score score = {0};
        if (getenv("CLIP") && strcmp(getenv("CLIP"), clips[i].name)) continue;
        play(&clips[i], &score);
        CHECK_EQ(score.wrong, 0);
    }
}

int main(void)
{
    films_are_read_and_never_wrongly();
    return check_result();
}
