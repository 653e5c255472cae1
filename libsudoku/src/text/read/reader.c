/* A reader of puzzles from a text. */
#include "text/read/reader.h"

#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "common/argument.h"
#include "common/busy.h"
#include "common/mem.h"
#include "common/sized.h"
#include "text/read/board/board.h"
#include "text/read/doubt.h"
#include "text/read/form.h"
#include "text/read/forms/json/fragment.h"
#include "text/read/joined/joined.h"
#include "text/read/sections.h"

/* All forms, in any order; those first that may explain most save time. */
static const struct text_form *const forms[TEXT_FORMS] = {
    &text_ruled_form,   &text_position_form, &text_json_form,   &text_html_form,
    &text_records_form, &text_giant_form,    &text_jigsaw_form, &text_sheet_form,
    &text_figure_form,  &text_embedded_form, &text_labels_form, &text_framed_form,
    &text_plain_form,
};

/* The forms that explain most of the text that LINE begins: one or, if there is a tie, two. */
struct best {
    enum text_score score;
    size_t form, other;
};

static struct best detect_form(struct sudoku_text_reader *reader, struct text_line *line)
{
    struct best best = {TEXT_SCORE_NONE, TEXT_FORMS, TEXT_FORMS};
    for (size_t i = 0; i < TEXT_FORMS; i++) {
        if (forms[i]->max_score < best.score)
            continue;
        enum text_score score = forms[i]->detect(&reader->work, reader->states[i], line);
        if (score > best.score)
            best = (struct best){score, i, TEXT_FORMS};
        else if (score && score == best.score)
            best.other = i;
    }
    return best;
}

/* Reads what LINE begins. SUDOKU_END: no puzzle, or one whose rows follow. */
static enum sudoku_status read_form(struct sudoku_text_reader *reader, struct text_line *line)
{
    struct text_work *work = &reader->work;
    enum sudoku_status status = SUDOKU_END;
    size_t around = reader->around;
    bool is_section = text_may_be_section(work, line);
    const struct best best = is_section ? (struct best){TEXT_SCORE_NONE, TEXT_FORMS, TEXT_FORMS}
                                        : detect_form(reader, line);
    size_t form = best.form;
    if (is_section)
        status = text_refuse_section(work, line);
    else if (best.other < TEXT_FORMS)
        status = text_error_at(work->error, line, 0,
                               "expected one form of text, found %s or %s: name the form",
                               forms[best.form]->name, forms[best.other]->name);
    else if (form == TEXT_FORMS)
        text_heading_title(&work->heading, line);
    else
        status = forms[form]->begin(work, reader->states[form], line);
    bool is_around = form < TEXT_FORMS && forms[form]->end && status == SUDOKU_END;
    reader->around = is_around ? form : TEXT_FORMS;
    if (form < TEXT_FORMS && forms[form]->is_open && forms[form]->is_open(reader->states[form]))
        reader->open = form;
    if (around < TEXT_FORMS)
        forms[around]->end(work, reader->states[around], status == SUDOKU_OK);
    return status;
}

/* Reads the next puzzle of the open text. SUDOKU_END: there is none. */
static enum sudoku_status take_open(struct sudoku_text_reader *reader)
{
    const size_t open = reader->open;
    if (open == TEXT_FORMS)
        return SUDOKU_END;
    enum sudoku_status status = forms[open]->take(&reader->work, reader->states[open]);
    if (!forms[open]->is_open(reader->states[open]))
        reader->open = TEXT_FORMS;
    return status;
}

/* Passes over LINE, which is no row: a comment, a section or a blank line. SUDOKU_ERR_TEXT: it may
 * be no section. */
static enum sudoku_status pass(struct text_work *work, struct text_line *line)
{
    struct text_line shown = *line;
    shown.skipped += text_pass_spaces(line, 0);
    shown.text += text_pass_spaces(line, 0);
    shown.length -= text_pass_spaces(line, 0);
    if (shown.length && *shown.text == '#') {
        text_heading_comment(&work->heading, shown.text, shown.length);
        text_heading_line(&work->heading, &shown);
    } else if (shown.length && *shown.text == '[') {
        return text_enter_section(work, &shown);
    } else {
        text_heading_forget_lines(&work->heading);
        work->frame.has_corners = false;
        work->hint.line_side = 0;
        work->past.has_pair = false;
        work->past.records = (struct text_records){0};
    }
    return SUDOKU_END;
}

/* Reads the next puzzle. SUDOKU_END: there is none. */
static enum sudoku_status read_next(void *user)
{
    struct sudoku_text_reader *reader = user;
    struct text_work *work = &reader->work;
    struct text_line line;
    uint64_t top = 0; /* line of the frame or of the labels above */
    text_heading_begin(&work->heading);
    work->frame.has_corners = false;
    enum sudoku_status status = take_open(reader);
    while (status == SUDOKU_END && text_lines_next(&work->lines, &line) == TEXT_LINES_OK) {
        work->puzzle->line = top ? top : line.number;
        if (!text_records_have_columns(&work->past.records) &&
            text_read_plain_line(work, &line, &status))
            return status == SUDOKU_OK ? text_doubt_line(work, &line) : status;
        bool is_first = work->frame.bottom_may_follow;
        work->frame.bottom_may_follow = false;
        if (text_ends_rows(line.text, line.length) && !text_json_begins(&line) &&
            !text_is_message(&line)) {
            status = pass(work, &line);
            top = 0;
            work->frame.has_top = false;
        } else if (!line.is_cut && text_is_frame(line.text, line.length, NULL)) {
            top = is_first ? 0 : line.number;
            work->frame.has_top = !is_first;
            work->frame.has_corners = text_has_corners(&line);
        } else {
            status = read_form(reader, &line);
            bool is_around = reader->around < TEXT_FORMS;
            top = is_around ? work->puzzle->line : 0;
            work->frame.has_top &= is_around;
        }
    }
    return status == SUDOKU_END && work->lines.has_failed ? SUDOKU_ERR_READ : status;
}

/* Copies OPTIONS, of any size, to *OWN. */
static bool take_options(const struct sudoku_text_options *options, struct sudoku_text_options *own)
{
    static const size_t first_form = SIZED_UP_TO(struct sudoku_text_options, allocator);
    *own = (struct sudoku_text_options)SUDOKU_TEXT_OPTIONS_INIT;
    return argument_expect(!options || sized_copy(own, sizeof *own, options, first_form),
                           "options->size is too small") &&
           argument_expect(own->side != 1 && own->side <= SUDOKU_MAX_SIDE,
                           "options->side is neither 0 nor 2..64") &&
           argument_expect((int)own->format >= SUDOKU_TEXT_AUTO &&
                               own->format <= SUDOKU_TEXT_PENCILMARKS,
                           "options->format is none that is read");
}

/* Takes the symbols of OPTIONS, which also set the side. */
static bool take_symbols(const struct sudoku_text_options *options, struct text_work *work)
{
    if (!options->symbols)
        return true;
    if (!argument_expect(text_alphabet_name(&work->named, options->symbols),
                         "options->symbols are not 2 to 36 different digits and letters") ||
        !argument_expect(!options->side || options->side == work->named.side,
                         "options->side is not the number of options->symbols"))
        return false;
    work->hint.side = work->named.side;
    return true;
}

/* SIZE rounded up to any alignment. */
static size_t aligned(size_t size)
{
    return (size + alignof(max_align_t) - 1) / alignof(max_align_t) * alignof(max_align_t);
}

/* Allocates a reader, followed in memory by the states of all forms. NULL: no memory. */
static struct sudoku_text_reader *allocate(const struct sudoku_allocator *allocator)
{
    size_t size = aligned(sizeof(struct sudoku_text_reader));
    for (size_t i = 0; i < TEXT_FORMS; i++)
        size += aligned(forms[i]->size);
    unsigned char *place = mem_alloc(allocator, 1, size);
    struct sudoku_text_reader *reader = (struct sudoku_text_reader *)(void *)place;
    if (!reader)
        return NULL;
    place += aligned(sizeof *reader);
    for (size_t i = 0; i < TEXT_FORMS; i++) {
        reader->states[i] = place;
        place += aligned(forms[i]->size);
    }
    reader->open = reader->around = TEXT_FORMS;
    reader->work.allocator = *allocator;
    return reader;
}

/* Makes a reader without lines. */
static enum sudoku_status make(const struct sudoku_text_options *options,
                               struct sudoku_text_reader **reader)
{
    struct sudoku_text_options own;
    if (!take_options(options, &own))
        return SUDOKU_ERR_ARGUMENT;
    struct sudoku_allocator allocator = mem_allocator(own.allocator);
    struct sudoku_text_reader *made = allocate(&allocator);
    if (!made)
        return SUDOKU_ERR_MEMORY;
    made->work.hint.format = own.format;
    made->work.hint.side = own.place_count ? TEXT_FIGURE_BOARD : own.side;
    if (!take_symbols(&own, &made->work) || !text_joined_take(&own, &made->work.joined)) {
        mem_free(&allocator, made);
        return SUDOKU_ERR_ARGUMENT;
    }
    *reader = made;
    return SUDOKU_OK;
}

/* Makes a reader of what READ returns or, if that is NULL, of LENGTH bytes of TEXT. */
static enum sudoku_status create(const struct sudoku_text_options *options,
                                 sudoku_text_read_callback *read, void *user, const char *text,
                                 size_t length, struct sudoku_text_reader **reader)
{
    struct sudoku_text_reader *made;
    enum sudoku_status status = make(options, &made);
    if (status != SUDOKU_OK)
        return status;
    struct text_lines *lines = &made->work.lines;
    bool is_open = read ? text_lines_open(lines, &made->work.allocator, read, user)
                        : text_lines_open_memory(lines, &made->work.allocator, text, length);
    if (!is_open) {
        sudoku_text_reader_destroy(made);
        return SUDOKU_ERR_MEMORY;
    }
    *reader = made;
    return SUDOKU_OK;
}

enum sudoku_status sudoku_text_reader_create(const struct sudoku_text_options *options,
                                             sudoku_text_read_callback *read, void *user,
                                             struct sudoku_text_reader **reader)
{
    if (!argument_expect(reader, "reader is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    *reader = NULL;
    return argument_expect(read, "read is NULL") ? create(options, read, user, "", 0, reader)
                                                 : SUDOKU_ERR_ARGUMENT;
}

enum sudoku_status sudoku_text_reader_create_memory(const struct sudoku_text_options *options,
                                                    const char *text, size_t length,
                                                    struct sudoku_text_reader **reader)
{
    if (!argument_expect(reader, "reader is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    *reader = NULL;
    return argument_expect(text || !length, "text is NULL")
               ? create(options, NULL, NULL, text ? text : "", length, reader)
               : SUDOKU_ERR_ARGUMENT;
}

void sudoku_text_reader_destroy(struct sudoku_text_reader *reader)
{
    if (!reader)
        return;
    struct sudoku_allocator allocator = reader->work.allocator;
    text_lines_close(&reader->work.lines, &allocator);
    mem_free(&allocator, reader);
}

/* Field by field: collections have millions of puzzles, and for a whole struct compilers choose
 * instructions that start slowly. */
static void clear(struct sudoku_text_puzzle *puzzle)
{
    puzzle->size = sizeof *puzzle;
    puzzle->format = SUDOKU_TEXT_AUTO;
    puzzle->side = 0;
    puzzle->box_rows = puzzle->box_columns = 0;
    puzzle->givens = NULL;
    puzzle->candidates = NULL;
    puzzle->is_placed = NULL;
    puzzle->comment = "";
    puzzle->comment_length = 0;
    puzzle->line = 0;
    puzzle->symbols = puzzle->name = NULL;
    puzzle->name_length = 0;
    puzzle->number = 0;
    puzzle->regions = NULL;
    puzzle->variants = 0;
    puzzle->place_count = 0;
    puzzle->places = NULL;
    puzzle->cell_count = 0;
    puzzle->rule = NULL;
    puzzle->rule_length = 0;
}

static void store_rule(const struct text_named_rule *rule, struct sudoku_text_puzzle *puzzle)
{
    puzzle->rule = rule ? rule->text : NULL;
    puzzle->rule_length = rule ? rule->length : 0;
}

/* Adds the rule that the texts of PUZZLE name, unless its shape has it. */
static void give_rule(struct text_heading *heading, struct sudoku_text_puzzle *puzzle)
{
    const unsigned shapes = puzzle->variants | (puzzle->regions ? TEXT_SHAPE_REGIONS : 0);
    text_heading_rule(heading, puzzle->name, puzzle->name_length);
    text_heading_rule(heading, puzzle->comment, puzzle->comment_length);
    store_rule(text_heading_unseen_rule(heading, shapes), puzzle);
}

/* Stores the rule that the text below the last puzzle names, if PUZZLE is large enough. */
static void give_rule_below(const struct text_heading *heading, struct sudoku_text_puzzle *puzzle)
{
    if (puzzle->size < SIZED_UP_TO(struct sudoku_text_puzzle, rule_length))
        return;
    store_rule(text_heading_unseen_rule(heading, 0), puzzle);
}

/* Reads the next board into *NEXT and checks that it is a puzzle. */
static enum sudoku_status next_board(struct sudoku_text_reader *reader,
                                     struct sudoku_text_puzzle *next,
                                     struct sudoku_text_error *error)
{
    struct text_work *work = &reader->work;
    clear(next);
    work->puzzle = next;
    work->error = error;
    if (!busy_begin(&reader->is_busy, BUSY("reader")))
        return SUDOKU_ERR_ARGUMENT;
    enum sudoku_status status = work->joined.named.place_count
                                    ? text_joined_next(work, read_next, reader)
                                    : read_next(reader);
    busy_end(&reader->is_busy);
    if (status != SUDOKU_OK)
        return status;
    if (next->place_count && !work->joined.is_wanted)
        return text_error(error, next->line, 1, "expected one board, found %u that share cells",
                          next->place_count);
    if (next->place_count)
        return SUDOKU_OK;
    if (!next->regions && (text_has_map(next->comment, next->comment_length, next->side) ||
                           text_has_map(work->heading.name, work->heading.name_length, next->side)))
        return text_error(error, next->line, 1,
                          "expected a puzzle, found a map of regions beside it");
    next->cell_count = next->side * next->side;
    return text_doubt_cells(work);
}

enum sudoku_status sudoku_text_reader_next(struct sudoku_text_reader *reader,
                                           struct sudoku_text_puzzle *puzzle,
                                           struct sudoku_text_error *error)
{
    struct sudoku_text_error unwanted;
    static const size_t first_form = SIZED_UP_TO(struct sudoku_text_puzzle, line);
    struct sudoku_text_puzzle next;
    if (!error)
        error = &unwanted;
    if (!argument_expect(reader, "reader is NULL") ||
        !busy_is_free(&reader->is_busy, BUSY("reader")) ||
        !argument_expect(puzzle, "puzzle is NULL") ||
        !argument_expect(puzzle->size >= first_form, "puzzle->size is too small"))
        return SUDOKU_ERR_ARGUMENT;
    struct text_past *past = &reader->work.past;
    struct text_heading *heading = &reader->work.heading;
    enum sudoku_status status;
    do
        status = next_board(reader, &next, error);
    while (status == SUDOKU_OK && text_is_named_solution(heading, &next));
    if (status == SUDOKU_OK && past->is_behind_fault && text_is_full_board(&next)) {
        past->is_behind_fault = false;
        return text_error(
            error, next.line, 1,
            "expected a puzzle, found what may be the solution of the damaged one above it");
    }
    if (status == SUDOKU_OK)
        text_past_add_puzzle(past, text_is_full_board(&next));
    if (status == SUDOKU_ERR_TEXT)
        text_past_add_fault(past, error->line);
    if (status == SUDOKU_END)
        give_rule_below(heading, puzzle);
    if (status != SUDOKU_OK)
        return status;
    past->has_pair |= next.comment_length >= next.cell_count;
    next.name = heading->name;
    next.name_length = heading->name_length;
    next.number = heading->number;
    give_rule(heading, &next);
    sized_give(puzzle, &next, sizeof next);
    return SUDOKU_OK;
}
