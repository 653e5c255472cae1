/* Tables that arrive when they are first used. In WebAssembly, those that most pictures do without
 * are zeros until then; elsewhere they are part of the library. */
#ifndef DIGITS_NETWORK_MODEL_DATA_H
#define DIGITS_NETWORK_MODEL_DATA_H

#include <stdbool.h>

#if defined(__wasm__)
/* Fills MODEL, or ends the call with a trap. */
__attribute__((import_module("engine"), import_name("table"))) void engine_table(const void *model);

static inline void model_await(const void *model, bool is_there)
{
    if (!is_there)
        engine_table(model);
}
#else
static inline void model_await(const void *model, bool is_there)
{
    (void)model, (void)is_there;
}
#endif

#endif
