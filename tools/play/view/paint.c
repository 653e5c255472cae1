#include "play/view/paint.h"

#include <math.h>
#include <string.h>

#include <sudokuvision/draw.h>

/* Puts COLOR on the pixel at X, Y, which is on the canvas, with a share of COVERAGE. */
static void blend(const struct svision_canvas *canvas, int x, int y, svision_color color,
                  double coverage)
{
    uint8_t *pixel = canvas->pixels + (size_t)y * canvas->stride + 4 * (size_t)x;
    for (unsigned i = 0; i < 3; i++) {
        double value = (uint8_t)(color >> (16 - 8 * i));
        pixel[i] = (uint8_t)(pixel[i] + (value - pixel[i]) * coverage + 0.5);
    }
    pixel[3] = 255;
}

static struct box clip(const struct svision_canvas *canvas, struct box box)
{
    int right = box.x + box.width, bottom = box.y + box.height;
    box.x = box.x > 0 ? box.x : 0;
    box.y = box.y > 0 ? box.y : 0;
    right = right < (int)canvas->width ? right : (int)canvas->width;
    bottom = bottom < (int)canvas->height ? bottom : (int)canvas->height;
    return (struct box){box.x, box.y, right - box.x, bottom - box.y};
}

void paint_box(const struct svision_canvas *canvas, struct box box, svision_color color)
{
    const uint8_t pixel[4] = {(uint8_t)(color >> 16), (uint8_t)(color >> 8), (uint8_t)color, 255};
    box = clip(canvas, box);
    for (int y = box.y; y < box.y + box.height; y++) {
        uint8_t *at = canvas->pixels + (size_t)y * canvas->stride + 4 * (size_t)box.x;
        for (int x = 0; x < box.width; x++, at += 4)
            memcpy(at, pixel, 4);
    }
}

void paint_frame(const struct svision_canvas *canvas, struct box box, int width,
                 svision_color color)
{
    paint_box(canvas, (struct box){box.x, box.y, box.width, width}, color);
    paint_box(canvas, (struct box){box.x, box.y + box.height - width, box.width, width}, color);
    paint_box(canvas, (struct box){box.x, box.y, width, box.height}, color);
    paint_box(canvas, (struct box){box.x + box.width - width, box.y, width, box.height}, color);
}

void paint_picture(const struct svision_canvas *canvas, struct box box,
                   const struct svision_image *image)
{
    size_t step = image->format == SVISION_RGBA32 ? 4 : 3;
    struct box seen = clip(canvas, box);
    for (int y = seen.y; y < seen.y + seen.height; y++) {
        size_t from = (size_t)(y - box.y) * image->height / (size_t)box.height;
        const uint8_t *row = image->pixels + from * image->stride;
        uint8_t *at = canvas->pixels + (size_t)y * canvas->stride + 4 * (size_t)seen.x;
        for (int x = seen.x; x < seen.x + seen.width; x++, at += 4) {
            memcpy(at, row + (size_t)(x - box.x) * image->width / (size_t)box.width * step, 3);
            at[3] = 255;
        }
    }
}

struct box box_like(struct box room, unsigned width, unsigned height)
{
    double scale = fmin((double)room.width / width, (double)room.height / height);
    int across = (int)(scale * width), down = (int)(scale * height);
    return (struct box){room.x + (room.width - across) / 2, room.y + (room.height - down) / 2,
                        across, down};
}

/* The pixels that a shape around CENTER, reaching as far as REACH, may cover. */
static struct box around(const struct svision_canvas *canvas, struct svision_point center,
                         double across, double down)
{
    int x = (int)floor(center.x - across), y = (int)floor(center.y - down);
    return clip(canvas, (struct box){x, y, (int)ceil(center.x + across) - x,
                                     (int)ceil(center.y + down) - y});
}

/* How much of a pixel lies within an edge that is DISTANCE away; below 0 it is inside. */
static double coverage_of(double distance)
{
    return fmin(fmax(0.5 - distance, 0), 1);
}

void paint_ring(const struct svision_canvas *canvas, struct svision_point center, double radius,
                double width, svision_color color)
{
    double reach = radius + width + 1;
    struct box box = around(canvas, center, reach, reach);
    for (int y = box.y; y < box.y + box.height; y++)
        for (int x = box.x; x < box.x + box.width; x++) {
            double distance = hypot(x + 0.5 - center.x, y + 0.5 - center.y);
            blend(canvas, x, y, color, coverage_of(fabs(distance - radius) - width / 2));
        }
}

void paint_line(const struct svision_canvas *canvas, struct svision_point from,
                struct svision_point to, double width, double dash, svision_color color)
{
    double dx = to.x - from.x, dy = to.y - from.y, length = hypot(dx, dy);
    const struct svision_point middle = {(from.x + to.x) / 2, (from.y + to.y) / 2};
    struct box box = around(canvas, middle, fabs(dx) / 2 + width + 1, fabs(dy) / 2 + width + 1);
    for (int y = box.y; y < box.y + box.height; y++)
        for (int x = box.x; x < box.x + box.width; x++) {
            double px = x + 0.5 - from.x, py = y + 0.5 - from.y;
            double along = length > 0 ? (px * dx + py * dy) / length : 0;
            along = fmin(fmax(along, 0), length);
            if (dash > 0 && fmod(along, 2 * dash) > dash)
                continue;
            double share = length > 0 ? along / length : 0;
            double distance = hypot(px - share * dx, py - share * dy) - width / 2;
            if (distance < 0.5)
                blend(canvas, x, y, color, coverage_of(distance));
        }
}

/* ------------------------------------------------------------------------------------------ text
 */

/* A letter with an accent: the letter, and what is drawn above it. */
struct accented {
    const char *text;
    char letter, accent; /* ' ` ^ ~ or : for two dots */
};

static const struct accented accents[] = {
    {"ä", 'a', ':'},  {"ö", 'o', ':'},  {"ü", 'u', ':'}, {"é", 'e', '\''}, {"è", 'e', '`'},
    {"ê", 'e', '^'},  {"à", 'a', '`'},  {"ô", 'o', '^'}, {"á", 'a', '\''}, {"í", 'i', '\''},
    {"ó", 'o', '\''}, {"ú", 'u', '\''}, {"ñ", 'n', '~'},
};

enum { MAX_TEXT = 400 };

/* TEXT without its accents, which are stored beside it: one for each letter, or 0. */
static void take_accents(const char *text, char plain[MAX_TEXT], char marks[MAX_TEXT])
{
    size_t length = 0;
    while (*text && length + 2 < MAX_TEXT) {
        if (strncmp(text, "ß", strlen("ß")) == 0) {
            memcpy(plain + length, "ss", 2);
            marks[length] = marks[length + 1] = 0;
            length += 2;
            text += strlen("ß");
            continue;
        }
        plain[length] = *text;
        marks[length] = 0;
        size_t size = 1;
        for (size_t i = 0; i < sizeof accents / sizeof accents[0]; i++)
            if (strncmp(text, accents[i].text, strlen(accents[i].text)) == 0) {
                plain[length] = accents[i].letter;
                marks[length] = accents[i].accent;
                size = strlen(accents[i].text);
            }
        text += size;
        length++;
    }
    plain[length] = '\0';
}

/* An accent over a small letter whose middle is at X; Y is the middle of capitals. */
static void paint_accent(const struct svision_canvas *canvas, char accent, double x, double y,
                         double height, svision_color color)
{
    double up = y - 0.62 * height, down = y - 0.42 * height, side = 0.16 * height;
    double width = 0.12 * height;
    const struct svision_point left = {x - side, accent == '`' ? up : down};
    const struct svision_point right = {x + side, accent == '\'' ? up : down};
    const struct svision_point top = {x, up}, middle = {x, (up + down) / 2};
    if (accent == ':') {
        paint_line(canvas, left, left, width, 0, color);
        paint_line(canvas, right, right, width, 0, color);
    } else if (accent == '^') {
        paint_line(canvas, left, top, width, 0, color);
        paint_line(canvas, top, right, width, 0, color);
    } else if (accent == '~') {
        paint_line(canvas, left, (struct svision_point){x - side / 3, up}, width, 0, color);
        paint_line(canvas, (struct svision_point){x - side / 3, up}, middle, width, 0, color);
        paint_line(canvas, middle, (struct svision_point){x + side, up}, width, 0, color);
    } else {
        paint_line(canvas, left, right, width, 0, color);
    }
}

static void paint_accents(const struct svision_canvas *canvas, char *plain, const char *marks,
                          struct svision_point left, double height, svision_color color)
{
    for (size_t i = 0; plain[i]; i++) {
        if (!marks[i])
            continue;
        char next = plain[i + 1];
        plain[i + 1] = '\0';
        double end = svision_draw_text_width(plain, height);
        plain[i + 1] = next;
        double width = svision_draw_text_width((char[2]){plain[i], '\0'}, height);
        paint_accent(canvas, marks[i], left.x + end - width / 2, left.y, height, color);
    }
}

void paint_text_from(const struct svision_canvas *canvas, const char *text,
                     struct svision_point left, double height, double width, svision_color color)
{
    char plain[MAX_TEXT], marks[MAX_TEXT];
    take_accents(text, plain, marks);
    double needed = svision_draw_text_width(plain, height);
    if (needed > width) {
        height *= width / needed;
        needed = width;
    }
    if (!(height > 0))
        return;
    const struct svision_point center = {left.x + needed / 2, left.y};
    svision_draw_text(canvas, plain, center, height, color, 1);
    paint_accents(canvas, plain, marks, left, height, color);
}

void paint_text(const struct svision_canvas *canvas, const char *text, struct svision_point center,
                double height, double width, svision_color color)
{
    char plain[MAX_TEXT], marks[MAX_TEXT];
    take_accents(text, plain, marks);
    double needed = fmin(svision_draw_text_width(plain, height), width);
    paint_text_from(canvas, text, (struct svision_point){center.x - needed / 2, center.y}, height,
                    width, color);
}
