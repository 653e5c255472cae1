/* Puzzles with rules in another form of text. */
#include <stdio.h>
#include <string.h>

#include <sudoku/rule_text.h>

#include "common/argument.h"
#include "common/mem.h"
#include "common/text_out.h"
#include "rules/forms/forms.h"
#include "rules/forms/fpuzzles_out.h"
#include "rules/forms/lz_compress.h"
#include "rules/text/blanks.h"
#include "rules/text/reader.h"

enum { SIDE = 9, CELLS = SIDE * SIDE, SUM = 256 };

/* Stores the puzzle of RAW, which was read without an error, in dot notation in *DOTS, memory of
 * ALLOCATOR. */
static enum sudoku_status find_dots(struct text_slice raw, const struct sudoku_allocator *allocator,
                                    char **dots, size_t *length)
{
    struct form_translation other = {0};
    struct sudoku_text_error unused;
    enum sudoku_status status =
        reader_is_dots(raw) ? SUDOKU_END
                            : forms_translate(raw.text, raw.length, allocator, &other, &unused);
    if (status == SUDOKU_OK) {
        *dots = other.dots;
        *length = other.length;
        return SUDOKU_OK;
    }
    *dots = mem_alloc(allocator, raw.length + 1, 1);
    if (!*dots)
        return SUDOKU_ERR_MEMORY;
    *length = blanks_remove(raw, *dots);
    return SUDOKU_OK;
}

/* ----------------------------------------------------------------------------------- killers */

/* What a killer has: 256 times the sum of the cage of each cell plus the number of the cage. */
struct killer {
    unsigned number[CELLS];
    bool has_cage[CELLS];
    unsigned cages;
    bool has_diagonal[2];
};

/* Adds the cage of SUM, or 0, whose cells are the next arguments. False: the form cannot say it. */
static bool add_cage(struct killer *killer, struct rule_reader *reader, int sum)
{
    struct text_slice name;
    uint16_t cell;
    for (unsigned number = killer->cages++; reader_next(reader, &name);) {
        if (reader_cell(reader, name, &cell) != SUDOKU_OK || cell >= CELLS ||
            killer->has_cage[cell])
            return false;
        killer->has_cage[cell] = true;
        killer->number[cell] = SUM * (unsigned)sum + number;
    }
    return true;
}

static bool is(struct text_slice name, const char *kind)
{
    return name.length == strlen(kind) && memcmp(name.text, kind, name.length) == 0;
}

/* Adds the item NAME. False: the form cannot say it. */
static bool add_item(struct killer *killer, struct rule_reader *reader, struct text_slice name)
{
    struct text_slice size;
    int number;
    if (is(name, "Shape"))
        return reader_next(reader, &size) && is(size, "9x9") && !reader_next(reader, &size);
    if (is(name, "AllDifferent"))
        return add_cage(killer, reader, 0);
    if (is(name, "Cage"))
        return reader_next_number(reader, 1, SUM, &number) == SUDOKU_OK &&
               add_cage(killer, reader, number);
    if (!is(name, "Diagonal") || reader_next_number(reader, -1, 1, &number) != SUDOKU_OK)
        return false;
    killer->has_diagonal[number > 0] = true;
    return true;
}

/* Notes in *ERROR that a killer cannot have the item NAME of READER. */
static void refuse_item(const struct rule_reader *reader, struct text_slice name,
                        struct sudoku_text_error *error)
{
    enum { LONGEST = 40 };
    struct text_slice found = name;
    const char *what = "";
    if (!name.length) {
        what = "the given ";
        found.length = reader->end - (size_t)(name.text - reader->text.text);
        found.length -= found.length && *found.text == '~';
        found.text += *found.text == '~';
    }
    snprintf(error->message, sizeof error->message,
             "expected separate cages and two diagonals of a 9x9 board alone in a killer, found "
             "%s'%.*s'",
             what, found.length > LONGEST ? LONGEST : (int)found.length, found.text);
}

/* Finds the killer in DOTS. */
static enum sudoku_status find_killer(struct text_slice dots, struct killer *killer,
                                      struct sudoku_text_error *error)
{
    struct rule_reader reader = {
        .text = dots, .raw = dots, .shape = {.rows = SIDE, .columns = SIDE}};
    struct text_slice name = {dots.text, 0};
    bool fits = true;
    for (size_t place = 0; fits && reader_open_item(&reader, place, &name); place = reader.end)
        fits = add_item(killer, &reader, name);
    if (fits && killer->has_diagonal[0] == killer->has_diagonal[1])
        return SUDOKU_OK;
    *error = (struct sudoku_text_error){1, 1, "expected both diagonals or none in a killer"};
    if (!fits)
        refuse_item(&reader, name, error);
    return SUDOKU_ERR_TEXT;
}

static void write_killer(struct text_out *out, const struct killer *killer)
{
    unsigned next = killer->cages;
    text_out_string(out, killer->has_diagonal[0] ? "3x3:d:k" : "3x3::k");
    for (unsigned cell = 0; cell < CELLS; cell++) {
        text_out_char(out, ':');
        text_out_number(out, killer->has_cage[cell] ? killer->number[cell] : next++, 0);
    }
}

/* ------------------------------------------------------------------------------------- forms */

/* Writes the puzzle in dot notation, or as a killer. */
static enum sudoku_status write_dots(struct text_slice raw, enum sudoku_rule_text_form form,
                                     const struct sudoku_allocator *allocator, struct text_out *out,
                                     struct sudoku_text_error *error)
{
    struct killer killer = {0};
    char *dots;
    size_t length;
    enum sudoku_status status = find_dots(raw, allocator, &dots, &length);
    if (status != SUDOKU_OK)
        return status;
    if (form == SUDOKU_RULE_TEXT_DOTS)
        for (size_t i = 0; i < length; i++)
            text_out_char(out, dots[i]);
    else if ((status = find_killer((struct text_slice){dots, length}, &killer, error)) == SUDOKU_OK)
        write_killer(out, &killer);
    mem_free(allocator, dots);
    return status;
}

/* Writes a link that holds RULES as f-puzzles writes them. */
static enum sudoku_status write_link(const struct sudoku_rules *rules,
                                     const struct sudoku_allocator *allocator, struct text_out *out,
                                     struct sudoku_text_error *error)
{
    struct text_out json = {NULL, 0, 0};
    enum sudoku_status status = fpuzzles_out(rules, &json, error);
    if (status != SUDOKU_OK)
        return status;
    json = (struct text_out){mem_alloc_unset(allocator, json.length + 1, 1), json.length + 1, 0};
    if (!json.data)
        return SUDOKU_ERR_MEMORY;
    (void)fpuzzles_out(rules, &json, error);
    text_out_string(out, "https://www.f-puzzles.com/?load=");
    status = lz_compress(json.data, json.length, allocator, out);
    mem_free(allocator, json.data);
    return status;
}

static enum sudoku_status write_form(struct text_slice raw, const struct sudoku_rules *rules,
                                     enum sudoku_rule_text_form form,
                                     const struct sudoku_allocator *allocator, struct text_out *out,
                                     struct sudoku_text_error *error)
{
    if (form == SUDOKU_RULE_TEXT_FPUZZLES)
        return fpuzzles_out(rules, out, error);
    if (form == SUDOKU_RULE_TEXT_LINK)
        return write_link(rules, allocator, out, error);
    return write_dots(raw, form, allocator, out, error);
}

enum sudoku_status sudoku_rules_convert(const char *text, size_t length,
                                        enum sudoku_rule_text_form form,
                                        const struct sudoku_allocator *allocator, char *out,
                                        size_t size, size_t *written,
                                        struct sudoku_text_error *error)
{
    const struct sudoku_allocator own = mem_allocator(allocator);
    struct text_out place = {out, size, 0};
    struct sudoku_text_error unwanted = {0, 0, ""};
    struct sudoku_rules *rules;
    if (!argument_expect(text, "text is NULL") || !argument_expect(written, "written is NULL") ||
        !argument_expect((unsigned)form <= SUDOKU_RULE_TEXT_LINK, "form is unknown") ||
        !text_out_begin(&place))
        return SUDOKU_ERR_ARGUMENT;
    error = error ? error : &unwanted;
    enum sudoku_status status = sudoku_rules_read(text, length, allocator, &rules, error);
    if (status == SUDOKU_OK)
        status = write_form((struct text_slice){text, length}, rules, form, &own, &place, error);
    sudoku_rules_destroy(rules);
    if (status == SUDOKU_OK)
        *written = text_out_end(&place);
    return status;
}
