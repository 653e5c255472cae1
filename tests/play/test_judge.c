/* Solutions, mistakes, and hints that lead to the solution. */
#include "play/core/model/judge.h"

#include "play/core/words/hint_words.h"
#include "play/play_helpers.h"

static const char slow_puzzle[] =
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

/* Seconds for an answer, more than the game's, so that a slow machine reaches it. */
static const double patience = 300;

/* Follows hints to the end; returns their number. */
static unsigned follow_hints(struct board *board)
{
    struct judge *judge = judge_create(board, patience);
    struct hint hint;
    unsigned hints = 0;
    for (; hints < 2000; hints++) {
        judge_hint(judge, board, &hint);
        if (hint.result != HINT_STEP)
            break;
        CHECK(hint.technique_text[0] && hint.step_text[0]);
        CHECK(board_apply(board, hint.digits, hint.excluded, true));
        hint_free(&hint);
    }
    CHECK_EQ(hint.result, HINT_SOLVED);
    hint_free(&hint);
    judge_destroy(judge);
    return hints;
}

static void hints_lead_to_the_solution(void)
{
    static const struct {
        const char *shape, *givens;
    } puzzles[] = {
        {"9 boxes 3x3", easy_puzzle},
        {"9 boxes 3x3", slow_puzzle},
        {"6 boxes 2x3 diagonal", ".......2.3...6...1.5..2............."},
    };
    for (size_t i = 0; i < sizeof puzzles / sizeof puzzles[0]; i++) {
        struct board *board = board_of(puzzles[i].shape, puzzles[i].givens);
        CHECK(follow_hints(board) > 10);
        CHECK(board_is_solved(board));
        board_destroy(board);
    }
}

static void hints_report_mistakes_before_steps(void)
{
    struct board *board = easy_board();
    struct judge *judge = judge_create(board, patience);
    struct hint hint;
    bool is_wrong[81];
    CHECK_EQ(judge->status, SUDOKU_OK);
    CHECK_EQ(judge_mistakes(judge, board, is_wrong), 0);
    enter_one(board, 2, LAYER_DIGIT, 2);
    CHECK_EQ(judge_mistakes(judge, board, is_wrong), 1);
    CHECK(is_wrong[2] && !is_wrong[3]);
    judge_hint(judge, board, &hint);
    CHECK_EQ(hint.result, HINT_MISTAKE);
    CHECK(hint.is_wrong[2] && !hint.is_wrong[0]);
    hint_free(&hint);
    judge_destroy(judge);
    board_destroy(board);
}

static void ignores_candidates_that_exclude_the_solution(void)
{
    struct board *board = easy_board();
    struct judge *judge = judge_create(board, patience);
    struct hint hint;
    enter_one(board, 2, LAYER_CENTER, 1); /* it is 4 */
    judge_hint(judge, board, &hint);
    CHECK_EQ(hint.result, HINT_STEP);
    for (unsigned cell = 0; cell < 81; cell++)
        CHECK(!hint.digits[cell] || hint.digits[cell] == judge->solution[cell]);
    hint_free(&hint);
    judge_destroy(judge);
    board_destroy(board);
}

static void detects_puzzles_without_unique_solution(void)
{
    bool is_wrong[369];
    struct board *board = board_of("9 boxes 3x3", "");
    struct judge *judge = judge_create(board, patience);
    CHECK_EQ(judge->status, SUDOKU_SEVERAL_SOLUTIONS);
    CHECK_EQ(judge_mistakes(judge, board, is_wrong), -1);
    judge_destroy(judge);
    board_destroy(board);
    board = board_of("9 boxes 3x3", "11");
    judge = judge_create(board, patience);
    CHECK_EQ(judge->status, SUDOKU_CONFLICT);
    judge_destroy(judge);
    board_destroy(board);
}

static void missing_hints_have_a_reason(void)
{
    static const struct {
        const char *shape;
        double seconds;
        enum hint_result result;
    } rows[] = {{"9 samurai", patience, HINT_TOO_LARGE},
                {"16 boxes 4x4", patience, HINT_NONE},
                {"16 boxes 4x4", 1e-9, HINT_NO_TIME}};
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct board *board = board_of(rows[i].shape, "");
        struct judge *judge = judge_create(board, patience);
        struct hint hint;
        judge->seconds = rows[i].seconds;
        judge_set_profile(judge, SUDOKU_PROFILE_HUMAN);
        judge_hint(judge, board, &hint);
        CHECK_EQ(hint.result, rows[i].result);
        hint_free(&hint);
        judge_destroy(judge);
        board_destroy(board);
    }
}

/* Whatever the time, a puzzle with one solution has a hint: a digit of it. */
static void a_digit_of_the_solution_replaces_a_step_that_takes_too_long(void)
{
    struct board *board = board_of("9 boxes 3x3", slow_puzzle);
    struct judge *judge = judge_create(board, patience);
    struct hint hint;
    char text[256], expected[256];
    judge->seconds = 1e-9;
    judge_set_profile(judge, SUDOKU_PROFILE_HUMAN);
    judge_hint(judge, board, &hint);
    CHECK_EQ(hint.result, HINT_STEP);
    CHECK_EQ(hint.reason, HINT_NO_TIME);
    CHECK_EQ(hint.cell_count, 1);
    unsigned cell = hint.cells[0];
    CHECK_EQ(hint.digits[cell], judge->solution[cell]);
    hint_write(LANGUAGE_ENGLISH, board, &hint, SUDOKU_HINT_PLACE, text, sizeof text);
    CHECK(strstr(text, "Look at box"));
    hint_write(LANGUAGE_ENGLISH, board, &hint, SUDOKU_HINT_STEP, text, sizeof text);
    snprintf(expected, sizeof expected, "No step was found in time. In the solution: r%uc%u=%u",
             cell / 9 + 1, cell % 9 + 1, (unsigned)judge->solution[cell]);
    CHECK_TEXT(text, expected);
    CHECK(board_apply(board, hint.digits, NULL, true));
    hint_free(&hint);
    judge_hint(judge, board, &hint);
    CHECK(hint.cells[0] != cell);
    hint_free(&hint);
    judge_destroy(judge);
    board_destroy(board);
}

/* The same puzzle with too little time for any search. */
struct haste {
    struct board *board;
    struct judge *judge;
};

static struct haste haste_begin(void)
{
    struct haste haste = {.board = board_of("9 boxes 3x3", slow_puzzle)};
    haste.judge = judge_create(haste.board, patience);
    CHECK_EQ(haste.judge->status, SUDOKU_OK);
    haste.judge->seconds = 1e-9;
    return haste;
}

static void haste_end(struct haste *haste)
{
    judge_destroy(haste->judge);
    board_destroy(haste->board);
}

static void mistakes_need_no_time_if_the_solution_is_known(void)
{
    struct haste haste = haste_begin();
    struct hint hint;
    CHECK(haste.judge->solution[1] != 5);
    enter_one(haste.board, 1, LAYER_DIGIT, 5);
    judge_hint(haste.judge, haste.board, &hint);
    CHECK_EQ(hint.result, HINT_MISTAKE);
    CHECK(hint.is_wrong[1]);
    hint_free(&hint);
    haste_end(&haste);
}

/* Checks that the step of HINT, if it is one, agrees with the solution. */
static void expect_no_mistake(const struct judge *judge, const struct hint *hint)
{
    for (unsigned cell = 0; cell < 81; cell++) {
        CHECK(!hint->digits[cell] || hint->digits[cell] == judge->solution[cell]);
        CHECK(!sudoku_digitset_has(hint->excluded[cell], judge->solution[cell]));
    }
}

static void entries_that_may_be_wrong_are_not_premises(void)
{
    struct haste haste = haste_begin();
    struct hint hint;
    haste.judge->status = SUDOKU_TIME_LIMIT;
    judge_hint(haste.judge, haste.board, &hint);
    CHECK_EQ(hint.result, HINT_STEP);
    expect_no_mistake(haste.judge, &hint);
    hint_free(&hint);
    enter_one(haste.board, 1, LAYER_CENTER, 5);
    judge_hint(haste.judge, haste.board, &hint);
    CHECK_EQ(hint.result, HINT_STEP);
    expect_no_mistake(haste.judge, &hint);
    hint_free(&hint);
    enter_one(haste.board, 1, LAYER_DIGIT, 5);
    judge_hint(haste.judge, haste.board, &hint);
    CHECK_EQ(hint.result, HINT_NO_TIME);
    hint_free(&hint);
    haste_end(&haste);
}

int main(void)
{
    hints_lead_to_the_solution();
    hints_report_mistakes_before_steps();
    ignores_candidates_that_exclude_the_solution();
    detects_puzzles_without_unique_solution();
    missing_hints_have_a_reason();
    a_digit_of_the_solution_replaces_a_step_that_takes_too_long();
    mistakes_need_no_time_if_the_solution_is_known();
    entries_that_may_be_wrong_are_not_premises();
    return check_result();
}
