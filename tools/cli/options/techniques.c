#include "cli/options/techniques.h"

#include <string.h>

#include <sudoku/logic.h>

#include "cli/options/parse.h"
#include "cli/text/buffer.h"

const char *cli_technique_name(unsigned index, char room[CLI_NAME_ROOM])
{
    const struct sudoku_technique *technique = sudoku_technique_at(index);
    (void)room;
    return technique ? technique->name : NULL;
}

static bool choose(void *user, const char *name)
{
    bool *chosen = user;
    size_t index;
    if (sudoku_technique_from_name(name, &index) != SUDOKU_OK)
        return false;
    chosen[index] = true;
    return true;
}

bool cli_techniques_add(const char *names, bool **chosen)
{
    size_t count = sudoku_technique_count();
    if (!*chosen) {
        *chosen = buffer_resize(NULL, count);
        memset(*chosen, 0, count);
    }
    /* One name contains a comma. */
    return choose(*chosen, names) || parse_names(names, choose, *chosen);
}
