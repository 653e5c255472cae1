#include "solve/ask/techniques.h"

#include <sudoku/logic.h>

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
