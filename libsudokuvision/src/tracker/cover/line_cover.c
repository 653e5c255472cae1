#include "tracker/cover/line_cover.h"

#include <math.h>

#include "detect/lines/line_places.h"
#include "maths/stat.h"

/* Contrast, in gray levels, below which thin lines are lost in blur by themselves, since it spreads
 * them over the paper beside them; only ink darker than print by a factor is then recognized as
 * crossing them. */
#define SHARP_CONTRAST 24.0F
#define STRANGE_INK    1.5F

/* Maximum brightness in a shadow relative to the place examined. */
#define PAPER_SLACK 1.15F
enum { RUN = 2 * LINE_PLACES, MIN_RUN = 3 };

enum { MIN_HIDDEN = 5 /* hidden places along a hidden piece of a line */ };

/* True if the line is invisible at PLACE. In a shadow it is darker than both sides; skin is dark as
 * well, but darker on one side only. */
static bool is_hidden(const struct line_pieces *pieces, const struct line_place *place)
{
    float plain = (float)line_place_brighter(place) - (float)place->line;
    float shaded = line_contrast(pieces, line_place_darker(place), place->line);
    return pieces->usual >= SHARP_CONTRAST &&
           fmaxf(plain, shaded) < LINE_MIN_CONTRAST * pieces->usual;
}

/* True if the surroundings of the line at PLACE are nearly as dark as the line. */
static bool is_flat(const struct line_pieces *pieces, const struct line_place *place)
{
    return line_contrast(pieces, line_place_darker(place), place->line) <
           LINE_MIN_CONTRAST * pieces->usual;
}

/* The cells beyond the pieces around CELL; CELL itself at the edge of the board. */
static void neighbours_of(unsigned side, unsigned cell, unsigned other[4])
{
    unsigned row = cell / side, column = cell % side;
    other[0] = row > 0 ? cell - side : cell;
    other[1] = column > 0 ? cell - 1 : cell;
    other[2] = row + 1 < side ? cell + side : cell;
    other[3] = column + 1 < side ? cell + 1 : cell;
}

/* Place AT along the whole LINE. */
static const struct line_place *place_at(const struct line_pieces *lines, unsigned side,
                                         unsigned line, unsigned at)
{
    return &lines->place[line * side + at / LINE_PLACES][at % LINE_PLACES];
}

/* True if the dark place AT along LINE is in a shadow: as far as the line continues in equal
 * darkness, it is darker than its surroundings by the usual factor. An object hides the line,
 * whatever its shading. A single place is not enough, because of noise and steep edges. */
static bool is_shaded(const struct line_pieces *lines, unsigned side, unsigned line, unsigned at)
{
    float most = PAPER_SLACK * line_place_brighter(place_at(lines, side, line, at)), sum = 0;
    unsigned first = at, end = at + 1;
    while (first > 0 && at - first < RUN &&
           line_place_brighter(place_at(lines, side, line, first - 1)) <= most)
        first--;
    while (end < side * LINE_PLACES && end - at <= RUN &&
           line_place_brighter(place_at(lines, side, line, end)) <= most)
        end++;
    for (unsigned i = first; i < end; i++) {
        const struct line_place *place = place_at(lines, side, line, i);
        sum += fminf(line_contrast(lines, line_place_darker(place), place->line), lines->usual);
    }
    return end - first >= MIN_RUN && sum >= LINE_MIN_CONTRAST * lines->usual * (float)(end - first);
}

/* The lines around a cell, in the order of line_pieces_around(): index of the line within its
 * direction, and of the piece. */
static void lines_of(unsigned side, unsigned cell, unsigned line[4], unsigned piece[4])
{
    for (unsigned i = 0; i < 4; i++) {
        line[i] = (i % 2 ? cell % side : cell / side) + i / 2;
        piece[i] = i % 2 ? cell / side : cell % side;
    }
}

/* The brightness beyond the border beside PIECE of LINE and its neighbors: the upper quartile. */
static float paper_beyond(const struct line_pieces *lines, unsigned side, unsigned line,
                          unsigned piece)
{
    float papers[3 * LINE_PLACES];
    unsigned count = 0;
    for (unsigned i = piece ? piece - 1 : 0; i <= piece + 1 && i < side; i++)
        for (unsigned k = 0; k < LINE_PLACES; k++)
            papers[count++] = lines->place[line * side + i][k].paper[line > 0];
    return stat_select(papers, count, (size_t)count * 3 / 4);
}

/* True if something dark crosses one of LINES at PLACE, between cells of papers A and B. */
static bool is_bridged(const struct line_pieces *lines, const struct line_place *place, float a,
                       float b)
{
    return line_depth(lines, place, a, b) > lines->dark && is_flat(lines, place);
}

/* The same for lines that may be blurred. Print is darker than paper by INK. */
static bool is_passed(const struct line_pieces *lines, const struct line_place *place, float a,
                      float b, float ink)
{
    float depth =
        lines->is_negative ? (float)place->light - fmaxf(a, b) : fminf(a, b) - (float)place->line;
    if (lines->usual < SHARP_CONTRAST)
        return depth > STRANGE_INK * fmaxf(ink, lines->thick);
    return is_bridged(lines, place, a, b);
}

/* True if something extends over the border into CELL, of PAPER. Undecidable for blurred borders,
 * which are darker than other lines. */
static bool is_entered(const struct line_pieces pieces[2], float paper, unsigned side,
                       unsigned cell)
{
    const struct line_place *around[4];
    unsigned line[4], piece[4];
    lines_of(side, cell, line, piece);
    line_pieces_around(pieces, side, cell, around);
    for (unsigned i = 0; i < 4; i++) {
        const struct line_pieces *lines = &pieces[i % 2];
        if (line[i] % side != 0 || lines->usual < SHARP_CONTRAST)
            continue;
        float beyond = paper_beyond(lines, side, line[i], piece[i]);
        for (unsigned k = 0; k < LINE_PLACES; k++)
            if (is_bridged(lines, &around[i][k], beyond, paper) &&
                !is_shaded(lines, side, line[i], piece[i] * LINE_PLACES + k))
                return true;
    }
    return false;
}

/* True if something crosses a line around CELL. */
static bool is_crossed(const struct line_pieces pieces[2], const float *paper, float ink,
                       unsigned side, unsigned cell)
{
    const struct line_place *around[4];
    unsigned other[4], line[4], piece[4];
    lines_of(side, cell, line, piece);
    neighbours_of(side, cell, other);
    line_pieces_around(pieces, side, cell, around);
    for (unsigned i = 0; i < 4; i++) {
        for (unsigned k = 0; k < LINE_PLACES && other[i] != cell; k++)
            if (is_passed(&pieces[i % 2], &around[i][k], paper[i < 2 ? other[i] : cell],
                          paper[i < 2 ? cell : other[i]], ink) &&
                !is_shaded(&pieces[i % 2], side, line[i], piece[i] * LINE_PLACES + k))
                return true;
    }
    return false;
}

/* The number of invisible lines around CELL. */
static unsigned count_hidden(const struct line_pieces pieces[2], unsigned side, unsigned cell)
{
    const struct line_place *around[4];
    unsigned hidden = 0;
    line_pieces_around(pieces, side, cell, around);
    for (unsigned i = 0; i < 4; i++) {
        unsigned missing = 0;
        for (unsigned k = 0; k < LINE_PLACES; k++)
            missing += is_hidden(&pieces[i % 2], &around[i][k]);
        hidden += missing >= MIN_HIDDEN;
    }
    return hidden;
}

/* True if most neighbors of CELL are hidden; then it is hidden too, since objects have no holes. */
static bool is_enclosed(const bool *hidden, unsigned side, unsigned cell)
{
    unsigned other[4], count = 0, covered = 0;
    neighbours_of(side, cell, other);
    for (unsigned i = 0; i < 4; i++) {
        count += other[i] != cell;
        covered += other[i] != cell && hidden[other[i]];
    }
    return 2 * covered > count;
}

void line_cover_find(const struct appearance_frame *frame, uint8_t look[BOARD_MAX_CELLS],
                     bool crossed[BOARD_MAX_CELLS])
{
    struct line_scene scene;
    struct line_pieces pieces[2];
    float paper[LINE_MAX_SIDE * LINE_MAX_SIDE];
    unsigned side = frame->side;
    if (side > LINE_MAX_SIDE)
        return;
    line_places_measure(frame->pyramid, frame->crossings, side, &scene, pieces, paper);
    /* Needed for blurred lines only. */
    bool blurred = fminf(pieces[0].usual, pieces[1].usual) < SHARP_CONTRAST;
    float ink = blurred ? line_places_ink_contrast(&scene, pieces, paper) : 0;
    bool hidden[LINE_MAX_SIDE * LINE_MAX_SIDE] = {false};
    for (unsigned i = 0; i < side * side; i++) {
        crossed[i] = is_crossed((const struct line_pieces *)pieces, paper, ink, side, i) ||
                     is_entered((const struct line_pieces *)pieces, paper[i], side, i);
        hidden[i] = crossed[i] || count_hidden((const struct line_pieces *)pieces, side, i) >= 2;
    }
    for (unsigned i = 0; i < side * side; i++)
        if (hidden[i] || is_enclosed(hidden, side, i))
            look[i] = APPEARANCE_HIDDEN;
}
