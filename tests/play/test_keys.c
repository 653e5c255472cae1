/* A game played by keys only, without a view. */
#define _XOPEN_SOURCE 700 /* strdup() */
#include <stdlib.h>
#include <string.h>

#include "play/core/control/state.h"
#include "play/core/words/hint_words.h"
#include "play/game_helpers.h"

/* Time limit for hints on slow machines, in seconds. */
static const double patience = 60;

static void arrows_go_around_the_edges(void)
{
    struct game game;
    begin(&game, &unkept);
    CHECK_EQ(game.cursor, 40);
    game_key(&game, KEY_CODE_HOME);
    game_key(&game, KEY_CODE_UP);
    CHECK_EQ(game.cursor, 72);
    game_key(&game, KEY_CODE_LEFT);
    CHECK_EQ(game.cursor, 80);
    game_key(&game, KEY_CODE_DOWN);
    CHECK_EQ(game.cursor, 8);
    game_key(&game, KEY_CODE_SHIFT + KEY_CODE_RIGHT);
    CHECK(game.is_selected[8] && game.is_selected[0]);
    game_end(&game);
}

static void digits_are_entered_in_the_current_mode(void)
{
    struct game game;
    struct game_cell state;
    begin(&game, &unkept);
    game_select(&game, 2, false);
    press(&game, "x1c2v3z");
    game_cell_at(&game, 2, &state);
    CHECK_EQ(state.corner, 1);
    CHECK_EQ(state.center, 2);
    CHECK_EQ(state.color, 3);
    press(&game, "5");
    game_cell_at(&game, 2, &state);
    CHECK_EQ(state.digit, 5);
    CHECK(state.flags & CELL_WRONG);
    game_cell_at(&game, 0, &state);
    CHECK((state.flags & (CELL_WRONG | CELL_GIVEN)) == (CELL_WRONG | CELL_GIVEN));
    press(&game, "w");
    game_cell_at(&game, 2, &state);
    CHECK(!(state.flags & CELL_WRONG));
    press(&game, "k");
    CHECK_TEXT(game.message, "Mistakes: 1");
    game_cell_at(&game, 2, &state);
    CHECK(state.flags & CELL_WRONG);
    press(&game, "u");
    game_cell_at(&game, 2, &state);
    CHECK_EQ(state.digit, 0);
    game_end(&game);
}

static void hints_reveal_more_with_each_press(void)
{
    struct game game;
    struct game_cell state;
    unsigned drawn = 0;
    begin(&game, &unkept);
    press(&game, "h");
    CHECK(game.message[0] && !strstr(game.message, "Single"));
    press(&game, "h");
    CHECK(strstr(game.message, "Single") && !strstr(game.message, " is "));
    for (unsigned cell = 0; cell < 81; cell++) {
        game_cell_at(&game, cell, &state);
        drawn += state.hint.placed != 0;
    }
    CHECK_EQ(drawn, 0);
    press(&game, "h");
    CHECK(strstr(game.message, " is ") != NULL);
    for (unsigned cell = 0; cell < 81; cell++) {
        game_cell_at(&game, cell, &state);
        drawn += state.hint.placed != 0;
    }
    CHECK_EQ(drawn, 1);
    CHECK_EQ(game.record.hints, 1);
    press(&game, "d");
    CHECK_EQ(board_open(game.record.board), 50);
    for (unsigned i = 0; i < 50; i++)
        press(&game, "d");
    CHECK_TEXT(game.message, "Solved!");
    CHECK(!game.watch.runs);
    game_end(&game);
}

static const char *translate(void *user, const char *text)
{
    (void)user;
    return strcmp(text, "Full House") == 0 ? "Letzte Zelle" : NULL;
}

/* Sentences come from the program's translator, and are English where it has none. */
static void hints_use_the_language_of_the_game(void)
{
    static const char *const places[LANGUAGE_COUNT] = {"Look at row 1", "Sieh nach: Zeile 1",
                                                       "Regardez : ligne 1", "Mire: fila 1"};
    for (unsigned language = 0; language < LANGUAGE_COUNT; language++) {
        const struct game_settings settings = {.language = (enum language)language};
        const char *technique = language == LANGUAGE_GERMAN ? "Letzte Zelle: " : "Full House: ";
        struct game game;
        begin_puzzle(&game, &settings, 9, "1234.6789");
        if (language == LANGUAGE_GERMAN)
            game.services.translator = (struct game_translator){translate, NULL};
        press(&game, "h");
        CHECK_TEXT(game.message, places[language]);
        press(&game, "h");
        CHECK(strncmp(game.message, technique, strlen(technique)) == 0);
        CHECK(!strstr(game.message, "r1c5"));
        press(&game, "h");
        CHECK(strncmp(game.message, technique, strlen(technique)) == 0);
        CHECK(strstr(game.message, "r1c5") != NULL);
        game_end(&game);
    }
}

/* The unit of a joined board is named with it, in one language. */
static void hints_name_the_board_of_a_unit(void)
{
    static const char *const places[LANGUAGE_COUNT] = {
        "Look at row 1 of board 2", "Sieh nach: Zeile 1 von Feld 2",
        "Regardez : ligne 1 de la grille 2", "Mire: fila 1 del tablero 2"};
    struct board *board = board_of("9 samurai", "");
    struct hint hint = {.result = HINT_STEP};
    char name[32] = "", text[100];
    for (unsigned unit = 0; unit < sudoku_layout_unit_count(board->layout); unit++) {
        sudoku_layout_unit_name(board->layout, unit, name, sizeof name);
        if (strcmp(name, "row 1 of board 2") == 0)
            hint.place = (uint16_t)unit;
    }
    for (unsigned language = 0; language < LANGUAGE_COUNT; language++) {
        hint_write((enum language)language, board, &hint, SUDOKU_HINT_PLACE, text, sizeof text);
        CHECK_TEXT(text, places[language]);
    }
    board_destroy(board);
}

/* Three dots mark the cut. */
static void truncates_long_hints(void)
{
    struct board *board = easy_board();
    struct judge *judge = judge_create(board, patience);
    struct hint hint;
    char text[12];
    judge_hint(judge, board, &hint);
    CHECK(strlen(hint.step_text) > sizeof text);
    hint_write(LANGUAGE_ENGLISH, board, &hint, SUDOKU_HINT_STEP, text, sizeof text);
    CHECK_EQ(strlen(text), sizeof text - 1);
    CHECK(strncmp(text, hint.step_text, 8) == 0);
    CHECK_TEXT(text + 8, "...");
    hint_free(&hint);
    judge_destroy(judge);
    board_destroy(board);
}

/* With the symbols of the board: 10 is A. */
static void hints_use_the_symbols_of_the_board(void)
{
    struct game game;
    struct shape shape = shape_of_side(16);
    struct message message;
    uint8_t givens[256];
    for (unsigned cell = 0; cell < 256; cell++)
        givens[cell] = (uint8_t)((cell % 16 + cell / 16 % 4 * 4 + cell / 64) % 16 + 1);
    givens[9] = 0;
    open_game(&game, &unkept, NULL);
    CHECK(game_begin(&game, &shape, givens, &message));
    press(&game, "hhh");
    CHECK(strstr(game.message, "r1c10 is A") != NULL);
    game_end(&game);
}

struct pocket {
    char text[200];
};

static bool put_into(void *user, const char *text)
{
    struct pocket *pocket = user;
    snprintf(pocket->text, sizeof pocket->text, "%s", text);
    return true;
}

static char *get_from(void *user)
{
    const struct pocket *pocket = user;
    return strdup(pocket->text);
}

static void positions_are_copied_and_puzzles_pasted(void)
{
    struct pocket pocket = {"not a puzzle"};
    const struct game_clipboard clipboard = {put_into, get_from, &pocket};
    struct game game;
    begin(&game, &unkept);
    game_key(&game, KEY_CODE_CONTROL + 'c');
    CHECK_TEXT(game.message, "There is no clipboard here");
    game.clipboard = clipboard;
    game_key(&game, KEY_CODE_CONTROL + 'v');
    CHECK(strstr(game.message, "No puzzle") != NULL);
    game_select(&game, 2, false);
    press(&game, "4");
    game_key(&game, KEY_CODE_CONTROL + 'c');
    CHECK(strncmp(pocket.text, "534.7", 5) == 0);
    CHECK_EQ(strlen(pocket.text), 81);
    game_key(&game, KEY_CODE_CONTROL + 'v');
    CHECK_EQ(game.record.board->givens[2], 4);
    CHECK(game.clipboard.put == put_into);
    game_end(&game);
}

static void cells_of_a_diagonal_are_shaded(void)
{
    struct shape shape = shape_of_side(4);
    const uint8_t givens[16] = {1};
    struct game game;
    struct message message;
    struct game_cell state;
    shape.variants = SUDOKU_VARIANT_DIAGONAL;
    open_game(&game, &unkept, NULL);
    CHECK(game_begin(&game, &shape, givens, &message));
    for (unsigned cell = 0; cell < 16; cell++) {
        game_cell_at(&game, cell, &state);
        CHECK_EQ((state.flags & CELL_SHADED) != 0, cell % 5 == 0 || cell % 3 == 0);
    }
    game_end(&game);
}

static void a_pause_hides_the_board_and_stops_the_clock(void)
{
    struct game game;
    struct game_cell state;
    begin(&game, &unkept);
    press(&game, "p");
    double time = game_time(&game);
    game_cell_at(&game, 0, &state);
    CHECK_EQ(state.digit, 0);
    press(&game, "5fdh");
    CHECK_EQ(history_count(&game.record.board->history), 0);
    CHECK(game_time(&game) == time);
    press(&game, "p");
    game_cell_at(&game, 0, &state);
    CHECK_EQ(state.digit, 5);
    game_end(&game);
}

/* Begins a game of the puzzle TEXT, as from the clipboard. */
static void paste(struct game *game, const char *text)
{
    open_game(game, &unkept, NULL);
    game_paste(game, text);
    CHECK(game->record.board != NULL);
}

static void imports_candidates_of_a_text(void)
{
    struct game game;
    paste(&game, "12 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 124 1\n");
    const struct board *board = game.record.board;
    CHECK_EQ(board_digit(board, 0), 0);
    CHECK_EQ(board->layers[LAYER_CENTER][0], 1); /* since r1c2 is 2 */
    CHECK_EQ(board->givens[1], 2);
    CHECK_EQ(board->layers[LAYER_CENTER][14], 2);
    game_end(&game);
    /* If a text has both givens and candidates, a cell with one candidate is not solved yet. */
    paste(&game, "{\"puzzle\":\"1...............\",\"candidates\":[[1],[2],[3,4],[3,4],[2,3,4],"
                 "[2,3],[1,2],[1,2],[2,3],[1,2],[3],[4],[4],[4],[2,3,4],[2,3]]}\n");
    board = game.record.board;
    CHECK_EQ(board->givens[0], 1);
    CHECK_EQ(board_digit(board, 1), 0);
    CHECK_EQ(board->layers[LAYER_CENTER][1], 2);
    CHECK_EQ(board->layers[LAYER_CENTER][2], 12);
    game_end(&game);
}

static void imports_placed_digits_as_entries(void)
{
    struct game game;
    paste(&game, ":0000:x:53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419.."
                 "5....8..79:811::\n");
    const struct board *board = game.record.board;
    CHECK_EQ(board->givens[1], 3);
    CHECK_EQ(board->givens[2], 0);
    CHECK_EQ(board_digit(board, 2), 4);
    CHECK_EQ(board->layers[LAYER_CENTER][3] >> 7 & 1, 0);
    game_end(&game);
}

int main(void)
{
    imports_candidates_of_a_text();
    imports_placed_digits_as_entries();
    arrows_go_around_the_edges();
    digits_are_entered_in_the_current_mode();
    hints_reveal_more_with_each_press();
    hints_use_the_language_of_the_game();
    hints_use_the_symbols_of_the_board();
    hints_name_the_board_of_a_unit();
    truncates_long_hints();
    positions_are_copied_and_puzzles_pasted();
    cells_of_a_diagonal_are_shaded();
    a_pause_hides_the_board_and_stops_the_clock();
    return check_result();
}
