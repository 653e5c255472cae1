#include <sudoku/status.h>

#include "common/argument.h"
#include "config.h"

const char *sudoku_version(void)
{
    return SUDOKU_PROJECT_VERSION;
}

unsigned sudoku_api_version(void)
{
    return SUDOKU_API_VERSION;
}

const char *sudoku_argument_error(void)
{
    return argument_error();
}

const char *sudoku_strstatus(enum sudoku_status status)
{
    switch (status) {
    case SUDOKU_OK:
        return "ok";
    case SUDOKU_NO_SOLUTION:
        return "no solution";
    case SUDOKU_SEVERAL_SOLUTIONS:
        return "several solutions";
    case SUDOKU_CONFLICT:
        return "the givens break a rule";
    case SUDOKU_UNDECIDED:
        return "undecided by logic alone";
    case SUDOKU_SOLUTION_LIMIT:
        return "limit on solutions reached";
    case SUDOKU_NODE_LIMIT:
        return "limit on nodes reached";
    case SUDOKU_TIME_LIMIT:
        return "limit on time reached";
    case SUDOKU_CANCELLED:
        return "cancelled";
    case SUDOKU_END:
        return "end of the text";
    case SUDOKU_NOT_FOUND:
        return "nothing that fits was found";
    case SUDOKU_ERR_ARGUMENT:
        return "invalid argument";
    case SUDOKU_ERR_MEMORY:
        return "out of memory";
    case SUDOKU_ERR_TEXT:
        return "malformed text";
    case SUDOKU_ERR_READ:
        return "reading failed";
    case SUDOKU_ERR_INTERNAL:
        return "internal error: the check of a solution failed";
    }
    return "unknown status";
}
