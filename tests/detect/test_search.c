/* The search for grids over several frames finds what all methods find in one picture. */
#include "detect/search.h"

#include <string.h>

#include "common/mem.h"
#include "support/check.h"

enum { SIDE = 9, CELL = 36, MARGIN = 40, PIXELS = SIDE * CELL + 2 * MARGIN, PAPER = 220 };

static uint8_t pixels[PIXELS * PIXELS];
static struct pyramid pyramid;
static struct detect_space space;

/* Draws a grid with lines of brightness INK, and loads it. */
static void show(uint8_t ink)
{
    const struct svision_image image = {pixels, PIXELS, PIXELS, PIXELS, SVISION_GRAY8};
    memset(pixels, PAPER, sizeof pixels);
    for (unsigned line = 0; line <= SIDE; line++)
        for (unsigned at = MARGIN; at <= MARGIN + SIDE * CELL; at++)
            for (unsigned thick = 0; thick < 2; thick++) {
                unsigned place = MARGIN + line * CELL + thick;
                pixels[place * PIXELS + at] = pixels[at * PIXELS + place] = ink;
            }
    pyramid_fill(&pyramid, &image);
}

/* The number of frames of SEARCH until a grid is found, at most LIMIT. */
static unsigned frames_until_found(struct search *search, unsigned limit)
{
    struct grid grids[DETECT_GRIDS];
    unsigned count = 0, frames = 0;
    while (frames < limit && count == 0) {
        search_grids(search, &space, &pyramid, grids, &count);
        frames++;
    }
    return count ? frames : limit + 1;
}

static void finds_a_clear_grid_in_each_frame(void)
{
    show(40);
    for (unsigned i = 0; i < SEARCH_OTHERS; i++) {
        struct search search = {.frames = i};
        CHECK_EQ(frames_until_found(&search, SEARCH_OTHERS), 1);
    }
}

/* The first method, which searches each frame, does not see lines so faint; a single one does. */
static void finds_a_faint_grid_within_a_few_frames(void)
{
    struct grid grids[DETECT_GRIDS];
    unsigned count, longest = 0;
    show(PAPER - 8);
    detect_grids(&space, &pyramid, 1, grids, &count);
    CHECK_EQ(count, 0);
    detect_grids(&space, &pyramid, DETECT_ALL, grids, &count);
    CHECK_EQ(count, 1);
    for (unsigned i = 0; i < SEARCH_OTHERS; i++) {
        struct search search = {.frames = i};
        unsigned frames = frames_until_found(&search, SEARCH_OTHERS);
        CHECK(frames <= SEARCH_CLASSIC);
        longest = frames > longest ? frames : longest;
    }
    CHECK(longest > 1);
}

/* Each frame is searched by fewer methods than there are, several frames by all, and none for
 * rolled paper. */
static void spreads_all_methods_over_its_frames(void)
{
    struct grid grids[DETECT_GRIDS];
    struct search search = {0};
    const uint32_t every = DETECT_ALL & ~DETECT_ROLLED;
    uint32_t all = 0;
    show(PAPER);
    for (unsigned i = 0; i < SEARCH_CLASSIC; i++) {
        unsigned count;
        search_grids(&search, &space, &pyramid, grids, &count);
        CHECK_EQ(count, 0);
        CHECK(space.looked & 1 && space.looked != every);
        all |= space.looked;
    }
    CHECK_EQ(all, every);
}

/* A frame whose own methods see less than those of the last ones does not change the answer. */
static void reports_how_far_the_last_frames_came(void)
{
    struct grid grids[DETECT_GRIDS];
    struct search search = {.result = {[1] = DETECT_NO_LINES}};
    unsigned count;
    show(PAPER);
    CHECK_EQ(search_grids(&search, &space, &pyramid, grids, &count), DETECT_NO_LINES);
    for (unsigned i = 0; i < SEARCH_CLASSIC; i++)
        search_grids(&search, &space, &pyramid, grids, &count);
    CHECK_EQ(search_grids(&search, &space, &pyramid, grids, &count), DETECT_NOTHING_DARK);
}

int main(void)
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    const uint32_t classic = UINT32_C(1) << SIDE;
    bool open = pyramid_open(&pyramid, &allocator, PIXELS, PIXELS) &&
                detect_open(&space, &allocator, classic, PIXELS, PIXELS);
    CHECK(open);
    if (!open)
        return check_result();
    finds_a_clear_grid_in_each_frame();
    finds_a_faint_grid_within_a_few_frames();
    spreads_all_methods_over_its_frames();
    reports_how_far_the_last_frames_came();
    detect_close(&space, &allocator);
    pyramid_close(&pyramid, &allocator);
    return check_result();
}
