#include "logic/words/chains.h"

void words_say_link(struct words *words, const struct sudoku_link *link)
{
    words_say(words, link->is_strong ? "=" : "-");
    words_say_node(words, &link->to);
}

bool words_goes_on(const struct sudoku_step *step, size_t i)
{
    return i > 0 && (step->links[i - 1].is_strong || step->links[i].is_strong) &&
           words_same_node(&step->links[i - 1].to, &step->links[i].from);
}

void words_say_links(struct words *words)
{
    const struct sudoku_step *step = words->step;
    for (size_t i = 0; i < step->link_count; i++) {
        const struct sudoku_link *link = &step->links[i];
        if (!words_goes_on(step, i)) {
            words_say(words, i ? "; " : "");
            words_say_node(words, &link->from);
        }
        words_say_link(words, link);
    }
}

/* True if each link continues the one before it. */
static bool is_one_chain(const struct sudoku_step *step)
{
    for (size_t i = 1; i < step->link_count; i++)
        if (!words_goes_on(step, i))
            return false;
    return true;
}

/* One end is true if the links at both ends are strong. */
static void say_ends(struct words *words, const struct sudoku_node *first,
                     const struct sudoku_node *last)
{
    if (words_same_node(first, last)) {
        words_say_true(words, first, " is");
    } else if (first->digit == last->digit) {
        words_say_digit(words, first->digit);
        words_say(words, " is in ");
        words_say_node_cells(words, first);
        words_say(words, " or ");
        words_say_node_cells(words, last);
    } else {
        words_say_true(words, first, " is");
        words_say(words, " or ");
        words_say_true(words, last, " is");
    }
    words_say(words, ", ");
}

/* Names the almost locked sets of the links of grouped chains. */
static void say_sets(struct words *words)
{
    if (!words->step->set_count)
        return;
    words_say(words, words->step->set_count > 1 ? ", with the almost locked sets "
                                                : ", with the almost locked set ");
    words_say_sets(words);
}

void words_say_chain(struct words *words)
{
    const struct sudoku_step *step = words->step;
    const struct sudoku_link *first = &step->links[0], *last = &step->links[step->link_count - 1];
    bool is_chain = is_one_chain(step);
    if (is_chain && first->is_strong && last->is_strong) {
        say_ends(words, &first->from, &last->to);
    } else if (is_chain && !first->is_strong && !last->is_strong &&
               words_same_node(&first->from, &last->to)) {
        words_say_true(words, &first->from, " is not");
        words_say(words, ", ");
    }
    words_say(words, is_chain ? "by the chain " : "by the chains ");
    words_say_links(words);
    say_sets(words);
}

void words_say_loop(struct words *words)
{
    words_say(words, "one end of each weak link holds in the loop ");
    words_say_links(words);
    say_sets(words);
}

/* ------------------------------------------------------------------------------------- colors */

enum { UNSEEN, FIRST_COLOR, SECOND_COLOR, DONE };

static unsigned other(unsigned color)
{
    return color == FIRST_COLOR ? SECOND_COLOR : FIRST_COLOR;
}

/* Colors everything connected to CELL by strong links. */
static void color_part(const struct sudoku_step *step, unsigned cell, uint8_t *colors)
{
    bool grows = true;
    colors[cell] = FIRST_COLOR;
    while (grows) {
        grows = false;
        for (size_t i = 0; i < step->link_count; i++) {
            unsigned a = step->links[i].from.cells[0], b = step->links[i].to.cells[0];
            bool a_is_new = colors[a] == UNSEEN, b_is_new = colors[b] == UNSEEN;
            if (a_is_new == b_is_new)
                continue;
            colors[a_is_new ? a : b] = (uint8_t)other(colors[a_is_new ? b : a]);
            grows = true;
        }
    }
}

static void say_color(struct words *words, const uint8_t *colors, unsigned color)
{
    uint16_t cells[LOGIC_MAX_CELLS];
    size_t count = 0;
    for (unsigned cell = 0; cell < LOGIC_MAX_CELLS; cell++)
        if (colors[cell] == color)
            cells[count++] = (uint16_t)cell;
    words_say(words, count > 1 ? " in all of " : " in ");
    words_say_cells(words, cells, count);
}

static bool fits(const struct sudoku_step *step)
{
    for (size_t i = 0; i < step->link_count; i++)
        if (step->links[i].from.cells[0] >= LOGIC_MAX_CELLS ||
            step->links[i].to.cells[0] >= LOGIC_MAX_CELLS)
            return false;
    return true;
}

void words_say_colors(struct words *words)
{
    const struct sudoku_step *step = words->step;
    uint8_t colors[LOGIC_MAX_CELLS] = {UNSEEN};
    if (!fits(step)) {
        words_say_chain(words);
        return;
    }
    for (size_t i = 0, parts = 0; i < step->link_count; i++) {
        const struct sudoku_node *node = &step->links[i].from;
        if (colors[node->cells[0]] != UNSEEN)
            continue;
        color_part(step, node->cells[0], colors);
        words_say(words, parts++ ? "; " : "");
        words_say_digit(words, node->digit);
        words_say(words, " is");
        say_color(words, colors, FIRST_COLOR);
        words_say(words, " or");
        say_color(words, colors, SECOND_COLOR);
        for (unsigned cell = 0; cell < LOGIC_MAX_CELLS; cell++)
            colors[cell] = colors[cell] == UNSEEN ? UNSEEN : DONE;
    }
}
