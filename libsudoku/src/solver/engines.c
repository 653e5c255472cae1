/* The table of engines and their names. */
#include "solver/engines.h"

#include <stddef.h>
#include <string.h>

#include <sudoku/solver.h>

#include "common/argument.h"

static const struct engine *const engines[] = {
    [SUDOKU_ENGINE_SIMPLE] = &engine_simple,   [SUDOKU_ENGINE_LOGIC] = &engine_logic,
    [SUDOKU_ENGINE_CDCL] = &engine_cdcl,       [SUDOKU_ENGINE_DLX] = &engine_dlx,
    [SUDOKU_ENGINE_ENGINE9] = &engine_engine9,
};

enum { ENGINE_COUNT = sizeof engines / sizeof engines[0] };

const struct engine *engine_of(enum sudoku_engine engine)
{
    return (unsigned)engine < ENGINE_COUNT ? engines[engine] : NULL;
}

const char *sudoku_engine_name(enum sudoku_engine engine)
{
    if (engine == SUDOKU_ENGINE_AUTO)
        return "auto";
    return engine_of(engine) ? engine_of(engine)->name : NULL;
}

enum sudoku_status sudoku_engine_from_name(const char *name, enum sudoku_engine *engine)
{
    if (!argument_expect(name, "name is NULL") || !argument_expect(engine, "engine is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    for (unsigned i = 0; i < ENGINE_COUNT; i++) {
        if (strcmp(name, sudoku_engine_name((enum sudoku_engine)i)) == 0) {
            *engine = (enum sudoku_engine)i;
            return SUDOKU_OK;
        }
    }
    argument_refuse("name is that of no engine");
    return SUDOKU_ERR_ARGUMENT;
}
