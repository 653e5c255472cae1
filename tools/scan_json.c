#include "scan_json.h"

#include "scan_debug.h"

/* A JSON string (RFC 8259, section 7). */
static void add_string(struct buffer *out, const char *text)
{
    buffer_add(out, "\"", 1);
    for (; *text; text++) {
        unsigned char byte = (unsigned char)*text;
        if (byte == '"' || byte == '\\')
            buffer_printf(out, "\\%c", byte);
        else if (byte < 0x20)
            buffer_printf(out, "\\u%04x", byte);
        else
            buffer_add(out, text, 1);
    }
    buffer_add(out, "\"", 1);
}

static void add_cells(struct buffer *out, const struct svision_reading *reading,
                      const uint8_t *cells)
{
    buffer_add(out, "\"", 1);
    for (unsigned i = 0; i < reading->side * reading->side; i++)
        buffer_printf(out, "%c", scan_symbol(cells[i]));
    buffer_add(out, "\"", 1);
}

static void add_suspects(struct buffer *out, const struct svision_reading *reading)
{
    const char *comma = "";
    buffer_printf(out, ",\"suspects\":[");
    for (unsigned i = 0; i < reading->side * reading->side; i++) {
        if (!reading->suspect[i])
            continue;
        buffer_printf(out, "%s\"r%uc%u\"", comma, i / reading->side + 1, i % reading->side + 1);
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

/* What a person can do about REASON; empty where nothing is wrong. */
static void add_advice(struct buffer *out, enum svision_reason reason)
{
    buffer_printf(out, ",\"advice\":");
    add_string(out, reason == SVISION_REASON_NONE ? "" : svision_reason_advice(reason));
}

static void add_grid(const struct scan_options *options, const struct svision_reading *reading,
                     struct buffer *out)
{
    buffer_printf(out, "{\"side\":%u,\"box\":[%u,%u],", reading->side, reading->box_rows,
                  reading->box_columns);
    buffer_printf(out, "\"status\":\"%s\",\"reason\":\"%s\"",
                  scan_is_sure(options, reading) ? "ok" : "uncertain",
                  svision_reason_name(reading->reason));
    add_suspects(out, reading);
    add_edges(out, reading->edges);
    add_advice(out, reading->reason);
    buffer_printf(out, ",\"cells\":");
    add_cells(out, reading, reading->cells);
    buffer_printf(out, ",\"confidence\":[");
    for (unsigned i = 0; i < reading->side * reading->side; i++)
        buffer_printf(out, "%s%.4g", i ? "," : "", (double)reading->confidence[i]);
    buffer_printf(out, "],\"corners\":[");
    for (unsigned i = 0; i < 4; i++)
        buffer_printf(out, "%s[%.2f,%.2f]", i ? "," : "", reading->corners.corner[i].x,
                      reading->corners.corner[i].y);
    buffer_printf(out, "],\"solution\":");
    if (reading->solutions == 1)
        add_cells(out, reading, reading->solution);
    else
        buffer_printf(out, "null");
    buffer_printf(out, ",\"solutions\":%u}", reading->solutions);
}

void scan_json(const struct scan_options *options, const struct scan_result *result,
               struct buffer *out)
{
    buffer_printf(out, "{\"file\":");
    add_string(out, result->path);
    buffer_printf(out, ",\"width\":%u,\"height\":%u,\"grids\":[", result->pixels.full_width,
                  result->pixels.full_height);
    for (size_t i = 0; i < result->count; i++) {
        buffer_printf(out, "%s", i ? "," : "");
        add_grid(options, &result->readings[i], out);
    }
    buffer_printf(out, "],\"reason\":\"%s\"", svision_reason_name(result->reason));
    add_edges(out, result->edges);
    add_advice(out, result->reason);
    buffer_printf(out, ",\"ms\":{\"decode\":%.3f", 1e3 * result->decode_seconds);
    for (unsigned i = 0; i < SCAN_STAGES; i++)
        buffer_printf(out, ",\"%s\":%.3f", scan_debug_stage((enum svision_stage)i),
                      1e3 * result->seconds[i]);
    buffer_printf(out, "}}\n");
}
