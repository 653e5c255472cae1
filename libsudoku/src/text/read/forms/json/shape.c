/* What a JSON object says of the shape of its board. */
#include "text/read/forms/json/shape.h"

#include <string.h>

#include "text/read/error.h"
#include "text/read/forms/json/keys.h"
#include "text/read/lines/tokens.h"

static void forget_parts(struct json_shape *shape)
{
    if (shape->parts.place_count)
        text_figure_start(&shape->parts);
}

void json_shape_forget(struct json_shape *shape)
{
    shape->scope = (struct json_scope){0, 0};
    shape->boxes = shape->variants = 0;
    json_regions_forget(&shape->regions);
    shape->has_fault = false;
    forget_parts(shape);
}

void json_shape_begin(struct json_shape *shape, enum json_shape_key key)
{
    if (key == JSON_SHAPE_BOX)
        shape->boxes = 0;
    else if (key == JSON_SHAPE_REGIONS)
        json_regions_forget(&shape->regions);
    else if (key == JSON_SHAPE_VARIANTS)
        shape->variants = 0;
    else if (key == JSON_SHAPE_PARTS)
        forget_parts(shape);
}

bool json_shape_says(const struct json_shape *shape, enum json_shape_key key)
{
    return shape->has_fault || (key == JSON_SHAPE_BOX && shape->boxes == 2) ||
           (key == JSON_SHAPE_REGIONS && json_regions_are_said(&shape->regions)) ||
           (key == JSON_SHAPE_VARIANTS && shape->variants) ||
           (key == JSON_SHAPE_PARTS && shape->parts.place_count);
}

/* What is added, and where. */
struct place {
    struct json_shape *shape;
    const struct text_line *line;
    uint64_t column;
};

/* Says that WANTED should stand in place of LENGTH bytes of TEXT; the first fault counts. */
static void fail(const struct place *place, const char *wanted, const char *text, size_t length)
{
    struct json_shape *shape = place->shape;
    char found[TEXT_FOUND_SIZE];
    if (shape->has_fault)
        return;
    text_describe(place->line, text, length, found);
    shape->has_fault = true;
    (void)text_error(&shape->fault, place->line->number, place->column, "expected %s, found %s",
                     wanted, found);
}

void json_shape_close(struct json_shape *shape, unsigned depth, bool is_spent, uint64_t number)
{
    enum json_scope_end end = json_scope_close(&shape->scope, depth, is_spent);
    const struct json_scope left = shape->scope;
    if (end == JSON_SCOPE_STAYS)
        return;
    json_shape_forget(shape);
    shape->scope = left;
    shape->has_fault = end == JSON_SCOPE_MIXED;
    if (shape->has_fault)
        (void)text_error(&shape->fault, number, 1,
                         "expected the whole shape of a board in its object, found some outside");
}

/* ---------------------------------------------------------------------------------------- boxes */

/* The number that LENGTH characters of TEXT are. No box has what is no number, 0, or one beyond all
 * sides: in a pair that is refused with it, and alone it is of another thing of that name. */
static unsigned box_number(const char *text, size_t length)
{
    unsigned number = 0;
    for (size_t i = 0; i < length; i++) {
        if (!text_is_decimal(text[i]))
            return 0;
        if (number <= SUDOKU_MAX_SIDE)
            number = 10 * number + (unsigned)(text[i] - '0');
    }
    return number;
}

/* A number of a pair, or both with an x between. */
static void add_box(struct json_shape *shape, const char *text, size_t length)
{
    for (size_t start = 0, end = 0; end <= length; end++) {
        bool is_between = end > start && end < length && (text[end] == 'x' || text[end] == 'X');
        if (end < length && !is_between)
            continue;
        if (shape->boxes < 2)
            shape->box[shape->boxes] = box_number(text + start, end - start);
        shape->boxes++;
        start = end + 1;
    }
}

/* -------------------------------------------------------------------------------------- regions */

/* What stands in so many brackets as DEPTH: within those around all of it and around each region
 * there are the numbers of a cell. */
static void add_region(const struct place *place, const char *text, size_t length, unsigned depth)
{
    enum { IN_REGION = 2 };
    struct json_regions *regions = &place->shape->regions;
    bool fits = depth > IN_REGION ? json_regions_add_number(regions, text, length)
                : depth == IN_REGION && json_names_cell(text, length)
                    ? json_regions_add_name(regions, text, length)
                    : json_regions_add_labels(regions, text, length);
    if (!fits)
        fail(place, "fewer regions or cells, or where a cell lies", text, length);
}

/* ------------------------------------------------------------------------------------- variants */

/* Whether TEXT is one of COUNT words. */
static bool is_one_of(const char *text, size_t length, const char *const *words, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (length == strlen(words[i]) && memcmp(text, words[i], length) == 0)
            return true;
    return false;
}

/* What programs write for the variant of a puzzle that has none. */
static const char *const plain[] = {"classic", "standard", "normal", "none",
                                    "null",    "None",     "false",  "False"};

static void add_variant(const struct place *place, const char *text, size_t length)
{
    enum { LONGEST = 32 };
    char name[LONGEST + 1];
    enum sudoku_variant variant;
    size_t kept = length < LONGEST ? length : LONGEST;
    memcpy(name, text, kept);
    name[kept] = '\0';
    if (kept == length && sudoku_variant_from_name(name, &variant) == SUDOKU_OK)
        place->shape->variants |= (unsigned)variant;
    else if (!is_one_of(text, length, plain, sizeof plain / sizeof *plain))
        fail(place, "the name of a variant, such as diagonal", text, length);
}

static void add_variants(const struct place *place, const char *text, size_t length)
{
    size_t start = 0;
    for (size_t end = 0; end <= length; end++) {
        if (end < length && text[end] != ',')
            continue;
        while (start < end && text_is_space(text[start]))
            start++;
        if (start < end)
            add_variant(place, text + start, end - start);
        start = end + 1;
    }
}

/* ---------------------------------------------------------------------------------------- parts */

/* Takes LETTER and the number 1..256 behind it from TEXT at *AT, and gives that number; 0: there is
 * none. */
static unsigned take_number(const char *text, size_t length, char letter, size_t *at)
{
    enum { MOST = TEXT_FIGURE_SIDE - TEXT_FIGURE_BOARD + 1 };
    unsigned number = 0;
    if (*at == length || text[(*at)++] != letter)
        return 0;
    while (*at < length && text_is_decimal(text[*at]) && number <= MOST)
        number = 10 * number + (unsigned)(text[(*at)++] - '0');
    return number <= MOST ? number : 0;
}

static void add_part(const struct place *place, const char *text, size_t length)
{
    size_t at = 0;
    unsigned row = take_number(text, length, 'r', &at);
    unsigned column = take_number(text, length, 'c', &at);
    if (!row || !column || at != length ||
        !text_figure_add(&place->shape->parts, row - 1, column - 1))
        fail(place, "the first cell of another board, such as r1c13", text, length);
}

/* ---------------------------------------------------------------------------------------- rules */

static const char no_rules[] = "rules of rows, columns, regions and variants alone";

/* A rule that is off is none; in an array of arrays 0 is a row or a column. */
static void add_rule(const struct place *place, const char *text, size_t length, unsigned depth)
{
    static const char *const off[] = {"", "0", "false", "False", "null", "None"};
    if (depth > 1 || !is_one_of(text, length, off, sizeof off / sizeof *off))
        fail(place, no_rules, text, length);
}

/* ---------------------------------------------------------------------------------------- value */

void json_shape_add(struct json_shape *shape, enum json_shape_key key, const struct text_line *line,
                    uint64_t column, unsigned depth)
{
    const struct place place = {shape, line, column};
    if (key == JSON_SHAPE_BOX)
        add_box(shape, line->text, line->length);
    else if (key == JSON_SHAPE_REGIONS)
        add_region(&place, line->text, line->length, depth);
    else if (key == JSON_SHAPE_VARIANTS)
        add_variants(&place, line->text, line->length);
    else if (key == JSON_SHAPE_PARTS)
        add_part(&place, line->text, line->length);
    else
        add_rule(&place, line->text, line->length, depth);
}

void json_shape_refuse_object(struct json_shape *shape, enum json_shape_key key,
                              const struct text_line *line, uint64_t column)
{
    static const char *const wanted[] = {
        [JSON_SHAPE_BOX] = "rows and columns of a box",
        [JSON_SHAPE_REGIONS] = "the label of a region",
        [JSON_SHAPE_VARIANTS] = "the name of a variant, such as diagonal",
        [JSON_SHAPE_PARTS] = "the name of a cell, such as r1c13",
        [JSON_SHAPE_RULES] = no_rules,
    };
    const struct place place = {shape, line, column};
    fail(&place, wanted[key], "{", 1);
}

enum sudoku_status json_shape_give(struct json_shape *shape, uint64_t number,
                                   struct sudoku_text_puzzle *puzzle,
                                   struct sudoku_text_error *error)
{
    unsigned side = puzzle->side;
    bool has_regions = json_regions_are_said(&shape->regions);
    const uint8_t *regions = has_regions ? json_regions_lay(&shape->regions, side) : NULL;
    if (has_regions && !regions)
        return text_error(error, number, 1,
                          "expected %u regions of %u cells for a board of side %u, found others",
                          side, side, side);
    if (shape->boxes == 2 && shape->box[0] * shape->box[1] != side)
        return text_error(error, number, 1,
                          "expected a box of %u cells for a board of side %u, found %ux%u", side,
                          side, shape->box[0], shape->box[1]);
    if (regions)
        puzzle->regions = regions;
    else if (shape->boxes == 2) {
        puzzle->box_rows = shape->box[0];
        puzzle->box_columns = shape->box[1];
    }
    puzzle->variants = shape->variants;
    return SUDOKU_OK;
}
