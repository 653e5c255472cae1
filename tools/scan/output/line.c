#include "scan/output/line.h"

#include <string.h>

#include "cli/text/board.h"
#include "cli/text/csv.h"

const char scan_line_csv_header[] = "puzzle,status,solutions,certainty,reason,number,file\n";

const char *scan_line_certainty(const struct scan_line *line)
{
    if (line->figure)
        return scan_is_sure(line->options, line->result, line->figure->speaker) ? "sure"
                                                                                : "uncertain";
    return line->result->pixels.data ? "no-grid" : "unreadable";
}

static void add_cells(const struct scan_line *line,
                      const uint8_t *(*read)(const struct svision_reading *reading),
                      struct buffer *out)
{
    uint8_t cells[SVISION_MAX_CELLS];
    scan_figure_gather(line->figure, read, cells);
    board_add_symbols(out, line->figure->layout, cells, scan_figure_symbols(line->figure));
}

static void add_puzzle(const struct scan_line *line, struct buffer *out)
{
    if (line->figure)
        add_cells(line, svision_reading_givens, out);
}

/* Appends the solution if there is exactly one. */
static void add_solution(const struct scan_line *line, struct buffer *out)
{
    if (line->figure && svision_reading_solution_count(line->figure->speaker) == 1)
        add_cells(line, svision_reading_solution, out);
}

static const char *status_word(const struct scan_line *line)
{
    static const char *const words[] = {"none", "unique", "several"};
    unsigned solutions = line->figure ? svision_reading_solution_count(line->figure->speaker) : 0;
    return line->figure ? words[solutions < 2 ? solutions : 2] : "";
}

static void put_letter(void *user, char letter, struct buffer *out)
{
    const struct scan_line *line = user;
    switch (letter) {
    case 'p':
        add_puzzle(line, out);
        break;
    case 's':
        add_solution(line, out);
        break;
    case 'n':
        buffer_printf(out, "%zu", line->number);
        break;
    case 'f':
        buffer_printf(out, "%s", line->result->path);
        break;
    case 'r':
        buffer_printf(out, "%s", status_word(line));
        break;
    default:
        buffer_printf(out, "%s", scan_line_certainty(line));
    }
}

void scan_line_pattern(const struct scan_line *line, struct buffer *out)
{
    struct scan_line copy = *line;
    pattern_write(line->options->form.pattern, put_letter, &copy, out);
}

/* Returns the reason why the reading is uncertain or missing. */
static const char *reason_of(const struct scan_line *line)
{
    if (!line->figure)
        return line->result->pixels.data
                   ? svision_reason_name(svision_diagnosis_reason(line->result->none))
                   : line->result->message;
    return scan_reason(line->options, line->result, line->figure->speaker);
}

void scan_line_csv(const struct scan_line *line, struct buffer *out)
{
    const char *reason = reason_of(line);
    add_puzzle(line, out);
    buffer_printf(out, ",%s,", status_word(line));
    add_solution(line, out);
    buffer_printf(out, ",%s,", scan_line_certainty(line));
    csv_add_field(out, reason, strlen(reason));
    buffer_printf(out, ",%zu,", line->number);
    csv_add_field(out, line->result->path, strlen(line->result->path));
    buffer_add(out, "\n", 1);
}
