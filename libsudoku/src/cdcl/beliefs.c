#include "cdcl/beliefs.h"

#include <string.h>

#include "common/mem.h"
#include "common/random.h"

/* Bounds on messages: certain enough, while their products over the units of a cell stay finite. */
static const double MIN_MESSAGE = 1e-9, MAX_MESSAGE = 1e9;

/* Minimum share of the others in a sum: below it the difference is rounding. */
static const double MIN_REST = 1e-9;

/* Share of the message before in the next one. Without it two or three times the clashes are
 * left. */
static const double DAMPING = 0.25;

/* A segment's part in the odds of a digit. */
struct segment_odds {
    double message;
    double worth;  /* the sum of its candidates' */
    double odds;   /* of the digit in its box, without the message */
    double change; /* factor of the message in the last pass */
};

struct beliefs {
    const struct sudoku_layout *layout;
    double *worth;             /* of each candidate, the product of its messages, but for its box */
    double *messages;          /* of each candidate, from its cell */
    uint16_t *boxes;           /* of each cell */
    double *sums;              /* of worth, for each unit that is a box, and digit */
    uint32_t *segments;        /* of each unit, place by place; not of boxes */
    uint32_t *segments_start;  /* of each unit, and the end */
    uint16_t *segment_boxes;   /* of each segment */
    struct segment_odds *odds; /* of each segment and digit */
};

static bool is_box(const struct sudoku_layout *layout, unsigned unit)
{
    unsigned kind = layout->unit_label[unit].kind;
    return kind == SUDOKU_UNIT_BOX || kind == SUDOKU_UNIT_REGION;
}

/* True if all units are full and each cell is in exactly one box. */
static bool is_supported(const struct sudoku_layout *layout)
{
    for (unsigned unit = 0; unit < layout->unit_count; unit++)
        if (!layout_unit_is_full(layout, unit))
            return false;
    for (unsigned cell = 0; cell < layout->cell_count; cell++) {
        const uint16_t *units;
        unsigned count = sudoku_layout_cell_units(layout, cell, &units), boxes = 0;
        for (unsigned u = 0; u < count; u++)
            boxes += is_box(layout, units[u]);
        if (boxes != 1)
            return false;
    }
    return true;
}

static void index_boxes(struct beliefs *beliefs)
{
    const struct sudoku_layout *layout = beliefs->layout;
    for (unsigned unit = 0; unit < layout->unit_count; unit++)
        for (unsigned place = 0; is_box(layout, unit) && place < layout->side; place++)
            beliefs->boxes[layout_unit(layout, unit)[place]] = (uint16_t)unit;
}

/* Numbers the segments of UNIT from FIRST; returns the number after them. */
static uint32_t index_segments(struct beliefs *beliefs, unsigned unit, uint32_t first)
{
    unsigned side = beliefs->layout->side;
    const uint16_t *cells = layout_unit(beliefs->layout, unit);
    uint32_t *segments = beliefs->segments + (size_t)unit * side, end = first;
    for (unsigned place = 0; place < side; place++) {
        unsigned before = 0;
        while (beliefs->boxes[cells[before]] != beliefs->boxes[cells[place]])
            before++;
        segments[place] = before < place ? segments[before] : end++;
        beliefs->segment_boxes[segments[place]] = beliefs->boxes[cells[place]];
    }
    return end;
}

static bool allocate(struct beliefs *beliefs, const struct sudoku_allocator *allocator)
{
    const struct sudoku_layout *layout = beliefs->layout;
    size_t cells = layout->cell_count, side = layout->side, units = layout->unit_count;
    beliefs->worth = mem_alloc_unset(allocator, cells * side, sizeof *beliefs->worth);
    beliefs->messages = mem_alloc_unset(allocator, cells * side, sizeof *beliefs->messages);
    beliefs->boxes = mem_alloc(allocator, cells, sizeof *beliefs->boxes);
    beliefs->sums = mem_alloc(allocator, units * side, sizeof *beliefs->sums);
    beliefs->segments = mem_alloc(allocator, units * side, sizeof *beliefs->segments);
    beliefs->segments_start = mem_alloc(allocator, units + 1, sizeof *beliefs->segments_start);
    beliefs->segment_boxes = mem_alloc(allocator, units * side, sizeof *beliefs->segment_boxes);
    if (!beliefs->worth || !beliefs->messages || !beliefs->boxes || !beliefs->sums ||
        !beliefs->segments || !beliefs->segments_start || !beliefs->segment_boxes)
        return false;
    index_boxes(beliefs);
    uint32_t *start = beliefs->segments_start;
    for (unsigned unit = 0; unit < units; unit++)
        start[unit + 1] =
            is_box(layout, unit) ? start[unit] : index_segments(beliefs, unit, start[unit]);
    beliefs->odds = mem_alloc(allocator, start[units] * side, sizeof *beliefs->odds);
    return beliefs->odds != NULL;
}

enum sudoku_status beliefs_create(const struct sudoku_layout *layout,
                                  const struct sudoku_allocator *allocator, struct beliefs **out)
{
    *out = NULL;
    if (!is_supported(layout))
        return SUDOKU_OK;
    struct beliefs *beliefs = mem_alloc(allocator, 1, sizeof *beliefs);
    if (!beliefs)
        return SUDOKU_ERR_MEMORY;
    beliefs->layout = layout;
    if (!allocate(beliefs, allocator)) {
        beliefs_destroy(beliefs, allocator);
        return SUDOKU_ERR_MEMORY;
    }
    *out = beliefs;
    return SUDOKU_OK;
}

void beliefs_destroy(struct beliefs *beliefs, const struct sudoku_allocator *allocator)
{
    if (!beliefs)
        return;
    void *const blocks[] = {beliefs->worth, beliefs->messages,      beliefs->boxes,
                            beliefs->sums,  beliefs->segments,      beliefs->segments_start,
                            beliefs->odds,  beliefs->segment_boxes, beliefs};
    for (size_t i = 0; i < sizeof blocks / sizeof blocks[0]; i++)
        mem_free(allocator, blocks[i]);
}

void beliefs_begin(struct beliefs *beliefs, const struct candidates *candidates, uint64_t *random)
{
    /* First odds are 0.75 to 1.25. */
    enum { STEPS = 1024, RANGE = 2 };
    const struct sudoku_layout *layout = beliefs->layout;
    uint32_t count = candidates->first[layout->cell_count];
    size_t odds = (size_t)beliefs->segments_start[layout->unit_count] * layout->side;
    for (uint32_t i = 0; i < count; i++) {
        double noise = (double)random_below(random, STEPS) / (RANGE * STEPS);
        beliefs->worth[i] = beliefs->messages[i] = 0.75 + noise;
    }
    for (size_t i = 0; i < odds; i++)
        beliefs->odds[i].message = 1;
}

/* Returns ALL without PART, which it includes. */
static double rest(double all, double part)
{
    double others = all - part;
    return others > MIN_REST * all ? others : MIN_REST * all;
}

static double next_message(double message, double others)
{
    double next = 1 / others;
    if (next < MIN_MESSAGE)
        next = MIN_MESSAGE;
    if (next > MAX_MESSAGE)
        next = MAX_MESSAGE;
    return next + DAMPING * (message - next);
}

/* Returns the sum of DIGIT in the box of CELL. */
static double *box_sum(struct beliefs *beliefs, unsigned cell, unsigned digit)
{
    return &beliefs->sums[(size_t)beliefs->boxes[cell] * beliefs->layout->side + digit - 1];
}

/* Sums up the boxes anew, without the rounding of earlier passes. */
static void sum_boxes(struct beliefs *beliefs, const struct candidates *candidates)
{
    const struct sudoku_layout *layout = beliefs->layout;
    memset(beliefs->sums, 0, (size_t)layout->unit_count * layout->side * sizeof *beliefs->sums);
    for (unsigned cell = 0; cell < layout->cell_count; cell++) {
        const double *worth = beliefs->worth + candidates->first[cell];
        for (sudoku_digitset set = candidates->sets[cell]; set;)
            *box_sum(beliefs, cell, sudoku_digitset_pop(&set)) += *worth++;
    }
}

static void send_of_cell(struct beliefs *beliefs, const struct candidates *candidates,
                         unsigned cell)
{
    double odds[SUDOKU_MAX_SIDE], all = 0;
    double *worth = beliefs->worth + candidates->first[cell];
    double *messages = beliefs->messages + candidates->first[cell];
    unsigned count = 0;
    for (sudoku_digitset set = candidates->sets[cell]; set; count++) {
        double in_box = *box_sum(beliefs, cell, sudoku_digitset_pop(&set));
        odds[count] = worth[count] / messages[count] / rest(in_box, worth[count]);
        all += odds[count];
    }
    count = 0;
    for (sudoku_digitset set = candidates->sets[cell]; set; count++) {
        double message = next_message(messages[count], rest(all, odds[count]));
        double before = worth[count];
        worth[count] *= message / messages[count];
        messages[count] = message;
        *box_sum(beliefs, cell, sudoku_digitset_pop(&set)) += worth[count] - before;
    }
}

/* Sums up the worth of UNIT's segments. */
static void sum_segments(struct beliefs *beliefs, const struct candidates *candidates,
                         unsigned unit)
{
    unsigned side = beliefs->layout->side;
    const uint16_t *cells = layout_unit(beliefs->layout, unit);
    size_t end = (size_t)beliefs->segments_start[unit + 1] * side;
    for (size_t i = (size_t)beliefs->segments_start[unit] * side; i < end; i++)
        beliefs->odds[i].worth = 0;
    for (unsigned place = 0; place < side; place++) {
        size_t first = (size_t)beliefs->segments[(size_t)unit * side + place] * side;
        const double *worth = beliefs->worth + candidates->first[cells[place]];
        for (sudoku_digitset set = candidates->sets[cells[place]]; set;)
            beliefs->odds[first + sudoku_digitset_pop(&set) - 1].worth += *worth++;
    }
}

/* Computes the messages of UNIT to its segments. */
static void renew_segments(struct beliefs *beliefs, unsigned unit)
{
    unsigned side = beliefs->layout->side;
    uint32_t begin = beliefs->segments_start[unit], end = beliefs->segments_start[unit + 1];
    double all[SUDOKU_MAX_SIDE] = {0};
    for (uint32_t segment = begin; segment < end; segment++) {
        struct segment_odds *odds = beliefs->odds + (size_t)segment * side;
        const double *in_box = beliefs->sums + (size_t)beliefs->segment_boxes[segment] * side;
        for (unsigned digit = 0; digit < side; digit++) {
            odds[digit].odds = 0;
            if (odds[digit].worth > 0)
                odds[digit].odds = odds[digit].worth / odds[digit].message /
                                   rest(in_box[digit], odds[digit].worth);
            all[digit] += odds[digit].odds;
        }
    }
    for (uint32_t segment = begin; segment < end; segment++) {
        struct segment_odds *odds = beliefs->odds + (size_t)segment * side;
        for (unsigned digit = 0; digit < side; digit++) {
            odds[digit].change = 1;
            if (odds[digit].odds <= 0)
                continue;
            double message = next_message(odds[digit].message, rest(all[digit], odds[digit].odds));
            odds[digit].change = message / odds[digit].message;
            odds[digit].message = message;
        }
    }
}

/* Sends the messages of UNIT's segments to their candidates; returns the number of these. */
static uint32_t send_of_segments(struct beliefs *beliefs, const struct candidates *candidates,
                                 unsigned unit)
{
    unsigned side = beliefs->layout->side;
    const uint16_t *cells = layout_unit(beliefs->layout, unit);
    uint32_t count = 0;
    for (unsigned place = 0; place < side; place++) {
        size_t first = (size_t)beliefs->segments[(size_t)unit * side + place] * side;
        double *worth = beliefs->worth + candidates->first[cells[place]];
        for (sudoku_digitset set = candidates->sets[cells[place]]; set; worth++, count++) {
            unsigned digit = sudoku_digitset_pop(&set);
            double before = *worth;
            *worth *= beliefs->odds[first + digit - 1].change;
            *box_sum(beliefs, cells[place], digit) += *worth - before;
        }
    }
    return count;
}

uint32_t beliefs_turns(const struct beliefs *beliefs)
{
    return 1 + beliefs->layout->unit_count;
}

uint32_t beliefs_send(struct beliefs *beliefs, const struct candidates *candidates, uint32_t turn)
{
    const struct sudoku_layout *layout = beliefs->layout;
    if (turn == 0) {
        sum_boxes(beliefs, candidates);
        for (unsigned cell = 0; cell < layout->cell_count; cell++)
            send_of_cell(beliefs, candidates, cell);
        return candidates->first[layout->cell_count];
    }
    unsigned unit = turn - 1;
    if (is_box(layout, unit))
        return 0;
    sum_segments(beliefs, candidates, unit);
    renew_segments(beliefs, unit);
    return send_of_segments(beliefs, candidates, unit);
}

uint32_t beliefs_best(const struct beliefs *beliefs, const struct candidates *candidates,
                      unsigned cell)
{
    uint32_t best = candidates->first[cell];
    for (uint32_t i = best; i < candidates->first[cell + 1]; i++)
        if (beliefs->worth[i] > beliefs->worth[best])
            best = i;
    return best;
}
