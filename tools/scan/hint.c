#include "scan/hint.h"

#include <string.h>

#include "cli/json.h"
#include "scan/check.h"

/* Of one photo; the hardest boards known take less. */
#define MAX_SECONDS 10

enum { TEXT_SIZE = 4000, NAME_SIZE = 32 };

/* What is printed, and the entries that are right: a mistake would lead astray. */
static void set_position(const struct scan_options *options, const struct scan_result *result,
                         const struct svision_reading *reading, struct scan_hint *hint)
{
    const uint8_t *print = svision_reading_cells(reading);
    const uint8_t *entries = svision_reading_entries(reading);
    const uint8_t *solution = svision_reading_solution(reading);
    unsigned side = svision_reading_side(reading);
    for (unsigned i = 0; i < side * side; i++) {
        bool right = !options->givens && entries[i] && entries[i] == solution[i] &&
                     scan_check(options, result, reading, i) != SVISION_VERDICT_MISTAKE;
        hint->cells[i] = print[i];
        hint->is_placed[i] = !print[i] && right;
        if (hint->is_placed[i])
            hint->cells[i] = entries[i];
    }
}

/* Finds a step that its premises prove. */
static const char *find_step(struct scan_hint *hint)
{
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    const struct sudoku_step *step;
    limits.seconds = MAX_SECONDS;
    options.profile = SUDOKU_PROFILE_HUMAN;
    options.limits = &limits;
    position.cells = hint->cells;
    position.is_placed = hint->is_placed;
    position.is_unique = true;
    if (!hint->layout || sudoku_logic_create(hint->layout, &options, &hint->logic) != SUDOKU_OK)
        return "boards of this kind have none";
    if (sudoku_logic_set(hint->logic, &position) != SUDOKU_OK)
        return "the position has no solution";
    enum sudoku_status status = sudoku_logic_next(hint->logic, &step);
    if (status == SUDOKU_END)
        return "the puzzle is solved";
    if (status != SUDOKU_OK || sudoku_step_check(hint->layout, &position, step) != SUDOKU_OK)
        return "no technique helps";
    sudoku_logic_get(hint->logic, NULL, hint->candidates);
    hint->step = step;
    return NULL;
}

void scan_hint_open(const struct scan_options *options, const struct scan_result *result,
                    const struct svision_reading *reading, struct scan_hint *hint)
{
    memset(hint, 0, sizeof *hint);
    hint->level = (enum sudoku_hint)options->hint;
    hint->layout = scan_layout(reading);
    if (svision_reading_solutions(reading) != 1)
        hint->none = "the puzzle has not one solution";
    else if (!scan_check_is_sure(options, result, reading))
        hint->none = "what is printed is not sure";
    if (hint->none)
        return;
    set_position(options, result, reading, hint);
    hint->none = find_step(hint);
}

void scan_hint_close(struct scan_hint *hint)
{
    sudoku_logic_destroy(hint->logic);
    sudoku_layout_destroy(hint->layout);
}

/* The step in words, as far as the level goes. */
static void write_words(const struct scan_hint *hint, char *text, size_t size)
{
    struct sudoku_step_wording wording = SUDOKU_STEP_WORDING_INIT;
    wording.candidates = hint->candidates;
    sudoku_step_write(hint->layout, hint->step, hint->level, &wording, text, size);
}

void scan_hint_text(const struct scan_hint *hint, struct buffer *out)
{
    char text[TEXT_SIZE];
    if (!hint->step) {
        buffer_printf(out, "# hint: none: %s\n", hint->none);
        return;
    }
    write_words(hint, text, sizeof text);
    buffer_printf(out, "# hint: %s\n", text);
}

/* KEY with COUNT candidates, each as a cell, RELATION and a digit. */
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
    const struct sudoku_step *step = hint->step;
    if (!step) {
        buffer_printf(out, ",\"hint\":{\"none\":");
        json_add_string(out, hint->none);
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
    static const sudoku_digitset none[SVISION_MAX_CELLS];
    if (!hint->step)
        return;
    *place = *hint->step;
    overlay->layout = hint->layout;
    overlay->step = place;
    overlay->step_cells = hint->cells;
    overlay->step_candidates = hint->candidates;
    if (hint->level >= SUDOKU_HINT_STEP)
        return;
    /* Where to look is tinted, and no more. */
    place->placement_count = place->elimination_count = place->link_count = 0;
    place->fin_count = place->pattern_count = 0;
    overlay->step_candidates = none;
}
