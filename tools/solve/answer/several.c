#include "solve/answer/several.h"

#include <string.h>

#include "cli/text/board.h"

static unsigned cell_count(const struct question_context *asked)
{
    return sudoku_layout_cell_count(asked->board->layout);
}

/* ------------------------------------------------------------------------------------- finding */

/* A search for two solutions, one of which differs from SHOWN. */
struct search {
    const uint8_t *shown;
    uint8_t *other;
    unsigned cells;
    bool found;
};

static int take_other(void *user, const uint8_t *solution)
{
    struct search *search = user;
    search->found = memcmp(solution, search->shown, search->cells) != 0;
    if (search->found)
        memcpy(search->other, solution, search->cells);
    return search->found;
}

/* Removes digits that differ in SOLUTION from the backbone. */
static void narrow(uint8_t *backbone, const uint8_t *solution, unsigned cells)
{
    for (unsigned cell = 0; cell < cells; cell++)
        if (backbone[cell] != solution[cell])
            backbone[cell] = 0;
}

/* Stores the remaining limits. Returns false if nothing remains. */
static bool limits_left(const struct question_context *asked, const struct several *several,
                        struct sudoku_limits *limits)
{
    *limits = question_limits(asked);
    if (limits->seconds > 0 && limits->seconds <= several->done.seconds)
        return false;
    limits->seconds -= limits->seconds > 0 ? several->done.seconds : 0;
    return true;
}

/* Node limit for the backbone. The time per node grows at least with the number of cells: a 25x25
 * board takes a second. */
static uint64_t nodes_for(const struct question_context *asked)
{
    enum { NODES_OF_ALL_CELLS = 1 << 26 };
    return NODES_OF_ALL_CELLS / cell_count(asked);
}

/* Node limit for one cell. */
static uint64_t grant_nodes(const struct question_context *asked, const struct several *several)
{
    enum { HARD_CELLS = 16 };
    uint64_t each = nodes_for(asked) / HARD_CELLS;
    uint64_t done = several->done.nodes, max = several->max_nodes;
    uint64_t left = done < max ? max - done : 0;
    return left < each ? left : each;
}

static void note_done(const struct question_context *asked, struct several *several)
{
    struct sudoku_stats stats = *sudoku_solver_stats(asked->board->solver);
    stats.solutions = 0; /* solutions found here are not answers */
    stats_add(&several->done, &stats);
}

/* Searches for a solution with another digit in CELL than the backbone and removes its differences
 * from the backbone. SETS holds the candidates of all cells. */
static void test_cell(const struct question_context *asked, struct several *several, unsigned cell,
                      sudoku_digitset *sets)
{
    uint8_t solution[SUDOKU_MAX_CELLS];
    const struct sudoku_puzzle puzzle = {asked->givens, sets};
    struct sudoku_limits limits;
    sudoku_digitset whole = sets[cell];
    enum sudoku_status status = SUDOKU_NODE_LIMIT;
    sets[cell] &= ~sudoku_digitset_of(several->backbone[cell]);
    bool is_left = limits_left(asked, several, &limits);
    limits.nodes = grant_nodes(asked, several);
    if (is_left && limits.nodes > 0) {
        status = sudoku_solver_solve(asked->board->solver, &puzzle, &limits, solution);
        note_done(asked, several);
    }
    sets[cell] = whole;
    if (status == SUDOKU_OK) {
        narrow(several->backbone, solution, cell_count(asked));
    } else if (status != SUDOKU_NO_SOLUTION && status != SUDOKU_CONFLICT) {
        several->backbone[cell] = 0;
        several->is_whole = false;
    }
}

/* Computes the backbone from SHOWN by trying all other digits in every cell; each solution found
 * decides many cells (Janota, Lynce & Marques-Silva, Algorithms for computing backbones of
 * propositional formulae, AI Communications 2015, section 3). */
static void find_backbone(const struct question_context *asked, const uint8_t *shown,
                          struct several *several)
{
    sudoku_digitset sets[SUDOKU_MAX_CELLS];
    unsigned cells = cell_count(asked);
    memcpy(several->backbone, shown, cells);
    narrow(several->backbone, several->other, cells);
    several->is_whole = true;
    several->max_nodes = several->done.nodes + nodes_for(asked);
    for (unsigned cell = 0; cell < cells; cell++)
        sets[cell] = asked->candidates ? asked->candidates[cell]
                                       : sudoku_digitset_all(asked->board->shape.side);
    for (unsigned cell = 0; cell < cells; cell++)
        if (!asked->givens[cell] && several->backbone[cell])
            test_cell(asked, several, cell, sets);
}

bool several_find(const struct question_context *asked, const uint8_t *shown,
                  struct several *several)
{
    const struct sudoku_puzzle puzzle = {asked->givens, asked->candidates};
    struct sudoku_limits limits;
    struct search search = {.shown = shown, .other = several->other, .cells = cell_count(asked)};
    if (!limits_left(asked, several, &limits))
        return false;
    limits.solutions = 2;
    sudoku_solver_enumerate(asked->board->solver, &puzzle, &limits, take_other, &search);
    note_done(asked, several);
    if (search.found)
        find_backbone(asked, shown, several);
    return search.found;
}

/* ------------------------------------------------------------------------------------- telling */

static void say_board(const struct question_context *asked, const char *what, const uint8_t *cells)
{
    struct buffer text = {0};
    buffer_printf(&text, "%s: ", what);
    board_add_symbols(&text, asked->board->layout, cells, asked->symbols);
    buffer_add(&text, "", 1);
    question_say(asked, text.data);
    buffer_free(&text);
}

static void say_differences(const struct question_context *asked, const uint8_t *shown,
                            const struct several *several)
{
    enum { MOST = 20 };
    struct buffer text = {0}, names = {0};
    unsigned count = 0;
    for (unsigned cell = 0; cell < cell_count(asked); cell++) {
        char name[32];
        if (shown[cell] == several->other[cell] || ++count > MOST)
            continue;
        sudoku_layout_cell_name(asked->board->layout, cell, name, sizeof name);
        buffer_printf(&names, " %s", name);
    }
    buffer_add(&names, "", 1);
    buffer_printf(&text, "they differ in %u cells:%s%s", count, names.data,
                  count > MOST ? " ..." : "");
    buffer_add(&text, "", 1);
    question_say(asked, text.data);
    buffer_free(&names);
    buffer_free(&text);
}

void several_explain(const struct question_context *asked, const uint8_t *shown,
                     const struct several *several)
{
    struct buffer text = {0};
    unsigned forced = 0, empty = 0;
    for (unsigned cell = 0; cell < cell_count(asked); cell++) {
        empty += !asked->givens[cell];
        forced += !asked->givens[cell] && several->backbone[cell];
    }
    say_board(asked, "one more", several->other);
    say_differences(asked, shown, several);
    buffer_printf(&text, "%s%u of %u empty cells are the same in all solutions",
                  several->is_whole ? "" : "at least ", forced, empty);
    buffer_add(&text, "", 1);
    if (forced)
        say_board(asked, text.data, several->backbone);
    else
        question_say(asked, text.data);
    buffer_free(&text);
}

void several_json(const struct question_context *asked, const uint8_t *shown,
                  const struct several *several)
{
    static const char end[] = "}\n";
    struct buffer *out = asked->out;
    const char *comma = "";
    out->length -= sizeof end - 1;
    buffer_printf(out, ",\"differences\":[");
    for (unsigned cell = 0; cell < cell_count(asked); cell++) {
        char name[32];
        if (shown[cell] == several->other[cell])
            continue;
        sudoku_layout_cell_name(asked->board->layout, cell, name, sizeof name);
        buffer_printf(out, "%s\"%s\"", comma, name);
        comma = ",";
    }
    buffer_printf(out, "],\"backbone\":\"");
    board_add_symbols(out, asked->board->layout, several->backbone, asked->symbols);
    buffer_printf(out, "\",\"backbone_exact\":%s%s", several->is_whole ? "true" : "false", end);
}
