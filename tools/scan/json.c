#include "scan/json.h"

#include <string.h>

#include "cli/text/board.h"
#include "cli/text/json.h"
#include "scan/check.h"
#include "scan/hint.h"
#include "scan/stage_picture.h"

static void add_cells(struct buffer *out, const struct sudoku_layout *layout, const uint8_t *cells)
{
    buffer_add(out, "\"", 1);
    board_add_symbols(out, layout, cells, NULL);
    buffer_add(out, "\"", 1);
}

static void add_suspects(struct buffer *out, const struct svision_reading *reading)
{
    const uint8_t *suspect = svision_diagnosis_cells(svision_reading_diagnosis(reading));
    unsigned side = svision_reading_side(reading);
    const char *comma = "";
    buffer_printf(out, ",\"suspects\":[");
    for (unsigned i = 0; i < side * side; i++) {
        if (!suspect[i])
            continue;
        buffer_printf(out, "%s\"r%uc%u\"", comma, i / side + 1, i % side + 1);
        comma = ",";
    }
    buffer_printf(out, "]");
}

/* The cells whose entries have VERDICT. */
static void add_verdict(const char *name, enum svision_verdict verdict,
                        const struct scan_options *options, const struct scan_result *result,
                        const struct svision_reading *reading, struct buffer *out)
{
    unsigned side = svision_reading_side(reading);
    const char *comma = "";
    buffer_printf(out, ",\"%s\":[", name);
    for (unsigned i = 0; i < side * side; i++) {
        if (scan_check(options, result, reading, i) != verdict)
            continue;
        buffer_printf(out, "%s\"r%uc%u\"", comma, i / side + 1, i % side + 1);
        comma = ",";
    }
    buffer_printf(out, "]");
}

static void add_edges(struct buffer *out, unsigned edges)
{
    static const char *const names[] = {"left", "top", "right", "bottom"};
    const char *comma = "";
    buffer_printf(out, ",\"edges\":[");
    for (unsigned i = 0; i < 4; i++) {
        if (!(edges >> i & 1))
            continue;
        buffer_printf(out, "%s\"%s\"", comma, names[i]);
        comma = ",";
    }
    buffer_printf(out, "]");
}

/* The number of each cell's region, from 1, where regions take the place of boxes. */
static void add_regions(struct buffer *out, const struct svision_reading *reading)
{
    const uint8_t *region = svision_reading_regions(reading);
    unsigned side = svision_reading_side(reading);
    for (unsigned i = 0; region && i < side * side; i++)
        buffer_printf(out, "%s%u", i ? "," : ",\"regions\":[", region[i] + 1U);
    if (region)
        buffer_printf(out, "]");
}

/* What a person can do about REASON; empty where nothing is wrong. */
static void add_advice(struct buffer *out, enum svision_reason reason)
{
    buffer_printf(out, ",\"advice\":");
    json_add_string(out, reason == SVISION_REASON_NONE ? "" : svision_reason_advice(reason));
}

/* The corners in the photo's own pixels. */
static void add_corners(struct buffer *out, const struct scan_result *result,
                        const struct svision_quad *corners)
{
    for (unsigned i = 0; i < 4; i++) {
        struct svision_point at = scan_in_photo(result, corners->corner[i]);
        buffer_printf(out, "%s[%.2f,%.2f]", i ? "," : "", at.x, at.y);
    }
}

static void add_state(const struct scan_options *options, const struct scan_result *result,
                      const struct svision_reading *reading, struct buffer *out)
{
    const struct svision_diagnosis *diagnosis = svision_reading_diagnosis(reading);
    bool sure = scan_is_sure(options, result, reading);
    buffer_printf(out, "\"status\":\"%s\",\"reason\":\"%s\"", sure ? "ok" : "uncertain",
                  scan_reason(options, result, reading));
    add_suspects(out, reading);
    add_edges(out, svision_diagnosis_edges(diagnosis));
    add_advice(out, svision_diagnosis_reason(diagnosis));
}

/* The small digits in each cell. */
static void add_marks(const struct scan_options *options, const struct svision_reading *reading,
                      struct buffer *out)
{
    unsigned side = svision_reading_side(reading);
    for (unsigned i = 0; i < side * side; i++) {
        sudoku_digitset left = options->givens ? 0 : svision_reading_candidates(reading, i);
        buffer_printf(out, "%s\"", i ? "," : ",\"marks\":[");
        while (left)
            buffer_printf(out, "%u", sudoku_digitset_take(&left));
        buffer_printf(out, "\"");
    }
    buffer_printf(out, "]");
}

/* The digits by hand, and what stands in each cell: printed, by hand, marks, crossed out; or the
 * print alone. */
static void add_writing(const struct scan_options *options, const struct scan_result *result,
                        const struct sudoku_layout *layout, const struct svision_reading *reading,
                        struct buffer *out)
{
    uint8_t entries[SVISION_MAX_CELLS] = {0};
    const char *letters = options->givens ? ".p..." : ".phmx";
    unsigned side = svision_reading_side(reading);
    if (options->check)
        scan_check_entries(options, result, reading, entries);
    else if (!options->givens)
        memcpy(entries, svision_reading_entries(reading), (size_t)side * side);
    buffer_printf(out, ",\"entries\":");
    add_cells(out, layout, entries);
    add_marks(options, reading, out);
    buffer_printf(out, ",\"kinds\":\"");
    for (unsigned i = 0; i < side * side; i++)
        buffer_add(out, &letters[svision_reading_writing(reading, i)], 1);
    buffer_printf(out, "\"");
}

/* What --check and --hint find. */
static void add_check(const struct scan_options *options, const struct scan_result *result,
                      const struct svision_reading *reading, struct buffer *out)
{
    if (options->check) {
        add_verdict("mistakes", SVISION_VERDICT_MISTAKE, options, result, reading, out);
        add_verdict("right", SVISION_VERDICT_RIGHT, options, result, reading, out);
        add_verdict("undecided", SVISION_VERDICT_UNDECIDED, options, result, reading, out);
    }
    if (options->hint) {
        struct scan_hint hint;
        scan_hint_open(options, result, reading, &hint);
        scan_hint_json(&hint, out);
        scan_hint_close(&hint);
    }
}

static void add_grid(const struct scan_options *options, const struct scan_result *result,
                     const struct svision_reading *reading, struct buffer *out)
{
    const float *confidence = svision_reading_confidence(reading);
    unsigned side = svision_reading_side(reading), box_rows = svision_reading_box_rows(reading);
    unsigned box_columns = svision_reading_box_columns(reading);
    struct sudoku_layout *layout = scan_layout(reading);
    buffer_printf(out, "{\"side\":%u,\"box\":[%u,%u],", side, box_rows, box_columns);
    add_state(options, result, reading, out);
    add_regions(out, reading);
    buffer_printf(out, ",\"cells\":");
    add_cells(out, layout, svision_reading_cells(reading));
    add_writing(options, result, layout, reading, out);
    add_check(options, result, reading, out);
    buffer_printf(out, ",\"probability\":%.4f,\"confidence\":[",
                  (double)svision_reading_probability(reading));
    for (unsigned i = 0; i < side * side; i++)
        buffer_printf(out, "%s%.4g", i ? "," : "", (double)confidence[i]);
    buffer_printf(out, "],\"corners\":[");
    add_corners(out, result, svision_reading_corners(reading));
    buffer_printf(out, "],\"solution\":");
    if (svision_reading_solutions(reading) == 1)
        add_cells(out, layout, svision_reading_solution(reading));
    else
        buffer_printf(out, "null");
    buffer_printf(out, ",\"solutions\":%u}", svision_reading_solutions(reading));
    sudoku_layout_destroy(layout);
}

void scan_json(const struct scan_options *options, const struct scan_result *result,
               struct buffer *out)
{
    enum svision_reason reason = svision_diagnosis_reason(result->none);
    buffer_printf(out, "{\"file\":");
    json_add_string(out, result->path);
    buffer_printf(out, ",\"width\":%u,\"height\":%u,\"grids\":[", result->pixels.full_width,
                  result->pixels.full_height);
    for (size_t i = 0; i < result->count; i++) {
        buffer_printf(out, "%s", i ? "," : "");
        add_grid(options, result, result->readings[i], out);
    }
    buffer_printf(out, "],\"reason\":\"%s\"", svision_reason_name(reason));
    if (result->pixels.damaged) {
        buffer_printf(out, ",\"damage\":");
        json_add_string(out, result->message);
    }
    add_edges(out, svision_diagnosis_edges(result->none));
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
    add_edges(out, 0);
    buffer_printf(out, ",\"advice\":");
    json_add_string(out, result->message);
    buffer_printf(out, ",\"ms\":{}}\n");
}
