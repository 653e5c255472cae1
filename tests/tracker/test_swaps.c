/* Pages with the same solution and other givens exchanged in front of a camera. One of them is
 * committed, never a mixture. */
#include <stdlib.h>
#include <string.h>

#include <sudokuvision/sudokuvision.h>

#include "films/video.h"
#include "support/check.h"
#include "support/minimal.h"

enum { PAGES = 3, FRAMES = 60, MAX_SIDE = 9, PAPER = 400, FRAME = 480 };

struct page {
    uint8_t cells[MAX_SIDE * MAX_SIDE];
    uint8_t pixels[VIDEO_PAGE * VIDEO_PAGE];
};

static struct page pages[PAGES];

/* Draws the remains of one grid after removing digits in different orders. */
static void draw_pages(unsigned rows, unsigned columns)
{
    static const unsigned steps[PAGES] = {1, 5, 7};
    unsigned side = rows * columns, count = side * side;
    const struct sudoku_puzzle empty = {0};
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    struct sudoku_layout *layout;
    struct sudoku_solver *solver;
    uint8_t solution[MAX_SIDE * MAX_SIDE];
    options.side = side;
    options.box_rows = rows;
    options.box_columns = columns;
    if (sudoku_layout_create(&options, &layout) || sudoku_solver_create(layout, NULL, &solver))
        abort();
    sudoku_solver_set_seed(solver, 1);
    if (sudoku_solver_solve(solver, &empty, NULL, solution))
        abort();
    for (unsigned i = 0; i < PAGES; i++) {
        memset(pages[i].pixels, 255, sizeof pages[i].pixels);
        memcpy(pages[i].cells, solution, count);
        minimal_dig(solver, count, steps[i], pages[i].cells);
        video_draw(layout, pages[i].cells, pages[i].pixels);
    }
    sudoku_solver_destroy(solver);
    sudoku_layout_destroy(layout);
}

/* How pages are exchanged. */
struct swap {
    const char *name;
    unsigned
        at[PAGES];  /* frames in which the next page appears, from the second page on; 0: none */
    bool returns;   /* the first page returns instead of a third */
    unsigned taken; /* frames until the next page covers the previous one */
    struct obstacle obstacle;
    double glare;
};

static const struct swap swaps[] = {
    {.name = "at once", .at = {20}},
    {.name = "while settling", .at = {3}},
    {.name = "while settling, slowly", .at = {2}, .taken = 12},
    {.name = "slowly", .at = {20}, .taken = 12},
    {.name = "under a hand", .at = {20}, .obstacle = {OBSTACLE_HAND, 2, 0.6, 0, 35}},
    {.name = "under a hand that comes", .at = {22}, .obstacle = {OBSTACLE_HAND, 1, 0.8, 12, 35}},
    {.name = "under a pen", .at = {9}, .obstacle = {OBSTACLE_PEN, 3, 0.6, 0, 30}},
    {.name = "under a sheet", .at = {14}, .obstacle = {OBSTACLE_SHEET, 0, 0.5, 0, 28}},
    {.name = "slowly under a hand",
     .at = {10},
     .taken = 10,
     .obstacle = {OBSTACLE_HAND, 0, 0.5, 0, 40}},
    {.name = "under glare", .at = {15}, .glare = 160},
    {.name = "turned back", .at = {12, 24}, .returns = true},
    {.name = "turned back at once", .at = {3, 6}, .returns = true},
    {.name = "three pages", .at = {4, 8}},
    {.name = "three pages under a hand", .at = {8, 20}, .obstacle = {OBSTACLE_HAND, 3, 0.7, 0, 30}},
};

/* The page on top in frame NUMBER, and the visible part of the one under it. */
static unsigned top_of(const struct swap *swap, unsigned number)
{
    unsigned top = 0;
    while (top + 1 < PAGES && swap->at[top] && number >= swap->at[top])
        top++;
    return top;
}

static unsigned page_of(const struct swap *swap, unsigned top)
{
    return swap->returns ? top % 2 : top;
}

static void lay(const struct swap *swap, unsigned number, uint8_t *paper)
{
    unsigned top = top_of(swap, number), since = top ? number - swap->at[top - 1] : 0;
    const struct page *upper = &pages[page_of(swap, top)];
    memcpy(paper, upper->pixels, sizeof upper->pixels);
    if (top > 0 && since < swap->taken) {
        size_t shown = (size_t)VIDEO_PAGE * (VIDEO_PAGE * (since + 1) / (swap->taken + 1));
        memcpy(paper + shown, pages[page_of(swap, top - 1)].pixels + shown,
               sizeof upper->pixels - shown);
    }
}

/* True if READING is PAGE except for unread cells. */
static bool is_page(const struct svision_track *track, const struct page *page)
{
    const struct svision_reading *reading = svision_track_reading(track);
    const uint8_t *cells = svision_reading_givens(reading), *unread = svision_track_unread(track);
    unsigned side = svision_reading_side(reading);
    for (unsigned i = 0; i < side * side; i++)
        if (!unread[i] && cells[i] != page->cells[i])
            return false;
    return true;
}

static bool is_any_page(const struct svision_track *track)
{
    for (unsigned i = 0; i < PAGES; i++)
        if (is_page(track, &pages[i]))
            return true;
    return false;
}

static const struct svision_track *follow(struct svision_tracker *tracker, const struct swap *swap,
                                          unsigned number)
{
    static struct video_frame frame;
    static uint8_t paper[VIDEO_PAGE * VIDEO_PAGE];
    const struct svision_track *track = NULL;
    const struct video_clip clip = {.width = FRAME,
                                    .height = FRAME,
                                    .size = PAPER,
                                    .noise = 3,
                                    .shake = 1,
                                    .glare = swap->glare,
                                    .obstacle = swap->obstacle};
    lay(swap, number, paper);
    video_take(&clip, paper, number, &frame);
    const struct svision_image image = {frame.pixels, FRAME, FRAME, FRAME, SVISION_GRAY8};
    CHECK_EQ(svision_tracker_update(tracker, &image, number / 30.0, &track), SVISION_OK);
    return track;
}

/* In the end the page on top is known, unless something hides it. */
static void no_two_pages_are_mixed(const struct swap *swap, unsigned side)
{
    int failures = check_failures;
    struct svision_tracker_options options = SVISION_TRACKER_OPTIONS_INIT;
    struct svision_tracker *tracker = NULL;
    const struct svision_track *track = NULL;
    options.sides = 1U << side;
    CHECK_EQ(svision_tracker_create(&options, &tracker), SVISION_OK);
    for (unsigned number = 0; number < FRAMES; number++) {
        track = follow(tracker, swap, number);
        if (svision_track_state(track) == SVISION_TRACK_COMMITTED)
            CHECK(is_any_page(track));
    }
    CHECK_EQ(svision_track_state(track), SVISION_TRACK_COMMITTED);
    if (svision_track_state(track) == SVISION_TRACK_COMMITTED)
        CHECK(is_page(track, &pages[page_of(swap, top_of(swap, FRAMES))]));
    svision_tracker_destroy(tracker);
    if (check_failures > failures)
        fprintf(stderr, "%u rows, %s\n", side, swap->name);
}

int main(void)
{
    static const unsigned boxes[][2] = {{2, 2}, {2, 3}, {3, 3}};
    for (unsigned i = 0; i < sizeof boxes / sizeof *boxes; i++) {
        draw_pages(boxes[i][0], boxes[i][1]);
        for (unsigned k = 0; k < sizeof swaps / sizeof *swaps; k++)
            no_two_pages_are_mixed(&swaps[k], boxes[i][0] * boxes[i][1]);
    }
    return check_result();
}
