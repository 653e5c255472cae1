#include "logic/words/forcing.h"

#include <string.h>

#include "logic/words/chains.h"
#include "logic/words/net_chains.h"

/* Maximum number of cases: the digits of a cell, or the places of a digit. */
enum { MAX_CASES = LOGIC_MAX_SIDE };

/* One case: the links from BEGIN up to END. */
struct branch {
    struct sudoku_node node;
    struct state assumed; /* the assumption */
    size_t begin;
    size_t end;
};

struct branches {
    struct sudoku_node node;
    struct state target; /* the conclusion */
    size_t count;
    struct branch items[MAX_CASES];
};

static bool candidate_fits(const struct words *words, unsigned cell, unsigned digit)
{
    return cell < words->layout->cell_count && cell < LOGIC_MAX_CELLS && digit >= 1 &&
           digit <= words->layout->side;
}

static bool node_fits(const struct words *words, const struct sudoku_node *node)
{
    return node->cell_count == 1 && candidate_fits(words, node->cells[0], node->digit);
}

/* True if all nodes are single candidates of the board and there is one conclusion. */
static bool fits(const struct words *words)
{
    const struct sudoku_step *step = words->step;
    bool is_placed = step->placement_count;
    const struct sudoku_candidate *target = is_placed ? step->placements : step->eliminations;
    if (step->placement_count + step->elimination_count != 1 || step->fin_count > MAX_CASES ||
        !candidate_fits(words, target->cell, target->digit))
        return false;
    for (size_t i = 0; i < step->fin_count; i++)
        if (!candidate_fits(words, step->fins[i].cell, step->fins[i].digit))
            return false;
    for (size_t i = 0; i < step->link_count; i++)
        if (!node_fits(words, &step->links[i].from) || !node_fits(words, &step->links[i].to))
            return false;
    return true;
}

/* -------------------------------------------------------------------------------------- cases */

/* The first link of a chain that starts with STATE, or END. */
static size_t find_chain(const struct sudoku_step *step, struct state state, size_t end)
{
    for (size_t i = 0; i < end; i++)
        if (net_begins_chain(step->links, i) && !net_is_exclusion(&step->links[i]) &&
            state_is_same(state_at_start(&step->links[i]), state))
            return i;
    return end;
}

/* Adds the assumption that CANDIDATE is on or off. */
static void assume(struct branches *branches, const struct sudoku_candidate *candidate, bool is_on)
{
    struct branch *branch = &branches->items[branches->count++];
    branch->node = (struct sudoku_node){candidate->digit, 1, {candidate->cell}};
    branch->assumed = (struct state){&branch->node, is_on};
}

/* The assumptions are the fins in turn; for a single fin, that it is false and then true; without
 * fins, the negation of the conclusion. */
static void list_assumptions(const struct sudoku_step *step, struct branches *branches)
{
    bool is_placed = step->placement_count;
    const struct sudoku_candidate *target = is_placed ? step->placements : step->eliminations;
    branches->node = (struct sudoku_node){target->digit, 1, {target->cell}};
    branches->target = (struct state){&branches->node, is_placed};
    branches->count = 0;
    if (step->fin_count == 0)
        assume(branches, target, !is_placed);
    if (step->fin_count == 1)
        assume(branches, &step->fins[0], false);
    for (size_t i = 0; i < step->fin_count; i++)
        assume(branches, &step->fins[i], true);
}

/* Each case but the first begins with its assumption; one may have no links. */
static void split(const struct sudoku_step *step, struct branches *branches)
{
    size_t end = step->link_count;
    list_assumptions(step, branches);
    for (size_t k = branches->count; k-- > 0;) {
        struct branch *branch = &branches->items[k];
        branch->begin = k ? find_chain(step, branch->assumed, end) : 0;
        branch->end = end;
        end = branch->begin;
    }
}

static void collect(const struct sudoku_step *step, const struct branch *branch,
                    struct states *states)
{
    memset(states, 0, sizeof *states);
    states_add(states, branch->assumed);
    for (size_t i = branch->begin; i < branch->end; i++)
        states_add(states, state_at_end(&step->links[i]));
}

/* Says "r1c2 is not 5". */
static void say_state(struct words *words, struct state state)
{
    words_say_true(words, state.node, state.is_on ? " is" : " is not");
}

/* -------------------------------------------------------------------------------------- cases */

/* Says "if r1c2 is 3", or "if it is 5" or "if it is not" if the assumption before was about the
 * same cell. */
static void say_assumption(struct words *words, struct state assumed, const struct state *before)
{
    if (!before || before->node->cells[0] != assumed.node->cells[0]) {
        words_say(words, "if ");
        say_state(words, assumed);
    } else if (state_is_contrary(assumed, *before)) {
        words_say(words, "if it is");
    } else {
        words_say(words, assumed.is_on ? "if it is " : "if it is not ");
        words_say_digit(words, assumed.node->digit);
    }
    words_say(words, ", ");
}

/* Says what a technique concludes about TARGET after the last chain of BRANCH. */
static void say_end(struct words *words, const struct branch *branch, struct state target,
                    const struct states *known)
{
    bool has_chains = branch->begin < branch->end;
    if (!states_has(known, target) &&
        !words_say_why_off(words, has_chains ? ", for then " : "as then ", target, known))
        words_say(words, has_chains ? " and what is left then" : "by what is left then");
}

static void say_cases(struct words *words, const struct branches *branches)
{
    for (size_t i = 0; i < branches->count; i++) {
        const struct branch *branch = &branches->items[i];
        struct states known = {{{0}}};
        words_say(words, i ? "; " : "");
        say_assumption(words, branch->assumed, i ? &branches->items[i - 1].assumed : NULL);
        if (i == 0) {
            say_state(words, branches->target);
            words_say(words, " ");
        }
        states_add(&known, branch->assumed);
        words_say_net_chains(words, branch->begin, branch->end, &known);
        say_end(words, branch, branches->target, &known);
    }
    words->scope = branches->count > 2 ? "in all cases " : "in both cases ";
}

/* ------------------------------------------------------------------------------ contradictions */

/* The link by which PART reaches the negation of an earlier state, or its end. */
static size_t find_clash(const struct sudoku_step *step, const struct branch *part)
{
    struct states known = {{{0}}};
    size_t i = part->begin;
    states_add(&known, part->assumed);
    for (; i < part->end; i++) {
        struct state end = state_at_end(&step->links[i]), contrary = {end.node, !end.is_on};
        if (states_has(&known, contrary))
            break;
        states_add(&known, end);
    }
    return i;
}

/* Says "r1c3 is 5 by the chain ..., but is not by the chain ...". */
static void say_clash(struct words *words, const struct branch *part, size_t clash)
{
    const struct sudoku_link *links = words->step->links;
    struct state last = state_at_end(&links[clash]), first = {last.node, !last.is_on};
    size_t shown = clash;
    struct states known = {{{0}}};
    states_add(&known, part->assumed);
    while (shown > part->begin && !state_is_same(state_at_end(&links[shown - 1]), first))
        shown--;
    say_state(words, first);
    words_say(words, " ");
    words_say_net_chains(words, part->begin, shown, &known);
    words_say(words, last.is_on ? ", but is " : ", but is not ");
    words_say_net_chains(words, shown, part->end, &known);
}

/* True if CELL has no candidate left under STATES. */
static bool is_emptied(const struct words *words, unsigned cell, const struct states *states)
{
    sudoku_digitset left = words->candidates ? words->candidates[cell] : SUDOKU_DIGITSET_EMPTY;
    return left && !(left & ~states->digits[false][cell]);
}

/* True if the digit of PLACE has no cell left. */
static bool is_without_place(const struct words *words, const struct sudoku_place *place,
                             const struct states *states)
{
    unsigned possible = 0;
    const uint16_t *cells = layout_unit(words->layout, place->unit);
    for (unsigned i = 0; words->candidates && i < layout_unit_length(words->layout, place->unit);
         i++) {
        if (!sudoku_digitset_has(words->candidates[cells[i]], place->digit))
            continue;
        possible++;
        if (!sudoku_digitset_has(states->digits[false][cells[i]], place->digit))
            return false;
    }
    return possible > 0;
}

/* Says which premise fails: "r5c3 has no candidate left", or "4 has no place left in row 5". */
static void say_conflict(struct words *words, const struct states *states)
{
    const struct sudoku_step *step = words->step;
    for (size_t i = 0; i < step->cell_count; i++)
        if (candidate_fits(words, step->cells[i], 1) && is_emptied(words, step->cells[i], states)) {
            words_say_cell(words, step->cells[i]);
            words_say(words, " has no candidate left ");
            return;
        }
    for (size_t i = 0; i < step->place_count; i++)
        if (step->places[i].unit < words->layout->unit_count &&
            is_without_place(words, &step->places[i], states)) {
            const uint16_t unit = step->places[i].unit;
            words_say_digit(words, step->places[i].digit);
            words_say(words, " has no place left in ");
            words_say_units(words, &unit, 1);
            words_say(words, " ");
            return;
        }
    words_say(words, "a cell or a digit has nowhere to go ");
}

static void say_contradiction(struct words *words, const struct branch *part)
{
    struct states states;
    size_t clash = find_clash(words->step, part);
    say_assumption(words, part->assumed, NULL);
    if (clash < part->end &&
        !state_same_candidate(state_at_end(&words->step->links[clash]), part->assumed)) {
        say_clash(words, part, clash);
        return;
    }
    collect(words->step, part, &states);
    if (clash < part->end)
        words_say(words, part->assumed.is_on ? "it is not " : "it is all the same ");
    else
        say_conflict(words, &states);
    memset(&states, 0, sizeof states);
    states_add(&states, part->assumed);
    words_say_net_chains(words, part->begin, part->end, &states);
}

void words_say_forcing(struct words *words)
{
    struct branches branches;
    if (!fits(words)) {
        words_say_chain(words);
        return;
    }
    split(words->step, &branches);
    if (branches.count > 1)
        say_cases(words, &branches);
    else
        say_contradiction(words, &branches.items[0]);
}
