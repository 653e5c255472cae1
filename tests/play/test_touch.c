/* The window played by touch, on a virtual screen. */
#define SDL_MAIN_HANDLED
#define _XOPEN_SOURCE 700 /* setenv() */
#include <SDL2/SDL.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#include "play/game_helpers.h"
#include "play/view/view.h"

/* The window is 960 x 720. The board is square, at the top left; r1c3 and r1c4 are empty, and the
 * button of 4 is to the right. */
static const float open_cell[2] = {175 / 960.0F, 75 / 720.0F};
static const float next_cell[2] = {240 / 960.0F, 75 / 720.0F};
static const float four[2] = {670 / 960.0F, 130 / 720.0F};

/* An event of a finger. */
struct touch {
    Uint32 type; /* 0: the end */
    SDL_FingerID finger;
    const float *at;
};

static void push(const struct touch *touch)
{
    SDL_Event event = {0};
    event.type = touch->type ? touch->type : SDL_QUIT;
    if (touch->type) {
        event.tfinger.fingerId = touch->finger;
        event.tfinger.x = touch->at[0];
        event.tfinger.y = touch->at[1];
    }
    while (SDL_PushEvent(&event) != 1)
        nanosleep(&(struct timespec){0, 1000000}, NULL);
}

/* Waits until the window is shown, since it accepts no events before. */
static void *play_by_touch(void *user)
{
    const struct touch *touch = user;
    while (!SDL_WasInit(SDL_INIT_VIDEO))
        nanosleep(&(struct timespec){0, 1000000}, NULL);
    for (; touch->type; touch++)
        push(touch);
    push(touch);
    return NULL;
}

/* Plays the easy puzzle by TOUCHES. */
static void play(struct game *game, struct touch *touches)
{
    struct timing timing = {0};
    struct message message = {{0}};
    pthread_t thread;
    begin(game, &unkept);
    CHECK_EQ(pthread_create(&thread, NULL, play_by_touch, touches), 0);
    CHECK(window_is_possible(&message) && window_play(game, &timing, &message));
    pthread_join(thread, NULL);
    timing_free(&timing);
    SDL_Quit();
}

static void a_finger_selects_cells_and_presses_buttons(void)
{
    struct touch touches[] = {{SDL_FINGERDOWN, 1, open_cell},
                              {SDL_FINGERUP, 1, open_cell},
                              {SDL_FINGERDOWN, 2, four},
                              {SDL_FINGERUP, 2, four},
                              {0, 0, NULL}};
    struct game game;
    play(&game, touches);
    CHECK_EQ(game.cursor, 2);
    CHECK_EQ(board_digit(game.record.board, 2), 4);
    game_end(&game);
}

static void dragging_a_finger_extends_the_selection(void)
{
    struct touch touches[] = {{SDL_FINGERDOWN, 1, open_cell},
                              {SDL_FINGERMOTION, 1, next_cell},
                              {SDL_FINGERUP, 1, next_cell},
                              {SDL_FINGERMOTION, 1, four},
                              {0, 0, NULL}};
    struct game game;
    play(&game, touches);
    CHECK(game.is_selected[2] && game.is_selected[3]);
    CHECK_EQ(game.cursor, 3);
    game_end(&game);
}

static void ignores_a_second_finger(void)
{
    struct touch touches[] = {{SDL_FINGERDOWN, 1, open_cell},   {SDL_FINGERDOWN, 2, four},
                              {SDL_FINGERMOTION, 2, next_cell}, {SDL_FINGERUP, 2, next_cell},
                              {SDL_FINGERUP, 1, open_cell},     {0, 0, NULL}};
    struct game game;
    play(&game, touches);
    CHECK_EQ(game.cursor, 2);
    CHECK(!game.is_selected[3]);
    CHECK_EQ(history_count(&game.record.board->history), 0);
    game_end(&game);
}

int main(void)
{
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    a_finger_selects_cells_and_presses_buttons();
    dragging_a_finger_extends_the_selection();
    ignores_a_second_finger();
    return check_result();
}
