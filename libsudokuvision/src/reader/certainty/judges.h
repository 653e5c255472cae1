/* The judges of a reading: each looks for one kind of doubt and votes on cells or on the whole
 * page.
 *
 * They are rows of one table, change nothing and do not depend on each other; the verdict
 * (confidence.c) weighs their votes by the factors that the table of certainty has for them. */
#ifndef READER_CERTAINTY_JUDGES_H
#define READER_CERTAINTY_JUDGES_H

#include "reader/certainty/certainty_model.h"
#include "reader/certainty/hearing.h"

/* The votes of one judge. */
struct votes {
    bool page;                      /* on the page as a whole */
    uint8_t doubt[BOARD_MAX_CELLS]; /* enum reading_doubt of each cell */
};

/* Which pictures a judge looks at. In films, light moves and other frames decide: votes there only
 * mark cells as doubtful, and the puzzle is valid without them. */
enum judge_pictures { JUDGE_ALL, JUDGE_STILLS, JUDGE_FILMS };

/* What a judge looks at, causes before their effects: the picture as a whole; digits that break the
 * rules; light that may hide digits; several solutions, or objects that may be why; single marks;
 * or the weakest part of the probability of the hearing, which its vote does not lower further. */
enum judge_subject {
    JUDGE_PICTURE,
    JUDGE_RULES,
    JUDGE_SOLUTIONS,
    JUDGE_LIGHT,
    JUDGE_OBJECTS,
    JUDGE_MARKS,
    JUDGE_WEAKEST,
};

struct judge {
    const char *name;
    enum svision_reason reason;
    enum judge_subject subject;
    enum judge_pictures pictures;
    void (*vote)(const struct hearing *hearing, struct votes *votes);
};

extern const struct judge judges[JUDGE_COUNT];

/* True if there are too few digits for a single solution. Grids that share boxes are exempt, since
 * the digits of all of them count. */
bool judges_few_digits(const struct svision_reading *reading);

/* True if the orientation is certain. Upside-down digits cannot pass for a puzzle where handwriting
 * is read. */
bool judges_way_is_clear(const struct evidence *evidence, const struct svision_reading *reading);

/* True if a cell of the grid has enough pixels for its digit to be read. */
bool judges_cells_are_large(const struct evidence *evidence);

#endif
