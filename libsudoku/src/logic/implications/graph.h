/* Candidates as numbers, and the links of each being true ("on") or false ("off").
 *
 * Built once for a position and shared by all finders of forcing chains. */
#ifndef LOGIC_IMPLICATIONS_GRAPH_H
#define LOGIC_IMPLICATIONS_GRAPH_H

#include "logic/position.h"

enum {
    FORCING_MAX = 512, /* maximum number of candidates of a position */
    FORCING_WORDS = 2 * FORCING_MAX / 64,
    FORCING_MAX_OFFS = 80 * FORCING_MAX,
    FORCING_MAX_STRONG = 1 + LOGIC_MAX_CELL_UNITS,
    FORCING_NONE = 0xffff
};

/* A premise: a cell, or a digit in a unit. */
typedef uint16_t forcing_premise;

static inline forcing_premise forcing_cell(unsigned cell)
{
    return (forcing_premise)cell;
}

static inline forcing_premise forcing_place(unsigned unit, unsigned digit)
{
    return (forcing_premise)(LOGIC_MAX_CELLS + unit * LOGIC_MAX_SIDE + digit);
}

/* If the candidate is off, TO is on: the only way left to satisfy PREMISE. */
struct forcing_strong {
    uint16_t to;
    forcing_premise premise;
};

struct forcing_graph {
    const struct position *position;
    unsigned version; /* version of the position it was built for */
    bool is_built;
    unsigned count;
    unsigned words; /* of bit sets of on and off candidates */
    uint16_t cell[FORCING_MAX];
    uint8_t digit[FORCING_MAX];
    uint16_t id[LOGIC_MAX_CELLS][LOGIC_MAX_SIDE];
    /* True if the candidate's links are known; else they are found on demand. */
    bool is_linked[FORCING_MAX];
    /* Candidates off if this one is on: offs[first_off[i]..end_off[i]-1], the first in_cell[i] of
     * them in its cell. */
    uint32_t first_off[FORCING_MAX];
    uint32_t end_off[FORCING_MAX];
    uint8_t in_cell[FORCING_MAX];
    uint32_t offs_end;
    uint16_t offs[FORCING_MAX_OFFS];
    /* Candidates on if this one is off: first, if has_pair, the other one of its cell; then those
     * of units, boxes before rows before columns. */
    bool has_pair[FORCING_MAX];
    uint8_t strong_count[FORCING_MAX];
    struct forcing_strong strong[FORCING_MAX][FORCING_MAX_STRONG];
};

/* Builds GRAPH for POSITION, unless it is current. Returns false if there are too many candidates.
 */
bool forcing_graph_build(struct forcing_graph *graph, const struct position *position);

/* The same without links, for chains that reach few candidates; forcing_graph_link() adds those of
 * each. */
bool forcing_graph_number(struct forcing_graph *graph, const struct position *position);

/* Finds the links of CANDIDATE, unless they are known. Returns false if there is no room. */
bool forcing_graph_link(struct forcing_graph *graph, unsigned candidate);

/* Returns the Nth unit of CELL in Sudoku Explainer's order, boxes first, and stores the cell's
 * place there in *PLACE. */
static inline unsigned forcing_unit(const struct topology *topology, unsigned cell, unsigned n,
                                    unsigned *place)
{
    unsigned index = topology->lines_last[cell][n];
    *place = topology->cell_places[cell][index];
    return topology->cell_units[cell][index];
}

#endif
