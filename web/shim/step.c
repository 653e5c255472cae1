#include "shim/step.h"

#include <stdlib.h>
#include <string.h>

#include "shim/sentences.h"

/* A link in a message: two nodes of a digit, the number of cells and the cells; then strong or not.
 */
enum { NODE = 2 + SUDOKU_MAX_NODE_CELLS, LINK = 2 * NODE + 1 };

static void pack_node(const struct sudoku_node *node, uint16_t *packed)
{
    packed[0] = node->digit;
    packed[1] = node->cell_count;
    memset(packed + 2, 0, SUDOKU_MAX_NODE_CELLS * sizeof *packed);
    memcpy(packed + 2, node->cells, node->cell_count * sizeof *packed);
}

static bool unpack_node(const uint16_t *packed, struct sudoku_node *node)
{
    node->digit = packed[0];
    node->cell_count = packed[1];
    memcpy(node->cells, packed + 2, sizeof node->cells);
    return node->cell_count <= SUDOKU_MAX_NODE_CELLS;
}

static void put_links(struct reply *out, const struct sudoku_step *step)
{
    uint16_t *packed = put_room(out, LINK * sizeof *packed, step->link_count);
    for (size_t i = 0; packed && i < step->link_count; i++, packed += LINK) {
        pack_node(&step->links[i].from, packed);
        pack_node(&step->links[i].to, packed + NODE);
        packed[2 * NODE] = step->links[i].is_strong;
    }
}

static size_t technique_index(const struct sudoku_step *step)
{
    size_t index = 0;
    while (sudoku_technique_at(index) && sudoku_technique_at(index) != step->technique)
        index++;
    return index;
}

static void put_words(struct reply *out, const struct sudoku_layout *layout,
                      const struct sudoku_step *step, const sudoku_digitset *candidates)
{
    struct sudoku_step_wording wording = SUDOKU_STEP_WORDING_INIT;
    wording.candidates = candidates;
    wording.translate = sentences_translate;
    for (int hint = SUDOKU_HINT_PLACE; hint <= SUDOKU_HINT_STEP; hint++) {
        const enum sudoku_hint detail = (enum sudoku_hint)hint;
        const size_t length = sudoku_step_write(layout, step, detail, &wording, NULL, 0);
        char *text = put_room(out, 1, length + 1);
        if (text && !sudoku_step_write(layout, step, detail, &wording, text, length + 1))
            text[0] = 0;
    }
}

/* Appends the list NAME of STEP with its length LIST_count. */
#define PUT_LIST(list, length) put_array(out, step->list, sizeof *step->list, step->length)

void put_step(struct reply *out, const struct sudoku_layout *layout, const struct sudoku_step *step,
              const sudoku_digitset *candidates)
{
    size_t members = 0;
    for (size_t i = 0; i < step->set_count; i++)
        members += step->set_sizes[i];
    put_number(out, (double)technique_index(step));
    put_number(out, step->rating);
    PUT_LIST(placements, placement_count);
    PUT_LIST(eliminations, elimination_count);
    PUT_LIST(cells, cell_count);
    PUT_LIST(places, place_count);
    PUT_LIST(pattern, pattern_count);
    PUT_LIST(fins, fin_count);
    put_links(out, step);
    PUT_LIST(bases, base_count);
    PUT_LIST(covers, cover_count);
    put_array(out, step->set_cells, sizeof *step->set_cells, members);
    PUT_LIST(set_sizes, set_count);
    put_words(out, layout, step, candidates);
}

/* Links that a step has room for; chains of the explainer have fewer. */
enum { MAX_LINKS = 4096 };

static bool take_links(struct request *in, struct sudoku_step *step)
{
    static struct sudoku_link links[MAX_LINKS];
    size_t count;
    const uint16_t *packed = take_array(in, LINK * sizeof *packed, &count);
    bool sound = count <= MAX_LINKS;
    for (size_t i = 0; sound && i < count; i++, packed += LINK) {
        sound = unpack_node(packed, &links[i].from) && unpack_node(packed + NODE, &links[i].to);
        links[i].is_strong = packed[2 * NODE] != 0;
    }
    step->links = links;
    step->link_count = count;
    return sound;
}

/* True if the sizes of the sets of STEP add up to MEMBERS. */
static bool has_sets(const struct sudoku_step *step, size_t members)
{
    size_t sum = 0;
    for (size_t i = 0; i < step->set_count; i++)
        sum += step->set_sizes[i];
    return sum == members;
}

#define TAKE_LIST(list, length) step->list = take_array(in, sizeof *step->list, &step->length)

bool take_step(struct request *in, struct sudoku_step *step)
{
    *step = (struct sudoku_step){0};
    if (take_unsigned(in) == 0)
        return false;
    size_t members;
    take_unsigned(in); /* the technique, of which drawings show nothing */
    step->rating = take_unsigned(in);
    TAKE_LIST(placements, placement_count);
    TAKE_LIST(eliminations, elimination_count);
    TAKE_LIST(cells, cell_count);
    TAKE_LIST(places, place_count);
    TAKE_LIST(pattern, pattern_count);
    TAKE_LIST(fins, fin_count);
    const bool sound = take_links(in, step);
    TAKE_LIST(bases, base_count);
    TAKE_LIST(covers, cover_count);
    step->set_cells = take_array(in, sizeof *step->set_cells, &members);
    TAKE_LIST(set_sizes, set_count);
    in->failed = in->failed || !sound || !has_sets(step, members);
    return !in->failed;
}
