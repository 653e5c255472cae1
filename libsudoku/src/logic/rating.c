/* Ratings of a whole path, by the steps that the explainer finds. */
#include <sudoku/logic.h>

#include <limits.h>

#include "common/argument.h"
#include "logic/explainer.h"

unsigned sudoku_level_max_score(enum sudoku_level level)
{
    static const unsigned max_scores[] = {
        [SUDOKU_LEVEL_EASY] = 800,    [SUDOKU_LEVEL_MEDIUM] = 1000,      [SUDOKU_LEVEL_HARD] = 1600,
        [SUDOKU_LEVEL_UNFAIR] = 1800, [SUDOKU_LEVEL_EXTREME] = UINT_MAX,
    };
    return sudoku_level_name(level) ? max_scores[level] : 0;
}

/* The lowest level not below LEVEL that allows SCORE. */
static enum sudoku_level level_for(enum sudoku_level level, unsigned score)
{
    while (score > sudoku_level_max_score(level))
        level = (enum sudoku_level)(level + 1);
    return level;
}

enum sudoku_status sudoku_logic_rate(struct sudoku_logic *logic, enum sudoku_level *level,
                                     unsigned *score)
{
    const struct sudoku_step *step;
    enum sudoku_level highest = SUDOKU_LEVEL_EASY;
    enum sudoku_status status;
    unsigned sum = 0;
    if (!explainer_is_ready(logic) || !argument_expect(level, "level is NULL") ||
        !argument_expect(score, "score is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    if (!explainer_begin(logic))
        return SUDOKU_ERR_ARGUMENT;
    while ((status = explainer_next(logic, &step)) == SUDOKU_OK) {
        sum += step->technique->score;
        highest = step->technique->level > highest ? step->technique->level : highest;
        explainer_apply(logic, step);
    }
    explainer_end(logic, status);
    if (status != SUDOKU_END)
        return status;
    *level = level_for(highest, sum);
    *score = sum;
    return SUDOKU_OK;
}

enum sudoku_status sudoku_logic_rate_se(struct sudoku_logic *logic, struct sudoku_se_rating *rating)
{
    const struct sudoku_step *step;
    struct sudoku_se_rating found = {0, 0, 0};
    enum sudoku_status status;
    bool has_placed = false;
    if (!explainer_is_ready(logic) || !argument_expect(rating, "rating is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    if (!explainer_begin(logic))
        return SUDOKU_ERR_ARGUMENT;
    while ((status = explainer_next(logic, &step)) == SUDOKU_OK) {
        found.puzzle = step->rating > found.puzzle ? step->rating : found.puzzle;
        if (!found.diamond)
            found.diamond = step->rating;
        if (!has_placed)
            found.pearl = found.puzzle;
        has_placed |= step->placement_count > 0;
        explainer_apply(logic, step);
    }
    explainer_end(logic, status);
    if (status != SUDOKU_END)
        return status;
    *rating = found;
    return SUDOKU_OK;
}
