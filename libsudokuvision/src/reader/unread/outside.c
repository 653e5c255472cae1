#include "reader/unread/outside.h"

#include <math.h>
#include <stdbool.h>

#include "board_size.h"
#include "digits/mark/cells.h"
#include "digits/network/classifier.h"
#include "digits/network/features.h"
#include "digits/network/models.h"
#include "maths/logs.h"
#include "maths/pixel.h"
#include "reader/unread/mark_set.h"

/* Minimum depth of a number and maximum depth of the paper beside it, as shares of the paper's
 * brightness. */
#define MIN_INK   0.35F
#define MAX_STAIN 0.15F

enum { RIM = 3 }; /* pixels of a patch */

/* The places along one side of a grid that is TURN quarter turns from its reading: the squares
 * outside, next to border cells. */
struct border {
    const struct pyramid *pyramid;
    const struct grid *grid;
    unsigned turn;
    enum cell_side side;
};

/* Whether a place has ink in its middle, and paper at both ends along the side. */
struct place {
    bool has_ink, is_alone;
};

static bool is_beside(const struct border *border)
{
    return border->side == CELL_LEFT || border->side == CELL_RIGHT;
}

/* Extracts the patch of place NUMBER; false if it is outside the picture. */
static bool take_patch(const struct border *border, unsigned number, uint8_t *patch)
{
    const struct grid *grid = border->grid;
    unsigned level = cells_level(border->pyramid, grid), turn = border->turn;
    const struct plane *plane = &border->pyramid->level[level];
    struct svision_point corners[4], middle = {0, 0};
    int last = (int)grid->side - 1, row = (int)number, column = (int)number;
    if (is_beside(border))
        column = border->side == CELL_LEFT ? -1 : last + 1;
    else
        row = border->side == CELL_TOP ? -1 : last + 1;
    for (unsigned i = 0; i < turn; i++) {
        int old = row;
        row = last - column;
        column = old;
    }
    for (unsigned i = 0; i < 4; i++) {
        struct svision_point at = grid_point(grid, column + (i == 1 || i == 2), row + (i >= 2));
        at = pixel_enlarge(at, 1.0 / (1U << level));
        corners[(i + turn) % 4] = at;
        middle.x += at.x / 4;
        middle.y += at.y / 4;
    }
    if (!(middle.x > 0 && middle.y > 0 && middle.x < plane->width && middle.y < plane->height))
        return false;
    cells_extract_one(plane, corners, patch);
    return true;
}

/* Returns the darkest pixel of PATCH between columns LEFT and RIGHT, in its middle rows. */
static uint8_t darkest(const uint8_t *patch, unsigned left, unsigned right)
{
    uint8_t least = UINT8_MAX;
    for (unsigned y = 2 * RIM; y < CELL_SIDE - 2 * RIM; y++)
        for (unsigned x = left; x < right; x++)
            least = patch[y * CELL_SIDE + x] < least ? patch[y * CELL_SIDE + x] : least;
    return least;
}

/* Looks for ink in PATCH of BORDER. */
static struct place find_ink(const struct border *border, const uint8_t *patch)
{
    uint8_t paper = 1, turned[CELL_PIXELS];
    const bool beside = is_beside(border);
    for (unsigned i = 0; i < CELL_PIXELS; i++) {
        unsigned y = i / CELL_SIDE, x = i % CELL_SIDE;
        paper = patch[i] > paper ? patch[i] : paper;
        turned[i] = beside ? patch[x * CELL_SIDE + y] : patch[i];
    }
    float middle = 1 - (float)darkest(turned, RIM, CELL_SIDE - RIM) / (float)paper;
    uint8_t ends[2] = {darkest(turned, 0, RIM - 1),
                       darkest(turned, CELL_SIDE - RIM + 1, CELL_SIDE)};
    float end = 1 - (float)(ends[0] < ends[1] ? ends[0] : ends[1]) / (float)paper;
    return (struct place){middle > MIN_INK, end < MAX_STAIN};
}

/* Returns a digit of PATCH, which may hold several, or 0. */
static unsigned read_digit(const uint8_t *patch)
{
    struct blob blob;
    float features[FEATURE_COUNT], scores[CLASSIFIER_MAX_CLASSES];
    blob_find(patch, &blob);
    if (!blob.found)
        return 0;
    features_measure(&blob, features);
    classifier_score(&digits_model, features, scores);
    for (unsigned digit = 1; digit <= 9; digit++)
        if (scores[digit] > -LOGS_TWO)
            return digit;
    return 0;
}

/* Looks for ink in each of PLACES along BORDER; returns the number of those with ink that is
 * alone. */
static unsigned survey(const struct border *border, struct place *places)
{
    unsigned count = 0;
    for (unsigned i = 0; i < border->grid->side; i++) {
        uint8_t patch[CELL_PIXELS];
        places[i] = (struct place){false, false};
        if (take_patch(border, i, patch))
            places[i] = find_ink(border, patch);
        count += places[i].has_ink && places[i].is_alone;
    }
    return count;
}

/* True if half of the places along BORDER, and most of those with ink, hold numbers that are not
 * just their own indices: 1, 2, 3 ... name rows or are keys. */
static bool are_numbers(const struct border *border)
{
    struct place places[BOARD_MAX_SIDE] = {{false, false}};
    const unsigned count = border->grid->side;
    unsigned inks = 0, numbers = 0, names = 0;
    if (2 * survey(border, places) < count)
        return false;
    for (unsigned i = 0; i < count; i++) {
        uint8_t patch[CELL_PIXELS];
        inks += places[i].has_ink;
        if (!places[i].has_ink || !places[i].is_alone || !take_patch(border, i, patch))
            continue;
        unsigned digit = read_digit(patch);
        numbers += digit > 0;
        names += digit == i + 1;
    }
    return 2 * numbers >= count && (float)numbers >= UNREAD_MOST * (float)inks &&
           (float)names < UNREAD_MOST * (float)numbers;
}

unsigned outside_find(const struct pyramid *pyramid, const struct grid *grid, unsigned turn)
{
    unsigned found = 0;
    for (unsigned side = 0; side < CELL_SIDES; side++) {
        const struct border border = {pyramid, grid, turn, (enum cell_side)side};
        found |= are_numbers(&border) ? 1U << side : 0;
    }
    return found;
}
