/* What every call has in common. */
#include "shim/calls.h"

#include <sudoku/status.h>

#include <stdlib.h>
#include <string.h>

#include "shim/deadline.h"

static unsigned char *input;
static size_t input_room;
static struct reply reply;

/* Requests are as large as pictures: the old memory goes before new memory is allocated. */
unsigned char *shim_input(size_t length)
{
    if (length > input_room || !input) {
        free(input);
        input_room = length ? length : 1;
        input = malloc(input_room);
        if (!input)
            input_room = 0;
    }
    return input;
}

static const char *reason_for(const struct request *in, enum sudoku_status status)
{
    if (in->reason)
        return in->reason;
    if (in->failed)
        return "an array has another length than its board, or a number is out of range";
    return status == SUDOKU_ERR_ARGUMENT ? sudoku_argument_error() : sudoku_strstatus(status);
}

const unsigned char *shim_run(web_call *call, size_t length)
{
    struct request in = {.slots = input, .length = length < input_room ? length : input_room};
    reply_clear(&reply);
    put_number(&reply, 0);
    put_number(&reply, 0);
    enum sudoku_status status = call(&in, &reply);
    deadline_set(0);
    if (in.failed)
        status = SUDOKU_ERR_ARGUMENT;
    else if (reply.failed)
        status = SUDOKU_ERR_MEMORY;
    if (status < 0) {
        reply_clear(&reply);
        put_number(&reply, 0);
        put_number(&reply, status);
        put_string(&reply, reason_for(&in, status));
    }
    const double bytes = (double)reply.length;
    if (reply.failed)
        return NULL;
    memcpy(reply.slots, &bytes, sizeof bytes);
    return reply.slots;
}

#if defined(__wasm__)
__attribute__((export_name("input"))) unsigned char *export_input(size_t length);
unsigned char *export_input(size_t length)
{
    return shim_input(length);
}
#endif
