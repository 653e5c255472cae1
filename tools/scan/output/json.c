#include "scan/output/json.h"

#include "cli/text/board.h"
#include "cli/text/json.h"
#include "scan/check.h"
#include "scan/output/hint.h"
#include "scan/output/stage_picture.h"

static void add_cells(struct buffer *out, const struct scan_figure *figure, const uint8_t *cells)
{
    buffer_add(out, "\"", 1);
    board_add_symbols(out, figure->layout, cells, svision_reading_symbols(figure->speaker));
    buffer_add(out, "\"", 1);
}

/* Appends the name of CELL as an array element, after COMMA, which is then ",". */
static void add_name(const struct scan_figure *figure, unsigned cell, const char **comma,
                     struct buffer *out)
{
    char name[32];
    sudoku_layout_cell_name(figure->layout, cell, name, sizeof name);
    buffer_printf(out, "%s\"%s\"", *comma, name);
    *comma = ",";
}

static void add_suspects(struct buffer *out, const struct scan_figure *figure)
{
    const char *comma = "";
    buffer_printf(out, ",\"suspects\":[");
    for (unsigned i = 0; i < figure->cells; i++) {
        const struct svision_reading *part = scan_figure_part(figure, i);
        if (svision_diagnosis_cells(svision_reading_diagnosis(part))[figure->cell[i]])
            add_name(figure, i, &comma, out);
    }
    buffer_printf(out, "]");
}

/* Appends the cells whose entries have VERDICT. */
static void add_verdict(const char *name, enum svision_verdict verdict,
                        const struct scan_options *options, const struct scan_result *result,
                        const struct scan_figure *figure, struct buffer *out)
{
    const char *comma = "";
    buffer_printf(out, ",\"%s\":[", name);
    for (unsigned i = 0; i < figure->cells; i++)
        if (scan_check(options, result, scan_figure_part(figure, i), figure->cell[i]) == verdict)
            add_name(figure, i, &comma, out);
    buffer_printf(out, "]");
}

static void add_edges(struct buffer *out, const char *name, unsigned edges)
{
    static const char *const names[] = {"left", "top", "right", "bottom"};
    const char *comma = "";
    buffer_printf(out, ",\"%s\":[", name);
    for (unsigned i = 0; i < 4; i++) {
        if (!(edges >> i & 1))
            continue;
        buffer_printf(out, "%s\"%s\"", comma, names[i]);
        comma = ",";
    }
    buffer_printf(out, "]");
}

/* Appends the region of each cell, from 1, if the board has regions instead of boxes. */
static void add_regions(struct buffer *out, const struct svision_reading *reading)
{
    const uint8_t *region = svision_reading_regions(reading);
    unsigned side = svision_reading_side(reading);
    for (unsigned i = 0; region && i < side * side; i++)
        buffer_printf(out, "%s%u", i ? "," : ",\"regions\":[", region[i] + 1U);
    if (region)
        buffer_printf(out, "]");
}

/* Appends printed marks other than digits: each kind with its cells, or with the sides of the grid
 * where it is. */
static void add_unread(const struct scan_figure *figure, struct buffer *out)
{
    const char *between = "";
    unsigned kinds = scan_figure_unread(figure);
    buffer_printf(out, ",\"unread\":[");
    for (unsigned kind = 1; kind <= kinds; kind *= 2) {
        const char *comma = "";
        if (!(kinds & kind))
            continue;
        buffer_printf(out, "%s{\"kind\":\"%s\",\"cells\":[", between,
                      svision_unread_mark_name((enum svision_unread_mark)kind));
        between = ",";
        for (unsigned i = 0; i < figure->cells; i++)
            if (svision_reading_unread_marks_in(scan_figure_part(figure, i), figure->cell[i]) &
                kind)
                add_name(figure, i, &comma, out);
        buffer_printf(out, "]");
        if (kind == SVISION_UNREAD_OUTSIDE)
            add_edges(out, "sides", svision_reading_unread_sides(figure->speaker));
        buffer_printf(out, "}");
    }
    buffer_printf(out, "]");
}

/* True if JUDGE voted against any cell of FIGURE or a whole grid. */
static bool has_voted(const struct scan_figure *figure, unsigned judge)
{
    uint32_t votes = 0;
    for (size_t i = 0; i < figure->part_count; i++) {
        unsigned side = svision_reading_side(figure->parts[i]);
        for (unsigned cell = 0; cell <= side * side; cell++)
            votes |= svision_reading_votes(figure->parts[i], cell);
    }
    return votes >> judge & 1;
}

/* Appends the judges that voted against the reading, with the cells that each of them doubts. */
static void add_votes(const struct scan_figure *figure, struct buffer *out)
{
    const char *between = "";
    buffer_printf(out, ",\"votes\":{");
    for (unsigned judge = 0; svision_judge_name(judge); judge++) {
        const char *comma = "";
        if (!has_voted(figure, judge))
            continue;
        buffer_printf(out, "%s\"%s\":[", between, svision_judge_name(judge));
        between = ",";
        for (unsigned i = 0; i < figure->cells; i++)
            if (svision_reading_votes(scan_figure_part(figure, i), figure->cell[i]) >> judge & 1)
                add_name(figure, i, &comma, out);
        buffer_printf(out, "]");
    }
    buffer_printf(out, "}");
}

/* Appends the probabilities that make up the one of READING. */
static void add_probabilities(const struct svision_reading *reading, struct buffer *out)
{
    buffer_printf(out, ",\"probabilities\":{");
    for (unsigned part = 0; svision_part_name(part); part++)
        buffer_printf(out, "%s\"%s\":%.4f", part ? "," : "", svision_part_name(part),
                      (double)svision_reading_part_probability(reading, part));
    buffer_printf(out, "}");
}

/* Appends advice on REASON; empty if nothing is wrong. */
static void add_advice(struct buffer *out, enum svision_reason reason)
{
    buffer_printf(out, ",\"advice\":");
    json_add_string(out, reason == SVISION_REASON_NONE ? "" : svision_reason_advice(reason));
}

/* Appends the corners in pixels of the photo. */
static void add_corners(struct buffer *out, const struct scan_result *result,
                        const struct svision_quad *corners)
{
    for (unsigned i = 0; i < 4; i++) {
        struct svision_point at = scan_in_photo(result, corners->corner[i]);
        buffer_printf(out, "%s[%.2f,%.2f]", i ? "," : "", at.x, at.y);
    }
}

static void add_state(const struct scan_options *options, const struct scan_result *result,
                      const struct scan_figure *figure, struct buffer *out)
{
    const struct svision_diagnosis *diagnosis = svision_reading_diagnosis(figure->speaker);
    bool sure = scan_is_sure(options, result, figure->speaker);
    buffer_printf(out, "\"status\":\"%s\",\"reason\":\"%s\"", sure ? "ok" : "uncertain",
                  scan_reason(options, result, figure->speaker));
    add_suspects(out, figure);
    add_edges(out, "edges", svision_diagnosis_edges(diagnosis));
    add_advice(out, svision_diagnosis_reason(diagnosis));
}

/* Appends the origin and corners of each grid that shares boxes. */
static void add_parts(const struct scan_result *result, const struct scan_figure *figure,
                      struct buffer *out)
{
    buffer_printf(out, ",\"parts\":[");
    for (size_t i = 0; i < figure->part_count; i++) {
        const uint16_t *place = svision_reading_place(figure->parts[i]);
        buffer_printf(out, "%s{\"at\":\"r%uc%u\",\"corners\":[", i ? "," : "", place[0] + 1U,
                      place[1] + 1U);
        add_corners(out, result, svision_reading_corners(figure->parts[i]));
        buffer_printf(out, "]}");
    }
    buffer_printf(out, "]");
}

/* Appends the candidates in each cell. */
static void add_marks(const struct scan_options *options, const struct scan_figure *figure,
                      struct buffer *out)
{
    for (unsigned i = 0; i < figure->cells; i++) {
        sudoku_digitset left =
            options->givens
                ? 0
                : svision_reading_candidates(scan_figure_part(figure, i), figure->cell[i]);
        buffer_printf(out, "%s\"", i ? "," : ",\"marks\":[");
        while (left)
            buffer_printf(out, "%u", sudoku_digitset_pop(&left));
        buffer_printf(out, "\"");
    }
    buffer_printf(out, "]");
}

/* Appends the handwritten digits and the kind of each cell's content: printed, handwritten,
 * candidates, crossed out; with --givens, the print only. */
static void add_handwriting(const struct scan_options *options, const struct scan_result *result,
                            const struct scan_figure *figure, struct buffer *out)
{
    uint8_t entries[SVISION_MAX_CELLS] = {0};
    const char *letters = options->givens ? ".p..." : ".phmx";
    if (options->check)
        scan_check_entries(options, result, figure, entries);
    else if (!options->givens)
        scan_figure_gather(figure, svision_reading_entries, entries);
    buffer_printf(out, ",\"entries\":");
    add_cells(out, figure, entries);
    add_marks(options, figure, out);
    buffer_printf(out, ",\"kinds\":\"");
    for (unsigned i = 0; i < figure->cells; i++)
        buffer_add(out,
                   &letters[svision_reading_mark(scan_figure_part(figure, i), figure->cell[i])], 1);
    buffer_printf(out, "\"");
}

/* Appends the results of --check and --hint. */
static void add_check(const struct scan_options *options, const struct scan_result *result,
                      const struct scan_figure *figure, struct buffer *out)
{
    if (options->check) {
        add_verdict("mistakes", SVISION_VERDICT_MISTAKE, options, result, figure, out);
        add_verdict("right", SVISION_VERDICT_RIGHT, options, result, figure, out);
        add_verdict("undecided", SVISION_VERDICT_UNDECIDED, options, result, figure, out);
    }
    if (options->hint) {
        struct scan_hint hint;
        scan_hint_open(options, result, figure, &hint);
        scan_hint_json(&hint, out);
        scan_hint_close(&hint);
    }
}

static void add_grid(const struct scan_options *options, const struct scan_result *result,
                     const struct scan_figure *figure, struct buffer *out)
{
    const struct svision_reading *speaker = figure->speaker;
    uint8_t cells[SVISION_MAX_CELLS];
    buffer_printf(out, "{\"side\":%u,\"box\":[%u,%u],", svision_reading_side(speaker),
                  svision_reading_box_rows(speaker), svision_reading_box_columns(speaker));
    add_state(options, result, figure, out);
    add_regions(out, speaker);
    if (scan_figure_is_joined(figure))
        add_parts(result, figure, out);
    if (svision_reading_symbols(speaker))
        buffer_printf(out, ",\"symbols\":\"%s\"", svision_reading_symbols(speaker));
    buffer_printf(out, ",\"cells\":");
    scan_figure_gather(figure, svision_reading_givens, cells);
    add_cells(out, figure, cells);
    add_handwriting(options, result, figure, out);
    add_check(options, result, figure, out);
    add_unread(figure, out);
    add_votes(figure, out);
    buffer_printf(out, ",\"probability\":%.4f,\"confidence\":[",
                  (double)svision_reading_probability(speaker));
    for (unsigned i = 0; i < figure->cells; i++)
        buffer_printf(
            out, "%s%.4g", i ? "," : "",
            (double)svision_reading_confidence(scan_figure_part(figure, i))[figure->cell[i]]);
    buffer_printf(out, "]");
    add_probabilities(speaker, out);
    buffer_printf(out, ",\"corners\":[");
    add_corners(out, result, svision_reading_corners(figure->parts[0]));
    buffer_printf(out, "],\"solution\":");
    scan_figure_gather(figure, svision_reading_solution, cells);
    if (svision_reading_solution_count(speaker) == 1)
        add_cells(out, figure, cells);
    else
        buffer_printf(out, "null");
    buffer_printf(out, ",\"solutions\":%u}", svision_reading_solution_count(speaker));
}

void scan_json(const struct scan_options *options, const struct scan_result *result,
               struct buffer *out)
{
    enum svision_reason reason = svision_diagnosis_reason(result->none);
    buffer_printf(out, "{\"file\":");
    json_add_string(out, result->path);
    buffer_printf(out, ",\"width\":%u,\"height\":%u,\"grids\":[", result->pixels.full_width,
                  result->pixels.full_height);
    for (size_t i = 0; i < scan_figures(result); i++) {
        struct scan_figure figure;
        buffer_printf(out, "%s", i ? "," : "");
        scan_figure_open(result, i, &figure);
        add_grid(options, result, &figure, out);
        scan_figure_close(&figure);
    }
    buffer_printf(out, "],\"reason\":\"%s\"", svision_reason_name(reason));
    if (result->pixels.damaged) {
        buffer_printf(out, ",\"damage\":");
        json_add_string(out, result->message);
    }
    add_edges(out, "edges", svision_diagnosis_edges(result->none));
    add_advice(out, reason);
    buffer_printf(out, ",\"ms\":{\"decode\":%.3f", 1e3 * result->decode_seconds);
    for (unsigned i = 0; i < SCAN_STAGES; i++)
        buffer_printf(out, ",\"%s\":%.3f", stage_picture_name((enum svision_stage)i),
                      1e3 * result->seconds[i]);
    buffer_printf(out, "}}\n");
}

void scan_json_failure(const struct scan_result *result, struct buffer *out)
{
    buffer_printf(out, "{\"file\":");
    json_add_string(out, result->path);
    buffer_printf(out, ",\"width\":0,\"height\":0,\"grids\":[],\"reason\":\"unreadable\"");
    add_edges(out, "edges", 0);
    buffer_printf(out, ",\"advice\":");
    json_add_string(out, result->message);
    buffer_printf(out, ",\"ms\":{}}\n");
}
