/* Puzzles in JSON. */
#include "text/read/forms/json/json.h"

#include <string.h>

#include "text/read/error.h"
#include "text/read/forms/json/board.h"
#include "text/read/forms/json/candidates.h"
#include "text/read/forms/json/keys.h"
#include "text/read/forms/json/opening.h"
#include "text/read/forms/json/pieces.h"
#include "text/read/forms/json/rest.h"
#include "text/read/forms/json/text.h"
#include "text/read/lines/rules.h"

/* ------------------------------------------------------------------------------------- puzzles */

static bool is_object(const struct text_json *json, unsigned depth)
{
    return depth > 0 && json->closers[depth - 1] == ':';
}

static void start_table(struct json_walk *walk)
{
    text_table_start(&walk->work->table, json_lines_of(walk)->number + 1);
    walk->json->has_fault = false;
}

/* Gives the board in the table, which is in no object. A full one may be the solution of an object
 * whose beginning is lost. */
static void give_bare(struct json_walk *walk)
{
    struct text_work *work = walk->work;
    uint64_t end = work->lines.number + 1;
    if (json_ends_lost_solution(walk))
        walk->status = text_error(walk->error, work->table.line, 1,
                                  "expected the beginning of an object before a full board, found "
                                  "what follows in it");
    else
        json_board_give(walk, end);
}

/* The board in the table is complete. In an object it waits for what else that says. */
static void finish_board(struct json_walk *walk)
{
    struct text_work *work = walk->work;
    struct text_json *json = walk->json;
    unsigned depth = json->depth;
    while (depth > 0 && !is_object(json, depth))
        depth--;
    if (json_is_refused(json, depth)) {
        json->puzzle_depth = 0; /* it was told: what it holds beside the board is not understood */
    } else if (json->has_fault) {
        *walk->error = json->fault;
        walk->status = SUDOKU_ERR_TEXT;
        json_mark_refused(json);
    } else if (json->puzzle_depth) {
        walk->status =
            text_error(walk->error, work->lines.number + 1, work->lines.column,
                       "expected one puzzle in an object, found another: '%.40s'", json->key);
        json->puzzle_depth = 0;
        json_mark_refused(json);
    } else if (depth > 0) {
        json->puzzle_depth = depth;
        json->board = work->table;
        json->board_end = work->lines.number + 1;
    } else {
        give_bare(walk);
    }
    start_table(walk);
}

/* The string at hand as a line, for its cells and for messages. */
static struct text_line line_of_string(struct json_walk *walk, uint64_t column)
{
    struct text_json *json = walk->json;
    for (size_t i = 0; i < json->length; i++)
        if (json->string[i] == '\n')
            json->string[i] = ' ';
    return text_lines_here(json_lines_of(walk), json->string, json->length, column);
}

/* How many cells LINE has: numbers with spaces between, or symbols. */
static size_t count_cells(const struct text_line *line, bool *by_symbols)
{
    size_t tokens = text_count_cells(line->text, line->length, false), root = text_root(tokens);
    *by_symbols = root < 4 || root * root != tokens;
    return *by_symbols ? text_count_cells(line->text, line->length, true) : tokens;
}

/* Adds the cells of LINE as a row. The first fault is told when the board is complete. */
static void add_row(struct json_walk *walk, const struct text_line *line, bool by_symbols)
{
    struct text_json *json = walk->json;
    struct text_cursor cursor = {line->text, line->length, 0, by_symbols};
    struct text_table *table = &walk->work->table;
    struct text_cell cell;
    while (!json->has_fault && text_next_cell(&cursor, &cell))
        json->has_fault = !text_table_add(table, line, cell.text, cell.length, &json->fault);
    if (!json->has_fault)
        json->has_fault = !text_table_end_row(table, line, &json->fault);
}

static void end_row(struct json_walk *walk)
{
    struct text_json *json = walk->json;
    const struct text_line here =
        text_lines_here(json_lines_of(walk), "", 0, json_lines_of(walk)->column);
    if (!json->has_fault)
        json->has_fault = !text_table_end_row(&walk->work->table, &here, &json->fault);
}

/* Adds the string or word at hand as a cell; what programs write for nothing is a blank. */
static void add_cell(struct json_walk *walk, uint64_t column)
{
    static const char *const nothing[] = {"null",  "None", "nil", "NULL", "undefined",
                                          "false", "NaN",  "nan", "NA",   " "};
    struct text_json *json = walk->json;
    const struct text_line here =
        text_lines_here(json_lines_of(walk), json->string, json->length, column);
    size_t length = json->length;
    for (size_t i = 0; i < sizeof nothing / sizeof *nothing; i++)
        if (length == strlen(nothing[i]) && memcmp(json->string, nothing[i], length) == 0)
            length = 0;
    if (!json->has_fault)
        json->has_fault =
            !text_table_add(&walk->work->table, &here, json->string, length, &json->fault);
}

/* A string or word in an array: a cell, a row, or a puzzle where it is longer than rows are. */
static void use_element(struct json_walk *walk, bool is_string, uint64_t column)
{
    bool by_symbols;
    const struct text_line line = line_of_string(walk, column);
    if (!is_string && line.length == 3 && memcmp(line.text, "...", 3) == 0)
        return; /* goes on in the next line */
    if (!is_string || line.length <= 3) {
        add_cell(walk, column);
        return;
    }
    if (json_names_cell(line.text, line.length)) {
        json_say_rule(walk, column);
        return;
    }
    size_t cells = count_cells(&line, &by_symbols);
    add_row(walk, &line, by_symbols);
    if (cells > SUDOKU_MAX_SIDE)
        finish_board(walk);
}

/* A string or word that is the value of a key. */
static void use_value(struct json_walk *walk, enum json_meaning meaning, bool is_string,
                      uint64_t column)
{
    struct text_work *work = walk->work;
    struct text_json *json = walk->json;
    bool by_symbols;
    if (meaning == JSON_NAME) {
        text_heading_name(&work->heading, json->string, json->length);
    } else if (meaning == JSON_NUMBER) {
        text_heading_number(&work->heading, json->string, json->length);
    } else if (meaning == JSON_SYMBOLS) {
        json->string[json->length < TEXT_ALPHABET_SIZE ? json->length : 0] = '\0';
        json_scope_say(&json->symbols_scope, json->depth);
        if (!is_string || !text_alphabet_name(&json->symbols, json->string))
            json->symbols.side = 0;
    } else if (meaning == JSON_COMMENT) {
        json->comment_length = json->length < TEXT_NAME_SIZE ? json->length : TEXT_NAME_SIZE;
        memcpy(json->comment, json->string, json->comment_length);
    } else if ((meaning == JSON_RULES_TEXT && text_tells_rule(json->string, json->length)) ||
               (meaning == JSON_NONE && (text_names_rule(json->string, json->length) ||
                                         json_names_cell(json->string, json->length)))) {
        json_say_rule(walk, column);
    } else if (meaning != JSON_SKIPPED && is_string) {
        const struct text_line line = line_of_string(walk, column);
        size_t cells = count_cells(&line, &by_symbols), root = text_root(cells);
        bool is_square = root >= 4 && root * root == cells;
        if (meaning != JSON_PUZZLE && (!is_square || cells <= SUDOKU_MAX_SIDE))
            return;
        add_row(walk, &line, by_symbols);
        finish_board(walk);
    }
}

/* -------------------------------------------------------------------------------------- values */

/* Opens an array that CLOSER closes, or an object: ':'. */
static void open(struct json_walk *walk, char closer)
{
    struct text_json *json = walk->json;
    if (json->depth == TEXT_DEPTH)
        json_fail(walk, "fewer brackets in one another");
    else
        json->closers[json->depth++] = closer;
    json_mark_given(json, false);
    json->refused &= ((uint64_t)1 << (json->depth - 1)) - 1;
}

/* Takes the bracket that follows. Braces are an object where a key follows. */
static void take_opening(struct json_walk *walk)
{
    int c = text_lines_take(json_lines_of(walk)), next = json_peek(walk);
    if (c == '[')
        open(walk, ']');
    else
        open(walk, json_is_quote(next) || next == '}' ? ':' : '}');
}

/* Ends what the object that DEPTH brackets held said. IS_SPENT: its boards were given. */
static void close_scopes(struct json_walk *walk, unsigned depth, bool is_spent)
{
    struct text_json *json = walk->json;
    bool ends = is_spent || !is_object(json, json->depth);
    json_shape_close(&json->shape, depth, ends, json_lines_of(walk)->number + 1);
    json->has_candidates &=
        json_scope_close(&json->candidates_scope, depth, ends) == JSON_SCOPE_STAYS;
    if (json_scope_close(&json->symbols_scope, depth, ends) != JSON_SCOPE_STAYS)
        json->symbols.side = 0;
}

/* Ends an object of so many brackets as DEPTH, and gives the board in it; GIVEN: others in it were.
 */
static void close_object(struct json_walk *walk, unsigned depth, bool given)
{
    struct text_json *json = walk->json;
    bool has_board = json->puzzle_depth == depth;
    if (has_board) {
        json->puzzle_depth = 0;
        walk->work->table = json->board;
        json_board_give(walk, json->board_end);
        if (walk->status != SUDOKU_OK)
            json_mark_refused(json);
    }
    close_scopes(walk, depth, has_board || given);
    if (has_board)
        json_mark_given(json, true);
}

/* Takes what closes an array or an object, and ends the row or the board in it. */
static void take_closing(struct json_walk *walk)
{
    struct text_json *json = walk->json;
    const struct text_table *table = &walk->work->table;
    bool was_object = is_object(json, json->depth), given = json_has_given(json);
    unsigned depth = json->depth--;
    (void)text_lines_take(json_lines_of(walk));
    if (given)
        json_mark_given(json, true);
    if (was_object) {
        close_object(walk, depth, given);
        return;
    }
    bool is_row = table->length > 0, is_list = table->is_list;
    end_row(walk);
    bool is_inner = json->depth > 0 && !is_object(json, json->depth);
    if (is_row && is_inner && !is_list)
        return; /* the array around it is the board */
    if (table->rows || json->has_fault)
        finish_board(walk);
}

/* Takes a key and, where that says something, its value. */
static void take_member(struct json_walk *walk)
{
    struct text_json *json = walk->json;
    bool is_string;
    uint64_t column;
    json_take_string(walk);
    size_t length = json->length < sizeof json->key - 1 ? json->length : sizeof json->key - 1;
    memcpy(json->key, json->string, length);
    json->key[length] = '\0';
    if (walk->status != SUDOKU_END)
        return;
    if (json_peek(walk) != ':') {
        json_fail(walk, "a colon");
        return;
    }
    (void)text_lines_take(json_lines_of(walk));
    enum json_meaning meaning = json_meaning_of(json->key);
    int c = json_peek(walk);
    if (meaning == JSON_RULES_TEXT && c == '[')
        meaning = JSON_RULES;
    if (meaning >= JSON_BOX && meaning <= JSON_RULES) {
        json_take_shape(walk, (enum json_shape_key)(meaning - JSON_BOX));
        if (meaning == JSON_RULES)
            json_refuse(walk);
    } else if (meaning == JSON_CANDIDATES) {
        json_take_candidates(walk);
    } else if (meaning == JSON_SKIPPED || (meaning == JSON_SYMBOLS && !json_is_quote(c))) {
        json_skip_value(walk);
    } else if (c != '[' && c != '{') {
        start_table(walk);
        json_take_scalar(walk, &is_string, &column);
        if (walk->status == SUDOKU_END)
            use_value(walk, meaning, is_string, column);
    }
}

/* Takes the next thing in what is open. */
static void step(struct json_walk *walk)
{
    struct text_json *json = walk->json;
    bool is_string;
    uint64_t column;
    int c = json_peek(walk), closer = json->closers[json->depth - 1];
    if (c < 0) {
        json_fail(walk, "a closing bracket");
    } else if (c == ',') {
        (void)text_lines_take(json_lines_of(walk));
    } else if (c == (closer == ':' ? '}' : closer)) {
        take_closing(walk);
    } else if (c == '{' && json_is_in_row(json)) {
        column = json_lines_of(walk)->column;
        json_take_cell(walk);
        if (walk->status == SUDOKU_END)
            add_cell(walk, column);
    } else if (c == '[' || c == '{') {
        if (walk->work->table.length > 0)
            json_fail(walk, "a cell");
        else
            take_opening(walk);
    } else if (closer == ':') {
        if (json_is_quote(c))
            take_member(walk);
        else
            json_fail(walk, "a key");
    } else {
        json_take_scalar(walk, &is_string, &column);
        if (walk->status == SUDOKU_END)
            use_element(walk, is_string, column);
    }
}

static bool is_open(const void *state)
{
    const struct text_json *json = state;
    return json->depth > 0;
}

static enum sudoku_status take(struct text_work *work, void *state,
                               struct sudoku_text_puzzle *puzzle, struct sudoku_text_error *error)
{
    struct text_json *json = state;
    struct json_walk walk = {work, json, puzzle, error, SUDOKU_END, false};
    start_table(&walk);
    json->comment_length = 0;
    while (walk.status == SUDOKU_END && json->depth > 0)
        step(&walk);
    if (walk.is_broken)
        json_leave_text(work, json);
    else if (json->depth == 0)
        json_leave_line(&work->lines);
    if (walk.status == SUDOKU_OK && json->comment_length) {
        puzzle->comment = json->comment;
        puzzle->comment_length = json->comment_length;
    }
    return walk.status;
}

/* ---------------------------------------------------------------------------------------- detect
 */

static enum text_match detect(struct text_work *work, void *state, struct text_line *line)
{
    (void)state;
    bool is_allowed = work->hint.format == SUDOKU_TEXT_AUTO;
    bool is_json = text_json_begins(line) || text_json_is_rest(line);
    return is_allowed && is_json ? TEXT_MATCH_SURE : TEXT_MATCH_NO;
}

static enum sudoku_status begin(struct text_work *work, void *state, struct text_line *line,
                                struct sudoku_text_puzzle *puzzle, struct sudoku_text_error *error)
{
    struct text_json *json = state;
    struct json_walk walk = {work, json, puzzle, error, SUDOKU_END, false};
    if (!text_json_begins(line)) {
        json->depth = 0;
        work->lines.column = 1;
        json_leave_text(work, json);
        return text_error(error, line->number, line->skipped + 1,
                          "expected the beginning of an object, found a key in none");
    }
    size_t opening = text_json_opening(line);
    bool is_named_solution = json_names_solution(line->text, opening);
    text_lines_to_bytes(&work->lines, line);
    for (size_t i = 0; i < line->skipped + opening; i++)
        (void)text_lines_take(&work->lines);
    json->depth = json->puzzle_depth = json->symbols.side = 0;
    json->has_candidates = false;
    json->candidates_scope = json->symbols_scope = (struct json_scope){0, 0};
    json_shape_forget(&json->shape);
    if (is_named_solution) {
        json_skip_array(&walk);
        return walk.status;
    }
    take_opening(&walk);
    return take(work, state, puzzle, error);
}

const struct text_form text_json_form = {.size = sizeof(struct text_json),
                                         .detect = detect,
                                         .begin = begin,
                                         .is_open = is_open,
                                         .take = take};
