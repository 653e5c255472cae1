#include "pages/photo/photo_cell.h"

#include <math.h>
#include <stdlib.h>

/* The part of a cell that is taken for its inside, where no line is. */
static const double edge = 0.09;
/* Ink leaves at most this share of the paper's brightness. */
static const float ink_limit = 0.88F;

uint8_t *photo_cell_pixel(const struct photo_grid *photo, const struct photo_cell *cell, int x,
                          int y)
{
    const struct pixels *pixels = photo->pixels;
    return pixels->data +
           PHOTO_COLORS * ((size_t)(cell->top + y) * pixels->width + (size_t)(cell->left + x));
}

struct svision_point photo_cell_point(const struct photo_cell *cell, int x, int y)
{
    const struct svision_point at = {cell->left + x, cell->top + y};
    return svision_homography_apply(&cell->to_cell, at);
}

/* False: the cell is too large, or not wholly in the photo. */
static bool place_cell(const struct photo_grid *photo, unsigned number, struct photo_cell *cell)
{
    static const struct svision_point square[4] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    const struct svision_point *upper = photo->crossings + number / 9 * 10 + number % 9;
    const struct svision_point corner[4] = {upper[0], upper[1], upper[11], upper[10]};
    double left = corner[0].x, right = left, top = corner[0].y, bottom = top;
    for (int i = 1; i < 4; i++) {
        left = fmin(left, corner[i].x);
        right = fmax(right, corner[i].x);
        top = fmin(top, corner[i].y);
        bottom = fmax(bottom, corner[i].y);
    }
    cell->left = (int)ceil(left);
    cell->top = (int)ceil(top);
    cell->width = (int)right - cell->left + 1;
    cell->height = (int)bottom - cell->top + 1;
    return left >= 0 && top >= 0 && right < photo->pixels->width &&
           bottom < photo->pixels->height && cell->width > 8 && cell->height > 8 &&
           cell->width * cell->height <= PHOTO_CELL_PIXELS &&
           svision_homography_fit(square, corner, NULL, 4, &cell->to_photo) == SVISION_OK &&
           svision_homography_invert(&cell->to_photo, &cell->to_cell) == SVISION_OK;
}

float photo_cell_paper(const struct photo_cell *cell, int color, int x, int y)
{
    const float *plane = cell->plane[color];
    return fmaxf(plane[0] + plane[1] * (float)x + plane[2] * (float)y, 1);
}

/* Solves the normal equations of a plane by Cramer's rule. */
static void solve_plane(const double m[6], const double v[3], float *plane)
{
    double a = m[0], b = m[1], c = m[2], d = m[3], e = m[4], f = m[5];
    double det = a * (d * f - e * e) - b * (b * f - e * c) + c * (b * e - d * c);
    plane[0] =
        (float)((v[0] * (d * f - e * e) - b * (v[1] * f - e * v[2]) + c * (v[1] * e - d * v[2])) /
                det);
    plane[1] =
        (float)((a * (v[1] * f - v[2] * e) - v[0] * (b * f - e * c) + c * (b * v[2] - v[1] * c)) /
                det);
    plane[2] =
        (float)((a * (d * v[2] - e * v[1]) - b * (b * v[2] - v[1] * c) + v[0] * (b * e - d * c)) /
                det);
}

/* Fits the planes to pixels without ink. */
static void fit_paper(const struct photo_grid *photo, struct photo_cell *cell)
{
    for (int color = 0; color < PHOTO_COLORS; color++) {
        double m[6] = {0}, v[3] = {0};
        for (int i = 0; i < cell->width * cell->height; i++) {
            if (!cell->inside[i] || cell->inked[i])
                continue;
            double x = i % cell->width, y = i / cell->width;
            double value = photo_cell_pixel(photo, cell, (int)x, (int)y)[color];
            const double products[6] = {1, x, y, x * x, x * y, y * y};
            for (int k = 0; k < 6; k++)
                m[k] += products[k];
            for (int k = 0; k < 3; k++)
                v[k] += products[k] * value;
        }
        m[0] += 1e-6;
        m[3] += 1e-6;
        m[5] += 1e-6;
        solve_plane(m, v, cell->plane[color]);
    }
}

float photo_cell_ratio(const struct photo_grid *photo, const struct photo_cell *cell, int x, int y)
{
    float least = 2;
    for (int color = 0; color < PHOTO_COLORS; color++)
        least = fminf(least, (float)photo_cell_pixel(photo, cell, x, y)[color] /
                                 photo_cell_paper(cell, color, x, y));
    return least;
}

static bool is_ink(const struct photo_cell *cell, int x, int y)
{
    return x >= 0 && y >= 0 && x < cell->width && y < cell->height &&
           cell->inked[y * cell->width + x] == 1;
}

/* Pixels within two pixels of ink are its blurred rim. */
static void mark_rim(struct photo_cell *cell)
{
    for (int i = 0; i < cell->width * cell->height; i++) {
        int x = i % cell->width, y = i / cell->width;
        bool beside = false;
        for (int k = 0; k < 25 && !beside; k++)
            beside = is_ink(cell, x + k % 5 - 2, y + k / 5 - 2);
        if (beside && cell->inside[i] && !cell->inked[i])
            cell->inked[i] = 2;
    }
}

static int compare_bytes(const void *a, const void *b)
{
    return *(const uint8_t *)a - *(const uint8_t *)b;
}

/* Tells ink from paper, first by the brightness that most of the cell has, then by the planes. */
static void find_ink(const struct photo_grid *photo, struct photo_cell *cell)
{
    static uint8_t sorted[PHOTO_CELL_PIXELS];
    size_t count = 0, pixels = (size_t)cell->width * (size_t)cell->height;
    for (size_t i = 0; i < pixels; i++) {
        int x = (int)i % cell->width, y = (int)i / cell->width;
        struct svision_point at = photo_cell_point(cell, x, y);
        cell->inside[i] = at.x > edge && at.x < 1 - edge && at.y > edge && at.y < 1 - edge;
        if (cell->inside[i])
            sorted[count++] = photo_cell_pixel(photo, cell, x, y)[1];
    }
    qsort(sorted, count, 1, compare_bytes);
    for (size_t i = 0; i < pixels; i++) {
        int x = (int)i % cell->width, y = (int)i / cell->width;
        cell->inked[i] =
            photo_cell_pixel(photo, cell, x, y)[1] < 0.9F * (float)sorted[count * 6 / 10];
    }
    for (int round = 0; round < 2; round++) {
        fit_paper(photo, cell);
        for (size_t i = 0; i < pixels; i++) {
            int x = (int)i % cell->width, y = (int)i / cell->width;
            cell->inked[i] = cell->inside[i] && photo_cell_ratio(photo, cell, x, y) < ink_limit;
        }
    }
    mark_rim(cell);
}

/* The color of the darker half of the ink. */
static void measure_color(const struct photo_grid *photo, struct photo_cell *cell, float mean)
{
    float sum[PHOTO_COLORS] = {0}, count = 0;
    for (int i = 0; i < cell->width * cell->height; i++) {
        int x = i % cell->width, y = i / cell->width;
        if (cell->inked[i] != 1 || photo_cell_ratio(photo, cell, x, y) > mean)
            continue;
        count++;
        for (int k = 0; k < PHOTO_COLORS; k++)
            sum[k] +=
                (float)photo_cell_pixel(photo, cell, x, y)[k] / photo_cell_paper(cell, k, x, y);
    }
    for (int k = 0; k < PHOTO_COLORS; k++)
        cell->ink[k] = fminf(sum[k] / fmaxf(count, 1), 1);
}

/* Sets color, box and pen. False: there is hardly any ink. */
static bool measure_ink(const struct photo_grid *photo, struct photo_cell *cell)
{
    float area = 0, rim = 0, dark = 0;
    cell->box[0] = cell->box[1] = 1;
    cell->box[2] = cell->box[3] = 0;
    for (int i = 0; i < cell->width * cell->height; i++) {
        int x = i % cell->width, y = i / cell->width;
        if (cell->inked[i] != 1)
            continue;
        struct svision_point at = photo_cell_point(cell, x, y);
        area++;
        dark += photo_cell_ratio(photo, cell, x, y);
        rim += (float)(!is_ink(cell, x - 1, y) + !is_ink(cell, x + 1, y) + !is_ink(cell, x, y - 1) +
                       !is_ink(cell, x, y + 1));
        cell->box[0] = fminf(cell->box[0], (float)at.x);
        cell->box[1] = fminf(cell->box[1], (float)at.y);
        cell->box[2] = fmaxf(cell->box[2], (float)at.x);
        cell->box[3] = fmaxf(cell->box[3], (float)at.y);
    }
    measure_color(photo, cell, dark / fmaxf(area, 1) - 0.03F);
    cell->pen = fminf(fmaxf(2.4F * area / fmaxf(rim, 1), 1.6F), 0.13F * (float)cell->width);
    return area > 8;
}

bool photo_cell_find(const struct photo_grid *photo, unsigned number, struct photo_cell *cell)
{
    if (!place_cell(photo, number, cell))
        return false;
    find_ink(photo, cell);
    return measure_ink(photo, cell);
}

void photo_cell_rub_out(const struct photo_grid *photo, struct photo_cell *cell)
{
    int count = cell->width * cell->height, donor = 0;
    for (int i = 0; i < count; i++) {
        if (!cell->inked[i])
            continue;
        for (int tries = 0; tries < count; tries++) {
            donor = (donor + 7) % count;
            if (cell->inside[donor] && !cell->inked[donor])
                break;
        }
        int x = i % cell->width, y = i / cell->width;
        int u = donor % cell->width, v = donor / cell->width;
        for (int k = 0; k < PHOTO_COLORS; k++) {
            float grain =
                (float)photo_cell_pixel(photo, cell, u, v)[k] / photo_cell_paper(cell, k, u, v);
            float value = photo_cell_paper(cell, k, x, y) * fminf(fmaxf(grain, 0.9F), 1.1F);
            photo_cell_pixel(photo, cell, x, y)[k] = (uint8_t)fminf(value + 0.5F, 255);
        }
    }
}
