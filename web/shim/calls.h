/* The calls that JavaScript may make. Each takes a request and appends its answer to a reply;
 * engine.js says what both hold. */
#ifndef WEB_CALLS_H
#define WEB_CALLS_H

#include <sudoku/status.h>

#include "shim/message.h"

/* The calls by their names in JavaScript: those of every module, about pictures, and about puzzles.
 */
#define COMMON_CALLS(CALL)                                                                         \
    CALL(names)                                                                                    \
    CALL(version)                                                                                  \
    CALL(judgeEntries)
#define VISION_CALLS(CALL)                                                                         \
    CALL(read)                                                                                     \
    CALL(follow)                                                                                   \
    CALL(resetTracker)                                                                             \
    CALL(paint)
#define PUZZLE_CALLS(CALL)                                                                         \
    CALL(techniques)                                                                               \
    CALL(layoutInfo)                                                                               \
    CALL(parse)                                                                                    \
    CALL(write)                                                                                    \
    CALL(check)                                                                                    \
    CALL(candidates)                                                                               \
    CALL(solve)                                                                                    \
    CALL(count)                                                                                    \
    CALL(sentences)                                                                                \
    CALL(rate)                                                                                     \
    CALL(hint)                                                                                     \
    CALL(explain)                                                                                  \
    CALL(generate)                                                                                 \
    CALL(drawSvg)

#define WEB_CALLS(CALL) COMMON_CALLS(CALL) VISION_CALLS(CALL) PUZZLE_CALLS(CALL)

/* Returns SUDOKU_OK with an answer in OUT; or a failure, for which OUT is ignored:
 * SUDOKU_ERR_ARGUMENT with the reason in sudoku_argument_error(), or SUDOKU_ERR_MEMORY. */
typedef enum sudoku_status web_call(struct request *in, struct reply *out);

#define WEB_DECLARE(name) web_call call_##name;
WEB_CALLS(WEB_DECLARE)

/* In WebAssembly only: the tables that arrive when they are first used. */
web_call call_tables;

/* Makes a call with LENGTH bytes of request in the memory of shim_input(). Returns the reply: the
 * number of its bytes, then a status, 0 or a failure, and the answer or the reason as a string. The
 * shim owns it until its next call. NULL if there is no memory for a reply. */
const unsigned char *shim_run(web_call *call, size_t length);

/* Returns memory for a request of LENGTH bytes, aligned to 8 bytes, or NULL. The shim owns it. */
unsigned char *shim_input(size_t length);

#if defined(__wasm__)
/* Exports the call NAME. */
#define WEB_EXPORT(name)                                                                           \
    __attribute__((export_name(#name))) const unsigned char *export_##name(size_t length);         \
    const unsigned char *export_##name(size_t length)                                              \
    {                                                                                              \
        return shim_run(call_##name, length);                                                      \
    }
#endif

#endif
