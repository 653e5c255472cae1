#include "reader/hand/pen.h"

#include <math.h>
#include <string.h>

#include "digits/closer.h"
#include "digits/struck.h"

/* The picture of a mark is twice as fine as its patch, with paper around it. */
enum { FINE = 2 * CELL_SIDE, WIDE = FINE + 2 };

/* The window's side, in those of the mark. */
#define WINDOW 1.3F
/* Of the ink, what is darker than this share belongs to a stroke; of the largest piece of it, what
 * has more than this share is no speck. */
#define DARK_SHARE 0.5F
#define MIN_PIECE  0.08F
/* Distances from the paper, beside each other and at a corner (Borgefors, Distance transformations
 * in digital images, 1986). */
enum { BESIDE = 3, CORNER = 4 };

/* The unevenness of a mark that is as likely crossed out as it was before, by how much the
 * logarithm of the odds changes with it, by how much more for each that the networks say it was,
 * since they are sure of forms that they do not know; and at most. */
#define EVEN     0.35F
#define SLOPE    10.0F
#define STEEPER  4.0F
#define MAX_ODDS 3.0F
/* What is less likely crossed out, a logarithm of odds, is not asked: it stands whatever the pen
 * says. */
#define MIN_ASKED (-3.5F)

static bool touches_border(const struct piece *piece)
{
    return piece->left <= 1 || piece->top <= 1 || piece->right >= CELL_SIDE - 2 ||
           piece->bottom >= CELL_SIDE - 2;
}

/* Sets the bits of ROWS at the mark in DARKNESS and beside it. False: there is none. */
static bool find_mark(const struct darkness *darkness, uint32_t *rows)
{
    struct piece pieces[MAX_PIECES];
    uint32_t mark[CELL_SIDE + 2] = {0};
    int count = pieces_find(darkness, DARK_SHARE, 0, pieces), largest = 0;
    for (int i = 1; i < count; i++)
        largest = pieces[i].area > pieces[largest].area ? i : largest;
    for (int i = 0; i < count; i++) {
        float share = (float)pieces[i].area / (float)pieces[largest].area;
        if (i != largest && (share < MIN_PIECE || touches_border(&pieces[i])))
            continue;
        for (int y = 0; y < CELL_SIDE; y++)
            mark[y + 1] |= pieces[i].rows[y];
    }
    for (int y = 0; y < CELL_SIDE; y++) {
        uint32_t near = mark[y] | mark[y + 1] | mark[y + 2];
        rows[y] = near | near << 1 | near >> 1;
    }
    return count > 0;
}

static int depth_at(const struct darkness *darkness, const uint32_t *rows, int x, int y)
{
    if (x < 0 || y < 0 || x >= CELL_SIDE || y >= CELL_SIDE || !(rows[y] >> x & 1))
        return 0;
    return darkness->depth[y * CELL_SIDE + x];
}

/* Sets INK to 1 where the fine picture of the mark at ROWS of DARKNESS is dark. */
static void draw_fine(const struct darkness *darkness, const uint32_t *rows,
                      uint16_t ink[WIDE][WIDE])
{
    int limit = (int)(16 * DARK_SHARE * (float)darkness->ink);
    memset(ink, 0, sizeof *ink * WIDE);
    for (int y = 0; y < FINE; y++) {
        for (int x = 0; x < FINE; x++) {
            /* Three quarters of the pixel that it lies in, one of the next. */
            int u = x / 2, v = y / 2, across = x % 2 ? 1 : -1, down = y % 2 ? 1 : -1;
            int depth = 9 * depth_at(darkness, rows, u, v) +
                        3 * depth_at(darkness, rows, u + across, v) +
                        3 * depth_at(darkness, rows, u, v + down) +
                        depth_at(darkness, rows, u + across, v + down);
            ink[y + 1][x + 1] = depth > limit;
        }
    }
}

static uint16_t nearer(uint16_t best, uint16_t from, unsigned step)
{
    return from + step < best ? (uint16_t)(from + step) : best;
}

/* Replaces ink by its distance from the paper. */
static void measure_distance(uint16_t ink[WIDE][WIDE])
{
    for (int y = 1; y <= FINE; y++) {
        for (int x = 1; x <= FINE; x++) {
            uint16_t best = ink[y][x] ? UINT16_MAX : 0;
            best = nearer(best, ink[y][x - 1], BESIDE);
            best = nearer(best, ink[y - 1][x], BESIDE);
            best = nearer(best, ink[y - 1][x - 1], CORNER);
            ink[y][x] = nearer(best, ink[y - 1][x + 1], CORNER);
        }
    }
    for (int y = FINE; y >= 1; y--) {
        for (int x = FINE; x >= 1; x--) {
            uint16_t best = nearer(ink[y][x], ink[y][x + 1], BESIDE);
            best = nearer(best, ink[y + 1][x], BESIDE);
            best = nearer(best, ink[y + 1][x + 1], CORNER);
            ink[y][x] = nearer(best, ink[y + 1][x - 1], CORNER);
        }
    }
}

/* Whether DISTANCE is greatest at (X, Y) across two of the four directions: in the middle of a
 * stroke. */
static bool is_middle(const uint16_t distance[WIDE][WIDE], int x, int y)
{
    static const int ahead[4][2] = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
    unsigned own = distance[y][x], across = 0;
    for (unsigned i = 0; i < 4; i++) {
        int u = ahead[i][0], v = ahead[i][1];
        across += own >= distance[y + v][x + u] && own > distance[y - v][x - u];
    }
    return own && across >= 2;
}

float pen_unevenness(const uint8_t *patch)
{
    uint16_t distance[WIDE][WIDE];
    uint32_t rows[CELL_SIDE];
    struct darkness darkness;
    struct blob blob;
    float count = 0, sum = 0, square = 0;
    blob_look(patch, &darkness, &blob);
    if (!find_mark(&darkness, rows))
        return -1;
    draw_fine(&darkness, rows, distance);
    measure_distance(distance);
    for (int y = 1; y <= FINE; y++) {
        for (int x = 1; x <= FINE; x++) {
            float width = (float)distance[y][x];
            if (!is_middle((const uint16_t(*)[WIDE])distance, x, y))
                continue;
            count++;
            sum += width;
            square += width * width;
        }
    }
    float mean = sum / fmaxf(count, 1);
    return count > 0 ? sqrtf(fmaxf(square / count - mean * mean, 0)) / mean : -1;
}

/* Adds what the strokes of GLYPH, in the cell of VIEW, say to its odds. */
static void look_at(const struct closer_view *view, struct cell_glyph *glyph)
{
    const struct blob *blob = &glyph->blob;
    uint8_t patch[CELL_PIXELS];
    if (isnan(glyph->struck[0]))
        struck_weigh(&struck_model, glyph->features, glyph->hand, glyph->struck);
    float networks = struck_any(glyph->struck);
    if (networks < MIN_ASKED)
        return;
    float side = WINDOW * (float)(blob->width > blob->height ? blob->width : blob->height);
    closer_look_upright(view, (float)blob->left + 0.5F * (float)blob->width,
                        (float)blob->top + 0.5F * (float)blob->height, side, patch);
    float uneven = pen_unevenness(patch);
    if (uneven < 0)
        return;
    float odds = (SLOPE + STEEPER * fmaxf(networks, 0)) * (uneven - EVEN);
    for (unsigned way = 0; way < STRUCK_WAYS; way++)
        glyph->struck[way] += fminf(fmaxf(odds, -MAX_ODDS), MAX_ODDS);
}

void pen_look(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
              const struct svision_reading *reading, struct cell_glyph *glyphs)
{
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        unsigned place = board_turn_cell(grid->side, i, turn);
        const struct closer_view view = {pyramid, grid, turn, place / grid->side,
                                         place % grid->side};
        if (!reading->cells[i] && glyphs[i].scored)
            look_at(&view, &glyphs[i]);
    }
}
