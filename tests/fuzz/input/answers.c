#include "answers.h"

#include <string.h>

/* More than the boards of one run. */
enum { PLACES = 1 << 18 };

struct answer *answer_to(const struct sudoku_solver *solver, const uint8_t *givens, unsigned count,
                         bool *known)
{
    static struct answer answers[PLACES];
    uint64_t hash = count; /* FNV-1a */
    for (unsigned i = 0; i < count; i++)
        hash = (hash ^ givens[i]) * UINT64_C(0x100000001b3);
    struct answer *answer = &answers[(hash ^ hash >> 32) % PLACES];
    *known = answer->solver == solver && memcmp(answer->givens, givens, count) == 0;
    if (!*known) {
        answer->solver = solver;
        memcpy(answer->givens, givens, count);
    }
    return answer;
}
