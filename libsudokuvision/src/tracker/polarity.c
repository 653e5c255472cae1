#include "tracker/polarity.h"

/* One in this many frames is read inverted: in dark pictures, in others, and while a grid is
 * tracked. */
enum { DARK_TURNS = 2, BRIGHT_TURNS = 4, GRID_TURNS = 4 };

static bool is_turn(struct polarity *polarity, unsigned turns)
{
    return polarity->waiting++ % turns == turns - 1;
}

void polarity_apply(struct polarity *polarity, struct svision_reader *reader, bool known)
{
    polarity->dark = reader_is_dark(reader);
    if (!known) {
        bool usual = polarity->dark && polarity->last;
        polarity->negative = is_turn(polarity, polarity->dark ? DARK_TURNS : BRIGHT_TURNS) != usual;
    }
    if (polarity->negative)
        reader_negate(reader);
}

void polarity_record(struct polarity *polarity, const struct svision_reading *reading)
{
    polarity->probability = reading->probability;
    polarity->last = polarity->negative;
    if (reading->certainty == SVISION_SURE)
        polarity->waiting = 0;
}

bool polarity_read_other(struct polarity *polarity, struct svision_reader *reader)
{
    if (!is_turn(polarity, GRID_TURNS))
        return false;
    reader_negate(reader);
    reader_read(reader, NULL, NULL);
    const struct svision_reading *other = svision_reader_reading(reader, 0);
    if (other && (other->certainty == SVISION_SURE || other->probability > polarity->probability)) {
        polarity->negative = !polarity->negative;
        return true;
    }
    reader_negate(reader);
    return false;
}

bool polarity_admits(const struct polarity *polarity, const struct svision_reading *reading)
{
    return !polarity->negative || polarity->dark || reading->certainty == SVISION_SURE;
}
