#include "scan_json.h"

#include "scan_debug.h"

/* Length of the UTF-8 sequence (RFC 3629, section 4) at TEXT, 0 where there is none. */
static size_t sequence(const unsigned char *text)
{
    static const unsigned char least[5] = {0, 0, 0xC2, 0xE0, 0xF0};
    size_t length = text[0] < 0x80 ? 1 : text[0] < 0xE0 ? 2 : text[0] < 0xF0 ? 3 : 4;
    if (text[0] < least[length] || text[0] > 0xF4)
        return 0;
    for (size_t i = 1; i < length; i++)
        if ((text[i] & 0xC0) != 0x80)
            return 0;
    bool overlong = (text[0] == 0xE0 && text[1] < 0xA0) || (text[0] == 0xF0 && text[1] < 0x90);
    bool beyond = (text[0] == 0xED && text[1] > 0x9F) || (text[0] == 0xF4 && text[1] > 0x8F);
    return overlong || beyond ? 0 : length;
}

/* A JSON string (RFC 8259, section 7); bytes of a file's name that are no UTF-8 become U+FFFD. */
static void add_string(struct buffer *out, const char *text)
{
    buffer_add(out, "\"", 1);
    while (*text) {
        unsigned char byte = (unsigned char)*text;
        size_t length = sequence((const unsigned char *)text);
        if (byte == '"' || byte == '\\')
            buffer_printf(out, "\\%c", byte);
        else if (byte < 0x20)
            buffer_printf(out, "\\u%04x", byte);
        else if (length == 0)
            buffer_printf(out, "\xEF\xBF\xBD");
        else
            buffer_add(out, text, length);
        text += length ? length : 1;
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
    bool sure = scan_is_sure(options, reading);
    bool asked = !sure && reading->reason == SVISION_REASON_NONE;
    buffer_printf(out, "\"status\":\"%s\",\"reason\":\"%s\"", sure ? "ok" : "uncertain",
                  asked ? "min-confidence" : svision_reason_name(reading->reason));
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

void scan_json_failure(const struct scan_result *result, struct buffer *out)
{
    buffer_printf(out, "{\"file\":");
    add_string(out, result->path);
    buffer_printf(out, ",\"width\":0,\"height\":0,\"grids\":[],\"reason\":\"unreadable\"");
    add_edges(out, 0);
    buffer_printf(out, ",\"advice\":");
    add_string(out, result->message);
    buffer_printf(out, ",\"ms\":{}}\n");
}
