/* A family of films, and one of its films. */
#ifndef TESTS_FILMS_FAMILY_H
#define TESTS_FILMS_FAMILY_H

#include "films/film_page.h"

struct family_film {
    struct video_clip clip;
    struct film_page *page[2]; /* the second lies there after the change */
    bool follows;              /* its puzzles can be read, and have to be */
    bool untimed;              /* but when nobody knows */
    bool both;                 /* the second lies beside the first: either may be read */
};

/* Film NUMBER, from 0 on, of FAMILY; its pages are drawn in ROOM. PHOTOS: where photos are, or
 * NULL. False: it cannot be made here. */
struct family {
    const char *name;
    unsigned films;
    unsigned sample; /* the film that a quick test plays, or FAMILY_NO_SAMPLE */
    bool (*make)(unsigned number, const char *photos, struct film_page room[2],
                 struct family_film *film);
};

#endif
