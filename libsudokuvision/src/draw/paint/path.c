#include "draw/paint/path.h"

/* Reads an integer of up to five digits. */
static bool number(const char **text, int *value)
{
    const char *next = *text;
    while (*next == ' ')
        next++;
    bool negative = *next == '-';
    next += negative;
    int result = 0, digits = 0;
    for (; digits < 5 && *next >= '0' && *next <= '9'; digits++)
        result = 10 * result + (*next++ - '0');
    *value = negative ? -result : result;
    *text = next;
    return digits > 0;
}

static bool points(struct path *path, struct path_step *step, int first)
{
    for (int i = first; i < 4; i++)
        if (!number(&path->text, &step->x[i]) || !number(&path->text, &step->y[i]))
            return false;
    return true;
}

bool path_next(struct path *path, struct path_step *step)
{
    char command = *path->text;
    *step = (struct path_step){.kind = PATH_LINE};
    step->x[0] = step->x[3] = path->x;
    step->y[0] = step->y[3] = path->y;
    if (command == '\0')
        return false;
    path->text++;
    bool read = command == 'Z';
    if (command == 'Z')
        step->kind = PATH_CLOSE;
    if (command == 'M')
        step->kind = PATH_MOVE;
    if (command == 'C')
        step->kind = PATH_CURVE;
    if (command == 'M' || command == 'L')
        read = points(path, step, 3);
    if (command == 'C')
        read = points(path, step, 1);
    if (command == 'H')
        read = number(&path->text, &step->x[3]);
    if (command == 'V')
        read = number(&path->text, &step->y[3]);
    path->x = step->x[3];
    path->y = step->y[3];
    return read;
}
