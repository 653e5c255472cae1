#include "cli/options/orders.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cli/files/file.h"
#include "cli/text/buffer.h"

static struct order_choice *choice_of(const struct cli_option *option, void *options)
{
    return (struct order_choice *)((char *)options + option->field);
}

const char *order_profile_name(unsigned index, char room[CLI_NAME_ROOM])
{
    (void)room;
    return sudoku_profile_name((enum sudoku_profile)index);
}

/* ---------------------------------------------------------------------------------------- files */

/* Cuts LINE at a comment and removes blanks at both ends. */
static char *trimmed(char *line)
{
    char *comment = strchr(line, '#'), *end;
    if (comment)
        *comment = '\0';
    while (isspace((unsigned char)*line))
        line++;
    for (end = line + strlen(line); end > line && isspace((unsigned char)end[-1]);)
        *--end = '\0';
    return line;
}

/* Adds the technique of LINE, unless the line is empty. Stores what is wrong in *PROBLEM. */
static bool add_line(struct order_choice *choice, char *line, const char **problem)
{
    size_t index = 0;
    const char *name = trimmed(line);
    if (!*name)
        return true;
    *problem = "no technique has this name";
    if (sudoku_technique_from_name(name, &index) != SUDOKU_OK)
        return false;
    *problem = "the technique is listed twice";
    for (size_t i = 0; i < choice->listed_count; i++)
        if (choice->listed[i] == index)
            return false;
    choice->listed[choice->listed_count++] = index;
    return true;
}

/* Reads the lines of TEXT, which is changed. */
static bool read_lines(const struct cli *cli, const char *path, char *text,
                       struct order_choice *choice)
{
    const char *problem = NULL;
    choice->listed = buffer_resize(choice->listed, sudoku_technique_count() * sizeof(size_t));
    choice->listed_count = 0;
    for (unsigned number = 1; text; number++) {
        char *end = strchr(text, '\n'), *line = text;
        text = end ? end + 1 : NULL;
        if (end)
            *end = '\0';
        if (!add_line(choice, line, &problem)) {
            cli_error(cli, "%s:%u: %s: %s", path, number, problem, trimmed(line));
            return false;
        }
    }
    if (!choice->listed_count)
        cli_error(cli, "%s: no techniques", path);
    return choice->listed_count > 0;
}

static bool read_file(const struct cli *cli, const struct cli_option *option, const char *path,
                      struct order_choice *choice)
{
    enum { MAX_LIST = 1 << 16 };
    struct buffer text = {0};
    bool done = file_read(path, MAX_LIST, &text);
    if (done) {
        buffer_add(&text, "", 1);
        done = read_lines(cli, path, text.data, choice);
    } else if (errno == ENOENT && !strpbrk(path, "./")) {
        cli_expected(cli, option, path, NULL);
    } else {
        cli_error(cli, "%s: %s", path, strerror(errno));
    }
    buffer_free(&text);
    return done;
}

/* -------------------------------------------------------------------------------------- setters */

bool order_set_profile(const struct cli *cli, const struct cli_option *option, const char *argument,
                       void *options)
{
    struct order_choice *choice = choice_of(option, options);
    const char *name;
    choice->is_named = true;
    for (unsigned i = 0; (name = sudoku_profile_name((enum sudoku_profile)i)); i++) {
        if (strcmp(name, argument) != 0)
            continue;
        choice->profile = (enum sudoku_profile)i;
        free(choice->listed);
        choice->listed = NULL;
        return true;
    }
    return read_file(cli, option, argument, choice);
}

/* True if the technique at KIND is a kind of that at INDEX, as Hidden Single in a box is. */
static bool is_kind_of(size_t kind, size_t index)
{
    const char *name = sudoku_technique_at(index)->name;
    const char *full = sudoku_technique_at(kind)->name;
    size_t length = strlen(name);
    return strncmp(full, name, length) == 0 && strncmp(full + length, " in a ", 6) == 0;
}

/* Adds the techniques of NAMES and their kinds to *CHOSEN. */
static bool add_with_kinds(const char *names, bool **chosen)
{
    if (!cli_techniques_add(names, chosen))
        return false;
    for (size_t i = 0; i < sudoku_technique_count(); i++)
        for (size_t kind = 0; (*chosen)[i] && kind < sudoku_technique_count(); kind++)
            (*chosen)[kind] |= is_kind_of(kind, i);
    return true;
}

bool order_set_known(const struct cli *cli, const struct cli_option *option, const char *argument,
                     void *options)
{
    return add_with_kinds(argument, &choice_of(option, options)->known) ||
           cli_expected(cli, option, argument, NULL);
}

bool order_set_unknown(const struct cli *cli, const struct cli_option *option, const char *argument,
                       void *options)
{
    return add_with_kinds(argument, &choice_of(option, options)->unknown) ||
           cli_expected(cli, option, argument, NULL);
}

/* --------------------------------------------------------------------------------------- orders */

bool order_is_chosen(const struct order_choice *choice)
{
    return choice->is_named || choice->known || choice->unknown;
}

/* Adds INDEX to the COUNT items of ORDER, unless it is there; returns their number. */
static size_t add_once(size_t *order, size_t count, size_t index)
{
    for (size_t i = 0; i < count; i++)
        if (order[i] == index)
            return count;
    order[count] = index;
    return count + 1;
}

size_t *order_of_choice(const struct order_choice *choice, size_t *count)
{
    size_t techniques = sudoku_technique_count(), length = choice->listed_count, kept = 0;
    size_t *order = buffer_resize(NULL, techniques * sizeof *order);
    if (choice->listed)
        memcpy(order, choice->listed, length * sizeof *order);
    else
        length = sudoku_profile_order(choice->profile, order, techniques);
    for (size_t i = 0; choice->known && i < techniques; i++)
        if (choice->known[i])
            length = add_once(order, length, i);
    for (size_t i = 0; i < length; i++)
        if ((!choice->known || choice->known[order[i]]) &&
            (!choice->unknown || !choice->unknown[order[i]]))
            order[kept++] = order[i];
    *count = kept;
    return order;
}

void order_choice_free(struct order_choice *choice)
{
    free(choice->listed);
    free(choice->known);
    free(choice->unknown);
    *choice = (struct order_choice){0};
}
