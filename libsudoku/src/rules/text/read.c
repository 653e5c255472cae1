/* Puzzles with rules, from all forms of text. */
#include <stdio.h>
#include <string.h>

#include <sudoku/rule_text.h>

#include "common/argument.h"
#include "common/mem.h"
#include "rules/forms/forms.h"
#include "rules/kinds/bits64.h"
#include "rules/kinds/chaos.h"
#include "rules/kinds/rank.h"
#include "rules/text/blanks.h"
#include "rules/text/reader.h"

static bool is_kind(struct text_slice name, const char *kind)
{
    return kinds_is_called(kind, name.text, name.length);
}

static bool is_composite(struct text_slice name)
{
    return is_kind(name, "Or") || is_kind(name, "And") || is_kind(name, "Replicate");
}

/* ------------------------------------------------------------------------------------ composites
 */

static enum sudoku_status read_items(struct rule_reader *reader, size_t place, bool has_choice);

/* Finds the place after the ".End" of the composite that begins at PLACE, and that of the end. */
static enum sudoku_status find_end(struct rule_reader *reader, size_t place, size_t *after)
{
    struct text_slice name;
    unsigned depth = 0;
    const char *start = reader->text.text + place;
    for (; reader_open_item(reader, place, &name); place = reader->end) {
        depth += is_composite(name);
        depth -= is_kind(name, "End");
        if (depth)
            continue;
        *after = reader->end;
        return SUDOKU_OK;
    }
    return reader_fail(reader, start, "the text lacks an .End");
}

/* The children are alternatives. */
static enum sudoku_status read_or(struct rule_reader *reader, size_t children)
{
    bool was_conditional = reader->is_conditional;
    enum sudoku_status status = sudoku_rules_begin_alternatives(reader->rules);
    reader->is_conditional = true;
    if (!status)
        status = read_items(reader, children, true);
    reader->is_conditional = was_conditional;
    if (!status && sudoku_rules_end_alternatives(reader->rules) != SUDOKU_OK)
        return reader_fail(reader, reader->text.text + children, "an alternative has no rule");
    return status;
}

/* BITS [ORIGIN]: the children, moved so that the origin is at each cell with a bit. */
static enum sudoku_status read_replicate(struct rule_reader *reader, size_t children)
{
    struct text_slice bits, name = {"R1C1", 4};
    uint16_t origin, last = (uint16_t)(reader->shape.columns - 1);
    enum sudoku_status status;
    if (reader->down || reader->right || !reader_next(reader, &bits))
        return reader_fail(reader, reader->text.text + reader->item, "expected the cells to fill");
    reader_next(reader, &name);
    status = reader_cell(reader, name, &origin);
    for (size_t i = 0; i < 6 * bits.length && !status; i++) {
        int six = bits64_value(bits.text[i / 6]);
        size_t cell = origin + i;
        if (six < 0)
            return reader_fail(reader, bits.text, "expected letters, digits, - or _");
        if (!(six >> i % 6 & 1))
            continue;
        if (cell >= (size_t)reader->shape.rows * reader->shape.columns)
            return reader_fail(reader, bits.text, "the cells reach out of the grid");
        reader->down = (int)(cell / (last + 1U)) - (int)(origin / (last + 1U));
        reader->right = (int)(cell % (last + 1U)) - (int)(origin % (last + 1U));
        status = read_items(reader, children, false);
        reader->down = reader->right = 0;
    }
    return status;
}

/* Reads the composite NAME at PLACE, and stores the place after it in *AFTER. */
static enum sudoku_status read_composite(struct rule_reader *reader, size_t place,
                                         struct text_slice name, size_t *after)
{
    enum sudoku_status status = find_end(reader, place, after);
    if (status)
        return status;
    if (++reader->depth > READER_MAX_DEPTH)
        return reader_fail(reader, name.text, "rules are nested too deeply");
    reader_open_item(reader, place, &name);
    size_t children = reader->end;
    if (is_kind(name, "Or"))
        status = read_or(reader, children);
    else if (is_kind(name, "Replicate"))
        status = read_replicate(reader, children);
    else
        status = read_items(reader, children, false);
    reader->depth--;
    return status;
}

/* ----------------------------------------------------------------------------------------- items
 */

/* The rules that all neighbors without marks keep are read after the marks. */
static bool is_strict(struct text_slice name)
{
    return is_kind(name, "StrictKropki") || is_kind(name, "StrictXV");
}

static enum sudoku_status read_item(struct rule_reader *reader, struct text_slice name)
{
    static const struct text_slice given = {"Given", 5};
    const struct named_kind *named =
        name.length ? kinds_find(name.text, name.length) : kinds_find(given.text, given.length);
    if (!named && is_kind(name, "End"))
        return reader_fail(reader, name.text, "expected a rule before .End");
    if (!named)
        return reader_fail(reader, name.text, "%.*s is not supported",
                           name.length > 40 ? 40 : (int)name.length, name.text);
    enum sudoku_status status = named->read(reader, named);
    if (status == SUDOKU_ERR_ARGUMENT)
        return reader_fail(reader, name.text, "%s does not fit the grid", named->name);
    return status;
}

/* Reads the items from PLACE to the end, or to ".End" within a composite; HAS_CHOICE: each is an
 * alternative. */
static enum sudoku_status read_items(struct rule_reader *reader, size_t place, bool has_choice)
{
    struct text_slice name;
    unsigned count = 0;
    enum sudoku_status status = SUDOKU_OK;
    while (!status && reader_open_item(reader, place, &name)) {
        size_t after = reader->end;
        if (is_kind(name, "End") && reader->depth)
            return SUDOKU_OK;
        if (has_choice && count++)
            status = sudoku_rules_next_alternative(reader->rules);
        if (status == SUDOKU_ERR_ARGUMENT)
            return reader_fail(reader, name.text, "an alternative has no rule");
        if (!status && is_composite(name))
            status = read_composite(reader, place, name, &after);
        else if (!status && !is_strict(name))
            status = read_item(reader, name);
        else if (!status && reader->depth)
            return reader_fail(reader, name.text, "%.*s cannot be within another rule",
                               (int)name.length, name.text);
        place = after;
    }
    return status;
}

static enum sudoku_status read_strict_items(struct rule_reader *reader)
{
    struct text_slice name;
    enum sudoku_status status = SUDOKU_OK;
    for (size_t place = 0; !status && reader_open_item(reader, place, &name);) {
        place = reader->end;
        if (is_strict(name))
            status = read_item(reader, name);
    }
    return status;
}

static enum sudoku_status read_dots(struct rule_reader *reader)
{
    if (!reader->text.length || *reader->text.text != '.')
        return reader_fail(reader, reader->text.text, "expected a rule, such as .Thermo~R1C1~R1C2");
    enum sudoku_status status = reader_make_board(reader);
    if (!status)
        status = read_items(reader, 0, false);
    if (!status)
        status = read_strict_items(reader);
    if (!status)
        status = chaos_finish(reader);
    return status ? status : rank_finish(reader);
}

/* --------------------------------------------------------------------------------------- forms */

/* True if TEXT begins with the name of a rule, or is an item with arguments. */
static bool is_dots(struct text_slice text)
{
    size_t at = 0, end;
    while (at < text.length && text.text[at] == '.')
        at++;
    for (end = at; end < text.length && text.text[end] != '.' && text.text[end] != '~'; end++)
        if (!(text.text[end] >= 'A' && text.text[end] <= 'Z') &&
            !(text.text[end] >= 'a' && text.text[end] <= 'z'))
            return false;
    if (at == 0)
        return false;
    return (end < text.length && text.text[end] == '~') ||
           (end - at > 2 && kinds_find(text.text + at, end - at)) ||
           is_composite((struct text_slice){text.text + at, end - at});
}

/* Reads RAW, which is in dot notation. */
static enum sudoku_status read_notation(struct rule_reader *reader, struct text_slice raw)
{
    char *copy = mem_alloc(reader->allocator, raw.length + 1, 1);
    if (!copy)
        return SUDOKU_ERR_MEMORY;
    reader->raw = raw;
    reader->text = (struct text_slice){copy, blanks_remove(raw, copy)};
    enum sudoku_status status = read_dots(reader);
    mem_free(reader->allocator, copy);
    if (status) {
        sudoku_rules_destroy(reader->rules);
        reader->rules = NULL;
    }
    return status;
}

bool reader_is_dots(struct text_slice raw)
{
    enum { START_SIZE = 256 };
    char start[START_SIZE];
    struct text_slice own = blanks_skip(raw);
    own.length = own.length < START_SIZE ? own.length : START_SIZE;
    return is_dots((struct text_slice){start, blanks_remove(own, start)});
}

/* Adds the item of DOTS in which ERROR is to its message, since its place is none of the user's
 * text: the kind and the cells are. */
static void name_item(struct sudoku_text_error *error, struct text_slice dots)
{
    size_t end = error->column < dots.length ? (size_t)error->column : dots.length;
    size_t start = end ? end - 1 : 0, used = strlen(error->message);
    while (start > 0 && dots.text[start] != '.')
        start--;
    while (end < dots.length && dots.text[end] != '.')
        end++;
    start += end > start;
    snprintf(error->message + used, sizeof error->message - used, ", in '%.*s'", (int)(end - start),
             dots.text + start);
    error->line = error->column = 1;
}

/* Reads OTHER, a puzzle that was in a form of another program. */
static enum sudoku_status read_translation(struct rule_reader *reader,
                                           const struct form_translation *other)
{
    struct text_slice dots = {other->dots, other->length};
    enum sudoku_status status = read_notation(reader, dots);
    if (!reader->error)
        return status;
    if (status == SUDOKU_ERR_TEXT)
        name_item(reader->error, dots);
    else if (status == SUDOKU_OK)
        snprintf(reader->error->message, sizeof reader->error->message, "%s", other->ignored);
    return status;
}

/* Reads a text of any form. */
static enum sudoku_status read_text(struct rule_reader *reader, struct text_slice raw)
{
    struct form_translation other = {0};
    struct sudoku_text_error unused;
    if (reader_is_dots(raw))
        return read_notation(reader, raw);
    enum sudoku_status status = forms_translate(raw.text, raw.length, reader->allocator, &other,
                                                reader->error ? reader->error : &unused);
    if (status == SUDOKU_END)
        return read_notation(reader, raw);
    if (!status)
        status = read_translation(reader, &other);
    mem_free(reader->allocator, other.dots);
    return status;
}

/* True if DOTS has an item that is neither of the board nor a given digit. */
static bool has_rules(struct text_slice dots)
{
    static const char *const plain[] = {"Shape", "Jigsaw", "NoBoxes", "RegionSize"};
    struct rule_reader reader = {.text = dots};
    struct text_slice name;
    for (size_t place = 0; reader_open_item(&reader, place, &name); place = reader.end) {
        /* A given has one digit; boards of digits have no candidates of cells. */
        const char *first = memchr(name.text, '_', reader.end - place - 1);
        bool is_given =
            !first || !memchr(first + 1, '_', (size_t)(dots.text + reader.end - first) - 1);
        bool is_plain = name.length == 0 && is_given;
        for (unsigned i = 0; i < sizeof plain / sizeof plain[0]; i++)
            is_plain = is_plain || is_kind(name, plain[i]);
        if (!is_plain)
            return true;
    }
    return false;
}

bool sudoku_rules_detect(const char *text, size_t length)
{
    struct sudoku_allocator own = mem_allocator(NULL);
    struct form_translation other = {0};
    struct sudoku_text_error error;
    if (!text)
        return false;
    if (reader_is_dots((struct text_slice){text, length}))
        return true;
    enum sudoku_status status = forms_translate(text, length, &own, &other, &error);
    struct text_slice own_text = blanks_skip((struct text_slice){text, length});
    bool is_object = own_text.length && *own_text.text == '{';
    bool has_any = status != SUDOKU_OK || !is_object || other.has_rule ||
                   has_rules((struct text_slice){other.dots, other.length});
    mem_free(&own, other.dots);
    return status != SUDOKU_END && has_any;
}

enum sudoku_status sudoku_rules_read(const char *text, size_t length,
                                     const struct sudoku_allocator *allocator,
                                     struct sudoku_rules **rules, struct sudoku_text_error *error)
{
    struct sudoku_allocator own = mem_allocator(allocator);
    if (rules)
        *rules = NULL;
    if (!argument_expect(text, "text is NULL") || !argument_expect(rules, "rules is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    struct rule_reader *reader = mem_alloc(&own, 1, sizeof *reader);
    if (!reader)
        return SUDOKU_ERR_MEMORY;
    if (error)
        error->message[0] = '\0';
    reader->allocator = &own;
    reader->error = error;
    reader->rank_ties = -1;
    enum sudoku_status status = read_text(reader, (struct text_slice){text, length});
    *rules = reader->rules;
    mem_free(&own, reader);
    return status;
}

enum sudoku_status sudoku_named_rule_get(unsigned index, struct sudoku_named_rule *named)
{
    const struct named_kind *row = kinds_row(index);
    if (!argument_expect(named, "named is NULL") ||
        !argument_expect(named->size >= sizeof *named, "named->size is too small"))
        return SUDOKU_ERR_ARGUMENT;
    if (!row)
        return SUDOKU_END;
    named->name = row->name;
    named->arguments = row->arguments;
    named->meaning = row->meaning;
    return SUDOKU_OK;
}
