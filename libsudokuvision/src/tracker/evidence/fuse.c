/* Combines several pictures of one puzzle like the frames of a video. */
#include <math.h>
#include <string.h>

#include "common/argument.h"
#include "common/mem.h"
#include "reader/certainty/evidence.h"
#include "reader/reader.h"
#include "tracker/commit.h"
#include "tracker/evidence/fusion.h"

static bool is_sure(const struct svision_reading *reading)
{
    return reading->certainty == SVISION_SURE;
}

/* The most certain of READINGS, the first of several. */
static size_t find_surest(const struct svision_reading *const *readings, size_t count)
{
    size_t best = 0;
    for (size_t i = 1; i < count; i++) {
        bool surer = is_sure(readings[i]) > is_sure(readings[best]);
        bool likelier = is_sure(readings[i]) == is_sure(readings[best]) &&
                        readings[i]->probability > readings[best]->probability;
        best = surer || likelier ? i : best;
    }
    return best;
}

/* True if A, which is no less certain than B, shows another puzzle. */
static bool is_another(const struct svision_reading *a, const struct svision_reading *b)
{
    static const uint8_t none[BOARD_MAX_CELLS];
    unsigned cells = board_size_cells(a->size);
    if (a->size->side != b->size->side)
        return true;
    if (is_sure(a) && is_sure(b))
        return memcmp(a->solution, b->solution, cells) != 0;
    const uint8_t *solution = a->solutions == 1 ? a->solution : NULL;
    struct consistency consistency = fusion_compare(b, none, a->cells, solution);
    return consistency.disagree >= commit_min_faults(a->size) &&
           2 * consistency.disagree > consistency.agree;
}

static bool is_named(const struct svision_reading *reading, unsigned cell)
{
    return reading->doubt[cell] != READING_PLAIN;
}

/* Marks the cells to be ignored in READING because another reading, with a complete grid, has no
 * doubt about them. */
static void find_doubtful(const struct svision_reading *const *readings, size_t count,
                          const struct svision_reading *reading, uint8_t *skip)
{
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        bool better = false;
        for (size_t k = 0; k < count && !better; k++)
            better = !readings[k]->diagnosis.edges && !is_named(readings[k], i);
        skip[i] = better && (reading->diagnosis.edges || is_named(reading, i));
    }
}

static void add_all(const struct svision_reading *const *readings, size_t count,
                    struct fusion *fusion)
{
    uint8_t skip[BOARD_MAX_CELLS];
    for (size_t i = 0; i < count; i++) {
        find_doubtful(readings, count, readings[i], skip);
        fusion_add(fusion, readings[i], skip, 1);
    }
}

/* True if CELL has print by one of READINGS, and the same digit as an entry by another, without a
 * doubt. */
static bool is_of_two_writers(const struct svision_reading *const *readings, size_t count,
                              unsigned cell)
{
    for (size_t a = 0; a < count; a++)
        for (size_t b = 0; b < count; b++)
            if (readings[a]->cells[cell] && !is_named(readings[a], cell) &&
                readings[a]->cells[cell] == readings[b]->entries[cell] &&
                !is_named(readings[b], cell))
                return true;
    return false;
}

/* True if a doubt remains that accumulation cannot remove: about boxes, about a cell named by every
 * reading, or about who wrote a digit. */
static bool is_open(const struct svision_reading *const *readings, size_t count)
{
    unsigned cells = board_size_cells(readings[0]->size);
    bool denied = true, cut_off = true, named = false;
    for (size_t k = 0; k < count; k++) {
        denied = denied && readings[k]->denied;
        cut_off = cut_off && readings[k]->diagnosis.edges;
    }
    for (unsigned i = 0; i < cells; i++) {
        size_t k = 0;
        while (k < count && is_named(readings[k], i))
            k++;
        named = named || k == count || is_of_two_writers(readings, count, i);
    }
    return denied || cut_off || named;
}

/* Copies the givens of BOARD to READING. Handwriting stays where the givens do not change. */
static void take_board(const struct assignment *board, struct svision_reading *reading)
{
    unsigned cells = board_size_cells(reading->size);
    bool solved_alike = memcmp(board->solution, reading->solution, cells) == 0;
    for (unsigned i = 0; i < cells; i++) {
        if (board->cells[i] != reading->cells[i]) {
            reading->writing[i] = board->cells[i] ? SVISION_MARK_GIVEN : SVISION_MARK_NONE;
            reading->entries[i] = reading->seen[i] = 0;
            reading->candidates[i] = 0;
            reading->verdict[i] = SVISION_VERDICT_NONE;
        } else if (!solved_alike && reading->seen[i]) {
            reading->verdict[i] = SVISION_VERDICT_UNDECIDED;
        }
    }
    memcpy(reading->cells, board->cells, sizeof reading->cells);
    memcpy(reading->solution, board->solution, sizeof reading->solution);
    reading->solutions = board->solutions;
}

/* The probability of the board in VERDICT, with symbols known by the lead NAMING, and of its blank
 * cells, each according to the most certain reading. */
static float probability_of(const struct svision_reading *const *readings, size_t count,
                            const struct verdict *verdict, float naming)
{
    float probability = evidence_gap_probability(fminf(verdict->board.gap, naming));
    for (unsigned i = 0; i < board_size_cells(readings[0]->size); i++) {
        float blank = 0;
        for (size_t k = 0; k < count; k++)
            if (!readings[k]->cells[i])
                blank = fmaxf(blank, readings[k]->confidence[i]);
        probability *= verdict->board.cells[i] ? 1 : blank;
    }
    return probability;
}

/* Combines READINGS into RESULT; FUSION is work memory. */
static void add_up(struct svision_reader *reader, const struct svision_reading *const *readings,
                   size_t count, struct fusion *fusion, struct svision_reading *result)
{
    struct verdict verdict;
    fusion_start(fusion, readings[0]->size);
    fusion->weight = 1;
    fusion->min_frames = 1;
    fusion->asks_solution = false;
    add_all(readings, count, fusion);
    /* Costs are not scaled: the margin is that of kbest_find(). */
    fusion_judge(fusion, KBEST_REACH, reader_kbest(reader), &verdict);
    bool open = is_open(readings, count);
    const float probability = probability_of(readings, count, &verdict, fusion->naming);
    result->size = fusion->size;
    memcpy(result->cost, fusion->cost, sizeof fusion->cost);
    take_board(&verdict.board, result);
    for (unsigned i = 0; i < board_size_cells(result->size); i++)
        result->confidence[i] = 1 - expf(-fusion_lead(fusion, i));
    bool sure = verdict.committed && !open && probability >= CONFIDENCE_MIN;
    const struct reading_outcome outcome = {sure, sure, probability, SVISION_REASON_NONE};
    reading_conclude(result, &outcome);
}

/* Makes one of several joined grids a reading of its own, which is never certain. */
static void part_from_others(struct svision_reading *reading)
{
    const struct reading_outcome outcome = {.probability = reading->probability,
                                            .reason = SVISION_REASON_JOINED};
    diagnosis_clear(&reading->diagnosis, reading->size->side);
    reading->has_place = false;
    reading_conclude(reading, &outcome);
}

static bool is_read_by(struct svision_reader *reader, const struct svision_reading *reading)
{
    const struct board_size *size = reading ? reading->size : NULL;
    return size && (size == &board_size_jigsaw || reader_reads(reader, size));
}

enum svision_status svision_reader_fuse(struct svision_reader *reader,
                                        const struct svision_reading *const *readings, size_t count,
                                        struct svision_reading *fused, size_t *which)
{
    bool regions = false;
    if (!argument_expect(reader, "reader is NULL") ||
        !argument_expect(readings, "readings is NULL") ||
        !argument_expect(fused, "fused is NULL") || !argument_expect(count > 0, "count is 0"))
        return SVISION_ERR_ARGUMENT;
    for (size_t i = 0; i < count; i++)
        if (!argument_expect(is_read_by(reader, readings[i]),
                             "a reading has no cells, or a side that the reader does not read"))
            return SVISION_ERR_ARGUMENT;
    size_t surest = find_surest(readings, count);
    if (!reader_need(reader, readings[surest]->size->side))
        return SVISION_ERR_MEMORY;
    for (size_t i = 0; i < count; i++) {
        regions = regions || readings[i]->size == &board_size_jigsaw || readings[i]->joined;
        if (i != surest && is_another(readings[surest], readings[i])) {
            if (which)
                *which = i;
            return SVISION_DIFFERENT;
        }
    }
    struct fusion *fusion = mem_alloc(reader_allocator(reader), 1, sizeof *fusion);
    if (!fusion)
        return SVISION_ERR_MEMORY;
    if (which)
        *which = surest;
    reading_copy(fused, readings[surest]);
    if (fused->joined)
        part_from_others(fused);
    if (!is_sure(fused) && count > 1 && !regions)
        add_up(reader, readings, count, fusion, fused);
    mem_free(reader_allocator(reader), fusion);
    return SVISION_OK;
}
