#include "digits/number.h"

#include <math.h>
#include <string.h>

#include "digits/network/classifier.h"
#include "digits/network/features.h"

enum {
    SIDE = CELL_SIDE,
    NUMERALS = 11, /* classes of numerals_model */
    MIN_AREA = 6,  /* of a digit's piece, in pixels */
    STRIP = 4, /* maximum depth of border lines; a 1 may be closer to them than in other cells */
    NEAR_EDGE = 4, /* distance from the cell's edge within which there are only lines and neighbors'
                      marks */
    MIN_HEIGHT = 6, /* of a digit */
};

/* The digits of a number, from left to right. */
struct marks {
    struct piece piece[2];
    unsigned count; /* 0: blank, or not a number */
};

static bool is_inside(const struct piece *piece)
{
    int x = piece->left + piece->right, y = piece->top + piece->bottom; /* twice the center */
    int far = 2 * (SIDE - 1 - NEAR_EDGE);
    return piece->area >= MIN_AREA && x >= 2 * NEAR_EDGE && x <= far && y >= 2 * NEAR_EDGE &&
           y <= far;
}

/* True if A and B are one above the other: pieces of one digit. */
static bool are_stacked(const struct piece *a, const struct piece *b)
{
    int left = a->left > b->left ? a->left : b->left;
    int right = a->right < b->right ? a->right : b->right;
    int wide_a = a->right - a->left + 1, wide_b = b->right - b->left + 1;
    return 2 * (right - left + 1) > (wide_a < wide_b ? wide_a : wide_b);
}

static void join(struct piece *piece, const struct piece *other)
{
    for (unsigned y = 0; y < SIDE; y++)
        piece->rows[y] |= other->rows[y];
    piece_measure(piece);
}

/* Adds PIECE to the digit it belongs to, or as another one. Returns false if there are too many. */
static bool add_piece(struct marks *marks, const struct piece *piece)
{
    for (unsigned i = 0; i < marks->count; i++) {
        if (are_stacked(&marks->piece[i], piece)) {
            join(&marks->piece[i], piece);
            return true;
        }
    }
    if (marks->count == 2)
        return false;
    bool first = marks->count == 1 && piece->left < marks->piece[0].left;
    if (first)
        marks->piece[1] = marks->piece[0];
    marks->piece[first ? 0 : marks->count] = *piece;
    marks->count++;
    return true;
}

/* Finds the marks darker than SHARE of the ink. */
static void find_marks(const struct darkness *dark, float share, struct marks *marks)
{
    struct piece pieces[MAX_PIECES];
    int count = pieces_find(dark, share, STRIP, pieces), largest = 0;
    marks->count = 0;
    for (int i = 0; i < count; i++)
        if (is_inside(&pieces[i]) && pieces[i].area > largest)
            largest = pieces[i].area;
    for (int i = 0; i < count; i++) {
        if (!is_inside(&pieces[i]) || (float)pieces[i].area < PIECE_SPECK * (float)largest)
            continue;
        if (!add_piece(marks, &pieces[i])) {
            marks->count = 0;
            return;
        }
    }
}

static int height_of(const struct piece *piece)
{
    return piece->bottom - piece->top + 1;
}

static bool is_wide(const struct piece *piece)
{
    return (float)(piece->right - piece->left + 1) > PIECE_DIGIT_WIDTH * (float)height_of(piece);
}

/* The column with the least ink in the middle third of WIDE, the only piece. */
static int thinnest_column(const struct darkness *dark, const struct piece *wide)
{
    int width = wide->right - wide->left + 1, best = 0;
    int least = INT32_MAX;
    for (int x = wide->left + width / 3; x <= wide->right - width / 3; x++) {
        int sum = 0;
        for (int y = wide->top; y <= wide->bottom; y++)
            sum += dark->depth[y * SIDE + x];
        if (sum < least) {
            least = sum;
            best = x;
        }
    }
    return best;
}

/* Cuts the wide piece of MARKS in two. */
static void cut(const struct darkness *dark, struct marks *marks)
{
    struct piece *left = &marks->piece[0], *right = &marks->piece[1];
    int at = thinnest_column(dark, left);
    *right = *left;
    for (unsigned y = 0; y < SIDE; y++) {
        left->rows[y] &= (UINT32_C(1) << at) - 1;
        right->rows[y] &= ~((UINT32_C(2) << at) - 1);
    }
    marks->count = 2;
    for (unsigned i = 0; i < 2; i++) {
        uint32_t any = 0;
        for (unsigned y = 0; y < SIDE; y++)
            any |= marks->piece[i].rows[y];
        if (!any) {
            marks->count = 0;
            return;
        }
        piece_measure(&marks->piece[i]);
    }
}

/* Scores PIECE as if it were in the middle of its cell. */
static void score_digit(const struct darkness *dark, const struct piece *piece, float *scores)
{
    struct blob blob;
    float features[FEATURE_COUNT];
    memset(&blob, 0, sizeof blob);
    blob_set_mark(dark, piece, &blob);
    blob.left = (SIDE - blob.width) / 2;
    features_measure(&blob, features);
    classifier_score(&numerals_model, features, scores);
}

/* Adds the probability of each number 0..SIDE given MARKS to LIKELY. Returns the probability that
 * they are none. */
static float weigh(const struct darkness *dark, const struct marks *marks, unsigned side,
                   float *likely)
{
    float scores[2][NUMERALS], sum = 0;
    for (unsigned i = 0; i < marks->count; i++)
        score_digit(dark, &marks->piece[i], scores[i]);
    for (unsigned number = 0; number <= side && marks->count; number++) {
        unsigned tens = number / 10, units = number % 10;
        if ((tens > 0) != (marks->count == 2))
            continue;
        float score = scores[marks->count - 1][units ? units : numerals_model.zero];
        if (tens)
            score += scores[0][tens];
        likely[number] += expf(score);
        sum += expf(score);
    }
    return 1 - fminf(sum, 1);
}

/* Sets the position of BLOB to that of MARKS. */
static void place(const struct marks *marks, struct blob *blob)
{
    struct piece all = marks->piece[0];
    if (marks->count == 2)
        join(&all, &marks->piece[1]);
    blob->found = true;
    blob->left = all.left;
    blob->top = all.top;
    blob->width = all.right - all.left + 1;
    blob->height = all.bottom - all.top + 1;
}

/* Splits the only, wide piece of MARKS: by a higher threshold, or at its thinnest column. */
static void take_apart(const struct darkness *dark, struct marks *marks)
{
    static const float shares[] = {0.65F, 0.8F};
    struct marks apart;
    for (unsigned i = 0; i < 2; i++) {
        find_marks(dark, shares[i], &apart);
        if (apart.count == 2) {
            *marks = apart;
            return;
        }
    }
    cut(dark, marks);
}

static float logarithm(float probability)
{
    return fmaxf(logf(probability + 1e-30F), CLASSIFIER_MIN_SCORE);
}

void number_read(const uint8_t *patch, unsigned side, struct cell_glyph *glyph)
{
    struct darkness dark;
    struct marks marks;
    float likely[BOARD_MAX_ANSWERS] = {0}, none, sum;
    blob_measure(patch, &dark, &glyph->blob);
    find_marks(&dark, PIECE_SHARE, &marks);
    if (marks.count == 0 || height_of(&marks.piece[0]) < MIN_HEIGHT)
        return;
    place(&marks, &glyph->blob);
    none = weigh(&dark, &marks, side, likely);
    if (marks.count == 1 && is_wide(&marks.piece[0])) {
        take_apart(&dark, &marks);
        if (marks.count)
            none *= weigh(&dark, &marks, side, likely);
    }
    sum = none;
    for (unsigned i = 0; i <= side; i++)
        sum += likely[i];
    glyph->zero = logarithm(likely[0] / sum);
    glyph->scores[0] = logarithm(none / sum);
    for (unsigned i = 1; i <= side; i++)
        glyph->scores[i] = logarithm(likely[i] / sum);
}
