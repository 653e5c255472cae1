/* Candidates as numbers, and what each leads to when it is true ("on") or false ("off").
 *
 * Built once for a position and shared by all finders of forcing chains. */
#ifndef LOGIC_FORCING_GRAPH_H
#define LOGIC_FORCING_GRAPH_H

#include "logic/position.h"

enum {
    FORCING_MAX = 512, /* candidates of a position; boards with more of them are left alone */
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

/* Where the candidate is off, TO is on: no other way is left to keep PREMISE. */
struct forcing_strong {
    uint16_t to;
    forcing_premise premise;
};

struct forcing_graph {
    const struct position *position;
    unsigned version; /* of the position that it was built for */
    bool is_built;
    unsigned count;
    unsigned words; /* for bit sets of on and off candidates */
    uint16_t cell[FORCING_MAX];
    uint8_t digit[FORCING_MAX];
    uint16_t id[LOGIC_MAX_CELLS][LOGIC_MAX_SIDE];
    /* Whether what follows is known of the candidate: without it, it is found when asked for. */
    bool is_linked[FORCING_MAX];
    /* Off where the candidate is on: offs[first_off[i]..end_off[i]-1], of which the first
     * in_cell[i] are in its cell. */
    uint32_t first_off[FORCING_MAX];
    uint32_t end_off[FORCING_MAX];
    uint8_t in_cell[FORCING_MAX];
    uint32_t offs_end;
    uint16_t offs[FORCING_MAX_OFFS];
    /* On where it is off: first, where has_pair, the other one of its cell; then those of units,
     * boxes before rows before columns. */
    bool has_pair[FORCING_MAX];
    uint8_t strong_count[FORCING_MAX];
    struct forcing_strong strong[FORCING_MAX][FORCING_MAX_STRONG];
};

/* Builds GRAPH for POSITION unless it is that already; false: there are too many candidates. */
bool forcing_graph_build(struct forcing_graph *graph, const struct position *position);

/* The same but for the links, for chains that come to few candidates: forcing_graph_link() finds
 * those of each. */
bool forcing_graph_number(struct forcing_graph *graph, const struct position *position);

/* Finds the links of CANDIDATE, unless they are known; false: there is no room for them. */
bool forcing_graph_link(struct forcing_graph *graph, unsigned candidate);

/* The candidates of CELL, or those of DIGIT in UNIT, into IDS; gives how many. */
unsigned forcing_ids_in_cell(const struct forcing_graph *graph, unsigned cell, uint16_t *ids);
unsigned forcing_ids_in_unit(const struct forcing_graph *graph, unsigned unit, unsigned digit,
                             uint16_t *ids);

/* The Nth unit of CELL in the order in which boards are looked at, boxes first, and in *PLACE where
 * the cell is in it. */
static inline unsigned forcing_unit(const struct topology *topology, unsigned cell, unsigned n,
                                    unsigned *place)
{
    unsigned index = topology->lines_last[cell][n];
    *place = topology->cell_places[cell][index];
    return topology->cell_units[cell][index];
}

#endif
