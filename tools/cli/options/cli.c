#include "cli/options/cli.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "cli/options/suggest.h"

/* Row numbers start after those of letters, and those of other spellings after the rows. */
enum { MAX_ROWS = 64, FIRST_ROW = 256, FIRST_ALIAS = FIRST_ROW + MAX_ROWS };

/* A table for getopt_long(). */
struct getopt_table {
    struct option longs[2 * MAX_ROWS + 1];
    char letters[3 * MAX_ROWS + 1];
};

static void fill_getopt(const struct cli *cli, struct getopt_table *table)
{
    static const int kinds[] = {[CLI_NO_ARGUMENT] = no_argument,
                                [CLI_REQUIRED_ARGUMENT] = required_argument,
                                [CLI_OPTIONAL_ARGUMENT] = optional_argument};
    static const char *const colons[] = {
        [CLI_NO_ARGUMENT] = "", [CLI_REQUIRED_ARGUMENT] = ":", [CLI_OPTIONAL_ARGUMENT] = "::"};
    struct option *next = table->longs;
    char *letter = table->letters;
    for (unsigned i = 0; i < cli->option_count && i < MAX_ROWS; i++) {
        const struct cli_option *option = &cli->options[i];
        enum cli_argument argument = cli_argument_of(option);
        if (option->name)
            *next++ = (struct option){option->name, kinds[argument], NULL, FIRST_ROW + (int)i};
        if (option->alias)
            *next++ = (struct option){option->alias, kinds[argument], NULL, FIRST_ALIAS + (int)i};
        if (option->letter)
            letter += sprintf(letter, "%c%s", option->letter, colons[argument]);
    }
    *next = (struct option){0};
    *letter = '\0';
}

/* Copies the row for FOUND, a result of getopt_long(), to *OPTION, with the name that was given.
 * Returns false if there is none. */
static bool find_row(const struct cli *cli, int found, struct cli_option *option)
{
    unsigned i = 0;
    if (found >= FIRST_ROW)
        i = (unsigned)(found - (found < FIRST_ALIAS ? FIRST_ROW : FIRST_ALIAS));
    else
        while (i < cli->option_count && cli->options[i].letter != found)
            i++;
    if (i == cli->option_count)
        return false;
    *option = cli->options[i];
    if (found >= FIRST_ALIAS)
        option->name = option->alias;
    return true;
}

/* Suggests an option for ARGUMENT, which getopt_long() rejected; none if its name is right. */
static void suggest_option(const struct cli *cli, const char *argument)
{
    char word[SUGGEST_MAX_NAME + 1];
    struct suggestion near = {.word = word};
    if (strncmp(argument, "--", 2) != 0)
        return;
    snprintf(word, sizeof word, "%.*s", (int)strcspn(argument, "="), argument);
    for (unsigned i = 0; i < cli->option_count; i++) {
        const char *name = cli->options[i].name;
        if (name)
            suggest_consider(&near, name, (unsigned)strlen(name));
    }
    if (*near.name && strcmp(near.name, word + 2) != 0)
        cli_error(cli, "did you mean --%s?", near.name);
}

static bool set_initial(const struct cli *cli, void *options)
{
    bool done = true;
    for (unsigned i = 0; i < cli->option_count && done; i++) {
        const struct cli_option *option = &cli->options[i];
        done = !option->initial || option->set(cli, option, option->initial, options);
    }
    return done;
}

enum cli_result cli_read(const struct cli *cli, int argc, char **argv, void *options, int *operands)
{
    struct getopt_table table = {0};
    int found;
    char *folder_end = argc > 0 ? strrchr(argv[0], '/') : NULL;
    /* getopt's messages begin with argv[0]; like all others, they are to have no folder. */
    if (folder_end)
        argv[0] = folder_end + 1;
    fill_getopt(cli, &table);
    if (!set_initial(cli, options))
        return CLI_WRONG;
    while ((found = getopt_long(argc, argv, table.letters, table.longs, NULL)) != -1) {
        struct cli_option option;
        if (!find_row(cli, found, &option)) {
            suggest_option(cli, argv[optind - 1]);
            fprintf(stderr, "Try '%s --help'.\n", cli->program);
            return CLI_WRONG;
        }
        /* After a letter, -a=3 means -a3. */
        const char *argument = optarg;
        if (found < FIRST_ROW && argument && *argument == '=')
            argument++;
        if (!option.set(cli, &option, argument, options))
            return CLI_WRONG;
        if (option.answers)
            return CLI_ANSWERED;
    }
    *operands = optind;
    return CLI_READY;
}
