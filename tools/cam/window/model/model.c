#include "cam/window/model/model.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void cam_model_open(struct cam_model *model)
{
    *model = (struct cam_model){.selected = -1};
}

void cam_model_close(struct cam_model *model)
{
    cam_hint_clear(&model->hint);
    cam_history_free(&model->history);
    buffer_free(&model->copy);
}

const struct cam_puzzle *cam_model_puzzle(const struct cam_model *model)
{
    return cam_history_puzzle(&model->history);
}

bool cam_model_is_past(const struct cam_model *model)
{
    return model->history.shown != 0;
}

/* Selection and steps belong to one puzzle. */
static void begin_puzzle(struct cam_model *model)
{
    model->selected = -1;
    cam_hint_clear(&model->hint);
    if (model->answer == CAM_ANSWER_STEPS && cam_model_puzzle(model))
        cam_hint_more(&model->hint, cam_model_puzzle(model));
}

bool cam_model_take(struct cam_model *model, const struct cam_grid *grid)
{
    unsigned count = cam_history_count(&model->history);
    const struct cam_puzzle *puzzle = cam_model_puzzle(model);
    bool was_solved = puzzle && puzzle->solutions == 1;
    bool is_other = cam_history_take(&model->history, grid);
    puzzle = cam_model_puzzle(model);
    bool is_solved = puzzle && puzzle->solutions == 1;
    if (!cam_model_is_past(model) && (is_other || is_solved != was_solved)) {
        int selected = model->selected;
        begin_puzzle(model);
        model->selected = is_other ? -1 : selected;
    }
    return cam_history_count(&model->history) > count;
}

/* ----------------------------------------------------------------------------------------- keys */

void cam_model_select(struct cam_model *model, int cell)
{
    const struct cam_puzzle *puzzle = cam_model_puzzle(model);
    bool is_there = puzzle && cell >= 0 && (unsigned)cell < puzzle->side * puzzle->side;
    model->selected = is_there ? cell : -1;
}

/* Moves the selection by ACROSS columns and DOWN rows, wrapping around at the edges; the first
 * move selects the middle. */
static enum cam_action move(struct cam_model *model, unsigned across, unsigned down)
{
    const struct cam_puzzle *puzzle = cam_model_puzzle(model);
    if (!puzzle)
        return CAM_ACTION_NONE;
    unsigned side = puzzle->side, cell = (unsigned)model->selected;
    if (model->selected < 0)
        model->selected = (int)(side * side / 2);
    else
        model->selected =
            (int)((cell / side + down + side) % side * side + (cell % side + across + side) % side);
    return CAM_ACTION_SHOW;
}

static enum cam_action correct(struct cam_model *model, unsigned digit)
{
    if (model->selected < 0 ||
        !cam_history_correct(&model->history, (unsigned)model->selected, digit))
        return CAM_ACTION_NONE;
    cam_hint_clear(&model->hint);
    if (model->answer == CAM_ANSWER_STEPS)
        model->answer = CAM_ANSWER_ALL;
    return CAM_ACTION_SHOW;
}

/* Returns the digit of KEY: 1-9 on every board; on larger ones also letters from A, with shift,
 * while a cell is selected. */
static unsigned digit_of(int key)
{
    if (key >= '1' && key <= '9')
        return (unsigned)(key - '0');
    return key >= 'A' && key <= 'Z' ? (unsigned)(key - 'A' + 10) : 0;
}

static enum cam_action turn(struct cam_model *model, int step)
{
    if (!cam_history_turn(&model->history, step))
        return CAM_ACTION_NONE;
    begin_puzzle(model);
    return CAM_ACTION_SHOW;
}

static enum cam_action show_steps(struct cam_model *model, bool whole)
{
    const struct cam_puzzle *puzzle = cam_model_puzzle(model);
    if (!puzzle)
        return CAM_ACTION_NONE;
    (whole ? cam_hint_step : cam_hint_more)(&model->hint, puzzle);
    model->answer = CAM_ANSWER_STEPS;
    return CAM_ACTION_SHOW;
}

static enum cam_action show_answer(struct cam_model *model, enum cam_answer answer)
{
    bool again = model->answer == answer;
    model->answer = again ? CAM_ANSWER_ALL : answer;
    cam_hint_clear(&model->hint);
    return CAM_ACTION_SHOW;
}

static enum cam_action copy(struct cam_model *model, bool link)
{
    const struct cam_puzzle *puzzle = cam_model_puzzle(model);
    model->copy.length = 0;
    if (!puzzle)
        return CAM_ACTION_NONE;
    bool done = !link || cam_puzzle_add_link(puzzle, &model->copy);
    if (!link)
        cam_puzzle_add_text(puzzle, &model->copy);
    buffer_add(&model->copy, "", 1);
    snprintf(model->copied, sizeof model->copied, "%s",
             !done  ? "links need a classic board"
             : link ? "link copied"
                    : "puzzle copied");
    return CAM_ACTION_COPY;
}

static enum cam_action toggle(bool *mode)
{
    *mode = !*mode;
    return CAM_ACTION_SHOW;
}

/* Handles keys that change the display of the puzzle. */
static enum cam_action press_for_puzzle(struct cam_model *model, int key)
{
    switch (key) {
    case 'a':
        return show_answer(model, CAM_ANSWER_ALL);
    case 'h':
        return show_steps(model, false);
    case 'n':
        return show_steps(model, true);
    case 'w':
        return show_answer(model, CAM_ANSWER_MISTAKES);
    case 'c':
        return toggle(&model->candidates);
    case 'y':
        return copy(model, false);
    case 'l':
        return copy(model, true);
    case CAM_KEY_BACK:
        return turn(model, -1);
    case CAM_KEY_ON:
        return turn(model, 1);
    default:
        return CAM_ACTION_NONE;
    }
}

/* Handles keys for the selected cell; without a selection the space bar freezes the picture. */
static enum cam_action press_for_cell(struct cam_model *model, int key)
{
    static const int empty[] = {'0', ' ', '.', '\b', 127};
    unsigned digit = digit_of(key);
    switch (key) {
    case CAM_KEY_UP:
        return move(model, 0, (unsigned)-1);
    case CAM_KEY_DOWN:
        return move(model, 0, 1);
    case CAM_KEY_LEFT:
        return move(model, (unsigned)-1, 0);
    case CAM_KEY_RIGHT:
        return move(model, 1, 0);
    default:
        break;
    }
    for (size_t i = 0; i < sizeof empty / sizeof empty[0]; i++)
        if (key == empty[i])
            return correct(model, 0);
    return digit ? correct(model, digit) : CAM_ACTION_NONE;
}

/* Esc closes the help, then the selection; then it quits. */
static enum cam_action escape(struct cam_model *model)
{
    if (!model->help && model->selected < 0)
        return CAM_ACTION_QUIT;
    if (model->help)
        model->help = false;
    else
        model->selected = -1;
    return CAM_ACTION_SHOW;
}

static enum cam_action press_for_window(struct cam_model *model, int key)
{
    switch (key) {
    case ' ':
        return toggle(&model->frozen);
    case '?':
        return toggle(&model->help);
    case 'b':
        return toggle(&model->before);
    case 'm':
        return toggle(&model->mirrored);
    case 'o':
        return toggle(&model->chimes);
    case 'd':
        return CAM_ACTION_STAGE;
    case 'f':
        return CAM_ACTION_FULL_SCREEN;
    case 's':
        return CAM_ACTION_SNAPSHOT;
    case '\t':
        return CAM_ACTION_CAMERA;
    case 27:
        return escape(model);
    case 'q':
        return CAM_ACTION_QUIT;
    default:
        return CAM_ACTION_NONE;
    }
}

enum cam_action cam_model_press(struct cam_model *model, int key)
{
    enum cam_action action = press_for_cell(model, key);
    int lower = key < 128 ? tolower(key) : key;
    if (action == CAM_ACTION_NONE)
        action = press_for_puzzle(model, lower);
    return action == CAM_ACTION_NONE ? press_for_window(model, lower) : action;
}

/* ---------------------------------------------------------------------------------------- words */

/* Text with a maximum size. */
struct words {
    char *text;
    size_t size, length;
};

__attribute__((format(printf, 2, 3))) static void say(struct words *words, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    int length =
        vsnprintf(words->text + words->length, words->size - words->length, format, arguments);
    va_end(arguments);
    words->length += length > 0 ? (size_t)length : 0;
    if (words->length >= words->size)
        words->length = words->size - 1;
}

static void say_answer(const struct cam_model *model, const struct cam_puzzle *puzzle,
                       struct words *words)
{
    unsigned mistakes = cam_puzzle_count(puzzle, SVISION_VERDICT_MISTAKE);
    unsigned doubts = cam_puzzle_count(puzzle, SVISION_VERDICT_UNDECIDED);
    if (model->answer != CAM_ANSWER_MISTAKES)
        return;
    if (puzzle->solutions != 1)
        say(words, " | no solution to check against yet");
    else if (mistakes)
        say(words, " | wrong digits: %u", mistakes);
    else
        say(words, doubts ? " | no certain mistake" : " | no wrong digit");
    if (doubts && puzzle->solutions == 1)
        say(words, ", in doubt: %u", doubts);
}

static const char *words_of_solutions(unsigned solutions)
{
    static const char *const words[] = {
        ", no solution", "",
        ", several solutions", [CAM_SOLUTIONS_UNKNOWN] = ", number of solutions unknown"};
    return words[solutions];
}

/* Mentions the unread cells of a committed puzzle. */
static void say_unread(const struct cam_puzzle *puzzle, struct words *words)
{
    unsigned first = 0, count = puzzle->number ? cam_puzzle_unread(puzzle, &first) : 0;
    if (count == 1)
        say(words, " | not seen clearly: r%uc%u", first / puzzle->side + 1,
            first % puzzle->side + 1);
    else if (count)
        say(words, " | not seen clearly: %u cells", count);
}

static void say_puzzle(const struct cam_model *model, const struct cam_puzzle *puzzle,
                       struct words *words)
{
    unsigned corrections = cam_puzzle_corrections(puzzle);
    if (cam_model_is_past(model))
        say(words, " | puzzle %u of %u", model->history.shown, cam_history_count(&model->history));
    say_unread(puzzle, words);
    if (corrections)
        say(words, " | corrected: %u%s", corrections, words_of_solutions(puzzle->solutions));
    if (model->selected >= 0)
        say(words, " | r%uc%u", (unsigned)model->selected / puzzle->side + 1,
            (unsigned)model->selected % puzzle->side + 1);
    say_answer(model, puzzle, words);
}

void cam_model_explain(const struct cam_model *model, char *text, size_t size)
{
    text[0] = '\0';
    if (model->answer == CAM_ANSWER_STEPS && cam_model_puzzle(model))
        cam_hint_describe(&model->hint, text, size);
}

void cam_model_describe(const struct cam_model *model, char *text, size_t size)
{
    struct words words = {text, size, 0};
    const struct cam_puzzle *puzzle = cam_model_puzzle(model);
    text[0] = '\0';
    if (puzzle)
        say_puzzle(model, puzzle, &words);
    say(&words, "%s%s%s%s%s", model->candidates ? " | candidates" : "",
        model->before ? " | before" : "", model->mirrored ? " | mirrored" : "",
        model->frozen ? " | frozen" : "", model->chimes ? " | chime" : "");
}
