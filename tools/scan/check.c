#include "scan/check.h"

/* An entry that is read with less confidence is no ground for calling somebody wrong. */
static const float enough = 0.9F;

enum scan_verdict scan_check(const struct scan_options *options, const struct scan_result *result,
                             const struct svision_reading *reading, unsigned cell)
{
    unsigned entry = svision_reading_entries(reading)[cell];
    if (!entry)
        return SCAN_NO_ENTRY;
    if (svision_reading_solutions(reading) != 1 || !scan_is_sure(options, result, reading) ||
        svision_reading_confidence(reading)[cell] < enough)
        return SCAN_UNDECIDED;
    return entry == svision_reading_solution(reading)[cell] ? SCAN_RIGHT : SCAN_MISTAKE;
}

unsigned scan_check_count(const struct scan_options *options, const struct scan_result *result,
                          const struct svision_reading *reading, enum scan_verdict verdict)
{
    unsigned side = svision_reading_side(reading), count = 0;
    for (unsigned i = 0; i < side * side; i++)
        count += scan_check(options, result, reading, i) == verdict;
    return count;
}

void scan_check_text(const struct scan_options *options, const struct scan_result *result,
                     const struct svision_reading *reading, struct buffer *out)
{
    const uint8_t *entries = svision_reading_entries(reading);
    unsigned side = svision_reading_side(reading), count[SCAN_UNDECIDED + 1] = {0};
    for (unsigned i = 0; i < side * side; i++) {
        enum scan_verdict verdict = scan_check(options, result, reading, i);
        count[verdict]++;
        if (verdict == SCAN_MISTAKE || verdict == SCAN_UNDECIDED)
            buffer_printf(out, "# r%uc%u: %u is %s\n", i / side + 1, i % side + 1, entries[i],
                          verdict == SCAN_MISTAKE ? "wrong" : "not sure");
    }
    buffer_printf(out, "# check: %u right, %u wrong, %u not sure\n", count[SCAN_RIGHT],
                  count[SCAN_MISTAKE], count[SCAN_UNDECIDED]);
}
