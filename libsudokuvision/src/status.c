#include <sudokuvision/status.h>

#include "common/argument.h"
#include "config.h"

const char *svision_version(void)
{
    return SVISION_PROJECT_VERSION;
}

unsigned svision_api_version(void)
{
    return SVISION_API_VERSION;
}

const char *svision_argument_error(void)
{
    return argument_error();
}

const char *svision_strstatus(enum svision_status status)
{
    switch (status) {
    case SVISION_OK:
        return "ok";
    case SVISION_NO_GRID:
        return "no grid found";
    case SVISION_TRUNCATED:
        return "more than there is room for";
    case SVISION_DIFFERENT:
        return "different puzzles";
    case SVISION_ERR_ARGUMENT:
        return "invalid argument";
    case SVISION_ERR_MEMORY:
        return "out of memory";
    }
    return "unknown status";
}
