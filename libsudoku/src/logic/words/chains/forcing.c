#include "logic/words/chains/forcing.h"

#include <string.h>

#include "logic/words/chains/chains.h"
#include "logic/words/chains/net_chains.h"
#include "logic/words/slots.h"

/* Maximum number of cases: the digits of a cell, or the places of a digit. */
enum { MAX_CASES = LOGIC_MAX_SIDE };

/* One case: the links from BEGIN up to END. */
struct chain_case {
    struct sudoku_node node;
    struct state assumed; /* the assumption */
    size_t begin;
    size_t end;
};

struct branches {
    struct sudoku_node node;
    struct state target; /* the conclusion */
    size_t count;
    struct chain_case items[MAX_CASES];
};

static bool candidate_fits(const struct words *words, unsigned cell, unsigned digit)
{
    return cell < words->layout->cell_count && cell < LOGIC_MAX_CELLS && digit >= 1 &&
           digit <= words->layout->side;
}

static bool node_fits(const struct words *words, const struct sudoku_node *node)
{
    bool fits = node->cell_count >= 1;
    for (size_t i = 0; i < node->cell_count; i++)
        fits = fits && candidate_fits(words, node->cells[i], node->digit);
    return fits;
}

/* True if all nodes are candidates of the board and there is one conclusion. */
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
    struct chain_case *branch = &branches->items[branches->count++];
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
        struct chain_case *branch = &branches->items[k];
        branch->begin = k ? find_chain(step, branch->assumed, end) : 0;
        branch->end = end;
        end = branch->begin;
    }
}

static void collect(const struct sudoku_step *step, const struct chain_case *branch,
                    struct states *states)
{
    memset(states, 0, sizeof *states);
    states_add(states, branch->assumed);
    for (size_t i = branch->begin; i < branch->end; i++)
        states_add(states, state_at_end(&step->links[i]));
}

static void say_state(struct words *words, const void *data)
{
    const struct state *state = data;
    words_say_state(words, state->node, state->is_on);
}

/* -------------------------------------------------------------------------------------- cases */

/* Number of cases that are said of a folded step with more. */
enum { FOLDED_CASES = 4 };

/* A case after the one before it, if any. */
struct told_case {
    const struct chain_case *branch;
    const struct chain_case *before; /* NULL: none */
    const struct state *target;
    const struct said_net *net;
    const struct why_off *end; /* what the end of the net leaves to be shown; NULL: nothing */
};

/* Says "r1c2 is 3", or "it is 5" or "it is" if the assumption before was about the same cell. */
static void say_assumed(struct words *words, const void *data)
{
    const struct told_case *told = data;
    struct state assumed = told->branch->assumed;
    const struct state *before = told->before ? &told->before->assumed : NULL;
    if (!before || before->node->cells[0] != assumed.node->cells[0])
        say_state(words, &assumed);
    else if (state_is_contrary(assumed, *before))
        words_say_template(words, WORDS_IT_IS_SO);
    else
        words_fill(words, assumed.is_on ? WORDS_IT_IS : WORDS_IT_IS_NOT,
                   slot_digit("digit", assumed.node->digit));
}

/* Says that what NET leaves shows the conclusion, without a reason. */
static void say_left(struct words *words, const struct said_net *net)
{
    if (net->begin < net->end)
        words_fill(words, WORDS_CASE_AND_LEFT, slot_part("chains", words_say_net, net));
    else
        words_say_template(words, WORDS_CASE_LEFT);
}

/* Says the chains of a case, and what a technique concludes after the last. */
static void say_chains(struct words *words, const void *data)
{
    const struct told_case *told = data;
    bool has_chains = told->net->begin < told->net->end;
    const struct words_slot chains = slot_part("chains", words_say_net, told->net);
    if (!told->end)
        words_say_net(words, told->net);
    else if (words->is_folded || !words_has_why_off(words, told->end))
        say_left(words, told->net);
    else if (has_chains)
        words_fill(words, WORDS_CASE_THEN, chains,
                   slot_part("reason", words_say_why_off, told->end));
    else
        words_fill(words, WORDS_CASE_AS_THEN, slot_part("reason", words_say_why_off, told->end));
}

static void say_case(struct words *words, const struct told_case *told)
{
    const struct words_slot state = slot_part("state", say_assumed, told);
    const struct words_slot target = slot_part("target", say_state, told->target);
    const struct words_slot chains = slot_part("chains", say_chains, told);
    bool is_at_once = told->net->begin == told->net->end && !told->end;
    if (told->before && is_at_once)
        words_fill(words, WORDS_OTHER_CASE_AT_ONCE, state);
    else if (told->before)
        words_fill(words, WORDS_OTHER_CASE, state, chains);
    else if (is_at_once)
        words_fill(words, WORDS_CASE_AT_ONCE, state, target);
    else
        words_fill(words, WORDS_CASE, state, target, chains);
}

static void say_branch(struct words *words, const struct branches *branches, size_t i)
{
    const struct chain_case *branch = &branches->items[i];
    struct states before = {{{0}}}, after;
    states_add(&before, branch->assumed);
    const struct said_net net = {words->step, branch->begin, branch->end, &before};
    net_advance(&net, &after);
    const struct why_off end = {branches->target, &after};
    const struct told_case told = {branch, i ? &branches->items[i - 1] : NULL, &branches->target,
                                   &net, states_has(&after, branches->target) ? NULL : &end};
    say_case(words, &told);
}

static void say_cases(struct words *words, const struct branches *branches)
{
    size_t said = branches->count;
    if (words->is_folded && said > FOLDED_CASES)
        said = FOLDED_CASES;
    for (size_t i = 0; i < said; i++) {
        if (i)
            words_say_template(words, WORDS_SEMICOLON);
        say_branch(words, branches, i);
    }
    if (said == branches->count)
        return;
    words_say_template(words, WORDS_SEMICOLON);
    if (said + 1 == branches->count)
        words_say_template(words, WORDS_ONE_MORE_CASE);
    else
        words_fill(words, WORDS_MORE_CASES, slot_number("number", branches->count - said));
}

/* ------------------------------------------------------------------------------ contradictions */

/* The link by which PART reaches the negation of an earlier state, or its end. */
static size_t find_clash(const struct sudoku_step *step, const struct chain_case *part)
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
static void say_clash(struct words *words, const struct chain_case *part, size_t clash)
{
    const struct sudoku_link *links = words->step->links;
    struct state last = state_at_end(&links[clash]), first = {last.node, !last.is_on};
    size_t shown = clash;
    struct states known = {{{0}}}, after;
    states_add(&known, part->assumed);
    while (shown > part->begin && !state_is_same(state_at_end(&links[shown - 1]), first))
        shown--;
    const struct said_net to_first = {words->step, part->begin, shown, &known};
    net_advance(&to_first, &after);
    const struct said_net to_last = {words->step, shown, part->end, &after};
    words_fill(words, last.is_on ? WORDS_CLASH : WORDS_CLASH_NOT,
               slot_part("state", say_state, &part->assumed), slot_part("first", say_state, &first),
               slot_part("chains", words_say_net, &to_first),
               slot_part("others", words_say_net, &to_last));
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

/* What is wrong under the states of a contradiction. */
struct failure {
    const struct states *states;
    bool is_clash; /* the assumption itself is refuted */
    bool is_on;    /* it was that its candidate is true */
};

/* Says which premise fails: "r5c3 has no candidate left", or "4 has no place left in row 5". */
static void say_conflict(struct words *words, const struct states *states)
{
    const struct sudoku_step *step = words->step;
    for (size_t i = 0; i < step->cell_count; i++)
        if (candidate_fits(words, step->cells[i], 1) && is_emptied(words, step->cells[i], states)) {
            words_fill(words, WORDS_NO_CANDIDATE, slot_cell("cell", step->cells[i]));
            return;
        }
    for (size_t i = 0; i < step->place_count; i++)
        if (step->places[i].unit < words->layout->unit_count &&
            is_without_place(words, &step->places[i], states)) {
            words_fill(words, WORDS_NO_PLACE, slot_digit("digit", step->places[i].digit),
                       slot_unit("unit", &step->places[i].unit));
            return;
        }
    words_say_template(words, WORDS_NOWHERE);
}

static void say_failure(struct words *words, const void *data)
{
    const struct failure *failure = data;
    if (failure->is_clash)
        words_say_template(words, failure->is_on ? WORDS_IT_IS_NOT_SO : WORDS_ALL_THE_SAME);
    else
        say_conflict(words, failure->states);
}

static void say_contradiction(struct words *words, const struct chain_case *part)
{
    struct states states, assumed = {{{0}}};
    size_t clash = find_clash(words->step, part);
    if (clash < part->end &&
        !state_same_candidate(state_at_end(&words->step->links[clash]), part->assumed)) {
        say_clash(words, part, clash);
        return;
    }
    collect(words->step, part, &states);
    states_add(&assumed, part->assumed);
    const struct failure failure = {&states, clash < part->end, part->assumed.is_on};
    const struct said_net net = {words->step, part->begin, part->end, &assumed};
    words_fill(words, WORDS_REFUTED, slot_part("state", say_state, &part->assumed),
               slot_part("what", say_failure, &failure), slot_part("chains", words_say_net, &net));
}

size_t words_forcing_cases(const struct words *words)
{
    struct branches branches;
    if (!fits(words))
        return 0;
    list_assumptions(words->step, &branches);
    return branches.count;
}

void words_say_forcing(struct words *words)
{
    struct branches branches;
    if (!fits(words)) {
        words_say_chain(words);
        return;
    }
    /* A loop assumes nothing: one of its ends holds either way. */
    if (!words->step->fin_count && words_is_loop(words->step)) {
        words_say_loop(words);
        return;
    }
    split(words->step, &branches);
    if (branches.count > 1)
        say_cases(words, &branches);
    else
        say_contradiction(words, &branches.items[0]);
}
