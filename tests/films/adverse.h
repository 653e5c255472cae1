/* Families of videos with strong faults of camera, light and hands, one at a time or all at once.
 * Each function makes video NUMBER of its family, see `struct family` in family.h. */
#ifndef TESTS_FILMS_ADVERSE_H
#define TESTS_FILMS_ADVERSE_H

#include "films/family.h"

/* Makes page NUMBER of some printed and photographed ones. */
bool adverse_page(unsigned number, const char *photos, struct film_page *page);

/* Starts a video of that page, which has to be read in time. */
bool adverse_start(const struct video_clip *clip, unsigned number, const char *photos,
                   struct film_page room[2], struct family_film *film);

/* Two pages side by side, or one that slides over the other and stops halfway or covers it. */
bool adverse_two_pages(unsigned number, const char *photos, struct film_page room[2],
                       struct family_film *film);

/* Moving glare, sudden changes of exposure, focus hunting, rolling shutter. */
bool adverse_camera(unsigned number, const char *photos, struct film_page room[2],
                    struct family_film *film);

/* The page is rotated in front of the camera. */
bool adverse_turned(unsigned number, const char *photos, struct film_page room[2],
                    struct family_film *film);

/* Mirrored pages; no puzzle can be read. */
bool adverse_mirrored(unsigned number, const char *photos, struct film_page room[2],
                      struct family_film *film);

/* Many faults at once, for any NUMBER. Nothing wrong may be shown; there is no time limit. */
bool adverse_all(unsigned number, const char *photos, struct film_page room[2],
                 struct family_film *film);

#endif
