/* Films in which cameras, light and hands are as bad as they get, one fault at a time or all at
 * once. Each function makes film NUMBER of its family as `struct family` in family.h says. */
#ifndef TESTS_FILMS_ADVERSE_H
#define TESTS_FILMS_ADVERSE_H

#include "films/family.h"

/* Page NUMBER of some that are printed or photographed. */
bool adverse_page(unsigned number, const char *photos, struct film_page *page);

/* Begins a film of that page, which has to be read in time. */
bool adverse_start(const struct video_clip *clip, unsigned number, const char *photos,
                   struct film_page room[2], struct family_film *film);

/* Two pages beside each other, or one that slides over the other and stays halfway or all over. */
bool adverse_two_pages(unsigned number, const char *photos, struct film_page room[2],
                       struct family_film *film);

/* Glare that wanders, exposure that leaps, focus that hunts, rows that are taken one after the
 * other. */
bool adverse_camera(unsigned number, const char *photos, struct film_page room[2],
                    struct family_film *film);

/* The page is turned round before the camera. */
bool adverse_turned(unsigned number, const char *photos, struct film_page room[2],
                    struct family_film *film);

/* In a mirror no puzzle can be read. */
bool adverse_mirrored(unsigned number, const char *photos, struct film_page room[2],
                      struct family_film *film);

/* Many faults at once, for as many numbers as one likes: what is not wrong may take as long as it
 * likes. */
bool adverse_all(unsigned number, const char *photos, struct film_page room[2],
                 struct family_film *film);

#endif
