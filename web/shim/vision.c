/* The exports of the module for pictures. */
#include "shim/calls.h"

#if defined(__wasm__)
COMMON_CALLS(WEB_EXPORT)
VISION_CALLS(WEB_EXPORT)
WEB_EXPORT(tables)
#endif
