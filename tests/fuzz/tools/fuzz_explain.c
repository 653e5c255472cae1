/* Explanations of boards of any kind: each step is a JSON object. */
#include <sudoku/sudoku.h>

#include "input/boards.h"
#include "input/json.h"
#include "solve/answer/step_json.h"

enum { KINDS = 4, CELLS = 81, MAX_STEPS = 4, MAX_SCORE = 200 };

/* A kind of board with its layout and engines, created on first use. */
struct subject {
    struct sudoku_layout *layout;
    struct sudoku_logic *logic;
    struct sudoku_solver *solver;
};

/* Returns a logic engine without the last resort and, on larger boards, without other slow
 * techniques. */
static struct sudoku_logic *new_logic(const struct sudoku_layout *layout)
{
    enum { MAX_TECHNIQUES = 200 };
    size_t order[MAX_TECHNIQUES];
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    struct sudoku_logic *logic;
    size_t last;
    HOLDS(sudoku_technique_from_name("Brute Force", &last) == SUDOKU_OK && last < MAX_TECHNIQUES);
    for (size_t i = 0; i < last; i++)
        if (!sudoku_technique_at(i)->is_on_request &&
            (sudoku_layout_side(layout) < 9 || sudoku_technique_at(i)->score < MAX_SCORE))
            order[options.order_length++] = i;
    options.order = order;
    HOLDS(sudoku_logic_create(layout, &options, &logic) == SUDOKU_OK);
    return logic;
}

static const struct subject *subject_of(unsigned kind)
{
    static const struct {
        unsigned side, variants;
    } kinds[KINDS] = {{4, 0}, {6, 0}, {9, SUDOKU_VARIANT_DIAGONAL}, {9, 0}};
    static struct subject subjects[KINDS];
    struct subject *subject = &subjects[kind];
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    struct sudoku_solver_options untimed = SUDOKU_SOLVER_OPTIONS_INIT;
    untimed.untimed = true;
    options.side = kinds[kind].side;
    options.variants = kinds[kind].variants;
    if (!subject->layout) {
        HOLDS(sudoku_layout_create(&options, &subject->layout) == SUDOKU_OK);
        subject->logic = new_logic(subject->layout);
        HOLDS(sudoku_solver_create(subject->layout, &untimed, &subject->solver) == SUDOKU_OK);
    }
    return subject;
}

static const char *symbols_of(const struct subject *subject)
{
    unsigned side = sudoku_layout_side(subject->layout);
    return side == 4 ? "A-D" : side == 6 ? "A-F" : "A-I";
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const uint8_t kinds[8] = {0, 1, 0, 1, 2, 1, 0, 3};
    struct bytes bytes = {data, size};
    const struct subject *subject = subject_of(kinds[next_byte(&bytes) % 8]);
    unsigned skipped = next_byte(&bytes) % 8;
    const struct sudoku_step *step;
    uint8_t cells[CELLS];
    struct buffer out = {0};
    take_board(&bytes, subject->solver, sudoku_layout_side(subject->layout), cells);
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    position.cells = cells;
    if (sudoku_logic_set_position(subject->logic, &position) != SUDOKU_OK)
        return 0;
    for (unsigned i = 0; i < skipped + MAX_STEPS; i++) {
        if (sudoku_logic_find_step(subject->logic, &step) != SUDOKU_OK)
            break;
        if (i >= skipped) {
            out.length = 0;
            struct sudoku_step_wording wording = SUDOKU_STEP_WORDING_INIT;
            sudoku_digitset candidates[CELLS];
            HOLDS(sudoku_logic_get_position(subject->logic, NULL, candidates) == SUDOKU_OK);
            wording.candidates = candidates;
            wording.symbols = skipped % 2 ? symbols_of(subject) : NULL;
            step_json(subject->layout, step, &wording, &out);
            buffer_add(&out, "", 1);
            HOLDS(json_is_sound(out.data));
        }
        HOLDS(sudoku_logic_apply(subject->logic, step) == SUDOKU_OK);
    }
    buffer_free(&out);
    return 0;
}
