#include "gen/reshape_record.h"

#include <inttypes.h>

#include "cli/text/board.h"

static const char *key_of(const struct gen_options *options)
{
    return options->task == GEN_CANONICAL ? "canonical" : "minimized";
}

bool reshape_record_is_wanted(const struct gen_options *options)
{
    return options->line || options->format == SUDOKU_TEXT_CSV ||
           options->format == SUDOKU_TEXT_JSON;
}

void reshape_record_add_header(const struct gen_options *options, struct buffer *out)
{
    buffer_printf(out, "puzzle,%s,%s\n", key_of(options), identity_csv_header);
}

static void add_symbols(const struct reshape_record *record, const uint8_t *cells,
                        struct buffer *out)
{
    if (cells)
        board_add_symbols(out, record->layout, cells, NULL);
}

static void add_csv(const struct reshape_record *record, struct buffer *out)
{
    add_symbols(record, record->puzzle, out);
    buffer_add(out, ",", 1);
    add_symbols(record, record->answer, out);
    buffer_add(out, ",", 1);
    identity_add_csv(record->identity, out);
    buffer_add(out, "\n", 1);
}

static void add_json(const struct reshape_record *record, struct buffer *out)
{
    buffer_printf(out, "{\"puzzle\":\"");
    add_symbols(record, record->puzzle, out);
    buffer_printf(out, "\"");
    if (record->answer) {
        buffer_printf(out, ",\"%s\":\"", key_of(record->options));
        add_symbols(record, record->answer, out);
        buffer_printf(out, "\"");
    }
    if (record->puzzle && !layout_choice_is_classic(&record->options->board))
        board_add_shape(out, record->layout);
    identity_add_json(record->identity, out);
    buffer_printf(out, "}\n");
}

/* The number of givens of the changed puzzle. */
static unsigned given_count(const struct reshape_record *record)
{
    unsigned count = 0;
    for (unsigned cell = 0; cell < sudoku_layout_cell_count(record->layout); cell++)
        count += record->answer && record->answer[cell];
    return count;
}

/* Writes what LETTER of the pattern stands for. */
static void put_letter(void *user, char letter, struct buffer *out)
{
    const struct reshape_record *record = user;
    const struct identity *identity = record->identity;
    switch (letter) {
    case 'p':
        add_symbols(record, record->puzzle, out);
        break;
    case 'a':
        add_symbols(record, record->answer, out);
        break;
    case 'n':
        buffer_printf(out, "%" PRIu64, identity->number);
        break;
    case 'f':
        buffer_printf(out, "%s", identity->file);
        break;
    case 'l':
        buffer_printf(out, "%" PRIu64, identity->line);
        break;
    case 't':
        buffer_add(out, identity->name, identity->name_length);
        break;
    case 'c':
        buffer_add(out, identity->comment, identity->comment_length);
        break;
    case 'e':
        buffer_printf(out, "%s", identity->error ? identity->error : "");
        break;
    default:
        buffer_printf(out, "%u", given_count(record));
    }
}

static void add_text(const struct reshape_record *record, struct buffer *out)
{
    struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
    board.format = record->options->format;
    board.cells = record->answer;
    if (record->answer)
        board_add(out, record->layout, &board);
    else if (record->options->keeps_going)
        buffer_add(out, "\n", 1);
}

void reshape_record_add(const struct reshape_record *record, struct buffer *out)
{
    struct reshape_record line = *record;
    if (record->options->line)
        pattern_write(record->options->line, put_letter, &line, out);
    else if (record->options->format == SUDOKU_TEXT_CSV)
        add_csv(record, out);
    else if (record->options->format == SUDOKU_TEXT_JSON)
        add_json(record, out);
    else
        add_text(record, out);
}
