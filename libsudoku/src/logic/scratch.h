/* Working memory of the finders. Its parts are large and easy puzzles need none of them: each is
 * allocated on first use and then kept. A part's struct, and so its size, belongs to its finder. */
#ifndef LOGIC_SCRATCH_H
#define LOGIC_SCRATCH_H

#include "logic/search.h"

enum scratch_part {
    SCRATCH_ALS,
    SCRATCH_ALS_GRAPH,
    SCRATCH_ALS_REACH,
    SCRATCH_NET,
    SCRATCH_CHAIN_STARTS,
    SCRATCH_CHAIN_REACH,
    SCRATCH_NET_CHAINS,
    SCRATCH_FORCING,
    SCRATCH_FORCING_WITHIN,
    SCRATCH_NESTS,
    SCRATCH_KRAKEN,
    SCRATCH_RECTANGLES,
    SCRATCH_BRUTE_BOARDS,
    SCRATCH_MEDUSA,
    SCRATCH_EXOCETS,
    SCRATCH_SECTORS,
    SCRATCH_PARTS
};

/* No basic fish of a digit that changed after version SINCE is sashimi in version VERSION. */
struct without_sashimi {
    unsigned since;
    unsigned version;
};

enum { MAX_KNOWN_PLACEMENTS = 12 };

/* The candidates of a digit in no placement of it, which last changed in VERSION; 0: not known. */
struct known_placements {
    unsigned version;
    struct cellset excluded;
    /* The last complete placements, from NEXT on the oldest; later ones are often parts of them. */
    unsigned next;
    struct cellset found[MAX_KNOWN_PLACEMENTS];
};

struct scratch {
    struct sudoku_allocator allocator;
    void *parts[SCRATCH_PARTS]; /* NULL: not allocated */
    struct without_sashimi without_sashimi[LOGIC_MAX_SIDE][LOGIC_MAX_SIDE]; /* by fish size and
                                                                             * digit */
    struct known_placements placements[LOGIC_MAX_SIDE];                     /* by digit */
};

/* Allocates PART, SIZE bytes, zeroed. Returns NULL, and ends SEARCH, if memory is short. */
void *scratch_allocate(struct search *search, enum scratch_part part, size_t size);

/* Returns scratch memory without any part, or NULL if memory is short. */
struct scratch *scratch_create(const struct sudoku_allocator *allocator);

/* Frees SCRATCH, which may be NULL, with all parts. */
void scratch_free(struct scratch *scratch);

/* Returns PART, SIZE bytes, as its last user left it, allocated on first use; NULL, and SEARCH
 * ends, if memory is short. */
static inline void *scratch_part(struct search *search, enum scratch_part part, size_t size)
{
    void *known = search->scratch->parts[part];
    return known ? known : scratch_allocate(search, part, size);
}

#endif
