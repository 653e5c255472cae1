/* What sudoku-play was asked to do: options that were checked. */
#ifndef PLAY_OPTIONS_H
#define PLAY_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

#include "cli/options/cli.h"
#include "cli/options/layouts.h"
#include "play/control/session.h"

extern const struct cli play_cli;

/* What is done. */
enum play_task {
    PLAY_GAME,
    PLAY_LIST,       /* the games that are kept */
    PLAY_STATISTICS, /* what was counted over them */
    PLAY_EXPORT,     /* one of them, in another form */
};

/* Forms in which a game is exported. */
enum play_export { EXPORT_TEXT, EXPORT_SVG, EXPORT_JSON, EXPORT_PNG };

struct play_options {
    enum play_task task;
    enum play_export export_format;
    bool is_new;  /* a new game, though others are not finished */
    bool by_text; /* in the terminal */
    bool is_kept; /* saved; not said: yes */
    bool no_save;
    bool timing;
    unsigned level; /* of enum sudoku_level; 0: any */
    bool has_technique;
    size_t technique;
    bool has_seed;
    uint64_t seed;
    struct layout_choice board;
    bool is_samurai;
    bool has_language;
    enum language language;
    unsigned theme;
    const char *operand; /* NULL: none */
};

/* OPTIONS are to be freed whatever the result. */
enum cli_result play_options_read(struct play_options *options, int argc, char **argv);
void play_options_free(struct play_options *options);

/* The shape that was asked for, which the caller frees; its side is 0 where none was: then it has
 * the variants alone. */
struct shape play_options_shape(const struct play_options *options);

#endif
