/* The rules of the game, and undo and redo over many moves. */
#include <stdlib.h>

#include "play/play_helpers.h"

static const uint16_t three[] = {2, 3, 5};
static const struct cells some = {three, 3};

static void givens_never_change(void)
{
    struct board *board = easy_board();
    CHECK(!enter_one(board, 0, LAYER_DIGIT, 1));
    CHECK(!enter_one(board, 0, LAYER_CENTER, 1));
    uint16_t first = 0;
    CHECK(!board_erase(board, (struct cells){&first, 1}));
    CHECK_EQ(board_digit(board, 0), 5);
    CHECK_EQ(history_count(&board->history), 0);
    board_destroy(board);
}

static void entering_a_digit_twice_erases_it(void)
{
    struct board *board = easy_board();
    CHECK(enter_one(board, 2, LAYER_DIGIT, 4));
    CHECK_EQ(board_digit(board, 2), 4);
    CHECK(enter_one(board, 2, LAYER_DIGIT, 9));
    CHECK_EQ(board_digit(board, 2), 9);
    CHECK(enter_one(board, 2, LAYER_DIGIT, 9));
    CHECK_EQ(board_digit(board, 2), 0);
    CHECK(!enter_one(board, 2, LAYER_DIGIT, 10));
    CHECK(!enter_one(board, 2, LAYER_DIGIT, 0));
    CHECK(!enter_one(board, 2, LAYER_COLOR, MAX_COLOR + 1));
    board_destroy(board);
}

static void candidates_are_removed_only_if_all_cells_have_them(void)
{
    struct board *board = easy_board();
    CHECK(enter_one(board, 2, LAYER_CORNER, 4));
    CHECK(board_enter(board, some, LAYER_CORNER, 4, false));
    for (unsigned i = 0; i < 3; i++)
        CHECK_EQ(board->layers[LAYER_CORNER][three[i]], sudoku_digitset_of(4));
    CHECK(board_enter(board, some, LAYER_CORNER, 4, false));
    for (unsigned i = 0; i < 3; i++)
        CHECK_EQ(board->layers[LAYER_CORNER][three[i]], 0);
    board_destroy(board);
}

static void cells_with_a_digit_accept_colors_but_no_candidates(void)
{
    struct board *board = easy_board();
    CHECK(enter_one(board, 2, LAYER_DIGIT, 4));
    CHECK(!enter_one(board, 2, LAYER_CORNER, 1));
    CHECK(enter_one(board, 2, LAYER_COLOR, 3));
    CHECK(enter_one(board, 0, LAYER_COLOR, 3));
    CHECK_EQ(board->layers[LAYER_COLOR][0], 3);
    CHECK(enter_one(board, 0, LAYER_COLOR, 3));
    CHECK_EQ(board->layers[LAYER_COLOR][0], 0);
    board_destroy(board);
}

static void tidy_entry_removes_candidates_of_peers(void)
{
    struct board *board = easy_board();
    const uint16_t first = 2;
    board_enter(board, some, LAYER_CENTER, 4, false);
    board_enter(board, some, LAYER_CENTER, 2, false);
    enter_one(board, 80 - 9 - 8 + 0, LAYER_CENTER, 4); /* r8c1, no peer */
    CHECK(board_enter(board, (struct cells){&first, 1}, LAYER_DIGIT, 4, true));
    CHECK_EQ(board->layers[LAYER_CENTER][3], sudoku_digitset_of(2));
    CHECK_EQ(board->layers[LAYER_CENTER][5], sudoku_digitset_of(2));
    CHECK_EQ(board->layers[LAYER_CENTER][63], sudoku_digitset_of(4));
    CHECK(board_undo(board));
    CHECK_EQ(board_digit(board, 2), 0);
    CHECK_EQ(board->layers[LAYER_CENTER][3], 10);
    board_destroy(board);
}

static void erases_digits_then_candidates_then_colors(void)
{
    struct board *board = easy_board();
    enter_one(board, 2, LAYER_CORNER, 1);
    enter_one(board, 2, LAYER_CENTER, 2);
    enter_one(board, 2, LAYER_COLOR, 2);
    enter_one(board, 2, LAYER_DIGIT, 4);
    CHECK(board_erase(board, some));
    CHECK_EQ(board_digit(board, 2), 0);
    CHECK_EQ(board->layers[LAYER_CENTER][2], 2);
    CHECK(board_erase(board, some));
    CHECK_EQ(board->layers[LAYER_CORNER][2] | board->layers[LAYER_CENTER][2], 0);
    CHECK_EQ(board->layers[LAYER_COLOR][2], 2);
    CHECK(board_erase(board, some));
    CHECK_EQ(board->layers[LAYER_COLOR][2], 0);
    CHECK(!board_erase(board, some));
    board_destroy(board);
}

static void fills_candidates_that_no_peer_excludes(void)
{
    struct board *board = easy_board();
    CHECK(board_fill_candidates(board));
    CHECK_EQ(board->layers[LAYER_CENTER][2],
             sudoku_digitset_of(1) | sudoku_digitset_of(2) | sudoku_digitset_of(4));
    CHECK_EQ(board->layers[LAYER_CENTER][0], 0);
    CHECK(!board_fill_candidates(board));
    CHECK_EQ(history_count(&board->history), 1);
    board_destroy(board);
}

static void applies_a_step_as_one_move(void)
{
    struct board *board = easy_board();
    uint8_t digits[81] = {0};
    sudoku_digitset excluded[81] = {0};
    digits[2] = 4;
    digits[0] = 1; /* a given stays */
    excluded[3] = sudoku_digitset_of(6);
    CHECK(board_apply(board, digits, excluded, true));
    CHECK_EQ(board_digit(board, 2), 4);
    CHECK_EQ(board_digit(board, 0), 5);
    CHECK(!sudoku_digitset_has(board->layers[LAYER_CENTER][3], 6));
    CHECK(sudoku_digitset_has(board->layers[LAYER_CENTER][3], 2));
    CHECK(board_undo(board));
    CHECK_EQ(board->layers[LAYER_CENTER][3], 0);
    CHECK(!board_undo(board));
    board_destroy(board);
}

static void repeated_digit_in_a_unit_is_a_conflict(void)
{
    struct board *board = easy_board();
    bool in_conflict[81];
    CHECK_EQ(board_conflicts(board, in_conflict), 0);
    enter_one(board, 2, LAYER_DIGIT, 5);
    CHECK_EQ(board_conflicts(board, in_conflict), 2);
    CHECK(in_conflict[0] && in_conflict[2] && !in_conflict[1]);
    board_destroy(board);
}

static void a_full_board_without_conflicts_is_solved(void)
{
    struct board *board = easy_board();
    CHECK_EQ(board_open(board), 51);
    for (uint16_t cell = 0; cell < 81; cell++)
        if (!board->givens[cell]) {
            CHECK(!board_is_solved(board));
            enter_one(board, cell, LAYER_DIGIT, (unsigned)shape_digit(easy_solution[cell]));
        }
    CHECK(board_is_solved(board));
    CHECK_EQ(board_open(board), 0);
    CHECK_EQ(board_count(board, 5), 9);
    CHECK(board_clear(board));
    CHECK_EQ(board_open(board), 51);
    CHECK(board_undo(board));
    CHECK(board_is_solved(board));
    board_destroy(board);
}

static void moves_without_effect_keep_undone_moves(void)
{
    struct board *board = easy_board();
    enter_one(board, 2, LAYER_DIGIT, 4);
    board_undo(board);
    CHECK(!enter_one(board, 0, LAYER_DIGIT, 4));
    CHECK(!board_erase(board, some));
    CHECK(board_redo(board));
    CHECK_EQ(board_digit(board, 2), 4);
    board_undo(board);
    enter_one(board, 3, LAYER_DIGIT, 6);
    CHECK(!board_redo(board));
    board_destroy(board);
}

static void checks_all_changes_of_a_replayed_move(void)
{
    struct board *board = easy_board();
    const struct change sound = {0, 4, 2, LAYER_DIGIT};
    const struct change wrong[] = {{0, 4, 0, LAYER_DIGIT},    {0, 10, 3, LAYER_DIGIT},
                                   {0, 512, 3, LAYER_CENTER}, {0, 4, 81, LAYER_DIGIT},
                                   {0, 4, 3, LAYER_COUNT},    {0, 10, 3, LAYER_COLOR}};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        const struct change both[2] = {sound, wrong[i]};
        CHECK(!board_replay(board, both, 2));
        CHECK_EQ(board_digit(board, 2), 0);
    }
    CHECK(board_replay(board, &sound, 1));
    CHECK_EQ(board_digit(board, 2), 4);
    board_destroy(board);
}

/* Undo and redo restore the board after each number of moves. */
static void undo_and_redo_restore_every_board(const char *shape, const char *givens, unsigned moves)
{
    struct board *board = board_of(shape, givens), *start = board_of(shape, givens);
    uint64_t state = 7;
    for (unsigned i = 0; i < moves; i++)
        move_at_random(board, &state);
    size_t size = board->cell_count * sizeof(uint64_t), made = board->history.made;
    uint64_t *kept = malloc(size * LAYER_COUNT);
    CHECK(made > moves / 20);
    if (!kept)
        exit(1);
    for (unsigned layer = 0; layer < LAYER_COUNT; layer++)
        memcpy(kept + layer * board->cell_count, board->layers[layer], size);
    while (board_undo(board))
        ;
    for (unsigned layer = 0; layer < LAYER_COUNT; layer++)
        CHECK(memcmp(board->layers[layer], start->layers[layer], size) == 0);
    while (board->history.made < made)
        CHECK(board_redo(board));
    for (unsigned layer = 0; layer < LAYER_COUNT; layer++)
        CHECK(memcmp(board->layers[layer], kept + layer * board->cell_count, size) == 0);
    free(kept);
    board_destroy(board);
    board_destroy(start);
}

static void undo_then_redo_is_the_identity(void)
{
    struct board *board = easy_board(), *other = easy_board();
    uint64_t state = 11, other_state = 11;
    for (unsigned i = 0; i < 5000; i++) {
        move_at_random(board, &state);
        move_at_random(other, &other_state);
        if (board_undo(board))
            CHECK(board_redo(board));
        CHECK(is_like(board, other));
    }
    board_destroy(board);
    board_destroy(other);
}

int main(void)
{
    givens_never_change();
    entering_a_digit_twice_erases_it();
    candidates_are_removed_only_if_all_cells_have_them();
    cells_with_a_digit_accept_colors_but_no_candidates();
    tidy_entry_removes_candidates_of_peers();
    erases_digits_then_candidates_then_colors();
    fills_candidates_that_no_peer_excludes();
    applies_a_step_as_one_move();
    repeated_digit_in_a_unit_is_a_conflict();
    a_full_board_without_conflicts_is_solved();
    moves_without_effect_keep_undone_moves();
    checks_all_changes_of_a_replayed_move();
    undo_then_redo_is_the_identity();
    undo_and_redo_restore_every_board("9 boxes 3x3", easy_puzzle, 100000);
    undo_and_redo_restore_every_board("9 samurai", "", 5000);
    undo_and_redo_restore_every_board("25 boxes 5x5", "", 5000);
    return check_result();
}
