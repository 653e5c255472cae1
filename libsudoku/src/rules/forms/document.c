#include "rules/forms/document.h"

#include <string.h>

#include "common/mem.h"

enum { MAX_DEPTH = 32 };

struct parser {
    struct document *document;
    size_t length;
    size_t at;
    bool is_short; /* as SudokuPad shortens it */
    unsigned depth;
    uint32_t open[MAX_DEPTH]; /* nodes of the open brackets */
    uint32_t last[MAX_DEPTH]; /* the last value in each; 0: none */
    bool has_value;           /* since the last bracket or comma */
};

static bool is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static char peek(struct parser *parser)
{
    const char *text = parser->document->text;
    while (parser->at < parser->length && is_space(text[parser->at]))
        parser->at++;
    return parser->at < parser->length ? text[parser->at] : '\0';
}

/* Takes a string between quotation marks, or a word. False: there is none. */
static bool take_token(struct parser *parser, uint32_t *at, uint32_t *length)
{
    const char *text = parser->document->text, quote = peek(parser);
    bool is_string = quote == '"' || quote == '\'';
    size_t start = parser->at += is_string;
    if (is_string) {
        while (parser->at < parser->length && text[parser->at] != quote)
            parser->at += text[parser->at] == '\\' ? 2 : 1;
        if (parser->at >= parser->length)
            return false;
    } else {
        while (parser->at < parser->length && !is_space(text[parser->at]) &&
               !strchr("{}[],:\"'", text[parser->at]))
            parser->at++;
    }
    *at = (uint32_t)start;
    *length = (uint32_t)(parser->at - start);
    parser->at += is_string;
    return is_string || *length;
}

/* Adds a node after the last value of the innermost bracket. */
static struct document_node *add_node(struct parser *parser, enum document_kind kind)
{
    struct document *document = parser->document;
    const uint32_t index = (uint32_t)document->count++;
    struct document_node *node = &document->nodes[index];
    *node = (struct document_node){.kind = kind, .at = (uint32_t)parser->at};
    if (parser->depth) {
        uint32_t *last = &parser->last[parser->depth - 1];
        if (*last)
            document->nodes[*last].next = index;
        else
            document->nodes[parser->open[parser->depth - 1]].child = index;
        *last = index;
    }
    parser->has_value = true;
    return node;
}

static bool open_bracket(struct parser *parser, struct document_node *node)
{
    if (parser->depth == MAX_DEPTH)
        return false;
    parser->open[parser->depth] = (uint32_t)(node - parser->document->nodes);
    parser->last[parser->depth++] = 0;
    parser->has_value = false;
    parser->at++;
    return true;
}

static bool is_in(const struct parser *parser, enum document_kind kind)
{
    return parser->depth && parser->document->nodes[parser->open[parser->depth - 1]].kind == kind;
}

/* Adds the {} that SudokuPad leaves out before a comma or the end of an array. */
static void add_left_out(struct parser *parser)
{
    if (parser->is_short && !parser->has_value && is_in(parser, DOCUMENT_ARRAY))
        (void)add_node(parser, DOCUMENT_OBJECT);
}

/* Takes the key of a member, with its colon. */
static bool take_key(struct parser *parser, uint32_t *key, uint32_t *length)
{
    if (!take_token(parser, key, length) || peek(parser) != ':')
        return false;
    parser->at++;
    return true;
}

/* Takes a value, or the bracket with which one begins. */
static bool take_value(struct parser *parser)
{
    uint32_t key = 0, key_length = 0;
    if (parser->has_value ||
        (is_in(parser, DOCUMENT_OBJECT) && !take_key(parser, &key, &key_length)))
        return false;
    char c = peek(parser);
    bool is_bracket = c == '{' || c == '[', is_string = c == '"' || c == '\'';
    struct document_node *node = add_node(parser, c == '{'    ? DOCUMENT_OBJECT
                                                  : c == '['  ? DOCUMENT_ARRAY
                                                  : is_string ? DOCUMENT_STRING
                                                              : DOCUMENT_WORD);
    node->key = key;
    node->key_length = key_length;
    return is_bracket ? open_bracket(parser, node) : take_token(parser, &node->at, &node->length);
}

/* Takes what comes next. False: it is no JSON. */
static bool step(struct parser *parser)
{
    char c = peek(parser);
    bool is_end =
        (c == '}' && is_in(parser, DOCUMENT_OBJECT)) || (c == ']' && is_in(parser, DOCUMENT_ARRAY));
    if (!parser->depth || (c != ',' && !is_end))
        return take_value(parser);
    add_left_out(parser);
    bool is_after_comma = !parser->has_value && parser->last[parser->depth - 1];
    parser->at++;
    if (is_end) {
        parser->depth--;
        parser->has_value = true;
        return !is_after_comma;
    }
    bool has_value = parser->has_value;
    parser->has_value = false;
    return has_value;
}

/* The largest number of values that the text can have: each but the first is after a comma or a
 * bracket. */
static size_t count_nodes(const char *text, size_t length)
{
    size_t count = 2;
    for (size_t i = 0; i < length; i++)
        count += text[i] == ',' || text[i] == '[' || text[i] == '{';
    return count;
}

enum sudoku_status document_read(struct document *document, const char *text, size_t length,
                                 const struct sudoku_allocator *allocator)
{
    struct parser parser = {.document = document, .length = length};
    *document = (struct document){.text = text};
    if (length > UINT32_MAX / 2)
        return SUDOKU_ERR_TEXT;
    document->nodes =
        mem_alloc_unset(allocator, count_nodes(text, length), sizeof *document->nodes);
    if (!document->nodes)
        return SUDOKU_ERR_MEMORY;
    parser.is_short = peek(&parser) == '{' && parser.at + 1 < length &&
                      !is_space(text[parser.at + 1]) && text[parser.at + 1] != '"' &&
                      text[parser.at + 1] != '}';
    bool is_sound = true;
    do
        is_sound = step(&parser);
    while (is_sound && parser.depth);
    if (is_sound && peek(&parser) == '\0' && parser.at >= length)
        return SUDOKU_OK;
    document->fault = parser.at < length ? parser.at : length;
    document_free(document, allocator);
    return SUDOKU_ERR_TEXT;
}

void document_free(struct document *document, const struct sudoku_allocator *allocator)
{
    mem_free(allocator, document->nodes);
    document->nodes = NULL;
}

/* -------------------------------------------------------------------------------------- values */

const struct document_node *document_first(const struct document *document,
                                           const struct document_node *node)
{
    return node && node->child ? &document->nodes[node->child] : NULL;
}

const struct document_node *document_next(const struct document *document,
                                          const struct document_node *node)
{
    return node->next ? &document->nodes[node->next] : NULL;
}

static bool equals(const struct document *document, uint32_t at, uint32_t length, const char *text)
{
    return text && strlen(text) == length && memcmp(document->text + at, text, length) == 0;
}

bool document_is(const struct document *document, const struct document_node *node,
                 const char *text)
{
    return node->kind >= DOCUMENT_STRING && equals(document, node->at, node->length, text);
}

bool document_key_is(const struct document *document, const struct document_node *node,
                     const char *text)
{
    return equals(document, node->key, node->key_length, text);
}

const struct document_node *document_member(const struct document *document,
                                            const struct document_node *node, const char *key,
                                            const char *shorter)
{
    if (!node || node->kind != DOCUMENT_OBJECT)
        return NULL;
    for (node = document_first(document, node); node; node = document_next(document, node))
        if (document_key_is(document, node, key) || document_key_is(document, node, shorter))
            return node;
    return NULL;
}

size_t document_count(const struct document *document, const struct document_node *node,
                      const char *key, const char *shorter)
{
    size_t count = 0;
    for (node = document_first(document, node); node; node = document_next(document, node))
        count += document_key_is(document, node, key) || document_key_is(document, node, shorter);
    return count;
}

size_t document_size(const struct document *document, const struct document_node *node)
{
    size_t size = 0;
    for (node = document_first(document, node); node; node = document_next(document, node))
        size++;
    return size;
}

bool document_is_empty(const struct document *document, const struct document_node *node)
{
    if (!node)
        return true;
    if (node->kind <= DOCUMENT_ARRAY)
        return !node->child;
    return !node->length || document_is(document, node, "null") ||
           document_is(document, node, "false") || document_is(document, node, "f");
}

bool document_is_flag(const struct document *document, const struct document_node *node)
{
    return document_is_empty(document, node) ||
           (node->kind == DOCUMENT_WORD &&
            (document_is(document, node, "true") || document_is(document, node, "t")));
}

bool document_number(const struct document *document, const struct document_node *node, int min,
                     int max, int *number)
{
    enum { MAX_LENGTH = 7 };
    if (!node || node->kind < DOCUMENT_STRING || !node->length || node->length > MAX_LENGTH)
        return false;
    const char *text = document->text + node->at;
    const bool is_negative = *text == '-';
    int value = 0;
    for (uint32_t i = is_negative; i < node->length; i++) {
        if (text[i] < '0' || text[i] > '9')
            return false;
        value = value * 10 + (text[i] - '0');
    }
    value = is_negative ? -value : value;
    if (node->length == is_negative || value < min || value > max)
        return false;
    *number = value;
    return true;
}
