#include "play/core/puzzle/daily.h"

#include <sudoku/sudoku.h>

#include "cli/text/checked.h"
#include "play/core/model/scan.h"

struct date {
    unsigned year, month, day;
};

static unsigned days_of_month(const struct date *date)
{
    static const unsigned char days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    bool is_leap = date->year % 4 == 0 && (date->year % 100 != 0 || date->year % 400 == 0);
    return days[date->month - 1] + (is_leap && date->month == 2 ? 1U : 0U);
}

static bool read_date(const char *text, struct date *date)
{
    return scan_unsigned(&text, 9999, &date->year) && date->year >= 1970 && scan_text(&text, "-") &&
           scan_unsigned(&text, 12, &date->month) && date->month >= 1 && scan_text(&text, "-") &&
           scan_unsigned(&text, 31, &date->day) && date->day >= 1 && *text == '\0' &&
           date->day <= days_of_month(date);
}

/* Returns the weekday, 0 for Sunday (Sakamoto's method). */
static unsigned weekday(const struct date *date)
{
    static const unsigned char shifts[] = {0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4};
    unsigned year = date->year - (date->month < 3);
    return (year + year / 4 - year / 100 + year / 400 + shifts[date->month - 1] + date->day) % 7;
}

static enum sudoku_level level_of(const struct date *date)
{
    static const enum sudoku_level levels[] = {
        SUDOKU_LEVEL_UNFAIR, SUDOKU_LEVEL_EASY, SUDOKU_LEVEL_EASY, SUDOKU_LEVEL_MEDIUM,
        SUDOKU_LEVEL_MEDIUM, SUDOKU_LEVEL_HARD, SUDOKU_LEVEL_HARD};
    return levels[weekday(date)];
}

/* Tries seeds that begin with the date, until a puzzle has the level. */
bool daily_puzzle(const char *text, uint8_t givens[DAILY_CELLS])
{
    enum { SEEDS = 100000 };
    struct sudoku_generate_criteria criteria = SUDOKU_GENERATE_CRITERIA_INIT;
    struct sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
    struct sudoku_generator *generator;
    struct date date;
    int8_t status = SUDOKU_NOT_FOUND;
    if (!read_date(text, &date))
        return false;
    criteria.level = (unsigned)level_of(&date);
    job.count = 1;
    job.seed = (date.year * 10000ULL + date.month * 100 + date.day) * SEEDS;
    job.attempts = SEEDS;
    job.symmetry = SUDOKU_SYMMETRY_ROTATE180;
    job.criteria = &criteria;
    job.results = givens;
    job.statuses = &status;
    checked(sudoku_generator_create(sudoku_layout_classic(), NULL, &generator));
    checked(sudoku_generator_run(generator, &job, NULL));
    sudoku_generator_destroy(generator);
    return status == SUDOKU_OK;
}
