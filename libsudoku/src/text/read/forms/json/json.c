/* Puzzles in JSON: arrays of rows or of cells, strings of cells, alone, in arrays or in objects,
 * the tools' own output among them; and what programs call arrays, with braces or names before
 * them.
 *
 * Solutions are left out, by the names of their keys; facts about the shape of a board are kept. */
#include "text/read/forms/json/json.h"

#include <string.h>

#include "text/read/form.h"
#include "text/read/forms/json/fragment.h"
#include "text/read/lines/rules.h"

/* --------------------------------------------------------------------------------------- boards */

/* True if the board in the table, which is in no object, is full and an object that never began
 * goes on after it, or ends: it may be the solution in that. */
static bool is_lost_solution(struct json *json)
{
    const struct text_placed *table = &json->work->placed;
    for (unsigned i = 0; i < table->rows; i++)
        for (unsigned k = 0; k < table->columns; k++)
            if (text_value_is_blank(table->values[i * TEXT_PLACED_SIDE + k]))
                return false;
    int c = json_peek(&json->tokens);
    if (c == ',') {
        (void)text_lines_take(json->tokens.lines);
        return json_peek(&json->tokens) == '"';
    }
    return c == '}' && json->tokens.depth == 0;
}

static void start_table(struct json *json)
{
    text_placed_start(&json->work->placed, json->tokens.lines->number + 1);
}

/* Keeps the complete board in the table until its object ends, or gives it if it is in none. */
static void finish_board(struct json *json)
{
    struct json_tokens *tokens = &json->tokens;
    const struct text_placed *table = &json->work->placed;
    const uint64_t number = tokens->lines->number + 1;
    unsigned depth = tokens->depth;
    while (depth > 0 && !json_is_object(tokens, depth))
        depth--;
    if (depth > 0 && tokens->open[depth - 1].is_refused) {
        json->puzzle_depth = 0; /* reported: what the object holds beside it is not understood */
    } else if (text_placed_has_fault(table)) {
        *tokens->error = table->fault;
        tokens->status = SUDOKU_ERR_TEXT;
        json_mark_refused(json);
    } else if (json->puzzle_depth) {
        tokens->status =
            text_error(tokens->error, number, tokens->lines->column,
                       "expected one puzzle in an object, found another: '%.40s'", json->key);
        json->puzzle_depth = 0;
        json_mark_refused(json);
    } else if (depth > 0) {
        json->puzzle_depth = depth;
        json->board = *table;
        json->board_end = number;
    } else if (is_lost_solution(json)) {
        tokens->status = text_error(
            tokens->error, table->line, 1,
            "expected the beginning of an object before a full board, found what follows in it");
    } else {
        json_give_board(json, number);
    }
    start_table(json);
}

/* ---------------------------------------------------------------------------------------- cells */

/* The last string as a row of cells. */
struct string_row {
    struct text_line line;
    bool by_symbols; /* or numbers with spaces between */
    size_t cells;
};

static struct string_row row_of_string(struct json_tokens *tokens)
{
    for (size_t i = 0; i < tokens->length; i++)
        if (tokens->string[i] == '\n')
            tokens->string[i] = ' ';
    struct string_row row = {json_string_line(tokens), false, 0};
    row.cells = text_count_cells(row.line.text, row.line.length, false);
    size_t root = text_root(row.cells);
    row.by_symbols = root < 4 || root * root != row.cells;
    if (row.by_symbols)
        row.cells = text_count_cells(row.line.text, row.line.length, true);
    return row;
}

static void add_row(struct json *json, const struct string_row *row)
{
    struct text_placed *table = &json->work->placed;
    struct text_cursor cursor = {row->line.text, row->line.length, 0, row->by_symbols};
    struct text_cell cell;
    while (text_next_cell(&cursor, &cell))
        (void)text_placed_add(table, &row->line, cell.text, cell.length);
    (void)text_placed_end_row(table, &row->line);
}

/* Adds the last string or word as a cell; what programs write for nothing is a blank. */
static void add_cell(struct json *json, uint64_t column)
{
    static const char *const nothing[] = {"null",  "None", "nil", "NULL", "undefined",
                                          "false", "NaN",  "nan", "NA",   " "};
    const struct json_tokens *tokens = &json->tokens;
    const struct text_line here =
        text_lines_here(tokens->lines, tokens->string, tokens->length, column);
    bool is_blank = json_string_is_one_of(tokens, nothing, sizeof nothing / sizeof *nothing);
    (void)text_placed_add(&json->work->placed, &here, tokens->string,
                          is_blank ? 0 : tokens->length);
}

/* True if LENGTH bytes of TEXT name a cell, such as R1C1: only rules do. */
static bool names_cell(const char *text, size_t length)
{
    unsigned row, column;
    return text_is_cell_name(text, length, SUDOKU_MAX_SIDE, &row, &column);
}

/* A string or word in an array: a cell, a row, or a puzzle if it is longer than rows are. */
static void use_element(struct json *json, bool is_string)
{
    const struct string_row row = row_of_string(&json->tokens);
    if (!is_string && json_string_is(&json->tokens, "..."))
        return; /* goes on in the next line */
    if (!is_string || row.line.length <= 3) {
        add_cell(json, json->tokens.column);
    } else if (names_cell(row.line.text, row.line.length)) {
        json_say_rule(json);
    } else {
        add_row(json, &row);
        if (row.cells > SUDOKU_MAX_SIDE)
            finish_board(json);
    }
}

/* -------------------------------------------------------------------------------------- members */

/* A string of a key that may be a puzzle: IS_NAMED so, or else clearly one. */
static void use_board(struct json *json, bool is_named)
{
    const struct string_row row = row_of_string(&json->tokens);
    size_t root = text_root(row.cells);
    if (!is_named && (root * root != row.cells || row.cells <= SUDOKU_MAX_SIDE))
        return;
    add_row(json, &row);
    finish_board(json);
}

/* Keeps the symbols that the string names. */
static void use_symbols(struct json *json, bool is_string)
{
    struct json_tokens *tokens = &json->tokens;
    tokens->string[tokens->length < TEXT_ALPHABET_SIZE ? tokens->length : 0] = '\0';
    json_scope_say(&json->facts.symbols_scope, tokens->depth);
    if (!is_string || !text_alphabet_name(&json->facts.symbols, tokens->string))
        json->facts.symbols.side = 0;
}

/* True if the string or word of a key of MEANING is a rule. */
static bool is_rule(const struct json_tokens *tokens, enum json_meaning meaning)
{
    if (meaning == JSON_RULES_TEXT)
        return text_mentions_rule(tokens->string, tokens->length);
    return meaning == JSON_NONE && (text_names_rule(tokens->string, tokens->length) ||
                                    names_cell(tokens->string, tokens->length));
}

static void use_value(struct json *json, enum json_meaning meaning, bool is_string)
{
    const struct json_tokens *tokens = &json->tokens;
    if (meaning == JSON_NAME) {
        text_heading_name(&json->work->heading, tokens->string, tokens->length);
    } else if (meaning == JSON_NUMBER) {
        text_heading_number(&json->work->heading, tokens->string, tokens->length);
    } else if (meaning == JSON_SYMBOLS) {
        use_symbols(json, is_string);
    } else if (meaning == JSON_COMMENT) {
        json->comment_length = tokens->length < TEXT_NAME_SIZE ? tokens->length : TEXT_NAME_SIZE;
        memcpy(json->comment, tokens->string, json->comment_length);
    } else if (is_rule(tokens, meaning)) {
        json_say_rule(json);
    } else if (is_string) {
        use_board(json, meaning == JSON_PUZZLE);
    }
}

/* Takes the value of the key at hand, unless it is an array or object that may hold boards. */
static void take_member(struct json *json)
{
    struct json_tokens *tokens = &json->tokens;
    size_t length = tokens->length < sizeof json->key - 1 ? tokens->length : sizeof json->key - 1;
    memcpy(json->key, tokens->string, length);
    json->key[length] = '\0';
    enum json_meaning meaning = json_meaning_of(json->key);
    int c = json_peek(tokens);
    if (meaning == JSON_RULES_TEXT && c == '[')
        meaning = JSON_RULES;
    if (meaning >= JSON_BOX && meaning <= JSON_RULES) {
        json_take_facts(json, meaning);
        if (meaning == JSON_RULES)
            json_refuse(json);
    } else if (meaning == JSON_CANDIDATES) {
        json_take_candidates(json);
    } else if (meaning >= JSON_SKIPPED || (meaning == JSON_SYMBOLS && c != '"' && c != '\'')) {
        json_skip_value(tokens);
    } else if (c != '[' && c != '{') {
        start_table(json);
        enum json_token token = json_next(tokens);
        if (token == JSON_STRING || token == JSON_WORD)
            use_value(json, meaning, token == JSON_STRING);
    }
}

/* ------------------------------------------------------------------------------------- brackets */

static void mark_given(struct json_tokens *tokens)
{
    struct json_bracket *bracket = json_innermost(tokens);
    if (bracket)
        bracket->is_given = true;
}

/* An object that was inside DEPTH brackets ended: gives its board. IS_GIVEN: others in it were. */
static void end_object(struct json *json, unsigned depth, bool is_given)
{
    struct json_tokens *tokens = &json->tokens;
    bool has_board = json->puzzle_depth == depth;
    if (has_board) {
        json->puzzle_depth = 0;
        json->work->placed = json->board;
        json_give_board(json, json->board_end);
        if (tokens->status != SUDOKU_OK)
            json_mark_refused(json);
        mark_given(tokens);
    }
    bool is_spent = has_board || is_given || !json_is_object(tokens, tokens->depth);
    json_facts_close(&json->facts, depth, is_spent, tokens->lines->number + 1);
}

/* An array ended, and with it a row or a board. */
static void end_array(struct json *json)
{
    const struct json_tokens *tokens = &json->tokens;
    struct text_placed *table = &json->work->placed;
    const struct text_line here = text_lines_here(tokens->lines, "", 0, tokens->lines->column);
    bool is_row = table->length > 0, is_list = table->is_list;
    (void)text_placed_end_row(table, &here);
    bool is_inner = tokens->depth > 0 && !json_is_object(tokens, tokens->depth);
    if (is_row && is_inner && !is_list)
        return; /* the array around it is the board */
    if (table->rows || text_placed_has_fault(table))
        finish_board(json);
}

/* True if an array in an array is open: its values are cells. */
static bool is_in_row(const struct json_tokens *tokens)
{
    unsigned depth = tokens->depth;
    return depth > 1 && tokens->open[depth - 1].closer == ']' &&
           tokens->open[depth - 2].closer == ']';
}

/* Takes the next token of the open text. */
static void step(struct json *json)
{
    struct json_tokens *tokens = &json->tokens;
    int c = json_peek_value(tokens);
    bool is_opening = c == '[' || c == '{', is_cell = c == '{' && is_in_row(tokens);
    bool is_given = json_innermost(tokens)->is_given;
    uint64_t column = tokens->lines->column;
    unsigned depth = tokens->depth;
    if (is_opening && !is_cell && json->work->placed.length > 0) {
        (void)json_fail(tokens, "a cell");
        return;
    }
    enum json_token token = json_next(tokens);
    if ((token == JSON_ARRAY_END || token == JSON_OBJECT_END) && is_given)
        mark_given(tokens);
    if (is_cell && token != JSON_FAILED) {
        json_take_cell(json);
        if (tokens->status == SUDOKU_END)
            add_cell(json, column);
    } else if (token == JSON_ARRAY_END) {
        end_array(json);
    } else if (token == JSON_OBJECT_END) {
        end_object(json, depth, is_given);
    } else if (token == JSON_KEY) {
        take_member(json);
    } else if (token == JSON_STRING || token == JSON_WORD) {
        use_element(json, token == JSON_STRING);
    }
}

/* ------------------------------------------------------------------------------------- the form */

static bool is_open(const void *state)
{
    const struct json *json = state;
    return json->tokens.depth > 0;
}

static enum sudoku_status take(struct text_work *work, void *state)
{
    struct json *json = state;
    struct json_tokens *tokens = &json->tokens;
    json->work = work;
    tokens->lines = &work->lines;
    tokens->error = work->error;
    tokens->status = SUDOKU_END;
    tokens->is_broken = false;
    json->comment_length = 0;
    start_table(json);
    while (tokens->status == SUDOKU_END && tokens->depth > 0)
        step(json);
    if (tokens->is_broken)
        json_leave_text(tokens);
    else if (tokens->depth == 0)
        json_leave_line(tokens);
    if (tokens->status == SUDOKU_OK && json->comment_length) {
        work->puzzle->comment = json->comment;
        work->puzzle->comment_length = json->comment_length;
    }
    return tokens->status;
}

static enum text_score detect(struct text_work *work, void *state, struct text_line *line)
{
    (void)state;
    bool is_json = text_json_begins(line) || text_json_is_rest(line);
    return is_json && work->hint.format == SUDOKU_TEXT_AUTO ? TEXT_SCORE_ALL : TEXT_SCORE_NONE;
}

static enum sudoku_status begin(struct text_work *work, void *state, struct text_line *line)
{
    struct json *json = state;
    struct json_tokens *tokens = &json->tokens;
    tokens->lines = &work->lines;
    tokens->error = work->error;
    tokens->status = SUDOKU_END;
    tokens->depth = json->puzzle_depth = 0;
    tokens->is_broken = tokens->has_key = false;
    if (!text_json_begins(line)) {
        work->lines.column = 1;
        json_leave_text(tokens);
        return text_error_at(work->error, line, 0,
                             "expected the beginning of an object, found a key in none");
    }
    size_t opening = text_json_opening(line);
    bool is_named_solution = json_names_solution(line->text, opening);
    text_lines_to_bytes(&work->lines, line);
    for (size_t i = 0; i < line->skipped + opening; i++)
        (void)text_lines_take(&work->lines);
    json_facts_forget(&json->facts);
    if (is_named_solution) {
        json_skip_array(tokens);
        return tokens->status;
    }
    (void)json_next(tokens);
    return take(work, state);
}

const struct text_form text_json_form = {.name = "JSON",
                                         .size = sizeof(struct json),
                                         .max_score = TEXT_SCORE_ALL,
                                         .detect = detect,
                                         .begin = begin,
                                         .is_open = is_open,
                                         .take = take};
