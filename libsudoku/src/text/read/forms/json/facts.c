#include "text/read/forms/json/facts.h"

#include <string.h>

#include "text/read/board/board.h"

/* --------------------------------------------------------------------------------------- scopes */

void json_facts_begin(struct json_facts *facts, enum json_meaning key)
{
    if (key == JSON_BOX)
        facts->boxes = 0;
    else if (key == JSON_REGIONS)
        json_regions_forget(&facts->regions);
    else if (key == JSON_VARIANTS)
        facts->variants = 0;
    else if (key == JSON_PARTS && facts->parts.place_count)
        text_figure_start(&facts->parts);
}

bool json_facts_say(const struct json_facts *facts, enum json_meaning key)
{
    return facts->fault.line || (key == JSON_BOX && facts->boxes == 2) ||
           (key == JSON_REGIONS && json_regions_are_said(&facts->regions)) ||
           (key == JSON_VARIANTS && facts->variants) ||
           (key == JSON_PARTS && facts->parts.place_count);
}

static void forget_shape(struct json_facts *facts)
{
    for (enum json_meaning key = JSON_BOX; key < JSON_RULES; key++)
        json_facts_begin(facts, key);
    facts->fault.line = 0;
}

void json_facts_forget(struct json_facts *facts)
{
    forget_shape(facts);
    facts->shape_scope = facts->symbols_scope = facts->candidates_scope = 0;
    facts->symbols.side = 0;
    facts->has_candidates = false;
}

/* The object inside DEPTH brackets ends. True: it was the last that said SCOPE, or *IS_MIXED, one
 * around it said another part. */
static bool leave(json_scope *scope, unsigned depth, bool is_spent, bool *is_mixed)
{
    const json_scope here = (json_scope)1 << (depth - 1), around = *scope & (here - 1);
    *is_mixed = around != 0;
    if (*scope < here)
        return false;
    *scope = is_spent ? around & (~around + 1) : around | here >> 1;
    return is_spent;
}

void json_facts_close(struct json_facts *facts, unsigned depth, bool is_spent, uint64_t number)
{
    bool is_mixed;
    if (leave(&facts->shape_scope, depth, is_spent, &is_mixed)) {
        forget_shape(facts);
        if (is_mixed)
            (void)text_error(
                &facts->fault, number, 1,
                "expected the whole shape of a board in its object, found some outside");
    }
    if (leave(&facts->symbols_scope, depth, is_spent, &is_mixed))
        facts->symbols.side = 0;
    if (leave(&facts->candidates_scope, depth, is_spent, &is_mixed))
        facts->has_candidates = false;
}

/* ------------------------------------------------------------------------------------ values */

/* The value of each key. */
static const char *const values[] = {
    [JSON_BOX] = "rows and columns of a box",
    [JSON_REGIONS] = "the label of a region",
    [JSON_VARIANTS] = "the name of a variant, such as diagonal",
    [JSON_PARTS] = "the first cell of another board, such as r1c13",
    [JSON_RULES] = "rules of rows, columns, regions and variants alone",
};

/* Reports that WANTED should stand in place of LENGTH bytes at TEXT of LINE; the first fault
 * counts. */
static void fail(struct json_facts *facts, const char *wanted, const struct text_line *line,
                 const char *text, size_t length)
{
    char found[TEXT_FOUND_SIZE];
    if (facts->fault.line)
        return;
    text_describe(line, text, length, found);
    (void)text_error_at(&facts->fault, line, 0, "expected %s, found %s", wanted, found);
}

void json_facts_refuse_object(struct json_facts *facts, enum json_meaning key,
                              const struct text_line *line)
{
    fail(facts, values[key], line, "{", 1);
}

/* One number of a pair, or both with an x between. 0 and words, which are no number of a box, make
 * the pair fail later; one number alone belongs to something else of that name. */
static void add_box(struct json_facts *facts, const struct text_line *line)
{
    for (size_t start = 0, end = 0; end <= line->length; end++) {
        bool is_between = end > start && end < line->length && text_lower(line->text[end]) == 'x';
        if (end < line->length && !is_between)
            continue;
        unsigned number;
        bool is_number = text_take_number(line->text + start, end - start, 10 * SUDOKU_MAX_SIDE,
                                          &number) == end - start;
        if (facts->boxes < 2)
            facts->box[facts->boxes] = is_number ? number : 0;
        facts->boxes++;
        start = end + 1;
    }
}

/* Inside the brackets around all regions and around each one there are the numbers of a cell. */
static void add_region(struct json_facts *facts, const struct text_line *line, unsigned depth)
{
    enum { IN_REGION = 2 };
    struct json_regions *regions = &facts->regions;
    const char *text = line->text;
    unsigned row, column;
    bool fits;
    if (depth > IN_REGION)
        fits = text_take_number(text, line->length, SUDOKU_MAX_SIDE, &row) == line->length &&
               line->length && json_regions_add_number(regions, row);
    else if (depth == IN_REGION &&
             text_is_cell_name(text, line->length, SUDOKU_MAX_SIDE, &row, &column))
        fits = json_regions_add_number(regions, row) && json_regions_add_number(regions, column);
    else
        fits = json_regions_add_labels(regions, text, line->length);
    if (!fits)
        fail(facts, "fewer regions or cells, or where a cell lies", line, text, line->length);
}

static void add_variant(struct json_facts *facts, const struct text_line *line, const char *text,
                        size_t length)
{
    /* What programs write for the variant of a puzzle that has none. */
    static const char *const plain[] = {"classic", "standard", "normal", "none",
                                        "null",    "None",     "false",  "False"};
    char name[33];
    enum sudoku_variant variant;
    size_t kept = length < sizeof name - 1 ? length : sizeof name - 1;
    memcpy(name, text, kept);
    name[kept] = '\0';
    if (kept == length && sudoku_variant_from_name(name, &variant) == SUDOKU_OK)
        facts->variants |= (unsigned)variant;
    else if (!text_is_one_of(text, length, plain, sizeof plain / sizeof *plain))
        fail(facts, values[JSON_VARIANTS], line, text, length);
}

static void add_variants(struct json_facts *facts, const struct text_line *line)
{
    for (size_t start = 0, end = 0; end <= line->length; end++) {
        if (end < line->length && line->text[end] != ',')
            continue;
        while (start < end && text_is_space(line->text[start]))
            start++;
        if (start < end)
            add_variant(facts, line, line->text + start, end - start);
        start = end + 1;
    }
}

static void add_part(struct json_facts *facts, const struct text_line *line)
{
    enum { MAX_PLACE = TEXT_FIGURE_SIDE - TEXT_FIGURE_BOARD + 1 };
    unsigned row, column;
    if (!text_is_cell_name(line->text, line->length, MAX_PLACE, &row, &column) || !row ||
        row > MAX_PLACE || !column || column > MAX_PLACE ||
        !text_figure_add(&facts->parts, row - 1, column - 1))
        fail(facts, values[JSON_PARTS], line, line->text, line->length);
}

/* A rule that is off is none; in an array of arrays 0 is a row or a column. */
static void add_rule(struct json_facts *facts, const struct text_line *line, unsigned depth)
{
    static const char *const off[] = {"", "0", "false", "False", "null", "None"};
    if (depth > 1 || !text_is_one_of(line->text, line->length, off, sizeof off / sizeof *off))
        fail(facts, values[JSON_RULES], line, line->text, line->length);
}

void json_facts_add(struct json_facts *facts, enum json_meaning key, const struct text_line *line,
                    unsigned depth)
{
    if (key == JSON_BOX)
        add_box(facts, line);
    else if (key == JSON_REGIONS)
        add_region(facts, line, depth);
    else if (key == JSON_VARIANTS)
        add_variants(facts, line);
    else if (key == JSON_PARTS)
        add_part(facts, line);
    else
        add_rule(facts, line, depth);
}
