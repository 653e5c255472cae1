#include "films/families.h"

#include <math.h>

#include "common/random.h"
#include "films/adverse.h"
#include "films/framing.h"

enum { FRAMES = 48, SIZE = 400 };

/* A path that starts outside of the frame, in direction NUMBER of eight. */
static struct video_way away(unsigned number)
{
    double angle = number * 3.14159265358979 / 4;
    return (struct video_way){.x = 560 * cos(angle), .y = 460 * sin(angle)};
}

static bool framed(unsigned number, const char *photos, struct film_page room[2],
                   struct family_film *film)
{
    enum { ALL_CUTS = FRAMING_MOVES * FRAMING_EDGES };
    static const unsigned cuts[] = {0, 2, 4};
    struct film other = framing_film(number % ALL_CUTS + cuts[number / ALL_CUTS] * ALL_CUTS);
    return adverse_start(&other.clip, number + number / 2, photos, room, film);
}

static bool slid_in(unsigned number, const char *photos, struct film_page room[2],
                    struct family_film *film)
{
    struct video_clip clip = {.frames = 55, .size = SIZE, .shake = 1, .noise = 3};
    clip.way = away(number % 8);
    clip.way.from = 2;
    clip.way.to = number < 8 ? 20 : 35;
    return adverse_start(&clip, number + number / 8, photos, room, film);
}

/* An obstacle from each side over a third of the page or more; the page may sway. */
static bool covered(enum obstacle_kind kind, unsigned from, unsigned to, unsigned number,
                    const char *photos, struct film_page room[2], struct family_film *film)
{
    struct video_clip clip = {.frames = 55, .size = SIZE, .shake = 1, .noise = 3};
    clip.obstacle = (struct obstacle){.kind = kind, .side = number % 4, .from = from, .to = to};
    clip.obstacle.reach = number / 4 % 2 ? 0.62 : 0.38;
    clip.sway = number / 8 % 2 ? 12 : 0;
    clip.pace = 0.5;
    return adverse_start(&clip, number + number / 4, photos, room, film);
}

static bool hand_at_first(unsigned number, const char *photos, struct film_page room[2],
                          struct family_film *film)
{
    return covered(OBSTACLE_HAND, 0, 35, number, photos, room, film);
}

static bool hand_later(unsigned number, const char *photos, struct film_page room[2],
                       struct family_film *film)
{
    return covered(OBSTACLE_HAND, 14, 45, number, photos, room, film);
}

static bool pen_at_first(unsigned number, const char *photos, struct film_page room[2],
                         struct family_film *film)
{
    return covered(OBSTACLE_PEN, 0, 35, number, photos, room, film);
}

static bool pen_later(unsigned number, const char *photos, struct film_page room[2],
                      struct family_film *film)
{
    return covered(OBSTACLE_PEN, 14, 45, number, photos, room, film);
}

static bool sheet_at_first(unsigned number, const char *photos, struct film_page room[2],
                           struct family_film *film)
{
    return covered(OBSTACLE_SHEET, 0, 35, number, photos, room, film);
}

static bool left(unsigned number, const char *photos, struct film_page room[2],
                 struct family_film *film)
{
    struct video_clip clip = {.frames = 50, .size = SIZE, .shake = 1, .noise = 3};
    clip.way = away(number % 8);
    clip.way.from = 14;
    clip.way.to = 26;
    clip.way.leaves = true;
    return adverse_start(&clip, number, photos, room, film);
}

static bool swapped(unsigned number, const char *photos, struct film_page room[2],
                    struct family_film *film)
{
    if (!left(number, photos, room, film))
        return false;
    film->clip.frames = 70;
    film->clip.way.back = 32;
    film->clip.change = 30;
    if (number >= 8) /* placed on top of the other */
        film->clip.way = (struct video_way){0};
    return adverse_page(number + 9, photos, &room[1]);
}

/* A page is placed on one that differs in two digits only, which are exchanged. */
static bool swapped_for_like(unsigned number, const char *photos, struct film_page room[2],
                             struct family_film *film)
{
    static const char puzzle[] =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const char a = (char)('1' + number % 8), b = (char)('2' + number % 8);
    const struct video_clip clip = {
        .frames = 70, .size = SIZE, .shake = 1, .noise = 3, .change = 30};
    char other[sizeof puzzle];
    (void)photos;
    for (unsigned i = 0; i < sizeof puzzle; i++)
        other[i] = puzzle[i] == a ? b : puzzle[i] == b ? a : puzzle[i];
    *film = (struct family_film){.clip = clip, .page = {&room[0], &room[1]}, .follows = true};
    return film_page_draw(puzzle, &room[0]) && film_page_draw(other, &room[1]);
}

static bool curled(unsigned number, const char *photos, struct film_page room[2],
                   struct family_film *film)
{
    struct video_clip clip = {.frames = FRAMES, .size = 360, .shake = 1, .noise = 3};
    clip.curl = 0.03 * (1 + number % 5) * (number / 5 % 2 ? -1 : 1);
    clip.sway = number / 10 ? 15 : 0;
    clip.pace = 0.5;
    clip.turn = number / 10 ? 90 * (number % 2) : 0;
    return adverse_start(&clip, number, photos, room, film);
}

static bool on_a_screen(unsigned number, const char *photos, struct film_page room[2],
                        struct family_film *film)
{
    static const double pitches[] = {3.3, 6.5, 14};
    struct video_clip clip = {.frames = FRAMES, .size = 420, .shake = 1, .noise = 3};
    clip.moire = pitches[number % 3];
    clip.turn = 7.0 * (number / 3);
    return adverse_start(&clip, number, photos, room, film);
}

static bool written(unsigned number, const char *photos, struct film_page room[2],
                    struct family_film *film)
{
    struct video_clip clip = {.frames = FRAMES, .size = 440, .shake = 1, .noise = 3};
    (void)photos;
    *film = (struct family_film){.clip = clip, .page = {&room[0], &room[1]}, .follows = true};
    return film_page_write(100 + number, 0.05F + 0.06F * (float)(number % 8), &room[0]);
}

struct written_page {
    unsigned seed, size, noise;
    float share;
    double exposure, hunt;
};

/* Any page, with few or many entries, near or far, sharp or blurred. */
static struct written_page any_written_page(unsigned number)
{
    uint64_t random = number + 1;
    struct written_page page = {.seed = 1000 + number};
    page.size = 240 + random_below(&random, 240);
    page.noise = 1 + random_below(&random, 8);
    page.share = 0.04F + 0.06F * (float)random_below(&random, 9);
    page.exposure = random_below(&random, 3) == 0 ? 0.4 : 0;
    page.hunt = random_below(&random, 5) == 0 ? 2 : 0;
    return page;
}

/* Pages with a handwritten digit as large, dark and upright as print; numbers beyond the family:
 * any pages, some with such a digit. */
static bool written_like_print(unsigned number, const char *photos, struct film_page room[2],
                               struct family_film *film)
{
    static const struct written_page pages[] = {
        {113, 257, 4, 0.34F, 0.4, 0}, {210, 372, 8, 0.23F, 0, 0}, {221, 431, 7, 0.04F, 0.4, 0},
        {224, 477, 8, 0.18F, 0, 0},   {228, 240, 1, 0.42F, 0, 2}, {245, 434, 6, 0.51F, 0, 0},
        {162, 259, 2, 0.05F, 0, 0},   {438, 347, 8, 0.34F, 0, 0}, {456, 385, 4, 0.29F, 0, 0},
        {1019, 371, 4, 0.16F, 0, 2},  {1004, 370, 5, 0.1F, 0, 2}, {1156, 419, 5, 0.1F, 0.4, 0}};
    const unsigned count = sizeof pages / sizeof pages[0];
    const struct written_page page = number < count ? pages[number] : any_written_page(number);
    const struct video_clip clip = {.frames = 30,
                                    .shake = 1,
                                    .size = page.size,
                                    .noise = page.noise,
                                    .exposure = page.exposure,
                                    .hunt = page.hunt};
    (void)photos;
    *film = (struct family_film){.clip = clip, .page = {&room[0], &room[1]}, .follows = true};
    return film_page_write(page.seed, page.share, &room[0]);
}

static bool of_any_size(unsigned number, const char *photos, struct film_page room[2],
                        struct family_film *film)
{
    static const unsigned sizes[][2] = {{290, 194}, {320, 240}, {424, 240},  {640, 360},
                                        {640, 480}, {800, 600}, {1280, 720}, {1920, 1080}};
    struct video_clip clip = {.frames = 40, .shake = 1, .noise = 3, .sway = 10, .pace = 0.4};
    clip.width = sizes[number % 8][0];
    clip.height = sizes[number % 8][1];
    clip.size = clip.height * (number < 8 ? 0.95 : 0.8);
    clip.sway = 0.02 * clip.height;
    clip.shake = clip.height / 480.0;
    return adverse_start(&clip, number, photos, room, film);
}

/* The edge of a shadow on the page, still or moving like the shadow of a head. */
static bool shaded(unsigned number, const char *photos, struct film_page room[2],
                   struct family_film *film)
{
    static const double softs[] = {2, 6, 16, 50};
    struct video_clip clip = {.frames = FRAMES, .size = SIZE, .shake = 1, .noise = 3};
    clip.cast = (struct video_cast){.depth = number / 8 % 2 ? 0.5 : 0.35,
                                    .soft = softs[number % 4],
                                    .angle = 67.0 * number + 20,
                                    .at = number % 3 * 60.0 - 80};
    if (number >= 16)
        clip.cast.wander = number % 2 ? 3 : -3;
    return adverse_start(&clip, number, photos, room, film);
}

static bool jigsaw(unsigned number, const char *photos, struct film_page room[2],
                   struct family_film *film)
{
    /* They have one solution with boxes as well. */
    static const char *const boards[][2] = {
        {"AABBBBCCCAAABBBCCCAAAABBCCCDDDEEEFFFDDDEEEFFFDDDEEEFFFGGHHHHIIIGGGHHHIIIGGGGHHIII",
         "48..9.2169.1.2.38535268179483.1.2.591.49358.2529.681.371.2..938643819527298.....1"},
    };
    static const struct video_clip clips[] = {
        {.frames = FRAMES, .size = 440, .shake = 1, .noise = 3},
        {.frames = FRAMES, .size = 300, .sway = 20, .pace = 0.5, .shake = 1, .noise = 4},
        {.frames = FRAMES, .size = 400, .defocus = 1, .shake = 1, .noise = 3},
        {.frames = FRAMES, .size = 420, .tilt = 0.2, .pace = 0.5, .turn = 33, .noise = 4},
        {.frames = FRAMES, .size = 440, .shadow = 0.5, .exposure = 0.4, .shake = 1, .noise = 5},
        {.frames = FRAMES, .size = 200, .shake = 1, .noise = 3},
    };
    (void)photos;
    *film = (struct family_film){.clip = clips[number % 6], .page = {&room[0], &room[1]}};
    return film_page_jigsaw(boards[number / 6][1], boards[number / 6][0], &room[0]);
}

/* Makes a page light on dark, like a screen at night: white on black, or gray on gray. */
static void invert(struct film_page *page, double black, double white)
{
    for (unsigned i = 0; i < VIDEO_PAGE * VIDEO_PAGE; i++)
        page->pixels[i] = (uint8_t)(white - (white - black) * page->pixels[i] / 255);
}

static bool light_on_dark(unsigned number, const char *photos, struct film_page room[2],
                          struct family_film *film)
{
    static const struct video_clip clips[] = {
        {.frames = FRAMES, .size = SIZE, .shake = 1, .noise = 3},
        {.frames = FRAMES, .size = 360, .sway = 30, .pace = 0.6, .shake = 1, .noise = 4},
        {.frames = FRAMES, .size = 330, .tilt = 0.2, .pace = 0.5, .turn = 33, .noise = 3},
        {.frames = FRAMES, .size = 420, .moire = 6.5, .shake = 1, .noise = 3},
        {.frames = FRAMES, .size = 400, .defocus = 1, .shadow = 0.4, .shake = 1, .noise = 5},
        {.frames = FRAMES, .size = 220, .sway = 10, .pace = 0.5, .noise = 3},
        {.frames = 55,
         .size = SIZE,
         .shake = 1,
         .noise = 3,
         .obstacle = {.kind = OBSTACLE_HAND, .side = 1, .from = 14, .to = 45, .reach = 0.5}},
        {.frames = 55,
         .size = SIZE,
         .shake = 1,
         .noise = 3,
         .obstacle = {.kind = OBSTACLE_HAND, .side = 2, .to = 35, .reach = 0.5}},
    };
    if (!adverse_start(&clips[number % 8], number + number / 8, photos, room, film))
        return false;
    invert(&room[0], number / 8 % 2 ? 30 : 0, number / 8 % 2 ? 200 : 255);
    return true;
}

/* A page replaces one with the opposite contrast. */
static bool light_and_dark(unsigned number, const char *photos, struct film_page room[2],
                           struct family_film *film)
{
    if (!swapped(2 * number, photos, room, film))
        return false;
    invert(&room[number % 2], 20, 230);
    return true;
}

const struct family families[] = {
    {"pulled, pushed, slid", 48, FAMILY_NO_SAMPLE, framed},
    {"slid in, eight ways", 16, FAMILY_NO_SAMPLE, slid_in},
    {"hand at first", 24, FAMILY_NO_SAMPLE, hand_at_first},
    {"hand later", 16, 0, hand_later},
    {"pen at first", 16, 5, pen_at_first},
    {"pen later", 8, 2, pen_later},
    {"sheet at first", 16, 1, sheet_at_first},
    {"left", 8, FAMILY_NO_SAMPLE, left},
    {"swapped", 16, FAMILY_NO_SAMPLE, swapped},
    {"swapped for a like one", 8, 0, swapped_for_like},
    {"curled", 20, 4, curled},
    {"on a screen", 15, 9, on_a_screen},
    {"written", 16, 2, written},
    {"written like print", 12, 6, written_like_print},
    {"290x194 to 1920x1080", 16, 0, of_any_size},
    {"shadow's edge", 24, 5, shaded},
    {"light on dark", 24, 0, light_on_dark},
    {"light, then dark", 8, 1, light_and_dark},
    {"two pages", 16, FAMILY_NO_SAMPLE, adverse_two_pages},
    {"camera's faults", 16, 5, adverse_camera},
    {"turned in view", 8, FAMILY_NO_SAMPLE, adverse_turned},
    {"mirrored", 8, FAMILY_NO_SAMPLE, adverse_mirrored},
    {"all at once", 40, FAMILY_NO_SAMPLE, adverse_all},
    {"jigsaws", 6, 0, jigsaw},
};

const unsigned family_count = sizeof families / sizeof families[0];
