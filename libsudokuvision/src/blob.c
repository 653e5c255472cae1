#include "blob.h"

#include <math.h>
#include <string.h>

#include "cells.h"
#include "closing.h"
#include "stat.h"

enum {
    SIDE = CELL_SIDE,
    PIXELS = CELL_PIXELS,
    MARGIN = 5,      /* the inner part of a cell begins here */
    STRIP = 8,       /* how deep a border line may lie in its cell */
    STRIP_DARK = 17, /* dark pixels of STRIP_PIXELS that make a line */
    STRIP_START = 4,
    STRIP_PIXELS = 24,
    MAX_PIECES = 64,
};

/* A connected piece of the mask. */
struct piece {
    int left, top, right, bottom, area;
};

/* Darkness against the paper, and what a cell needs for it. */
struct darkness {
    float depth[PIXELS];
    float ink;
};

static int clamp(int value)
{
    return value < 0 ? 0 : value < SIDE ? value : SIDE - 1;
}

static void smooth(const uint8_t *patch, uint8_t *smoothed)
{
    uint16_t sums[PIXELS];
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++)
            sums[y * SIDE + x] = (uint16_t)(patch[clamp(y - 1) * SIDE + x] + patch[y * SIDE + x] +
                                            patch[clamp(y + 1) * SIDE + x]);
    for (int y = 0; y < SIDE; y++) {
        const uint16_t *row = sums + y * SIDE;
        for (int x = 0; x < SIDE; x++)
            smoothed[y * SIDE + x] =
                (uint8_t)((row[clamp(x - 1)] + row[x] + row[clamp(x + 1)] + 4) / 9);
    }
}

/* The value at SHARE of the inner part, where VALUES was averaged over 3 x 3 if AVERAGE says so. */
static float inner_quantile(const float *values, bool average, float share)
{
    float inner[PIXELS];
    size_t count = 0;
    for (int y = MARGIN; y < SIDE - MARGIN; y++) {
        for (int x = MARGIN; x < SIDE - MARGIN; x++) {
            const float *at = values + y * SIDE + x;
            float value = *at;
            if (average)
                value = (at[-SIDE - 1] + at[-SIDE] + at[-SIDE + 1] + at[-1] + at[0] + at[1] +
                         at[SIDE - 1] + at[SIDE] + at[SIDE + 1]) /
                        9;
            inner[count++] = value;
        }
    }
    return stat_select(inner, count, (size_t)((float)(count - 1) * share));
}

/* Brightest by darkest paper in the inner part, and the paper's mean. */
static void look_at_paper(const uint8_t *paper, struct blob *blob)
{
    unsigned least = 255, most = 1, sum = 0;
    for (int y = MARGIN; y < SIDE - MARGIN; y++) {
        for (int x = MARGIN; x < SIDE - MARGIN; x++) {
            unsigned value = paper[y * SIDE + x];
            least = value < least ? value : least;
            most = value > most ? value : most;
            sum += value;
        }
    }
    blob->contrast = (float)most / (float)(least > 0 ? least : 1);
    blob->paper = (float)sum / ((SIDE - 2 * MARGIN) * (SIDE - 2 * MARGIN));
}

static void measure_darkness(const uint8_t *patch, struct darkness *dark, struct blob *blob)
{
    uint8_t paper[PIXELS], work[(SIDE + 16) * (SIDE + 16)];
    smooth(patch, paper);
    closing(paper, SIDE, SIDE, 15, work, paper);
    look_at_paper(paper, blob);
    for (int i = 0; i < PIXELS; i++) {
        float background = paper[i] > 8 ? paper[i] : 8;
        dark->depth[i] = (background - (float)patch[i]) / background;
    }
    float base = inner_quantile(dark->depth, false, 0.35F);
    for (int i = 0; i < PIXELS; i++)
        dark->depth[i] -= base;
    blob->ink = dark->ink = inner_quantile(dark->depth, true, 0.97F);
}

/* Pixel ALONG of the strip that lies DEEP pixels inside border SIDE_NUMBER. */
static uint8_t *strip_pixel(uint8_t *mask, int side, int deep, int along)
{
    int far = SIDE - 1 - deep;
    switch (side) {
    case 0:
        return mask + deep * SIDE + along;
    case 1:
        return mask + along * SIDE + far;
    case 2:
        return mask + far * SIDE + along;
    default:
        return mask + along * SIDE + deep;
    }
}

/* Clears the remains of the cell's border lines: on each side all up to the deepest strip that is
 * mostly dark, and one more. */
static void clear_borders(uint8_t *mask)
{
    for (int side = 0; side < 4; side++) {
        int clear = 1;
        for (int deep = 0; deep < STRIP; deep++) {
            int dark = 0;
            for (int along = STRIP_START; along < STRIP_START + STRIP_PIXELS; along++)
                dark += *strip_pixel(mask, side, deep, along);
            if (dark >= STRIP_DARK)
                clear = deep + 2;
        }
        for (int deep = 0; deep < clear; deep++)
            for (int along = 0; along < SIDE; along++)
                *strip_pixel(mask, side, deep, along) = 0;
    }
}

/* Gives the piece around pixel START the number LABEL in MASK (8-connected). */
static struct piece fill(uint8_t *mask, int start, uint8_t label)
{
    int16_t stack[PIXELS];
    int size = 0;
    struct piece piece = {SIDE, SIDE, -1, -1, 0};
    stack[size++] = (int16_t)start;
    mask[start] = label;
    while (size > 0) {
        int pixel = stack[--size], x = pixel % SIDE, y = pixel / SIDE;
        piece.left = x < piece.left ? x : piece.left;
        piece.right = x > piece.right ? x : piece.right;
        piece.top = y < piece.top ? y : piece.top;
        piece.bottom = y > piece.bottom ? y : piece.bottom;
        piece.area++;
        for (int v = clamp(y - 1); v <= clamp(y + 1); v++) {
            for (int u = clamp(x - 1); u <= clamp(x + 1); u++) {
                if (mask[v * SIDE + u] == 1) {
                    mask[v * SIDE + u] = label;
                    stack[size++] = (int16_t)(v * SIDE + u);
                }
            }
        }
    }
    return piece;
}

/* Numbers the pieces of MASK from 2 on. */
static int label_pieces(uint8_t *mask, struct piece *pieces)
{
    int count = 0;
    for (int i = 0; i < PIXELS; i++)
        if (mask[i] == 1 && count < MAX_PIECES)
            pieces[count] = fill(mask, i, (uint8_t)(count + 2)), count++;
    return count;
}

/* Digits may lie on their side here: nothing is known yet of which way is up. */
static bool could_be_digit(const struct piece *piece)
{
    int x = piece->left + piece->right, y = piece->top + piece->bottom; /* twice the middle */
    int width = piece->right - piece->left + 1, height = piece->bottom - piece->top + 1;
    return x >= 14 && x <= 48 && y >= 14 && y <= 48 && (width >= 7 || height >= 7) &&
           piece->area >= 10 && piece->left <= 19 && piece->right >= 12 && piece->top <= 19 &&
           piece->bottom >= 12;
}

/* The number of the best piece, or -1: large and near the middle. */
static int choose_piece(const struct piece *pieces, int count)
{
    int best = -1;
    float best_value = 0;
    for (int i = 0; i < count; i++) {
        const struct piece *piece = &pieces[i];
        if (!could_be_digit(piece))
            continue;
        float dx = 0.5F * (float)(piece->left + piece->right) - 15.5F;
        float dy = 0.5F * (float)(piece->top + piece->bottom) - 15.5F;
        float value = (float)piece->area * expf(-(dx * dx + dy * dy) / 100);
        if (value > best_value) {
            best_value = value;
            best = i;
        }
    }
    return best;
}

static bool belongs(const struct piece *main, const struct piece *piece)
{
    int gap_x = piece->left > main->right ? piece->left - main->right : main->left - piece->right;
    int gap_y = piece->top > main->bottom ? piece->top - main->bottom : main->top - piece->bottom;
    bool at_edge = piece->left <= 2 || piece->top <= 2 || piece->right >= SIDE - 3 ||
                   piece->bottom >= SIDE - 3;
    bool close = (gap_x <= 2 && gap_y <= 4) || (gap_x <= 4 && gap_y <= 2);
    return !at_edge && close && piece->area * 100 > 6 * main->area;
}

/* Marks the chosen piece and those that a faint print broke off it with 1, all else with 0. */
static struct piece join_pieces(uint8_t *mask, const struct piece *pieces, int count, int chosen)
{
    struct piece all = pieces[chosen];
    bool taken[MAX_PIECES] = {false};
    taken[chosen] = true;
    for (int i = 0; i < count; i++) {
        const struct piece *piece = &pieces[i];
        if (i == chosen || !belongs(&pieces[chosen], piece))
            continue;
        taken[i] = true;
        all.left = piece->left < all.left ? piece->left : all.left;
        all.right = piece->right > all.right ? piece->right : all.right;
        all.top = piece->top < all.top ? piece->top : all.top;
        all.bottom = piece->bottom > all.bottom ? piece->bottom : all.bottom;
        all.area += piece->area;
    }
    for (int i = 0; i < PIXELS; i++)
        mask[i] = mask[i] >= 2 && taken[mask[i] - 2];
    return all;
}

/* Finds the mark among what is darker than SHARE of the ink. False: there is none. */
static bool find_mark(const struct darkness *dark, float share, uint8_t *mask, struct piece *mark)
{
    struct piece pieces[MAX_PIECES];
    for (int i = 0; i < PIXELS; i++)
        mask[i] = dark->depth[i] > share * dark->ink;
    clear_borders(mask);
    int count = label_pieces(mask, pieces);
    int chosen = choose_piece(pieces, count);
    if (chosen < 0)
        return false;
    *mark = join_pieces(mask, pieces, count, chosen);
    return true;
}

static bool near_mark(const uint8_t *mask, int x, int y)
{
    for (int v = clamp(y - 1); v <= clamp(y + 1); v++)
        for (int u = clamp(x - 1); u <= clamp(x + 1); u++)
            if (mask[v * SIDE + u])
                return true;
    return false;
}

/* The mark's darkness, 0 around it; the 70th percentile becomes 1. */
static void isolate(const struct darkness *dark, const uint8_t *mask, float *values)
{
    float inside[PIXELS];
    size_t count = 0;
    for (int i = 0; i < PIXELS; i++)
        if (mask[i])
            inside[count++] = dark->depth[i];
    float full = stat_select(inside, count, (count - 1) * 7 / 10);
    float scale = 1 / fmaxf(full, 1e-3F);
    for (int i = 0; i < PIXELS; i++) {
        float value = near_mark(mask, i % SIDE, i / SIDE) ? dark->depth[i] * scale : 0;
        values[i] = fminf(fmaxf(value, 0), 1.25F);
    }
}

static float value_at(const float *values, float x, float y)
{
    int column = (int)floorf(x), row = (int)floorf(y);
    if (column < 0 || row < 0 || column >= SIDE - 1 || row >= SIDE - 1)
        return 0;
    const float *at = values + row * SIDE + column;
    float fx = x - (float)column, fy = y - (float)row;
    return (at[0] * (1 - fx) + at[1] * fx) * (1 - fy) +
           (at[SIDE] * (1 - fx) + at[SIDE + 1] * fx) * fy;
}

/* The mark's longer side takes 14 of the crop's 16 pixels. */
static void cut_out(const float *values, struct blob *blob)
{
    int longer = blob->width > blob->height ? blob->width : blob->height;
    float pitch = (float)longer / (BLOB_CROP - 2);
    float x = (float)blob->left + 0.5F * (float)(blob->width - 1);
    float y = (float)blob->top + 0.5F * (float)(blob->height - 1);
    for (int row = 0; row < BLOB_CROP; row++)
        for (int column = 0; column < BLOB_CROP; column++)
            blob->crop[row][column] = value_at(values, x + ((float)column - 7.5F) * pitch,
                                               y + ((float)row - 7.5F) * pitch);
}

void blob_find(const uint8_t *patch, struct blob *blob)
{
    static const float shares[] = {0.5F, 0.65F, 0.8F};
    struct darkness dark;
    uint8_t mask[PIXELS];
    float values[PIXELS];
    struct piece mark;
    memset(blob, 0, sizeof *blob);
    measure_darkness(patch, &dark, blob);
    if (!(dark.ink > 0.01F))
        return;
    for (unsigned i = 0; i < 3; i++) {
        if (!find_mark(&dark, shares[i], mask, &mark))
            return;
        blob->width = mark.right - mark.left + 1;
        blob->height = mark.bottom - mark.top + 1;
        int longer = blob->width > blob->height ? blob->width : blob->height;
        int shorter = blob->width + blob->height - longer;
        if (longer < 29 && shorter < 27)
            break;
    }
    blob->found = true;
    blob->left = mark.left;
    blob->top = mark.top;
    isolate(&dark, mask, values);
    cut_out(values, blob);
}
