/* Records of a collection, one on a line: a head names the columns, such as id,puzzle,solution. */
#include <string.h>

#include "text/read/board/beside.h"
#include "text/read/board/board.h"
#include "text/read/form.h"
#include "text/read/lines/tokens.h"

/* The contents of a column. */
enum column {
    COLUMN_OTHER,
    COLUMN_PUZZLE,
    COLUMN_NAME,
    COLUMN_NUMBER,
    COLUMN_COMMENT,
};

static const struct {
    const char *name;
    enum column column;
} names[] = {
    {"puzzle", COLUMN_PUZZLE},   {"puzzles", COLUMN_PUZZLE},  {"quiz", COLUMN_PUZZLE},
    {"quizzes", COLUMN_PUZZLE},  {"sudoku", COLUMN_PUZZLE},   {"grid", COLUMN_PUZZLE},
    {"board", COLUMN_PUZZLE},    {"givens", COLUMN_PUZZLE},   {"clues", COLUMN_PUZZLE},
    {"question", COLUMN_PUZZLE}, {"problem", COLUMN_PUZZLE},  {"unsolved", COLUMN_PUZZLE},
    {"name", COLUMN_NAME},       {"title", COLUMN_NAME},      {"id", COLUMN_NUMBER},
    {"number", COLUMN_NUMBER},   {"no", COLUMN_NUMBER},       {"nr", COLUMN_NUMBER},
    {"index", COLUMN_NUMBER},    {"comment", COLUMN_COMMENT}, {"difficulty", COLUMN_COMMENT},
    {"level", COLUMN_COMMENT},   {"rating", COLUMN_COMMENT},  {"source", COLUMN_COMMENT},
};

static enum column column_of(const struct text_field *field)
{
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (text_field_is(field, names[i].name))
            return names[i].column;
    return COLUMN_OTHER;
}

/* True if LINE names columns, one of them of puzzles; *RECORDS has their places. */
static bool is_head(const struct text_line *line, char separator, struct text_records *records)
{
    struct text_fields fields = text_fields_of(line, separator);
    struct text_field field;
    *records = (struct text_records){.separator = separator};
    unsigned at = 1, named = 0;
    for (; text_next_field(&fields, &field); at++) {
        /* A head has no numbers or blanks. */
        if (field.length && !text_is_letter(*field.text) && *field.text != '#')
            return false;
        named += field.length > 0;
        unsigned *places[] = {NULL, &records->puzzle, &records->name, &records->number,
                              &records->comment};
        unsigned *place = places[column_of(&field)];
        if (place && !*place)
            *place = at;
    }
    /* A word alone is the title of a sheet. */
    return records->puzzle && at > 2 && named > 1;
}

static enum text_score detect(struct text_work *work, void *state, struct text_line *line)
{
    (void)state;
    static const char separators[] = {',', '\t', ';', '|'};
    if (!text_hint_allows_line(&work->hint) || line->is_cut)
        return TEXT_SCORE_NONE;
    for (size_t i = 0; i < sizeof separators; i++) {
        struct text_records records;
        if (memchr(line->text, separators[i], line->length) &&
            is_head(line, separators[i], &records)) {
            work->past.records = records;
            work->past.records.head_line = line->number;
            return TEXT_SCORE_ALL;
        }
    }
    if (!work->past.records.puzzle ||
        !memchr(line->text, work->past.records.separator, line->length))
        return TEXT_SCORE_NONE;
    bool has_columns =
        text_count_fields(line, work->past.records.separator) >= work->past.records.puzzle;
    /* A record that is cut may have another board than the puzzle. */
    return has_columns || text_find_board(line, 0, 9) < line->length ? TEXT_SCORE_ALL
                                                                     : TEXT_SCORE_NONE;
}

static enum sudoku_status read_puzzle(struct text_work *work, const struct text_line *line,
                                      const struct text_field *field)
{
    struct text_line part = *line;
    part.skipped += (size_t)(field->text - line->text);
    part.text = field->text;
    part.length = field->length;
    enum sudoku_status status;
    if (text_read_plain_line(work, &part, &status))
        return status;
    size_t cells = text_count_cells(part.text, part.length, true);
    unsigned side = work->hint.side ? work->hint.side : text_nearest_side(cells);
    if (cells < 16)
        return text_error(work->error, line->number, part.skipped + 1,
                          "expected a puzzle in column %u, found %zu cells",
                          work->past.records.puzzle, cells);
    const struct text_plan plan = {TEXT_PLAN_LINE, true, side, part.length};
    return text_read_line(work, &part, &plan);
}

static enum sudoku_status begin(struct text_work *work, void *state, struct text_line *line)
{
    (void)state;
    const struct text_records records = work->past.records;
    struct text_fields fields = text_fields_of(line, records.separator);
    struct text_field field, of_puzzle = {NULL, 0, false}, comment = {NULL, 0, false};
    if (line->number == records.head_line)
        return SUDOKU_END;
    if (text_count_fields(line, records.separator) < records.puzzle)
        return text_error_at(work->error, line, line->length,
                             "expected a puzzle in column %u, found the end of the line",
                             records.puzzle);
    for (unsigned at = 1; text_next_field(&fields, &field); at++) {
        if (at == records.puzzle)
            of_puzzle = field;
        else if (at == records.name)
            text_heading_name(&work->heading, field.text, field.length);
        else if (at == records.number)
            text_heading_number(&work->heading, field.text, field.length);
        else if (at == records.comment)
            comment = field;
    }
    enum sudoku_status status = read_puzzle(work, line, &of_puzzle);
    if (status == SUDOKU_OK && text_may_be_solution(line, work->cells, work->puzzle->side))
        return text_error_at(
            work->error, line, 0,
            "expected a puzzle in column %u, found a solution and others cells beside it",
            records.puzzle);
    if (status == SUDOKU_OK && text_has_map(line->text, line->length, work->puzzle->side))
        return text_error_at(work->error, line, 0,
                             "expected a puzzle in column %u, found a map of regions beside it",
                             records.puzzle);
    work->puzzle->comment = comment.text ? comment.text : "";
    work->puzzle->comment_length = comment.length;
    return status;
}

const struct text_form text_records_form = {
    .name = "records", .max_score = TEXT_SCORE_ALL, .detect = detect, .begin = begin};
