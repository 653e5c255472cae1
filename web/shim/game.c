/* The game: one for the module. */
#include <limits.h>
#include <string.h>

#include "shim/game_calls.h"
#include "shim/game_state.h"
#include "shim/name_list.h"
#include "shim/sentences.h"

static struct game *game;
static struct game_sent sent;
static double seconds; /* the time that the last call said */

static double now(void *user)
{
    (void)user;
    return seconds;
}

static enum sudoku_status answer(struct reply *out, enum game_result result)
{
    put_game(out, game, result, &sent);
    return SUDOKU_OK;
}

/* Takes the time. False if there is no game. */
static bool take_time(struct request *in)
{
    seconds = take_number(in);
    return request_expect(in, game != NULL, "there is no game");
}

/* Answers with the state, or rejects the request for MESSAGE. */
static enum sudoku_status answer_if(struct request *in, struct reply *out, bool done,
                                    const struct message *message)
{
    static struct message reason;
    if (done)
        return answer(out, GAME_DONE);
    reason = *message;
    in->reason = reason.text;
    return SUDOKU_ERR_TEXT;
}

/* ------------------------------------------------------------------------------- begin and load */

enum sudoku_status call_gameNames(struct request *in, struct reply *out)
{
    (void)in;
    put_number(out, 3);
    put_names(out, "status", status_names);
    put_names(out, "level", level_names);
    put_variants(out);
    return SUDOKU_OK;
}

enum sudoku_status call_gameOpen(struct request *in, struct reply *out)
{
    const struct game_services services = {.clock = {now, NULL, NULL},
                                           .translator = {sentences_translate, NULL}};
    struct game_settings settings = {.language = LANGUAGE_ENGLISH};
    seconds = take_number(in);
    const char *text = take_string(in);
    if (in->failed)
        return SUDOKU_ERR_ARGUMENT;
    if (text)
        game_settings_read(text, strlen(text), &settings);
    game_destroy(game);
    game = game_create(&settings, &services);
    sent = (struct game_sent){0, 0};
    return answer(out, GAME_DONE);
}

enum sudoku_status call_gameState(struct request *in, struct reply *out)
{
    return take_time(in) ? answer(out, GAME_DONE) : SUDOKU_ERR_ARGUMENT;
}

enum sudoku_status call_gameLayout(struct request *in, struct reply *out)
{
    if (!request_expect(in, game && game_layout(game), "there is no board"))
        return SUDOKU_ERR_ARGUMENT;
    put_shape(out, game_shape(game));
    return SUDOKU_OK;
}

/* Takes the time and a text, and begins a game with it by BEGIN. */
static enum sudoku_status begin_with(struct request *in, struct reply *out,
                                     bool (*begin)(struct game *game, const char *text,
                                                   size_t length, struct message *message))
{
    struct message message;
    size_t length;
    if (!take_time(in))
        return SUDOKU_ERR_ARGUMENT;
    const char *text = take_array(in, 1, &length);
    if (in->failed)
        return SUDOKU_ERR_ARGUMENT;
    return answer_if(in, out, begin(game, text ? text : "", length, &message), &message);
}

enum sudoku_status call_gameBegin(struct request *in, struct reply *out)
{
    return begin_with(in, out, game_begin_text);
}

/* Takes a layout into *SHAPE, whose regions stay in the request. */
static bool take_shape(struct request *in, struct shape *shape)
{
    size_t places = 0;
    *shape = (struct shape){.side = take_unsigned(in)};
    shape->box_rows = take_unsigned(in);
    shape->box_columns = take_unsigned(in);
    shape->variants = take_unsigned(in);
    bool is_sound =
        request_expect(in, shape->side >= 2 && shape->side <= SUDOKU_MAX_SIDE, "a side is 2 to 64");
    shape->regions = take_exactly(in, 1, is_sound ? (size_t)shape->side * shape->side : 0);
    const void *boards = take_array(in, sizeof(uint16_t), &places);
    if (boards && request_expect(in, places % 2 == 0 && places <= 2 * SHAPE_MAX_BOARDS,
                                 "places are those of up to 16 boards"))
        shape_join(boards, places / 2, shape);
    if (!shape->box_rows && !shape->regions && !shape->board_count && is_sound) {
        const struct shape usual = shape_of_side(shape->side);
        shape->box_rows = usual.box_rows;
        shape->box_columns = usual.box_columns;
    }
    return is_sound && !in->failed;
}

/* Takes a layout and an array of its cells; *CELLS is their number. Returns NULL after an error. */
static const uint8_t *take_board(struct request *in, struct shape *shape, unsigned *cells)
{
    if (!take_shape(in, shape))
        return NULL;
    struct sudoku_layout *layout = shape_layout(shape);
    *cells = layout ? sudoku_layout_cell_count(layout) : 0;
    sudoku_layout_destroy(layout);
    if (!request_expect(in, *cells > 0, "there is no board of that shape"))
        return NULL;
    const uint8_t *digits = take_exactly(in, 1, *cells);
    request_expect(in, digits != NULL, "a board has its cells");
    return digits;
}

enum sudoku_status call_gameBeginCells(struct request *in, struct reply *out)
{
    struct shape shape;
    struct message message;
    unsigned cells;
    if (!take_time(in))
        return SUDOKU_ERR_ARGUMENT;
    const uint8_t *givens = take_board(in, &shape, &cells);
    if (!givens || in->failed)
        return SUDOKU_ERR_ARGUMENT;
    return answer_if(in, out, game_begin(game, &shape, givens, &message), &message);
}

enum sudoku_status call_gameDraft(struct request *in, struct reply *out)
{
    struct shape shape;
    struct message message;
    unsigned cells;
    if (!take_time(in))
        return SUDOKU_ERR_ARGUMENT;
    const uint8_t *digits = take_board(in, &shape, &cells);
    const uint8_t *is_hand = digits ? take_exactly(in, 1, cells) : NULL;
    const uint8_t *is_doubtful = digits ? take_exactly(in, 1, cells) : NULL;
    request_expect(in, !shape.board_count, "a draft has one board");
    if (!digits || in->failed)
        return SUDOKU_ERR_ARGUMENT;
    struct draft *draft = draft_create(&shape);
    memcpy(draft->digits, digits, cells);
    for (unsigned cell = 0; cell < cells; cell++) {
        draft->is_hand[cell] = is_hand && is_hand[cell];
        draft->is_doubtful[cell] = is_doubtful && is_doubtful[cell];
    }
    return answer_if(in, out, game_import(game, draft, &message), &message);
}

enum sudoku_status call_gameDaily(struct request *in, struct reply *out)
{
    struct message message;
    if (!take_time(in))
        return SUDOKU_ERR_ARGUMENT;
    const char *date = take_string(in);
    return answer_if(in, out, game_begin_daily(game, date ? date : "", &message), &message);
}

enum sudoku_status call_gameLoad(struct request *in, struct reply *out)
{
    return begin_with(in, out, game_load);
}

/* ---------------------------------------------------------------------------------------- texts */

static enum sudoku_status answer_text(struct reply *out, struct buffer *text)
{
    put_text(out, buffer_at(text, 0), text->length);
    buffer_free(text);
    return SUDOKU_OK;
}

enum sudoku_status call_gameStore(struct request *in, struct reply *out)
{
    struct buffer text = {0};
    if (!request_expect(in, game != NULL, "there is no game"))
        return SUDOKU_ERR_ARGUMENT;
    game_store(game, &text);
    return answer_text(out, &text);
}

enum sudoku_status call_gameLine(struct request *in, struct reply *out)
{
    struct buffer text = {0};
    bool only_givens = take_unsigned(in) != 0;
    if (!request_expect(in, game && game_layout(game), "there is no board"))
        return SUDOKU_ERR_ARGUMENT;
    game_store_line(game, only_givens, &text);
    return answer_text(out, &text);
}

enum sudoku_status call_gameCourse(struct request *in, struct reply *out)
{
    struct game_course course;
    size_t length;
    const char *text = take_array(in, 1, &length);
    bool is_there = text && game_course_read(text, length, &course);
    put_number(out, is_there);
    if (is_there)
        put_course(out, &course);
    return SUDOKU_OK;
}

enum sudoku_status call_gameCommands(struct request *in, struct reply *out)
{
    unsigned count = 0;
    if (!request_expect(in, game != NULL, "there is no game"))
        return SUDOKU_ERR_ARGUMENT;
    const enum language language = game_settings(game)->language;
    for (int i = 0; game_command_name(i); i++)
        count += game_command_name(i)[0] != '\0';
    put_number(out, count);
    for (int i = 0; game_command_name(i); i++) {
        if (!game_command_name(i)[0])
            continue;
        put_string(out, game_command_name(i));
        put_string(out, game_command_text(i, language));
        put_string(out, game_command_keys(i, language));
        put_number(out, game_command_has_button(i));
    }
    return SUDOKU_OK;
}

/* ----------------------------------------------------------------------------------------- play */

enum sudoku_status call_gameCommand(struct request *in, struct reply *out)
{
    if (!take_time(in))
        return SUDOKU_ERR_ARGUMENT;
    const char *name = take_string(in);
    return answer(out, game_command(game, game_command_find(name ? name : "")));
}

enum sudoku_status call_gameDigit(struct request *in, struct reply *out)
{
    if (!take_time(in))
        return SUDOKU_ERR_ARGUMENT;
    return answer(out, game_digit(game, take_unsigned(in)));
}

enum sudoku_status call_gameKey(struct request *in, struct reply *out)
{
    if (!take_time(in))
        return SUDOKU_ERR_ARGUMENT;
    unsigned key = take_unsigned(in);
    return answer(out, key <= INT_MAX ? game_key(game, (int)key) : GAME_UNKNOWN);
}

enum sudoku_status call_gameSelect(struct request *in, struct reply *out)
{
    if (!take_time(in))
        return SUDOKU_ERR_ARGUMENT;
    unsigned cell = take_unsigned(in);
    bool add = take_unsigned(in) != 0;
    if (!request_expect(in, cell < game_cell_count(game), "there is no such cell"))
        return SUDOKU_ERR_ARGUMENT;
    game_select(game, cell, add);
    return answer(out, GAME_DONE);
}

enum sudoku_status call_gameChoose(struct request *in, struct reply *out)
{
    if (!take_time(in))
        return SUDOKU_ERR_ARGUMENT;
    game_page_choose(game, take_unsigned(in));
    return answer(out, GAME_DONE);
}

enum sudoku_status call_gameSettings(struct request *in, struct reply *out)
{
    struct game_settings settings = {.language = LANGUAGE_ENGLISH};
    if (!take_time(in))
        return SUDOKU_ERR_ARGUMENT;
    const char *text = take_string(in);
    if (text)
        game_settings_read(text, strlen(text), &settings);
    game_set_settings(game, &settings);
    return answer(out, GAME_DONE);
}

enum sudoku_status call_gameSentences(struct request *in, struct reply *out)
{
    (void)out;
    return sentences_take(in);
}

enum sudoku_status call_gameLevel(struct request *in, struct reply *out)
{
    if (!take_time(in))
        return SUDOKU_ERR_ARGUMENT;
    unsigned level = take_unsigned(in), score = take_unsigned(in);
    if (!request_expect(in, level <= SUDOKU_LEVEL_EXTREME, "there is no such level"))
        return SUDOKU_ERR_ARGUMENT;
    game_set_level(game, level, score);
    return answer(out, GAME_DONE);
}

#if defined(__wasm__)
GAME_CALLS(WEB_EXPORT)
#endif
