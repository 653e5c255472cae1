/* Puzzles in JSON: arrays of rows or of cells, strings of cells, alone, in arrays or in objects,
 * the tools' own output among them; and what programs call arrays, with braces or names before
 * them.
 *
 * Solutions are left out, by the names of their keys; facts about the shape of a board are kept. */
#include <string.h>

#include "text/read/error.h"
#include "text/read/form.h"
#include "text/read/forms/json/fragment.h"
#include "text/read/forms/json/walk.h"
#include "text/read/lines/rules.h"

/* --------------------------------------------------------------------------------------- boards */

/* True if the board in the table, which is in no object, is full and an object that never began
 * goes on after it, or ends: it may be the solution in that. */
static bool is_lost_solution(struct json_walk *walk)
{
    const struct text_placed *table = &walk->work->placed;
    for (unsigned i = 0; i < table->rows; i++)
        for (unsigned k = 0; k < table->columns; k++)
            if (text_value_is_blank(table->values[i * TEXT_PLACED_SIDE + k]))
                return false;
    int c = json_peek(walk->tokens);
    if (c == ',') {
        (void)text_lines_take(walk->tokens->lines);
        return json_peek(walk->tokens) == '"';
    }
    return c == '}' && walk->tokens->depth == 0;
}

static void start_table(struct json_walk *walk)
{
    text_placed_start(&walk->work->placed, walk->tokens->lines->number + 1);
}

/* Keeps the complete board in the table until its object ends, or gives it if it is in none. */
static void finish_board(struct json_walk *walk)
{
    struct json_state *json = walk->json;
    const struct text_lines *lines = walk->tokens->lines;
    unsigned depth = walk->tokens->depth;
    while (depth > 0 && !json_is_object(walk->tokens, depth))
        depth--;
    if (json_is_refused(json, depth)) {
        json->puzzle_depth = 0; /* reported: what the object holds beside it is not understood */
    } else if (text_placed_has_fault(&walk->work->placed)) {
        *walk->error = walk->work->placed.fault;
        walk->status = SUDOKU_ERR_TEXT;
        json_mark_refused(json);
    } else if (json->puzzle_depth) {
        walk->status =
            text_error(walk->error, lines->number + 1, lines->column,
                       "expected one puzzle in an object, found another: '%.40s'", json->key);
        json->puzzle_depth = 0;
        json_mark_refused(json);
    } else if (depth > 0) {
        json->puzzle_depth = depth;
        json->board = walk->work->placed;
        json->board_end = lines->number + 1;
    } else if (is_lost_solution(walk)) {
        walk->status = text_error(walk->error, walk->work->placed.line, 1,
                                  "expected the beginning of an object before a full board, found "
                                  "what follows in it");
    } else {
        json_give_board(walk, lines->number + 1);
    }
    start_table(walk);
}

/* ---------------------------------------------------------------------------------------- cells */

/* The last string as a line of cells. */
static struct text_line cells_of_string(struct json_walk *walk)
{
    struct json_tokens *tokens = walk->tokens;
    for (size_t i = 0; i < tokens->length; i++)
        if (tokens->string[i] == '\n')
            tokens->string[i] = ' ';
    return json_string_line(tokens);
}

/* The number of cells in LINE: numbers with spaces between, or symbols. */
static size_t count_cells(const struct text_line *line, bool *by_symbols)
{
    size_t tokens = text_count_cells(line->text, line->length, false), root = text_root(tokens);
    *by_symbols = root < 4 || root * root != tokens;
    return *by_symbols ? text_count_cells(line->text, line->length, true) : tokens;
}

/* Adds the cells of LINE as a row. */
static void add_row(struct json_walk *walk, const struct text_line *line, bool by_symbols)
{
    struct text_placed *table = &walk->work->placed;
    struct text_cursor cursor = {line->text, line->length, 0, by_symbols};
    struct text_cell cell;
    while (text_next_cell(&cursor, &cell) && text_placed_add(table, line, cell.text, cell.length))
        continue;
    (void)text_placed_end_row(table, line);
}

/* Adds the last string or word as a cell; what programs write for nothing is a blank. */
static void add_cell(struct json_walk *walk, uint64_t column)
{
    static const char *const nothing[] = {"null",  "None", "nil", "NULL", "undefined",
                                          "false", "NaN",  "nan", "NA",   " "};
    const struct json_tokens *tokens = walk->tokens;
    const struct text_line here =
        text_lines_here(tokens->lines, tokens->string, tokens->length, column);
    size_t length = tokens->length;
    for (size_t i = 0; i < sizeof nothing / sizeof *nothing; i++)
        if (json_string_is(tokens, nothing[i]))
            length = 0;
    (void)text_placed_add(&walk->work->placed, &here, tokens->string, length);
}

/* A string or word in an array: a cell, a row, or a puzzle if it is longer than rows are. */
static void use_element(struct json_walk *walk, bool is_string)
{
    bool by_symbols;
    const struct text_line line = cells_of_string(walk);
    if (!is_string && json_string_is(walk->tokens, "..."))
        return; /* goes on in the next line */
    if (!is_string || line.length <= 3) {
        add_cell(walk, walk->tokens->column);
        return;
    }
    if (json_names_cell(line.text, line.length)) {
        json_say_rule(walk);
        return;
    }
    size_t cells = count_cells(&line, &by_symbols);
    add_row(walk, &line, by_symbols);
    if (cells > SUDOKU_MAX_SIDE)
        finish_board(walk);
}

/* -------------------------------------------------------------------------------------- members */

/* A string of a key that may be a puzzle: IS_NAMED so, or else clearly one. */
static void use_board(struct json_walk *walk, bool is_named)
{
    bool by_symbols;
    const struct text_line line = cells_of_string(walk);
    size_t cells = count_cells(&line, &by_symbols), root = text_root(cells);
    bool is_square = root >= 4 && root * root == cells;
    if (!is_named && (!is_square || cells <= SUDOKU_MAX_SIDE))
        return;
    add_row(walk, &line, by_symbols);
    finish_board(walk);
}

/* Keeps the symbols that the string names. */
static void use_symbols(struct json_walk *walk, bool is_string)
{
    struct json_tokens *tokens = walk->tokens;
    tokens->string[tokens->length < TEXT_ALPHABET_SIZE ? tokens->length : 0] = '\0';
    json_scope_say(&walk->facts->symbols_scope, tokens->depth);
    if (!is_string || !text_alphabet_name(&walk->facts->symbols, tokens->string))
        walk->facts->symbols.side = 0;
}

/* True if the string or word of a key of MEANING is a rule. */
static bool is_rule(const struct json_tokens *tokens, enum json_meaning meaning)
{
    if (meaning == JSON_RULES_TEXT)
        return text_mentions_rule(tokens->string, tokens->length);
    return meaning == JSON_NONE && (text_names_rule(tokens->string, tokens->length) ||
                                    json_names_cell(tokens->string, tokens->length));
}

/* A string or word that is the value of a key. */
static void use_value(struct json_walk *walk, enum json_meaning meaning, bool is_string)
{
    struct json_state *json = walk->json;
    const struct json_tokens *tokens = walk->tokens;
    if (meaning == JSON_NAME) {
        text_heading_name(&walk->work->heading, tokens->string, tokens->length);
    } else if (meaning == JSON_NUMBER) {
        text_heading_number(&walk->work->heading, tokens->string, tokens->length);
    } else if (meaning == JSON_SYMBOLS) {
        use_symbols(walk, is_string);
    } else if (meaning == JSON_COMMENT) {
        json->comment_length = tokens->length < TEXT_NAME_SIZE ? tokens->length : TEXT_NAME_SIZE;
        memcpy(json->comment, tokens->string, json->comment_length);
    } else if (is_rule(tokens, meaning)) {
        json_say_rule(walk);
    } else if (is_string) {
        use_board(walk, meaning == JSON_PUZZLE);
    }
}

/* Takes the value of the key at hand, unless it is an array or object that may hold boards. */
static void take_member(struct json_walk *walk)
{
    struct json_state *json = walk->json;
    struct json_tokens *tokens = walk->tokens;
    size_t length = tokens->length < sizeof json->key - 1 ? tokens->length : sizeof json->key - 1;
    memcpy(json->key, tokens->string, length);
    json->key[length] = '\0';
    enum json_meaning meaning = json_meaning_of(json->key);
    int c = json_peek(tokens);
    if (meaning == JSON_RULES_TEXT && c == '[')
        meaning = JSON_RULES;
    if (meaning >= JSON_BOX && meaning <= JSON_RULES) {
        json_take_facts(walk, meaning);
        if (meaning == JSON_RULES)
            json_refuse(walk);
    } else if (meaning == JSON_CANDIDATES) {
        json_take_candidates(walk);
    } else if (meaning == JSON_SKIPPED || (meaning == JSON_SYMBOLS && c != '"' && c != '\'')) {
        (void)json_note(walk, json_skip_value(tokens, walk->error));
    } else if (c != '[' && c != '{') {
        start_table(walk);
        enum json_token token = json_take(walk);
        if (token == JSON_STRING || token == JSON_WORD)
            use_value(walk, meaning, token == JSON_STRING);
    }
}

/* ------------------------------------------------------------------------------------- brackets */

/* An object that was inside DEPTH brackets ended: gives its board. IS_GIVEN: others in it were. */
static void end_object(struct json_walk *walk, unsigned depth, bool is_given)
{
    struct json_state *json = walk->json;
    const struct json_tokens *tokens = walk->tokens;
    bool has_board = json->puzzle_depth == depth;
    if (has_board) {
        json->puzzle_depth = 0;
        walk->work->placed = json->board;
        json_give_board(walk, json->board_end);
        if (walk->status != SUDOKU_OK)
            json_mark_refused(json);
    }
    bool is_spent = has_board || is_given || !json_is_object(tokens, tokens->depth);
    json_facts_close(walk->facts, depth, is_spent, tokens->lines->number + 1);
    if (has_board)
        json_mark_given(json, true);
}

/* An array ended, and with it a row or a board. */
static void end_array(struct json_walk *walk)
{
    const struct json_tokens *tokens = walk->tokens;
    struct text_placed *table = &walk->work->placed;
    const struct text_line here = text_lines_here(tokens->lines, "", 0, tokens->lines->column);
    bool is_row = table->length > 0, is_list = table->is_list;
    (void)text_placed_end_row(table, &here);
    bool is_inner = tokens->depth > 0 && !json_is_object(tokens, tokens->depth);
    if (is_row && is_inner && !is_list)
        return; /* the array around it is the board */
    if (table->rows || text_placed_has_fault(table))
        finish_board(walk);
}

/* Begins an array or object. */
static void begin_bracket(struct json_walk *walk)
{
    struct json_state *json = walk->json;
    json_mark_given(json, false);
    json->refused &= ((uint64_t)1 << (json->tokens.depth - 1)) - 1;
}

/* Takes the next token of the open text. */
static void step(struct json_walk *walk)
{
    struct json_tokens *tokens = walk->tokens;
    int c = json_peek_value(tokens);
    bool is_opening = c == '[' || c == '{', is_cell = c == '{' && json_is_in_row(tokens);
    bool is_given = json_has_given(walk->json);
    uint64_t column = tokens->lines->column;
    unsigned depth = tokens->depth;
    if (is_opening && !is_cell && walk->work->placed.length > 0) {
        (void)json_note(walk, json_fail(tokens, "a cell", walk->error));
        return;
    }
    enum json_token token = json_take(walk);
    if ((token == JSON_ARRAY_END || token == JSON_OBJECT_END) && is_given)
        json_mark_given(walk->json, true);
    if (is_cell && token < JSON_FAILED) {
        json_take_cell(walk);
        if (walk->status == SUDOKU_END)
            add_cell(walk, column);
    } else if (token == JSON_ARRAY || token == JSON_OBJECT) {
        begin_bracket(walk);
    } else if (token == JSON_ARRAY_END) {
        end_array(walk);
    } else if (token == JSON_OBJECT_END) {
        end_object(walk, depth, is_given);
    } else if (token == JSON_KEY) {
        take_member(walk);
    } else if (token < JSON_FAILED) {
        use_element(walk, token == JSON_STRING);
    }
}

/* ------------------------------------------------------------------------------------- the form */

static bool is_open(const void *state)
{
    const struct json_state *json = state;
    return json->tokens.depth > 0;
}

static struct json_walk walk_of(struct text_work *work, struct json_state *json)
{
    json->tokens.lines = &work->lines;
    return (struct json_walk){work,         json,        &json->tokens, &json->facts,
                              work->puzzle, work->error, SUDOKU_END,    false};
}

static enum sudoku_status take(struct text_work *work, void *state)
{
    struct json_state *json = state;
    struct json_walk walk = walk_of(work, json);
    start_table(&walk);
    json->comment_length = 0;
    while (walk.status == SUDOKU_END && json->tokens.depth > 0)
        step(&walk);
    if (walk.is_broken)
        json_leave_text(&json->tokens);
    else if (json->tokens.depth == 0)
        json_leave_line(&json->tokens);
    if (walk.status == SUDOKU_OK && json->comment_length) {
        work->puzzle->comment = json->comment;
        work->puzzle->comment_length = json->comment_length;
    }
    return walk.status;
}

static enum text_score detect(struct text_work *work, void *state, struct text_line *line)
{
    (void)state;
    bool is_json = text_json_begins(line) || text_json_is_rest(line);
    return is_json && work->hint.format == SUDOKU_TEXT_AUTO ? TEXT_SCORE_ALL : TEXT_SCORE_NONE;
}

static enum sudoku_status begin(struct text_work *work, void *state, struct text_line *line)
{
    struct json_state *json = state;
    struct json_walk walk = walk_of(work, json);
    json->tokens.depth = json->puzzle_depth = 0;
    json->tokens.has_key = false;
    if (!text_json_begins(line)) {
        work->lines.column = 1;
        json_leave_text(&json->tokens);
        return text_error(work->error, line->number, line->skipped + 1,
                          "expected the beginning of an object, found a key in none");
    }
    size_t opening = text_json_opening(line);
    bool is_named_solution = json_names_solution(line->text, opening);
    text_lines_to_bytes(&work->lines, line);
    for (size_t i = 0; i < line->skipped + opening; i++)
        (void)text_lines_take(&work->lines);
    json_facts_forget(&json->facts);
    if (is_named_solution) {
        (void)json_note(&walk, json_skip_array(&json->tokens, work->error));
        return walk.status;
    }
    if (json_take(&walk) < JSON_FAILED)
        begin_bracket(&walk);
    return take(work, state);
}

const struct text_form text_json_form = {.name = "JSON",
                                         .size = sizeof(struct json_state),
                                         .max_score = TEXT_SCORE_ALL,
                                         .detect = detect,
                                         .begin = begin,
                                         .is_open = is_open,
                                         .take = take};
