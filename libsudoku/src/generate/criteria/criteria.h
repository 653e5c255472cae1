/* The criteria of a job, checked and copied. */
#ifndef CRITERIA_CRITERIA_H
#define CRITERIA_CRITERIA_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/generate.h>

/* Maximum number of techniques, more than the table has rows. */
enum { CRITERIA_MAX_TECHNIQUES = 256 };

/* Roles of a technique. */
enum {
    CRITERIA_IN_PATH = 1,
    CRITERIA_NEEDED = 2,
    CRITERIA_HARDEST = 4,
};

struct criteria {
    struct sudoku_generate_criteria asked;  /* without the arrays */
    uint8_t roles[CRITERIA_MAX_TECHNIQUES]; /* of each technique */
};

/* Copies ASKED (NULL: none), of any size. Returns false, and notes the argument error, if it is
 * invalid. */
bool criteria_read(const struct sudoku_generate_criteria *asked, struct criteria *criteria);

/* True if VALUE is from MIN to MAX, or MAX is 0. */
static inline bool criteria_in_range(unsigned value, unsigned min, unsigned max)
{
    return !max || (value >= min && value <= max);
}

/* True if the criteria exclude puzzles as too hard. */
bool criteria_limit_score(const struct criteria *criteria);

/* True if the criteria are about scores, about Sudoku Explainer's rating, or about the path. */
bool criteria_ask_score(const struct criteria *criteria);
bool criteria_ask_rating(const struct criteria *criteria);
bool criteria_ask_path(const struct criteria *criteria);

#endif
