/* Candidates, and groups of them where a line crosses a box, as nodes of chains on the classic
 * board. */
#ifndef LOGIC_GROUP_NODES_H
#define LOGIC_GROUP_NODES_H

#include <sudoku/sudoku.h>

enum { CELLS = 81, SIDE = 9, UNITS = 27, CANDIDATES = CELLS * SIDE };

/* Groups are numbered by line, third of the line and digit. */
enum { LINES = 18, THIRDS = 3, GROUPS = LINES * THIRDS * SIDE, NODES = CANDIDATES + GROUPS };
/* The cells of a candidate or a group; none if it is not in the position, or a group of one. */
struct node {
    unsigned count, digit;
    uint16_t cells[SIDE];
};

static inline struct node node_at(const sudoku_digitset *left, unsigned index)
{
    struct node node = {.count = 1, .digit = index % SIDE + 1, .cells = {(uint16_t)(index / SIDE)}};
    if (index < CANDIDATES) {
        node.count = sudoku_digitset_has(left[index / SIDE], node.digit);
        return node;
    }
    unsigned part = (index - CANDIDATES) / SIDE;
    const uint16_t *line = sudoku_layout_unit_cells(sudoku_layout_classic(), part / THIRDS);
    node.count = 0;
    for (unsigned i = 0; i < SIDE / THIRDS; i++) {
        unsigned cell = line[SIDE / THIRDS * (part % THIRDS) + i];
        if (sudoku_digitset_has(left[cell], node.digit))
            node.cells[node.count++] = (uint16_t)cell;
    }
    node.count = node.count > 1 ? node.count : 0;
    return node;
}

static inline bool is_peer(unsigned a, unsigned b)
{
    const uint16_t *peers;
    unsigned count = sudoku_layout_cell_peers(sudoku_layout_classic(), a, &peers);
    for (unsigned i = 0; i < count; i++)
        if (peers[i] == b)
            return true;
    return false;
}

static inline bool all_see(const struct node *a, const struct node *b)
{
    for (unsigned i = 0; i < a->count * b->count; i++)
        if (!is_peer(a->cells[i % a->count], b->cells[i / a->count]))
            return false;
    return a->count && b->count;
}

static inline bool has_cell(const struct node *node, unsigned cell)
{
    for (unsigned i = 0; i < node->count; i++)
        if (node->cells[i] == cell)
            return true;
    return false;
}

/* The places of the node's digit in UNIT outside it; all of them if it is not within UNIT. */
static inline struct node rest_of(const sudoku_digitset *left, const struct node *node,
                                  unsigned unit)
{
    const uint16_t *cells = sudoku_layout_unit_cells(sudoku_layout_classic(), unit);
    struct node rest = {.digit = node->digit};
    unsigned within = 0;
    for (unsigned i = 0; i < SIDE; i++)
        within += has_cell(node, cells[i]);
    for (unsigned i = 0; i < SIDE; i++)
        if (sudoku_digitset_has(left[cells[i]], node->digit) &&
            !(within == node->count && has_cell(node, cells[i])))
            rest.cells[rest.count++] = cells[i];
    return rest;
}

#endif
