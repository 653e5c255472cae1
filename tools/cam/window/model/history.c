#include "cam/window/model/history.h"

#include <string.h>

unsigned cam_history_count(const struct cam_history *history)
{
    return (unsigned)(history->committed.length / sizeof(struct cam_puzzle));
}

/* Returns the puzzle at PLACE, from 1. */
static struct cam_puzzle *committed_puzzle(struct cam_history *history, unsigned place)
{
    return (struct cam_puzzle *)(void *)history->committed.data + (place - 1);
}

/* Returns the place of the puzzle on GRID, or 0 if it is new. */
static unsigned find(struct cam_history *history, const struct cam_grid *grid)
{
    for (unsigned i = cam_history_count(history); i > 0; i--)
        if (committed_puzzle(history, i)->number == grid->puzzle &&
            committed_puzzle(history, i)->picture == grid->picture)
            return i;
    return 0;
}

static unsigned add(struct cam_history *history, const struct cam_grid *grid)
{
    struct cam_puzzle puzzle = history->draft;
    puzzle.number = grid->puzzle;
    puzzle.picture = grid->picture;
    buffer_add(&history->committed, &puzzle, sizeof puzzle);
    return cam_history_count(history);
}

bool cam_history_take(struct cam_history *history, const struct cam_grid *grid)
{
    unsigned before = history->in_sight;
    bool had_draft = history->draft.side != 0;
    history->in_sight = 0;
    if (grid->state == SVISION_TRACK_OUTLINED) {
        cam_puzzle_take(&history->draft, grid);
        return before || !had_draft;
    }
    if (grid->state == SVISION_TRACK_COMMITTED) {
        unsigned place = find(history, grid);
        history->in_sight = place ? place : add(history, grid);
        cam_puzzle_take(committed_puzzle(history, history->in_sight), grid);
    }
    memset(&history->draft, 0, sizeof history->draft);
    /* A draft that has been committed is the same puzzle. */
    return history->in_sight != before && !(had_draft && history->in_sight);
}

/* Returns the place of the puzzle shown, or 0 for the draft. */
static unsigned shown_place(const struct cam_history *history)
{
    return history->shown ? history->shown : history->in_sight;
}

const struct cam_puzzle *cam_history_puzzle(const struct cam_history *history)
{
    size_t place = shown_place(history);
    if (place)
        return buffer_at(&history->committed, (place - 1) * sizeof(struct cam_puzzle));
    return history->draft.side ? &history->draft : NULL;
}

bool cam_history_correct(struct cam_history *history, unsigned cell, unsigned digit)
{
    unsigned place = shown_place(history);
    return cam_puzzle_correct(place ? committed_puzzle(history, place) : &history->draft, cell,
                              digit);
}

bool cam_history_turn(struct cam_history *history, int step)
{
    unsigned count = cam_history_count(history);
    /* The puzzle in sight is shown after all others, even if it is the last of them. */
    bool last = history->in_sight == count;
    unsigned end = last ? count : count + 1;
    unsigned at = history->shown ? history->shown : end;
    if (step < 0 ? at <= 1 : at >= end)
        return false;
    at = step < 0 ? at - 1 : at + 1;
    history->shown = at >= end ? 0 : at;
    return true;
}

void cam_history_free(struct cam_history *history)
{
    buffer_free(&history->committed);
}
