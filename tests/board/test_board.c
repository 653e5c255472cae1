/* Boards: candidates, conflicts in words, and the check of a solution. */
#include <sudoku/board.h>
#include <sudoku/solver.h>

#include "support/layouts.h"

/* A classic puzzle and its only solution. */
static const char puzzle_text[] = "53..7....6..195....98....6.8...6...34..8.3..17...2...6"
                                  ".6....28....419..5....8..79";
static const char solution_text[] = "534678912672195348198342567859761423426853791713924856"
                                    "961537284287419635345286179";

enum { MOST = 64 };

/* The result of sudoku_board_check() as text, a line per conflict. */
struct verdict {
    enum sudoku_status status;
    size_t count;
    char text[2048];
};

static void board_from_text(const char *text, uint8_t *board)
{
    for (size_t i = 0; text[i]; i++)
        board[i] = text[i] == '.' ? 0 : (uint8_t)(text[i] - '0');
}

static struct verdict check_board(const struct sudoku_layout *layout, const uint8_t *board,
                                  const sudoku_digitset *candidates)
{
    struct sudoku_conflict conflicts[MOST];
    struct verdict verdict = {.count = 99};
    size_t used = 0;
    verdict.status = sudoku_board_check(layout, board, candidates, conflicts, MOST, &verdict.count);
    CHECK(verdict.count <= MOST);
    for (size_t i = 0; i < verdict.count && i < MOST; i++) {
        used += sudoku_conflict_write(layout, &conflicts[i], verdict.text + used,
                                      sizeof verdict.text - used);
        used += (size_t)snprintf(verdict.text + used, sizeof verdict.text - used, "\n");
    }
    return verdict;
}

static void a_valid_board_has_no_conflict(void)
{
    uint8_t board[81];
    board_from_text(puzzle_text, board);
    struct verdict verdict = check_board(sudoku_layout_classic(), board, NULL);
    CHECK_EQ(verdict.status, SUDOKU_OK);
    CHECK_EQ(verdict.count, 0);
    board_from_text(solution_text, board);
    CHECK_EQ(check_board(sudoku_layout_classic(), board, NULL).status, SUDOKU_OK);
}

static void duplicates_are_reported_with_unit_and_cells(void)
{
    uint8_t board[81] = {0};
    board[2 * 9 + 3] = board[2 * 9 + 6] = 5;
    struct verdict verdict = check_board(sudoku_layout_classic(), board, NULL);
    CHECK_EQ(verdict.status, SUDOKU_CONFLICT);
    CHECK_TEXT(verdict.text, "5 twice in row 3: r3c4, r3c7\n");
}

static void a_triple_digit_is_one_conflict(void)
{
    uint8_t board[81] = {0};
    board[8] = board[4 * 9 + 8] = board[8 * 9 + 8] = 7;
    CHECK_TEXT(check_board(sudoku_layout_classic(), board, NULL).text,
               "7 3 times in column 9: r1c9, r5c9, r9c9\n"
               "no place left for 7 in column 7\n"
               "no place left for 7 in column 8\n");
}

static void a_duplicate_is_reported_in_every_unit(void)
{
    uint8_t board[81] = {0};
    board[0] = board[1] = 1;
    board[80] = board[70] = 2;
    CHECK_TEXT(check_board(sudoku_layout_classic(), board, NULL).text,
               "1 twice in row 1: r1c1, r1c2\n"
               "1 twice in box 1: r1c1, r1c2\n"
               "2 twice in box 9: r8c8, r9c9\n");
}

static bool share_unit(unsigned a, unsigned b)
{
    return a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
}

static void solvers_find_a_digit_twice_in_any_unit(void)
{
    uint8_t board[81] = {0}, solution[81];
    const struct sudoku_puzzle puzzle = {board, NULL};
    struct sudoku_solver *solver;
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &solver), SUDOKU_OK);
    for (unsigned a = 0; a < 81; a++) {
        for (unsigned b = a + 1; b < 81; b++) {
            board[a] = board[b] = (uint8_t)(1 + (a + b) % 9);
            CHECK_EQ(sudoku_solver_unique(solver, &puzzle, NULL, solution),
                     share_unit(a, b) ? SUDOKU_CONFLICT : SUDOKU_SEVERAL_SOLUTIONS);
            board[b] = 0;
        }
        board[a] = 0;
    }
    memset(board, 9, sizeof board);
    CHECK_EQ(sudoku_solver_unique(solver, &puzzle, NULL, solution), SUDOKU_CONFLICT);
    sudoku_solver_destroy(solver);
}

static void units_of_variants_are_checked_too(void)
{
    struct sudoku_layout *layout =
        square_layout(9, 0, 0, SUDOKU_VARIANT_DIAGONAL | SUDOKU_VARIANT_ASTERISK);
    uint8_t board[81] = {0};
    board[0] = board[80] = 1;
    board[13] = board[67] = 2;
    board[20] = board[43] = 3;
    CHECK_TEXT(check_board(layout, board, NULL).text, "2 twice in column 5: r2c5, r8c5\n"
                                                      "1 twice in diagonal 1: r1c1, r9c9\n"
                                                      "2 twice in asterisk: r2c5, r8c5\n"
                                                      "3 twice in asterisk: r3c3, r5c8\n");
    sudoku_layout_destroy(layout);
}

static void a_cell_without_candidates_is_reported(void)
{
    uint8_t board[16] = {0, 1, 2, 0, 3, 0, 0, 0, 4};
    struct sudoku_layout *layout = square_layout(4, 0, 0, 0);
    struct verdict verdict = check_board(layout, board, NULL);
    CHECK_EQ(verdict.status, SUDOKU_NO_SOLUTION);
    CHECK_TEXT(verdict.text, "no candidate left for r1c1\n");
    sudoku_layout_destroy(layout);
}

static void a_digit_without_a_place_is_reported(void)
{
    /* Row 1 has two empty cells; both columns hold 1. */
    uint8_t board[16] = {2, 3, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    struct sudoku_layout *layout = square_layout(4, 0, 0, 0);
    struct verdict verdict = check_board(layout, board, NULL);
    CHECK_EQ(verdict.status, SUDOKU_NO_SOLUTION);
    CHECK(strstr(verdict.text, "no place left for 1 in row 1\n") != NULL);
    CHECK(strstr(verdict.text, "twice") == NULL);
    sudoku_layout_destroy(layout);
}

static void candidates_of_the_caller_restrict_the_board(void)
{
    uint8_t board[16] = {0};
    sudoku_digitset candidates[16];
    struct sudoku_layout *layout = square_layout(4, 0, 0, 0);
    for (unsigned cell = 0; cell < 16; cell++)
        candidates[cell] = sudoku_digitset_all(4);
    CHECK_EQ(check_board(layout, board, candidates).status, SUDOKU_OK);
    candidates[5] = 0;
    CHECK_TEXT(check_board(layout, board, candidates).text, "no candidate left for r2c2\n");
    candidates[5] = sudoku_digitset_of(1);
    for (unsigned cell = 12; cell < 16; cell++)
        candidates[cell] = sudoku_digitset_remove(candidates[cell], 3);
    CHECK_TEXT(check_board(layout, board, candidates).text, "no place left for 3 in row 4\n");
    sudoku_layout_destroy(layout);
}

static void conflicts_past_the_capacity_are_counted(void)
{
    uint8_t board[81];
    struct sudoku_conflict conflicts[2] = {{.digit = 99}, {.digit = 99}};
    size_t count = 0;
    memset(board, 1, sizeof board);
    CHECK_EQ(sudoku_board_check(sudoku_layout_classic(), board, NULL, conflicts, 1, &count),
             SUDOKU_CONFLICT);
    /* Every unit holds nine ones and lacks all other digits. */
    CHECK_EQ(count, 27 + 27 * 8);
    CHECK_EQ(conflicts[0].kind, SUDOKU_CONFLICT_DUPLICATE);
    CHECK_EQ(conflicts[0].digit, 1);
    CHECK_EQ(conflicts[0].unit, 0);
    CHECK_EQ(conflicts[0].cell_count, 9);
    CHECK_EQ(conflicts[0].cells[8], 8);
    CHECK_EQ(conflicts[1].digit, 99);
    CHECK_EQ(sudoku_board_check(sudoku_layout_classic(), board, NULL, NULL, 0, NULL),
             SUDOKU_CONFLICT);
}

static void numbers_over_the_side_and_null_are_rejected(void)
{
    const struct sudoku_layout *classic = sudoku_layout_classic();
    uint8_t board[81] = {[80] = 10};
    sudoku_digitset candidates[81] = {[3] = 12345};
    size_t count = 7;
    CHECK_EQ(sudoku_board_check(classic, board, NULL, NULL, 0, &count), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_board_candidates(classic, board, candidates), SUDOKU_ERR_ARGUMENT);
    board[80] = 0;
    CHECK_EQ(sudoku_board_check(NULL, board, NULL, NULL, 0, &count), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_board_check(classic, NULL, NULL, NULL, 0, &count), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_board_check(classic, board, NULL, NULL, 1, &count), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_board_candidates(NULL, board, candidates), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_board_candidates(classic, NULL, candidates), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_board_candidates(classic, board, NULL), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(count, 7);
    CHECK_EQ(candidates[3], 12345);
}

static void candidates_are_the_digits_that_no_peer_holds(void)
{
    uint8_t board[81];
    sudoku_digitset candidates[81];
    board_from_text(puzzle_text, board);
    CHECK_EQ(sudoku_board_candidates(sudoku_layout_classic(), board, candidates), SUDOKU_OK);
    CHECK_EQ(candidates[0], sudoku_digitset_of(5));
    /* r1c3: 5 3 7 in the row, 8 in the column, 6 9 elsewhere in the box. */
    CHECK_EQ(candidates[2], sudoku_digitset_of(1) | sudoku_digitset_of(2) | sudoku_digitset_of(4));
    for (unsigned cell = 0; cell < 81; cell++)
        CHECK(sudoku_digitset_has(candidates[cell], (unsigned)(solution_text[cell] - '0')));
}

static void boards_of_64_keep_all_their_digits(void)
{
    static uint8_t board[SUDOKU_MAX_CELLS];
    static sudoku_digitset candidates[SUDOKU_MAX_CELLS];
    struct sudoku_layout *layout = square_layout(64, 0, 0, 0);
    CHECK_EQ(sudoku_board_candidates(layout, board, candidates), SUDOKU_OK);
    CHECK_EQ(candidates[4095], ~(sudoku_digitset)0);
    board[0] = board[4095 - 63] = 64;
    CHECK_TEXT(check_board(layout, board, NULL).text, "64 twice in column 1: r1c1, r64c1\n");
    sudoku_layout_destroy(layout);
}

static void conflicts_have_the_symbols_of_the_digits(void)
{
    struct sudoku_conflict twice = {.kind = SUDOKU_CONFLICT_DUPLICATE,
                                    .digit = 5,
                                    .unit = 2,
                                    .cell_count = 2,
                                    .cells = {21, 24}};
    const struct sudoku_conflict nowhere = {
        .kind = SUDOKU_CONFLICT_NO_PLACE, .digit = 9, .unit = 0};
    const struct sudoku_layout *classic = sudoku_layout_classic();
    char text[64];
    sudoku_conflict_write_symbols(classic, &twice, "A-I", text, sizeof text);
    CHECK_TEXT(text, "E twice in row 3: r3c4, r3c7");
    sudoku_conflict_write_symbols(classic, &nowhere, "adefhiluw", text, sizeof text);
    CHECK_TEXT(text, "no place left for W in row 1");
    sudoku_conflict_write_symbols(classic, &twice, NULL, text, sizeof text);
    CHECK_TEXT(text, "5 twice in row 3: r3c4, r3c7");
    twice.digit = 10;
    sudoku_conflict_write_symbols(classic, &twice, "A-I", text, sizeof text);
    CHECK_TEXT(text, "10 twice in row 3: r3c4, r3c7");
    CHECK_EQ(sudoku_conflict_write_symbols(classic, &twice, "A-H", text, sizeof text), 0);
    CHECK_TEXT(sudoku_argument_error(), "the side of layout is not the number of symbols");
}

static void conflicts_are_cut_off_as_snprintf_does(void)
{
    static const char whole[] = "5 twice in row 3: r3c4, r3c7";
    struct sudoku_conflict conflict = {.kind = SUDOKU_CONFLICT_DUPLICATE,
                                       .digit = 5,
                                       .unit = 2,
                                       .cell_count = 2,
                                       .cells = {21, 24}};
    CHECK_EQ(sudoku_conflict_write(sudoku_layout_classic(), &conflict, NULL, 0), strlen(whole));
    for (size_t size = 1; size <= sizeof whole + 1; size++) {
        char text[sizeof whole + 2], expected[sizeof whole];
        memset(text, '#', sizeof text);
        snprintf(expected, size < sizeof expected ? size : sizeof expected, "%s", whole);
        CHECK_EQ(sudoku_conflict_write(sudoku_layout_classic(), &conflict, text, size),
                 strlen(whole));
        CHECK_TEXT(text, expected);
        CHECK_EQ(text[size], '#');
    }
}

static void a_solution_keeps_rules_and_givens(void)
{
    const struct sudoku_layout *classic = sudoku_layout_classic();
    uint8_t givens[81], solution[81];
    board_from_text(puzzle_text, givens);
    board_from_text(solution_text, solution);
    CHECK(sudoku_board_is_solution(classic, givens, solution));
    CHECK(sudoku_board_is_solution(classic, NULL, solution));
    CHECK(!sudoku_board_is_solution(classic, NULL, givens));
    givens[0] = 6;
    CHECK(!sudoku_board_is_solution(classic, givens, solution));
    CHECK(!sudoku_board_is_solution(NULL, givens, solution));
    CHECK(!sudoku_board_is_solution(classic, givens, NULL));
}

static void any_changed_cell_invalidates_a_solution(void)
{
    uint8_t solution[81];
    board_from_text(solution_text, solution);
    for (unsigned cell = 0; cell < 81; cell++) {
        uint8_t right = solution[cell];
        for (unsigned wrong = 0; wrong < 256; wrong++) {
            solution[cell] = (uint8_t)wrong;
            CHECK_EQ(sudoku_board_is_solution(sudoku_layout_classic(), NULL, solution),
                     wrong == right);
        }
        solution[cell] = right;
    }
}

int main(void)
{
    a_valid_board_has_no_conflict();
    duplicates_are_reported_with_unit_and_cells();
    a_triple_digit_is_one_conflict();
    a_duplicate_is_reported_in_every_unit();
    solvers_find_a_digit_twice_in_any_unit();
    units_of_variants_are_checked_too();
    a_cell_without_candidates_is_reported();
    a_digit_without_a_place_is_reported();
    candidates_of_the_caller_restrict_the_board();
    conflicts_past_the_capacity_are_counted();
    numbers_over_the_side_and_null_are_rejected();
    candidates_are_the_digits_that_no_peer_holds();
    boards_of_64_keep_all_their_digits();
    conflicts_have_the_symbols_of_the_digits();
    conflicts_are_cut_off_as_snprintf_does();
    a_solution_keeps_rules_and_givens();
    any_changed_cell_invalidates_a_solution();
    return check_result();
}
