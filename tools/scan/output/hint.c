#include "scan/output/hint.h"

#include <string.h>

#include "cli/text/json.h"
#include "cli/text/translate.h"
#include "image/step_overlay.h"
#include "scan/check.h"

/* Time limit per photo; the hardest known boards need less. */
#define MAX_SECONDS 10

enum { TEXT_SIZE = 4000, NAME_SIZE = 32 };

/* Sets the position: print and correct entries, since a mistake would mislead the solver. */
static void set_position(const struct scan_options *options, const struct scan_result *result,
                         const struct scan_figure *figure, struct scan_hint *hint)
{
    uint8_t entries[SVISION_MAX_CELLS], solution[SVISION_MAX_CELLS];
    scan_figure_gather(figure, svision_reading_givens, hint->cells);
    scan_figure_gather(figure, svision_reading_entries, entries);
    scan_figure_gather(figure, svision_reading_solution, solution);
    for (unsigned i = 0; i < figure->cells; i++) {
        bool right = !options->givens && entries[i] && entries[i] == solution[i] &&
                     scan_check(options, result, scan_figure_part(figure, i), figure->cell[i]) !=
                         SVISION_VERDICT_MISTAKE;
        hint->is_placed[i] = !hint->cells[i] && right;
        if (hint->is_placed[i])
            hint->cells[i] = entries[i];
    }
}

static void find_step(struct scan_hint *hint)
{
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    position.cells = hint->cells;
    position.is_placed = hint->is_placed;
    position.is_unique = true;
    next_step_find(hint->layout, &position, MAX_SECONDS, &hint->found, hint->candidates);
}

void scan_hint_open(const struct scan_options *options, const struct scan_result *result,
                    const struct scan_figure *figure, struct scan_hint *hint)
{
    memset(hint, 0, sizeof *hint);
    hint->level = (enum sudoku_hint)options->hint;
    hint->layout = figure->layout;
    if (svision_reading_solution_count(figure->speaker) != 1)
        hint->found.none = "the puzzle has not one solution";
    else if (!scan_check_is_sure(options, result, figure->speaker))
        hint->found.none = "the printed digits are not certain";
    if (hint->found.none)
        return;
    set_position(options, result, figure, hint);
    find_step(hint);
}

void scan_hint_close(struct scan_hint *hint)
{
    next_step_free(&hint->found);
}

/* Writes the step in words, up to the level. */
static void write_words(const struct scan_hint *hint, char *text, size_t size)
{
    struct sudoku_step_wording wording = SUDOKU_STEP_WORDING_INIT;
    wording.candidates = hint->candidates;
    wording.cells = hint->cells;
    wording.translate = translate_text;
    sudoku_step_write(hint->layout, hint->found.step, hint->level, &wording, text, size);
}

void scan_hint_text(const struct scan_hint *hint, struct buffer *out)
{
    char text[TEXT_SIZE];
    if (!hint->found.step) {
        buffer_printf(out, "# hint: none: %s\n", hint->found.none);
        return;
    }
    write_words(hint, text, sizeof text);
    buffer_printf(out, "# hint: %s\n", text);
}

/* Appends KEY with COUNT candidates, each as a cell, RELATION and a digit. */
static void add_candidates(const struct scan_hint *hint, const char *key, const char *relation,
                           const struct sudoku_candidate *items, size_t count, struct buffer *out)
{
    char name[NAME_SIZE];
    buffer_printf(out, ",\"%s\":[", key);
    for (size_t i = 0; i < count; i++) {
        sudoku_layout_cell_name(hint->layout, items[i].cell, name, sizeof name);
        buffer_printf(out, "%s\"%s%s%u\"", i ? "," : "", name, relation, items[i].digit);
    }
    buffer_printf(out, "]");
}

void scan_hint_json(const struct scan_hint *hint, struct buffer *out)
{
    char text[TEXT_SIZE];
    const struct sudoku_step *step = hint->found.step;
    if (!step) {
        buffer_printf(out, ",\"hint\":{\"none\":");
        json_add_string(out, hint->found.none);
        buffer_printf(out, "}");
        return;
    }
    write_words(hint, text, sizeof text);
    buffer_printf(out, ",\"hint\":{\"text\":");
    json_add_string(out, text);
    if (hint->level >= SUDOKU_HINT_TECHNIQUE) {
        buffer_printf(out, ",\"technique\":");
        json_add_string(out, step->technique->name);
    }
    if (hint->level >= SUDOKU_HINT_STEP) {
        add_candidates(hint, "placements", "=", step->placements, step->placement_count, out);
        add_candidates(hint, "eliminations", "<>", step->eliminations, step->elimination_count,
                       out);
    }
    buffer_printf(out, "}");
}

void scan_hint_overlay(const struct scan_hint *hint, struct sudoku_step *place,
                       struct svision_overlay *overlay)
{
    bool whole = hint->level >= SUDOKU_HINT_STEP;
    if (hint->found.step)
        step_overlay_add(overlay, hint->layout, hint->found.step, hint->cells,
                         whole ? hint->candidates : NULL, place);
}
