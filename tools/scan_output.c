#include "scan_output.h"

#include <errno.h>
#include <string.h>

#include "scan_json.h"
#include "scan_name.h"
#include "scan_paint.h"

static void add_line(const struct svision_reading *reading, const uint8_t *cells,
                     struct buffer *out)
{
    for (unsigned i = 0; i < reading->side * reading->side; i++)
        buffer_printf(out, "%c", scan_symbol(cells[i]));
    buffer_printf(out, "\n");
}

static void add_sdk(const struct svision_reading *reading, const uint8_t *cells, struct buffer *out)
{
    for (unsigned i = 0; i < reading->side * reading->side; i++)
        buffer_printf(out, "%c%s", scan_symbol(cells[i]), (i + 1) % reading->side ? "" : "\n");
}

/* The line between two rows of boxes. */
static void add_rule(const struct svision_reading *reading, struct buffer *out)
{
    unsigned side = reading->side, box = reading->box_columns;
    for (unsigned i = 0; i < side; i++)
        buffer_printf(out, "%s", i + 1 == side ? "-\n" : (i + 1) % box ? "--" : "--+-");
}

static void add_grid(const struct svision_reading *reading, const uint8_t *cells,
                     struct buffer *out)
{
    unsigned side = reading->side;
    for (unsigned i = 0; i < side * side; i++) {
        if (i > 0 && i % (side * reading->box_rows) == 0)
            add_rule(reading, out);
        const char *inside = (i + 1) % reading->box_columns ? " " : " | ";
        buffer_printf(out, "%c%s", scan_symbol(cells[i]), (i + 1) % side ? inside : "\n");
    }
}

static void add_reading(const struct scan_options *options, const struct svision_reading *reading,
                        struct buffer *out)
{
    const uint8_t *cells =
        options->solve && reading->solutions == 1 ? reading->solution : reading->cells;
    if (options->format == SCAN_GRID)
        add_grid(reading, cells, out);
    else if (options->format == SCAN_SDK)
        add_sdk(reading, cells, out);
    else
        add_line(reading, cells, out);
}

/* Tells that RESULT is WHAT ("no grid", "uncertain"), why, and what to do about it. */
static void explain(const struct scan_result *result, const char *what, enum svision_reason reason,
                    unsigned edges, const struct svision_reading *reading)
{
    char why[200];
    svision_reason_explain(reason, edges, reading ? reading->suspect : NULL,
                           reading ? reading->side : 0, why, sizeof why);
    buffer_printf(result->err, SCAN_PREFIX "%s: %s: %s (%s). %s\n", result->path, what,
                  svision_reason_name(reason), why, svision_reason_advice(reason));
}

static void explain_reading(const struct scan_options *options, const struct scan_result *result,
                            const struct svision_reading *reading)
{
    if (scan_is_sure(options, reading))
        return;
    if (reading->reason == SVISION_REASON_NONE)
        buffer_printf(result->err, SCAN_PREFIX "%s: uncertain: below the confidence asked for\n",
                      result->path);
    else
        explain(result, "uncertain", reading->reason, reading->edges, reading);
}

void scan_output_text(const struct scan_options *options, const struct scan_result *result,
                      struct buffer *out)
{
    size_t count = options->all_grids || result->count == 0 ? result->count : 1;
    if (options->format == SCAN_JSON)
        scan_json(options, result, out);
    for (size_t i = 0; i < count && options->format != SCAN_JSON; i++) {
        add_reading(options, &result->readings[i], out);
        explain_reading(options, result, &result->readings[i]);
    }
    if (result->count == 0 && options->format != SCAN_JSON)
        explain(result, "no grid", result->reason, result->edges, NULL);
}

/* Writes PIXELS under the name that PATTERN and the photo give. */
static bool write_picture(const char *pattern, const struct scan_result *result,
                          const struct pixels *pixels)
{
    struct buffer path = {0};
    scan_name_expand(pattern, result->path, &path);
    bool done = image_write(path.data, pixels);
    if (!done)
        buffer_printf(result->err, SCAN_PREFIX "%s: %s\n", path.data, strerror(errno));
    buffer_free(&path);
    return done;
}

bool scan_output_pictures(const struct scan_options *options, const struct scan_result *result)
{
    bool done = true;
    struct pixels picture;
    if (options->overlay) {
        scan_paint_overlay(options, result, &picture);
        done = write_picture(options->overlay, result, &picture);
        image_free(&picture);
    }
    if (options->rectified && result->count > 0) {
        scan_paint_rectified(result, &picture);
        done = write_picture(options->rectified, result, &picture) && done;
        image_free(&picture);
    }
    return done;
}
