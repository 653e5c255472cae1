/* The exports of the module for puzzles. */
#include "shim/calls.h"

#if defined(__wasm__)
COMMON_CALLS(WEB_EXPORT)
PUZZLE_CALLS(WEB_EXPORT)
#endif
