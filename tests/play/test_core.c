/* The game by its public header alone, with services in memory. */
#include <string.h>

#include "play/core_helpers.h"

static void cells_show_moves_and_undo_takes_them_back(void)
{
    double seconds = 0;
    struct game *game = begin(&seconds);
    CHECK_EQ(game_cell_count(game), 81);
    CHECK(cell_at(game, 0).flags & CELL_GIVEN);
    game_select(game, 2, false);
    CHECK(cell_at(game, 2).flags & CELL_CURSOR);
    CHECK(run(game, "corners") && game_digit(game, 1) == GAME_DONE);
    CHECK(run(game, "centers") && game_digit(game, 4) == GAME_DONE);
    CHECK(run(game, "colors") && game_digit(game, 9) == GAME_DONE);
    CHECK_EQ(cell_at(game, 2).corner, 1);
    CHECK_EQ(cell_at(game, 2).center, 8);
    CHECK_EQ(cell_at(game, 2).color, 9);
    CHECK(run(game, "digits") && game_digit(game, 5) == GAME_DONE);
    CHECK(cell_at(game, 2).flags & cell_at(game, 0).flags & CELL_WRONG);
    CHECK(run(game, "check"));
    CHECK_TEXT(game_message(game), "Mistakes: 1");
    for (unsigned i = 0; i < 4; i++)
        CHECK(run(game, "undo"));
    CHECK_EQ(cell_at(game, 2).corner | cell_at(game, 2).center | cell_at(game, 2).digit, 0);
    game_destroy(game);
}

static void commands_report_why_they_did_nothing(void)
{
    double seconds = 0;
    struct game *game = begin(&seconds);
    CHECK_EQ(game_command_find("no such command"), -1);
    CHECK_EQ(game_command(game, -1), GAME_UNKNOWN);
    CHECK_EQ(game_command(game, 10000), GAME_UNKNOWN);
    CHECK_EQ(game_digit(game, 0), GAME_UNKNOWN);
    CHECK_EQ(game_digit(game, 10), GAME_UNKNOWN);
    CHECK(!game_command_is_possible(game, game_command_find("confirm")));
    CHECK_EQ(game_command(game, game_command_find("confirm")), GAME_NOT_NOW);
    CHECK(run(game, "pause"));
    CHECK_EQ(game_digit(game, 4), GAME_NOT_NOW);
    CHECK_EQ(cell_at(game, 0).digit, 0);
    CHECK(run(game, "pause"));
    CHECK_EQ(cell_at(game, 0).digit, 5);
    for (int i = 0; game_command_name(i); i++)
        CHECK(!game_command_name(i)[0] || game_command_find(game_command_name(i)) == i);
    game_destroy(game);
}

static void the_clock_stands_still_in_pauses(void)
{
    double seconds = 100;
    struct game *game = begin(&seconds);
    seconds = 130;
    CHECK_EQ(game_time(game), 30);
    CHECK(run(game, "pause"));
    seconds = 1000;
    CHECK_EQ(game_time(game), 30);
    CHECK(run(game, "pause"));
    seconds = 1005;
    CHECK_EQ(game_course(game).seconds, 35);
    game_destroy(game);
}

static void a_stored_game_continues_with_its_moves(void)
{
    double seconds = 0;
    struct game *game = begin(&seconds), *other = begin(&seconds);
    struct buffer text = {0}, again = {0};
    struct message message;
    struct game_course course;
    game_select(game, 2, false);
    game_digit(game, 4);
    seconds = 12.5;
    CHECK(run(game, "hint"));
    game_store(game, &text);
    CHECK(game_load(other, text.data, text.length, &message));
    CHECK_TEXT(message.text, "");
    CHECK_EQ(cell_at(other, 2).digit, 4);
    CHECK_EQ(game_course(other).hints, 1);
    CHECK_EQ(game_course(other).seconds, 12.5);
    game_store(other, &again);
    CHECK(again.length == text.length && memcmp(again.data, text.data, text.length) == 0);
    CHECK(run(other, "undo"));
    CHECK_EQ(cell_at(other, 2).digit, 0);
    play_to_the_end(other);
    again.length = 0;
    game_store(other, &again);
    CHECK(game_course_read(again.data, again.length, &course) && course.is_solved);
    buffer_free(&again);
    buffer_free(&text);
    game_destroy(other);
    game_destroy(game);
}

static void damaged_text_continues_up_to_the_damage(void)
{
    double seconds = 0;
    struct game *game = begin(&seconds);
    struct buffer text = {0};
    struct message message;
    game_select(game, 2, false);
    game_digit(game, 4);
    game_digit(game, 1);
    game_store(game, &text);
    text.data[text.length - 3] ^= 1;
    CHECK(game_load(game, text.data, text.length, &message));
    CHECK(strstr(message.text, "damaged") != NULL);
    CHECK_EQ(cell_at(game, 2).digit, 4);
    CHECK(!game_load(game, "nothing", 7, &message) && message.text[0]);
    CHECK_EQ(cell_at(game, 2).digit, 4);
    buffer_free(&text);
    game_destroy(game);
}

/* ---------------------------------------------------------------------------------------- saves */

/* One save in memory; it refuses text while it is full. */
struct memory_save {
    struct buffer text;
    bool is_full, is_closed;
};

static bool append(void *save, const char *text, size_t length, struct message *message)
{
    struct memory_save *memory = save;
    if (memory->is_full)
        return message_set(message, "full");
    buffer_add(&memory->text, text, length);
    return true;
}

static void *create(void *user, const char *text, size_t length, struct message *message)
{
    append(user, text, length, message);
    return user;
}

static const char *name_of(void *save)
{
    (void)save;
    return "memory";
}

static bool take_moved(void *save)
{
    (void)save;
    return false;
}

static bool close_save(void *save, struct message *message)
{
    ((struct memory_save *)save)->is_closed = true;
    return !((struct memory_save *)save)->is_full || message_set(message, "full");
}

static void each_move_reaches_the_save(void)
{
    double seconds = 0;
    struct memory_save memory = {0};
    struct buffer text = {0};
    const struct game_settings settings = {.is_kept = true};
    const struct game_services services = {.clock = {now, NULL, &seconds},
                                           .saves = {.create = create,
                                                     .append = append,
                                                     .name = name_of,
                                                     .take_moved = take_moved,
                                                     .close = close_save,
                                                     .user = &memory}};
    struct game *game = game_create(&settings, &services);
    game_paste(game, easy_puzzle);
    game_select(game, 2, false);
    game_digit(game, 4);
    game_store(game, &text);
    CHECK(text.length == memory.text.length &&
          memcmp(text.data, memory.text.data, text.length) == 0);
    memory.is_full = true;
    game_digit(game, 1);
    CHECK_TEXT(game_message(game), "Not saved: full");
    CHECK(!game_end(game) && memory.is_closed);
    CHECK_TEXT(game_trouble(game)->lost.text, "full");
    buffer_free(&text);
    buffer_free(&memory.text);
    game_destroy(game);
}

/* ------------------------------------------------------------------------------------- assessor */

static bool at_once(void *user)
{
    (void)user;
    return true;
}

static void puzzles_are_assessed_and_cancelled(void)
{
    struct shape shape = shape_of_side(9);
    uint8_t givens[81] = {0};
    for (unsigned i = 0; i < 81; i++)
        givens[i] = (uint8_t)shape_digit(easy_puzzle[i]);
    struct assessment found = game_assess(&shape, givens, 60, NULL, NULL);
    CHECK_EQ(found.status, SUDOKU_OK);
    CHECK_EQ(found.level, SUDOKU_LEVEL_EASY);
    givens[0] = 0;
    memset(givens, 0, 60);
    CHECK_EQ(game_assess(&shape, givens, 60, NULL, NULL).status, SUDOKU_SEVERAL_SOLUTIONS);
    CHECK_EQ(game_assess(&shape, givens, 60, at_once, NULL).level, 0);
}

int main(void)
{
    cells_show_moves_and_undo_takes_them_back();
    commands_report_why_they_did_nothing();
    the_clock_stands_still_in_pauses();
    a_stored_game_continues_with_its_moves();
    damaged_text_continues_up_to_the_damage();
    each_move_reaches_the_save();
    puzzles_are_assessed_and_cancelled();
    return check_result();
}
