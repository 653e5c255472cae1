/* Comparison of handwritten entries with the solution of the print. */
#ifndef SCAN_CHECK_H
#define SCAN_CHECK_H

#include "scan/output/figure.h"

/* True if the solution of the print is as certain as OPTIONS require. */
bool scan_check_is_sure(const struct scan_options *options, const struct scan_result *result,
                        const struct svision_reading *reading);

/* Returns the verdict on the entry in CELL of READING. */
enum svision_verdict scan_check(const struct scan_options *options,
                                const struct scan_result *result,
                                const struct svision_reading *reading, unsigned cell);

/* Stores the entries of all cells in ENTRIES (SVISION_MAX_CELLS): mistakes by their shape alone,
 * others as read. */
void scan_check_entries(const struct scan_options *options, const struct scan_result *result,
                        const struct scan_figure *figure, uint8_t *entries);

/* Returns the number of entries of READING with VERDICT. */
unsigned scan_check_count(const struct scan_options *options, const struct scan_result *result,
                          const struct svision_reading *reading, enum svision_verdict verdict);

/* Appends lines beginning with #: each mistake, each undecided entry, and their numbers.
 */
void scan_check_text(const struct scan_options *options, const struct scan_result *result,
                     const struct scan_figure *figure, struct buffer *out);

#endif
