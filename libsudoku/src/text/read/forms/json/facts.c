/* What a JSON object says of its board beside the cells. */
#include "text/read/forms/json/facts.h"

#include <string.h>

#include "text/read/error.h"
#include "text/read/lines/tokens.h"

/* --------------------------------------------------------------------------------------- scopes */

/* The end of an object leaves SCOPE, ends it, or leaves a part that is not known. */
enum scope_end { SCOPE_STAYS, SCOPE_ENDS, SCOPE_IS_MIXED };

void json_scope_say(struct json_scope *scope, unsigned depth)
{
    bool is_said = scope->inner > 0;
    scope->inner = is_said && scope->inner > depth ? scope->inner : depth;
    scope->outer = is_said && scope->outer < depth ? scope->outer : depth;
}

static enum scope_end close_scope(struct json_scope *scope, unsigned depth, bool is_spent)
{
    if (scope->inner < depth)
        return SCOPE_STAYS;
    bool is_mixed = scope->outer < depth;
    unsigned outer = is_mixed ? scope->outer : 0;
    if (is_spent)
        *scope = (struct json_scope){outer, outer};
    else
        *scope = (struct json_scope){depth - 1, is_mixed ? outer : depth - 1};
    return !is_spent ? SCOPE_STAYS : is_mixed ? SCOPE_IS_MIXED : SCOPE_ENDS;
}

static void forget_parts(struct json_facts *facts)
{
    if (facts->parts.place_count)
        text_figure_start(&facts->parts);
}

static void forget_shape(struct json_facts *facts)
{
    facts->boxes = facts->variants = 0;
    json_regions_forget(&facts->regions);
    facts->has_fault = false;
    forget_parts(facts);
}

void json_facts_forget(struct json_facts *facts)
{
    forget_shape(facts);
    facts->shape_scope = facts->symbols_scope = facts->candidates_scope = (struct json_scope){0, 0};
    facts->symbols.side = 0;
    facts->has_candidates = false;
}

void json_facts_close(struct json_facts *facts, unsigned depth, bool is_spent, uint64_t number)
{
    enum scope_end end = close_scope(&facts->shape_scope, depth, is_spent);
    if (end != SCOPE_STAYS)
        forget_shape(facts);
    if (end == SCOPE_IS_MIXED) {
        facts->has_fault = true;
        (void)text_error(&facts->fault, number, 1,
                         "expected the whole shape of a board in its object, found some outside");
    }
    if (close_scope(&facts->symbols_scope, depth, is_spent) != SCOPE_STAYS)
        facts->symbols.side = 0;
    if (close_scope(&facts->candidates_scope, depth, is_spent) != SCOPE_STAYS)
        facts->has_candidates = false;
}

/* ---------------------------------------------------------------------------------------- faults
 */

/* Reports that WANTED should stand in place of LENGTH bytes at TEXT of LINE; the first fault
 * counts.
 */
static void fail(struct json_facts *facts, const char *wanted, const struct text_line *line,
                 const char *text, size_t length)
{
    char found[TEXT_FOUND_SIZE];
    if (facts->has_fault)
        return;
    text_describe(line, text, length, found);
    facts->has_fault = true;
    (void)text_error(&facts->fault, line->number, line->skipped + 1, "expected %s, found %s",
                     wanted, found);
}

/* True if LENGTH bytes of TEXT are one of COUNT words. */
static bool is_one_of(const char *text, size_t length, const char *const *words, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (length == strlen(words[i]) && memcmp(text, words[i], length) == 0)
            return true;
    return false;
}

/* The decimal number of LENGTH bytes of TEXT; MAX + 1 if it is more, 0 if it is none. */
static unsigned number_of(const char *text, size_t length, unsigned max)
{
    unsigned number = 0;
    for (size_t i = 0; i < length; i++) {
        if (!text_is_decimal(text[i]))
            return 0;
        if (number <= max)
            number = 10 * number + (unsigned)(text[i] - '0');
    }
    return number <= max ? number : max + 1;
}

/* ---------------------------------------------------------------------------------- kinds of facts
 */

/* One number of a pair, or both with an x between. 0 and words, which are no number of a box, make
 * the pair fail later; one number alone belongs to something else of that name. */
static void add_box(struct json_facts *facts, const struct text_line *line)
{
    for (size_t start = 0, end = 0; end <= line->length; end++) {
        bool is_between = end > start && end < line->length && text_lower(line->text[end]) == 'x';
        if (end < line->length && !is_between)
            continue;
        if (facts->boxes < 2)
            facts->box[facts->boxes] =
                number_of(line->text + start, end - start, 10 * SUDOKU_MAX_SIDE);
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
    bool fits = depth > IN_REGION ? json_regions_add_number(regions, text, line->length)
                : depth == IN_REGION && json_names_cell(text, line->length)
                    ? json_regions_add_name(regions, text, line->length)
                    : json_regions_add_labels(regions, text, line->length);
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
    else if (!is_one_of(text, length, plain, sizeof plain / sizeof *plain))
        fail(facts, "the name of a variant, such as diagonal", line, text, length);
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

/* Takes LETTER and the number 1..256 after it at *AT. Returns the number, or 0. */
static unsigned take_place(const struct text_line *line, char letter, size_t *at)
{
    enum { MAX_PLACE = TEXT_FIGURE_SIDE - TEXT_FIGURE_BOARD + 1 };
    if (*at == line->length || line->text[(*at)++] != letter)
        return 0;
    size_t start = *at;
    while (*at < line->length && text_is_decimal(line->text[*at]))
        ++*at;
    unsigned number = number_of(line->text + start, *at - start, MAX_PLACE);
    return number <= MAX_PLACE ? number : 0;
}

static void add_part(struct json_facts *facts, const struct text_line *line)
{
    size_t at = 0;
    unsigned row = take_place(line, 'r', &at), column = row ? take_place(line, 'c', &at) : 0;
    if (!row || !column || at != line->length ||
        !text_figure_add(&facts->parts, row - 1, column - 1))
        fail(facts, "the first cell of another board, such as r1c13", line, line->text,
             line->length);
}

static const char no_rules[] = "rules of rows, columns, regions and variants alone";

/* A rule that is off is none; in an array of arrays 0 is a row or a column. */
static void add_rule(struct json_facts *facts, const struct text_line *line, unsigned depth)
{
    static const char *const off[] = {"", "0", "false", "False", "null", "None"};
    if (depth > 1 || !is_one_of(line->text, line->length, off, sizeof off / sizeof *off))
        fail(facts, no_rules, line, line->text, line->length);
}

/* ---------------------------------------------------------------------------------------- values
 */

void json_facts_begin(struct json_facts *facts, enum json_meaning key)
{
    if (key == JSON_BOX)
        facts->boxes = 0;
    else if (key == JSON_REGIONS)
        json_regions_forget(&facts->regions);
    else if (key == JSON_VARIANTS)
        facts->variants = 0;
    else if (key == JSON_PARTS)
        forget_parts(facts);
}

bool json_facts_say(const struct json_facts *facts, enum json_meaning key)
{
    return facts->has_fault || (key == JSON_BOX && facts->boxes == 2) ||
           (key == JSON_REGIONS && json_regions_are_said(&facts->regions)) ||
           (key == JSON_VARIANTS && facts->variants) ||
           (key == JSON_PARTS && facts->parts.place_count);
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

void json_facts_refuse_object(struct json_facts *facts, enum json_meaning key,
                              const struct text_line *line)
{
    const char *wanted = key == JSON_BOX        ? "rows and columns of a box"
                         : key == JSON_REGIONS  ? "the label of a region"
                         : key == JSON_VARIANTS ? "the name of a variant, such as diagonal"
                                                : no_rules;
    fail(facts, wanted, line, "{", 1);
}

void json_facts_begin_cell(struct json_facts *facts, unsigned depth)
{
    facts->has_candidates &= depth <= 2 && facts->candidate_cells < SUDOKU_MAX_CELLS;
    if (depth == 2 && facts->has_candidates)
        facts->candidates[facts->candidate_cells++] = SUDOKU_DIGITSET_EMPTY;
}

void json_facts_add_candidate(struct json_facts *facts, const struct text_line *line,
                              unsigned depth)
{
    unsigned digit = number_of(line->text, line->length, SUDOKU_MAX_SIDE);
    facts->has_candidates &= depth == 2 && digit && digit <= SUDOKU_MAX_SIDE;
    if (!facts->has_candidates)
        return;
    sudoku_digitset *set = &facts->candidates[facts->candidate_cells - 1];
    *set = sudoku_digitset_add(*set, digit);
}

/* ----------------------------------------------------------------------------------------- board
 */

enum sudoku_status json_facts_give_shape(struct json_facts *facts, uint64_t number,
                                         struct sudoku_text_puzzle *puzzle,
                                         struct sudoku_text_error *error)
{
    unsigned side = puzzle->side;
    bool has_regions = json_regions_are_said(&facts->regions);
    const uint8_t *regions = has_regions ? json_regions_lay(&facts->regions, side) : NULL;
    if (has_regions && !regions)
        return text_error(error, number, 1,
                          "expected %u regions of %u cells for a board of side %u, found others",
                          side, side, side);
    if (facts->boxes == 2 && facts->box[0] * facts->box[1] != side)
        return text_error(error, number, 1,
                          "expected a box of %u cells for a board of side %u, found %ux%u", side,
                          side, facts->box[0], facts->box[1]);
    if (!regions && facts->boxes == 2) {
        puzzle->box_rows = facts->box[0];
        puzzle->box_columns = facts->box[1];
    }
    puzzle->regions = regions;
    puzzle->variants = facts->variants;
    return SUDOKU_OK;
}

void json_facts_give_candidates(const struct json_facts *facts, struct sudoku_text_puzzle *puzzle)
{
    unsigned cells = puzzle->place_count ? puzzle->cell_count : puzzle->side * puzzle->side;
    sudoku_digitset all = sudoku_digitset_all(puzzle->side), any = SUDOKU_DIGITSET_EMPTY;
    bool fits = facts->has_candidates && facts->candidate_cells == cells;
    for (unsigned i = 0; fits && i < cells; i++) {
        sudoku_digitset set = facts->candidates[i];
        unsigned given = puzzle->givens[i];
        fits = sudoku_digitset_is_subset(set, all) && (!given || sudoku_digitset_has(set, given));
        any |= set;
    }
    if (fits && any)
        puzzle->candidates = facts->candidates;
}
