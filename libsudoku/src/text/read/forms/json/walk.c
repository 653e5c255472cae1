/* Values in a JSON text that are no boards: objects in place of cells, shapes, rules, candidates.
 */
#include "text/read/forms/json/walk.h"

#include <string.h>

#include "text/read/error.h"
#include "text/read/lines/rules.h"

enum json_token json_note(struct json_walk *walk, enum json_token token)
{
    if (token < JSON_FAILED)
        return token;
    walk->is_broken = true;
    walk->status = token == JSON_FAILED ? SUDOKU_ERR_TEXT : SUDOKU_ERR_READ;
    return token;
}

enum json_token json_take(struct json_walk *walk)
{
    return json_note(walk, json_next(walk->tokens, walk->error));
}

static void skip_value(struct json_walk *walk)
{
    (void)json_note(walk, json_skip_value(walk->tokens, walk->error));
}

/* ------------------------------------------------------------------------------- given, refused */

static uint64_t bit_of(const struct json_state *json)
{
    return (uint64_t)1 << (json->tokens.depth - 1);
}

bool json_has_given(const struct json_state *json)
{
    return json->tokens.depth && (json->given & bit_of(json));
}

void json_mark_given(struct json_state *json, bool is_given)
{
    if (json->tokens.depth && is_given)
        json->given |= bit_of(json);
    else if (json->tokens.depth)
        json->given &= ~bit_of(json);
}

bool json_is_refused(const struct json_state *json, unsigned depth)
{
    return depth && json->refused >> (depth - 1) & 1;
}

void json_mark_refused(struct json_state *json)
{
    if (json->tokens.depth)
        json->refused |= bit_of(json) | (bit_of(json) - 1);
}

/* ---------------------------------------------------------------- objects in place of a value */

/* What such an object says. */
struct json_piece {
    const char *key; /* of the wanted value */
    bool is_cell;    /* it may name a region and rules as well */
    unsigned mark;   /* TEXT_MARK_ of its digit */
    size_t length;   /* of VALUE */
    char value[15];
};

/* True if the key at hand says that a cell is a given. */
static bool is_given_key(const struct json_tokens *tokens)
{
    static const char *const keys[] = {"given",  "isGiven",  "fixed",    "isFixed",
                                       "locked", "readonly", "readOnly", "prefilled"};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (json_string_is(tokens, keys[i]))
            return true;
    return false;
}

/* Takes a string or word; brackets are none. */
static enum json_token take_scalar(struct json_walk *walk)
{
    int c = json_peek_value(walk->tokens);
    if (c == '[' || c == '{')
        return json_note(walk, json_fail(walk->tokens, "a value", walk->error));
    return json_take(walk);
}

/* Takes the label of a cell's region; the first cell of a board forgets the regions before. */
static void take_region(struct json_walk *walk)
{
    const struct text_placed *table = &walk->work->placed;
    if (take_scalar(walk) >= JSON_FAILED || json_string_is(walk->tokens, "null"))
        return;
    const struct text_line line = json_string_line(walk->tokens);
    if (table->rows == 0 && table->length == 0)
        json_facts_begin(walk->facts, JSON_REGIONS);
    json_facts_add(walk->facts, JSON_REGIONS, &line, 0);
    json_scope_say(&walk->facts->shape_scope, walk->tokens->depth - 1);
}

/* Takes the value of the key at hand. */
static void take_member(struct json_walk *walk, struct json_piece *piece)
{
    struct json_tokens *tokens = walk->tokens;
    if (json_string_is(tokens, piece->key)) {
        (void)take_scalar(walk);
        piece->length = tokens->length < sizeof piece->value ? tokens->length : sizeof piece->value;
        memcpy(piece->value, tokens->string, piece->length);
    } else if (is_given_key(tokens)) {
        (void)take_scalar(walk);
        piece->mark = json_string_is(tokens, "true") ? TEXT_MARK_GIVEN : TEXT_MARK_ENTERED;
    } else if (piece->is_cell && json_string_is(tokens, "region")) {
        take_region(walk);
    } else if (piece->is_cell && text_names_rule(tokens->string, tokens->length)) {
        json_take_facts(walk, JSON_RULES);
    } else {
        skip_value(walk);
    }
}

/* Takes the rest of an object, and leaves the value of PIECE as the string of the tokens. */
static void take_object(struct json_walk *walk, struct json_piece *piece)
{
    json_mark_given(walk->json, false);
    while (walk->status == SUDOKU_END && json_take(walk) == JSON_KEY)
        take_member(walk, piece);
    walk->tokens->length = piece->length;
    memcpy(walk->tokens->string, piece->value, piece->length);
}

void json_take_cell(struct json_walk *walk)
{
    struct json_piece cell = {.key = "value", .is_cell = true, .mark = TEXT_MARK_NONE};
    take_object(walk, &cell);
    if (walk->tokens->length)
        walk->work->placed.marks |= cell.mark;
}

/* ---------------------------------------------------------------------------------------- facts */

/* Takes an object in a value of KEY: what a part calls "at"; others are refused. */
static void take_fact_object(struct json_walk *walk, enum json_meaning key, unsigned depth)
{
    struct json_tokens *tokens = walk->tokens;
    struct json_piece part = {.key = "at"};
    const struct text_line here = text_lines_here(tokens->lines, "{", 1, tokens->lines->column);
    if (key != JSON_PARTS) {
        json_facts_refuse_object(walk->facts, key, &here);
        skip_value(walk);
        return;
    }
    (void)json_take(walk);
    take_object(walk, &part);
    struct text_line line = json_string_line(tokens);
    line.skipped = here.skipped;
    if (walk->status == SUDOKU_END)
        json_facts_add(walk->facts, key, &line, depth);
}

/* Notes that the value from COLUMN on is said of the object at hand, unless boards of it were
 * given.
 */
static void say_shape(struct json_walk *walk, uint64_t column)
{
    json_scope_say(&walk->facts->shape_scope, walk->tokens->depth);
    if (json_has_given(walk->json) && walk->status == SUDOKU_END)
        walk->status = text_error(walk->error, walk->tokens->lines->number + 1, column,
                                  "expected the shape of a board before it, found '%.40s' behind",
                                  walk->json->key);
}

/* Takes a token of a value of KEY that began at depth BASE. */
static void take_fact(struct json_walk *walk, enum json_meaning key, unsigned base)
{
    struct json_tokens *tokens = walk->tokens;
    if (json_peek_value(tokens) == '{') {
        take_fact_object(walk, key, tokens->depth - base);
        return;
    }
    enum json_token token = json_take(walk);
    const struct text_line line = json_string_line(tokens);
    if (token == JSON_STRING || token == JSON_WORD)
        json_facts_add(walk->facts, key, &line, tokens->depth - base);
    else if (token == JSON_ARRAY && tokens->depth - base == 2)
        json_regions_begin_list(&walk->facts->regions);
}

void json_take_facts(struct json_walk *walk, enum json_meaning key)
{
    const uint64_t column = walk->tokens->lines->column;
    const unsigned base = walk->tokens->depth;
    bool had_fault = walk->facts->has_fault;
    json_facts_begin(walk->facts, key);
    do
        take_fact(walk, key, base);
    while (walk->status == SUDOKU_END && walk->tokens->depth > base);
    if (!had_fault && json_facts_say(walk->facts, key))
        say_shape(walk, column);
}

void json_take_candidates(struct json_walk *walk)
{
    struct json_tokens *tokens = walk->tokens;
    struct json_facts *facts = walk->facts;
    const unsigned base = tokens->depth;
    facts->candidate_cells = 0;
    facts->has_candidates = json_peek(tokens) == '[';
    json_scope_say(&facts->candidates_scope, base);
    do {
        int c = json_peek_value(tokens);
        bool is_number = c > 0 && text_is_decimal((char)c) && tokens->depth > base;
        if (c != '[' && !(c == ']' && tokens->depth > base) && !is_number) {
            facts->has_candidates = false;
            skip_value(walk);
            continue;
        }
        enum json_token token = json_take(walk);
        const struct text_line line = json_string_line(tokens);
        if (token == JSON_ARRAY)
            json_facts_begin_cell(facts, tokens->depth - base);
        else if (token == JSON_WORD)
            json_facts_add_candidate(facts, &line, tokens->depth - base);
        else if (token != JSON_ARRAY_END)
            facts->has_candidates = false;
    } while (walk->status == SUDOKU_END && tokens->depth > base);
}

/* ---------------------------------------------------------------------------------------- rules */

void json_refuse(struct json_walk *walk)
{
    struct json_state *json = walk->json;
    if (walk->status != SUDOKU_END || !walk->facts->has_fault ||
        json_is_refused(json, walk->tokens->depth))
        return;
    *walk->error = walk->facts->fault;
    walk->status = SUDOKU_ERR_TEXT;
    json->puzzle_depth = 0;
    json_mark_refused(json);
}

void json_say_rule(struct json_walk *walk)
{
    const struct text_line line = json_string_line(walk->tokens);
    json_facts_add(walk->facts, JSON_RULES, &line, 0);
    if (walk->facts->has_fault)
        json_scope_say(&walk->facts->shape_scope, walk->tokens->depth);
    json_refuse(walk);
}
