#include "scan/output/output.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "cli/files/path.h"
#include "cli/options/formats.h"
#include "cli/text/board.h"
#include "cli/text/forms.h"
#include "scan/check.h"
#include "scan/output/hint.h"
#include "scan/output/json.h"
#include "scan/output/line.h"
#include "scan/output/name.h"
#include "scan/output/paint.h"

/* True if the output names the photo. */
static bool names_photos(const struct scan_options *options)
{
    return options->has_several;
}

/* Appends PATH on one line, whatever characters it contains. */
static void add_path(struct buffer *out, const char *path)
{
    for (; *path; path++)
        buffer_add(out, (unsigned char)*path < ' ' || *path == 127 ? "?" : path, 1);
}

/* Appends BOARD, with the photo's name if there are several: on a line above it, or as a comment
 * after it in one-line forms. */
static bool add_board(const struct scan_options *options, const char *path,
                      const struct sudoku_layout *layout, const struct sudoku_text_board *board,
                      struct buffer *out)
{
    bool has_lines = format_has_lines(board->format), named = names_photos(options);
    size_t before = out->length;
    if (has_lines && before)
        buffer_add(out, "\n", 1);
    if (has_lines && named) {
        buffer_add(out, "# ", 2);
        add_path(out, path);
        buffer_add(out, "\n", 1);
    }
    if (!board_add(out, layout, board)) {
        out->length = before;
        return false;
    }
    if (!has_lines && named) {
        out->data[out->length - 1] = ' ';
        add_path(out, path);
        buffer_add(out, "\n", 1);
    }
    return true;
}

/* Appends the next step as a comment. */
static void add_hint(const struct scan_line *line, struct buffer *out)
{
    struct scan_hint hint;
    scan_hint_open(line->options, line->result, line->figure, &hint);
    scan_hint_text(&hint, out);
    scan_hint_close(&hint);
}

/* Appends handwritten entries as a comment after the puzzle, then the results of --check and
 * --hint. */
static void add_handwriting(const struct scan_line *line, struct buffer *out)
{
    uint8_t entries[SVISION_MAX_CELLS];
    const struct scan_figure *figure = line->figure;
    unsigned i = 0;
    if (line->options->check)
        scan_check_entries(line->options, line->result, figure, entries);
    else
        scan_figure_gather(figure, svision_reading_entries, entries);
    while (i < figure->cells && !entries[i])
        i++;
    if (i < figure->cells && !line->options->givens) {
        buffer_add(out, "# by hand: ", 11);
        board_add_symbols(out, figure->layout, entries, NULL);
        buffer_add(out, "\n", 1);
    }
    if (line->options->check)
        scan_check_text(line->options, line->result, figure, out);
    if (line->options->hint)
        add_hint(line, out);
}

/* Returns the format for FIGURE. Grids that share boxes are not written as a line, which would not
 * show their arrangement. */
static enum sudoku_text_format format_of(const struct scan_options *options,
                                         const struct scan_figure *figure)
{
    bool joined = scan_figure_is_joined(figure);
    return joined && options->form.format == SUDOKU_TEXT_LINE ? SUDOKU_TEXT_GRID
                                                              : options->form.format;
}

static void add_figure(const struct scan_options *options, struct scan_result *result,
                       size_t number, const struct scan_figure *figure, struct buffer *out)
{
    uint8_t cells[SVISION_MAX_CELLS], solution[SVISION_MAX_CELLS];
    bool solved = options->solve && svision_reading_solution_count(figure->speaker) == 1;
    struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
    scan_figure_gather(figure, svision_reading_givens, cells);
    scan_figure_gather(figure, svision_reading_solution, solution);
    board.format = format_of(options, figure);
    board.cells = solved ? solution : cells;
    board.givens = cells;
    board.symbols = scan_figure_symbols(figure);
    struct scan_line line = {options, result, figure, number};
    if (options->form.pattern) {
        scan_line_pattern(&line, out);
    } else if (options->form.format == SUDOKU_TEXT_CSV) {
        scan_line_csv(&line, out);
    } else if (!add_board(options, result->path, figure->layout, &board, out)) {
        result->failed = true;
        buffer_printf(result->err,
                      SCAN_PREFIX "%s: a grid of side %u with these boxes cannot be "
                                  "written as %s\n",
                      result->path, sudoku_layout_side(figure->layout),
                      form_name(options->form.format));
    } else {
        add_handwriting(&line, out);
    }
}

/* Reports that RESULT is WHAT ("no grid", "uncertain"), with the reason and advice. */
static void explain(const struct scan_result *result, const char *what,
                    const struct svision_diagnosis *diagnosis)
{
    enum svision_reason reason = svision_diagnosis_reason(diagnosis);
    char why[200];
    svision_diagnosis_explain(diagnosis, why, sizeof why);
    buffer_printf(result->err, SCAN_PREFIX "%s: %s: %s (%s). %s\n", result->path, what,
                  svision_reason_name(reason), why, svision_reason_advice(reason));
}

/* Reports every reading with a problem of its own, with the position of its grid in the figure. */
static void explain_figure(const struct scan_options *options, const struct scan_result *result,
                           const struct scan_figure *figure)
{
    if (scan_is_sure(options, result, figure->speaker))
        return;
    for (size_t i = 0; i < figure->part_count; i++) {
        const struct svision_reading *part = figure->parts[i];
        const uint16_t *place = svision_reading_place(part);
        const struct svision_diagnosis *diagnosis = svision_reading_diagnosis(part);
        enum svision_reason reason = svision_diagnosis_reason(diagnosis);
        char what[64] = "uncertain";
        if (reason == SVISION_REASON_NONE ||
            (reason == SVISION_REASON_JOINED && part != figure->speaker))
            continue;
        if (place)
            snprintf(what, sizeof what, "uncertain: grid at r%uc%u", place[0] + 1U, place[1] + 1U);
        explain(result, what, diagnosis);
    }
    if (svision_diagnosis_reason(svision_reading_diagnosis(figure->speaker)) == SVISION_REASON_NONE)
        buffer_printf(result->err, SCAN_PREFIX "%s: uncertain: %s\n", result->path,
                      result->pixels.damaged ? "digits may be missing or wrong"
                                             : "below the confidence asked for");
}

/* Reports the marks of FIGURE other than digits, whether or not it is certain. */
static void explain_unread(const struct scan_result *result, const struct scan_figure *figure)
{
    const char *between = "";
    unsigned kinds = scan_figure_unread(figure);
    if (!kinds)
        return;
    buffer_printf(result->err, SCAN_PREFIX "%s: marks that are not read: ", result->path);
    for (unsigned kind = 1; kind <= kinds; kind *= 2) {
        if (!(kinds & kind))
            continue;
        buffer_printf(result->err, "%s%s", between,
                      svision_unread_mark_name((enum svision_unread_mark)kind));
        between = ", ";
    }
    buffer_printf(result->err, "; the digits alone are read\n");
}

static void add_reading(const struct scan_options *options, struct scan_result *result,
                        size_t number, struct buffer *out)
{
    struct scan_figure figure;
    scan_figure_open(result, number - 1, &figure);
    add_figure(options, result, number, &figure, out);
    explain_figure(options, result, &figure);
    explain_unread(result, &figure);
    scan_figure_close(&figure);
}

/* Appends a line with the reason WHY if RESULT has no reading, for several photos and for CSV,
 * where each photo has an answer. */
static void add_missing_reading(const struct scan_options *options,
                                const struct scan_result *result, const char *why,
                                struct buffer *out)
{
    struct scan_line line = {.options = options, .result = result};
    if (options->form.format == SUDOKU_TEXT_CSV && !options->form.pattern) {
        scan_line_csv(&line, out);
        return;
    }
    if (!names_photos(options))
        return;
    if (options->form.pattern) {
        scan_line_pattern(&line, out);
        return;
    }
    buffer_add(out, "# ", 2);
    add_path(out, result->path);
    buffer_printf(out, ": %s: %s\n", scan_line_certainty(&line), why);
}

void scan_output_failure(const struct scan_options *options, const struct scan_result *result,
                         struct buffer *out)
{
    buffer_printf(result->err, SCAN_PREFIX "%s: %s\n", result->path, result->message);
    if (options->form.format == SUDOKU_TEXT_JSON)
        scan_json_failure(result, out);
    else
        add_missing_reading(options, result, result->message, out);
}

void scan_output_text(const struct scan_options *options, struct scan_result *result,
                      struct buffer *out)
{
    size_t figures = scan_figures(result);
    size_t count = options->all_grids || figures == 0 ? figures : 1;
    if (options->form.format == SUDOKU_TEXT_JSON)
        scan_json(options, result, out);
    for (size_t i = 0; i < count && options->form.format != SUDOKU_TEXT_JSON; i++)
        add_reading(options, result, i + 1, out);
    if (result->count == 0 && options->form.format != SUDOKU_TEXT_JSON) {
        add_missing_reading(options, result,
                            svision_reason_name(svision_diagnosis_reason(result->none)), out);
        explain(result, "no grid", result->none);
    }
}

/* True if PATH overwrites neither a photo nor the picture named OTHER (NULL: none). */
static bool may_write(const char *path, const char *other, const struct scan_result *result)
{
    struct buffer name = {0};
    if (!scan_may_write(result, path))
        return false;
    if (!other)
        return true;
    scan_name_expand(other, result->path, result->page, &name);
    bool is_other = path_is_same(path, name.data);
    buffer_free(&name);
    if (is_other)
        buffer_printf(result->err, SCAN_PREFIX "%s: this would overwrite the overlay\n", path);
    return !is_other;
}

/* Writes PIXELS to the file named by PATTERN for the photo. */
static bool write_picture(const char *pattern, const char *other, const struct scan_result *result,
                          const struct pixels *pixels)
{
    struct buffer path = {0};
    scan_name_expand(pattern, result->path, result->page, &path);
    bool allowed = may_write(path.data, other, result);
    bool done = allowed && image_write(path.data, pixels);
    if (allowed && !done)
        buffer_printf(result->err, SCAN_PREFIX "%s: %s\n", path.data, strerror(errno));
    buffer_free(&path);
    return done;
}

bool scan_output_pictures(const struct scan_options *options, const struct scan_result *result)
{
    bool done = true;
    struct pixels picture;
    if (options->overlay) {
        if (options->hint && result->count && svision_reading_place(result->readings[0]))
            buffer_printf(result->err,
                          SCAN_PREFIX "%s: steps are not painted on grids that share boxes\n",
                          result->path);
        scan_paint_overlay(options, result, &picture);
        done = write_picture(options->overlay, NULL, result, &picture);
        pixels_free(&picture);
    }
    if (options->rectified && result->count > 0) {
        scan_paint_rectified(result, &picture);
        done = write_picture(options->rectified, options->overlay, result, &picture) && done;
        pixels_free(&picture);
    }
    return done;
}
