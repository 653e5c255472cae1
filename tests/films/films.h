/* Films from easy to hard: what happens in each. */
#ifndef TESTS_FILMS_FILMS_H
#define TESTS_FILMS_FILMS_H

#include "films/video.h"

struct film {
    struct video_clip clip;
    /* Its page, and the one that lies there after the change: photos, else the seeds of printed
     * pages, else those that the library draws. */
    const char *photo[2];
    unsigned print[2];
    bool unread; /* nobody can read it */
    bool partly; /* a part of the grid is out of the frame for a while */
    bool sample; /* one of the few that a quick test plays */
};

extern const struct film films[];
extern const unsigned film_count;

#endif
