#include "detect/mesh/line_snap.h"

/* Mean offset and weight of the two segments that meet at a crossing. */
static void at_crossing(const struct lines *lines, float threshold, unsigned direction,
                        unsigned line, unsigned crossing, float *offset, float *weight)
{
    float sum = 0, total = 0;
    unsigned side = lines->side;
    unsigned first = crossing > 0 ? crossing - 1 : 0, last = crossing < side ? crossing : side - 1;
    for (unsigned place = first; place <= last; place++) {
        unsigned i = lines_at(side, direction, line, place);
        float clear = lines->clearness[i];
        if (clear > threshold) {
            sum += clear * lines->offset[i];
            total += clear;
        }
    }
    *offset = total > 0 ? sum / total : 0;
    *weight = total;
}

void line_snap(const struct lines *lines, float threshold, unsigned direction, unsigned line,
               struct lines_shift *shift)
{
    float offset[BOARD_MAX_SIDE + 1], weight[BOARD_MAX_SIDE + 1];
    for (unsigned i = 0; i <= lines->side; i++)
        at_crossing(lines, threshold, direction, line, i, &offset[i], &weight[i]);
    for (unsigned i = 0; i <= lines->side; i++) {
        float sum = weight[i] * offset[i], total = weight[i];
        if (i > 0) {
            sum += 0.5F * weight[i - 1] * offset[i - 1];
            total += 0.5F * weight[i - 1];
        }
        if (i < lines->side) {
            sum += 0.5F * weight[i + 1] * offset[i + 1];
            total += 0.5F * weight[i + 1];
        }
        float move = sum / (total + threshold);
        if (direction == LINES_ACROSS)
            shift->node[direction][line][i] += move;
        else
            shift->node[direction][i][line] += move;
    }
}
