/* Videos from easy to hard. */
#ifndef TESTS_FILMS_FILMS_H
#define TESTS_FILMS_FILMS_H

#include "films/video.h"

struct film {
    struct video_clip clip;
    /* The page and its replacement after the change: photos, otherwise seeds of printed pages,
     * otherwise pages drawn by the library. */
    const char *photo[2];
    unsigned print[2];
    bool unread; /* nobody can read it */
    bool partly; /* part of the grid is outside the frame for a while */
    bool sample; /* one of the few in the quick test */
};

extern const struct film films[];
extern const unsigned film_count;

#endif
