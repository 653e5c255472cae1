#include "logic/words/chains/chains.h"

#include "logic/words/slots.h"

/* Number of links said at each end of a folded list, and the longest list that is not folded. */
enum { END_LINKS = 2, MAX_UNFOLDED = 8 };

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

static void say_links(struct words *words, const struct sudoku_step *step, size_t begin, size_t end)
{
    for (size_t i = begin; i < end; i++) {
        const struct sudoku_link *link = &step->links[i];
        if (i == begin || !words_goes_on(step, i)) {
            words_say(words, i > begin ? "; " : "");
            words_say_node(words, &link->from);
        }
        words_say_link(words, link);
    }
}

static void say_first_links(struct words *words, const void *data)
{
    say_links(words, data, 0, END_LINKS);
}

static void say_last_links(struct words *words, const void *data)
{
    const struct sudoku_step *step = data;
    say_links(words, step, step->link_count - END_LINKS, step->link_count);
}

void words_say_links(struct words *words, const void *data)
{
    const struct sudoku_step *step = data;
    if (words->is_folded && step->link_count > MAX_UNFOLDED)
        words_fill(words, WORDS_FOLDED_LINKS, slot_part("first", say_first_links, step),
                   slot_part("last", say_last_links, step),
                   slot_number("number", step->link_count));
    else
        say_links(words, step, 0, step->link_count);
}

/* True if each link continues the one before it. */
static bool is_one_chain(const struct sudoku_step *step)
{
    for (size_t i = 1; i < step->link_count; i++)
        if (!words_goes_on(step, i))
            return false;
    return true;
}

static void say_first_state(struct words *words, const void *data)
{
    words_say_state(words, &((const struct sudoku_link *)data)->from, true);
}

static void say_last_state(struct words *words, const void *data)
{
    const struct sudoku_step *step = words->step;
    (void)data;
    words_say_state(words, &step->links[step->link_count - 1].to, true);
}

/* Says "r1c1 or r3c4", the cells of both ends. */
static void say_end_cells(struct words *words, const void *data)
{
    const struct sudoku_step *step = data;
    words_say_node_cells(words, &step->links[0].from);
    words_say_template(words, WORDS_OR);
    words_say_node_cells(words, &step->links[step->link_count - 1].to);
}

/* What a chain shows: one end is true if the links at both ends are strong; a node is false if weak
 * links lead from it to itself. */
static void say_ends(struct words *words, const void *data)
{
    const struct sudoku_step *step = data;
    const struct sudoku_node *first = &step->links[0].from;
    const struct sudoku_node *last = &step->links[step->link_count - 1].to;
    if (words_same_node(first, last))
        words_say_state(words, first, step->links[0].is_strong);
    else if (first->digit == last->digit)
        words_fill(words, WORDS_IS_IN, slot_digit("digit", first->digit),
                   slot_part("cells", say_end_cells, step));
    else
        words_fill(words, WORDS_EITHER, slot_part("first", say_first_state, &step->links[0]),
                   slot_part("second", say_last_state, step));
}

static void say_shown(struct words *words, const void *data)
{
    const struct sudoku_step *step = data;
    const struct sudoku_link *first = &step->links[0], *last = &step->links[step->link_count - 1];
    bool is_chain = is_one_chain(step);
    bool is_cycle = !first->is_strong && words_same_node(&first->from, &last->to);
    const struct words_slot links = slot_part("links", words_say_links, step);
    if (is_chain && first->is_strong == last->is_strong && (first->is_strong || is_cycle))
        words_fill(words, WORDS_CHAIN_SHOWS, slot_part("ends", say_ends, step), links);
    else
        words_fill(words, is_chain ? WORDS_CHAIN : WORDS_CHAINS, links);
}

bool words_is_loop(const struct sudoku_step *step)
{
    const struct sudoku_link *links = step->links;
    size_t count = step->link_count;
    for (size_t i = 1; i < count; i++)
        if (links[i].is_strong == links[i - 1].is_strong)
            return false;
    return count > 1 && is_one_chain(step) && links[0].is_strong != links[count - 1].is_strong &&
           words_same_node(&links[0].from, &links[count - 1].to);
}

static void say_loop(struct words *words, const void *data)
{
    words_fill(words, WORDS_LOOP, slot_part("links", words_say_links, data));
}

static void say_sets(struct words *words, const void *data)
{
    (void)data;
    words_say_sets(words);
}

/* Adds the almost locked sets of the links of grouped chains to what SAY says. */
static void say_with_sets(struct words *words, void (*say)(struct words *words, const void *data))
{
    const struct sudoku_step *step = words->step;
    if (!step->set_count)
        say(words, step);
    else
        words_fill(words, step->set_count > 1 ? WORDS_WITH_SETS : WORDS_WITH_SET,
                   slot_part("chain", say, step), slot_part("sets", say_sets, step));
}

void words_say_chain(struct words *words)
{
    say_with_sets(words, say_shown);
}

void words_say_loop(struct words *words)
{
    say_with_sets(words, say_loop);
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

/* The cells of one color. */
struct color {
    const uint8_t *colors;
    unsigned color;
};

static void say_color(struct words *words, const void *data)
{
    const struct color *color = data;
    struct words_cells cells = {.count = 0};
    for (unsigned cell = 0; cell < LOGIC_MAX_CELLS; cell++)
        if (color->colors[cell] == color->color)
            words_add_cell(&cells, cell);
    if (cells.count > 1)
        words_fill(words, WORDS_ALL_OF, slot_cells("cells", cells.items, cells.count));
    else
        words_say_cells(words, cells.items, cells.count);
}

static void say_part(struct words *words, const uint8_t *colors, unsigned digit)
{
    const struct color first = {colors, FIRST_COLOR}, second = {colors, SECOND_COLOR};
    words_fill(words, WORDS_COLORS, slot_digit("digit", digit),
               slot_part("first", say_color, &first), slot_part("second", say_color, &second));
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
        if (parts++)
            words_say_template(words, WORDS_SEMICOLON);
        say_part(words, colors, node->digit);
        for (unsigned cell = 0; cell < LOGIC_MAX_CELLS; cell++)
            colors[cell] = colors[cell] == UNSEEN ? UNSEEN : DONE;
    }
}
