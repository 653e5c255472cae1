#include "cli/options/completion.h"

#include <string.h>

/* Prints the possible names of OPTION's argument, separated by spaces. */
static void print_argument_names(const struct cli_option *option, FILE *out)
{
    char room[CLI_NAME_ROOM];
    const char *name;
    for (unsigned i = 0; (name = option->names(i, room)); i++)
        fprintf(out, "%s%s", i ? " " : "", name);
}

/* Prints TEXT in single quotes, with a backslash before each of SPECIAL. */
static void print_quoted(const char *text, const char *special, FILE *out)
{
    for (; *text; text++) {
        if (*text == '\'')
            fputs("'\\'", out);
        else if (strchr(special, *text))
            fputc('\\', out);
        fputc(*text, out);
    }
}

static bool takes_file(const struct cli_option *option)
{
    static const char *const files[] = {"FILE", "DIR", "DEVICE", "N|PATH"};
    for (unsigned i = 0; option->argument && i < sizeof files / sizeof files[0]; i++)
        if (strcmp(option->argument, files[i]) == 0)
            return true;
    return false;
}

/* Prints the name of a shell function for PROGRAM. */
static void print_identifier(const char *program, FILE *out)
{
    fputc('_', out);
    for (; *program; program++)
        fputc(*program == '-' ? '_' : *program, out);
}

/* Bash treats the = of --name=value as a word of its own. Without a match it offers files. */
static void print_bash(const struct cli *cli, FILE *out)
{
    print_identifier(cli->program, out);
    fputs("()\n{\n"
          "    local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD-1]}\n"
          "    [ \"$option\" != = ] || option=${COMP_WORDS[COMP_CWORD-2]}\n"
          "    [ \"$word\" != = ] || word=\n"
          "    case $option in\n",
          out);
    for (unsigned i = 0; i < cli->option_count; i++) {
        const struct cli_option *option = &cli->options[i];
        if (!option->names)
            continue;
        fprintf(out, "    --%s", option->name);
        if (option->letter)
            fprintf(out, " | -%c", option->letter);
        fputs(") COMPREPLY=($(compgen -W '", out);
        print_argument_names(option, out);
        fputs("' -- \"$word\")) ;;\n", out);
    }
    fputs("    *) COMPREPLY=($(compgen -W '", out);
    for (unsigned i = 0; i < cli->option_count; i++)
        if (cli->options[i].name)
            fprintf(out, " --%s", cli->options[i].name);
    fputs("' -- \"$word\")) ;;\n    esac\n}\ncomplete -o default -F ", out);
    print_identifier(cli->program, out);
    fprintf(out, " %s\n", cli->program);
}

static void print_fish(const struct cli *cli, FILE *out)
{
    for (unsigned i = 0; i < cli->option_count; i++) {
        const struct cli_option *option = &cli->options[i];
        if (!option->name)
            continue;
        fprintf(out, "complete -c %s -l %s", cli->program, option->name);
        if (option->letter)
            fprintf(out, " -s %c", option->letter);
        if (cli_argument_of(option) == CLI_REQUIRED_ARGUMENT)
            fputs(takes_file(option) ? " -r -F" : " -x", out);
        if (option->names) {
            fputs(" -a '", out);
            print_argument_names(option, out);
            fputc('\'', out);
        }
        fputs(" -d '", out);
        print_quoted(option->help, "\\", out);
        fputs("'\n", out);
    }
}

/* Prints an option for _arguments: '(-f --format)'{-f+,--format=}'[help]:FORMAT:(line grid)'. */
static void print_zsh_option(const struct cli_option *option, FILE *out)
{
    enum cli_argument argument = cli_argument_of(option);
    const char *equals = argument == CLI_NO_ARGUMENT         ? ""
                         : argument == CLI_OPTIONAL_ARGUMENT ? "=-"
                                                             : "=";
    if (option->letter)
        fprintf(out, "    '(-%c --%s)'{-%c%s,--%s%s}'[", option->letter, option->name,
                option->letter, argument == CLI_REQUIRED_ARGUMENT ? "+" : "", option->name, equals);
    else
        fprintf(out, "    '--%s%s[", option->name, equals);
    print_quoted(option->help, "[]:\\", out);
    fputc(']', out);
    if (argument != CLI_NO_ARGUMENT) {
        char name[40];
        cli_argument_name(option, name, sizeof name);
        fputs(argument == CLI_OPTIONAL_ARGUMENT ? "::" : ":", out);
        fprintf(out, "%s:", name);
        if (option->names) {
            fputc('(', out);
            print_argument_names(option, out);
            fputc(')', out);
        } else {
            fputs(takes_file(option) ? "_files" : " ", out);
        }
    }
    fputs("' \\\n", out);
}

static void print_zsh(const struct cli *cli, FILE *out)
{
    fprintf(out, "#compdef %s\n_arguments -s -S \\\n", cli->program);
    for (unsigned i = 0; i < cli->option_count; i++)
        if (cli->options[i].name)
            print_zsh_option(&cli->options[i], out);
    fputs("    '*:file:_files'\n", out);
}

static const struct {
    const char *name;
    void (*print)(const struct cli *cli, FILE *out);
} shells[] = {{"bash", print_bash}, {"fish", print_fish}, {"zsh", print_zsh}};

enum { SHELLS = sizeof shells / sizeof shells[0] };

const char *cli_shell_name(unsigned index, char room[CLI_NAME_ROOM])
{
    (void)room;
    return index < SHELLS ? shells[index].name : NULL;
}

bool cli_print_completion(const struct cli *cli, const char *shell, FILE *out)
{
    for (unsigned i = 0; i < SHELLS; i++) {
        if (strcmp(shells[i].name, shell) == 0) {
            shells[i].print(cli, out);
            return true;
        }
    }
    return false;
}
