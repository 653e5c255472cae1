#include "tracker/evidence/fusion.h"

#include <math.h>
#include <string.h>

#include "maths/stat.h"
#include "reader/certainty/evidence.h"

/* Weight of a frame's evidence: consecutive frames share blur and light, and so contain less
 * information than independent pictures. */
#define FRAME_WEIGHT (1 / 3.0F)
/* Maximum evidence of one frame against a class. */
#define FRAME_MAX 6.0F
/* Minimum lead of a class that is clear in one frame. */
#define CLEAR_LEAD 1.5F
enum {
    MIN_FRAMES = 3,
    PATIENT_FRAMES = 30, /* maximum wait for cells that have not been read, */
    LIT_FRAMES = 6,      /* and for cells in glare: covers move away sooner */
    MAX_CHANGES = 2
};

static uint8_t cheapest(const float *cost, unsigned side)
{
    return (uint8_t)stat_argmin(cost, side + 1);
}

static float lead_of(const float *cost, unsigned side)
{
    uint8_t best = cheapest(cost, side);
    float second = INFINITY;
    for (unsigned value = 0; value <= side; value++)
        if (value != best)
            second = fminf(second, cost[value]);
    return second - cost[best];
}

/* The lead of the likeliest digit over blank. */
static float print_lead(const float *cost, unsigned side)
{
    return cost[0] - cost[1 + stat_argmin(cost + 1, side)];
}

static bool is_contradicted(const struct fusion *fusion, unsigned cell)
{
    return fusion->has_print[cell] && fusion->has_none[cell];
}

void fusion_start(struct fusion *fusion, const struct board_size *size)
{
    memset(fusion, 0, sizeof *fusion);
    fusion->size = size;
    fusion->weight = FRAME_WEIGHT;
    fusion->min_frames = MIN_FRAMES;
    fusion->asks_solution = true;
}

/* The box shape is that of most frames. */
static void vote(struct fusion *fusion, const struct board_size *size)
{
    fusion->votes[size - board_sizes]++;
    if (fusion->votes[size - board_sizes] > fusion->votes[fusion->size - board_sizes])
        fusion->size = size;
}

static bool is_clear(const float *cost, unsigned side, float weight)
{
    return lead_of(cost, side) >= CLEAR_LEAD * weight;
}

bool fusion_is_clear(const struct fusion *fusion, unsigned cell)
{
    return fusion_is_seen(fusion, cell) &&
           is_clear(fusion->cost[cell], fusion->size->side, fusion->weights[cell]);
}

static void forget(struct fusion *fusion, unsigned cell)
{
    memset(fusion->cost[cell], 0, sizeof fusion->cost[cell]);
    fusion->weights[cell] = fusion->watched[cell] = fusion->doubt[cell] = fusion->whole[cell] = 0;
    fusion->seen[cell] = fusion->lit[cell] = 0;
}

void fusion_forget_contradicted(struct fusion *fusion, const struct svision_reading *reading,
                                const uint8_t *skip)
{
    unsigned side = fusion->size->side, contradicted = 0;
    bool borne_out[BOARD_MAX_CELLS];
    for (unsigned i = 0; i < side * side; i++) {
        const float *shown = reading->cost[i];
        bool clear = !skip[i] && is_clear(shown, side, 1);
        unsigned now = cheapest(shown, side), before = cheapest(fusion->cost[i], side);
        borne_out[i] = clear && now == before;
        contradicted += clear && (now == 0) != (before == 0) && fusion_is_clear(fusion, i);
    }
    for (unsigned i = 0; contradicted > 0 && i < side * side; i++)
        if (!borne_out[i])
            forget(fusion, i);
}

/* A page without its highest digit gives no evidence of symbols. */
static void vote_symbols(struct fusion *fusion, const struct svision_reading *reading)
{
    unsigned side = reading->size->side;
    if (memchr(reading->cells, (int)side, (size_t)side * side)) {
        fusion->zero += reading->symbols[0] ? 1 : -1;
        fusion->named += reading->zero_is_open ? -1 : 1;
    }
    fusion->numbers += reading->numbers ? 1 : -1;
}

void fusion_set_symbols(const struct fusion *fusion, struct svision_reading *reading)
{
    reading->numbers = fusion->numbers > 0;
    reading->symbols[0] = '\0';
    if (fusion->zero > 0)
        reading_name_zero(reading);
}

static void count(uint8_t *frames)
{
    *frames = (uint8_t)(*frames + (*frames < UINT8_MAX));
}

/* Adds a frame in which CELL may or may not HIDE print. */
static void add_doubt(struct fusion *fusion, unsigned cell, bool hides, float keep)
{
    fusion->watched[cell] = keep * fusion->watched[cell] + fusion->weight;
    fusion->doubt[cell] = keep * fusion->doubt[cell] + (hides ? fusion->weight : 0);
}

void fusion_add(struct fusion *fusion, const struct svision_reading *reading, const uint8_t *skip,
                float keep)
{
    unsigned side = fusion->size->side;
    for (unsigned i = 0; i < side * side; i++) {
        if (skip[i] == FUSION_LIT) {
            add_doubt(fusion, i, true, keep);
            count(&fusion->lit[i]);
        }
        if (skip[i])
            continue;
        const float *cost = reading->cost[i];
        float *sum = fusion->cost[i], least = INFINITY, base = cost[cheapest(cost, side)];
        for (unsigned k = 0; k <= side; k++) {
            float extra = fminf(cost[k] - base, FRAME_MAX);
            sum[k] = keep * sum[k] + fusion->weight * extra;
            least = fminf(least, sum[k]);
        }
        for (unsigned k = 0; k <= side; k++)
            sum[k] -= least;
        fusion->whole[i] = keep * fusion->whole[i] + fusion->weight * reading->whole[i];
        fusion->weights[i] = keep * fusion->weights[i] + fusion->weight;
        add_doubt(fusion, i, reading->doubt[i] >= READING_HIDES, keep);
        fusion->was_print[i] |= print_lead(cost, side) >= CLEAR_LEAD;
        fusion->has_print[i] |= print_lead(cost, side) >= POSTERIOR_CLEAR;
        fusion->has_none[i] |= print_lead(cost, side) <= -CLEAR_LEAD && reading->hand[i] < 0;
        count(&fusion->seen[i]);
    }
    vote(fusion, reading->size);
    vote_symbols(fusion, reading);
    fusion->naming = fmaxf(fusion->naming, reading->naming);
    fusion->frames++;
}

void fusion_likeliest(const struct fusion *fusion, uint8_t *cells)
{
    for (unsigned i = 0; i < board_size_cells(fusion->size); i++)
        cells[i] = cheapest(fusion->cost[i], fusion->size->side);
}

float fusion_lead(const struct fusion *fusion, unsigned cell)
{
    return lead_of(fusion->cost[cell], fusion->size->side);
}

bool fusion_is_seen(const struct fusion *fusion, unsigned cell)
{
    return fusion->seen[cell] > 0;
}

bool fusion_is_read(const struct fusion *fusion, unsigned cell)
{
    return fusion->seen[cell] >= fusion->min_frames;
}

static bool is_awaited(const struct fusion *fusion, unsigned cell)
{
    return !fusion_is_read(fusion, cell) && fusion->lit[cell] < LIT_FRAMES;
}

float fusion_doubt(const struct fusion *fusion, unsigned cell)
{
    return fusion->doubt[cell] / fmaxf(fusion->watched[cell], 1e-6F);
}

bool fusion_is_open(const struct fusion *fusion, unsigned cell, unsigned digit)
{
    const float *cost = fusion->cost[cell];
    float weight = fusion->weights[cell], lead = cost[0] - cost[digit];
    if (lead > 0 && fusion->whole[cell] > -MIXTURE_PRINT * weight)
        return true;
    return !is_contradicted(fusion, cell) &&
           (fabsf(lead) < POSTERIOR_CLEAR * weight || (lead < 0 && fusion->was_print[cell]));
}

bool fusion_is_plain(const struct fusion *fusion, unsigned cell)
{
    return fusion_print(fusion, cell) >= MIXTURE_MAX;
}

float fusion_print(const struct fusion *fusion, unsigned cell)
{
    return -fusion->whole[cell] / fmaxf(fusion->weights[cell], 1e-6F);
}

/* True if BOARD differs from the likeliest answers, because these have several solutions or none,
 * while the print of other cells is unknown: one of them may be the reason instead. */
static bool is_presumed(const struct fusion *fusion, const struct assignment *board)
{
    for (unsigned i = 0; board->changes && i < board_size_cells(fusion->size); i++)
        if (!board->changed[i] && !board->cells[i] &&
            (!fusion_is_read(fusion, i) || fusion_is_open(fusion, i, board->solution[i])))
            return true;
    return false;
}

void fusion_judge(const struct fusion *fusion, float margin, struct kbest *space,
                  struct verdict *verdict)
{
    const struct board_size *size = fusion->size;
    const struct assignment *board = &verdict->board;
    struct posterior *posterior = &space->fused;
    float scale = KBEST_REACH / margin;
    unsigned digits = 0;
    memset(posterior, 0, sizeof *posterior);
    posterior->side = size->side;
    posterior->answers = size->side + 1;
    for (unsigned i = 0; i < board_size_cells(size); i++) {
        bool alike = fusion->asks_solution && !is_contradicted(fusion, i);
        posterior->filled[i] = alike ? sudoku_digitset_all(size->side) : SUDOKU_DIGITSET_EMPTY;
        for (unsigned k = 0; k <= size->side; k++)
            posterior->cost[i][k] = fusion_is_seen(fusion, i) ? scale * fusion->cost[i][k]
                                    : k                       ? 2 * KBEST_REACH
                                                              : 0;
    }
    kbest_find(space, size, posterior, &verdict->board);
    bool whole = true, overruled = false;
    for (unsigned i = 0; i < board_size_cells(size); i++) {
        digits += board->cells[i] != 0;
        whole = whole && !is_awaited(fusion, i);
        /* A cell uncovered for a moment has little evidence, but that may be clear. */
        overruled = overruled || (board->changed[i] && fusion_is_clear(fusion, i));
    }
    verdict->committed = !overruled && !is_presumed(fusion, board) &&
                         fusion->frames >= (whole ? fusion->min_frames : PATIENT_FRAMES) &&
                         board->solutions == 1 && board->gap >= KBEST_REACH &&
                         board->changes <= MAX_CHANGES && board->extra <= CLEAR_LEAD &&
                         evidence_gap_probability(fusion->naming) >= CONFIDENCE_MIN &&
                         fusion->named >= 0 && digits >= size->min_digits;
}

struct consistency fusion_compare(const struct svision_reading *reading, const uint8_t *skip,
                                  const uint8_t *cells, const uint8_t *solution)
{
    struct consistency consistency = {0};
    unsigned side = reading->size->side;
    for (unsigned i = 0; i < side * side; i++) {
        uint8_t shown = cheapest(reading->cost[i], side);
        if (skip[i] || lead_of(reading->cost[i], side) < CLEAR_LEAD)
            continue;
        if (shown != cells[i])
            consistency.disagree += cells[i] || !solution || shown != solution[i];
        else if (shown)
            consistency.agree++;
    }
    return consistency;
}
