#include "reader/certainty/evidence.h"

#include <math.h>

#include "reader/certainty/certainty_model.h"

float evidence_gap_probability(float gap)
{
    return gap < KBEST_REACH ? 1 / (1 + expf(-gap)) : certainty_model.unrivalled;
}
