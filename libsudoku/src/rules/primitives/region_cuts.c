/* Pieces, and the pairs of neighbors that may be of one region, are a graph. Each connected
 * component of it holds whole regions. So does each part into which the graph falls without a
 * piece, except for the cells of that piece's region: their number is known, since it is less than
 * the size of a region. Cut vertices are found by depth-first search (J. Hopcroft, R. Tarjan,
 * "Algorithm 447", 1973). */
#include "rules/primitives/region_cuts.h"

#include <string.h>

enum { NO_PIECE = UINT16_MAX };

static void enter(const struct region_state *state, struct region_tree *tree, unsigned piece,
                  unsigned parent)
{
    tree->order[piece] = tree->low[piece] = (uint16_t)++tree->count;
    tree->parent[piece] = (uint16_t)parent;
    tree->root[piece] = (uint16_t)(parent == NO_PIECE ? piece : tree->root[parent]);
    tree->cells[piece] = state->piece_size[piece];
    tree->first_cut[piece] = NO_PIECE;
    tree->left[piece] = region_doors(state, piece);
}

/* Completes PIECE; returns its parent. */
static unsigned leave(struct region_tree *tree, unsigned piece)
{
    unsigned parent = tree->parent[piece];
    tree->last[piece] = (uint16_t)tree->count;
    if (parent == NO_PIECE)
        return parent;
    tree->cells[parent] += tree->cells[piece];
    if (tree->low[piece] < tree->low[parent])
        tree->low[parent] = tree->low[piece];
    if (tree->low[piece] >= tree->order[parent]) {
        tree->next_cut[piece] = tree->first_cut[parent];
        tree->first_cut[parent] = (uint16_t)piece;
    }
    return parent;
}

/* Visits all pieces that are connected to ROOT. */
static void visit_all(const struct region_state *state, struct region_tree *tree, unsigned root)
{
    unsigned piece = root, cell;
    enter(state, tree, root, NO_PIECE);
    while (piece != NO_PIECE) {
        if (!cell_mask_take(&tree->left[piece], &cell)) {
            piece = leave(tree, piece);
            continue;
        }
        unsigned next = state->piece[cell];
        if (!tree->order[next]) {
            enter(state, tree, next, piece);
            piece = next;
        } else if (tree->order[next] < tree->low[piece]) {
            tree->low[piece] = tree->order[next];
        }
    }
}

/* DOORS are the cells next to PIECE of a part in which its region has COUNT cells. */
static bool narrow_doors(struct region_state *state, unsigned piece, struct cell_mask doors,
                         unsigned count)
{
    unsigned cell;
    for (bool is_first = true; cell_mask_take(&doors, &cell); is_first = false) {
        unsigned door = state->piece[cell];
        cell_mask_remove(&doors, &state->piece_cells[door]);
        if (count == 0 && !region_separate(state, piece, door))
            return false;
        if (count > 0)
            return !is_first || !cell_mask_is_empty(&doors) || region_join(state, piece, door);
    }
    return true;
}

/* Moves the cells of DOORS that are below CHILD from it to the result. */
static struct cell_mask take_below(const struct region_state *state, const struct region_tree *tree,
                                   unsigned child, struct cell_mask *doors)
{
    struct cell_mask left = *doors, below = {{0}};
    unsigned cell;
    while (cell_mask_take(&left, &cell)) {
        unsigned order = tree->order[state->piece[cell]];
        if (order >= tree->order[child] && order <= tree->last[child])
            cell_mask_add(&below, cell);
    }
    cell_mask_remove(doors, &below);
    return below;
}

/* Narrows the pairs at PIECE, which cuts off parts. */
static bool narrow_cut(struct region_state *state, const struct region_tree *tree, unsigned piece)
{
    unsigned size = state->spec->size, own = state->piece_size[piece];
    unsigned rest = tree->cells[tree->root[piece]] - own, total = own;
    struct cell_mask doors = region_doors(state, piece);
    for (unsigned child = tree->first_cut[piece]; child != NO_PIECE;
         child = tree->next_cut[child]) {
        unsigned count = tree->cells[child] % size;
        rest -= tree->cells[child];
        total += count;
        if (!narrow_doors(state, piece, take_below(state, tree, child, &doors), count))
            return false;
    }
    return total + rest % size == size && narrow_doors(state, piece, doors, rest % size);
}

bool region_cut(struct region_state *state, struct region_tree *tree)
{
    unsigned count = state->spec->cell_count;
    memset(tree->order, 0, count * sizeof *tree->order);
    tree->count = 0;
    for (unsigned piece = 0; piece < count; piece++) {
        if (state->piece[piece] != piece || tree->order[piece])
            continue;
        visit_all(state, tree, piece);
        if (tree->cells[piece] % state->spec->size)
            return false;
    }
    for (unsigned piece = 0; piece < count; piece++)
        if (state->piece[piece] == piece && tree->first_cut[piece] != NO_PIECE &&
            !narrow_cut(state, tree, piece))
            return false;
    return true;
}
