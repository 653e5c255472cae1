#include "logic/patterns/exocet.h"

#include "logic/patterns/exocet_frame.h"
#include "logic/scratch.h"

enum { MAX_CELLS = 2 * EXOCET_CELLS, MAX_EXOCETS = 32 };

/* ---------------------------------------------------------------------------------------- tally */

/* What all ways to fill the cells of one or two exocets have in common. */
struct tally {
    struct search *search;
    unsigned cell_count, way_count;
    unsigned cells[MAX_CELLS];
    unsigned allowed[MAX_CELLS];          /* digits of each cell in some way */
    struct cellset excluded[EXOCET_SIDE]; /* by digit: cells that cannot have it in any way */
    /* The cells that cannot have a digit if the base of an exocet has it. */
    struct cellset uncrossed[2][EXOCET_SIDE];
};

static void start_tally(struct tally *tally, struct search *search)
{
    *tally = (struct tally){.search = search};
    for (unsigned digit = 0; digit < EXOCET_SIDE; digit++)
        tally->excluded[digit] = search->position->of_digit[digit];
}

static void add_exocet(struct tally *tally, const struct exocet *exocet)
{
    for (unsigned digit = 0; digit < EXOCET_SIDE; digit++)
        tally->uncrossed[tally->cell_count / EXOCET_CELLS][digit] = exocet_uncrossed(exocet, digit);
    for (unsigned i = 0; i < EXOCET_CELLS; i++)
        tally->cells[tally->cell_count++] = exocet->cells[i];
}

/* Adds a way, a digit for each cell. */
static void add_way(struct tally *tally, const unsigned *digits)
{
    const struct topology *topology = tally->search->topology;
    struct cellset seen[EXOCET_SIDE] = {{{0}}};
    for (unsigned i = 0; i < tally->cell_count; i++) {
        unsigned digit = digits[i];
        tally->allowed[i] |= 1u << digit;
        seen[digit] = cellset_or(seen[digit], topology->peers[tally->cells[i]]);
        seen[digit] = cellset_or(seen[digit], tally->uncrossed[i / EXOCET_CELLS][digit]);
    }
    for (unsigned digit = 0; digit < EXOCET_SIDE; digit++)
        tally->excluded[digit] = cellset_and(tally->excluded[digit], seen[digit]);
    tally->way_count++;
}

/* True if no two cells of the tally that share a unit have the same digit, and none has two. */
static bool is_consistent(const struct tally *tally, const unsigned *digits)
{
    for (unsigned i = 0; i < tally->cell_count; i++)
        for (unsigned k = 0; k < i; k++) {
            bool is_same = tally->cells[i] == tally->cells[k];
            if (is_same ? digits[i] != digits[k]
                        : digits[i] == digits[k] &&
                              cellset_has(&tally->search->topology->peers[tally->cells[i]],
                                          tally->cells[k]))
                return false;
        }
    return true;
}

/* Eliminates what no way has, and what all of them exclude; false if that is nothing. */
static bool conclude(const struct tally *tally)
{
    struct search *search = tally->search;
    search_start(search);
    if (!tally->way_count)
        return false;
    for (unsigned i = 0; i < tally->cell_count; i++) {
        unsigned cell = tally->cells[i];
        for (unsigned gone = search->position->candidates[cell] & ~tally->allowed[i]; gone;)
            step_eliminate(&search->step, search->position, cellset_of(cell), bit_pop(&gone));
    }
    for (unsigned digit = 0; digit < EXOCET_SIDE; digit++)
        step_eliminate(&search->step, search->position, tally->excluded[digit], digit);
    return !step_is_empty(&search->step);
}

/* --------------------------------------------------------------------------------------- single */

static bool see_exocet(struct exocet *exocet, void *user)
{
    struct exocet_way ways[EXOCET_MAX_WAYS];
    struct tally tally;
    (void)user;
    start_tally(&tally, exocet->search);
    add_exocet(&tally, exocet);
    for (unsigned i = 0, count = exocet_list_ways(exocet, ways); i < count; i++)
        add_way(&tally, ways[i].digits);
    if (!conclude(&tally))
        return false;
    exocet_add_premises(exocet);
    return search_report(exocet->search);
}

/* --------------------------------------------------------------------------------------- double */

/* All junior exocets. */
struct exocets {
    unsigned count;
    struct exocet items[MAX_EXOCETS];
};

static bool keep_exocet(struct exocet *exocet, void *user)
{
    struct exocets *exocets = user;
    if (exocets->count < MAX_EXOCETS)
        exocets->items[exocets->count++] = *exocet;
    return false;
}

static unsigned columns_of(const struct exocet *exocet)
{
    return 1u << exocet->columns[0] | 1u << exocet->columns[1] | 1u << exocet->columns[2];
}

/* True if the exocets have the same digits and lines across, in one band. */
static bool are_joined(const struct exocet *a, const struct exocet *b)
{
    return a->is_transposed == b->is_transposed && a->row / 3 == b->row / 3 &&
           a->columns[0] != b->columns[0] && a->digits == b->digits &&
           columns_of(a) == columns_of(b);
}

static bool report_double(struct exocet *a, struct exocet *b)
{
    struct exocet_way first[EXOCET_MAX_WAYS], second[EXOCET_MAX_WAYS];
    unsigned first_count = exocet_list_ways(a, first), second_count = exocet_list_ways(b, second);
    struct tally tally;
    start_tally(&tally, a->search);
    add_exocet(&tally, a);
    add_exocet(&tally, b);
    for (unsigned i = 0; i < first_count * second_count; i++) {
        unsigned digits[MAX_CELLS];
        for (unsigned k = 0; k < EXOCET_CELLS; k++) {
            digits[k] = first[i / second_count].digits[k];
            digits[EXOCET_CELLS + k] = second[i % second_count].digits[k];
        }
        if (is_consistent(&tally, digits))
            add_way(&tally, digits);
    }
    if (!conclude(&tally))
        return false;
    exocet_add_premises(a);
    exocet_add_premises(b);
    return search_report(a->search);
}

static bool find_double(struct search *search)
{
    struct exocets *exocets = scratch_part(search, SCRATCH_EXOCETS, sizeof *exocets);
    if (!exocets)
        return true;
    exocets->count = 0;
    if (exocet_each(search, true, keep_exocet, exocets))
        return true;
    for (unsigned i = 0; i < exocets->count; i++)
        for (unsigned k = 0; k < i; k++)
            if (are_joined(&exocets->items[i], &exocets->items[k]) &&
                report_double(&exocets->items[k], &exocets->items[i]))
                return true;
    return false;
}

bool exocet_find(struct search *search)
{
    if (search->technique->variant == EXOCET_DOUBLE)
        return find_double(search);
    return exocet_each(search, search->technique->variant == EXOCET_JUNIOR, see_exocet, NULL);
}
