/* A pen draws strokes of one width, and goes around little paper, where nothing is written over
 * them. */
#include "reader/hand/pen.h"

#include <math.h>
#include <stdio.h>

#include "maths/stat.h"
#include "model/random.h"
#include "model/samples/strokes.h"
#include "support/check.h"

enum { DRAWS = 20, DIGITS = 9 * DRAWS, PAPER = 220, INK = 60 };

#define HEIGHT 22.0F
#define ASPECT 0.7F

static uint64_t seed = 7;

/* Draws one form of DIGIT, about as large as digits are in a window, a little off the middle. */
static void draw(unsigned digit, float width, float x, float y, uint8_t *patch)
{
    struct strokes strokes;
    strokes_draw(STROKES_UNSEEN, digit, &seed, &strokes);
    for (unsigned i = 0; i < strokes.count; i++)
        strokes.x[i] *= ASPECT;
    for (int i = 0; i < CELL_PIXELS; i++) {
        float u = ((float)(i % CELL_SIDE) + 0.5F - 0.5F * CELL_SIDE - x) / HEIGHT;
        float v = ((float)(i / CELL_SIDE) + 0.5F - 0.5F * CELL_SIDE - y) / HEIGHT;
        float away = HEIGHT * strokes_distance(&strokes, u, v);
        float cover = fminf(fmaxf((width + 1) / 2 - away, 0), 1);
        patch[i] = (uint8_t)((float)patch[i] - cover * (float)(patch[i] - INK));
    }
}

static void clear(uint8_t *patch)
{
    for (unsigned i = 0; i < CELL_PIXELS; i++)
        patch[i] = PAPER;
}

/* Measures digits, over which others are written where CROSSED; gives how many, and adds their
 * HOLES. */
static size_t measure(bool crossed, float *uneven, unsigned *holes)
{
    size_t count = 0;
    struct pen_mark mark;
    for (unsigned k = 0; k < DRAWS; k++) {
        for (unsigned digit = 1; digit <= 9; digit++) {
            uint8_t patch[CELL_PIXELS];
            float width = random_between(&seed, 2.2F, 3.2F);
            clear(patch);
            draw(digit, width, 0, 0, patch);
            if (crossed)
                draw(1 + (digit + 3) % 9, width, 1, -1, patch);
            CHECK(pen_measure(patch, &mark));
            *holes += mark.holes;
            uneven[count++] = mark.unevenness;
        }
    }
    return count;
}

static void digits_that_are_written_over_are_less_even(void)
{
    float stand[DIGITS], crossed[DIGITS];
    unsigned holes = 0, more = 0;
    size_t count = measure(false, stand, &holes);
    measure(true, crossed, &more);
    float most = stat_select(stand, count, count * 4 / 5);
    float middle = stat_median(crossed, count);
    printf("four of five digits that stand are uneven by up to %.2f, those written over by %.2f "
           "in the middle; %u and %u have %u and %u holes\n",
           (double)most, (double)middle, (unsigned)count, (unsigned)count, holes, more);
    CHECK(middle > 1.1F * most);
    CHECK(2 * more > 3 * holes);
}

/* Sets the pixels of PATCH from (X, Y) on, WIDTH wide and HIGH high, to VALUE. */
static void fill(int x, int y, int width, int high, uint8_t value, uint8_t *patch)
{
    for (int i = 0; i < width * high; i++)
        patch[(y + i / width) * CELL_SIDE + x + i % width] = value;
}

static void paper_that_ink_goes_around_is_a_hole(void)
{
    uint8_t patch[CELL_PIXELS];
    struct pen_mark mark;
    clear(patch);
    fill(10, 6, 12, 20, INK, patch);
    CHECK(pen_measure(patch, &mark));
    CHECK_EQ(mark.holes, 0);
    fill(13, 9, 6, 5, PAPER, patch);
    CHECK(pen_measure(patch, &mark));
    CHECK_EQ(mark.holes, 1);
    fill(13, 18, 6, 5, PAPER, patch);
    CHECK(pen_measure(patch, &mark));
    CHECK_EQ(mark.holes, 2);
    /* Paper all round is seen from there. */
    fill(19, 18, 3, 5, PAPER, patch);
    CHECK(pen_measure(patch, &mark));
    CHECK_EQ(mark.holes, 1);
}

static void on_paper_there_is_no_mark(void)
{
    uint8_t patch[CELL_PIXELS];
    struct pen_mark mark;
    clear(patch);
    CHECK(!pen_measure(patch, &mark));
}

int main(void)
{
    digits_that_are_written_over_are_less_even();
    paper_that_ink_goes_around_is_a_hole();
    on_paper_there_is_no_mark();
    return check_result();
}
