#include "cli/options/help.h"

#include <string.h>

#include "cli/text/buffer.h"

enum { WIDTH = 80, HELP_COLUMN = 28 };

/* Prints TEXT from COLUMN on, wrapped at WIDTH, with further lines indented by INDENT. */
static void print_wrapped(FILE *out, const char *text, int column, int indent)
{
    bool starts = true;
    while (*text) {
        int length = (int)strcspn(text, " \n");
        if (!starts && column + 1 + length > WIDTH) {
            column = fprintf(out, "\n%*s", indent, "") - 1;
            starts = true;
        }
        column += fprintf(out, "%s%.*s", starts ? "" : " ", length, text);
        starts = false;
        text += length;
        if (*text == '\n') {
            column = fprintf(out, "\n%*s", indent, "") - 1;
            starts = true;
        }
        text += *text != '\0';
    }
    fputc('\n', out);
}

/* "  -q, --quiet" or "      --count[=LIMIT]"; gives its length. */
static int print_names(const struct cli_option *option, FILE *out)
{
    static const char *const before[] = {"", "=", "[="}, *const after[] = {"", "", "]"};
    enum cli_argument argument = cli_argument_of(option);
    char name[40];
    cli_argument_name(option, name, sizeof name);
    int length = option->letter ? fprintf(out, "  -%c, ", option->letter) : fprintf(out, "      ");
    return length +
           fprintf(out, "--%s%s%s%s", option->name, before[argument], name, after[argument]);
}

/* Appends the possible arguments and the default to the help text. */
static void describe(const struct cli_option *option, struct buffer *text)
{
    char names[300];
    const char *before = " (";
    buffer_printf(text, "%s", option->help);
    if (option->names) {
        cli_list_names(option, names, sizeof names);
        buffer_printf(text, ": %s", names);
    }
    if (option->max > 0 && !option->expected) {
        buffer_printf(text, "%s%.10g to %.10g", before, option->min, option->max);
        before = "; ";
    }
    if (option->initial) {
        buffer_printf(text, "%sdefault: %s", before, option->initial);
        before = "; ";
    }
    buffer_printf(text, "%s", strcmp(before, "; ") == 0 ? ")" : "");
}

static void print_option(const struct cli_option *option, FILE *out)
{
    struct buffer text = {0};
    int column = print_names(option, out);
    if (column >= HELP_COLUMN) {
        fputc('\n', out);
        column = 0;
    }
    fprintf(out, "%*s", HELP_COLUMN - column, "");
    describe(option, &text);
    print_wrapped(out, text.data, HELP_COLUMN, HELP_COLUMN);
    buffer_free(&text);
}

void cli_print_help(const struct cli *cli, FILE *out)
{
    fprintf(out, "Usage: %s %s\n", cli->program, cli->usage);
    print_wrapped(out, cli->summary, 0, 0);
    for (unsigned i = 0; i < cli->option_count; i++) {
        if (cli->options[i].name)
            print_option(&cli->options[i], out);
        else
            fprintf(out, "\n%s:\n", cli->options[i].help);
    }
    if (cli->epilog) {
        fputc('\n', out);
        print_wrapped(out, cli->epilog, 0, 0);
    }
}
