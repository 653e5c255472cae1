/* The reference solver: exhaustive search over lists of units. */
#include "solver/brute.h"

#include <string.h>

uint16_t *brute_unit(struct brute_board *board, unsigned length)
{
    board->lengths[board->units] = (uint8_t)length;
    return board->members[board->units++];
}

void brute_square(struct brute_board *board, unsigned side, unsigned rows)
{
    *board = (struct brute_board){.side = side, .cells = side * side};
    for (unsigned line = 0; line < side; line++) {
        uint16_t *row = brute_unit(board, side), *column = brute_unit(board, side);
        for (unsigned i = 0; i < side; i++) {
            row[i] = (uint16_t)(line * side + i);
            column[i] = (uint16_t)(i * side + line);
        }
    }
    for (unsigned box = 0; rows && box < side; box++) {
        unsigned columns = side / rows, across = side / columns;
        uint16_t *unit = brute_unit(board, side);
        for (unsigned i = 0; i < side; i++)
            unit[i] = (uint16_t)((box / across * rows + i / columns) * side +
                                 box % across * columns + i % columns);
    }
}

uint64_t brute_hash(const uint8_t *cells, unsigned count)
{
    uint64_t hash = 0xcbf29ce484222325;
    for (unsigned i = 0; i < count; i++)
        hash = (hash ^ cells[i]) * 0x100000001b3;
    return hash ^ hash >> 29;
}

bool brute_is_solution(const struct brute_board *board, const uint8_t *givens, const uint64_t *sets,
                       const uint8_t *solution)
{
    for (unsigned cell = 0; cell < board->cells; cell++) {
        if (solution[cell] < 1 || solution[cell] > board->side)
            return false;
        if (givens && givens[cell] && givens[cell] != solution[cell])
            return false;
        bool is_free = sets && !(givens && givens[cell]);
        if (is_free && !(sets[cell] >> (solution[cell] - 1) & 1))
            return false;
    }
    for (unsigned unit = 0; unit < board->units; unit++)
        for (unsigned i = 1; i < board->lengths[unit]; i++)
            for (unsigned k = 0; k < i; k++)
                if (solution[board->members[unit][i]] == solution[board->members[unit][k]])
                    return false;
    return true;
}

struct search {
    const struct brute_board *board;
    struct brute_answer *answer;
    uint64_t limit, nodes;
    uint64_t peers[BRUTE_CELLS][BRUTE_CELLS / 64];
    uint64_t filled[BRUTE_CELLS / 64];
    uint64_t sets[BRUTE_CELLS];
    uint8_t cells[BRUTE_CELLS];
};

static uint64_t candidates_of(const struct search *search, unsigned cell)
{
    uint64_t set = search->sets[cell];
    for (unsigned word = 0; word < BRUTE_CELLS / 64; word++)
        for (uint64_t rest = search->peers[cell][word] & search->filled[word]; rest;
             rest &= rest - 1) {
            unsigned peer = 64 * word + (unsigned)__builtin_ctzll(rest);
            set &= ~(UINT64_C(1) << (search->cells[peer] - 1));
        }
    return set;
}

static void take_solution(struct search *search)
{
    struct brute_answer *answer = search->answer;
    answer->count++;
    answer->sum += brute_hash(search->cells, search->board->cells);
    for (unsigned cell = 0; cell < search->board->cells; cell++)
        answer->seen[cell] |= UINT64_C(1) << (search->cells[cell] - 1);
}

/* Counts a node; false at the limit. */
static bool go_on(struct search *search)
{
    unsigned best = BRUTE_CELLS, fewest = 65;
    uint64_t set = 0;
    if (search->nodes-- == 0)
        return search->answer->is_known = false;
    for (unsigned cell = 0; cell < search->board->cells && fewest > 1; cell++) {
        uint64_t here = search->cells[cell] ? 0 : candidates_of(search, cell);
        unsigned count = (unsigned)__builtin_popcountll(here);
        if (!search->cells[cell] && count < fewest) {
            best = cell;
            fewest = count;
            set = here;
        }
    }
    if (best == BRUTE_CELLS) {
        take_solution(search);
        return search->answer->count < search->limit;
    }
    bool goes_on = true;
    search->filled[best / 64] |= set ? UINT64_C(1) << (best % 64) : 0;
    for (; set && goes_on; set &= set - 1) {
        search->cells[best] = (uint8_t)(1 + __builtin_ctzll(set));
        goes_on = go_on(search);
    }
    search->cells[best] = 0;
    search->filled[best / 64] &= ~(UINT64_C(1) << (best % 64));
    return goes_on;
}

static void note_peers(struct search *search)
{
    const struct brute_board *board = search->board;
    for (unsigned unit = 0; unit < board->units; unit++)
        for (unsigned i = 0; i < board->lengths[unit]; i++)
            for (unsigned k = 0; k < board->lengths[unit]; k++) {
                unsigned cell = board->members[unit][i], peer = board->members[unit][k];
                if (i != k)
                    search->peers[cell][peer / 64] |= UINT64_C(1) << (peer % 64);
            }
}

void brute_ask(const struct brute_board *board, const uint8_t *givens, const uint64_t *sets,
               uint64_t limit, uint64_t nodes, struct brute_answer *answer)
{
    static struct search search;
    memset(&search, 0, sizeof search);
    memset(answer, 0, sizeof *answer);
    search.board = board;
    search.answer = answer;
    search.limit = limit;
    search.nodes = nodes;
    answer->is_known = true;
    note_peers(&search);
    for (unsigned cell = 0; cell < board->cells; cell++) {
        search.sets[cell] = sets ? sets[cell] : UINT64_MAX >> (64 - board->side);
        search.cells[cell] = givens ? givens[cell] : 0;
        if (search.cells[cell])
            search.filled[cell / 64] |= UINT64_C(1) << (cell % 64);
    }
    for (unsigned cell = 0; cell < board->cells; cell++)
        for (unsigned peer = 0; peer < board->cells; peer++)
            answer->conflicts |= search.cells[cell] && search.cells[cell] == search.cells[peer] &&
                                 search.peers[cell][peer / 64] >> (peer % 64) & 1;
    if (!answer->conflicts)
        (void)go_on(&search);
}
