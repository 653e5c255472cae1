#include "gen/feasible.h"

#include <stdint.h>
#include <string.h>

/* ------------------------------------------------------------------------------------ techniques
 */

/* The place of the technique at INDEX in ORDER, COUNT if it is missing. */
static size_t place_in(const size_t *order, size_t count, size_t index)
{
    size_t at = 0;
    while (at < count && order[at] != index)
        at++;
    return at;
}

static size_t place_of(const size_t *order, size_t count, const char *name)
{
    size_t index = SIZE_MAX;
    (void)sudoku_technique_from_name(name, &index);
    return place_in(order, count, index);
}

/* The first place of ORDER at which the techniques before it solve all puzzles of LEVEL, Easy or
 * Medium: hidden singles are one technique or those of boxes and of lines. */
static size_t place_after(const size_t *order, size_t count, enum sudoku_level level)
{
    static const char *const names[] = {"n1", "lc1", "lc2", "n2", "n3", "h2", "h3"};
    size_t in_boxes = place_of(order, count, "h1b"), in_lines = place_of(order, count, "h1l");
    size_t hidden = place_of(order, count, "h1");
    size_t both = in_boxes > in_lines ? in_boxes : in_lines, last = both < hidden ? both : hidden;
    size_t needed = level == SUDOKU_LEVEL_EASY ? 1 : sizeof names / sizeof names[0];
    for (size_t i = 0; i < needed; i++) {
        size_t place = place_of(order, count, names[i]);
        last = place > last ? place : last;
    }
    return last < count ? last + 1 : count;
}

/* True if the techniques that solve all puzzles of the level are tried before the one at INDEX.
 * Above Medium, a technique may be found in one order and not in another. */
static bool comes_too_late(const struct gen_criteria *criteria, size_t index)
{
    enum { MAX_TECHNIQUES = 512 };
    size_t order[MAX_TECHNIQUES];
    size_t count = sudoku_generate_order(&criteria->of_job, order, MAX_TECHNIQUES);
    return criteria->level && criteria->level <= SUDOKU_LEVEL_MEDIUM && count <= MAX_TECHNIQUES &&
           place_in(order, count, index) >= place_after(order, count, criteria->level);
}

/* Why no puzzle that meets the criteria has a technique in its path. */
enum misfit { FITS, HAS_HIGHER_LEVEL, HAS_HIGHER_SCORE, COMES_TOO_LATE };

/* A puzzle has at least the level of its hardest step, and the sum of all scores. Techniques on
 * request are in no path that is rated. */
static enum misfit misfit_of(const struct gen_criteria *criteria, size_t index)
{
    const struct sudoku_technique *technique = sudoku_technique_at(index);
    bool is_rated = !technique->is_on_request && criteria->profile == SUDOKU_PROFILE_HODOKU;
    if (is_rated && criteria->level && technique->level > criteria->level)
        return HAS_HIGHER_LEVEL;
    if (is_rated && criteria->score.high && technique->score > criteria->score.high)
        return HAS_HIGHER_SCORE;
    return comes_too_late(criteria, index) ? COMES_TOO_LATE : FITS;
}

static void report_misfit(const struct gen_criteria *criteria, const char *option, size_t index)
{
    const struct sudoku_technique *technique = sudoku_technique_at(index);
    const char *level = sudoku_level_name(criteria->level);
    enum misfit misfit = misfit_of(criteria, index);
    if (misfit == HAS_HIGHER_LEVEL)
        cli_error(&gen_cli, "--%s: %s is %s, and so is a puzzle that needs it, not %s", option,
                  technique->name, sudoku_level_name(technique->level), level);
    else if (misfit == HAS_HIGHER_SCORE)
        cli_error(&gen_cli, "--%s: %s alone scores %u, more than --score allows", option,
                  technique->name, technique->score);
    else
        cli_error(&gen_cli,
                  "--%s: %s is in no path of a puzzle that is %s, which easier techniques solve",
                  option, technique->name, level);
}

/* True if all techniques of CHOSEN (NULL: none) fit, or one of them if NEEDS_ONE. Otherwise reports
 * the first that does not. */
static bool techniques_fit(const struct gen_criteria *criteria, const char *option,
                           const bool *chosen, bool needs_one)
{
    size_t count = chosen ? sudoku_technique_count() : 0, first = count;
    bool has_fit = false;
    for (size_t i = count; i-- > 0;) {
        if (!chosen[i])
            continue;
        if (misfit_of(criteria, i) == FITS)
            has_fit = true;
        else
            first = i;
    }
    if (first == count || (needs_one && has_fit))
        return true;
    report_misfit(criteria, option, first);
    return false;
}

/* ----------------------------------------------------------------------------- score and givens */

/* A puzzle with a score above its level's maximum has a higher level. */
static bool rating_fits(const struct gen_options *options)
{
    const struct gen_criteria *criteria = &options->criteria;
    unsigned max = criteria->level ? sudoku_level_max_score(criteria->level) : 0;
    if (!criteria->level || criteria->score.low <= max)
        return true;
    cli_error(&gen_cli, "--score: a puzzle that is %s scores up to %u",
              sudoku_level_name(criteria->level), max);
    return false;
}

/* No classic puzzle has fewer than 17 givens (G. McGuire, B. Tugemann, G. Civario, "There is no
 * 16-clue Sudoku", 2012); on any board, two missing digits could be exchanged. */
static unsigned min_givens(const struct gen_options *options)
{
    enum { CLASSIC_MIN = 17 };
    const struct layout_choice *board = &options->board;
    unsigned side = layout_choice_side(board);
    return layout_choice_is_classic(board) ? CLASSIC_MIN : (side ? side : 9) - 1;
}

/* The number of cells of the board; 0, after a message, if it cannot be made. */
static unsigned count_cells(const struct gen_options *options)
{
    struct sudoku_layout *layout = layout_of_choice(&gen_cli, &options->board);
    unsigned cells = layout ? sudoku_layout_cell_count(layout) : 0;
    sudoku_layout_destroy(layout);
    return cells;
}

static bool givens_fit(const struct gen_options *options)
{
    unsigned cells = count_cells(options), needed = min_givens(options), marked = 0;
    if (!cells)
        return false;
    for (unsigned cell = 0; options->pattern && cell < cells; cell++)
        marked += options->pattern[cell] != 0;
    if (options->pattern && marked < needed)
        cli_error(&gen_cli, "--pattern has %u givens; a puzzle with one solution has %u or more",
                  marked, needed);
    else if (options->clues.high && options->clues.high < needed)
        cli_error(&gen_cli, "--clues: a puzzle with one solution has %u givens or more", needed);
    else if (options->clues.high && options->clues.low > cells)
        cli_error(&gen_cli, "--clues: the board has %u cells", cells);
    else
        return true;
    return false;
}

/* True if the pattern has no givens in LENGTH cells from FIRST on, STEP apart. */
static bool is_empty(const uint8_t *pattern, unsigned first, unsigned step, unsigned length)
{
    unsigned marked = 0;
    for (unsigned i = 0; i < length; i++)
        marked += pattern[first + i * step] != 0;
    return marked == 0;
}

/* Two rows through the same boxes without givens could be exchanged, and so could columns: such a
 * pattern has no puzzle. Extra units and regions may prevent that. */
static bool pattern_fits(const struct gen_options *options)
{
    bool is_usual = !options->board.box_rows;
    bool has_plain_boxes = !options->board.variants && !options->board.regions;
    unsigned rows = is_usual ? 3 : options->board.box_rows;
    unsigned columns = is_usual ? 3 : options->board.box_columns, side = rows * columns;
    for (unsigned i = 0; options->pattern && has_plain_boxes && i < 2 * side; i++) {
        bool is_row = i < side;
        unsigned line = i % side, depth = is_row ? rows : columns;
        unsigned first = is_row ? side : 1, step = is_row ? 1 : side;
        for (unsigned other = line + 1; other < (line / depth + 1) * depth; other++) {
            if (!is_empty(options->pattern, line * first, step, side) ||
                !is_empty(options->pattern, other * first, step, side))
                continue;
            cli_error(&gen_cli, "--pattern has no givens in %s %u and %u, which could be exchanged",
                      is_row ? "rows" : "columns", line + 1, other + 1);
            return false;
        }
    }
    return true;
}

/* -------------------------------------------------------------------------------------- library
 */

/* True if the library does not refuse the criteria: it knows which techniques leave others no step.
 */
static bool is_accepted(const struct gen_options *options)
{
    struct sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
    struct sudoku_generator *generator = NULL;
    struct sudoku_layout *layout = layout_of_choice(&gen_cli, &options->board);
    if (!layout)
        return false;
    job.pattern = options->pattern;
    job.symmetry = options->symmetry;
    job.criteria = &options->criteria.of_job;
    enum sudoku_status status = sudoku_generator_create(layout, NULL, &generator);
    if (status == SUDOKU_OK)
        status = sudoku_generator_run(generator, &job, NULL); /* no puzzles */
    if (status != SUDOKU_OK)
        cli_error(&gen_cli, "%s",
                  status == SUDOKU_ERR_ARGUMENT ? sudoku_argument_error()
                                                : sudoku_strstatus(status));
    sudoku_generator_destroy(generator);
    sudoku_layout_destroy(layout);
    return status == SUDOKU_OK;
}

bool gen_is_feasible(const struct gen_options *options)
{
    if (options->task != GEN_MAKE)
        return true;
    const struct gen_criteria *criteria = &options->criteria;
    if (!techniques_fit(criteria, "technique", criteria->techniques, false) ||
        !techniques_fit(criteria, "needs", criteria->needs, false) ||
        !techniques_fit(criteria, "hardest-step", criteria->hardest, true))
        return false;
    return rating_fits(options) && givens_fit(options) && pattern_fits(options) &&
           (!gen_criteria_ask_path(criteria) || is_accepted(options));
}
