#include "cli/options/setters.h"

#include <limits.h>
#include <string.h>
#include <unistd.h>

#include "cli/options/parse.h"

static void *field_of(const struct cli_option *option, void *options)
{
    return (char *)options + option->field;
}

static bool in_bounds(const struct cli_option *option, double value)
{
    return value >= option->min && (option->max <= 0 || value <= option->max);
}

static bool set_whole(const struct cli *cli, const struct cli_option *option, const char *argument,
                      uint64_t *value)
{
    uint64_t number;
    if (!parse_number(argument, 0, UINT64_MAX, &number) || !in_bounds(option, (double)number))
        return cli_expected(cli, option, argument,
                            option->max > 0 ? "a whole number" : "a whole number below 2^64,");
    *value = number;
    return true;
}

bool cli_set_flag(const struct cli *cli, const struct cli_option *option, const char *argument,
                  void *options)
{
    (void)cli;
    (void)argument;
    *(bool *)field_of(option, options) = true;
    return true;
}

bool cli_set_value(const struct cli *cli, const struct cli_option *option, const char *argument,
                   void *options)
{
    (void)cli;
    (void)argument;
    memcpy(field_of(option, options), &option->value, sizeof option->value);
    return true;
}

bool cli_set_text(const struct cli *cli, const struct cli_option *option, const char *argument,
                  void *options)
{
    (void)cli;
    *(const char **)field_of(option, options) = argument;
    return true;
}

bool cli_set_number(const struct cli *cli, const struct cli_option *option, const char *argument,
                    void *options)
{
    return set_whole(cli, option, argument, field_of(option, options));
}

bool cli_set_unsigned(const struct cli *cli, const struct cli_option *option, const char *argument,
                      void *options)
{
    struct cli_option bounded = *option;
    uint64_t value = 0;
    if (bounded.max <= 0 || bounded.max > UINT_MAX)
        bounded.max = UINT_MAX;
    if (!set_whole(cli, &bounded, argument, &value))
        return false;
    *(unsigned *)field_of(option, options) = (unsigned)value;
    return true;
}

bool cli_set_real(const struct cli *cli, const struct cli_option *option, const char *argument,
                  void *options)
{
    double value;
    if (!parse_real(argument, &value) || !in_bounds(option, value))
        return cli_expected(cli, option, argument, "a number");
    *(double *)field_of(option, options) = value;
    return true;
}

bool cli_set_seconds(const struct cli *cli, const struct cli_option *option, const char *argument,
                     void *options)
{
    double value;
    if (!parse_real(argument, &value) || value <= 0 || !in_bounds(option, value))
        return cli_expected(cli, option, argument, "a time");
    *(double *)field_of(option, options) = value;
    return true;
}

bool cli_set_threads(const struct cli *cli, const struct cli_option *option, const char *argument,
                     void *options)
{
    uint64_t wanted = 0;
    if (!set_whole(cli, option, argument, &wanted))
        return false;
    if (wanted == 0) {
        long online = sysconf(_SC_NPROCESSORS_ONLN);
        wanted = online > 0 ? (uint64_t)online : 1;
    }
    *(unsigned *)field_of(option, options) =
        wanted < CLI_MAX_THREADS ? (unsigned)wanted : CLI_MAX_THREADS;
    return true;
}
