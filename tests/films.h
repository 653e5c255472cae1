/* Films from easy to hard: what happens in each.
 *
 * Takes nothing, gives a table, never fails. */
#ifndef FILMS_H
#define FILMS_H

#include "video.h"

struct film {
    struct video_clip clip;
    /* Its page, and the one that lies there after the change: photos, else the seeds of printed
     * pages, else those that the library draws. */
    const char *photo[2];
    unsigned print[2];
    bool unread; /* nobody can read it */
    bool sample; /* one of the few that a quick test plays */
};

extern const struct film films[];
extern const unsigned film_count;

#endif
