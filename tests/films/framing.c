#include "films/framing.h"

#include <stdio.h>

/* Side of the page at its final place, and of a cell there. */
enum { SIZE = 400, CELL = SIZE / 10 };

static const char *const moves[FRAMING_MOVES] = {"pulled back", "pushed in", "slid in", "slid out"};
static const char *const edges[FRAMING_EDGES] = {"left", "top", "right", "bottom"};
static const double cuts[FRAMING_CUTS] = {0.3, 0.5, 0.7, 0.9, 1.2}; /* cells outside the frame */

/* The offset in pixels from the middle of the frame such that CUT cells of a grid with cells of
 * SIDE pixels are beyond EDGE. */
static struct svision_point displace(unsigned edge, double cut, double side)
{
    bool across = edge % 2 == 0;
    double way = (across ? VIDEO_WIDTH : VIDEO_HEIGHT) / 2.0 - (4.5 - cut) * side;
    way *= edge < 2 ? -1 : 1;
    return (struct svision_point){across ? way : 0, across ? 0 : way};
}

static void set_page(unsigned page, unsigned number, struct film *film)
{
    static const char *const photos[] = {"image10", "image13", "image16", "image24", "image30"};
    if (page == 1)
        film->print[0] = 1 + number % 8;
    if (page == 2)
        film->photo[0] = photos[number % 5];
}

struct film framing_film(unsigned number)
{
    unsigned move = number % FRAMING_MOVES, edge = number / FRAMING_MOVES % FRAMING_EDGES;
    unsigned cut = number / (FRAMING_MOVES * FRAMING_EDGES) % FRAMING_CUTS;
    unsigned page = number / (FRAMING_MOVES * FRAMING_EDGES * FRAMING_CUTS);
    double zoom = move < 2 ? 0.15 : 0;
    struct svision_point at = displace(edge, cuts[cut], CELL * (1 + zoom));
    struct film film = {.clip = {.frames = 50,
                                 .size = SIZE,
                                 .shake = 1,
                                 .noise = 3,
                                 .way = {at.x, at.y, zoom, move % 2 ? 12 : 15, move % 2 ? 25 : 30,
                                         move % 2 != 0, 0}},
                        .partly = true,
                        .sample = number % 41 == 0};
    snprintf(film.clip.name, sizeof film.clip.name, "%s, %.1f %s", moves[move], cuts[cut],
             edges[edge]);
    set_page(page, number / FRAMING_MOVES, &film);
    return film;
}
