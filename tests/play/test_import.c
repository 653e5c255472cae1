/* Photos on their way to a finished game: what was read is corrected by keys, and played. Usage:
 * test_play_import PHOTO MAKE-FILM; more photos where SUDOKU_TEST_DATA has them. */
#define _XOPEN_SOURCE 700 /* mkdtemp() */
#include "play/control/import.h"

#include <stdlib.h>

#include "play/control/background.h"
#include "play/control/look.h"
#include "play/session_helpers.h"
#include "play/source/source.h"

static void open_session(struct session *session)
{
    session_open(session, &unkept, NULL);
}

/* Imports the photo at PATH. */
static bool import_photo(struct session *session, const char *path)
{
    struct source_puzzle puzzle;
    struct message message;
    open_session(session);
    bool done = source_read(path, &(struct shape){0}, &puzzle, &message) && puzzle.draft &&
                session_import(session, puzzle.draft, &message);
    if (done)
        puzzle.draft = NULL;
    else
        fprintf(stderr, "%s\n", message.text);
    source_puzzle_free(&puzzle);
    CHECK(done);
    return done;
}

/* Corrects the board to TRUTH by keys. Returns the number of wrong cells. */
static unsigned correct(struct session *session, const char *truth)
{
    unsigned wrong = 0;
    for (unsigned cell = 0; cell < 81; cell++) {
        unsigned wanted = (unsigned)shape_digit(truth[cell]);
        session_select(session, cell, false);
        if (game_digit(session->record.game, cell) == wanted)
            continue;
        wrong++;
        if (wanted)
            press(session, (char[2]){truth[cell], '\0'});
        else
            command_key(session, KEY_CODE_ERASE);
    }
    return wrong;
}

static void play_to_the_end(struct session *session)
{
    const struct judge *judge = session_judge(session);
    CHECK(judge && judge->status == SUDOKU_OK);
    for (unsigned cell = 0; cell < 81 && judge && judge->status == SUDOKU_OK; cell++) {
        session_select(session, cell, false);
        if (!game_digit(session->record.game, cell))
            press(session, (char[2]){shape_symbol(judge->solution[cell]), '\0'});
    }
    CHECK_TEXT(session->message, "Solved!");
    CHECK(session->record.is_solved);
}

static void a_photo_with_entries_becomes_a_game_with_entries(const char *path)
{
    struct session session;
    if (!import_photo(&session, path))
        return;
    CHECK(session.draft && session.draft->picture && !session.watch.runs);
    CHECK_EQ(draft_doubts(session.draft), 0);
    command_key(&session, KEY_CODE_ENTER);
    CHECK(!session.draft && session.watch.runs);
    unsigned entries = 0;
    for (unsigned cell = 0; cell < 81; cell++) {
        const struct game *game = session.record.game;
        CHECK_EQ(game->givens[cell], shape_digit(easy_puzzle[cell]));
        entries += !game->givens[cell] && game_digit(game, cell);
    }
    CHECK_EQ(entries, 7); /* by pen on the photo */
    play_to_the_end(&session);
    session_close(&session);
}

/* Training photos whose digits are in a file next to them. */
static void photos_with_known_digits_become_finished_games(void)
{
    static const char *const names[] = {"image1", "image100", "image1007"};
    const char *folder = getenv("SUDOKU_TEST_DATA");
    for (unsigned i = 0; i < 3 && folder && *folder; i++) {
        char path[4096], line[300], truth[82] = "";
        struct session session;
        snprintf(path, sizeof path, "%s/photos/train/%s.dat", folder, names[i]);
        FILE *file = fopen(path, "r");
        CHECK(file != NULL);
        for (unsigned row = 0; file && row < 11 && fgets(line, sizeof line, file); row++)
            for (unsigned k = 0; row >= 2 && k < 9; k++)
                truth[(row - 2) * 9 + k] = line[2 * k] == '0' ? '.' : line[2 * k];
        if (file)
            fclose(file);
        snprintf(path, sizeof path, "%s/photos/train/%s.jpg", folder, names[i]);
        if (!import_photo(&session, path))
            continue;
        CHECK(correct(&session, truth) < 5);
        command_key(&session, KEY_CODE_ENTER);
        CHECK(!session.draft);
        play_to_the_end(&session);
        session_close(&session);
    }
}

/* A session that watches a recording in its own folder. */
struct watching {
    struct session session;
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
    open_session(&watching->session);
    struct puzzle_camera *camera = camera_open(path, &message);
    CHECK(camera != NULL);
    background_watch(&watching->session, camera);
}

static void poll_to_the_end(struct session *session)
{
    CHECK(session->camera != NULL);
    while (session->camera)
        background_poll(session);
    CHECK(session->draft != NULL);
}

static void stop_watching(struct watching *watching)
{
    char command[60];
    session_close(&watching->session);
    snprintf(command, sizeof command, "rm -r %s", watching->folder);
    CHECK_EQ(system(command), 0);
}

static void a_recording_becomes_a_finished_game(const char *make_film)
{
    struct watching watching;
    struct session *session = &watching.session;
    watch(&watching, make_film, "30 0");
    press(session, "5hf");
    CHECK_EQ(history_count(&session->record.game->history), 0);
    poll_to_the_end(session);
    CHECK(session->draft->picture);
    CHECK_EQ(correct(session, easy_puzzle), 0);
    command_key(session, KEY_CODE_ENTER);
    play_to_the_end(session);
    stop_watching(&watching);
}

/* Enter on a recording without a puzzle opens an empty draft. */
static void recording_without_a_puzzle_opens_an_empty_draft(const char *make_film)
{
    struct watching watching;
    struct session *session = &watching.session;
    watch(&watching, make_film, "3 0 blank");
    command_key(session, KEY_CODE_ENTER);
    poll_to_the_end(session);
    CHECK(!session->draft->picture);
    CHECK(strstr(session->message, "no puzzle was read") != NULL);
    correct(session, easy_puzzle);
    command_key(session, KEY_CODE_ENTER);
    CHECK(!session->draft);
    stop_watching(&watching);
}

/* ------------------------------------------------------------------------------- without photos */

/* Imports the easy puzzle with a wrong handwritten 1 in r1c3 and a doubtful r1c1. */
static void import_easy(struct session *session)
{
    struct shape shape = shape_of_side(9);
    struct draft *draft = draft_create(&shape);
    struct message message;
    for (unsigned cell = 0; cell < 81; cell++)
        draft->digits[cell] = (uint8_t)shape_digit(easy_puzzle[cell]);
    draft->digits[2] = 1;
    draft->is_hand[2] = draft->is_doubtful[0] = draft->is_doubtful[40] = true;
    open_session(session);
    CHECK(session_import(session, draft, &message));
}

static void marks_doubtful_cells_until_confirmed(void)
{
    struct session session;
    struct look look;
    import_easy(&session);
    CHECK(strstr(session.message, "doubtful: 2") != NULL);
    command_key(&session, KEY_CODE_TAB);
    CHECK_EQ(session.cursor, 40);
    look_at(&session, 40, &look);
    CHECK(look.flags & LOOK_DOUBTFUL);
    press(&session, "g");
    look_at(&session, 40, &look);
    CHECK(!(look.flags & LOOK_DOUBTFUL));
    command_key(&session, KEY_CODE_TAB);
    CHECK_EQ(session.cursor, 0);
    /* The digit remains. */
    press(&session, "5");
    CHECK_EQ(game_digit(session.record.game, 0), 5);
    CHECK_EQ(draft_doubts(session.draft), 0);
    session_close(&session);
}

static void corrections_can_be_undone(void)
{
    struct session session;
    import_easy(&session);
    press(&session, "8");
    CHECK_EQ(game_digit(session.record.game, 0), 8);
    press(&session, "uu");
    CHECK_EQ(game_digit(session.record.game, 0), 5);
    CHECK_EQ(game_digit(session.record.game, 1), 3);
    session_close(&session);
}

static void handwriting_becomes_entries(void)
{
    struct session session;
    import_easy(&session);
    command_key(&session, KEY_CODE_ENTER);
    CHECK(!session.draft);
    CHECK_EQ(session.record.game->givens[2], 0);
    CHECK_EQ(game_digit(session.record.game, 2), 1);
    press(&session, "u");
    CHECK_EQ(game_digit(session.record.game, 2), 0);
    session_close(&session);
}

static void handwriting_can_be_omitted_or_declared_print(void)
{
    struct session session;
    import_easy(&session);
    press(&session, "e");
    CHECK(strstr(session.message, "off") != NULL);
    command_key(&session, KEY_CODE_ENTER);
    CHECK_EQ(game_digit(session.record.game, 2), 0);
    session_close(&session);
    import_easy(&session);
    session_select(&session, 2, false);
    press(&session, "4y");
    command_key(&session, KEY_CODE_ENTER);
    CHECK_EQ(session.record.game->givens[2], 4);
    session_close(&session);
}

static void puzzle_without_unique_solution_begins_on_second_request(void)
{
    struct session session;
    import_easy(&session);
    press(&session, "3");
    command_key(&session, KEY_CODE_ENTER);
    CHECK(session.draft && strstr(session.message, "Not just one solution"));
    press(&session, "u");
    command_key(&session, KEY_CODE_ENTER);
    CHECK(!session.draft);
    session_close(&session);
    import_easy(&session);
    press(&session, "3");
    command_key(&session, KEY_CODE_ENTER);
    command_key(&session, KEY_CODE_ENTER);
    CHECK(!session.draft);
    CHECK_EQ(session.record.game->givens[0], 3);
    session_close(&session);
}

/* Candidates, hints and the like require a game. */
static void game_commands_do_nothing_in_a_draft(void)
{
    struct session session;
    import_easy(&session);
    press(&session, "fhdkpx");
    CHECK_EQ(history_count(&session.record.game->history), 0);
    CHECK_EQ(session.mode, LAYER_DIGIT);
    CHECK(!session.is_paused && !session.hint_level);
    session_close(&session);
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
