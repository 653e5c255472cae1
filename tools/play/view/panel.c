#include "play/view/panel.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include <sudokuvision/draw.h>

#include "play/core/control/theme.h"
#include "play/core/game.h"

/* Arranges COUNT buttons in BOX, in rows of COLUMNS. */
static void place_rows(struct panel *panel, unsigned first, unsigned count, unsigned columns,
                       struct box box)
{
    int rows = (int)((count + columns - 1) / columns), gap = box.width / 100 + 2;
    for (unsigned i = 0; i < count; i++) {
        int row = (int)(i / columns), column = (int)(i % columns);
        int left = box.x + box.width * column / (int)columns;
        int right = box.x + box.width * (column + 1) / (int)columns;
        int top = box.y + box.height * row / rows, bottom = box.y + box.height * (row + 1) / rows;
        panel->buttons[first + i].box =
            (struct box){left + gap, top + gap, right - left - gap, bottom - top - gap};
    }
}

static unsigned add_digits(struct panel *panel, const struct game *game)
{
    unsigned count = 0;
    for (unsigned digit = 1; digit <= game_side(game) && command_digit_key(digit); digit++)
        panel->buttons[count++] = (struct button){.digit = digit};
    return count;
}

static unsigned add_commands(struct panel *panel, const struct game *game, unsigned first)
{
    unsigned count = 0;
    for (unsigned i = 0; command_at(i) && first + count < MAX_BUTTONS; i++)
        if (command_at(i)->has_button && command_is_for(game, command_at(i)))
            panel->buttons[first + count++] = (struct button){.command = command_at(i)};
    return count;
}

/* Places the digit buttons in ROOM, above the commands. */
static void place_buttons(struct panel *panel, const struct game *game, struct box room,
                          bool is_wide)
{
    unsigned digits = add_digits(panel, game), commands = add_commands(panel, game, digits);
    unsigned across = is_wide ? (digits > 16 ? 5 : digits > 9 ? 4 : 3) : (digits + 1) / 2;
    if (!is_wide && digits <= 9)
        across = digits;
    unsigned commands_across = is_wide ? 2 : 5;
    int digit_rows = (int)((digits + across - 1) / across);
    int command_rows = (int)((commands + commands_across - 1) / commands_across);
    int high = room.height * digit_rows / (digit_rows + command_rows);
    place_rows(panel, 0, digits, across, (struct box){room.x, room.y, room.width, high});
    place_rows(panel, digits, commands, commands_across,
               (struct box){room.x, room.y + high, room.width, room.height - high});
    panel->button_count = digits + commands;
}

void panel_place(struct panel *panel, const struct game *game, unsigned width, unsigned height)
{
    int w = (int)width, h = (int)height, margin = (w < h ? w : h) / 60 + 2;
    int line = (w < h ? w : h) / 24 + 10;
    bool is_wide = w * 10 >= h * 11;
    struct box inner = {margin, line, w - 2 * margin, h - 3 * line - margin};
    *panel = (struct panel){.width = width, .height = height};
    panel->status = (struct box){margin, 0, w - 2 * margin, line};
    panel->message = (struct box){margin, h - 2 * line, w - 2 * margin, 2 * line};
    struct box board = inner, room = inner;
    if (is_wide) {
        int side = inner.height < inner.width * 7 / 10 ? inner.height : inner.width * 7 / 10;
        board.width = side;
        room.x += side + margin;
        room.width -= side + margin;
    } else {
        int side = inner.width < inner.height * 7 / 10 ? inner.width : inner.height * 7 / 10;
        board.height = side;
        room.y += side + margin;
        room.height -= side + margin;
    }
    panel->board = board;
    place_buttons(panel, game, room, is_wide);
}

/* ------------------------------------------------------------------------------------- painting */

static struct svision_point middle_of(struct box box)
{
    return (struct svision_point){box.x + box.width / 2.0, box.y + box.height / 2.0};
}

static bool is_on(const struct button *button, const struct game *game)
{
    const struct command *command = button->command;
    if (!command)
        return false;
    return (command->phrase >= PHRASE_DIGITS && command->phrase <= PHRASE_COLORS &&
            command->argument == (int)game_mode(game)) ||
           (command->phrase == PHRASE_PAUSE && game_is_paused(game));
}

static struct button_state state_of(const struct button *button, const struct game *game)
{
    if (button->command)
        return (struct button_state){.is_on = is_on(button, game)};
    return (struct button_state){.is_color =
                                     game_mode(game) == LAYER_COLOR && button->digit <= MAX_COLOR,
                                 .left = game_remaining(game, button->digit)};
}

static bool is_like(const struct button_state *a, const struct button_state *b)
{
    return a->is_on == b->is_on && a->is_color == b->is_color && a->left == b->left;
}

/* English uses the library's letters, like the digits; other languages use the system's for all
 * their words. */
static enum paint_letters language_letters(const struct game *game)
{
    return game_settings(game)->language == LANGUAGE_ENGLISH ? PAINT_LIBRARY_LETTERS
                                                             : PAINT_SYSTEM_LETTERS;
}

/* A button to paint. */
struct button_view {
    const struct button *button;
    const struct button_state *state;
    const struct svision_canvas *canvas;
    const struct game *game;
    const struct theme *theme;
};

static void paint_digit_button(const struct button_view *view)
{
    unsigned digit = view->button->digit, left = view->state->left;
    char text[12] = {command_digit_key(digit), '\0'};
    struct box box = view->button->box;
    struct svision_point center = middle_of(box);
    if (view->state->is_color)
        paint_box(view->canvas, box, view->theme->colors[digit - 1]);
    double size = box.height < box.width ? box.height : box.width;
    paint_text(view->canvas, text, center, 0.45 * size, 0.8 * box.width,
               left ? view->theme->found : view->theme->thin, PAINT_LIBRARY_LETTERS);
    snprintf(text, sizeof text, "%u", left);
    center.x = box.x + box.width - 0.17 * size;
    center.y = box.y + box.height - 0.17 * size;
    if (!game_shape(view->game)->board_count)
        paint_text(view->canvas, text, center, 0.16 * size, 0.3 * size, view->theme->mark,
                   PAINT_LIBRARY_LETTERS);
}

static void paint_button(const struct button_view *view)
{
    const struct command *command = view->button->command;
    const struct theme *theme = view->theme;
    struct box box = view->button->box;
    bool on = view->state->is_on;
    paint_box(view->canvas, box, on ? theme->button_on : theme->button);
    if (!command)
        paint_digit_button(view);
    else
        paint_text(view->canvas, phrase_in(game_settings(view->game)->language, command->phrase),
                   middle_of(box), 0.28 * box.height, 0.9 * box.width, theme->text,
                   language_letters(view->game));
    paint_frame(view->canvas, box, on ? box.height / 24 + 2 : 1, on ? theme->thick : theme->thin);
}

static void paint_buttons(struct panel *panel, const struct svision_canvas *canvas,
                          const struct game *game, struct dirty *dirty)
{
    for (unsigned i = 0; i < panel->button_count; i++) {
        const struct button *button = &panel->buttons[i];
        struct button_state state = state_of(button, game);
        if (panel->is_painted && is_like(&state, &panel->states[i]))
            continue;
        panel->states[i] = state;
        paint_button(&(struct button_view){button, &panel->states[i], canvas, game,
                                           theme_at(game_settings(game)->theme)});
        dirty_add(dirty, button->box);
    }
}

enum { MAX_LINES = 5 };

/* Minimum legible height of letters, in pixels. */
static const double min_letter_height = 8;

/* Returns the number of bytes in the first line of TEXT with letters of HEIGHT: up to the last
 * break that fits WIDTH, or else the first break. Chains have no blanks. */
static size_t line_length(const char *text, double height, double width, enum paint_letters letters)
{
    char part[sizeof((struct panel *)NULL)->message_text];
    size_t best = 0;
    for (size_t end = 1; end < sizeof part; end++) {
        if (text[end] && !strchr(" -=", text[end - 1]))
            continue;
        snprintf(part, sizeof part, "%.*s", (int)end, text);
        if (best && paint_text_width(part, height, letters) > width)
            break;
        best = end;
        if (!text[end])
            break;
    }
    return best;
}

/* Returns the number of lines of TEXT; stops above MAX_LINES. */
static unsigned count_lines(const char *text, double height, double width,
                            enum paint_letters letters)
{
    unsigned count = 0;
    for (; *text && count <= MAX_LINES; count++)
        text += line_length(text, height, width, letters);
    return count;
}

/* Paints TEXT in as few lines, and therefore as large, as fit BOX. Text that does not fit at a
 * legible size is cut and ends in three dots. */
static void paint_lines(const struct svision_canvas *canvas, const char *text, struct box box,
                        svision_color color, enum paint_letters letters)
{
    char line[sizeof((struct panel *)NULL)->message_text + 3];
    double height = 0.24 * box.height;
    unsigned lines = 1;
    while (lines < MAX_LINES && count_lines(text, height, box.width, letters) > lines &&
           0.6 * box.height / (lines + 1) >= min_letter_height) {
        lines++;
        height = fmin(0.24 * box.height, 0.6 * box.height / lines);
    }
    for (unsigned i = 0; i < lines && *text; i++) {
        size_t length = line_length(text, height, box.width, letters);
        bool is_cut = i + 1 == lines && text[length];
        snprintf(line, sizeof line, "%.*s%s", (int)length, text, is_cut ? "..." : "");
        const struct svision_point left = {box.x, box.y + box.height * (i + 0.5) / lines};
        paint_text_from(canvas, line, left, height, box.width, color, letters);
        text += length;
    }
}

/* True if TEXT differs from SHOWN, which is set to it. */
static bool update_text(const struct panel *panel, char *shown, size_t size, const char *text)
{
    if (panel->is_painted && strcmp(shown, text) == 0)
        return false;
    snprintf(shown, size, "%s", text);
    return true;
}

static void paint_status(struct panel *panel, const struct svision_canvas *canvas,
                         const struct game *game, struct dirty *dirty)
{
    const struct theme *theme = theme_at(game_settings(game)->theme);
    struct box line = {0, 0, (int)panel->width, panel->status.height};
    char text[sizeof panel->status_text];
    game_status(game, text, sizeof text);
    if (!update_text(panel, panel->status_text, sizeof panel->status_text, text))
        return;
    paint_box(canvas, line, theme->window);
    paint_text_from(canvas, text, (struct svision_point){panel->status.x, line.height / 2.0},
                    0.42 * line.height, panel->status.width, theme->text, language_letters(game));
    dirty_add(dirty, line);
}

static void paint_message(struct panel *panel, const struct svision_canvas *canvas,
                          const struct game *game, struct dirty *dirty)
{
    const struct theme *theme = theme_at(game_settings(game)->theme);
    struct box line = {0, panel->message.y, (int)panel->width, panel->message.height};
    const char *text = game_message(game);
    if (!update_text(panel, panel->message_text, sizeof panel->message_text, text))
        return;
    paint_box(canvas, line, theme->window);
    paint_lines(canvas, panel->message_text, panel->message, theme->text, language_letters(game));
    dirty_add(dirty, line);
}

void panel_paint(struct panel *panel, const struct svision_canvas *canvas, const struct game *game,
                 struct dirty *dirty)
{
    paint_status(panel, canvas, game, dirty);
    paint_buttons(panel, canvas, game, dirty);
    paint_message(panel, canvas, game, dirty);
    panel->is_painted = true;
}

/* Layout of the lines of a page. */
struct page_view {
    size_t first, shown;
    double pitch;
};

static struct page_view view_of(const struct panel *panel, const struct game *game)
{
    enum { MOST = 40, FEWEST = 16 };
    size_t count = game_page_count(game), row = game_page_row(game);
    size_t first = row < MOST ? 0 : row + 1 - MOST;
    size_t shown = count - first < MOST ? count - first : MOST;
    double lines = (double)(shown > FEWEST ? shown : FEWEST);
    return (struct page_view){first, shown, panel->board.height / (lines + 1)};
}

void panel_paint_page(const struct panel *panel, const struct svision_canvas *canvas,
                      const struct game *game, struct dirty *dirty)
{
    const struct theme *theme = theme_at(game_settings(game)->theme);
    const struct page_view view = view_of(panel, game);
    struct box box = panel->board;
    double height = 0.5 * view.pitch, x = box.x + 0.05 * box.width;
    paint_box(canvas, box, theme->paper);
    for (size_t i = 0; i < view.shown; i++) {
        const struct page_line *line = game_page_line(game, view.first + i);
        double y = box.y + view.pitch * (double)(i + 1);
        const struct box frame = {box.x, (int)(y - view.pitch / 2), box.width, (int)view.pitch + 1};
        if (game_page_has_choice(game) && view.first + i == game_page_row(game))
            paint_frame(canvas, frame, 2, theme->found);
        paint_text_from(canvas, line->left, (struct svision_point){x, y}, height, 0.3 * box.width,
                        theme->found, language_letters(game));
        paint_text_from(canvas, line->right, (struct svision_point){x + 0.33 * box.width, y},
                        height, 0.6 * box.width, theme->text, language_letters(game));
    }
    dirty_add(dirty, box);
}

bool panel_press_page(const struct panel *panel, struct game *game, int x, int y)
{
    const struct page_view view = view_of(panel, game);
    double place = (y - panel->board.y) / view.pitch - 0.5;
    if (!box_has(panel->board, x, y))
        return false;
    if (place >= 0 && place < (double)view.shown)
        game_page_choose(game, view.first + (size_t)place);
    return true;
}

bool panel_press(const struct panel *panel, struct game *game, int x, int y)
{
    for (unsigned i = 0; i < panel->button_count; i++) {
        const struct button *button = &panel->buttons[i];
        if (!box_has(button->box, x, y))
            continue;
        if (button->command)
            command_run(game, button->command);
        else
            game_digit(game, button->digit);
        return true;
    }
    return false;
}
