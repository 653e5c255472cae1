/* Validated options of sudoku-cam. */
#ifndef CAM_OPTIONS_H
#define CAM_OPTIONS_H

#include <sudoku/text.h>

#include "cam/paint.h"
#include "cli/options/boards.h"
#include "cli/options/cli.h"
#include "cli/options/formats.h"
#include "video/source/source.h"

/* Exit statuses in addition to those of all tools. */
enum { CAM_INCOMPLETE = 7, CAM_LOST = 8, CAM_UNREAD = 9 };

enum cam_task {
    CAM_RUN,
    CAM_LIST_DEVICES,
    CAM_LIST_FORMATS,
    CAM_DOCTOR,
};

struct cam_options {
    enum cam_task task;
    struct source_options source; /* path NULL: the first camera */
    char device[32];              /* path of --device=N */
    const char **controls;
    const char **others; /* further sources, for the window */
    size_t other_count;
    const char *record;
    const char *output;
    struct format_choice form;
    struct board_choice boards;
    bool oneshot;
    bool headless;
    bool chimes; /* when a puzzle is committed */
    struct cam_look look;
    const char *loopback;
    uint64_t frames; /* 0: no limit */
    double timeout;  /* 0: none */
    double silence;
    bool wait;
    bool quiet;
};

extern const struct cli cam_cli;

/* OPTIONS refer to ARGV and must be freed whatever the result. */
enum cli_result cam_options_read(struct cam_options *options, int argc, char **argv);

void cam_options_free(struct cam_options *options);

#endif
