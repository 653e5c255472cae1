/* Judging the entries of a reading by another solution, wherever the reading came from. */
#include <sudokuvision/reading.h>

#include "shim/calls.h"

enum sudoku_status call_judgeEntries(struct request *in, struct reply *out)
{
    size_t cells;
    const uint8_t *entries = take_array(in, 1, &cells);
    const float *evidence = take_exactly(in, SVISION_ENTRY_DIGITS * sizeof *evidence, cells);
    const uint8_t *expected = take_exactly(in, 1, cells);
    if (in->failed || !entries || !evidence || !expected)
        return SUDOKU_ERR_ARGUMENT;
    uint8_t *verdicts = put_room(out, 1, cells);
    if (!verdicts)
        return SUDOKU_ERR_MEMORY;
    svision_entries_judge(entries, evidence, expected, (unsigned)cells, verdicts);
    return SUDOKU_OK;
}
