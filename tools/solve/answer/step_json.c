#include "solve/answer/step_json.h"

enum { NAME_SIZE = 32 };

static void add_cell(const struct sudoku_layout *layout, unsigned cell, struct buffer *out)
{
    char name[NAME_SIZE];
    sudoku_layout_cell_name(layout, cell, name, sizeof name);
    buffer_printf(out, "%s", name);
}

/* Adds COUNT candidates under KEY, each as a cell, RELATION and a digit. */
static void add_candidates(const struct sudoku_layout *layout, const char *key,
                           const char *relation, const struct sudoku_candidate *items, size_t count,
                           struct buffer *out)
{
    buffer_printf(out, "\"%s\":[", key);
    for (size_t i = 0; i < count; i++) {
        buffer_printf(out, i ? ",\"" : "\"");
        add_cell(layout, items[i].cell, out);
        buffer_printf(out, "%s%u\"", relation, items[i].digit);
    }
    buffer_printf(out, "]");
}

/* Adds a list of cell names. */
static void add_cell_names(const struct sudoku_layout *layout, const uint16_t *cells, size_t count,
                           struct buffer *out)
{
    buffer_printf(out, "[");
    for (size_t i = 0; i < count; i++) {
        buffer_printf(out, i ? ",\"" : "\"");
        add_cell(layout, cells[i], out);
        buffer_printf(out, "\"");
    }
    buffer_printf(out, "]");
}

/* Adds "CELL": [candidates] for each cell of the premises. */
static void add_cell_candidates(const struct sudoku_layout *layout, const struct sudoku_step *step,
                                const sudoku_digitset *candidates, struct buffer *out)
{
    buffer_printf(out, "\"candidates\":{");
    for (size_t i = 0; i < step->cell_count; i++) {
        buffer_printf(out, i ? ",\"" : "\"");
        add_cell(layout, step->cells[i], out);
        buffer_printf(out, "\":[");
        const char *between = "";
        for (sudoku_digitset left = candidates[step->cells[i]]; left; between = ",")
            buffer_printf(out, "%s%u", between, sudoku_digitset_pop(&left));
        buffer_printf(out, "]");
    }
    buffer_printf(out, "}");
}

/* Adds the cells of the place's unit with the digit as a candidate. */
static void add_place_cells(const struct sudoku_layout *layout, const struct sudoku_place *place,
                            const sudoku_digitset *candidates, struct buffer *out)
{
    const uint16_t *cells = sudoku_layout_unit_cells(layout, place->unit);
    const char *between = "\"";
    buffer_printf(out, "\"cells\":[");
    for (unsigned i = 0; i < sudoku_layout_unit_length(layout, place->unit); i++) {
        if (!sudoku_digitset_has(candidates[cells[i]], place->digit))
            continue;
        buffer_printf(out, "%s", between);
        add_cell(layout, cells[i], out);
        buffer_printf(out, "\"");
        between = ",\"";
    }
    buffer_printf(out, "]");
}

static void add_places(const struct sudoku_layout *layout, const struct sudoku_step *step,
                       const sudoku_digitset *candidates, struct buffer *out)
{
    char name[NAME_SIZE];
    buffer_printf(out, "\"places\":[");
    for (size_t i = 0; i < step->place_count; i++) {
        sudoku_layout_unit_name(layout, step->places[i].unit, name, sizeof name);
        buffer_printf(out, "%s{\"unit\":\"%s\",\"digit\":%u,", i ? "," : "", name,
                      step->places[i].digit);
        add_place_cells(layout, &step->places[i], candidates, out);
        buffer_printf(out, "}");
    }
    buffer_printf(out, "]");
}

static void add_node(const struct sudoku_layout *layout, const char *key,
                     const struct sudoku_node *node, struct buffer *out)
{
    buffer_printf(out, "\"%s\":\"", key);
    for (size_t i = 0; i < node->cell_count; i++) {
        buffer_printf(out, i ? "," : "");
        add_cell(layout, node->cells[i], out);
    }
    buffer_printf(out, "=%u\"", node->digit);
}

static void add_links(const struct sudoku_layout *layout, const struct sudoku_step *step,
                      struct buffer *out)
{
    buffer_printf(out, "\"links\":[");
    for (size_t i = 0; i < step->link_count; i++) {
        buffer_printf(out, i ? ",{" : "{");
        add_node(layout, "from", &step->links[i].from, out);
        buffer_printf(out, ",");
        add_node(layout, "to", &step->links[i].to, out);
        buffer_printf(out, ",\"strong\":%s}", step->links[i].is_strong ? "true" : "false");
    }
    buffer_printf(out, "]");
}

static void add_units(const struct sudoku_layout *layout, const char *key, const uint16_t *units,
                      size_t count, struct buffer *out)
{
    char name[NAME_SIZE];
    buffer_printf(out, "\"%s\":[", key);
    for (size_t i = 0; i < count; i++) {
        sudoku_layout_unit_name(layout, units[i], name, sizeof name);
        buffer_printf(out, "%s\"%s\"", i ? "," : "", name);
    }
    buffer_printf(out, "]");
}

static void add_sets(const struct sudoku_layout *layout, const struct sudoku_step *step,
                     struct buffer *out)
{
    const uint16_t *cells = step->set_cells;
    buffer_printf(out, "\"sets\":[");
    for (size_t i = 0; i < step->set_count; cells += step->set_sizes[i++]) {
        buffer_printf(out, i ? "," : "");
        add_cell_names(layout, cells, step->set_sizes[i], out);
    }
    buffer_printf(out, "]");
}

void step_json(const struct sudoku_layout *layout, const struct sudoku_step *step,
               const struct sudoku_step_wording *wording, struct buffer *out)
{
    buffer_printf(out, "{\"technique\":\"%s\",\"code\":\"%s\",", step->technique->name,
                  step->technique->code);
    add_candidates(layout, "placements", "=", step->placements, step->placement_count, out);
    buffer_printf(out, ",");
    add_candidates(layout, "eliminations", "<>", step->eliminations, step->elimination_count, out);
    buffer_printf(out, ",\"premises\":{");
    buffer_printf(out, "\"cells\":");
    add_cell_names(layout, step->cells, step->cell_count, out);
    buffer_printf(out, ",");
    add_cell_candidates(layout, step, wording->candidates, out);
    buffer_printf(out, ",");
    add_places(layout, step, wording->candidates, out);
    buffer_printf(out, ",");
    add_candidates(layout, "pattern", "=", step->pattern, step->pattern_count, out);
    buffer_printf(out, ",");
    add_candidates(layout, "fins", "=", step->fins, step->fin_count, out);
    buffer_printf(out, ",");
    add_links(layout, step, out);
    buffer_printf(out, ",");
    add_units(layout, "bases", step->bases, step->base_count, out);
    buffer_printf(out, ",");
    add_units(layout, "covers", step->covers, step->cover_count, out);
    buffer_printf(out, ",");
    add_sets(layout, step, out);
    size_t length = sudoku_step_write(layout, step, SUDOKU_HINT_STEP, wording, NULL, 0);
    buffer_printf(out, "},\"text\":\"");
    char *room = buffer_reserve(out, length + 1);
    sudoku_step_write(layout, step, SUDOKU_HINT_STEP, wording, room, length + 1);
    out->length += length;
    buffer_printf(out, "\"}");
}
