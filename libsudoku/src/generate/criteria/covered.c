#include "generate/criteria/covered.h"

#include "common/argument.h"

enum { MAX_COVERS = 4 };

enum cover_number { HIDDEN_SINGLE, LOCKED_PAIR, COLORS_TRAP, COLORS_WRAP, COVER_COUNT };

struct covering {
    const char *name;
    const char *covers[MAX_COVERS]; /* techniques that leave it no step, together */
    bool is_classic;                /* on the classic board only */
};

/* A locked pair is a naked one of each of its two units. A Medusa's net contains that of the
 * colors, so that its trap or wrap excludes at least the same, unless there are two places only:
 * cells that see both are then in a line and a box with them, and locked candidates exclude those.
 */
static const struct covering covers[COVER_COUNT] = {
    [HIDDEN_SINGLE] = {"Hidden Single",
                       {"Hidden Single in a box", "Hidden Single in a line"},
                       false},
    [LOCKED_PAIR] = {"Locked Pair", {"Naked Pair"}, false},
    [COLORS_TRAP] = {"Simple Colors Trap",
                     {"3D Medusa Trap", "3D Medusa Wrap", "Locked Candidates, pointing",
                      "Locked Candidates, claiming"},
                     true},
    [COLORS_WRAP] = {"Simple Colors Wrap", {"3D Medusa Trap", "3D Medusa Wrap"}, true},
};

static void refuse(enum cover_number number)
{
    if (number == HIDDEN_SINGLE)
        argument_refuse("Hidden Single is in no path after those in boxes and in lines");
    else if (number == LOCKED_PAIR)
        argument_refuse("Locked Pair is in no path after Naked Pair, which eliminates the same");
    else if (number == COLORS_TRAP)
        argument_refuse("Simple Colors Trap is in no path after 3D Medusas, which include it");
    else
        argument_refuse("Simple Colors Wrap is in no path after 3D Medusas, which include it");
}

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

/* The cover of the technique at INDEX in ORDER; COVER_COUNT if it may have steps. */
static enum cover_number cover_of(const struct order *order, size_t index, bool is_classic)
{
    unsigned i = 0;
    while (i < COVER_COUNT &&
           ((covers[i].is_classic && !is_classic) || !applies(&covers[i], order, index)))
        i++;
    return (enum cover_number)i;
}

bool covered_is_possible(const struct criteria *criteria, bool is_classic)
{
    const uint8_t required = CRITERIA_IN_PATH | CRITERIA_NEEDED;
    enum cover_number last = COVER_COUNT;
    bool is_possible = true, has_hardest = !criteria->asked.hardest_count;
    if (!criteria_ask_path(criteria))
        return true;
    const struct order order = order_for(criteria);
    for (size_t i = 0; i < CRITERIA_MAX_TECHNIQUES && is_possible; i++) {
        enum cover_number cover =
            criteria->roles[i] ? cover_of(&order, i, is_classic) : COVER_COUNT;
        last = cover < COVER_COUNT ? cover : last;
        is_possible = cover == COVER_COUNT || !(criteria->roles[i] & required);
        has_hardest |= criteria->roles[i] & CRITERIA_HARDEST && cover == COVER_COUNT;
    }
    if (!is_possible || !has_hardest)
        refuse(last);
    return is_possible && has_hardest;
}
