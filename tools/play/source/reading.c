#include "play/source/reading.h"

#include <math.h>
#include <string.h>

/* Side of a rectified cell in pixels, as in a large window: on boards with fewer than SMALL_SIDE
 * digits, and on others. */
enum { LARGE_TILE = 64, SMALL_TILE = 40, SMALL_SIDE = 10 };

/* Maximum probability of error of a cell that is not doubtful. */
static const float max_error = 0.02F;

static unsigned channels_of(const struct svision_image *picture)
{
    switch (picture->format) {
    case SVISION_GRAY8:
        return 1;
    case SVISION_RGB24:
        return 3;
    default:
        return 4;
    }
}

static int within(double value, unsigned size)
{
    return (int)fmin(fmax(value, 0), size - 1.0);
}

/* Interpolates the color of PICTURE at POINT; outside, the nearest pixel counts. */
static void sample(const struct svision_image *picture, struct svision_point point, uint8_t rgb[3])
{
    unsigned channels = channels_of(picture);
    double left = floor(point.x), top = floor(point.y);
    double across = point.x - left, down = point.y - top;
    size_t x[2] = {(size_t)within(left, picture->width), (size_t)within(left + 1, picture->width)};
    size_t y[2] = {(size_t)within(top, picture->height), (size_t)within(top + 1, picture->height)};
    for (unsigned i = 0; i < 3; i++) {
        size_t channel = channels > 1 ? i : 0;
        double rows[2];
        for (unsigned k = 0; k < 2; k++) {
            const uint8_t *row = picture->pixels + y[k] * picture->stride + channel;
            rows[k] = row[x[0] * channels] * (1 - across) + row[x[1] * channels] * across;
        }
        rgb[i] = (uint8_t)(rows[0] * (1 - down) + rows[1] * down + 0.5);
    }
}

/* Returns the point (U, V) in a cell with these corners; U and V are fractions of its width and
 * height. */
static struct svision_point point_in_cell(const struct svision_point *upper,
                                          const struct svision_point *lower, double u, double v)
{
    const struct svision_point a = upper[0], b = upper[1], c = lower[0], d = lower[1];
    return (struct svision_point){
        (a.x * (1 - u) + b.x * u) * (1 - v) + (c.x * (1 - u) + d.x * u) * v,
        (a.y * (1 - u) + b.y * u) * (1 - v) + (c.y * (1 - u) + d.y * u) * v};
}

static void rectify_cell(const struct svision_point *upper, const struct svision_point *lower,
                         const struct svision_image *picture, unsigned tile, uint8_t *out,
                         size_t stride)
{
    for (unsigned y = 0; y < tile; y++)
        for (unsigned x = 0; x < tile; x++)
            sample(picture, point_in_cell(upper, lower, (x + 0.5) / tile, (y + 0.5) / tile),
                   out + y * stride + 3 * (size_t)x);
}

/* Rectifies each cell separately, since paper may be bent. */
static void rectify(struct draft *draft, const struct svision_point *crossings,
                    const struct svision_image *picture)
{
    unsigned side = draft->shape.side, tile = side < SMALL_SIDE ? LARGE_TILE : SMALL_TILE;
    size_t stride = 3 * (size_t)side * tile;
    draft->tile = tile;
    draft->picture = buffer_resize(NULL, stride * side * tile);
    for (unsigned cell = 0; cell < draft->cells; cell++) {
        unsigned row = cell / side, column = cell % side;
        const struct svision_point *upper = crossings + (size_t)row * (side + 1) + column;
        uint8_t *out = draft->picture + row * tile * stride + 3 * (size_t)column * tile;
        rectify_cell(upper, upper + side + 1, picture, tile, out, stride);
    }
}

static void take_cells(struct draft *draft, const struct svision_reading *reading)
{
    const uint8_t *printed = svision_reading_givens(reading);
    const uint8_t *entries = svision_reading_entries(reading);
    const float *confidence = svision_reading_confidence(reading);
    const uint8_t *named = svision_diagnosis_cells(svision_reading_diagnosis(reading));
    for (unsigned cell = 0; cell < draft->cells; cell++) {
        enum svision_mark writing = svision_reading_mark(reading, cell);
        draft->is_hand[cell] = !printed[cell] && entries && entries[cell];
        draft->digits[cell] = draft->is_hand[cell] ? entries[cell] : printed[cell];
        draft->is_doubtful[cell] = confidence[cell] < 1 - max_error || (named && named[cell]) ||
                                   writing == SVISION_MARK_CROSSED_OUT;
    }
}

struct draft *reading_draft(const struct svision_reading *reading,
                            const struct svision_image *picture)
{
    struct shape shape = shape_of_side(svision_reading_side(reading));
    const uint8_t *regions = svision_reading_regions(reading);
    if (svision_reading_box_rows(reading)) {
        shape.box_rows = svision_reading_box_rows(reading);
        shape.box_columns = svision_reading_box_columns(reading);
    }
    if (regions) {
        shape.box_rows = shape.box_columns = 0;
        shape.regions = buffer_resize(NULL, (size_t)shape.side * shape.side);
        memcpy(shape.regions, regions, (size_t)shape.side * shape.side);
    }
    struct draft *draft = draft_create(&shape);
    shape_free(&shape);
    take_cells(draft, reading);
    rectify(draft, svision_reading_crossings(reading), picture);
    return draft;
}
