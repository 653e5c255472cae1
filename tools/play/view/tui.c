/* The game in a terminal, using ncurses: works on any terminal, over ssh, with or without color. */
#include "play/view/view.h"

#include <curses.h>
#include <errno.h>
#include <locale.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/run/interrupt.h"
#include "play/core/control/command.h"
#include "play/view/tui_board.h"
#include "play/view/tui_clipboard.h"
#include "play/view/tui_terminal.h"

bool tui_is_built(void)
{
    return true;
}

static void start_colors(void)
{
    static const short inks[TUI_INK_COUNT] = {
        [TUI_PLAIN] = -1,        [TUI_GIVEN] = -1,        [TUI_FOUND] = COLOR_BLUE,
        [TUI_MARK] = COLOR_CYAN, [TUI_WRONG] = COLOR_RED, [TUI_HINT] = COLOR_GREEN,
        [TUI_LINE] = -1};
    if (!has_colors())
        return;
    start_color();
    use_default_colors();
    for (int ink = 1; ink < TUI_INK_COUNT; ink++)
        init_pair((short)ink, inks[ink], -1);
}

/* Held while writing to the screen, never while waiting for another thread. */
static pthread_mutex_t screen;
static bool is_shown;

/* The mutex is recursive. */
static void screen_create(void)
{
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&screen, &attributes);
    pthread_mutexattr_destroy(&attributes);
}

static void leave(void)
{
    pthread_mutex_lock(&screen);
    if (is_shown) {
        endwin();
        tui_terminal_give_back();
    }
    is_shown = false;
    pthread_mutex_unlock(&screen);
}

/* Restores the terminal when the program runs out of memory, in any thread: waits for drawing to
 * finish and prevents any more. */
static void restore_terminal(void)
{
    pthread_mutex_lock(&screen);
    leave();
}

static void enter(void)
{
    setlocale(LC_CTYPE, "");
    tui_terminal_note();
    is_shown = newterm(NULL, stdout, stdin) != NULL;
    if (!is_shown)
        return;
    cbreak();
    noecho();
    tui_terminal_take();
    keypad(stdscr, TRUE);
    nodelay(stdscr, TRUE);
    set_escdelay(25);
    curs_set(0);
    mousemask(BUTTON1_PRESSED | BUTTON1_CLICKED, NULL);
    mouseinterval(0);
    start_colors();
    tui_clipboard_open();
}

static bool start(struct message *message)
{
    screen_create();
    atexit(restore_terminal);
    pthread_mutex_lock(&screen);
    enter();
    pthread_mutex_unlock(&screen);
    return is_shown || message_set(message, "the terminal cannot be set up");
}

/* ------------------------------------------------------------------------------------- drawing */

static void draw_page(const struct game *game)
{
    bool chooses = game_page_has_choice(game);
    size_t room = LINES > 2 ? (size_t)LINES - 2 : 1, row = game_page_row(game);
    size_t first = row < room ? 0 : row + 1 - room;
    erase();
    for (size_t i = first; i < game_page_count(game); i++) {
        const struct page_line *line = game_page_line(game, i);
        int column = (int)((i - first) / room) * 40;
        move((int)((i - first) % room) + 1, column);
        /* The keys fill several columns; other pages are scrolled. */
        if (column && game_page(game) != PAGE_HELP)
            break;
        printw("%c %-16s %s", chooses && i == row ? '>' : ' ', line->left, line->right);
    }
    mvaddnstr(LINES - 1, 0, game_message(game), COLS - 1);
}

/* Shows the candidates of the cursor's cell if cells are too small for them. */
static void draw_candidates(const struct game *game)
{
    struct game_cell state;
    char text[2][SUDOKU_MAX_SIDE + 1] = {"", ""};
    game_cell_at(game, game_cursor(game), &state);
    const sudoku_digitset sets[2] = {state.corner, state.center};
    for (unsigned i = 0; i < 2; i++) {
        size_t length = 0;
        for (sudoku_digitset set = sets[i]; set;)
            text[i][length++] = command_digit_key(sudoku_digitset_pop(&set));
    }
    if (text[0][0] || text[1][0])
        printw("   %s / %s", text[0], text[1]);
}

static void draw(struct tui_board *board, const struct game *game)
{
    char status[200];
    erase();
    game_status(game, status, sizeof status);
    mvaddnstr(0, 0, status, COLS);
    board->top = 1;
    if (tui_board_fit(board, LINES - 3, COLS)) {
        tui_board_draw(board, game);
        move(0, (int)strlen(status));
        if (board->width <= 3)
            draw_candidates(game);
    }
    const char *line = game_message(game);
    /* Two lines, since hints may be long. */
    move(LINES - 2, 0);
    addnstr(line, 2 * COLS - 1);
    if (!line[0])
        printw("?  %s", phrase_in(game_settings(game)->language, PHRASE_HELP));
    if (game_page(game))
        draw_page(game);
    refresh();
}

/* ---------------------------------------------------------------------------------------- keys */

static int translate(int key)
{
    static const int keys[][2] = {
        {KEY_UP, KEY_CODE_UP},
        {KEY_DOWN, KEY_CODE_DOWN},
        {KEY_LEFT, KEY_CODE_LEFT},
        {KEY_RIGHT, KEY_CODE_RIGHT},
        {KEY_SR, KEY_CODE_SHIFT + KEY_CODE_UP},
        {KEY_SF, KEY_CODE_SHIFT + KEY_CODE_DOWN},
        {KEY_SLEFT, KEY_CODE_SHIFT + KEY_CODE_LEFT},
        {KEY_SRIGHT, KEY_CODE_SHIFT + KEY_CODE_RIGHT},
        {KEY_HOME, KEY_CODE_HOME},
        {KEY_END, KEY_CODE_END},
        {KEY_BACKSPACE, KEY_CODE_ERASE},
        {KEY_DC, KEY_CODE_ERASE},
        {'\b', KEY_CODE_ERASE},
        {0x7F, KEY_CODE_ERASE},
        {KEY_F(1), KEY_CODE_F1},
        {0x1B, KEY_CODE_ESCAPE},
        {'\n', KEY_CODE_ENTER},
        {'\t', KEY_CODE_TAB},
    };
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (keys[i][0] == key)
            return keys[i][1];
    if (key > 0 && key < ' ')
        return KEY_CODE_CONTROL + 'a' + key - 1;
    return key < 0x80 ? key : 0;
}

static void click(struct game *game, const struct tui_board *board)
{
    MEVENT event;
    if (getmouse(&event) != OK)
        return;
    int cell = tui_board_cell(board, event.y, event.x);
    if (cell >= 0)
        game_select(game, (unsigned)cell, false);
}

static void paste(struct game *game)
{
    struct buffer text = {0};
    tui_clipboard_take(&text);
    game_paste(game, text.data);
    buffer_free(&text);
}

/* Handles all pending keys. Returns false if the terminal is gone. */
static bool take_keys(struct game *game, struct tui_board *board, struct timing *timing,
                      bool has_some)
{
    int key, taken = 0;
    for (; !game_is_over(game) && (key = getch()) != ERR; taken++) {
        timing_key(timing);
        if (key == KEY_MOUSE)
            click(game, board);
        else if (key == TUI_PASTE_BEGIN)
            paste(game);
        else if (key != KEY_RESIZE)
            game_key(game, translate(key));
    }
    return taken > 0 || !has_some;
}

/* Stops the program if requested. The shell changes the terminal's modes meanwhile. */
static bool stop_if_requested(void)
{
    if (!tui_terminal_is_to_stop())
        return false;
    pthread_mutex_lock(&screen);
    tui_clipboard_close();
    endwin();
    tui_terminal_stop();
    refresh();
    tui_clipboard_open();
    pthread_mutex_unlock(&screen);
    return true;
}

/* Waits for keys (returns above 0) or other events, such as a resized terminal or a continued
 * program (0); below 0: the end. */
static int wait_for_events(struct game *game)
{
    int ready = 0;
    if (stop_if_requested())
        return 0;
    do
        ready = interrupt_poll(STDIN_FILENO, POLLIN, game_wait_length(game));
    while (ready == 0 && !game_poll(game));
    if (ready >= 0 || errno != EINTR || interrupt_pending())
        return ready;
    stop_if_requested();
    return 0;
}

bool tui_play(struct game *game, struct timing *timing, struct message *message)
{
    struct tui_board board = {0};
    const struct game_clipboard clipboard = {tui_clipboard_put, NULL, NULL};
    unsigned number = 0; /* of the board of the grid */
    bool is_there = true;
    if (!start(message))
        return false;
    game_set_clipboard(game, &clipboard);
    while (is_there && !game_is_over(game)) {
        if (game_board_number(game) != number) {
            grid_close(&board.grid);
            grid_open(&board.grid, game);
            number = game_board_number(game);
        }
        pthread_mutex_lock(&screen);
        draw(&board, game);
        pthread_mutex_unlock(&screen);
        timing_shown(timing);
        if (game_begin_late(game))
            continue;
        game_sync(game);
        int ready = wait_for_events(game);
        if (ready < 0)
            break;
        is_there = take_keys(game, &board, timing, ready > 0);
    }
    game_set_clipboard(game, NULL);
    grid_close(&board.grid);
    tui_clipboard_close();
    leave();
    return true;
}
