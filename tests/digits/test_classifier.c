/* Marks, their features, the classifier, and the resulting board. */
#include <math.h>

#include <sudoku/sudoku.h>
#include <sudokuvision/draw.h>
#include <sudokuvision/reader.h>

#include "digits/network/classifier.h"
#include "digits/orientation.h"
#include "reader/kbest.h"
#include "support/check.h"

static void paper(uint8_t *patch)
{
    memset(patch, 200, CELL_PIXELS);
}

static void box(uint8_t *patch, int left, int top, int width, int height)
{
    for (int y = top; y < top + height; y++)
        for (int x = left; x < left + width; x++)
            patch[y * CELL_SIDE + x] = 40;
}

static void draw_digit(uint8_t *patch, unsigned digit)
{
    const struct svision_canvas canvas = {patch, CELL_SIDE, CELL_SIDE, CELL_SIDE, SVISION_GRAY8};
    const struct svision_point center = {(CELL_SIDE - 1) / 2.0, (CELL_SIDE - 1) / 2.0};
    const char text[] = {(char)('0' + digit), '\0'};
    paper(patch);
    CHECK_EQ(svision_draw_text(&canvas, text, center, 0.6 * CELL_SIDE, 0x282828, 1), SVISION_OK);
}

static void turn_patch(const uint8_t *patch, uint8_t *turned)
{
    for (int y = 0; y < CELL_SIDE; y++)
        for (int x = 0; x < CELL_SIDE; x++)
            turned[x * CELL_SIDE + CELL_SIDE - 1 - y] = patch[y * CELL_SIDE + x];
}

static void finds_no_mark_on_plain_paper(void)
{
    uint8_t patch[CELL_PIXELS];
    struct blob blob;
    paper(patch);
    blob_find(patch, &blob);
    CHECK(!blob.found);
    CHECK(blob.contrast < 1.01F);
    box(patch, 2, 0, 2, CELL_SIDE);
    blob_find(patch, &blob);
    CHECK(!blob.found);
}

static void a_bar_is_a_mark_in_any_orientation(void)
{
    uint8_t patch[CELL_PIXELS];
    struct blob blob;
    paper(patch);
    box(patch, 14, 7, 3, 18);
    blob_find(patch, &blob);
    CHECK(blob.found);
    CHECK_EQ(blob.width, 3);
    CHECK_EQ(blob.height, 18);
    paper(patch);
    box(patch, 7, 14, 18, 3);
    blob_find(patch, &blob);
    CHECK(blob.found);
    CHECK_EQ(blob.width, 18);
    CHECK_EQ(blob.height, 3);
}

static void removes_border_lines_from_marks(void)
{
    uint8_t patch[CELL_PIXELS];
    struct blob blob;
    paper(patch);
    box(patch, 13, 8, 5, 17);
    box(patch, 0, 0, CELL_SIDE, 3);
    box(patch, 0, 0, 4, CELL_SIDE);
    blob_find(patch, &blob);
    CHECK(blob.found);
    CHECK_EQ(blob.left, 13);
    CHECK_EQ(blob.top, 8);
    CHECK_EQ(blob.width, 5);
    CHECK_EQ(blob.height, 17);
}

static void turned_features_are_those_of_the_turned_mark(void)
{
    uint8_t patch[CELL_PIXELS], turned[CELL_PIXELS];
    float features[FEATURE_COUNT], expected[FEATURE_COUNT], found[FEATURE_COUNT];
    float of_blob[FEATURE_COUNT];
    struct blob blob;
    for (unsigned digit = 1; digit <= 9; digit++) {
        draw_digit(patch, digit);
        turn_patch(patch, turned);
        blob_find(patch, &blob);
        features_measure(&blob, features);
        features_turn(features, found);
        orientation_turn_blob(&blob);
        features_measure(&blob, of_blob);
        blob_find(turned, &blob);
        features_measure(&blob, expected);
        for (unsigned i = 0; i < FEATURE_COUNT; i++) {
            CHECK(fabsf(found[i] - expected[i]) < 1e-3F);
            CHECK(fabsf(of_blob[i] - expected[i]) < 1e-3F);
        }
    }
}

static void classifies_drawn_digits_with_probabilities_that_sum_to_one(void)
{
    uint8_t patch[CELL_PIXELS];
    float features[FEATURE_COUNT], scores[CLASSIFIER_CLASSES];
    struct blob blob;
    for (unsigned digit = 1; digit <= 9; digit++) {
        unsigned best = 0;
        float sum = 0;
        draw_digit(patch, digit);
        blob_find(patch, &blob);
        CHECK(blob.found);
        features_measure(&blob, features);
        classifier_score(&digits_model, features, scores);
        for (unsigned i = 0; i < CLASSIFIER_CLASSES; i++) {
            best = scores[i] > scores[best] ? i : best;
            sum += expf(scores[i]);
        }
        CHECK_EQ(best, digit);
        CHECK(fabsf(sum - 1) < 1e-3F);
    }
}

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5...."
    "8..79";

/* Certainty that the cells are those of TEXT. */
static void believe(const char *text, struct posterior *posterior)
{
    memset(posterior, 0, sizeof *posterior);
    posterior->side = 9;
    posterior->answers = CLASSIFIER_CLASSES;
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        for (unsigned value = 0; value < CLASSIFIER_CLASSES; value++)
            posterior->cost[i][value] =
                value == (text[i] == '.' ? 0U : (unsigned)(text[i] - '0')) ? 0.01F : 12.0F;
}

static void assign_text(const struct posterior *posterior, char *text,
                        struct assignment *assignment)
{
    static struct kbest space;
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &space.solver[0]), SUDOKU_OK);
    kbest_find(&space, board_sizes, posterior, assignment);
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        text[i] = assignment->cells[i] ? (char)('0' + assignment->cells[i]) : '.';
    text[SVISION_CELLS] = '\0';
    sudoku_solver_destroy(space.solver[0]);
}

static void a_clear_reading_stays_as_it_is(void)
{
    struct posterior posterior;
    struct assignment assignment;
    char text[SVISION_CELLS + 1];
    believe(puzzle, &posterior);
    assign_text(&posterior, text, &assignment);
    CHECK_TEXT(text, puzzle);
    CHECK_EQ(assignment.solutions, 1);
    CHECK_EQ(assignment.changes, 0);
    CHECK(assignment.gap > 3);
}

static void rules_correct_a_doubtful_digit(void)
{
    struct posterior posterior;
    struct assignment assignment;
    char text[SVISION_CELLS + 1];
    believe(puzzle, &posterior);
    posterior.cost[4][7] = 1.2F;
    posterior.cost[4][3] = 0.4F; /* the row has a 3 already */
    assign_text(&posterior, text, &assignment);
    CHECK_TEXT(text, puzzle);
    CHECK_EQ(assignment.changes, 1);
    CHECK(assignment.changed[4]);
    CHECK(fabsf(assignment.extra - 0.8F) < 1e-3F);
}

static void without_a_valid_board_the_likeliest_is_returned(void)
{
    struct posterior posterior;
    struct assignment assignment;
    char text[SVISION_CELLS + 1], wrong[sizeof puzzle];
    memcpy(wrong, puzzle, sizeof puzzle);
    wrong[2] = '5';
    believe(wrong, &posterior);
    assign_text(&posterior, text, &assignment);
    CHECK_TEXT(text, wrong);
    CHECK_EQ(assignment.solutions, 0);
}

int main(void)
{
    finds_no_mark_on_plain_paper();
    a_bar_is_a_mark_in_any_orientation();
    removes_border_lines_from_marks();
    turned_features_are_those_of_the_turned_mark();
    classifies_drawn_digits_with_probabilities_that_sum_to_one();
    a_clear_reading_stays_as_it_is();
    rules_correct_a_doubtful_digit();
    without_a_valid_board_the_likeliest_is_returned();
    return check_result();
}
