/* Basic fish of square boards, with or without fins: rows into columns, or columns into rows.
 *
 * The places of a line are a mask of the lines across it. Few of these can be uncovered, since some
 * candidate must see all fins there. */
#include "logic/fish/line_fish.h"

#include "logic/fish/placements.h"
#include "logic/scratch.h"

/* HoDoKu's limit. */
enum { MAX_FINS = 5, MAX_SIZE = LINE_FISH_MAX_SIZE };

struct line_fish {
    struct search *search;
    enum fish_fins kind;
    unsigned size;
    unsigned max_across; /* maximum number of lines across with places of the bases */
    unsigned digit;
    bool is_turned; /* the bases are columns */
    unsigned bases[MAX_SIZE];
    unsigned held[MAX_SIZE]; /* places of the bases, as lines across */
    unsigned covered;        /* covers, a mask of lines across */
    /* For each line across that can be uncovered: the number of fins there, and the common peers of
     * these. */
    unsigned fin_count[LOGIC_MAX_SIDE];
    struct cellset seeing[LOGIC_MAX_SIDE];
    unsigned sashimi_digits; /* digits of sashimi fish with eliminations */
};

static unsigned places(const struct line_fish *fish, unsigned line)
{
    unsigned side = fish->search->topology->side;
    return fish->search->position->places[fish->is_turned ? side + line : line][fish->digit];
}

static unsigned unit_across(const struct line_fish *fish, unsigned line)
{
    return fish->is_turned ? line : fish->search->topology->side + line;
}

static unsigned cell_at(const struct line_fish *fish, unsigned base, unsigned across)
{
    unsigned side = fish->search->topology->side;
    return fish->is_turned ? across * side + base : base * side + across;
}

/* True if some base keeps fewer than two places without the fins. */
static bool is_sashimi(const struct line_fish *fish)
{
    for (unsigned i = 0; i < fish->size; i++)
        if (bit_count(fish->held[i] & fish->covered) < 2)
            return true;
    return false;
}

/* The places of the bases in uncovered lines. */
static struct cellset list_fins(const struct line_fish *fish)
{
    struct cellset fins = cellset_none();
    for (unsigned i = 0; i < fish->size; i++)
        for (unsigned left = fish->held[i] & ~fish->covered; left;)
            cellset_add(&fins, cell_at(fish, fish->bases[i], bit_pop(&left)));
    return fins;
}

static bool conclude(struct line_fish *fish, struct cellset seen)
{
    const struct topology *topology = fish->search->topology;
    struct cellset covers = cellset_none();
    for (unsigned left = fish->covered; left;)
        covers = cellset_or(covers, topology->unit[unit_across(fish, bit_pop(&left))]);
    seen = cellset_and(seen, covers);
    if (cellset_is_empty(seen))
        return false;
    if (fish->kind != FISH_NO_FINS && is_sashimi(fish) != (fish->kind == FISH_SASHIMI)) {
        fish->sashimi_digits |= 1u << fish->digit;
        return false;
    }
    struct step *step = search_start(fish->search);
    for (unsigned i = 0; i < fish->size; i++)
        step_add_base(step, fish->is_turned ? topology->side + fish->bases[i] : fish->bases[i],
                      fish->digit);
    for (unsigned left = fish->covered; left;)
        step_add_cover(step, unit_across(fish, bit_pop(&left)));
    step_add_fins(step, list_fins(fish), fish->digit);
    step_eliminate(step, fish->search->position, seen, fish->digit);
    return search_report(fish->search);
}

/* Checks whether LINE can be uncovered: which of SEEN see all places of the bases there. */
static bool try_line(struct line_fish *fish, unsigned line, struct cellset seen)
{
    fish->fin_count[line] = 0;
    for (unsigned i = 0; i < fish->size; i++) {
        if (!(fish->held[i] >> line & 1))
            continue;
        fish->fin_count[line]++;
        seen =
            cellset_and(seen, fish->search->topology->peers[cell_at(fish, fish->bases[i], line)]);
    }
    fish->seeing[line] = seen;
    return fish->fin_count[line] <= MAX_FINS && !cellset_is_empty(seen);
}

/* Uncovers LEFT more of the lines ALLOWED, later ones first, so that covers are in order. SEEN are
 * the candidates that see all FIN_COUNT fins. */
static bool uncover(struct line_fish *fish, unsigned left, unsigned allowed, unsigned fin_count,
                    struct cellset seen)
{
    unsigned covered = fish->covered, count = 1;
    if (left == 0)
        return conclude(fish, seen);
    for (unsigned rest = allowed; rest; count++) {
        unsigned line = bit_last(rest);
        rest &= ~(1u << line);
        if (count < left) /* too few lines remain */
            continue;
        struct cellset seen_here = cellset_and(seen, fish->seeing[line]);
        unsigned fins_here = fin_count + fish->fin_count[line];
        fish->covered = covered & ~(1u << line);
        if (!cellset_is_empty(seen_here) && fins_here <= MAX_FINS &&
            uncover(fish, left - 1, allowed & ~((2u << line) - 1), fins_here, seen_here))
            return true;
    }
    fish->covered = covered;
    return false;
}

/* True if bases with places in COUNT lines across can be a fish of this kind. */
static bool can_cover(const struct line_fish *fish, unsigned count)
{
    return count >= fish->size && (count == fish->size) == (fish->kind == FISH_NO_FINS);
}

/* Covers the chosen bases, whose places are in the lines ACROSS. */
static bool cover(struct line_fish *fish, unsigned across)
{
    const struct topology *topology = fish->search->topology;
    unsigned count = bit_count(across), allowed = 0;
    struct cellset seen = fish->search->position->of_digit[fish->digit];
    for (unsigned i = 0; i < fish->size; i++)
        seen = cellset_minus(
            seen,
            topology->unit[fish->is_turned ? topology->side + fish->bases[i] : fish->bases[i]]);
    if (cellset_is_empty(seen))
        return false;
    for (unsigned left = count == fish->size ? 0 : across; left;) {
        unsigned line = bit_pop(&left);
        allowed |= (unsigned)try_line(fish, line, seen) << line;
    }
    fish->covered = across;
    return bit_count(allowed) >= count - fish->size &&
           uncover(fish, count - fish->size, allowed, 0, seen);
}

/* Chooses more bases from NEXT on; one of WANTED, if not 0, must be among them. */
static bool choose_bases(struct line_fish *fish, unsigned chosen, unsigned next, unsigned across,
                         unsigned wanted)
{
    unsigned side = fish->search->topology->side;
    bool is_last = chosen + 1 == fish->size;
    if (search_tick(fish->search))
        return true;
    for (unsigned line = next; line + fish->size - chosen <= side; line++) {
        unsigned here = places(fish, line), both = across | here, count = bit_count(both);
        bool is_wanted = wanted >> line & 1;
        if (wanted && wanted >> line == 0)
            break;
        if (!here || count > fish->max_across || (is_last && wanted && !is_wanted))
            continue;
        fish->bases[chosen] = line;
        fish->held[chosen] = here;
        if (is_last ? can_cover(fish, count) && cover(fish, both)
                    : choose_bases(fish, chosen + 1, line + 1, both, is_wanted ? 0 : wanted))
            return true;
    }
    return false;
}

/* The lines where the digit has changed. */
static unsigned changed_lines(const struct line_fish *fish)
{
    unsigned side = fish->search->topology->side, changed = 0;
    for (unsigned line = 0; line < side; line++)
        changed |= (unsigned)!search_knows_places(fish->search,
                                                  fish->is_turned ? side + line : line, fish->digit)
                   << line;
    return changed;
}

/* True if a search for finned fish has shown that DIGIT has no sashimi fish. */
static bool is_known(const struct line_fish *fish)
{
    const struct search *search = fish->search;
    const struct without_sashimi *known =
        &search->scratch->without_sashimi[fish->size][fish->digit];
    return !search->wants_all && fish->kind == FISH_SASHIMI && known->since <= search->since &&
           known->version == search->position->digit_version[fish->digit];
}

/* Both searches examine the same fish: records what the one for finned fish rejected. */
static void note_sashimi(const struct line_fish *fish, unsigned searched)
{
    for (unsigned digits = searched & ~fish->sashimi_digits; digits;) {
        unsigned digit = bit_pop(&digits);
        fish->search->scratch->without_sashimi[fish->size][digit] = (struct without_sashimi){
            fish->search->since, fish->search->position->digit_version[digit]};
    }
}

/* True if a fish can eliminate anything; X-wings are found sooner than placements. */
static bool may_eliminate(const struct line_fish *fish)
{
    return (fish->kind == FISH_NO_FINS && fish->size == 2) ||
           !cellset_is_empty(placements_exclude(fish->search, fish->digit));
}

bool line_fish_find(struct search *search, unsigned size, enum fish_fins kind)
{
    struct line_fish fish = {.search = search, .size = size, .kind = kind};
    fish.max_across = size + (kind == FISH_NO_FINS ? 0 : search->topology->max_uncovered);
    unsigned searched = 0;
    for (unsigned turned = 0; turned < 2; turned++) {
        fish.is_turned = turned;
        for (fish.digit = 0; fish.digit < search->topology->side; fish.digit++) {
            if (cellset_is_empty(search->position->of_digit[fish.digit]) ||
                search_knows_digit(search, fish.digit) || is_known(&fish))
                continue;
            unsigned changed = changed_lines(&fish);
            if (changed && may_eliminate(&fish) && choose_bases(&fish, 0, 0, 0, changed))
                return true;
            searched |= 1u << fish.digit;
        }
    }
    if (kind == FISH_FINNED)
        note_sashimi(&fish, searched);
    return false;
}
