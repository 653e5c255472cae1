#include "films/video.h"

#include <math.h>
#include <string.h>

#include "pages/page.h"

#define PI 3.14159265358979323846
enum { RATE = 30, MAX_BLENDS = 4, ROLLING_ROWS = 8 };

static void draw(const struct sudoku_layout *layout, const uint8_t *cells, const char *symbols,
                 uint8_t page[VIDEO_PAGE * VIDEO_PAGE])
{
    const struct svision_canvas canvas = {page, VIDEO_PAGE, VIDEO_PAGE, VIDEO_PAGE, SVISION_GRAY8};
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    drawing.layout = layout;
    drawing.cells = cells;
    drawing.symbols = symbols;
    svision_draw_board(&drawing, &canvas);
}

void video_draw(const struct sudoku_layout *layout, const uint8_t *cells,
                uint8_t page[VIDEO_PAGE * VIDEO_PAGE])
{
    draw(layout, cells, NULL, page);
}

void video_draw_page(const char *puzzle, uint8_t page[VIDEO_PAGE * VIDEO_PAGE])
{
    uint8_t cells[SVISION_CELLS];
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        cells[i] = puzzle[i] >= '1' && puzzle[i] <= '9' ? (uint8_t)(puzzle[i] - '0') : 0;
    video_draw(sudoku_layout_classic(), cells, page);
}

void video_draw_text(const char *text, unsigned rows, unsigned columns,
                     uint8_t page[VIDEO_PAGE * VIDEO_PAGE])
{
    uint8_t cells[SVISION_MAX_CELLS] = {0};
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = rows * columns;
    options.box_rows = rows;
    options.box_columns = columns;
    struct sudoku_layout *layout;
    memset(page, 255, VIDEO_PAGE * VIDEO_PAGE);
    if (strlen(text) > sizeof cells || sudoku_layout_create(&options, &layout))
        return;
    char symbols[26];
    page_cells(text, cells);
    page_symbols(rows * columns, page_has_zero(text), symbols);
    draw(layout, cells, symbols, page);
    sudoku_layout_destroy(layout);
}

/* A pseudo-random number from -1 to 1 for SEED (finalizer of Vigna's splitmix64). */
static double chance(uint64_t seed)
{
    seed += 0x9e3779b97f4a7c15U;
    seed = (seed ^ (seed >> 30)) * 0xbf58476d1ce4e5b9U;
    seed = (seed ^ (seed >> 27)) * 0x94d049bb133111ebU;
    return (double)((seed ^ (seed >> 31)) >> 11) / 4503599627370496.0 - 1;
}

/* Limits VALUE; fmin() and fmax() for each pixel would take most of the time. */
static double within(double value, double from, double to)
{
    return value < from ? from : value > to ? to : value;
}

/* The share of the path between the page and its place, 0..1, with smooth ends. */
static double remoteness(const struct video_way *way, double time)
{
    if (way->to <= way->from)
        return 0;
    double part = fmin(fmax((time - way->from) / (way->to - way->from), 0), 1);
    if (way->back)
        part -= fmin(fmax((time - way->back) / (way->to - way->from), 0), 1);
    double done = part * part * (3 - 2 * part);
    return way->leaves ? done : 1 - done;
}

/* Computes the corners of the page at TIME, counted in frames. */
static void place(const struct video_clip *clip, const struct video_frame *frame, double time,
                  struct svision_point corner[4])
{
    unsigned step = (unsigned)time;
    double part = time - step, phase = 2 * PI * clip->pace * time / RATE;
    double shake[2];
    for (unsigned i = 0; i < 2; i++)
        shake[i] = clip->shake * ((1 - part) * chance(2 * (uint64_t)step + i) +
                                  part * chance(2 * (uint64_t)step + 2 + i));
    double away = remoteness(&clip->way, time);
    double x = frame->width / 2.0 + clip->sway * sin(phase) + shake[0] + away * clip->way.x;
    double y =
        frame->height / 2.0 + 0.4 * clip->sway * sin(1.7 * phase) + shake[1] + away * clip->way.y;
    double angle = (clip->turn + clip->spin * sin(0.8 * phase)) * PI / 180;
    double half =
        0.5 * clip->size * (1 + clip->zoom * sin(0.6 * phase)) * (1 + away * clip->way.zoom);
    for (unsigned i = 0; i < 4; i++) {
        double u = i == 1 || i == 2 ? half : -half, v = i >= 2 ? half : -half;
        double depth = 1 + clip->tilt * (v / half) * cos(0.5 * phase) * 0.5 +
                       clip->tilt * (u / half) * sin(0.5 * phase) * 0.5;
        corner[i].x = x + (u * cos(angle) - v * sin(angle)) * depth;
        corner[i].y = y + (u * sin(angle) + v * cos(angle)) * depth;
    }
}

static void look_from(const struct video_clip *clip, double time, const struct video_frame *frame,
                      struct svision_homography *map)
{
    static const struct svision_point page[4] = {
        {0, 0}, {VIDEO_PAGE, 0}, {VIDEO_PAGE, VIDEO_PAGE}, {0, VIDEO_PAGE}};
    struct svision_point corner[4];
    place(clip, frame, time, corner);
    svision_homography_fit(page, corner, NULL, 4, map);
}

/* Halves the page until its pixels are not smaller than the frame's, against aliasing. */
static struct svision_image halve_page(const struct video_clip *clip, const uint8_t *page,
                                       uint8_t *room, unsigned *factor)
{
    const struct svision_image whole = {page, VIDEO_PAGE, VIDEO_PAGE, VIDEO_PAGE, SVISION_GRAY8};
    uint32_t work[VIDEO_PAGE];
    *factor = 1;
    while (VIDEO_PAGE / (*factor + 1) >= 0.85 * clip->size)
        (*factor)++;
    if (*factor == 1)
        return whole;
    svision_gray(&whole, *factor, work, room);
    unsigned side = VIDEO_PAGE / *factor;
    return (struct svision_image){room, side, side, side, SVISION_GRAY8};
}

/* The downward displacement of a curled page at U from its left edge. */
static double bow(double curl, double u)
{
    double part = u / VIDEO_PAGE;
    return curl * VIDEO_PAGE * (4 * part * (1 - part) - 0.5);
}

struct svision_point video_place(const struct video_frame *frame, struct svision_point point)
{
    point.y += bow(frame->curl, point.x);
    return svision_homography_apply(&frame->map, point);
}

/* A page in front of the camera. */
struct layer {
    struct svision_image image;
    unsigned factor; /* size of the page divided by its size */
    double curl;
    struct svision_homography back; /* frame -> page */
};

/* Places the page below, which has the size of the page. */
static void lay_below(const struct video_clip *clip, const struct video_frame *frame,
                      struct layer *layer)
{
    const struct video_clip still = {.size = clip->size,
                                     .turn = clip->below.turn,
                                     .way = {clip->below.x, clip->below.y, .from = 1, .to = 2}};
    struct svision_homography map;
    look_from(&still, 0, frame, &map);
    svision_homography_invert(&map, &layer->back);
}

/* Finds the VALUE of LAYER at (X, Y) of the frame. False: it is not there. */
static bool find_value(const struct layer *layer, unsigned x, unsigned y, double *value)
{
    const double *m = layer->back.m, limit = VIDEO_PAGE;
    const struct svision_image *page = &layer->image;
    double w = 1 / (m[6] * x + m[7] * y + m[8]);
    struct svision_point at = {(m[0] * x + m[1] * y + m[2]) * w, (m[3] * x + m[4] * y + m[5]) * w};
    at.y -= bow(layer->curl, at.x);
    if (!(at.x >= 0 && at.y >= 0 && at.x < limit && at.y < limit))
        return false;
    double u = within((at.x + 0.5) / layer->factor - 0.5, 0, page->width - 1.001);
    double v = within((at.y + 0.5) / layer->factor - 0.5, 0, page->height - 1.001);
    unsigned column = (unsigned)u, row = (unsigned)v;
    const uint8_t *pixel = page->pixels + row * page->stride + column;
    double fx = u - column, fy = v - row;
    *value = (1 - fy) * ((1 - fx) * pixel[0] + fx * pixel[1]) +
             fy * ((1 - fx) * pixel[page->stride] + fx * pixel[page->stride + 1]);
    return true;
}

/* Renders one moment: COUNT layers, the first one on top, on a gray table. */
static void expose(const struct video_clip *clip, struct layer *layers, unsigned count, double time,
                   const struct video_frame *frame, uint16_t *sum)
{
    for (unsigned y = 0; y < frame->height; y++) {
        if (y == 0 || (clip->rolling > 0 && y % ROLLING_ROWS == 0)) {
            struct svision_homography map;
            look_from(clip, time + clip->rolling * ((double)y / frame->height - 0.5), frame, &map);
            svision_homography_invert(&map, &layers[0].back);
        }
        for (unsigned x = 0; x < frame->width; x++, sum++) {
            double value;
            bool there = find_value(&layers[0], x, y, &value) ||
                         (count > 1 && find_value(&layers[1], x, y, &value));
            *sum = (uint16_t)(*sum + (there ? 35 + 0.75 * value : 120));
        }
    }
}

/* Box blur along rows (STEP 1) or columns (STEP width); applied twice for a smooth blur. */
static void blur_line(uint8_t *line, unsigned count, unsigned step, unsigned radius)
{
    uint8_t old[VIDEO_MAX_WIDTH];
    for (unsigned i = 0; i < count; i++)
        old[i] = line[i * step];
    for (unsigned i = 0; i < count; i++) {
        unsigned sum = 0, from = i > radius ? i - radius : 0;
        unsigned to = i + radius < count ? i + radius : count - 1;
        for (unsigned k = from; k <= to; k++)
            sum += old[k];
        line[i * step] = (uint8_t)(sum / (to - from + 1));
    }
}

static void blur(struct video_frame *frame, unsigned radius)
{
    for (unsigned round = 0; radius && round < 2; round++) {
        for (unsigned y = 0; y < frame->height; y++)
            blur_line(frame->pixels + (size_t)y * frame->width, frame->width, 1, radius);
        for (unsigned x = 0; x < frame->width; x++)
            blur_line(frame->pixels + x, frame->height, frame->width, radius);
    }
}

/* Draws a hand that enters from the right, stays and leaves. */
static void cover(const struct video_clip *clip, unsigned number, struct video_frame *frame)
{
    if (number < clip->cover_from || number >= clip->cover_to)
        return;
    double part = (number - clip->cover_from + 0.5) / (clip->cover_to - clip->cover_from);
    double reach = clip->cover * clip->size * fmin(1, 3 * fmin(part, 1 - part));
    double edge = (frame->width + clip->size) / 2 - reach;
    for (unsigned y = 0; y < frame->height; y++) {
        double bulge = 25 * sin(y / 40.0 + part * 9);
        for (unsigned x = (unsigned)fmax(edge + bulge, 0); x < frame->width; x++)
            frame->pixels[y * frame->width + x] =
                (uint8_t)(95 + 12 * sin(x / 13.0) + 9 * sin(y / 9.0));
    }
}

/* Interference between the pixels of a screen and those of the camera. */
static double moire(double pitch, unsigned number, double x, double y)
{
    static const double depth = 0.06;
    if (pitch <= 0)
        return 1;
    double a = 2 * PI * (x + 0.2 * y + 0.3 * number) / pitch;
    double b = 2 * PI * (1.05 * y - 0.1 * x) / pitch;
    return 1 + depth * (sin(a) + sin(b));
}

/* The share of light that the shadow leaves at (X, Y). */
static double cast_light(const struct video_cast *cast, unsigned number, double x, double y)
{
    if (cast->depth <= 0)
        return 1;
    double angle = cast->angle * PI / 180;
    double beyond = x * cos(angle) + y * sin(angle) - cast->at - cast->wander * number;
    double part = fmin(fmax(beyond / cast->soft + 0.5, 0), 1);
    return 1 - cast->depth * part * part * (3 - 2 * part);
}

static void light(const struct video_clip *clip, unsigned number, struct video_frame *frame)
{
    double gain = 1 + clip->flicker * sin(number * 0.9);
    if (clip->steps > 0)
        gain *= 1 + clip->steps * (number / 9 * 2 % 3 - 1.0);
    if (clip->fade > 0)
        gain += clip->fade * (2.0 * number / clip->frames - 1);
    unsigned x = 0, y = 0; /* avoids a division for each pixel */
    for (unsigned i = 0; i < frame->width * frame->height; i++) {
        uint64_t seed = ((uint64_t)number << 32) + i;
        double shade = 1 - clip->shadow * x / frame->width;
        double noise = clip->noise > 0 ? clip->noise * 1.2247 * (chance(seed) + chance(~seed)) : 0;
        shade *= moire(clip->moire, number, x, y);
        shade *= cast_light(&clip->cast, number, x - frame->width / 2.0, y - frame->height / 2.0);
        double value = frame->pixels[i] * gain * shade + noise + 0.5;
        frame->pixels[i] = (uint8_t)within(value, 0, 255);
        if (++x == frame->width) {
            x = 0;
            y++;
        }
    }
}

/* Draws a spot of light that moves over the page. */
static void dazzle(const struct video_clip *clip, unsigned number, struct video_frame *frame)
{
    double x = frame->width / 2.0 + 0.3 * clip->size * sin(number * 0.05);
    double y = frame->height / 2.0 + 0.3 * clip->size * cos(number * 0.04);
    double size = 0.1 * clip->size;
    for (unsigned i = 0; clip->glare > 0 && i < frame->width * frame->height; i++) {
        double dx = (i % frame->width - x) / size, dy = (i / frame->width - y) / size;
        double light = clip->glare * exp(-0.5 * (dx * dx + dy * dy));
        frame->pixels[i] = (uint8_t)fmin(frame->pixels[i] + light, 255);
    }
}

static void tell_truth(struct video_frame *frame)
{
    double cell = VIDEO_PAGE / 10, start = (VIDEO_PAGE - 9 * cell) / 2;
    for (unsigned row = 0; row < 10; row++)
        for (unsigned column = 0; column < 10; column++)
            frame->crossings[row][column] =
                video_place(frame, (struct svision_point){start + cell * column - 0.5,
                                                          start + cell * row - 0.5});
}

/* The radius of the blur in the frame. */
static unsigned find_blur(const struct video_clip *clip, unsigned number)
{
    double hunt = clip->hunt * fmax(sin(0.35 * number), 0);
    return (unsigned)(fmax(clip->defocus, hunt) + (hunt > 0 ? 0.5 : 0));
}

static void swap(uint8_t *a, uint8_t *b)
{
    uint8_t other = *a;
    *a = *b;
    *b = other;
}

static void mirror(const struct video_clip *clip, struct video_frame *frame)
{
    unsigned width = frame->width;
    for (unsigned y = 0; clip->mirror && y < frame->height; y++) {
        for (unsigned x = 0; x < width / 2; x++) {
            size_t row = (size_t)y * width;
            swap(frame->pixels + row + x, frame->pixels + row + width - 1 - x);
            swap(frame->covered + row + x, frame->covered + row + width - 1 - x);
        }
    }
}

/* Sets up the page and the one below; returns their number. */
static unsigned set_layers(const struct video_clip *clip, const uint8_t *page,
                           const struct video_frame *frame, struct layer layers[2])
{
    static uint8_t room[2][VIDEO_PAGE * VIDEO_PAGE];
    layers[0].image = halve_page(clip, page, room[0], &layers[0].factor);
    layers[0].curl = clip->curl;
    if (!clip->below.page)
        return 1;
    layers[1].image = halve_page(clip, clip->below.page, room[1], &layers[1].factor);
    layers[1].curl = 0;
    lay_below(clip, frame, &layers[1]);
    return 2;
}

void video_take(const struct video_clip *clip, const uint8_t *page, unsigned number,
                struct video_frame *frame)
{
    static uint16_t sum[VIDEO_MAX_WIDTH * VIDEO_MAX_HEIGHT];
    struct layer layers[2];
    unsigned blends = clip->exposure > 0 ? MAX_BLENDS : 1;
    double time = (double)number * (clip->every ? clip->every : 1) + 1;
    frame->width = clip->width ? clip->width : VIDEO_WIDTH;
    frame->height = clip->height ? clip->height : VIDEO_HEIGHT;
    frame->curl = clip->curl;
    unsigned count = frame->width * frame->height, pages = set_layers(clip, page, frame, layers);
    memset(sum, 0, count * sizeof *sum);
    memset(frame->covered, 0, count);
    for (unsigned i = 0; i < blends; i++) {
        double offset = blends > 1 ? clip->exposure * ((double)i / (blends - 1) - 0.5) : 0;
        expose(clip, layers, pages, time + offset, frame, sum);
    }
    look_from(clip, time, frame, &frame->map);
    for (unsigned i = 0; i < count; i++)
        frame->pixels[i] = (uint8_t)(sum[i] / blends);
    const struct obstacle_view view = {frame->pixels, frame->covered, frame->width, frame->height,
                                       clip->size};
    obstacle_draw(&clip->obstacle, number, &view);
    frame->sharp = find_blur(clip, number) < 2;
    blur(frame, find_blur(clip, number));
    cover(clip, number, frame);
    dazzle(clip, number, frame);
    light(clip, number, frame);
    mirror(clip, frame);
    tell_truth(frame);
}
