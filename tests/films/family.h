/* A family of videos, and one of its videos. */
#ifndef TESTS_FILMS_FAMILY_H
#define TESTS_FILMS_FAMILY_H

#include "films/film_page.h"

struct family_film {
    struct video_clip clip;
    struct film_page *page[2]; /* the second page replaces the first at the change */
    bool follows;              /* its puzzles can be read and must be */
    bool untimed;              /* but without a time limit */
    bool both;                 /* the second page lies beside the first: either may be read */
};

/* Makes video NUMBER (from 0) of FAMILY in FILM, and its pages in ROOM. PHOTOS: the folder of
 * photos or NULL. False: it cannot be made here. */
struct family {
    const char *name;
    unsigned films;
    unsigned sample; /* number of the video in the quick test, or FAMILY_NO_SAMPLE */
    bool (*make)(unsigned number, const char *photos, struct film_page room[2],
                 struct family_film *film);
};

#endif
