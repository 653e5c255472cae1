/* A game as it is played, by keys alone, without a view. */
#define _XOPEN_SOURCE 700 /* strdup() */
#include <stdlib.h>

#include "play/control/clipboard.h"
#include "play/control/look.h"
#include "play/session_helpers.h"

static void arrows_go_around_the_edges(void)
{
    struct session session;
    begin(&session, &unkept);
    CHECK_EQ(session.cursor, 40);
    command_key(&session, KEY_CODE_HOME);
    command_key(&session, KEY_CODE_UP);
    CHECK_EQ(session.cursor, 72);
    command_key(&session, KEY_CODE_LEFT);
    CHECK_EQ(session.cursor, 80);
    command_key(&session, KEY_CODE_DOWN);
    CHECK_EQ(session.cursor, 8);
    command_key(&session, KEY_CODE_SHIFT + KEY_CODE_RIGHT);
    CHECK(session.is_selected[8] && session.is_selected[0]);
    session_close(&session);
}

static void digits_go_where_the_mode_says(void)
{
    struct session session;
    struct look look;
    begin(&session, &unkept);
    session_select(&session, 2, false);
    press(&session, "x1c2v3z");
    look_at(&session, 2, &look);
    CHECK_EQ(look.corner, 1);
    CHECK_EQ(look.center, 2);
    CHECK_EQ(look.color, 3);
    press(&session, "5");
    look_at(&session, 2, &look);
    CHECK_EQ(look.digit, 5);
    CHECK(look.flags & LOOK_WRONG);
    look_at(&session, 0, &look);
    CHECK((look.flags & (LOOK_WRONG | LOOK_GIVEN)) == (LOOK_WRONG | LOOK_GIVEN));
    press(&session, "w");
    look_at(&session, 2, &look);
    CHECK(!(look.flags & LOOK_WRONG));
    press(&session, "k");
    CHECK_TEXT(session.message, "Mistakes: 1");
    look_at(&session, 2, &look);
    CHECK(look.flags & LOOK_WRONG);
    press(&session, "u");
    look_at(&session, 2, &look);
    CHECK_EQ(look.digit, 0);
    session_close(&session);
}

static void hints_tell_more_with_each_press(void)
{
    struct session session;
    struct look look;
    unsigned drawn = 0;
    begin(&session, &unkept);
    press(&session, "h");
    CHECK(session.message[0] && !strstr(session.message, "Single"));
    press(&session, "h");
    CHECK(strstr(session.message, "Single") && !strstr(session.message, " is "));
    for (unsigned cell = 0; cell < 81; cell++) {
        look_at(&session, cell, &look);
        drawn += look.placed != 0;
    }
    CHECK_EQ(drawn, 0);
    press(&session, "h");
    CHECK(strstr(session.message, " is ") != NULL);
    for (unsigned cell = 0; cell < 81; cell++) {
        look_at(&session, cell, &look);
        drawn += look.placed != 0;
    }
    CHECK_EQ(drawn, 1);
    CHECK_EQ(session.record.hints, 1);
    press(&session, "d");
    CHECK_EQ(game_open(session.record.game), 50);
    for (unsigned i = 0; i < 50; i++)
        press(&session, "d");
    CHECK_TEXT(session.message, "Solved!");
    CHECK(!session.watch.runs);
    session_close(&session);
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
    const struct clipboard clipboard = {put_into, get_from, &pocket};
    struct session session;
    begin(&session, &unkept);
    command_key(&session, KEY_CODE_CONTROL + 'c');
    CHECK_TEXT(session.message, "There is no clipboard here");
    session.clipboard = clipboard;
    command_key(&session, KEY_CODE_CONTROL + 'v');
    CHECK(strstr(session.message, "No puzzle") != NULL);
    session_select(&session, 2, false);
    press(&session, "4");
    command_key(&session, KEY_CODE_CONTROL + 'c');
    CHECK(strncmp(pocket.text, "534.7", 5) == 0);
    CHECK_EQ(strlen(pocket.text), 81);
    command_key(&session, KEY_CODE_CONTROL + 'v');
    CHECK_EQ(session.record.game->givens[2], 4);
    CHECK(session.clipboard.put == put_into);
    session_close(&session);
}

static void cells_of_a_diagonal_are_shaded(void)
{
    struct shape shape = shape_of_side(4);
    const uint8_t givens[16] = {1};
    struct session session;
    struct message message;
    struct look look;
    shape.variants = SUDOKU_VARIANT_DIAGONAL;
    session_open(&session, &unkept, NULL);
    CHECK(session_begin(&session, &shape, givens, &message));
    for (unsigned cell = 0; cell < 16; cell++) {
        look_at(&session, cell, &look);
        CHECK_EQ((look.flags & LOOK_SHADED) != 0, cell % 5 == 0 || cell % 3 == 0);
    }
    session_close(&session);
}

static void a_pause_hides_the_board_and_stops_the_clock(void)
{
    struct session session;
    struct look look;
    begin(&session, &unkept);
    press(&session, "p");
    double time = session_time(&session);
    look_at(&session, 0, &look);
    CHECK_EQ(look.digit, 0);
    press(&session, "5fdh");
    CHECK_EQ(history_count(&session.record.game->history), 0);
    CHECK(session_time(&session) == time);
    press(&session, "p");
    look_at(&session, 0, &look);
    CHECK_EQ(look.digit, 5);
    session_close(&session);
}

int main(void)
{
    arrows_go_around_the_edges();
    digits_go_where_the_mode_says();
    hints_tell_more_with_each_press();
    positions_are_copied_and_puzzles_pasted();
    cells_of_a_diagonal_are_shaded();
    a_pause_hides_the_board_and_stops_the_clock();
    return check_result();
}
