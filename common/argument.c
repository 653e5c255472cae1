#include "common/argument.h"

static _Thread_local const char *last = "no argument was refused";

void argument_refuse(const char *reason)
{
    last = reason;
}

const char *argument_error(void)
{
    return last;
}
