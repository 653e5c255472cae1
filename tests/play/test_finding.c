/* Recognition of the player's moves: each step of the path, or a part of it, is named; mistakes and
 * other moves are distinguished. */
#include "play/core/model/finding.h"

#include "play/play_helpers.h"

/* Requires an X-Wing, a rectangle and a chain. */
static const char hard_puzzle[] =
    ".9......6..83.....3.2....4.......68...7.2.....61..72.....68.7.....4..8..5.....3.1";

/* Long enough for any machine, in seconds. */
static const double patience = 60;

static size_t index_of(const char *name)
{
    size_t index = 0;
    CHECK_EQ(sudoku_technique_from_name(name, &index), SUDOKU_OK);
    return index;
}

static void expect(struct judge *judge, const struct board *board, const char *name)
{
    struct finding finding = finding_of_last_move(judge, board, (int)index_of(name), NULL);
    CHECK_EQ(finding.result, FINDING_STEP);
    CHECK_TEXT(sudoku_technique_at(finding.technique)->name, name);
}

/* Eliminates a single candidate of the step. */
static void exclude_one(struct board *board, const struct hint *hint)
{
    for (unsigned cell = 0; cell < board->cell_count; cell++) {
        sudoku_digitset digits = hint->excluded[cell] & board->layers[LAYER_CENTER][cell];
        if (digits) {
            CHECK(enter_one(board, (uint16_t)cell, LAYER_CENTER, sudoku_digitset_pop(&digits)));
            return;
        }
    }
}

static bool does_exclude(const struct board *board, const struct hint *hint)
{
    for (unsigned cell = 0; cell < board->cell_count; cell++)
        if (hint->excluded[cell])
            return true;
    return false;
}

static void names_each_step_of_the_path(const char *puzzle, unsigned min_exclusions)
{
    struct board *board = board_of("9 boxes 3x3", puzzle);
    struct judge *judge = judge_create(board, patience);
    struct hint hint;
    unsigned exclusions = 0;
    CHECK(board_fill_candidates(board));
    for (unsigned steps = 0; steps < 500; steps++) {
        judge_hint(judge, board, &hint);
        if (hint.result != HINT_STEP)
            break;
        if (does_exclude(board, &hint)) {
            exclude_one(board, &hint);
            expect(judge, board, hint.technique);
            CHECK(board_undo(board));
            exclusions++;
        }
        CHECK(board_apply(board, hint.digits, hint.excluded, true));
        expect(judge, board, hint.technique);
        hint_free(&hint);
    }
    CHECK_EQ(hint.result, HINT_SOLVED);
    CHECK(exclusions >= min_exclusions);
    hint_free(&hint);
    judge_destroy(judge);
    board_destroy(board);
}

/* If the wanted technique does not fit, the easiest one is named. */
static void names_another_technique(void)
{
    struct board *board = easy_board();
    struct judge *judge = judge_create(board, patience);
    CHECK(enter_one(board, 40, LAYER_DIGIT, 5)); /* the only candidate of r5c5 */
    struct finding finding = finding_of_last_move(judge, board, (int)index_of("X-Wing"), NULL);
    CHECK_EQ(finding.result, FINDING_STEP);
    CHECK_TEXT(sudoku_technique_at(finding.technique)->name, "Naked Single");
    finding = finding_of_last_move(judge, board, -1, NULL);
    CHECK_TEXT(sudoku_technique_at(finding.technique)->name, "Naked Single");
    judge_destroy(judge);
    board_destroy(board);
}

static enum finding_result result_of(struct judge *judge, const struct board *board)
{
    return finding_of_last_move(judge, board, -1, NULL).result;
}

static void distinguishes_mistakes_from_moves_without_a_step(void)
{
    struct board *board = board_of("9 boxes 3x3", hard_puzzle);
    struct judge *judge = judge_create(board, patience);
    unsigned solved = judge->solution[0], other = solved % 9 + 1;
    CHECK_EQ(result_of(judge, board), FINDING_NOTHING);
    enter_one(board, 0, LAYER_DIGIT, other);
    CHECK_EQ(result_of(judge, board), FINDING_WRONG);
    enter_one(board, 0, LAYER_DIGIT, solved);
    CHECK_EQ(result_of(judge, board), FINDING_NOTHING);
    enter_one(board, 0, LAYER_DIGIT, solved);
    CHECK_EQ(result_of(judge, board), FINDING_NOTHING);
    enter_one(board, 0, LAYER_COLOR, 3);
    CHECK_EQ(result_of(judge, board), FINDING_NOTHING);
    CHECK(board_fill_candidates(board));
    CHECK_EQ(result_of(judge, board), FINDING_NOTHING);
    enter_one(board, 0, LAYER_CENTER, solved);
    CHECK_EQ(result_of(judge, board), FINDING_WRONG);
    enter_one(board, 0, LAYER_CENTER, solved);
    CHECK_EQ(result_of(judge, board), FINDING_NOTHING);
    enter_one(board, 0, LAYER_CORNER, solved);
    CHECK_EQ(result_of(judge, board), FINDING_NOTHING);
    judge_destroy(judge);
    board_destroy(board);
}

static void finds_nothing_without_a_unique_solution(void)
{
    struct board *board = board_of("9 boxes 3x3", "1");
    struct judge *judge = judge_create(board, patience);
    enter_one(board, 40, LAYER_DIGIT, 2);
    CHECK_EQ(result_of(judge, board), FINDING_NOTHING);
    judge_destroy(judge);
    board_destroy(board);
}

int main(void)
{
    names_each_step_of_the_path(easy_puzzle, 0);
    names_each_step_of_the_path(hard_puzzle, 5);
    names_another_technique();
    distinguishes_mistakes_from_moves_without_a_step();
    finds_nothing_without_a_unique_solution();
    return check_result();
}
