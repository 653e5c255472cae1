#include "digits/mark/blob.h"

#include <math.h>
#include <string.h>

#include "digits/mark/frame.h"
#include "digits/mark/piece.h"

enum {
    SIDE = CELL_SIDE,
    PIXELS = CELL_PIXELS,
    MARGIN = 6,      /* around the middle, where a digit is expected */
    FRAME_STRIP = 3, /* depth of border lines in a cell that may have a frame */
    WHITE = 250,     /* brightest level apart from noise */
};

/* Minimum darkness of a frame, whose lines may be thin, relative to the ink of its cell. */
#define FRAME_SHARE 0.4F

/* Digits may be on their side here: the orientation is not known yet. */
static bool could_be_digit(const struct piece *piece)
{
    int x = piece->left + piece->right, y = piece->top + piece->bottom; /* twice the center */
    int width = piece->right - piece->left + 1, height = piece->bottom - piece->top + 1;
    return x >= 14 && x <= 48 && y >= 14 && y <= 48 && (width >= 7 || height >= 7) &&
           piece->area >= 10 && piece->left <= 19 && piece->right >= 12 && piece->top <= 19 &&
           piece->bottom >= 12;
}

/* Handwriting may be in a corner; anything touching the cell's edge is a line, or a neighbor's, */
static bool could_be_aside(const struct piece *piece)
{
    int width = piece->right - piece->left + 1, height = piece->bottom - piece->top + 1;
    return (width >= 6 || height >= 6) && piece->area >= 10 && piece->left >= 2 &&
           piece->top >= 2 && piece->right < SIDE - 2 && piece->bottom < SIDE - 2;
}

/* or a digit that crosses the edge: it extends far into the cell, but not along the whole edge. */
static bool could_go_over(const struct piece *piece)
{
    enum { DEEP = 7, LONG = 26 };
    int width = piece->right - piece->left + 1, height = piece->bottom - piece->top + 1;
    bool upright = piece->left < 2 || piece->right >= SIDE - 2;
    bool level = piece->top < 2 || piece->bottom >= SIDE - 2;
    return (upright || level) && piece->area >= 10 &&
           (!upright || (width >= DEEP && height < LONG)) &&
           (!level || (height >= DEEP && width < LONG));
}

/* Removes circles and squares around digits from COUNT PIECES. Returns the number of pieces
 * left. */
static int drop_frames(struct piece *pieces, int count)
{
    int left = 0;
    for (int i = 0; i < count; i++) {
        bool is_frame = false;
        for (int k = 0; k < count && !is_frame; k++)
            is_frame = could_be_digit(&pieces[k]) && frame_encloses(&pieces[i], &pieces[k]);
        if (!is_frame)
            pieces[left++] = pieces[i];
    }
    return left;
}

/* The index of the largest and most central piece that COULD_BE a digit, or -1. */
static int choose_piece(const struct piece *pieces, int count,
                        bool (*could_be)(const struct piece *))
{
    int best = -1;
    float best_value = 0;
    for (int i = 0; i < count; i++) {
        const struct piece *piece = &pieces[i];
        if (!could_be(piece))
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

static bool is_at_edge(const struct piece *piece)
{
    return piece->left <= 2 || piece->top <= 2 || piece->right >= SIDE - 3 ||
           piece->bottom >= SIDE - 3;
}

static bool belongs(const struct piece *main, const struct piece *piece)
{
    int gap_x = piece->left > main->right ? piece->left - main->right : main->left - piece->right;
    int gap_y = piece->top > main->bottom ? piece->top - main->bottom : main->top - piece->bottom;
    bool close = (gap_x <= 2 && gap_y <= 4) || (gap_x <= 4 && gap_y <= 2);
    return !is_at_edge(piece) && close && piece->area * 100 > 6 * main->area;
}

/* Joins the chosen piece and the fragments that faint print broke off it. */
static void join_pieces(const struct piece *pieces, int count, int chosen, struct piece *all)
{
    *all = pieces[chosen];
    for (int i = 0; i < count; i++) {
        const struct piece *piece = &pieces[i];
        if (i == chosen || !belongs(&pieces[chosen], piece))
            continue;
        all->left = piece->left < all->left ? piece->left : all->left;
        all->right = piece->right > all->right ? piece->right : all->right;
        all->top = piece->top < all->top ? piece->top : all->top;
        all->bottom = piece->bottom > all->bottom ? piece->bottom : all->bottom;
        all->area += piece->area;
        for (int y = 0; y < SIDE; y++)
            all->rows[y] |= piece->rows[y];
    }
}

/* True if a piece outside ALL is beside it and about as large: one of two digits. */
static bool has_neighbor(const struct piece *pieces, int count, const struct piece *all)
{
    for (int i = 0; i < count; i++) {
        const struct piece *piece = &pieces[i];
        int top = piece->top > all->top ? piece->top : all->top;
        int bottom = piece->bottom < all->bottom ? piece->bottom : all->bottom;
        bool level = 10 * (bottom - top) > 6 * (all->bottom - all->top);
        int middle = (piece->left + piece->right) / 2; /* a long foot may extend below */
        bool apart = middle > all->right || middle < all->left;
        bool alike = 2 * (piece->bottom - piece->top) < 3 * (all->bottom - all->top) + 4;
        if (level && apart && alike && 3 * piece->area > all->area && piece->area >= 8)
            return true;
    }
    return false;
}

/* Finds the mark among COUNT PIECES and sets its position in BLOB. Returns false if there is
 * none. */
static bool find_mark(struct piece *pieces, int count, struct piece *mark, struct blob *blob)
{
    count = drop_frames(pieces, count);
    int chosen = choose_piece(pieces, count, could_be_digit);
    blob->aside = chosen < 0;
    if (blob->aside)
        chosen = choose_piece(pieces, count, could_be_aside);
    blob->over = chosen < 0;
    if (blob->over)
        chosen = choose_piece(pieces, count, could_go_over);
    if (chosen < 0)
        return false;
    join_pieces(pieces, count, chosen, mark);
    blob->beside = has_neighbor(pieces, count, mark);
    blob->width = mark->right - mark->left + 1;
    blob->height = mark->bottom - mark->top + 1;
    return true;
}

/* The depth that counts as 1: the 70th percentile of the mark's depth. */
static float full_depth(const struct darkness *dark, const struct piece *piece)
{
    int16_t inside[PIXELS];
    unsigned count = 0;
    for (int y = piece->top; y <= piece->bottom; y++) {
        for (int x = piece->left; x <= piece->right; x++) {
            inside[count] = dark->depth[y * SIDE + x];
            count += piece->rows[y] >> x & 1;
        }
    }
    float full = kernels_best()->select(inside, count, (count - 1) * 7 / 10);
    return full > 1e-3F * KERNEL_DEPTH ? full : 1e-3F * KERNEL_DEPTH;
}

/* The darkness of the mark alone, 0 around it. */
static void isolate(const struct darkness *dark, const struct piece *piece, float *values)
{
    uint32_t near[SIDE];
    for (int y = 0; y < SIDE; y++) {
        near[y] = piece->rows[y] | (y > 0 ? piece->rows[y - 1] : 0) |
                  (y < SIDE - 1 ? piece->rows[y + 1] : 0);
        near[y] |= near[y] << 1 | near[y] >> 1;
    }
    kernels_best()->isolate(dark->depth, near, 1 / full_depth(dark, piece), values);
}

/* Positions of the crop's pixels along one side. */
static void place_steps(float middle, float pitch, struct kernel_steps *steps)
{
    for (int i = 0; i < BLOB_CROP; i++) {
        float at = middle + ((float)i - 7.5F) * pitch;
        bool inside = at >= 0 && at < SIDE - 1;
        int before = inside ? (int)at : 0;
        float next = at - (float)before;
        steps->before[i] = before;
        steps->own[i] = inside ? 1 - next : 0;
        steps->next[i] = inside ? next : 0;
    }
}

/* Crops the mark so that its longer side spans 14 of 16 pixels. */
static void cut_out(const float *values, struct blob *blob)
{
    int longer = blob->width > blob->height ? blob->width : blob->height;
    float pitch = (float)longer / (BLOB_CROP - 2);
    struct kernel_steps across, down;
    place_steps((float)blob->left + 0.5F * (float)(blob->width - 1), pitch, &across);
    place_steps((float)blob->top + 0.5F * (float)(blob->height - 1), pitch, &down);
    kernels_best()->crop(values, &across, &down, blob->crop[0]);
}

/* The share of white pixels in the middle of PATCH. Whole rows are counted, column by column, which
 * vectorizes better than parts of them. */
static float share_burnt(const uint8_t *patch)
{
    uint8_t white[SIDE] = {0};
    unsigned count = 0;
    for (unsigned row = MARGIN; row < SIDE - MARGIN; row++)
        for (unsigned column = 0; column < SIDE; column++)
            white[column] = (uint8_t)(white[column] + (patch[row * SIDE + column] >= WHITE));
    for (unsigned column = MARGIN; column < SIDE - MARGIN; column++)
        count += white[column];
    return (float)count / ((SIDE - 2 * MARGIN) * (SIDE - 2 * MARGIN));
}

void blob_measure(const uint8_t *patch, struct darkness *darkness, struct blob *blob)
{
    memset(blob, 0, sizeof *blob);
    kernels_best()->darken(patch, darkness);
    blob->ink = (float)darkness->ink / KERNEL_DEPTH;
    blob->paper = darkness->paper;
    blob->burnt = share_burnt(patch);
    blob->contrast = (float)(darkness->brightest > 0 ? darkness->brightest : 1) /
                     (float)(darkness->darkest > 0 ? darkness->darkest : 1);
}

void blob_set_mark(const struct darkness *darkness, const struct piece *piece, struct blob *blob)
{
    float values[PIXELS];
    blob->found = true;
    blob->width = piece->right - piece->left + 1;
    blob->height = piece->bottom - piece->top + 1;
    blob->left = piece->left;
    blob->top = piece->top;
    isolate(darkness, piece, values);
    cut_out(values, blob);
}

void blob_extract(const struct darkness *darkness, struct blob *blob)
{
    static const float shares[] = {PIECE_SHARE, 0.65F, 0.8F};
    struct piece pieces[MAX_PIECES], piece;
    if (!(blob->ink > 0.01F))
        return;
    for (unsigned i = 0; i < 3; i++) {
        int count = pieces_find(darkness, shares[i], PIECE_STRIP, pieces);
        if (!find_mark(pieces, count, &piece, blob))
            return;
        int longer = blob->width > blob->height ? blob->width : blob->height;
        int shorter = blob->width + blob->height - longer;
        if (longer < 29 && shorter < 27)
            break;
    }
    if (blob->aside && blob->contrast > BLOB_SHADED)
        return;
    blob_set_mark(darkness, &piece, blob);
}

static bool has_room_for_frame(const struct piece *piece)
{
    return piece->right - piece->left + 1 >= FRAME_SIDE &&
           piece->bottom - piece->top + 1 >= FRAME_SIDE;
}

/* Finds a frame, whole or in pieces, and stores its inside in AREA. */
static bool find_frame(const struct darkness *darkness, uint32_t *area)
{
    uint32_t mask[SIDE];
    struct piece whole, piece;
    pieces_threshold(darkness, FRAME_SHARE, FRAME_STRIP, mask);
    memcpy(whole.rows, mask, sizeof mask);
    piece_measure(&whole);
    if (!has_room_for_frame(&whole))
        return false;
    bool found = frame_open(&whole, area);
    while (!found && pieces_pop(mask, &piece))
        found = frame_open(&piece, area);
    return found;
}

bool blob_extract_framed(const struct darkness *darkness, struct blob *blob)
{
    struct piece pieces[MAX_PIECES], piece;
    uint32_t area[SIDE], mask[SIDE];
    int count = 0;
    if (!find_frame(darkness, area))
        return false;
    pieces_threshold(darkness, PIECE_SHARE, FRAME_STRIP, mask);
    for (unsigned y = 0; y < SIDE; y++)
        mask[y] &= area[y];
    while (count < MAX_PIECES && pieces_pop(mask, &pieces[count]))
        count++;
    memset(blob->crop, 0, sizeof blob->crop);
    blob->found = find_mark(pieces, count, &piece, blob) && !blob->aside;
    if (blob->found)
        blob_set_mark(darkness, &piece, blob);
    return true;
}

void blob_find(const uint8_t *patch, struct blob *blob)
{
    struct darkness darkness;
    blob_measure(patch, &darkness, blob);
    blob_extract(&darkness, blob);
}
