#include "pages/photo/retaken_photo.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "model/random.h"
#include "pages/paper/page_light.h"

enum { COLORS = 3 };

/* Surroundings of a photo seen from the side. */
static const float table[COLORS] = {84, 76, 66};

struct rectangle {
    double left, top, right, bottom;
};

/* Where a photo is seen in a frame. */
struct view {
    const struct pixels *photo;
    const struct retake *retake;
    struct rectangle part;              /* of the photo, which is seen */
    struct svision_homography to_photo; /* from the frame, but for bars and the lens */
    double width, height;               /* of the frame without bars */
    double bar;                         /* the height of one */
    int samples;                        /* of the photo, across each pixel of the frame */
};

static float clamp(float value, float low, float high)
{
    return fminf(fmaxf(value, low), high);
}

static struct rectangle choose_part(const struct pixels *photo, const struct svision_quad *grid,
                                    float margin)
{
    const struct rectangle whole = {0, 0, photo->width, photo->height};
    struct rectangle part = {whole.right, whole.bottom, 0, 0};
    if (margin <= 0)
        return whole;
    for (int i = 0; i < 4; i++) {
        part.left = fmin(part.left, grid->corner[i].x);
        part.top = fmin(part.top, grid->corner[i].y);
        part.right = fmax(part.right, grid->corner[i].x);
        part.bottom = fmax(part.bottom, grid->corner[i].y);
    }
    double around = (double)margin * fmax(part.right - part.left, part.bottom - part.top);
    part.left = fmax(part.left - around, whole.left);
    part.top = fmax(part.top - around, whole.top);
    part.right = fmin(part.right + around, whole.right);
    part.bottom = fmin(part.bottom + around, whole.bottom);
    return part;
}

/* Where AT, beside the middle of the photo, is seen by a camera DISTANCE away: turned in the
 * photo's plane, then tilted around an axis in that plane. */
static struct svision_point see(const struct retake *retake, struct svision_point at, double axis,
                                double distance)
{
    const double degree = acos(-1) / 180;
    double turn = (double)retake->turn * degree, tilt = (double)retake->tilt * degree;
    double x = at.x * cos(turn) - at.y * sin(turn), y = at.x * sin(turn) + at.y * cos(turn);
    double along = x * cos(axis) + y * sin(axis), across = y * cos(axis) - x * sin(axis);
    double nearer = distance / (distance + across * sin(tilt));
    along *= nearer;
    across *= cos(tilt) * nearer;
    return (struct svision_point){along * cos(axis) - across * sin(axis),
                                  along * sin(axis) + across * cos(axis)};
}

/* Fits the frame around the visible part. */
static bool place_view(struct view *view, uint64_t *random)
{
    const struct rectangle *part = &view->part;
    double scale = view->retake->scale > 0 ? (double)view->retake->scale : 1;
    double width = part->right - part->left, height = part->bottom - part->top;
    double axis = (double)random_between(random, 0, 6.2831853F);
    const struct svision_point corner[4] = {{part->left - 0.5, part->top - 0.5},
                                            {part->right - 0.5, part->top - 0.5},
                                            {part->right - 0.5, part->bottom - 0.5},
                                            {part->left - 0.5, part->bottom - 0.5}};
    struct svision_point seen[4];
    struct rectangle all = {0};
    for (int i = 0; i < 4; i++) {
        const struct svision_point at = {corner[i].x - corner[0].x - width / 2,
                                         corner[i].y - corner[0].y - height / 2};
        seen[i] = see(view->retake, at, axis, 1.3 * hypot(width, height));
        all.left = fmin(all.left, seen[i].x);
        all.top = fmin(all.top, seen[i].y);
        all.right = fmax(all.right, seen[i].x);
        all.bottom = fmax(all.bottom, seen[i].y);
    }
    for (int i = 0; i < 4; i++) {
        seen[i].x = scale * (seen[i].x - all.left) - 0.5;
        seen[i].y = scale * (seen[i].y - all.top) - 0.5;
    }
    view->width = fmax(round(scale * (all.right - all.left)), 1);
    view->height = fmax(round(scale * (all.bottom - all.top)), 1);
    view->bar = round((double)view->retake->bars * view->height);
    view->samples = (int)ceil(1 / scale);
    return svision_homography_fit(seen, corner, NULL, 4, &view->to_photo) == SVISION_OK;
}

/* How far from the middle of the frame a place is: 1 in its corners. */
static double from_middle(const struct view *view, double x, double y)
{
    double across = x + 0.5 - view->width / 2, down = y + 0.5 - view->height / 2;
    return 2 * hypot(across, down) / hypot(view->width, view->height);
}

/* The place in the photo that is seen at a place of the frame. */
static struct svision_point look(const struct view *view, double x, double y)
{
    double barrel = (double)view->retake->barrel, far = from_middle(view, x, y);
    double edge = fmin(view->width, view->height) / hypot(view->width, view->height);
    double closer = (1 + barrel * far * far) / (1 + barrel * edge * edge);
    const struct svision_point at = {(x + 0.5 - view->width / 2) * closer + view->width / 2 - 0.5,
                                     (y + 0.5 - view->height / 2) * closer + view->height / 2 -
                                         0.5};
    return svision_homography_apply(&view->to_photo, at);
}

static const uint8_t *pixel_at(const struct view *view, int x, int y)
{
    const struct rectangle *part = &view->part;
    x = (int)fmin(fmax(x, ceil(part->left)), ceil(part->right) - 1);
    y = (int)fmin(fmax(y, ceil(part->top)), ceil(part->bottom) - 1);
    return view->photo->data + COLORS * ((size_t)y * view->photo->width + (size_t)x);
}

/* Adds the photo's color AT a place, interpolated or from the nearest pixel. */
static void add_sample(const struct view *view, struct svision_point at, float *sum)
{
    const struct rectangle *part = &view->part;
    bool outside = at.x < part->left - 0.5 || at.y < part->top - 0.5 || at.x > part->right - 0.5 ||
                   at.y > part->bottom - 0.5;
    if (view->retake->nearest)
        at = (struct svision_point){round(at.x), round(at.y)};
    int x = (int)floor(at.x), y = (int)floor(at.y);
    float across = (float)(at.x - x), down = (float)(at.y - y);
    const uint8_t *above = pixel_at(view, x, y), *above_right = pixel_at(view, x + 1, y);
    const uint8_t *below = pixel_at(view, x, y + 1), *below_right = pixel_at(view, x + 1, y + 1);
    for (int k = 0; k < COLORS; k++) {
        float upper = (float)above[k] + across * (float)(above_right[k] - above[k]);
        float lower = (float)below[k] + across * (float)(below_right[k] - below[k]);
        sum[k] += outside ? table[k] : upper + down * (lower - upper);
    }
}

/* What light makes of a color FAR from the middle of the frame. */
static void light(const struct retake *retake, float far, float *color)
{
    float bright = (retake->light > 0 ? retake->light : 1) * (1 - retake->corners * far * far);
    const float cast[COLORS] = {1 + retake->warm, 1, 1 - retake->warm};
    float gray = 0.299F * color[0] + 0.587F * color[1] + 0.114F * color[2];
    for (int k = 0; k < COLORS; k++) {
        float value = retake->gray ? gray : color[k];
        color[k] = clamp((retake->negative ? 255 - value : value) * bright * cast[k], 0, 255);
    }
}

static void take_pixel(const struct view *view, double x, double y, float *color)
{
    int across = view->retake->nearest ? 1 : view->samples, count = across * across;
    memset(color, 0, COLORS * sizeof *color);
    if (y < 0 || y >= view->height)
        return;
    for (int i = 0; i < count; i++)
        add_sample(view,
                   look(view, x + (i % across + 0.5) / across - 0.5,
                        y + (i / across + 0.5) / across - 0.5),
                   color);
    for (int k = 0; k < COLORS; k++)
        color[k] /= (float)count;
    light(view->retake, (float)from_middle(view, x, y), color);
}

static void take(const struct view *view, struct page_frame *frame)
{
    for (unsigned y = 0; y < frame->height; y++)
        for (unsigned x = 0; x < frame->width; x++)
            take_pixel(view, x, y - view->bar, frame->pixel[(size_t)y * frame->width + x]);
}

/* Adds SHARE of how far each pixel differs from the mean of five by five. */
static void sharpen(const uint8_t *bytes, float share, struct page_frame *frame)
{
    enum { REACH = 2, AREA = (2 * REACH + 1) * (2 * REACH + 1) };
    int width = (int)frame->width, height = (int)frame->height;
    for (int i = 0; i < width * height; i++) {
        float sum[COLORS] = {0};
        for (int j = 0; j < AREA; j++) {
            int x = i % width + j % (2 * REACH + 1) - REACH;
            int y = i / width + j / (2 * REACH + 1) - REACH;
            x = x < 0 ? 0 : x < width ? x : width - 1;
            y = y < 0 ? 0 : y < height ? y : height - 1;
            for (int k = 0; k < COLORS; k++)
                sum[k] += bytes[COLORS * (y * width + x) + k];
        }
        for (int k = 0; k < COLORS; k++) {
            float own = bytes[COLORS * i + k];
            frame->pixel[i][k] = clamp(own + share * (own - sum[k] / AREA), 0, 255);
        }
    }
}

/* Simulates a camera: lens, sensor, sharpening and compression. */
static bool expose(const struct retake *retake, struct page_frame *frame, uint64_t *random,
                   uint8_t *bytes)
{
    const struct page_settings file = {.shot = true, .jpeg = retake->camera.jpeg};
    struct page_settings camera = retake->camera;
    camera.shot = true;
    if (retake->sharpen <= 0)
        return page_expose(&camera, frame, random, bytes);
    camera.jpeg = 0;
    if (!page_expose(&camera, frame, random, bytes))
        return false;
    sharpen(bytes, retake->sharpen, frame);
    return page_expose(&file, frame, random, bytes);
}

bool retaken_photo_make(const struct pixels *photo, const struct svision_quad *grid,
                        const struct retake *retake, uint64_t seed, struct pixels *made)
{
    uint64_t random = seed;
    struct view view = {.photo = photo, .retake = retake};
    view.part = choose_part(photo, grid, retake->margin);
    if (!place_view(&view, &random))
        return false;
    struct page_frame frame = {.width = (unsigned)view.width,
                               .height = (unsigned)(view.height + 2 * view.bar)};
    if (!pixels_create(made, frame.width, frame.height, COLORS, 1))
        return false;
    frame.pixel = malloc((size_t)frame.width * frame.height * sizeof *frame.pixel);
    bool done = frame.pixel != NULL;
    if (done) {
        take(&view, &frame);
        done = expose(retake, &frame, &random, made->data);
    }
    free(frame.pixel);
    if (!done)
        pixels_free(made);
    return done;
}
