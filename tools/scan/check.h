/* What is written by hand, compared with the solution of what is printed. */
#ifndef SCAN_CHECK_H
#define SCAN_CHECK_H

#include "scan/picture.h"

enum scan_verdict {
    SCAN_NO_ENTRY,
    SCAN_RIGHT,
    SCAN_MISTAKE,
    /* The entry or the print may be misread, or there is no one solution: right or wrong, nobody
     * can say. */
    SCAN_UNDECIDED
};

/* About the entry in CELL of READING. */
enum scan_verdict scan_check(const struct scan_options *options, const struct scan_result *result,
                             const struct svision_reading *reading, unsigned cell);

/* How many entries of READING have VERDICT. */
unsigned scan_check_count(const struct scan_options *options, const struct scan_result *result,
                          const struct svision_reading *reading, enum scan_verdict verdict);

/* Adds lines that begin with #: each mistake, each entry that is undecided, and how many there are.
 */
void scan_check_text(const struct scan_options *options, const struct scan_result *result,
                     const struct svision_reading *reading, struct buffer *out);

#endif
