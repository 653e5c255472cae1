/* The tables that split.mjs removes from the module, and engine_table() brings back. */
#include "digits/network/classifier.h"
#include "digits/network/convolution.h"
#include "digits/network/struck.h"
#include "shim/calls.h"

static void put_table(struct reply *out, const char *name, const void *model, size_t size)
{
    put_string(out, name);
    put_number(out, (double)(uintptr_t)model);
    put_number(out, (double)size);
}

enum sudoku_status call_tables(struct request *in, struct reply *out)
{
    (void)in;
    put_number(out, 4);
    put_table(out, "convolution", &convolution_model, sizeof convolution_model);
    put_table(out, "struck", &struck_model, sizeof struck_model);
    put_table(out, "letters", &letters_model, sizeof letters_model);
    put_table(out, "arabic", &arabic_model, sizeof arabic_model);
    return SUDOKU_OK;
}
