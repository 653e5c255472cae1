/* The rules of the game, and undo and redo over many moves. */
#include <stdlib.h>

#include "play/play_helpers.h"

static const uint16_t three[] = {2, 3, 5};
static const struct cells some = {three, 3};

static void givens_never_change(void)
{
    struct game *game = easy_game();
    CHECK(!enter_one(game, 0, LAYER_DIGIT, 1));
    CHECK(!enter_one(game, 0, LAYER_CENTER, 1));
    uint16_t first = 0;
    CHECK(!game_erase(game, (struct cells){&first, 1}));
    CHECK_EQ(game_digit(game, 0), 5);
    CHECK_EQ(history_count(&game->history), 0);
    game_destroy(game);
}

static void entering_a_digit_twice_erases_it(void)
{
    struct game *game = easy_game();
    CHECK(enter_one(game, 2, LAYER_DIGIT, 4));
    CHECK_EQ(game_digit(game, 2), 4);
    CHECK(enter_one(game, 2, LAYER_DIGIT, 9));
    CHECK_EQ(game_digit(game, 2), 9);
    CHECK(enter_one(game, 2, LAYER_DIGIT, 9));
    CHECK_EQ(game_digit(game, 2), 0);
    CHECK(!enter_one(game, 2, LAYER_DIGIT, 10));
    CHECK(!enter_one(game, 2, LAYER_DIGIT, 0));
    CHECK(!enter_one(game, 2, LAYER_COLOR, MAX_COLOR + 1));
    game_destroy(game);
}

static void candidates_are_removed_only_if_all_cells_have_them(void)
{
    struct game *game = easy_game();
    CHECK(enter_one(game, 2, LAYER_CORNER, 4));
    CHECK(game_enter(game, some, LAYER_CORNER, 4, false));
    for (unsigned i = 0; i < 3; i++)
        CHECK_EQ(game->layers[LAYER_CORNER][three[i]], sudoku_digitset_of(4));
    CHECK(game_enter(game, some, LAYER_CORNER, 4, false));
    for (unsigned i = 0; i < 3; i++)
        CHECK_EQ(game->layers[LAYER_CORNER][three[i]], 0);
    game_destroy(game);
}

static void cells_with_a_digit_accept_colors_but_no_candidates(void)
{
    struct game *game = easy_game();
    CHECK(enter_one(game, 2, LAYER_DIGIT, 4));
    CHECK(!enter_one(game, 2, LAYER_CORNER, 1));
    CHECK(enter_one(game, 2, LAYER_COLOR, 3));
    CHECK(enter_one(game, 0, LAYER_COLOR, 3));
    CHECK_EQ(game->layers[LAYER_COLOR][0], 3);
    CHECK(enter_one(game, 0, LAYER_COLOR, 3));
    CHECK_EQ(game->layers[LAYER_COLOR][0], 0);
    game_destroy(game);
}

static void tidy_entry_removes_candidates_of_peers(void)
{
    struct game *game = easy_game();
    const uint16_t first = 2;
    game_enter(game, some, LAYER_CENTER, 4, false);
    game_enter(game, some, LAYER_CENTER, 2, false);
    enter_one(game, 80 - 9 - 8 + 0, LAYER_CENTER, 4); /* r8c1, no peer */
    CHECK(game_enter(game, (struct cells){&first, 1}, LAYER_DIGIT, 4, true));
    CHECK_EQ(game->layers[LAYER_CENTER][3], sudoku_digitset_of(2));
    CHECK_EQ(game->layers[LAYER_CENTER][5], sudoku_digitset_of(2));
    CHECK_EQ(game->layers[LAYER_CENTER][63], sudoku_digitset_of(4));
    CHECK(game_undo(game));
    CHECK_EQ(game_digit(game, 2), 0);
    CHECK_EQ(game->layers[LAYER_CENTER][3], 10);
    game_destroy(game);
}

static void erases_digits_then_candidates_then_colors(void)
{
    struct game *game = easy_game();
    enter_one(game, 2, LAYER_CORNER, 1);
    enter_one(game, 2, LAYER_CENTER, 2);
    enter_one(game, 2, LAYER_COLOR, 2);
    enter_one(game, 2, LAYER_DIGIT, 4);
    CHECK(game_erase(game, some));
    CHECK_EQ(game_digit(game, 2), 0);
    CHECK_EQ(game->layers[LAYER_CENTER][2], 2);
    CHECK(game_erase(game, some));
    CHECK_EQ(game->layers[LAYER_CORNER][2] | game->layers[LAYER_CENTER][2], 0);
    CHECK_EQ(game->layers[LAYER_COLOR][2], 2);
    CHECK(game_erase(game, some));
    CHECK_EQ(game->layers[LAYER_COLOR][2], 0);
    CHECK(!game_erase(game, some));
    game_destroy(game);
}

static void fills_candidates_that_no_peer_excludes(void)
{
    struct game *game = easy_game();
    CHECK(game_fill_candidates(game));
    CHECK_EQ(game->layers[LAYER_CENTER][2],
             sudoku_digitset_of(1) | sudoku_digitset_of(2) | sudoku_digitset_of(4));
    CHECK_EQ(game->layers[LAYER_CENTER][0], 0);
    CHECK(!game_fill_candidates(game));
    CHECK_EQ(history_count(&game->history), 1);
    game_destroy(game);
}

static void applies_a_step_as_one_move(void)
{
    struct game *game = easy_game();
    uint8_t digits[81] = {0};
    sudoku_digitset excluded[81] = {0};
    digits[2] = 4;
    digits[0] = 1; /* a given stays */
    excluded[3] = sudoku_digitset_of(6);
    CHECK(game_apply(game, digits, excluded, true));
    CHECK_EQ(game_digit(game, 2), 4);
    CHECK_EQ(game_digit(game, 0), 5);
    CHECK(!sudoku_digitset_has(game->layers[LAYER_CENTER][3], 6));
    CHECK(sudoku_digitset_has(game->layers[LAYER_CENTER][3], 2));
    CHECK(game_undo(game));
    CHECK_EQ(game->layers[LAYER_CENTER][3], 0);
    CHECK(!game_undo(game));
    game_destroy(game);
}

static void repeated_digit_in_a_unit_is_a_conflict(void)
{
    struct game *game = easy_game();
    bool in_conflict[81];
    CHECK_EQ(game_conflicts(game, in_conflict), 0);
    enter_one(game, 2, LAYER_DIGIT, 5);
    CHECK_EQ(game_conflicts(game, in_conflict), 2);
    CHECK(in_conflict[0] && in_conflict[2] && !in_conflict[1]);
    game_destroy(game);
}

static void a_full_board_without_conflicts_is_solved(void)
{
    struct game *game = easy_game();
    CHECK_EQ(game_open(game), 51);
    for (uint16_t cell = 0; cell < 81; cell++)
        if (!game->givens[cell]) {
            CHECK(!game_is_solved(game));
            enter_one(game, cell, LAYER_DIGIT, (unsigned)shape_digit(easy_solution[cell]));
        }
    CHECK(game_is_solved(game));
    CHECK_EQ(game_open(game), 0);
    CHECK_EQ(game_count(game, 5), 9);
    CHECK(game_clear(game));
    CHECK_EQ(game_open(game), 51);
    CHECK(game_undo(game));
    CHECK(game_is_solved(game));
    game_destroy(game);
}

static void moves_without_effect_keep_undone_moves(void)
{
    struct game *game = easy_game();
    enter_one(game, 2, LAYER_DIGIT, 4);
    game_undo(game);
    CHECK(!enter_one(game, 0, LAYER_DIGIT, 4));
    CHECK(!game_erase(game, some));
    CHECK(game_redo(game));
    CHECK_EQ(game_digit(game, 2), 4);
    game_undo(game);
    enter_one(game, 3, LAYER_DIGIT, 6);
    CHECK(!game_redo(game));
    game_destroy(game);
}

static void checks_all_changes_of_a_replayed_move(void)
{
    struct game *game = easy_game();
    const struct change sound = {0, 4, 2, LAYER_DIGIT};
    const struct change wrong[] = {{0, 4, 0, LAYER_DIGIT},    {0, 10, 3, LAYER_DIGIT},
                                   {0, 512, 3, LAYER_CENTER}, {0, 4, 81, LAYER_DIGIT},
                                   {0, 4, 3, LAYER_COUNT},    {0, 10, 3, LAYER_COLOR}};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        const struct change both[2] = {sound, wrong[i]};
        CHECK(!game_replay(game, both, 2));
        CHECK_EQ(game_digit(game, 2), 0);
    }
    CHECK(game_replay(game, &sound, 1));
    CHECK_EQ(game_digit(game, 2), 4);
    game_destroy(game);
}

/* Undo and redo restore the board after each number of moves. */
static void undo_and_redo_restore_every_board(const char *shape, const char *givens, unsigned moves)
{
    struct game *game = game_of(shape, givens), *start = game_of(shape, givens);
    uint64_t state = 7;
    for (unsigned i = 0; i < moves; i++)
        move_at_random(game, &state);
    size_t size = game->cell_count * sizeof(uint64_t), made = game->history.made;
    uint64_t *kept = malloc(size * LAYER_COUNT);
    CHECK(made > moves / 20);
    if (!kept)
        exit(1);
    for (unsigned layer = 0; layer < LAYER_COUNT; layer++)
        memcpy(kept + layer * game->cell_count, game->layers[layer], size);
    while (game_undo(game))
        ;
    for (unsigned layer = 0; layer < LAYER_COUNT; layer++)
        CHECK(memcmp(game->layers[layer], start->layers[layer], size) == 0);
    while (game->history.made < made)
        CHECK(game_redo(game));
    for (unsigned layer = 0; layer < LAYER_COUNT; layer++)
        CHECK(memcmp(game->layers[layer], kept + layer * game->cell_count, size) == 0);
    free(kept);
    game_destroy(game);
    game_destroy(start);
}

static void undo_then_redo_is_the_identity(void)
{
    struct game *game = easy_game(), *other = easy_game();
    uint64_t state = 11, other_state = 11;
    for (unsigned i = 0; i < 5000; i++) {
        move_at_random(game, &state);
        move_at_random(other, &other_state);
        if (game_undo(game))
            CHECK(game_redo(game));
        CHECK(is_like(game, other));
    }
    game_destroy(game);
    game_destroy(other);
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
