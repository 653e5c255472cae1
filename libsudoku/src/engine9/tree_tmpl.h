/* The search tree of a puzzle: boards at work, boards waiting, and the handling of boards that are
 * refuted, solved or at rest.
 *
 * Included after a vec_*.h and VECTORS, by search_tmpl.h. */
#ifndef ENGINE9_TREE_TMPL_H
#define ENGINE9_TREE_TMPL_H

#include "engine9/choose_tmpl.h"
#include "engine9/round_tmpl.h"

enum {
    ALL_BOARDS = (1 << VEC_BOARDS) - 1,
    /* A board waits for each branch on the path, and each branch fixed one of 81 cells that had
     * more than one candidate. (A board at rest without a contradiction has such a cell: all fixed
     * cells were fixed before its last round, which emptied none.) Boards given away from the
     * bottom also count, so TOP never exceeds this. */
    STACK_MAX = 81,
    /* Triples are applied before a branch with fewer branches than this above it, on boards with at
     * most this number of fixed cells: near the root a better branch, or none, saves a subtree.
     * Deeper, or with little left to find, the rounds cost as much as the subtree. */
    TRIPLES_DEPTH = 3,
    TRIPLES_FIXED = 30,
    /* Looseness, before the first branch, of puzzles that look like those with one solution: that
     * of 98 % of the forum's hardest puzzles, 82 % of magictour's, and 12 % of boards of 20 to 28
     * random cells. */
    MAX_UNIQUE_LOOSENESS = 438,
    /* The same of puzzles with at most TRIPLES_FIXED fixed cells that are not plentiful: all of the
     * forum's hardest and 99 % of magictour's, but 10 and 60 % of boards of 20 and 24 cells of a
     * random solution. */
    MAX_SCARCE_LOOSENESS = 446,
    /* A puzzle with this number of branches on a path before any refutation most likely has many
     * solutions and counts as plentiful from then on. 17-clue puzzles and the hardest known ones
     * hardly ever reach it (guesses increase by 0.4 % at most), while boards of 12 to 28 random
     * cells, whose paths have 8 to 30 branches, need half the guesses. */
    PLENTY_DEPTH = 6,
    /* Refutations after which several boards share a puzzle that was plentiful. */
    PLENTIFUL_REFUTATIONS = 16
};

/* The vector and the lane of a cell. */
static inline unsigned cell_vector(unsigned cell)
{
    return cell / 9 % 3 * 3 + cell % 3;
}

static inline unsigned cell_lane(unsigned board, unsigned cell)
{
    return vec_lane(board, cell / 27, cell % 9 / 3);
}

struct waiting {
    vec x[WAITING_VECTORS];
    unsigned depth;
};

/* Waiting boards, from BOTTOM to TOP - 1. Those at the bottom may be given away. */
struct stack {
    unsigned bottom, top;
    struct waiting boards[STACK_MAX];
};

/* The boards of one vector. */
struct board_vector {
    vec x[9];
    vec fixed;          /* digits that were single in a cell after the last round */
    unsigned active;    /* boards at work, one bit each */
    unsigned triples;   /* boards that apply triples in the next round */
    unsigned first;     /* boards that started their puzzles and have had no refutation */
    unsigned plentiful; /* of these, boards with plentiful puzzles */
    unsigned depth[VEC_BOARDS];
    size_t tag[VEC_BOARDS];
    unsigned found[VEC_BOARDS]; /* solutions */
    struct stack stacks[VEC_BOARDS];
};

struct searcher {
    struct board_vector vectors[VECTORS];
    struct engine9_job *job;
};

/* Sets BOARD of VECTOR to that board of FROM. */
static inline void set_board(struct board_vector *vector, unsigned board, const vec from[9])
{
    vec_mask mask = vec_of_boards(1u << board);
    for (unsigned k = 0; k < 9; k++)
        vector->x[k] = vec_where(mask, from[k], vector->x[k]);
    /* The next round treats all fixed digits as new. */
    vector->fixed = vec_where(mask, vec_all(0), vector->fixed);
}

/* Sets BOARD of VECTOR to the board that is WAITING. */
static inline void restore(struct board_vector *vector, unsigned board,
                           const struct waiting *waiting)
{
#ifdef VEC_HOLDS_ROWS
    for (unsigned k = 0; k < 9; k++)
        vector->x[k] = vec_put_cell(vector->x[k], board, waiting->x[k / 3], k % 3);
    vector->fixed = vec_where(vec_of_boards(1U << board), vec_all(0), vector->fixed);
#else
    set_board(vector, board, waiting->x);
#endif
}

static void narrow(vec from[9], const sudoku_digitset *candidates)
{
    uint16_t lanes[9][VEC_LANES] = {{0}};
    for (unsigned cell = 0; cell < 81; cell++)
        for (unsigned board = 0; board < VEC_BOARDS; board++)
            lanes[cell_vector(cell)][cell_lane(board, cell)] = (uint16_t)candidates[cell];
    for (unsigned k = 0; k < 9; k++)
        from[k] = vec_and(from[k], vec_load(lanes[k]));
}

/* Removes the excluded digit of PUZZLE from its cell. */
static void exclude(vec from[9], unsigned board, const struct engine9_puzzle *puzzle)
{
    uint16_t lanes[VEC_LANES] = {0};
    vec *cells = &from[cell_vector(puzzle->excluded_cell)];
    lanes[cell_lane(board, puzzle->excluded_cell)] = (uint16_t)(1U << (puzzle->excluded_digit - 1));
    *cells = vec_without(*cells, vec_load(lanes));
}

/* BOARD, which has been set, begins a part of puzzle TAG below DEPTH branches. */
static void start_board(struct board_vector *vector, unsigned board, size_t tag, unsigned depth)
{
    vector->tag[board] = tag;
    vector->depth[board] = depth;
    vector->found[board] = 0;
    vector->stacks[board].bottom = vector->stacks[board].top = 0;
    vector->active |= 1u << board;
    vector->first &= ~(1u << board);
    vector->plentiful &= ~(1u << board);
}

/* Puts the next puzzle on BOARD. */
static void load_puzzle(struct searcher *searcher, struct board_vector *vector, unsigned board)
{
    struct engine9_puzzle puzzle;
    vec from[9], given;
    static const uint8_t blank[81] = {0};
    if (!searcher->job->next(searcher->job, &puzzle))
        return;
    vec_read_cells(from, board, puzzle.givens ? puzzle.givens : blank, engine9_sets);
    if (puzzle.candidates)
        narrow(from, puzzle.candidates);
    if (puzzle.excluded_digit)
        exclude(from, board, &puzzle);
    vec_place(from, &given);
    set_board(vector, board, from);
    start_board(vector, board, puzzle.tag, 0);
    vector->first |= 1u << board;
    vector->plentiful |= (unsigned)puzzle.plentiful << board;
}

/* Gives BOARD the largest part of its puzzle that waits on another board. */
static void take_over(struct searcher *searcher, struct board_vector *vector, unsigned board)
{
    for (unsigned n = 0; n < VECTORS * VEC_BOARDS; n++) {
        struct board_vector *from = &searcher->vectors[n / VEC_BOARDS];
        struct stack *stack = &from->stacks[n % VEC_BOARDS];
        if (stack->bottom == stack->top)
            continue;
        const struct waiting *waiting = &stack->boards[stack->bottom++];
        restore(vector, board, waiting);
        start_board(vector, board, from->tag[n % VEC_BOARDS], waiting->depth);
        return;
    }
}

/* BOARD has exhausted its puzzle or its part: gives it other work. */
static void find_work(struct searcher *searcher, struct board_vector *vector, unsigned board)
{
    struct engine9_job *job = searcher->job;
    vector->active &= ~(1u << board);
    if (job->shared) {
        take_over(searcher, vector, board);
    } else {
        job->finished(job, vector->tag[board], vector->found[board]);
        load_puzzle(searcher, vector, board);
    }
}

/* Restores on BOARD the part on top of its stack. */
static inline void resume(struct board_vector *vector, unsigned board)
{
    struct stack *stack = &vector->stacks[board];
    struct waiting *waiting = &stack->boards[--stack->top];
    restore(vector, board, waiting);
    vector->depth[board] = waiting->depth;
}

/* Continues BOARD with the part on top of its stack; true to stop. */
static inline bool backtrack(struct searcher *searcher, struct board_vector *vector, unsigned board)
{
    struct stack *stack = &vector->stacks[board];
    if (stack->bottom == stack->top) {
        find_work(searcher, vector, board);
        return false;
    }
    resume(vector, board);
    return limiter_node(searcher->job->limiter);
}

/* Gives VECTOR's idle boards parts of the shared puzzle, from its own stacks first. */
static void assign_parts(struct searcher *searcher, struct board_vector *vector)
{
    for (unsigned idle = ALL_BOARDS & ~vector->active; idle; idle &= idle - 1) {
        unsigned board = (unsigned)__builtin_ctz(idle);
        const struct stack *stack = &vector->stacks[board];
        if (stack->bottom == stack->top) {
            take_over(searcher, vector, board);
        } else {
            resume(vector, board);
            vector->active |= 1u << board;
        }
    }
}

/* The sum of a board's nine lanes, in each of them. */
ENGINE9_PART vec sum_of_boxes(vec a)
{
    a = vec_add(a, vec_add(vec_stack_next(a), vec_stack_after(a)));
    return vec_add(a, vec_add(vec_band_next(a), vec_band_after(a)));
}

/* Returns the boards of VECTOR, at rest, that are looser than MAX. Looseness measures how many
 * candidates are left for the number of fixed cells: it is the sum of all candidates, 7 for each
 * fixed cell, and 2 for each pair. A cell adds at least 3, a box 27, which is left out here, so
 * that sums fit into nine bits. */
ENGINE9_WHOLE unsigned loose_boards(const struct board_vector *vector, unsigned max)
{
    enum { BOX = 27, WITHOUT_BOX = ENGINE9_ALL + 1 - BOX };
    const vec *x = vector->x, two = vec_all(2), bound = vec_all((uint16_t)(max - 9 * BOX));
    vec fixed = vec_count(vector->fixed), twice = vec_add(fixed, fixed);
    vec sum = vec_add(vec_add(fixed, twice), vec_add(twice, twice));
    for (unsigned k = 0; k < 9; k++)
        sum = vec_add(sum, vec_add(vec_count(x[k]), vec_keep(vec_is_pair(x[k]), two)));
    /* Every digit has a place in every box, but none in idle lanes. */
    sum = vec_and(vec_add(sum, vec_all(WITHOUT_BOX)), vec_or_of_nine(x));
    return vec_boards(vec_unlike(vec_max(sum_of_boxes(sum), bound), bound));
}

/* BOARDS have plentiful puzzles. One with little to share is handed over later. */
static inline void make_plentiful(struct searcher *searcher, struct board_vector *vector,
                                  unsigned boards)
{
    vector->plentiful |= boards;
    if (VEC_BOARDS == 1 && boards && searcher->job->refutations)
        searcher->job->refutations = PLENTIFUL_REFUTATIONS;
}

/* Branches on BOARDS; one part of each waits. True to stop. */
static inline bool branch(struct searcher *searcher, struct board_vector *vector, unsigned boards)
{
    struct limiter *limiter = searcher->job->limiter;
    const bool ends = VEC_BOARDS == 1 && searcher->job->refutations && vector->depth[0] == 0 &&
                      !loose_boards(vector, MAX_UNIQUE_LOOSENESS);
    for (; boards; boards &= boards - 1) {
        unsigned board = (unsigned)__builtin_ctz(boards);
        struct stack *stack = &vector->stacks[board];
        struct waiting *waiting = &stack->boards[stack->top++];
        unsigned chosen = choose(vector->x, board, vector->depth[board],
                                 vector->plentiful >> board & 1, waiting->x);
        vec tried = split(vector->x, waiting->x, board, chosen);
        /* Before any refutation a path continues even if nothing follows from that; afterwards
         * another round pays. */
        if (vector->first >> board & 1)
            vector->fixed = vec_or(vector->fixed, tried);
        waiting->depth = ++vector->depth[board];
        if (waiting->depth == PLENTY_DEPTH)
            make_plentiful(searcher, vector, vector->first & (1u << board));
        limiter->stats.guesses++;
        limiter_depth(limiter, waiting->depth);
        if (limiter_node(limiter))
            return true;
    }
    if (ends)
        return searcher->job->handed_over = true;
    if (searcher->job->shared)
        assign_parts(searcher, vector);
    return false;
}

/* Reports the solutions of BOARDS; true to stop. */
static bool report_solutions(struct searcher *searcher, struct board_vector *vector,
                             unsigned boards)
{
    struct engine9_job *job = searcher->job;
    for (; boards; boards &= boards - 1) {
        unsigned board = (unsigned)__builtin_ctz(boards);
        _Alignas(ENGINE9_ALIGN) uint8_t solution[ENGINE9_SOLUTION_ROOM];
        vec_write_digits(vector->x, board, solution);
        if (!job->found(job, vector->tag[board], ++vector->found[board], solution))
            continue;
        if (job->shared || job->limiter->status != SUDOKU_OK)
            return true;
        /* Nothing waits any more: the board continues with the next puzzle. */
        vector->stacks[board].bottom = vector->stacks[board].top = 0;
    }
    return false;
}

/* Returns boards with at most TRIPLES_FIXED fixed cells. */
static inline unsigned wide_boards(const struct board_vector *vector)
{
    vec most = vec_all(TRIPLES_FIXED), sum = sum_of_boxes(vec_count(vector->fixed));
    return ALL_BOARDS & ~vec_boards(vec_unlike(vec_max(sum, most), most));
}

/* Returns boards below fewer than DEPTH branches. */
static inline unsigned boards_above(const struct board_vector *vector, unsigned depth)
{
    unsigned above = 0;
    for (unsigned board = 0; board < VEC_BOARDS; board++)
        above |= (unsigned)(vector->depth[board] < depth) << board;
    return above;
}

/* Returns the boards at rest after a plain round near the root that have few fixed cells, unless a
 * solution is near on any branch. */
static inline unsigned wide_near_root(const struct board_vector *vector, unsigned resting)
{
    unsigned near = boards_above(vector, TRIPLES_DEPTH) & resting;
    near &= ~(vector->triples | vector->plentiful);
    return near ? near & wide_boards(vector) : 0;
}

/* Handles refuted boards and boards at rest; true to stop. */
static inline bool handle(struct searcher *searcher, struct board_vector *vector, unsigned bad,
                          unsigned resting)
{
    unsigned open = resting & vec_boards(vec_unlike(vector->fixed, vec_all(ENGINE9_ALL)));
    unsigned solved = resting & ~open;
    unsigned wide = wide_near_root(vector, open), unbranched = wide & boards_above(vector, 1);
    if (unbranched)
        make_plentiful(searcher, vector, unbranched & loose_boards(vector, MAX_SCARCE_LOOSENESS));
    vector->triples = wide & ~vector->plentiful;
    if (solved && report_solutions(searcher, vector, solved))
        return true;
    unsigned stuck = open & ~vector->triples;
    if (stuck && branch(searcher, vector, stuck))
        return true;
    searcher->job->limiter->stats.backtracks += (unsigned)__builtin_popcount(bad);
    if (VEC_BOARDS == 1 && bad && searcher->job->refutations && !--searcher->job->refutations) {
        const struct stack *stack = &vector->stacks[0];
        searcher->job->handed_over =
            stack->bottom != stack->top && !limiter_node(searcher->job->limiter);
        vector->active = 0;
        return true;
    }
    vector->first &= ~bad;
    vector->plentiful &= ~bad;
    for (bad |= solved; bad; bad &= bad - 1)
        if (backtrack(searcher, vector, (unsigned)__builtin_ctz(bad)))
            return true;
    return false;
}

#endif
