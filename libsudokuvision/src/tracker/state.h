/* What a tracker holds: tracker.c follows a grid, commit.c decides about its puzzle. */
#ifndef TRACKER_STATE_H
#define TRACKER_STATE_H

#include "reader/reader.h"
#include "tracker/box_doubt.h"
#include "tracker/cover.h"
#include "tracker/fusion.h"
#include "tracker/guidance.h"
#include "tracker/optical_flow.h"
#include "tracker/polarity.h"
#include "tracker/presence.h"
#include "tracker/smooth.h"
#include "tracker/track.h"
#include "tracker/writing.h"

enum { TRACKER_READINGS = 4 };

/* Why nobody knows what a cell has in print. */
enum unread {
    UNREAD_NOT = 0,
    UNREAD_UNSEEN, /* something lay on it */
    UNREAD_OPEN,   /* it may be by hand as well */
    UNREAD_HIDDEN, /* it may have a digit that is hardly seen */
};

/* A puzzle that was committed. */
struct puzzle {
    const struct board_size *size; /* NULL: none was */
    uint8_t cells[BOARD_MAX_CELLS];
    uint8_t solution[BOARD_MAX_CELLS];
    uint8_t unread[BOARD_MAX_CELLS]; /* enum unread */
};

struct svision_tracker {
    struct sudoku_allocator allocator;
    struct svision_reader *reader;
    struct optical_flow flow;
    double hold, time_constant;
    float margin;
    unsigned width, height;         /* of the last frame */
    unsigned max_width, max_height; /* that there is room for */
    unsigned same;                  /* frames in a row that show nothing new */
    unsigned still;                 /* and that show nothing but noise */
    double time, gap;               /* of the last frame, and since the one before it */
    struct polarity polarity;
    bool moved; /* the motion since the last frame is known: */
    struct svision_homography map;
    struct fusion fusion;
    struct writing writing;
    float kept; /* of the evidence in both, since the last that was added */
    struct smooth smooth;
    struct presence presence;
    struct cover cover;
    bool looked; /* COVER is of this frame */
    struct verdict verdict;
    struct svision_track track;
    bool doubtful; /* the last reading of the grid */
    bool differs;  /* the last reading there is of another puzzle */
    struct box_doubt box_doubt;
    unsigned strays, foreign, rivals; /* frames in a row, or the balance of them */
    struct puzzle puzzle;             /* the last one that was committed */
};

/* The reading that goes on with the grid. */
struct match {
    struct turned seen; /* NULL: none does */
    bool near;          /* it lies where it should; turned: but reads in another direction */
};

#endif
