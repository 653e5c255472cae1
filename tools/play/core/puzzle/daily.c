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

static bool generate(struct sudoku_generator *generator, uint64_t seed, uint8_t givens[DAILY_CELLS])
{
    struct sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
    int8_t status;
    job.count = 1;
    job.seed = seed;
    job.results = givens;
    job.statuses = &status;
    job.symmetry = SUDOKU_SYMMETRY_ROTATE180;
    return checked(sudoku_generator_run(generator, &job, NULL)) == SUDOKU_OK && status == SUDOKU_OK;
}

static bool has_level(struct sudoku_logic *logic, const uint8_t *givens, enum sudoku_level wanted)
{
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    enum sudoku_level level;
    unsigned score;
    position.cells = givens;
    position.is_unique = true;
    return sudoku_logic_set_position(logic, &position) == SUDOKU_OK &&
           checked(sudoku_logic_rate(logic, &level, &score)) == SUDOKU_OK && level == wanted;
}

/* Tries seeds that begin with the date, until a puzzle has the level. */
bool daily_puzzle(const char *text, uint8_t givens[DAILY_CELLS])
{
    enum { SEEDS = 100000 };
    const struct sudoku_layout *layout = sudoku_layout_classic();
    struct sudoku_generator *generator;
    struct sudoku_logic *logic;
    struct date date;
    bool is_found = false;
    if (!read_date(text, &date))
        return false;
    checked(sudoku_generator_create(layout, NULL, &generator));
    checked(sudoku_logic_create(layout, NULL, &logic));
    uint64_t first = (date.year * 10000ULL + date.month * 100 + date.day) * SEEDS;
    for (uint64_t seed = first; !is_found && seed < first + SEEDS; seed++)
        is_found = generate(generator, seed, givens) && has_level(logic, givens, level_of(&date));
    sudoku_generator_destroy(generator);
    sudoku_logic_destroy(logic);
    return is_found;
}
