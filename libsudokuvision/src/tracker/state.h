/* The state of a tracker: tracker.c tracks the grid, commit.c decides on its puzzle. */
#ifndef TRACKER_STATE_H
#define TRACKER_STATE_H

#include "reader/reader.h"
#include "tracker/box_doubt.h"
#include "tracker/cover/cover.h"
#include "tracker/cover/presence.h"
#include "tracker/evidence/fusion.h"
#include "tracker/evidence/writing.h"
#include "tracker/guidance.h"
#include "tracker/motion/optical_flow.h"
#include "tracker/motion/smooth.h"
#include "tracker/polarity.h"
#include "tracker/track.h"

enum { TRACKER_READINGS = 4 };

/* Why the print in a cell is unknown. */
enum unread {
    UNREAD_NOT = 0,
    UNREAD_UNSEEN, /* something covered it */
    UNREAD_OPEN,   /* it may be handwritten */
    UNREAD_HIDDEN, /* it may hold a barely visible digit */
};

/* A committed puzzle. */
struct puzzle {
    const struct board_size *size; /* NULL: none yet */
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
    unsigned max_width, max_height; /* of the allocated memory */
    unsigned same;                  /* consecutive frames that show nothing new */
    unsigned still;                 /* and that show only noise */
    double time, gap;               /* of the last frame, and since the previous one */
    struct polarity polarity;
    struct search search[2]; /* while there is no grid: in the frame and in its negative */
    bool moved;              /* the motion since the last frame is known: */
    struct svision_homography map;
    struct fusion fusion;
    struct writing writing;
    float kept; /* weight of the evidence in both since the last addition */
    struct smooth smooth;
    struct presence presence;
    struct cover cover;
    bool looked; /* COVER is that of this frame */
    struct verdict verdict;
    struct svision_track track;
    bool doubtful; /* the last reading of the grid */
    bool differs;  /* the last reading at its position is another puzzle */
    struct box_doubt box_doubt;
    unsigned strays, foreign, rivals; /* consecutive frames, or their balance */
    struct puzzle puzzle;             /* the last one committed */
};

/* The reading that continues the grid. */
struct match {
    struct turned seen; /* NULL: none */
    bool near;          /* at the expected position; if turned, read in another orientation */
};

#endif
