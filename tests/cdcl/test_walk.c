/* Local search: it solves boards with many open cells, uses new facts, and stops on request. */
#include "cdcl/walk.h"

#include <string.h>

#include <sudoku/board.h>

#include "cdcl/propagate.h"
#include "common/mem.h"
#include "support/emptied.h"
#include "support/layouts.h"

/* A board with its walk. */
struct scene {
    struct sudoku_allocator allocator;
    struct sudoku_layout *layout;
    struct trail *trail;
    struct walk *walk;
    struct limiter limiter;
    atomic_bool cancel;
    uint8_t givens[SUDOKU_MAX_CELLS];
};

static void begin(struct scene *scene, unsigned box, unsigned percent)
{
    static sudoku_digitset start[SUDOKU_MAX_CELLS];
    unsigned side = box * box;
    scene->allocator = mem_allocator(NULL);
    scene->layout = square_layout(side, box, box, 0);
    CHECK_EQ(trail_create(scene->layout, &scene->allocator, &scene->trail), SUDOKU_OK);
    CHECK_EQ(walk_create(scene->layout, &scene->allocator, &scene->walk), SUDOKU_OK);
    emptied_board(box, percent, 1, scene->givens);
    for (unsigned cell = 0; cell < side * side; cell++)
        start[cell] = scene->givens[cell] ? sudoku_digitset_of(scene->givens[cell])
                                          : sudoku_digitset_all(side);
    trail_load(scene->trail, start);
    CHECK(cdcl_propagate(scene->trail));
    atomic_init(&scene->cancel, false);
    limiter_start(&scene->limiter, NULL, false, &scene->cancel);
    walk_begin(scene->walk, 1);
}

static void end(struct scene *scene)
{
    walk_destroy(scene->walk, &scene->allocator);
    trail_destroy(scene->trail, &scene->allocator);
    sudoku_layout_destroy(scene->layout);
}

static struct scene scene;

static void a_board_with_many_open_cells_is_solved(unsigned box, unsigned percent)
{
    begin(&scene, box, percent);
    CHECK(walk_run(scene.walk, scene.trail, 100000, &scene.limiter));
    CHECK(sudoku_board_is_solution(scene.layout, scene.givens, walk_digits(scene.walk)));
    CHECK(scene.limiter.stats.nodes > 0);
    end(&scene);
}

/* The second walk continues from the end of the first, with the facts found since. */
static void a_walk_continues_with_new_facts(void)
{
    begin(&scene, 5, 30);
    CHECK(walk_run(scene.walk, scene.trail, 100000, &scene.limiter));
    unsigned cell = 0;
    while (sudoku_digitset_is_single(scene.trail->set[cell]))
        cell++;
    unsigned digit = walk_digits(scene.walk)[cell];
    trail_assign(scene.trail, trail_literal(cell << scene.trail->shift | (digit - 1), false),
                 TRAIL_NO_REASON);
    CHECK(cdcl_propagate(scene.trail));
    CHECK(walk_run(scene.walk, scene.trail, 100000, &scene.limiter));
    CHECK(sudoku_board_is_solution(scene.layout, scene.givens, walk_digits(scene.walk)));
    CHECK(walk_digits(scene.walk)[cell] != digit);
    end(&scene);
}

static void an_interrupted_walk_equals_an_uninterrupted_one(void)
{
    static uint8_t whole[SUDOKU_MAX_CELLS];
    begin(&scene, 6, 45);
    CHECK(walk_run(scene.walk, scene.trail, 100000, &scene.limiter));
    memcpy(whole, walk_digits(scene.walk), sizeof(uint8_t) * 36 * 36);
    end(&scene);
    begin(&scene, 6, 45);
    unsigned pieces = 1;
    while (!walk_run(scene.walk, scene.trail, 1000, &scene.limiter) && pieces < 1000)
        pieces++;
    CHECK(pieces > 2);
    CHECK(memcmp(whole, walk_digits(scene.walk), sizeof(uint8_t) * 36 * 36) == 0);
    end(&scene);
}

static void the_walk_keeps_its_node_limit(void)
{
    begin(&scene, 6, 50);
    CHECK(!walk_run(scene.walk, scene.trail, 40, &scene.limiter));
    CHECK_EQ(scene.limiter.stats.nodes, 40);
    scene.limiter.node_limit = 60;
    CHECK(!walk_run(scene.walk, scene.trail, 40, &scene.limiter));
    CHECK_EQ(scene.limiter.stats.nodes, 60);
    CHECK_EQ(scene.limiter.status, SUDOKU_NODE_LIMIT);
    end(&scene);
}

static void a_cancel_stops_it(void)
{
    begin(&scene, 6, 50);
    atomic_store(&scene.cancel, true);
    CHECK(!walk_run(scene.walk, scene.trail, UINT64_MAX, &scene.limiter));
    CHECK_EQ(scene.limiter.status, SUDOKU_CANCELLED);
    end(&scene);
}

int main(void)
{
    a_board_with_many_open_cells_is_solved(3, 0);
    a_board_with_many_open_cells_is_solved(5, 40);
    a_board_with_many_open_cells_is_solved(6, 40);
    a_walk_continues_with_new_facts();
    an_interrupted_walk_equals_an_uninterrupted_one();
    the_walk_keeps_its_node_limit();
    a_cancel_stops_it();
    return check_result();
}
