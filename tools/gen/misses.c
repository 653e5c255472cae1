#include "gen/misses.h"

#include <inttypes.h>

/* ---------------------------------------------------------------------------------------- counts
 */

static void widen(struct gen_span *span, unsigned value)
{
    span->min = span->max && span->min < value ? span->min : value;
    span->max = span->max > value ? span->max : value;
}

static void widen_by(struct gen_span *span, const struct gen_span *more)
{
    if (!more->max)
        return;
    widen(span, more->min);
    widen(span, more->max);
}

/* Counts the techniques that TRIAL misses. */
static void count_missing(uint64_t counts[GEN_MAX_TECHNIQUES],
                          const struct sudoku_generate_trial *trial)
{
    for (size_t i = 0; i < trial->missing_count; i++)
        if (trial->missing[i] < GEN_MAX_TECHNIQUES)
            counts[trial->missing[i]]++;
}

static void note_miss(struct gen_misses *misses, const struct sudoku_generate_trial *trial)
{
    switch (trial->miss) {
    case SUDOKU_MISS_GIVENS:
        widen(&misses->givens, trial->given_count);
        break;
    case SUDOKU_MISS_LEVEL:
        misses->levels[trial->level]++;
        break;
    case SUDOKU_MISS_SCORE:
        misses->levels[trial->level]++;
        widen(&misses->scores, trial->score);
        break;
    case SUDOKU_MISS_RATING:
        widen(&misses->ratings, trial->rating);
        break;
    case SUDOKU_MISS_STEPS:
        widen(&misses->steps, trial->step_count);
        break;
    case SUDOKU_MISS_CHOICES:
        widen(&misses->choices, trial->choices);
        break;
    case SUDOKU_MISS_TECHNIQUE:
        count_missing(misses->absent, trial);
        break;
    case SUDOKU_MISS_NEED:
        count_missing(misses->unneeded, trial);
        break;
    default:
        break;
    }
    misses->others[trial->miss]++;
}

void gen_misses_note(struct gen_misses *misses, const struct sudoku_generate_trial *trial)
{
    if (trial->status == SUDOKU_NO_SOLUTION)
        misses->gridless++;
    else if (trial->miss)
        note_miss(misses, trial);
    else if (trial->status != SUDOKU_OK)
        misses->unfit++;
}

void gen_misses_add(struct gen_misses *misses, const struct gen_misses *more)
{
    misses->unfit += more->unfit;
    if (more->nearest && (!misses->nearest || more->nearest < misses->nearest))
        misses->nearest = more->nearest;
    misses->gridless += more->gridless;
    misses->unfinished += more->unfinished;
    for (unsigned i = 0; i < sizeof misses->levels / sizeof misses->levels[0]; i++)
        misses->levels[i] += more->levels[i];
    for (unsigned i = 0; i < sizeof misses->others / sizeof misses->others[0]; i++)
        misses->others[i] += more->others[i];
    for (unsigned i = 0; i < GEN_MAX_TECHNIQUES; i++) {
        misses->absent[i] += more->absent[i];
        misses->unneeded[i] += more->unneeded[i];
    }
    widen_by(&misses->givens, &more->givens);
    widen_by(&misses->scores, &more->scores);
    widen_by(&misses->ratings, &more->ratings);
    widen_by(&misses->steps, &more->steps);
    widen_by(&misses->choices, &more->choices);
}

/* ---------------------------------------------------------------------------------------- report
 */

static void write_ratings(const struct gen_misses *misses, const struct gen_options *options,
                          struct buffer *text)
{
    for (int level = 1; level <= SUDOKU_LEVEL_EXTREME; level++)
        if (misses->levels[level])
            buffer_printf(text, "; %" PRIu64 " were %s", misses->levels[level],
                          sudoku_level_name((enum sudoku_level)level));
    if (misses->levels[0])
        buffer_printf(text, "; %" PRIu64 " were harder", misses->levels[0]);
    if (misses->scores.max)
        buffer_printf(text, "; %s scored %u to %u",
                      options->criteria.level ? "those of the level" : "others", misses->scores.min,
                      misses->scores.max);
    if (misses->others[SUDOKU_MISS_RATING])
        buffer_printf(text, "; %" PRIu64 " had Sudoku Explainer's ratings from %u.%u to %u.%u",
                      misses->others[SUDOKU_MISS_RATING], misses->ratings.min / 10,
                      misses->ratings.min % 10, misses->ratings.max / 10, misses->ratings.max % 10);
}

/* Writes the misses of KIND, as a sentence that FORMAT begins after their number. */
static void write_count(uint64_t count, const char *said, struct buffer *text)
{
    if (count)
        buffer_printf(text, "; %" PRIu64 " %s", count, said);
}

static void write_span(uint64_t count, const struct gen_span *span, const char *of,
                       struct buffer *text)
{
    if (count)
        buffer_printf(text, "; %" PRIu64 " had %u to %u %s", count, span->min, span->max, of);
}

static void write_paths(const struct gen_misses *misses, struct buffer *text)
{
    const uint64_t *others = misses->others;
    write_count(others[SUDOKU_MISS_PATH], "were not solved by the techniques of the order", text);
    for (size_t i = 0; i < sudoku_technique_count() && i < GEN_MAX_TECHNIQUES; i++)
        if (misses->absent[i])
            buffer_printf(text, "; %" PRIu64 " had no %s in their path", misses->absent[i],
                          sudoku_technique_at(i)->name);
    write_count(others[SUDOKU_MISS_HARDEST], "had another hardest step", text);
    write_span(others[SUDOKU_MISS_STEPS], &misses->steps, "steps", text);
    write_span(others[SUDOKU_MISS_CHOICES], &misses->choices, "choices at the narrowest point",
               text);
    for (size_t i = 0; i < sudoku_technique_count() && i < GEN_MAX_TECHNIQUES; i++)
        if (misses->unneeded[i])
            buffer_printf(text, "; %" PRIu64 " did not need %s", misses->unneeded[i],
                          sudoku_technique_at(i)->name);
    write_count(others[SUDOKU_MISS_BEYOND], "needed harder techniques", text);
}

void gen_misses_write(const struct gen_misses *misses, const struct gen_options *options,
                      struct buffer *text)
{
    write_ratings(misses, options, text);
    if (misses->givens.max)
        buffer_printf(text, "; others had %u to %u givens", misses->givens.min, misses->givens.max);
    write_paths(misses, text);
    write_count(misses->others[SUDOKU_MISS_MINIMAL], "had a redundant given", text);
    write_count(misses->unfit, "had several solutions", text);
    if (misses->nearest)
        buffer_printf(text, ", the nearest %" PRIu64 "%s", misses->nearest,
                      misses->nearest < GEN_MAX_NEAREST ? "" : " or more");
    if (misses->gridless)
        buffer_printf(text, "; no board keeps all the rules");
}
