/* Values that the setters of options accept, and those that they refuse and leave alone. */
#include "cli/options/setters.h"

#include "support/check.h"

struct target {
    uint64_t number;
    unsigned small;
    unsigned bounded;
};

static const struct cli_option rows[] = {
    {.name = "number", .argument = "N", CLI_NUMBER(struct target, number), .min = 1},
    {.name = "small", .argument = "N", CLI_UNSIGNED(struct target, small)},
    {.name = "bounded", .argument = "N", CLI_UNSIGNED(struct target, bounded), .min = 2, .max = 9},
};

static const struct cli cli = {.program = "test", .options = rows, .option_count = 3};

static bool set(unsigned row, const char *argument, struct target *target)
{
    return rows[row].set(&cli, &rows[row], argument, target);
}

static void a_number_may_have_64_bits(void)
{
    struct target target = {0};
    CHECK(set(0, "18446744073709551615", &target));
    CHECK_EQ(target.number, UINT64_MAX);
    CHECK(!set(0, "18446744073709551616", &target));
    CHECK(!set(0, "0", &target));
    CHECK_EQ(target.number, UINT64_MAX);
}

/* 2^32 plus a small number must not become the small number. */
static void never_truncates_an_unsigned(void)
{
    static const char *const large[] = {"4294967296", "4294967299", "18446744073709551615"};
    struct target target = {.small = 7};
    for (unsigned i = 0; i < sizeof large / sizeof large[0]; i++)
        CHECK(!set(1, large[i], &target));
    CHECK_EQ(target.small, 7);
    CHECK(set(1, "4294967295", &target));
    CHECK_EQ(target.small, UINT32_MAX);
    CHECK(set(1, "0", &target));
    CHECK_EQ(target.small, 0);
}

static void bounds_are_those_of_the_row(void)
{
    static const char *const wrong[] = {"1", "10", "4294967299", "-3", "3x", ""};
    struct target target = {.bounded = 5};
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        CHECK(!set(2, wrong[i], &target));
    CHECK_EQ(target.bounded, 5);
    CHECK(set(2, "9", &target));
    CHECK_EQ(target.bounded, 9);
}

int main(void)
{
    a_number_may_have_64_bits();
    never_truncates_an_unsigned();
    bounds_are_those_of_the_row();
    return check_result();
}
