#include "scan/check.h"

/* Nothing is sure in a damaged picture. */
bool scan_check_is_sure(const struct scan_options *options, const struct scan_result *result,
                        const struct svision_reading *reading)
{
    const float *confidence = svision_reading_confidence(reading);
    const uint8_t *cells = svision_reading_cells(reading);
    unsigned side = svision_reading_side(reading);
    if (result->pixels.damaged || svision_reading_solution_certainty(reading) != SVISION_SURE)
        return false;
    for (unsigned i = 0; i < side * side; i++)
        if (cells[i] && confidence[i] < options->min_confidence)
            return false;
    return true;
}

enum svision_verdict scan_check(const struct scan_options *options,
                                const struct scan_result *result,
                                const struct svision_reading *reading, unsigned cell)
{
    enum svision_verdict verdict = svision_reading_verdict(reading, cell);
    if (verdict != SVISION_VERDICT_NONE && !scan_check_is_sure(options, result, reading))
        return SVISION_VERDICT_UNDECIDED;
    return verdict;
}

void scan_check_entries(const struct scan_options *options, const struct scan_result *result,
                        const struct svision_reading *reading, uint8_t *entries)
{
    unsigned side = svision_reading_side(reading);
    for (unsigned i = 0; i < side * side; i++)
        entries[i] = scan_check(options, result, reading, i) == SVISION_VERDICT_MISTAKE
                         ? svision_reading_seen(reading)[i]
                         : svision_reading_entries(reading)[i];
}

unsigned scan_check_count(const struct scan_options *options, const struct scan_result *result,
                          const struct svision_reading *reading, enum svision_verdict verdict)
{
    unsigned side = svision_reading_side(reading), count = 0;
    for (unsigned i = 0; i < side * side; i++)
        count += scan_check(options, result, reading, i) == verdict;
    return count;
}

void scan_check_text(const struct scan_options *options, const struct scan_result *result,
                     const struct svision_reading *reading, struct buffer *out)
{
    uint8_t entries[SVISION_MAX_CELLS];
    unsigned side = svision_reading_side(reading), count[SVISION_VERDICT_UNDECIDED + 1] = {0};
    scan_check_entries(options, result, reading, entries);
    for (unsigned i = 0; i < side * side; i++) {
        enum svision_verdict verdict = scan_check(options, result, reading, i);
        count[verdict]++;
        if (verdict == SVISION_VERDICT_MISTAKE || verdict == SVISION_VERDICT_UNDECIDED)
            buffer_printf(out, "# r%uc%u: %u is %s\n", i / side + 1, i % side + 1, entries[i],
                          verdict == SVISION_VERDICT_MISTAKE ? "wrong" : "not sure");
    }
    buffer_printf(out, "# check: %u right, %u wrong, %u not sure\n", count[SVISION_VERDICT_RIGHT],
                  count[SVISION_VERDICT_MISTAKE], count[SVISION_VERDICT_UNDECIDED]);
}
