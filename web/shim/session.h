/* The layout of the running call, and the objects made for it, which stay for the next call. */
#ifndef WEB_SESSION_H
#define WEB_SESSION_H

#include <sudoku/generate.h>
#include <sudoku/layout.h>
#include <sudoku/logic.h>
#include <sudoku/solver.h>

#include "shim/message.h"

enum { PROFILES = SUDOKU_PROFILE_SUKAKU + 1 };

struct session {
    const struct sudoku_layout *layout;
    unsigned side, cells;
    struct sudoku_layout *own; /* NULL for the classic layout */
    /* Made when first used. */
    struct sudoku_solver *solver;
    struct sudoku_generator *generator;
    struct sudoku_logic *logic[PROFILES];
    unsigned char *key; /* the layout as requests describe it */
    size_t key_length;
};

/* Takes a layout and stores the session for it in *SESSION, valid until the next call. */
enum sudoku_status take_layout(struct request *in, struct session **session);

enum sudoku_status session_solver(struct session *session, struct sudoku_solver **solver);

enum sudoku_status session_generator(struct session *session, struct sudoku_generator **generator);

enum sudoku_status session_logic(struct session *session, enum sudoku_profile profile,
                                 struct sudoku_logic **logic);

/* Appends a layout for the layout of take_layout() in JavaScript. REGIONS and PLACES may be NULL.
 */
void put_layout(struct reply *out, const struct sudoku_layout_options *options,
                const uint16_t *places, unsigned place_count);

#endif
