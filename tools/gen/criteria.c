#include "gen/criteria.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "cli/options/parse.h"
#include "cli/options/techniques.h"
#include "cli/text/buffer.h"

/* -------------------------------------------------------------------------------------- setters */

static void *field_of(const struct cli_option *option, void *options)
{
    return (char *)options + option->field;
}

bool gen_set_level(const struct cli *cli, const struct cli_option *option, const char *argument,
                   void *options)
{
    for (int level = SUDOKU_LEVEL_EASY; level <= SUDOKU_LEVEL_EXTREME; level++) {
        if (strcasecmp(argument, sudoku_level_name((enum sudoku_level)level)) != 0)
            continue;
        *(enum sudoku_level *)field_of(option, options) = (enum sudoku_level)level;
        return true;
    }
    return cli_expected(cli, option, argument, NULL);
}

/* Parses "7" or "7.1" as 70 or 71. */
static bool parse_tenths(const char *text, uint64_t max, uint64_t *number)
{
    char digits[16];
    size_t length = strlen(text);
    bool has_tenths = length > 2 && text[length - 2] == '.';
    if (length == 0 || length >= sizeof digits - 1)
        return false;
    memcpy(digits, text, length + 1);
    digits[length] = '0';
    digits[length + 1] = '\0';
    if (has_tenths) {
        digits[length - 2] = text[length - 1];
        digits[length - 1] = '\0';
    }
    return parse_number(digits, 0, max, number);
}

/* Parses one end of a range, 0 to MAX. */
static bool parse_end(const char *text, unsigned max, bool is_rating, uint64_t *number)
{
    return is_rating ? parse_tenths(text, max, number) : parse_number(text, 0, max, number);
}

/* Parses "LO-HI", or one number for both, of any size. */
static bool parse_range(const char *text, bool is_rating, struct gen_range *range)
{
    char low[16];
    uint64_t first, last;
    const char *dash = strchr(text, '-');
    size_t length = dash ? (size_t)(dash - text) : strlen(text);
    if (length >= sizeof low)
        return false;
    memcpy(low, text, length);
    low[length] = '\0';
    if (!parse_end(low, UINT_MAX, is_rating, &first) ||
        !parse_end(dash ? dash + 1 : low, UINT_MAX, is_rating, &last))
        return false;
    *range = (struct gen_range){(unsigned)first, (unsigned)last};
    return true;
}

static bool set_range(const struct cli *cli, const struct cli_option *option, const char *argument,
                      bool is_rating, void *options)
{
    struct gen_range range;
    unsigned unit = is_rating ? 10 : 1, max = (unsigned)option->max;
    if (!parse_range(argument, is_rating, &range))
        return cli_expected(cli, option, argument, NULL);
    if (range.low > range.high)
        cli_error(cli, "--%s=%s: the first number is above the second", option->name, argument);
    else if (!range.high || range.high > max)
        cli_error(cli, "--%s=%s: expected numbers up to %u%s", option->name, argument, max / unit,
                  range.high ? "" : ", not 0 alone");
    else
        *(struct gen_range *)field_of(option, options) = range;
    return range.low <= range.high && range.high && range.high <= max;
}

bool gen_set_range(const struct cli *cli, const struct cli_option *option, const char *argument,
                   void *options)
{
    return set_range(cli, option, argument, false, options);
}

bool gen_set_ratings(const struct cli *cli, const struct cli_option *option, const char *argument,
                     void *options)
{
    return set_range(cli, option, argument, true, options);
}

bool gen_set_techniques(const struct cli *cli, const struct cli_option *option,
                        const char *argument, void *options)
{
    return cli_techniques_add(argument, field_of(option, options)) ||
           cli_expected(cli, option, argument, NULL);
}

const char *gen_profile_name(unsigned index, char room[CLI_NAME_ROOM])
{
    (void)room;
    return sudoku_profile_name((enum sudoku_profile)index);
}

bool gen_set_profile(const struct cli *cli, const struct cli_option *option, const char *argument,
                     void *options)
{
    const char *name;
    for (unsigned i = 0; (name = sudoku_profile_name((enum sudoku_profile)i)); i++) {
        if (strcmp(name, argument) != 0)
            continue;
        *(enum sudoku_profile *)field_of(option, options) = (enum sudoku_profile)i;
        return true;
    }
    return cli_expected(cli, option, argument, NULL);
}

/* ------------------------------------------------------------------------------------- criteria */

bool gen_criteria_ask_path(const struct gen_criteria *criteria)
{
    return criteria->techniques || criteria->needs || criteria->hardest || criteria->steps.high ||
           criteria->choices.high;
}

bool gen_criteria_rate(const struct gen_criteria *criteria)
{
    return criteria->level || criteria->score.high || criteria->rating.high ||
           gen_criteria_ask_path(criteria);
}

/* Appends the indices of the techniques of CHOSEN (NULL: none) to *END; returns their number. */
static size_t list(const bool *chosen, size_t **end)
{
    size_t count = 0;
    for (size_t i = 0; chosen && i < sudoku_technique_count(); i++)
        if (chosen[i])
            (*end)[count++] = i;
    *end += count;
    return count;
}

void gen_criteria_finish(struct gen_criteria *criteria, bool is_rated)
{
    struct sudoku_generate_criteria of_job = SUDOKU_GENERATE_CRITERIA_INIT;
    enum { LISTS = 3 };
    criteria->indices =
        buffer_resize(criteria->indices, LISTS * sudoku_technique_count() * sizeof(size_t));
    size_t *end = criteria->indices;
    of_job.level = criteria->level;
    of_job.min_score = criteria->score.low;
    of_job.max_score = criteria->score.high;
    of_job.min_rating = criteria->rating.low;
    of_job.max_rating = criteria->rating.high;
    of_job.min_steps = criteria->steps.low;
    of_job.max_steps = criteria->steps.high;
    of_job.min_choices = criteria->choices.low;
    of_job.max_choices = criteria->choices.high;
    of_job.profile = criteria->profile;
    of_job.techniques = end;
    of_job.technique_count = list(criteria->techniques, &end);
    of_job.needs = end;
    of_job.need_count = list(criteria->needs, &end);
    of_job.hardest = end;
    of_job.hardest_count = list(criteria->hardest, &end);
    of_job.is_minimal = criteria->is_minimal;
    of_job.is_rated = is_rated;
    criteria->of_job = of_job;
}

void gen_criteria_free(struct gen_criteria *criteria)
{
    free(criteria->techniques);
    free(criteria->needs);
    free(criteria->hardest);
    free(criteria->indices);
}
