/* Objects in place of cells, and what is said of a board beside its cells. */
#include "text/read/forms/json/pieces.h"

#include <string.h>

#include "text/read/error.h"
#include "text/read/lines/rules.h"

static bool is_string_at_hand(const struct text_json *json, const char *text)
{
    return json->length == strlen(text) && memcmp(json->string, text, json->length) == 0;
}

/* Whether the key at hand says that a cell is a given. */
static bool is_given_key(const struct text_json *json)
{
    static const char *const keys[] = {"given",  "isGiven",  "fixed",    "isFixed",
                                       "locked", "readonly", "readOnly", "prefilled"};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (is_string_at_hand(json, keys[i]))
            return true;
    return false;
}

/* What an object in place of a cell or a part says. */
struct json_piece {
    const char *key; /* of what is wanted */
    bool is_cell;    /* it may name a region and rules, too */
    unsigned mark;   /* what it says of givens */
    size_t length;   /* of VALUE */
    char value[15];
};

/* Takes the label of a cell's region, those of the board before being forgotten. */
static void take_region(struct json_walk *walk)
{
    struct text_json *json = walk->json;
    const struct text_table *table = &walk->work->table;
    bool is_string;
    uint64_t column;
    json_take_scalar(walk, &is_string, &column);
    if (walk->status != SUDOKU_END || is_string_at_hand(json, "null"))
        return;
    const struct text_line line =
        text_lines_here(json_lines_of(walk), json->string, json->length, column);
    if (table->rows == 0 && table->length == 0)
        json_shape_begin(&json->shape, JSON_SHAPE_REGIONS);
    json_shape_add(&json->shape, JSON_SHAPE_REGIONS, &line, column, 0);
    json_scope_say(&json->shape.scope, json->depth);
}

/* Takes the value of the key that is the string at hand. */
static void take_piece_value(struct json_walk *walk, struct json_piece *piece)
{
    struct text_json *json = walk->json;
    bool is_string, is_given = is_given_key(json);
    bool is_wanted = is_string_at_hand(json, piece->key);
    bool is_region = piece->is_cell && is_string_at_hand(json, "region");
    bool is_rule = piece->is_cell && text_names_rule(json->string, json->length);
    uint64_t column;
    (void)text_lines_take(json_lines_of(walk)); /* the colon */
    if (is_wanted) {
        json_take_scalar(walk, &is_string, &column);
        piece->length = json->length < sizeof piece->value ? json->length : sizeof piece->value;
        memcpy(piece->value, json->string, piece->length);
    } else if (is_given) {
        json_take_scalar(walk, &is_string, &column);
        piece->mark = is_string_at_hand(json, "true") ? TEXT_MARK_GIVEN : TEXT_MARK_ENTERED;
    } else if (is_region) {
        take_region(walk);
    } else if (is_rule) {
        json_take_shape(walk, JSON_SHAPE_RULES);
    } else {
        json_skip_value(walk);
    }
}

/* Takes an object and leaves what it has under the key of PIECE, up to 15 characters of it, as the
 * string at hand. */
static void take_object(struct json_walk *walk, struct json_piece *piece)
{
    struct text_json *json = walk->json;
    int c;
    (void)text_lines_take(json_lines_of(walk));
    while (walk->status == SUDOKU_END && (c = json_peek(walk)) != '}') {
        if (c == ',') {
            (void)text_lines_take(json_lines_of(walk));
            continue;
        }
        if (!json_is_quote(c)) {
            json_fail(walk, "a key");
            return;
        }
        json_take_string(walk);
        if (walk->status == SUDOKU_END && json_peek(walk) != ':')
            json_fail(walk, "a colon");
        if (walk->status == SUDOKU_END)
            take_piece_value(walk, piece);
    }
    if (walk->status != SUDOKU_END)
        return;
    (void)text_lines_take(json_lines_of(walk));
    json->length = piece->length;
    memcpy(json->string, piece->value, piece->length);
}

void json_take_cell(struct json_walk *walk)
{
    struct json_piece cell = {"value", true, TEXT_MARK_NONE, 0, ""};
    take_object(walk, &cell);
    if (walk->json->length)
        walk->work->table.marks |= cell.mark;
}

/* The bit of what is open. */
static uint64_t bit_of(const struct text_json *json)
{
    return (uint64_t)1 << (json->depth - 1);
}

bool json_has_given(const struct text_json *json)
{
    return json->depth && (json->given & bit_of(json));
}

void json_mark_given(struct text_json *json, bool is_given)
{
    if (json->depth && is_given)
        json->given |= bit_of(json);
    else if (json->depth)
        json->given &= ~bit_of(json);
}

bool json_is_refused(const struct text_json *json, unsigned depth)
{
    return depth && json->refused >> (depth - 1) & 1;
}

void json_mark_refused(struct text_json *json)
{
    if (json->depth)
        json->refused |= bit_of(json) | (bit_of(json) - 1);
}

/* Takes a string or word of a value that says the board's shape, in DEPTH brackets; of parts, what
 * an object calls "at". */
static void take_shape_part(struct json_walk *walk, enum json_shape_key key, unsigned depth)
{
    struct text_json *json = walk->json;
    bool is_string;
    struct json_piece part = {"at", false, TEXT_MARK_NONE, 0, ""};
    uint64_t column = json_lines_of(walk)->column;
    if (json_peek(walk) == '{')
        take_object(walk, &part);
    else
        json_take_scalar(walk, &is_string, &column);
    if (walk->status != SUDOKU_END)
        return;
    const struct text_line line =
        text_lines_here(json_lines_of(walk), json->string, json->length, column);
    json_shape_add(&json->shape, key, &line, column, depth);
}

/* Takes an object that is no value of KEY; an empty one says nothing. */
static void refuse_object(struct json_walk *walk, enum json_shape_key key)
{
    const struct text_lines *lines = json_lines_of(walk);
    const struct text_line line = text_lines_here(lines, "{", 1, lines->column);
    json_shape_refuse_object(&walk->json->shape, key, &line, lines->column);
}

/* What was said from COLUMN on is for the object at hand, unless boards of it were given. */
static void say_shape(struct json_walk *walk, uint64_t column)
{
    struct text_json *json = walk->json;
    json_scope_say(&json->shape.scope, json->depth);
    if (json_has_given(json) && walk->status == SUDOKU_END)
        walk->status =
            text_error(walk->error, json_lines_of(walk)->number + 1, column,
                       "expected the shape of a board before it, found '%.40s' behind", json->key);
}

void json_take_shape(struct json_walk *walk, enum json_shape_key key)
{
    struct text_json *json = walk->json;
    uint64_t column = json_lines_of(walk)->column;
    unsigned depth = 0;
    bool had_fault = json->shape.has_fault;
    json_shape_begin(&json->shape, key);
    do {
        int c = json_peek(walk);
        if (c == '[' || c == ']' || c == ',') {
            depth += c == '[';
            if (c == '[' && depth == 2)
                json_regions_begin_list(&json->shape.regions);
            depth -= c == ']';
            (void)text_lines_take(json_lines_of(walk));
        } else if (c == '{' && key != JSON_SHAPE_PARTS) {
            refuse_object(walk, key);
            json_skip_value(walk);
        } else {
            take_shape_part(walk, key, depth);
        }
    } while (walk->status == SUDOKU_END && depth > 0);
    if (!had_fault && json_shape_says(&json->shape, key))
        say_shape(walk, column);
}

void json_refuse(struct json_walk *walk)
{
    struct text_json *json = walk->json;
    if (walk->status != SUDOKU_END || !json->shape.has_fault || json_is_refused(json, json->depth))
        return;
    *walk->error = json->shape.fault;
    walk->status = SUDOKU_ERR_TEXT;
    json->puzzle_depth = 0;
    json_mark_refused(json);
}

void json_say_rule(struct json_walk *walk, uint64_t column)
{
    struct text_json *json = walk->json;
    const struct text_line line =
        text_lines_here(json_lines_of(walk), json->string, json->length, column);
    json_shape_add(&json->shape, JSON_SHAPE_RULES, &line, column, 0);
    if (json->shape.has_fault)
        json_scope_say(&json->shape.scope, json->depth);
    json_refuse(walk);
}
