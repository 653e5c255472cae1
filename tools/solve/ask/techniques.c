#include "solve/ask/techniques.h"

#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "cli/options/parse.h"
#include "cli/text/buffer.h"

static bool choose(void *user, const char *name)
{
    bool *chosen = user;
    size_t index;
    return sudoku_technique_from_name(name, &index) == SUDOKU_OK && (chosen[index] = true);
}

bool techniques_choose(const char *names, bool **chosen)
{
    free(*chosen);
    *chosen = buffer_resize(NULL, sudoku_technique_count());
    memset(*chosen, 0, sudoku_technique_count());
    /* One name may have a comma in it. */
    return choose(*chosen, names) || parse_names(names, choose, *chosen);
}

void techniques_print(FILE *out)
{
    fprintf(out, "| technique | code | short | SE | score | level |\n|---|---|---|---|---|---|\n");
    for (size_t i = 0; i < sudoku_technique_count(); i++) {
        const struct sudoku_technique *t = sudoku_technique_at(i);
        fprintf(out, "| %s | %s | %s | ", t->name, t->code, t->abbreviation);
        if (t->rating)
            fprintf(out, "%u.%u", t->rating / 10, t->rating % 10);
        fprintf(out, " | %u | %s |\n", t->score, sudoku_level_name(t->level));
    }
}
