/* The engine's exports. */
#include "shim/calls.h"

#if defined(__wasm__)
WEB_CALLS(WEB_EXPORT)
#endif
