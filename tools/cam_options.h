/* What sudoku-cam was told to do.
 *
 * Takes the command line, gives settings that fit together, fails with a message on stderr. */
#ifndef CAM_OPTIONS_H
#define CAM_OPTIONS_H

#include "cam_paint.h"
#include "cli.h"
#include "source.h"

/* Exit status besides those that all tools share. */
enum { CAM_LOST = 8, CAM_UNREAD = 9 };

enum cam_task {
    CAM_RUN,
    CAM_LIST_DEVICES,
    CAM_LIST_FORMATS,
    CAM_DOCTOR,
};

enum cam_format {
    CAM_LINE,
    CAM_GRID,
    CAM_JSON,
};

struct cam_options {
    enum cam_task task;
    struct source_options source; /* path NULL: the first camera there is */
    char device[32];              /* what --device=N stands for */
    const char **controls;
    const char *record;
    const char *output;
    enum cam_format format;
    bool oneshot;
    bool headless;
    struct cam_look look;
    const char *loopback;
    uint64_t frames; /* 0: no limit */
    double timeout;  /* 0: none */
    double silence;
    bool wait;
    bool quiet;
};

enum options_result {
    OPTIONS_READY,
    OPTIONS_ANSWERED, /* help or version was shown */
    OPTIONS_WRONG,
};

extern const struct cli cam_cli;

/* OPTIONS borrow from ARGV and are to be freed whatever the result. */
enum options_result cam_options_read(struct cam_options *options, int argc, char **argv);

void cam_options_free(struct cam_options *options);

#endif
