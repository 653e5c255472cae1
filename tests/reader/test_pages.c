/* Reads synthetic pages of each kind of difficulty: prints a table and checks its limits. */
#include <math.h>
#include <stdlib.h>

#include <sudokuvision/sudokuvision.h>

#include "pages/synthetic_page.h"
#include "reader/reading.h"
#include "support/check.h"

/* The results for the grids of one kind. */
struct tally {
    unsigned grids, missed, sure, right, wrong, lies, invented;
};

/* Readings with a probability in one interval. */
struct span {
    unsigned readings, right;
    double foretold;
};

enum { SPANS = 6 };
static const double bounds[SPANS] = {0.5, 0.8, 0.9, 0.93, 0.98, 1};
static struct span spans[SPANS];

struct difficulty {
    const char *name;
    bool easy; /* every grid must have a sure reading */
    struct page_settings settings;
};

#define FRAME .width = 640, .height = 480

static const struct difficulty difficulties[] = {
    {"plain", true, {FRAME, .tilt = 5, .turn = 5, .blur = 0.5F, .noise = 1}},
    {"easy", true, {FRAME, .tilt = 15, .turn = 10, .blur = 0.7F, .noise = 3, .jpeg = 92}},
    {"any rotation", true, {FRAME, .tilt = 15, .turn = 180, .blur = 0.7F, .noise = 3, .jpeg = 92}},
    {"fonts", false, {FRAME, .tilt = 15, .turn = 180, .blur = 0.7F, .noise = 3, .fonts = true}},
    {"tilted 35", false, {FRAME, .tilt = 35, .turn = 180, .blur = 0.7F, .noise = 3, .jpeg = 85}},
    {"tilted 50", false, {FRAME, .tilt = 50, .turn = 180, .blur = 0.7F, .noise = 3, .jpeg = 85}},
    {"curved", false, {FRAME, .tilt = 10, .turn = 20, .bend = 0.6F, .blur = 0.7F, .noise = 3}},
    {"blurred 2", false, {FRAME, .tilt = 15, .turn = 20, .blur = 2, .noise = 3}},
    {"blurred 3", false, {FRAME, .tilt = 15, .turn = 20, .blur = 3, .noise = 3}},
    {"noisy 12", false, {FRAME, .tilt = 15, .turn = 20, .blur = 0.7F, .noise = 12}},
    {"noisy 25", false, {FRAME, .tilt = 15, .turn = 20, .blur = 0.7F, .noise = 25}},
    {"shadow 40 %",
     false,
     {FRAME, .tilt = 15, .turn = 20, .blur = 0.7F, .noise = 3, .shadow = .4F}},
    {"shadow 65 %",
     false,
     {FRAME, .tilt = 15, .turn = 20, .blur = 0.7F, .noise = 3, .shadow = .65F}},
    {"hard shadow",
     false,
     {FRAME, .tilt = 15, .turn = 20, .blur = 0.7F, .noise = 3, .shadow = .7F, .hard = true}},
    {"glare", false, {FRAME, .tilt = 15, .turn = 20, .blur = 0.7F, .noise = 3, .glare = 120}},
    {"hard glare", false, {FRAME, .tilt = 15, .turn = 20, .blur = 0.7F, .noise = 3, .glare = 300}},
    {"colored", false, {FRAME, .tilt = 15, .turn = 20, .blur = 0.7F, .noise = 3, .color = 1}},
    {"JPEG 25", false, {FRAME, .tilt = 15, .turn = 20, .blur = 0.7F, .noise = 3, .jpeg = 25}},
    {"cells of 20 px",
     false,
     {FRAME, .tilt = 10, .turn = 20, .fill = .5F, .blur = 0.6F, .noise = 3}},
    {"cells of 13 px",
     false,
     {FRAME, .tilt = 10, .turn = 20, .fill = .33F, .blur = 0.6F, .noise = 3}},
    {"two grids", false, {FRAME, .grids = 2, .tilt = 10, .turn = 10, .blur = 0.6F, .noise = 3}},
    {"four grids", false, {FRAME, .grids = 4, .tilt = 10, .turn = 10, .blur = 0.5F, .noise = 3}},
    {"small, turned",
     false,
     {.width = 640,
      .height = 360,
      .grids = 4,
      .tilt = 10,
      .turn = 180,
      .fill = 1,
      .blur = 0.5F,
      .noise = 2,
      .clutter = 1,
      .jpeg = 85,
      .fonts = true}},
    {"amid text",
     false,
     {FRAME, .tilt = 20, .turn = 180, .fill = .5F, .blur = 0.6F, .noise = 3, .clutter = 1,
      .fonts = true}},
    {"written 5 %", false, {FRAME, .tilt = 15, .turn = 20, .blur = 0.7F, .noise = 3, .hand = .05F}},
    {"written 60 %", false, {FRAME, .tilt = 15, .turn = 20, .blur = 0.7F, .noise = 3, .hand = .6F}},
    {"faint pencil",
     false,
     {FRAME, .tilt = 15, .turn = 20, .blur = 0.7F, .noise = 3, .hand = .05F, .pencil = .25F}},
    {"shining through",
     false,
     {FRAME, .tilt = 15, .turn = 20, .blur = 0.7F, .noise = 3, .through = .12F, .fonts = true}},
    {"stained",
     false,
     {FRAME, .tilt = 15, .turn = 20, .blur = 0.7F, .noise = 3, .stains = 12, .fonts = true}},
    {"several solutions", false, {FRAME, .tilt = 15, .turn = 180, .blur = 0.7F, .open = true}},
    {"all of it",
     false,
     {FRAME, .tilt = 30, .turn = 180, .bend = .3F, .blur = 1.2F, .noise = 6, .shadow = .35F,
      .glare = 60, .color = .6F, .jpeg = 60, .fonts = true}},
};

static enum svision_status read_image(const struct svision_image *image,
                                      struct svision_reading *readings, size_t *count)
{
    struct svision_reader *reader;
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    enum svision_status status = svision_reader_read(reader, image, count, NULL);
    for (size_t i = 0; i < *count; i++)
        readings[i] = *svision_reader_reading(reader, i);
    svision_reader_destroy(reader);
    return status;
}

static double distance(struct svision_point a, struct svision_point b)
{
    return hypot(a.x - b.x, a.y - b.y);
}

static struct svision_point middle(const struct svision_quad *quad)
{
    struct svision_point sum = {0, 0};
    for (unsigned i = 0; i < 4; i++) {
        sum.x += quad->corner[i].x / 4;
        sum.y += quad->corner[i].y / 4;
    }
    return sum;
}

/* Whether READING is of the place where GRID is. */
static bool same_place(const struct svision_reading *reading, const struct page_grid *grid)
{
    const struct svision_quad *quad = &grid->corners;
    return distance(middle(&reading->corners), middle(quad)) <
           0.2 * distance(quad->corner[0], quad->corner[2]);
}

/* Whoever wrote it. */
static bool is_right(const struct svision_reading *reading, const struct page_grid *grid)
{
    uint8_t cells[SVISION_CELLS];
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        cells[i] = reading->cells[i] ? reading->cells[i] : reading->entries[i];
    return memcmp(cells, grid->cells, sizeof cells) == 0;
}

static void count_probability(const struct svision_reading *reading, bool right)
{
    unsigned i = 0;
    while (i < SPANS - 1 && (double)reading->probability >= bounds[i])
        i++;
    spans[i].readings++;
    spans[i].right += right;
    spans[i].foretold += (double)reading->probability;
}

/* The corners of a right reading, the top left one first, lie within 4 % of a side. */
static void check_corners(const struct svision_reading *reading, const struct page_grid *grid)
{
    const struct svision_point *corner = grid->corners.corner;
    double side = distance(corner[0], corner[2]) / sqrt(2);
    for (unsigned i = 0; i < 4; i++)
        CHECK(distance(reading->corners.corner[i], corner[i]) < 0.04 * side);
}

static void count_grid(const struct page_grid *grid, const struct svision_reading *readings,
                       size_t count, struct tally *tally)
{
    size_t i = 0;
    while (i < count && !same_place(&readings[i], grid))
        i++;
    tally->grids++;
    if (i == count) {
        tally->missed++;
        return;
    }
    count_probability(&readings[i], page_grid_prints(grid, readings[i].cells));
    bool right = is_right(&readings[i], grid), sure = readings[i].certainty == SVISION_SURE;
    tally->sure += right && sure;
    tally->right += right && !sure;
    tally->wrong += !right && !sure;
    tally->lies += !right && sure;
    if (right)
        check_corners(&readings[i], grid);
}

/* Counts sure readings where there is no grid. */
static unsigned invented(const struct page *page, const struct svision_reading *readings,
                         size_t count)
{
    unsigned found = 0;
    for (size_t i = 0; i < count; i++) {
        unsigned k = 0;
        while (k < page->grid_count && !same_place(&readings[i], &page->grids[k]))
            k++;
        found += k == page->grid_count && readings[i].certainty == SVISION_SURE;
    }
    return found;
}

static void read_pages(const struct difficulty *difficulty, unsigned pages, struct tally *tally)
{
    static struct svision_reading readings[SVISION_MAX_GRIDS];
    for (unsigned seed = 1; seed <= pages; seed++) {
        struct page page;
        size_t count = 0;
        bool made = page_make(&difficulty->settings, seed, &page);
        CHECK(made);
        if (!made)
            return;
        const struct svision_image image = page_image(&page);
        read_image(&image, readings, &count);
        for (unsigned i = 0; i < page.grid_count; i++)
            count_grid(&page.grids[i], readings, count, tally);
        tally->invented += invented(&page, readings, count);
        page_free(&page);
    }
}

static void every_grid_is_found_and_what_is_called_sure_is_right(unsigned pages)
{
    printf("%-18s  grids  sure  right, not sure  wrong, not sure  missed  wrong, sure\n", "");
    for (unsigned i = 0; i < sizeof difficulties / sizeof difficulties[0]; i++) {
        struct tally tally = {0};
        read_pages(&difficulties[i], pages, &tally);
        printf("%-18s  %5u  %4u  %15u  %15u  %6u  %11u\n", difficulties[i].name, tally.grids,
               tally.sure, tally.right, tally.wrong, tally.missed, tally.lies);
        fflush(stdout);
        CHECK_EQ(tally.missed, 0);
        CHECK_EQ(tally.lies, 0);
        CHECK_EQ(tally.invented, 0);
        if (difficulties[i].easy)
            CHECK_EQ(tally.sure, tally.grids);
    }
}

/* Readings are right as often as predicted, within chance (three standard deviations). */
static void readings_are_right_as_often_as_predicted(void)
{
    printf("%-18s  readings  foretold  right\n", "probability");
    for (unsigned i = 0; i < SPANS; i++) {
        const struct span *span = &spans[i];
        double count = span->readings, share = count > 0 ? span->foretold / count : 0;
        printf("%.2f to %.2f        %8u  %8.1f  %5u\n", i ? bounds[i - 1] : 0, bounds[i],
               span->readings, span->foretold, span->right);
        if (bounds[i] > 0.93)
            CHECK(span->right >= span->foretold - 3 * sqrt(count * share * (1 - share)) - 1);
    }
}

/* Turns PAGE a quarter to the right into TURNED. */
static void quarter_turn(const struct page *page, struct page *turned)
{
    turned->width = page->height;
    turned->height = page->width;
    for (unsigned y = 0; y < turned->height; y++)
        for (unsigned x = 0; x < turned->width; x++)
            memcpy(turned->pixels + 3 * ((size_t)y * turned->width + x),
                   page->pixels + 3 * ((size_t)(page->height - 1 - x) * page->width + y), 3);
}

static const struct page_settings plain = {
    .width = 640, .height = 480, .tilt = 20, .turn = 20, .blur = 0.7F, .noise = 3};

static void check_same(const struct page *shown, const struct page *truth, double scale)
{
    static struct svision_reading readings[SVISION_MAX_GRIDS];
    const struct svision_image image = page_image(shown);
    size_t count = 0;
    CHECK_EQ(read_image(&image, readings, &count), SVISION_OK);
    CHECK_EQ(count, 1);
    CHECK_EQ(readings[0].certainty, SVISION_SURE);
    CHECK(is_right(&readings[0], &truth->grids[0]));
    for (unsigned i = 0; i < 4 && scale > 0; i++) {
        struct svision_point corner = truth->grids[0].corners.corner[i];
        corner.x = (corner.x + 0.5) * scale - 0.5;
        corner.y = (corner.y + 0.5) * scale - 0.5;
        CHECK(distance(readings[0].corners.corner[i], corner) < 6 * scale);
    }
}

static void a_turned_picture_reads_the_same(void)
{
    for (unsigned seed = 100; seed < 102; seed++) {
        struct page page, turned, next;
        bool made = page_make(&plain, seed, &page) && page_make(&plain, seed, &turned) &&
                    page_make(&plain, seed, &next);
        CHECK(made);
        if (!made)
            return;
        for (unsigned quarter = 0; quarter < 4; quarter++) {
            check_same(&turned, &page, quarter ? 0 : 1);
            quarter_turn(&turned, &next);
            struct page kept = turned;
            turned = next;
            next = kept;
        }
        page_free(&page);
        page_free(&turned);
        page_free(&next);
    }
}

/* PAGE in SCALE times its size, between four pixels. */
static bool scale_page(const struct page *page, double scale, struct page *scaled)
{
    scaled->width = (unsigned)(page->width * scale);
    scaled->height = (unsigned)(page->height * scale);
    scaled->pixels = malloc((size_t)3 * scaled->width * scaled->height);
    for (size_t i = 0; scaled->pixels && i < (size_t)3 * scaled->width * scaled->height; i++) {
        double x = ((double)(i / 3 % scaled->width) + 0.5) / scale - 0.5;
        double y = ((double)(i / 3 / scaled->width) + 0.5) / scale - 0.5;
        x = fmin(fmax(x, 0), page->width - 1.001);
        y = fmin(fmax(y, 0), page->height - 1.001);
        size_t column = (size_t)x, row = (size_t)y, stride = (size_t)3 * page->width;
        const uint8_t *at = page->pixels + row * stride + 3 * column + i % 3;
        double u = x - (double)column, v = y - (double)row;
        scaled->pixels[i] = (uint8_t)((1 - v) * ((1 - u) * at[0] + u * at[3]) +
                                      v * ((1 - u) * at[stride] + u * at[stride + 3]) + 0.5);
    }
    return scaled->pixels != NULL;
}

static void a_scaled_picture_reads_the_same(void)
{
    static const double scales[] = {0.7, 1.3, 2, 3.1};
    for (unsigned seed = 200; seed < 202; seed++) {
        struct page page, scaled;
        bool made = page_make(&plain, seed, &page);
        CHECK(made);
        for (unsigned i = 0; i < sizeof scales / sizeof scales[0] && made; i++) {
            made = scale_page(&page, scales[i], &scaled);
            CHECK(made);
            if (made)
                check_same(&scaled, &page, scales[i]);
            free(scaled.pixels);
        }
        page_free(&page);
    }
}

/* The face drawn here has only a flag at the 1's top. */
static void a_1_without_a_foot_is_read(void)
{
    struct page page;
    bool made = page_make(&plain, 300, &page);
    CHECK(made);
    if (!made)
        return;
    CHECK(memchr(page.grids[0].cells, 1, sizeof page.grids[0].cells) != NULL);
    check_same(&page, &page, 1);
    page_free(&page);
}

static void a_seed_gives_the_same_page(void)
{
    struct page one, two, other;
    bool made =
        page_make(&plain, 7, &one) && page_make(&plain, 7, &two) && page_make(&plain, 8, &other);
    CHECK(made);
    if (!made)
        return;
    size_t size = (size_t)3 * one.width * one.height;
    CHECK(memcmp(one.pixels, two.pixels, size) == 0);
    CHECK(memcmp(one.pixels, other.pixels, size) != 0);
    page_free(&one);
    page_free(&two);
    page_free(&other);
}

/* Usage: test_svision_pages [PAGES of each difficulty] */
int main(int argc, char **argv)
{
    unsigned long pages = argc > 1 ? strtoul(argv[1], NULL, 10) : 1;
    every_grid_is_found_and_what_is_called_sure_is_right((unsigned)pages);
    readings_are_right_as_often_as_predicted();
    a_turned_picture_reads_the_same();
    a_scaled_picture_reads_the_same();
    a_1_without_a_foot_is_read();
    a_seed_gives_the_same_page();
    return check_result();
}
