#include "generate/criteria/covered.h"

#include "common/argument.h"

enum { MAX_COVERS = 4, COVER_COUNT = 6 };

/* One sentence for the order of each profile. */
#define IN_EACH_ORDER(sentence)                                                                    \
    {                                                                                              \
        [SUDOKU_PROFILE_HODOKU] = "in the order hodoku, " sentence,                                \
        [SUDOKU_PROFILE_HUMAN] = "in the order human, " sentence,                                  \
        [SUDOKU_PROFILE_SE] = "in the order se, " sentence,                                        \
        [SUDOKU_PROFILE_SUKAKU] = "in the order sukaku, " sentence                                 \
    }

struct covering {
    const char *name;
    const char *covers[MAX_COVERS]; /* techniques that leave it no step, together */
    bool is_classic;                /* on the classic board only */
    const char *reasons[SUDOKU_PROFILE_SUKAKU + 1];
};

/* A locked pair is a naked one of each of its two units.
 *
 * An L-Wing is (X)a = (X)b - (Y)b = (Y)c - (X)c = (X)d, in which b and c share the unit of Y, so
 * that the links of X alone are a turbot fish with the same ends.
 *
 * Direct claiming: a digit's places in row R are all in box B, and of those in row S of the same
 * band all but one are. Let that one be in box C, and D the third box. D has places in the third
 * row T only: if it has one, or holds the digit, a hidden single is in box D or C; else direct
 * pointing from D takes the places of row T from C, and leaves it that one. The same holds for
 * columns.
 *
 * A Medusa's net contains that of the colors, so that its trap or wrap excludes at least the same,
 * unless there are two places only: cells that see both are then in a line and a box with them, and
 * locked candidates exclude those. */
static const struct covering covers[COVER_COUNT] = {
    {"Hidden Single",
     {"Hidden Single in a box", "Hidden Single in a line"},
     false,
     IN_EACH_ORDER("Hidden Single is in no path after those in boxes and in lines")},
    {"Locked Pair",
     {"Naked Pair"},
     false,
     IN_EACH_ORDER("Locked Pair is in no path after Naked Pair, which eliminates the same")},
    {"L-Wing",
     {"Turbot Fish"},
     false,
     IN_EACH_ORDER("L-Wing is in no path after Turbot Fish, which eliminates the same")},
    {"Direct Claiming",
     {"Hidden Single in a box", "Direct Pointing"},
     true,
     IN_EACH_ORDER("Direct Claiming is in no path after Direct Pointing, which places the same")},
    {"Simple Colors Trap",
     {"3D Medusa Trap", "3D Medusa Wrap", "Locked Candidates, pointing",
      "Locked Candidates, claiming"},
     true,
     IN_EACH_ORDER("Simple Colors Trap is in no path after 3D Medusas, which include it")},
    {"Simple Colors Wrap",
     {"3D Medusa Trap", "3D Medusa Wrap"},
     true,
     IN_EACH_ORDER("Simple Colors Wrap is in no path after 3D Medusas, which include it")},
};

/* The place of the technique at INDEX in ORDER; its length if it is missing. */
static size_t place_of(const struct order *order, size_t index)
{
    size_t place = 0;
    while (place < order->count && order->items[place] != index)
        place++;
    return place;
}

/* True if the technique called NAME comes before the one at INDEX in ORDER, which has that. */
static bool comes_before(const struct order *order, const char *name, size_t index)
{
    size_t other;
    return sudoku_technique_from_name(name, &other) == SUDOKU_OK &&
           place_of(order, other) < place_of(order, index);
}

/* True if all covers of COVER come before the technique at INDEX, if that is its own. */
static bool applies(const struct covering *cover, const struct order *order, size_t index)
{
    size_t own;
    if (sudoku_technique_from_name(cover->name, &own) != SUDOKU_OK || own != index ||
        place_of(order, index) == order->count)
        return false;
    for (unsigned i = 0; i < MAX_COVERS && cover->covers[i]; i++)
        if (!comes_before(order, cover->covers[i], index))
            return false;
    return true;
}

/* The cover of the technique at INDEX in ORDER; NULL if it may have steps. */
static const struct covering *cover_of(const struct order *order, size_t index, bool is_classic)
{
    for (unsigned i = 0; i < COVER_COUNT; i++)
        if ((is_classic || !covers[i].is_classic) && applies(&covers[i], order, index))
            return &covers[i];
    return NULL;
}

bool covered_is_possible(const struct criteria *criteria, bool is_classic)
{
    const uint8_t required = CRITERIA_IN_PATH | CRITERIA_NEEDED;
    const struct covering *last = NULL;
    bool is_possible = true, has_hardest = !criteria->asked.hardest_count;
    if (!criteria_ask_path(criteria))
        return true;
    const struct order order = order_for(criteria);
    for (size_t i = 0; i < CRITERIA_MAX_TECHNIQUES && is_possible; i++) {
        const struct covering *cover = criteria->roles[i] ? cover_of(&order, i, is_classic) : NULL;
        last = cover ? cover : last;
        is_possible = !cover || !(criteria->roles[i] & required);
        has_hardest |= criteria->roles[i] & CRITERIA_HARDEST && !cover;
    }
    return (is_possible && has_hardest) ||
           argument_expect(false, last->reasons[criteria->asked.profile]);
}
