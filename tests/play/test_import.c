/* Photos on their way to a finished game: what was read is corrected by keys, and played. Usage:
 * test_play_import PHOTO MAKE-FILM; more photos where SUDOKU_TEST_DATA has them. */
#define _XOPEN_SOURCE 700 /* mkdtemp() */
#include "play/core/control/import.h"

#include <stdlib.h>

#include "play/core/control/state.h"
#include "play/game_helpers.h"
#include "play/source/camera.h"
#include "play/source/source.h"

static void open_unkept(struct game *game)
{
    open_game(game, &unkept, NULL);
}

/* Imports the photo at PATH. */
static bool import_photo(struct game *game, const char *path)
{
    struct source_puzzle puzzle;
    struct message message;
    open_unkept(game);
    bool done = source_read(path, &(struct shape){0}, &puzzle, &message) && puzzle.draft &&
                game_import(game, puzzle.draft, &message);
    if (done)
        puzzle.draft = NULL;
    else
        fprintf(stderr, "%s\n", message.text);
    source_puzzle_free(&puzzle);
    CHECK(done);
    return done;
}

/* Corrects the board to TRUTH by keys. Returns the number of wrong cells. */
static unsigned correct(struct game *game, const char *truth)
{
    unsigned wrong = 0;
    for (unsigned cell = 0; cell < 81; cell++) {
        unsigned wanted = (unsigned)shape_digit(truth[cell]);
        game_select(game, cell, false);
        if (board_digit(game->record.board, cell) == wanted)
            continue;
        wrong++;
        if (wanted)
            press(game, (char[2]){truth[cell], '\0'});
        else
            game_key(game, KEY_CODE_ERASE);
    }
    return wrong;
}

static void play_to_the_end(struct game *game)
{
    const struct judge *judge = game_judge(game);
    CHECK(judge && judge->status == SUDOKU_OK);
    for (unsigned cell = 0; cell < 81 && judge && judge->status == SUDOKU_OK; cell++) {
        game_select(game, cell, false);
        if (!board_digit(game->record.board, cell))
            press(game, (char[2]){shape_symbol(judge->solution[cell]), '\0'});
    }
    CHECK_TEXT(game->message, "Solved!");
    CHECK(game->record.is_solved);
}

static void a_photo_with_entries_becomes_a_game_with_entries(const char *path)
{
    struct game game;
    if (!import_photo(&game, path))
        return;
    CHECK(game.draft && game.draft->picture && !game.watch.runs);
    CHECK_EQ(draft_doubts(game.draft), 0);
    game_key(&game, KEY_CODE_ENTER);
    CHECK(!game.draft && game.watch.runs);
    unsigned entries = 0;
    for (unsigned cell = 0; cell < 81; cell++) {
        const struct board *board = game.record.board;
        CHECK_EQ(board->givens[cell], shape_digit(easy_puzzle[cell]));
        entries += !board->givens[cell] && board_digit(board, cell);
    }
    CHECK_EQ(entries, 7); /* by pen on the photo */
    play_to_the_end(&game);
    game_end(&game);
}

/* Training photos whose digits are in a file next to them. */
static void photos_with_known_digits_become_finished_games(void)
{
    static const char *const names[] = {"image1", "image100", "image1007"};
    const char *folder = getenv("SUDOKU_TEST_DATA");
    for (unsigned i = 0; i < 3 && folder && *folder; i++) {
        char path[4096], line[300], truth[82] = "";
        struct game game;
        snprintf(path, sizeof path, "%s/photos/train/%s.dat", folder, names[i]);
        FILE *file = fopen(path, "r");
        CHECK(file != NULL);
        for (unsigned row = 0; file && row < 11 && fgets(line, sizeof line, file); row++)
            for (unsigned k = 0; row >= 2 && k < 9; k++)
                truth[(row - 2) * 9 + k] = line[2 * k] == '0' ? '.' : line[2 * k];
        if (file)
            fclose(file);
        snprintf(path, sizeof path, "%s/photos/train/%s.jpg", folder, names[i]);
        if (!import_photo(&game, path))
            continue;
        CHECK(correct(&game, truth) < 5);
        game_key(&game, KEY_CODE_ENTER);
        CHECK(!game.draft);
        play_to_the_end(&game);
        game_end(&game);
    }
}

/* A game that watches a recording in its own folder. */
struct watching {
    struct game game;
    char folder[30], path[60];
};

/* Makes a recording with the program MAKE_FILM and ARGUMENTS, and watches it. */
static void watch(struct watching *watching, const char *make_film, const char *arguments)
{
    char command[600], *path = watching->path;
    struct message message;
    snprintf(watching->folder, sizeof watching->folder, "/tmp/play-film-XXXXXX");
    CHECK(mkdtemp(watching->folder) != NULL);
    snprintf(path, sizeof watching->path, "%s/film.y4m", watching->folder);
    snprintf(command, sizeof command, "'%s' %s >%s", make_film, arguments, path);
    CHECK_EQ(system(command), 0);
    CHECK(camera_is_meant(path) && !camera_is_meant("puzzle.txt"));
    open_unkept(&watching->game);
    struct puzzle_camera *camera = camera_open(path, &message);
    CHECK(camera != NULL);
    const struct game_camera service = camera_service(camera);
    game_watch(&watching->game, &service);
}

static void poll_to_the_end(struct game *game)
{
    CHECK(game->camera.poll != NULL);
    while (game->camera.poll)
        game_poll(game);
    CHECK(game->draft != NULL);
}

static void stop_watching(struct watching *watching)
{
    char command[60];
    game_end(&watching->game);
    snprintf(command, sizeof command, "rm -r %s", watching->folder);
    CHECK_EQ(system(command), 0);
}

static void a_recording_becomes_a_finished_game(const char *make_film)
{
    struct watching watching;
    struct game *game = &watching.game;
    watch(&watching, make_film, "30 0");
    press(game, "5hf");
    CHECK_EQ(history_count(&game->record.board->history), 0);
    poll_to_the_end(game);
    CHECK(game->draft->picture);
    CHECK_EQ(correct(game, easy_puzzle), 0);
    game_key(game, KEY_CODE_ENTER);
    play_to_the_end(game);
    stop_watching(&watching);
}

/* Enter on a recording without a puzzle opens an empty draft. */
static void recording_without_a_puzzle_opens_an_empty_draft(const char *make_film)
{
    struct watching watching;
    struct game *game = &watching.game;
    watch(&watching, make_film, "3 0 blank");
    game_key(game, KEY_CODE_ENTER);
    poll_to_the_end(game);
    CHECK(!game->draft->picture);
    CHECK(strstr(game->message, "no puzzle was read") != NULL);
    correct(game, easy_puzzle);
    game_key(game, KEY_CODE_ENTER);
    CHECK(!game->draft);
    stop_watching(&watching);
}

/* ------------------------------------------------------------------------------- without photos */

/* Imports the easy puzzle with a wrong handwritten 1 in r1c3 and a doubtful r1c1. */
static void import_easy(struct game *game)
{
    struct shape shape = shape_of_side(9);
    struct draft *draft = draft_create(&shape);
    struct message message;
    for (unsigned cell = 0; cell < 81; cell++)
        draft->digits[cell] = (uint8_t)shape_digit(easy_puzzle[cell]);
    draft->digits[2] = 1;
    draft->is_hand[2] = draft->is_doubtful[0] = draft->is_doubtful[40] = true;
    open_unkept(game);
    CHECK(game_import(game, draft, &message));
}

static void marks_doubtful_cells_until_confirmed(void)
{
    struct game game;
    struct game_cell state;
    import_easy(&game);
    CHECK(strstr(game.message, "doubtful: 2") != NULL);
    game_key(&game, KEY_CODE_TAB);
    CHECK_EQ(game.cursor, 40);
    game_cell_at(&game, 40, &state);
    CHECK(state.flags & CELL_DOUBTFUL);
    press(&game, "g");
    game_cell_at(&game, 40, &state);
    CHECK(!(state.flags & CELL_DOUBTFUL));
    game_key(&game, KEY_CODE_TAB);
    CHECK_EQ(game.cursor, 0);
    /* The digit remains. */
    press(&game, "5");
    CHECK_EQ(board_digit(game.record.board, 0), 5);
    CHECK_EQ(draft_doubts(game.draft), 0);
    game_end(&game);
}

static void corrections_can_be_undone(void)
{
    struct game game;
    import_easy(&game);
    press(&game, "8");
    CHECK_EQ(board_digit(game.record.board, 0), 8);
    press(&game, "uu");
    CHECK_EQ(board_digit(game.record.board, 0), 5);
    CHECK_EQ(board_digit(game.record.board, 1), 3);
    game_end(&game);
}

static void handwriting_becomes_entries(void)
{
    struct game game;
    import_easy(&game);
    game_key(&game, KEY_CODE_ENTER);
    CHECK(!game.draft);
    CHECK_EQ(game.record.board->givens[2], 0);
    CHECK_EQ(board_digit(game.record.board, 2), 1);
    press(&game, "u");
    CHECK_EQ(board_digit(game.record.board, 2), 0);
    game_end(&game);
}

static void handwriting_can_be_omitted_or_declared_print(void)
{
    struct game game;
    import_easy(&game);
    press(&game, "e");
    CHECK(strstr(game.message, "off") != NULL);
    game_key(&game, KEY_CODE_ENTER);
    CHECK_EQ(board_digit(game.record.board, 2), 0);
    game_end(&game);
    import_easy(&game);
    game_select(&game, 2, false);
    press(&game, "4y");
    game_key(&game, KEY_CODE_ENTER);
    CHECK_EQ(game.record.board->givens[2], 4);
    game_end(&game);
}

static void puzzle_without_unique_solution_begins_on_second_request(void)
{
    struct game game;
    import_easy(&game);
    press(&game, "3");
    game_key(&game, KEY_CODE_ENTER);
    CHECK(game.draft && strstr(game.message, "Not just one solution"));
    press(&game, "u");
    game_key(&game, KEY_CODE_ENTER);
    CHECK(!game.draft);
    game_end(&game);
    import_easy(&game);
    press(&game, "3");
    game_key(&game, KEY_CODE_ENTER);
    game_key(&game, KEY_CODE_ENTER);
    CHECK(!game.draft);
    CHECK_EQ(game.record.board->givens[0], 3);
    game_end(&game);
}

/* Candidates, hints and the like require a game. */
static void game_commands_do_nothing_in_a_draft(void)
{
    struct game game;
    import_easy(&game);
    press(&game, "fhdkpx");
    CHECK_EQ(history_count(&game.record.board->history), 0);
    CHECK_EQ(game.settings.mode, LAYER_DIGIT);
    CHECK(!game.is_paused && !game.hint_level);
    game_end(&game);
}

int main(int argc, char **argv)
{
    if (argc > 1)
        a_photo_with_entries_becomes_a_game_with_entries(argv[1]);
    if (argc > 2) {
        a_recording_becomes_a_finished_game(argv[2]);
        recording_without_a_puzzle_opens_an_empty_draft(argv[2]);
    }
    photos_with_known_digits_become_finished_games();
    marks_doubtful_cells_until_confirmed();
    corrections_can_be_undone();
    handwriting_becomes_entries();
    handwriting_can_be_omitted_or_declared_print();
    puzzle_without_unique_solution_begins_on_second_request();
    game_commands_do_nothing_in_a_draft();
    return check_result();
}
