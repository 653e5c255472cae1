/* Command line of sudoku-play: the checked options. */
#ifndef PLAY_OPTIONS_H
#define PLAY_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

#include "cli/options/cli.h"
#include "cli/options/layouts.h"
#include "play/core/control/state.h"

extern const struct cli play_cli;

/* Tasks of the program. */
enum play_task {
    PLAY_GAME,
    PLAY_LIST,       /* list the saved games */
    PLAY_STATISTICS, /* show their statistics */
    PLAY_EXPORT,     /* write one of them in another format */
};

/* Formats for the export of games. */
enum play_export { EXPORT_TEXT, EXPORT_SVG, EXPORT_JSON, EXPORT_PNG };

struct play_options {
    enum play_task task;
    enum play_export export_format;
    bool is_new;  /* begin a new game even if others are unfinished */
    bool by_text; /* play in the terminal */
    bool is_kept; /* save the game; the default */
    bool no_save;
    bool timing;
    unsigned level; /* of enum sudoku_level; 0: any */
    bool has_level;
    bool has_technique;
    size_t technique;
    bool has_seed;
    uint64_t seed;
    struct layout_choice board;
    bool is_samurai; /* short for the figure of that name */
    bool has_language;
    enum language language;
    unsigned theme;
    bool has_theme;
    const char *operand; /* NULL: none */
};

/* The caller frees OPTIONS whatever the result. */
enum cli_result play_options_read(struct play_options *options, int argc, char **argv);
void play_options_free(struct play_options *options);

/* Returns the requested shape, which the caller frees; if no size was requested, its side is 0 and
 * only its variants are set. */
struct shape play_options_shape(const struct play_options *options);

#endif
