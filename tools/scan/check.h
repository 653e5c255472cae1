/* What is written by hand, compared with the solution of what is printed. */
#ifndef SCAN_CHECK_H
#define SCAN_CHECK_H

#include "scan/output/figure.h"

/* Whether the solution of the print is as sure as OPTIONS ask for. */
bool scan_check_is_sure(const struct scan_options *options, const struct scan_result *result,
                        const struct svision_reading *reading);

/* About the entry in CELL of READING. */
enum svision_verdict scan_check(const struct scan_options *options,
                                const struct scan_result *result,
                                const struct svision_reading *reading, unsigned cell);

/* Stores in ENTRIES (SVISION_MAX_CELLS) what is written by hand: mistakes as they look, else as it
 * is read. */
void scan_check_entries(const struct scan_options *options, const struct scan_result *result,
                        const struct scan_figure *figure, uint8_t *entries);

/* How many entries of READING have VERDICT. */
unsigned scan_check_count(const struct scan_options *options, const struct scan_result *result,
                          const struct svision_reading *reading, enum svision_verdict verdict);

/* Adds lines that begin with #: each mistake, each entry that is undecided, and how many there are.
 */
void scan_check_text(const struct scan_options *options, const struct scan_result *result,
                     const struct scan_figure *figure, struct buffer *out);

#endif
