#include "scan/check.h"

/* Nothing is certain in a damaged picture. */
static bool is_print_sure(const struct scan_options *options, const struct scan_result *result,
                          const struct svision_reading *reading)
{
    const float *confidence = svision_reading_confidence(reading);
    const uint8_t *cells = svision_reading_givens(reading);
    unsigned side = svision_reading_side(reading);
    if (result->pixels.damaged)
        return false;
    for (unsigned i = 0; i < side * side; i++)
        if (cells[i] && confidence[i] < options->min_confidence)
            return false;
    return true;
}

bool scan_check_is_sure(const struct scan_options *options, const struct scan_result *result,
                        const struct svision_reading *reading)
{
    return svision_reading_solution_certainty(reading) == SVISION_SURE &&
           is_print_sure(options, result, reading);
}

/* The verdict on an entry may be certain even if the print alone has several solutions. */
enum svision_verdict scan_check(const struct scan_options *options,
                                const struct scan_result *result,
                                const struct svision_reading *reading, unsigned cell)
{
    enum svision_verdict verdict = svision_reading_verdict(reading, cell);
    if (verdict != SVISION_VERDICT_NONE && !is_print_sure(options, result, reading))
        return SVISION_VERDICT_UNDECIDED;
    return verdict;
}

void scan_check_entries(const struct scan_options *options, const struct scan_result *result,
                        const struct scan_figure *figure, uint8_t *entries)
{
    for (unsigned i = 0; i < figure->cells; i++) {
        const struct svision_reading *reading = scan_figure_part(figure, i);
        unsigned cell = figure->cell[i];
        entries[i] = scan_check(options, result, reading, cell) == SVISION_VERDICT_MISTAKE
                         ? svision_reading_raw_entries(reading)[cell]
                         : svision_reading_entries(reading)[cell];
    }
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
                     const struct scan_figure *figure, struct buffer *out)
{
    uint8_t entries[SVISION_MAX_CELLS];
    unsigned count[SVISION_VERDICT_UNDECIDED + 1] = {0};
    char name[32];
    scan_check_entries(options, result, figure, entries);
    for (unsigned i = 0; i < figure->cells; i++) {
        enum svision_verdict verdict =
            scan_check(options, result, scan_figure_part(figure, i), figure->cell[i]);
        count[verdict]++;
        sudoku_layout_cell_name(figure->layout, i, name, sizeof name);
        if (verdict == SVISION_VERDICT_MISTAKE || verdict == SVISION_VERDICT_UNDECIDED)
            buffer_printf(out, "# %s: %u is %s\n", name, entries[i],
                          verdict == SVISION_VERDICT_MISTAKE ? "wrong" : "not sure");
    }
    buffer_printf(out, "# check: %u right, %u wrong, %u not sure\n", count[SVISION_VERDICT_RIGHT],
                  count[SVISION_VERDICT_MISTAKE], count[SVISION_VERDICT_UNDECIDED]);
}
