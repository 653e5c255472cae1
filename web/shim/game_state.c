#include "shim/game_state.h"

#include <string.h>

static void put_cell(struct reply *out, const struct game *game, unsigned cell)
{
    struct game_cell state = {0};
    game_cell_at(game, cell, &state);
    put_number(out, state.digit);
    put_number(out, state.color);
    put_number(out, state.flags);
    put_number(out, state.hint.placed);
    put_word(out, state.corner);
    put_word(out, state.center);
    put_word(out, state.hint.excluded);
    put_word(out, state.hint.pattern);
    put_word(out, state.hint.fins);
}

void put_course(struct reply *out, const struct game_course *course)
{
    put_number(out, course->level);
    put_number(out, course->score);
    put_number(out, course->seconds);
    put_number(out, course->hints);
    put_number(out, course->checks);
    put_number(out, course->mistakes);
    put_number(out, course->is_solved);
}

static void put_possible(struct reply *out, const struct game *game)
{
    unsigned count = 0;
    for (int i = 0; game_command_name(i); i++)
        count += game_command_name(i)[0] && game_command_is_possible(game, i);
    put_number(out, count);
    for (int i = 0; game_command_name(i); i++)
        if (game_command_name(i)[0] && game_command_is_possible(game, i))
            put_string(out, game_command_name(i));
}

static void put_node(struct reply *out, const struct sudoku_node *node)
{
    put_number(out, node->digit);
    put_array(out, node->cells, sizeof *node->cells, node->cell_count);
}

static void put_hint(struct reply *out, const struct game *game)
{
    const struct game_hint hint = game_hint(game);
    put_number(out, hint.level);
    put_string(out, hint.technique);
    put_number(out, (double)hint.link_count);
    for (size_t i = 0; i < hint.link_count; i++) {
        put_node(out, &hint.links[i].from);
        put_node(out, &hint.links[i].to);
        put_number(out, hint.links[i].is_strong);
    }
    put_number(out, (double)hint.group_count);
    for (size_t i = 0; i < hint.group_count; i++) {
        put_number(out, hint.groups[i].kind);
        put_array(out, hint.groups[i].cells, sizeof *hint.groups[i].cells,
                  hint.groups[i].cell_count);
    }
}

static void put_page(struct reply *out, const struct game *game)
{
    size_t count = game_page_count(game);
    put_number(out, game_page(game));
    put_number(out, (double)game_page_row(game));
    put_number(out, game_page_has_choice(game));
    put_number(out, (double)count);
    for (size_t i = 0; i < count; i++) {
        const struct page_line *line = game_page_line(game, i);
        put_string(out, line->left);
        put_string(out, line->right);
        put_string(out, line->name);
        put_number(out, line->is_choice);
    }
}

/* Appends what is new of the save, and whether it is that of another game. */
static void put_save(struct reply *out, const struct game *game, struct game_sent *sent)
{
    struct buffer text = {0};
    game_store(game, &text);
    bool begins = sent->board != game_board_number(game) || text.length < sent->bytes;
    size_t start = begins ? 0 : sent->bytes;
    put_number(out, begins && text.length > 0);
    put_text(out, (const char *)buffer_at(&text, 0) + start, text.length - start);
    *sent = (struct game_sent){game_board_number(game), text.length};
    buffer_free(&text);
}

static void put_settings(struct reply *out, const struct game *game)
{
    struct buffer text = {0};
    game_settings_write(game_settings(game), &text);
    put_text(out, buffer_at(&text, 0), text.length);
    buffer_free(&text);
}

static void put_remaining(struct reply *out, const struct game *game)
{
    unsigned side = game_side(game);
    put_number(out, side);
    for (unsigned digit = 1; digit <= side; digit++)
        put_number(out, game_remaining(game, digit));
}

void put_game(struct reply *out, const struct game *game, enum game_result result,
              struct game_sent *sent)
{
    const struct game_course course = game_course(game);
    char status[200];
    game_status(game, status, sizeof status);
    put_number(out, result);
    put_number(out, game_phase(game));
    put_number(out, game_board_number(game));
    put_number(out, game_side(game));
    put_number(out, game_cell_count(game));
    for (unsigned cell = 0; cell < game_cell_count(game); cell++)
        put_cell(out, game, cell);
    put_number(out, game_cursor(game));
    put_number(out, game_mode(game));
    put_string(out, game_message(game));
    put_string(out, status);
    put_course(out, &course);
    put_number(out, game_is_solved(game));
    put_remaining(out, game);
    put_possible(out, game);
    put_hint(out, game);
    put_page(out, game);
    put_settings(out, game);
    put_save(out, game, sent);
}

void put_shape(struct reply *out, const struct shape *shape)
{
    size_t cells = (size_t)shape->side * shape->side;
    put_number(out, shape->side);
    put_number(out, shape->box_rows);
    put_number(out, shape->box_columns);
    put_number(out, shape->variants);
    put_array(out, shape->regions, 1, shape->regions ? cells : 0);
    put_array(out, shape->board_count ? shape->places : NULL, sizeof(uint16_t),
              2 * shape->board_count);
}
