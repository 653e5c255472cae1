/* Values in JSON that are no boards: objects in place of cells, shapes, rules, candidates. */
#include <string.h>

#include "text/read/forms/json/json.h"
#include "text/read/lines/rules.h"

/* ---------------------------------------------------------------- objects in place of a value */

/* What such an object says. */
struct json_piece {
    const char *key; /* of the wanted value */
    bool is_cell;    /* it may name a region and rules as well */
    unsigned mark;   /* TEXT_MARK_ of its digit */
    size_t length;   /* of VALUE */
    char value[15];
};

static bool is_given_key(const struct json_tokens *tokens)
{
    static const char *const keys[] = {"given",  "isGiven",  "fixed",    "isFixed",
                                       "locked", "readonly", "readOnly", "prefilled"};
    return json_string_is_one_of(tokens, keys, sizeof keys / sizeof *keys);
}

/* Takes a string or word; brackets are none. */
static void take_scalar(struct json_tokens *tokens)
{
    int c = json_peek_value(tokens);
    (void)(c == '[' || c == '{' ? json_fail(tokens, "a value") : json_next(tokens));
}

/* Takes the label of a cell's region; the first cell of a board forgets the regions before. */
static void take_region(struct json *json)
{
    const struct text_placed *table = &json->work->placed;
    struct json_tokens *tokens = &json->tokens;
    take_scalar(tokens);
    if (tokens->is_broken || json_string_is(tokens, "null"))
        return;
    const struct text_line line = json_string_line(tokens);
    if (table->rows == 0 && table->length == 0)
        json_facts_begin(&json->facts, JSON_REGIONS);
    json_facts_add(&json->facts, JSON_REGIONS, &line, 0);
    json_scope_say(&json->facts.shape_scope, tokens->depth - 1);
}

static void take_member(struct json *json, struct json_piece *piece)
{
    struct json_tokens *tokens = &json->tokens;
    if (json_string_is(tokens, piece->key)) {
        take_scalar(tokens);
        piece->length = tokens->length < sizeof piece->value ? tokens->length : sizeof piece->value;
        memcpy(piece->value, tokens->string, piece->length);
    } else if (is_given_key(tokens)) {
        take_scalar(tokens);
        piece->mark = json_string_is(tokens, "true") ? TEXT_MARK_GIVEN : TEXT_MARK_ENTERED;
    } else if (piece->is_cell && json_string_is(tokens, "region")) {
        take_region(json);
    } else if (piece->is_cell && text_names_rule(tokens->string, tokens->length)) {
        json_take_facts(json, JSON_RULES);
    } else {
        json_skip_value(tokens);
    }
}

/* Takes the rest of an object, and leaves the value of PIECE as the string of the tokens. */
static void take_object(struct json *json, struct json_piece *piece)
{
    struct json_tokens *tokens = &json->tokens;
    while (tokens->status == SUDOKU_END && json_next(tokens) == JSON_KEY)
        take_member(json, piece);
    tokens->length = piece->length;
    memcpy(tokens->string, piece->value, piece->length);
}

void json_take_cell(struct json *json)
{
    struct json_piece cell = {.key = "value", .is_cell = true, .mark = TEXT_MARK_NONE};
    take_object(json, &cell);
    if (json->tokens.length)
        json->work->placed.marks |= cell.mark;
}

/* ---------------------------------------------------------------------------------------- facts */

/* Takes an object in a value of KEY: what a part calls "at"; others are refused. */
static void take_fact_object(struct json *json, enum json_meaning key, unsigned depth)
{
    struct json_tokens *tokens = &json->tokens;
    struct json_piece part = {.key = "at"};
    const struct text_line here = text_lines_here(tokens->lines, "{", 1, tokens->lines->column);
    if (key != JSON_PARTS) {
        json_facts_refuse_object(&json->facts, key, &here);
        json_skip_value(tokens);
        return;
    }
    (void)json_next(tokens);
    take_object(json, &part);
    struct text_line line = json_string_line(tokens);
    line.skipped = here.skipped;
    if (tokens->status == SUDOKU_END)
        json_facts_add(&json->facts, key, &line, depth);
}

/* Takes a token of a value of KEY that began at depth BASE. */
static void take_fact(struct json *json, enum json_meaning key, unsigned base)
{
    struct json_tokens *tokens = &json->tokens;
    if (json_peek_value(tokens) == '{') {
        take_fact_object(json, key, tokens->depth - base);
        return;
    }
    enum json_token token = json_next(tokens);
    const struct text_line line = json_string_line(tokens);
    if (token == JSON_STRING || token == JSON_WORD)
        json_facts_add(&json->facts, key, &line, tokens->depth - base);
    else if (token == JSON_ARRAY && tokens->depth - base == 2)
        json_regions_begin_list(&json->facts.regions);
}

void json_take_facts(struct json *json, enum json_meaning key)
{
    struct json_tokens *tokens = &json->tokens;
    struct json_facts *facts = &json->facts;
    const uint64_t column = tokens->lines->column;
    const unsigned base = tokens->depth;
    bool had_fault = facts->fault.line;
    json_facts_begin(facts, key);
    do
        take_fact(json, key, base);
    while (tokens->status == SUDOKU_END && tokens->depth > base);
    if (had_fault || !json_facts_say(facts, key))
        return;
    json_scope_say(&facts->shape_scope, tokens->depth);
    if (json_innermost(tokens)->is_given && tokens->status == SUDOKU_END)
        tokens->status =
            text_error(tokens->error, tokens->lines->number + 1, column,
                       "expected the shape of a board before it, found '%.40s' behind", json->key);
}

/* Takes a token of the candidates that began at depth BASE: an array for each cell. Other values
 * say nothing. */
static void take_candidate(struct json *json, unsigned base)
{
    struct json_tokens *tokens = &json->tokens;
    struct json_facts *facts = &json->facts;
    int c = json_peek_value(tokens);
    bool is_inside = tokens->depth > base;
    if (c != '[' && !(is_inside && (c == ']' || (c > 0 && text_is_decimal((char)c))))) {
        facts->has_candidates = false;
        json_skip_value(tokens);
        return;
    }
    enum json_token token = json_next(tokens);
    const unsigned depth = tokens->depth - base;
    if (token == JSON_ARRAY) {
        facts->has_candidates &= depth <= 2 && facts->candidate_cells < SUDOKU_MAX_CELLS;
        if (depth == 2 && facts->has_candidates)
            facts->candidates[facts->candidate_cells++] = SUDOKU_DIGITSET_EMPTY;
    } else if (token == JSON_WORD) {
        unsigned digit;
        size_t digits = text_take_number(tokens->string, tokens->length, SUDOKU_MAX_SIDE, &digit);
        facts->has_candidates &=
            depth == 2 && digits == tokens->length && digit && digit <= SUDOKU_MAX_SIDE;
        if (facts->has_candidates)
            facts->candidates[facts->candidate_cells - 1] |= sudoku_digitset_of(digit);
    } else {
        facts->has_candidates &= token == JSON_ARRAY_END;
    }
}

void json_take_candidates(struct json *json)
{
    struct json_tokens *tokens = &json->tokens;
    const unsigned base = tokens->depth;
    json->facts.candidate_cells = 0;
    json->facts.has_candidates = json_peek(tokens) == '[';
    json_scope_say(&json->facts.candidates_scope, base);
    do
        take_candidate(json, base);
    while (tokens->status == SUDOKU_END && tokens->depth > base);
}

/* ---------------------------------------------------------------------------------------- rules */

void json_mark_refused(struct json *json)
{
    for (unsigned depth = 0; depth < json->tokens.depth; depth++)
        json->tokens.open[depth].is_refused = true;
}

void json_refuse(struct json *json)
{
    struct json_tokens *tokens = &json->tokens;
    if (tokens->status != SUDOKU_END || !json->facts.fault.line ||
        json_innermost(tokens)->is_refused)
        return;
    *tokens->error = json->facts.fault;
    tokens->status = SUDOKU_ERR_TEXT;
    json->puzzle_depth = 0;
    json_mark_refused(json);
}

void json_say_rule(struct json *json)
{
    const struct text_line line = json_string_line(&json->tokens);
    json_facts_add(&json->facts, JSON_RULES, &line, 0);
    if (json->facts.fault.line)
        json_scope_say(&json->facts.shape_scope, json->tokens.depth);
    json_refuse(json);
}
