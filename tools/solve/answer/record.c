#include "solve/answer/record.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "cli/options/pattern.h"
#include "cli/text/board.h"
#include "cli/text/csv.h"
#include "cli/text/json.h"
#include "solve/answer/identity.h"

/* ------------------------------------------------------------------------------------- columns */

/* The columns before the identity. */
static const char *columns_of(const struct solve_options *options)
{
    switch (options->question) {
    case QUESTION_CONVERT:
        return "puzzle";
    case QUESTION_CANDIDATES:
        return "puzzle,status,candidates";
    case QUESTION_BACKBONE:
        return "puzzle,status,backbone";
    case QUESTION_ESTIMATE:
        return "puzzle,status,estimate,low,high,exponent,exact,samples";
    case QUESTION_EXPLAIN:
    case QUESTION_HINT:
    case QUESTION_STEPS:
    case QUESTION_WHY:
        return "puzzle,status,step,technique,code,placements,eliminations,text";
    case QUESTION_JUDGE:
        return "puzzle,status,step,technique,code,placements,eliminations,text,verdict";
    case QUESTION_RATE:
        return options->rating != SUDOKU_PROFILE_HODOKU ? "puzzle,status,er,ep,ed,approximate"
                                                        : "puzzle,status,level,score";
    case QUESTION_REPAIR:
        return "puzzle,status,contradiction,changes,count,complete,additions,fewest";
    default:
        return sudoku_text_csv_header();
    }
}

void record_add_header(const struct solve_options *options, struct buffer *out)
{
    const char *columns = columns_of(options);
    buffer_printf(out, "%.*s,%s\n", (int)strcspn(columns, "\n"), columns, identity_csv_header);
}

bool record_is_wanted(const struct solve_options *options)
{
    return options->pattern || options->format == SUDOKU_TEXT_CSV ||
           options->format == SUDOKU_TEXT_JSON;
}

/* -------------------------------------------------------------------------------------- fields */

/* Adds ,"KEY": to the members. */
static void add_key(struct answer_record *record, const char *key)
{
    buffer_printf(&record->json, ",\"%s\":", key);
}

void record_add_string(struct answer_record *record, const char *key, const char *text)
{
    add_key(record, key);
    json_add_string(&record->json, text);
    buffer_add(&record->csv, ",", 1);
    csv_add_field(&record->csv, text, strlen(text));
}

void record_add_value(struct answer_record *record, const char *key, const char *format, ...)
{
    char text[64];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    add_key(record, key);
    buffer_printf(&record->json, "%s", text);
    buffer_printf(&record->csv, ",%s", text);
}

/* Adds ,"candidates": and an array of digits, as numbers, for each cell. */
static void add_candidates(const struct question_context *asked, const sudoku_digitset *sets,
                           struct buffer *out)
{
    unsigned count = sudoku_layout_cell_count(asked->board->layout);
    for (unsigned cell = 0; cell < count; cell++) {
        sudoku_digitset set = sets[cell];
        buffer_printf(out, cell ? ",[" : ",\"candidates\":[[");
        for (const char *comma = ""; set; comma = ",")
            buffer_printf(out, "%s%u", comma, sudoku_digitset_pop(&set));
        buffer_printf(out, cell + 1 == count ? "]]" : "]");
    }
}

/* The form "candidates" on one line: its cells without the frame, a space between them. */
void record_add_candidates(struct answer_record *record, const sudoku_digitset *sets)
{
    const struct question_context *asked = record->asked;
    struct buffer text = {0};
    struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
    board.format = SUDOKU_TEXT_CANDIDATES;
    board.candidates = sets;
    board.symbols = asked->symbols;
    board_add(&text, asked->board->layout, &board);
    buffer_add(&text, "", 1);
    for (const char *cell = strtok(text.data, " \n|"); cell; cell = strtok(NULL, " \n|"))
        if (isalnum((unsigned char)*cell))
            buffer_printf(&record->text, record->text.length ? " %s" : "%s", cell);
    add_candidates(asked, sets, &record->json);
    buffer_add(&record->csv, ",", 1);
    csv_add_field(&record->csv, record->text.data, record->text.length);
    buffer_free(&text);
}

/* -------------------------------------------------------------------------------------- status */

/* True if SUDOKU_OK means exactly one solution. */
static bool proves_uniqueness(enum question question)
{
    return question == QUESTION_SOLVE || question == QUESTION_UNIQUE ||
           question == QUESTION_REPAIR || question_is_explained(question);
}

void record_add_status(const struct question_context *asked, enum sudoku_status status,
                       uint64_t count, struct buffer *out)
{
    static const uint8_t blank[SUDOKU_MAX_CELLS];
    struct sudoku_text_result result = SUDOKU_TEXT_RESULT_INIT;
    char text[512];
    result.format = SUDOKU_TEXT_CSV;
    result.givens = blank;
    result.status = status;
    result.count = count ? count : 1;
    result.count_is_exact = count || proves_uniqueness(asked->options->question);
    sudoku_text_write_result(sudoku_layout_classic(), &result, text, sizeof text);
    const char *word = status == SUDOKU_ERR_TEXT ? "malformed" : strchr(text, ',') + 1;
    buffer_printf(out, "%.*s", (int)strcspn(word, ","), word);
}

/* ----------------------------------------------------------------------------------------- CSV */

/* Unreadable text has no board. */
static void add_board(const struct question_context *asked, const uint8_t *cells,
                      struct buffer *out)
{
    if (asked->givens)
        board_add_symbols(out, asked->board->layout, cells, asked->symbols);
}

/* The fields are empty if there is no answer. */
static void write_csv(const struct answer_record *record, enum sudoku_status status,
                      const char *error)
{
    const struct question_context *asked = record->asked;
    struct buffer *out = asked->out;
    const struct identity identity = identity_of(asked, error);
    if (record->puzzle_text)
        csv_add_field(out, record->puzzle_text, strlen(record->puzzle_text));
    else
        add_board(asked, asked->shown, out);
    const char *column = strpbrk(columns_of(asked->options), ",\n");
    if (column && *column == ',') {
        buffer_add(out, ",", 1);
        record_add_status(asked, status, record->count, out);
        column = strchr(column + 1, ',');
    }
    buffer_add(out, record->csv.data, record->csv.length);
    for (; !record->csv.length && column && *column; column = strchr(column + 1, ','))
        buffer_add(out, ",", 1);
    buffer_add(out, ",", 1);
    identity_add_csv(&identity, out);
    buffer_add(out, "\n", 1);
}

/* ---------------------------------------------------------------------------------------- JSON */

void record_open_json(const struct question_context *asked, bool with_candidates)
{
    struct buffer *out = asked->out;
    buffer_printf(out, "{\"puzzle\":\"");
    add_board(asked, asked->givens, out);
    buffer_printf(out, "\"");
    if (!asked->givens)
        return;
    buffer_printf(out, ",\"side\":%u", asked->board->shape.side);
    if (asked->symbols)
        buffer_printf(out, ",\"symbols\":\"%s\"", asked->symbols);
    board_add_shape(out, asked->board->layout);
    if (asked->candidates && with_candidates)
        add_candidates(asked, asked->candidates, out);
}

void record_close_json(const struct question_context *asked, enum sudoku_status status,
                       const char *error)
{
    const struct identity identity = identity_of(asked, error);
    if (asked->options->question != QUESTION_CONVERT || error) {
        buffer_printf(asked->out, ",\"status\":\"");
        record_add_status(asked, status, 0, asked->out);
        buffer_printf(asked->out, "\"");
    }
    identity_add_json(&identity, asked->out);
    buffer_printf(asked->out, "}\n");
}

static void write_json(const struct answer_record *record, enum sudoku_status status,
                       const char *error)
{
    const struct question_context *asked = record->asked;
    record_open_json(asked, asked->options->question != QUESTION_CANDIDATES);
    buffer_add(asked->out, record->json.data, record->json.length);
    record_close_json(asked, status, error);
}

/* ------------------------------------------------------------------------------------ patterns */

struct pattern_record {
    const struct answer_record *record;
    enum sudoku_status status;
    const char *error;
};

static unsigned given_count(const struct question_context *asked)
{
    unsigned count = 0;
    if (!asked->givens)
        return 0;
    for (unsigned cell = 0; cell < sudoku_layout_cell_count(asked->board->layout); cell++)
        count += asked->shown[cell] != 0;
    return count;
}

/* The answer on one line, the lines of the text with "; " between. */
static void add_text_line(const struct buffer *text, struct buffer *out)
{
    for (size_t i = 0; i < text->length; i++)
        if (text->data[i] == '\n')
            buffer_add(out, "; ", 2);
        else
            buffer_add(out, &text->data[i], 1);
}

static void put_letter(void *user, char letter, struct buffer *out)
{
    const struct pattern_record *line = user;
    const struct question_context *asked = line->record->asked;
    const struct identity identity = identity_of(asked, line->error);
    switch (letter) {
    case 'p':
        if (line->record->puzzle_text)
            buffer_printf(out, "%s", line->record->puzzle_text);
        else
            add_board(asked, asked->shown, out);
        break;
    case 's':
        if (line->record->solved_text)
            buffer_printf(out, "%s", line->record->solved_text);
        else if (line->record->solution)
            add_board(asked, line->record->solution, out);
        break;
    case 'a':
        add_text_line(&line->record->text, out);
        break;
    case 'n':
        buffer_printf(out, "%" PRIu64, identity.number);
        break;
    case 'f':
        buffer_printf(out, "%s", identity.file);
        break;
    case 'r':
        record_add_status(asked, line->status, line->record->count, out);
        break;
    case 'l':
        buffer_printf(out, "%" PRIu64, identity.line);
        break;
    case 't':
        buffer_add(out, identity.name, identity.name_length);
        break;
    case 'c':
        buffer_add(out, identity.comment, identity.comment_length);
        break;
    case 'e':
        buffer_printf(out, "%s", identity.error ? identity.error : "");
        break;
    default:
        buffer_printf(out, "%u",
                      line->record->puzzle_text ? line->record->givens : given_count(asked));
    }
}

/* ------------------------------------------------------------------------------------- writing */

/* A missing answer is nothing, or an empty line with --keep-going. */
static void write_text(const struct answer_record *record)
{
    const struct question_context *asked = record->asked;
    buffer_add(asked->out, record->text.data, record->text.length);
    if (record->text.length || asked->options->keeps_going)
        buffer_add(asked->out, "\n", 1);
}

void record_write(struct answer_record *record, enum sudoku_status status, const char *error)
{
    const struct solve_options *options = record->asked->options;
    struct pattern_record line = {record, status, error};
    if (options->pattern)
        pattern_write(options->pattern, put_letter, &line, record->asked->out);
    else if (options->format == SUDOKU_TEXT_CSV)
        write_csv(record, status, error);
    else if (options->format == SUDOKU_TEXT_JSON)
        write_json(record, status, error);
    else
        write_text(record);
    buffer_free(&record->text);
    buffer_free(&record->csv);
    buffer_free(&record->json);
}

void record_write_failure(const struct question_context *asked, enum sudoku_status status,
                          const char *error)
{
    struct answer_record record = {.asked = asked};
    if (asked->options->keeps_going)
        record_write(&record, status, error);
}
