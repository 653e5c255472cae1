#include "films/adverse.h"

#include <math.h>

#include "common/random.h"

bool adverse_page(unsigned number, const char *photos, struct film_page *page)
{
    static const char *const names[] = {"image10", "image13", "image16", "image24",
                                        "image30", "image36", "image58", "image100"};
    if (photos && number % 2)
        return film_page_photo(photos, names[number / 2 % 8], page);
    return film_page_print(11 + number, page);
}

bool adverse_start(const struct video_clip *clip, unsigned number, const char *photos,
                   struct film_page room[2], struct family_film *film)
{
    *film = (struct family_film){.clip = *clip, .page = {&room[0], &room[1]}, .follows = true};
    return adverse_page(number, photos, &room[0]);
}

bool adverse_two_pages(unsigned number, const char *photos, struct film_page room[2],
                       struct family_film *film)
{
    static const struct video_clip clips[] = {
        {.size = 300, .way = {.x = -160, .to = 1, .leaves = true}, .below = {.x = 160}},
        {.size = 300, .way = {.x = 150, .to = 1, .leaves = true}, .below = {.x = -160, .turn = 90}},
        {.size = 360, .way = {.x = 500, .from = 12, .to = 32}},
        {.size = 360, .way = {.y = -420, .from = 2, .to = 22}, .below = {.y = 10}},
        {.size = 360, .way = {.x = 130, .from = 12, .to = 32, .leaves = true}},
        {.size = 360, .way = {.x = -180, .y = 36, .from = 4, .to = 20, .leaves = true}},
        {.size = 360, .way = {.x = 36, .from = 10, .to = 20}, .below = {.x = -4}},
        {.size = 360, .way = {.y = 250, .from = 10, .to = 40}, .below = {.turn = 180}},
    };
    struct video_clip clip = clips[number % 8];
    clip.frames = 55;
    clip.shake = 1;
    clip.noise = 3;
    if (!adverse_start(&clip, number, photos, room, film))
        return false;
    film->both = true;
    film->clip.below.page = room[1].pixels;
    return adverse_page(number + 5, photos, &room[1]);
}

bool adverse_camera(unsigned number, const char *photos, struct film_page room[2],
                    struct family_film *film)
{
    static const struct video_clip clips[] = {
        {.size = 400, .glare = 180, .sway = 15, .pace = 0.5},
        {.size = 400, .glare = 110, .steps = 0.2},
        {.size = 380, .steps = 0.35, .sway = 15, .pace = 0.5},
        {.size = 400, .steps = 0.5, .shadow = 0.4},
        {.size = 400, .hunt = 4},
        {.size = 360, .hunt = 7, .sway = 20, .pace = 0.4},
        {.size = 360, .rolling = 0.9, .sway = 50, .pace = 0.8},
        {.size = 340, .rolling = 0.9, .spin = 20, .sway = 40, .pace = 0.8, .exposure = 0.3},
    };
    struct video_clip clip = clips[number % 8];
    clip.frames = 60;
    clip.shake = 1;
    clip.noise = 4;
    bool done = adverse_start(&clip, number + number / 8, photos, room, film);
    film->untimed =
        clip.glare > 150; /* overexposed digits cannot be read before the glare has passed */
    return done;
}

bool adverse_turned(unsigned number, const char *photos, struct film_page room[2],
                    struct family_film *film)
{
    static const double spins[] = {90, 180, -130, 270};
    struct video_clip clip = {.frames = 60, .size = 330, .shake = 1, .noise = 3};
    clip.spin = spins[number % 4];
    clip.pace = number / 4 % 2 ? 0.3 : 0.15;
    clip.turn = 45.0 * number;
    return adverse_start(&clip, number, photos, room, film);
}

bool adverse_mirrored(unsigned number, const char *photos, struct film_page room[2],
                      struct family_film *film)
{
    struct video_clip clip = {.frames = 40, .size = 420, .shake = 1, .noise = 3, .mirror = true};
    clip.turn = 90.0 * number;
    bool done = adverse_start(&clip, number + number / 4, photos, room, film);
    film->follows = false;
    return done;
}

/* In one of ONE_IN films a random amount up to MOST, otherwise 0. */
static double some(uint64_t *random, unsigned one_in, double most)
{
    double share = random_below(random, 1000) / 1000.0;
    return random_below(random, one_in) == 0 ? share * most : 0;
}

static struct video_way some_way(uint64_t *random)
{
    double angle = random_below(random, 360) * 3.14159265358979 / 180;
    double far = 60 + random_below(random, 500);
    struct video_way way = {.x = far * cos(angle), .y = far * sin(angle), .from = 2};
    way.to = 12 + random_below(random, 30);
    way.zoom = some(random, 3, 0.4);
    way.leaves = random_below(random, 2);
    way.back = random_below(random, 2) ? way.to + random_below(random, 6) : 0;
    return random_below(random, 2) ? way : (struct video_way){0};
}

static struct obstacle some_obstacle(uint64_t *random)
{
    struct obstacle obstacle = {.kind = 1 + random_below(random, 3),
                                .side = random_below(random, 4)};
    obstacle.from = random_below(random, 2) ? random_below(random, 25) : 0;
    obstacle.to = random_below(random, 2) ? obstacle.from + 10 + random_below(random, 40) : 0;
    obstacle.reach = 0.15 + random_below(random, 70) / 100.0;
    return random_below(random, 2) ? obstacle : (struct obstacle){0};
}

static struct video_clip some_clip(uint64_t *random)
{
    struct video_clip clip = {.frames = 50, .shake = 1, .noise = 1 + random_below(random, 8)};
    clip.size = 200 + random_below(random, 300);
    clip.turn = some(random, 3, 360);
    clip.tilt = some(random, 3, 0.35);
    clip.sway = some(random, 2, 80);
    clip.spin = some(random, 4, 40);
    clip.zoom = some(random, 4, 0.4);
    clip.pace = 0.2 + some(random, 1, 0.8);
    clip.rolling = some(random, 4, 1);
    clip.exposure = some(random, 3, 0.7);
    clip.hunt = some(random, 4, 5);
    clip.shadow = some(random, 4, 0.7);
    clip.steps = some(random, 5, 0.5);
    clip.glare = some(random, 4, 200);
    clip.curl = some(random, 4, 0.12) - some(random, 4, 0.12);
    clip.moire = some(random, 8, 12);
    clip.way = some_way(random);
    clip.obstacle = some_obstacle(random);
    clip.cast.depth = some(random, 4, 0.7);
    clip.cast.soft = 1 + some(random, 1, 60);
    clip.cast.angle = some(random, 1, 360);
    clip.cast.wander = some(random, 2, 6) - some(random, 2, 6);
    return clip;
}

bool adverse_all(unsigned number, const char *photos, struct film_page room[2],
                 struct family_film *film)
{
    uint64_t random = number;
    struct video_clip clip = some_clip(&random);
    unsigned pages = random_below(&random, 1000);
    bool written = random_below(&random, 4) == 0;
    bool done = adverse_start(&clip, pages, photos, room, film);
    film->untimed = true;
    if (written)
        done = film_page_write(100 + pages, 0.05F + (float)some(&random, 1, 0.5), &room[0]);
    if (random_below(&random, 3) == 0) {
        film->both = true;
        film->clip.below = (struct video_below){.page = room[1].pixels,
                                                .x = some(&random, 1, 500) - 250,
                                                .y = some(&random, 1, 300) - 150};
    } else if (random_below(&random, 3) == 0) {
        film->clip.change = 10 + random_below(&random, 30);
    }
    return done && adverse_page(pages + 7, photos, &room[1]);
}
