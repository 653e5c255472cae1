/* The folder of saves and its statistics. */
#include "play/save/shelf.h"

#include <stdlib.h>
#include <unistd.h>

#include "play/core/record/statistics.h"
#include "play/play_helpers.h"
#include "play/save/journal.h"
#include "play/save/saves.h"

static const struct shelf *filled;

static bool find_place(char path[PATH_MAX], struct message *message)
{
    (void)message;
    shelf_new_path(filled, path);
    return true;
}

/* Begins a game of LEVEL and, if TO_THE_END, plays it to its end. */
static void play(const struct shelf *shelf, unsigned level, double seconds, bool to_the_end)
{
    struct message message;
    struct record record = {.board = easy_board(), .level = level};
    struct buffer text = {0};
    uint32_t sum = 0;
    filled = shelf;
    record_begin(&record, &text, &sum);
    record_event(EVENT_HINT, 1, NULL, &text, &sum);
    for (uint16_t cell = 0; to_the_end && cell < 81; cell++)
        if (enter_one(record.board, cell, LAYER_DIGIT,
                      (unsigned)shape_digit(easy_solution[cell]))) {
            struct move move = history_move(&record.board->history, record.board->history.made - 1);
            record_event(EVENT_MOVE, seconds, &move, &text, &sum);
        }
    struct journal *journal = journal_create(find_place, text.data, text.length, &message);
    buffer_free(&text);
    journal_close(journal);
    board_destroy(record.board);
}

int main(void)
{
    char folder[] = "/tmp/shelf-test-XXXXXX", data[64];
    struct shelf shelf;
    struct message message;
    const struct game_saves saves = saves_in_files();
    struct level_statistics levels[SUDOKU_LEVEL_EXTREME + 1];
    if (!mkdtemp(folder) || chdir(folder) != 0)
        return 1;
    snprintf(data, sizeof data, "%s/share/deep", folder);
    setenv("XDG_DATA_HOME", data, 1);
    CHECK(shelf_open(&shelf, &message));
    CHECK_EQ(shelf_count(&shelf), 0);
    play(&shelf, SUDOKU_LEVEL_EASY, 100, true);
    play(&shelf, SUDOKU_LEVEL_EASY, 60, true);
    play(&shelf, SUDOKU_LEVEL_EASY, 10, false);
    play(&shelf, SUDOKU_LEVEL_HARD, 10, false);
    shelf_close(&shelf);
    CHECK(shelf_open(&shelf, &message));
    CHECK_EQ(shelf_count(&shelf), 4);
    CHECK(statistics_of_saves(&saves, levels, &message));
    CHECK_EQ(levels[SUDOKU_LEVEL_EASY].begun, 3);
    CHECK_EQ(levels[SUDOKU_LEVEL_EASY].solved, 2);
    CHECK_EQ(levels[SUDOKU_LEVEL_EASY].best, 60);
    CHECK_EQ(levels[SUDOKU_LEVEL_EASY].sum, 160);
    CHECK_EQ(levels[SUDOKU_LEVEL_EASY].hints, 2);
    CHECK_EQ(levels[SUDOKU_LEVEL_HARD].begun, 1);
    CHECK_EQ(levels[SUDOKU_LEVEL_HARD].solved, 0);
    for (size_t i = 0; i < shelf_count(&shelf); i++) {
        char path[PATH_MAX];
        shelf_path(&shelf, i, path);
        CHECK_EQ(unlink(path), 0);
    }
    CHECK_EQ(rmdir(shelf.folder), 0);
    shelf_close(&shelf);
    setenv("XDG_DATA_HOME", "relative", 1);
    setenv("HOME", folder, 1);
    CHECK(shelf_open(&shelf, &message));
    CHECK(strstr(shelf.folder, "/.local/share/sudoku-play") != NULL);
    CHECK_EQ(rmdir(shelf.folder), 0);
    shelf_close(&shelf);
    unsetenv("XDG_DATA_HOME");
    unsetenv("HOME");
    CHECK(!shelf_open(&shelf, &message));
    return check_result();
}
