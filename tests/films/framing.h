/* Videos of grids that are partly outside the frame for a while: held too close and pulled back,
 * pushed too close, moved in and out, at each edge, with part or all of a border row cut off. */
#ifndef TESTS_FILMS_FRAMING_H
#define TESTS_FILMS_FRAMING_H

#include "films/films.h"

enum { FRAMING_MOVES = 4, FRAMING_EDGES = 4, FRAMING_CUTS = 5, FRAMING_PAGES = 3 };
enum { FRAMING_FILMS = FRAMING_MOVES * FRAMING_EDGES * FRAMING_CUTS * FRAMING_PAGES };

/* Makes video NUMBER, below FRAMING_FILMS; those of page 2, the last third, need photos. */
struct film framing_film(unsigned number);

#endif
