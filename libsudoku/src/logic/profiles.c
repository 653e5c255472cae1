/* Profiles: orders over the table of techniques. */
#include <string.h>

#include "common/argument.h"
#include "logic/techniques.h"

/* The techniques listed first, then the rest of the table without those on request that are not
 * listed as well. */
struct profile {
    const char *name;
    const char *const *first; /* abbreviations; NULL: none */
    const char *const *also;  /* on request, at their place in the table; NULL: none */
    bool goes_on;
};

static const char *const human_order[] = {
    "fh", "h1b",  "h1l", "n1",  "lc1",  "lc2",  "n2",   "h2",   "l2",   "l3",
    "n3", "h3",   "bf2", "sk",  "2sk",  "xy",   "w",    "tf",   "er",   "u1",
    "u2", "u4",   "rp",  "alp", "bf3",  "xyz",  "bug1", "alt",  "n4",   "h4",
    "mw", "sw",   "lw",  "hw",  "ul",   "bug",  "bug2", "bug3", "bug4", "bugn",
    "xr", "rbug", "bw",  "fwt", "wxyz", "med1", "med2", "fwq",  "ape",  NULL};

/* Patterns that spare forcing chains. */
static const char *const human_also[] = {"je", "dje", "sje", "tri", "msls", NULL};

static const char *const hodoku_also[] = {"ff2", "ff3", "fff2", "fff3", NULL};

static const char *const se_order[] = {
    "fh", "h1b", "h1l", "dlc1", "dlc2", "dh2",  "n1",   "dh3",  "lc1",  "lc2", "n2",  "bf2",
    "h2", "n3",  "bf3", "h3",   "xy",   "xyz",  "ul",   "n4",   "bf4",  "h4",  "bug", "ape",
    "fc", "ate", "nfc", "mfc",  "dfc",  "dfc1", "dfc2", "dfc3", "dfc4", NULL};

static const char *const sukaku_order[] = {
    "fh",  "h1b", "h1l", "dlc1", "dlc2", "dh2",  "n1",    "dh3", "lc1",    "lc2", "n2",
    "bf2", "h2",  "n3",  "bf3",  "h3",   "sk",   "2sk",   "tf",  "er",     "xy",  "xyz",
    "ul",  "n4",  "bf4", "h4",   "wxyz", "bug",  "vwxyz", "ape", "uvwxyz", "fc",  "ate",
    "nfc", "mfc", "dfc", "dfc1", "dfc2", "dfc3", "dfc4",  NULL};

static const struct profile profiles[] = {
    [SUDOKU_PROFILE_HODOKU] = {"hodoku", NULL, hodoku_also, true},
    [SUDOKU_PROFILE_HUMAN] = {"human", human_order, human_also, true},
    [SUDOKU_PROFILE_SE] = {"se", se_order, NULL, false},
    [SUDOKU_PROFILE_SUKAKU] = {"sukaku", sukaku_order, NULL, false},
};

static const struct profile *profile_at(enum sudoku_profile profile)
{
    size_t index = (size_t)profile;
    return index < sizeof profiles / sizeof profiles[0] ? &profiles[index] : NULL;
}

/* True if LIST, which may be NULL, has TECHNIQUE. */
static bool lists(const char *const *list, const struct sudoku_technique *technique)
{
    for (size_t i = 0; list && list[i]; i++)
        if (strcmp(list[i], technique->abbreviation) == 0)
            return true;
    return false;
}

/* True if PROFILE has TECHNIQUE at its place in the table. */
static bool has_in_table(const struct profile *profile, const struct sudoku_technique *technique)
{
    return profile->goes_on && !lists(profile->first, technique) &&
           (!technique->is_on_request || lists(profile->also, technique));
}

const char *sudoku_profile_name(enum sudoku_profile profile)
{
    const struct profile *found = profile_at(profile);
    return found ? found->name : NULL;
}

size_t sudoku_profile_order(enum sudoku_profile profile, size_t *order, size_t room)
{
    const struct profile *found = profile_at(profile);
    size_t count = 0, index;
    if (!found || !argument_expect(order || room == 0, "order is NULL"))
        return 0;
    for (size_t i = 0; found->first && found->first[i]; i++)
        if (sudoku_technique_from_name(found->first[i], &index) == SUDOKU_OK && count++ < room)
            order[count - 1] = index;
    for (size_t i = 0; i < logic_technique_count; i++)
        if (has_in_table(found, &logic_techniques[i].public) && count++ < room)
            order[count - 1] = i;
    return count;
}
