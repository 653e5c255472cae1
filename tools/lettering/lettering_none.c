/* Replaces lettering.c in builds without Pango. */
#include "lettering/lettering.h"

bool lettering_has_pango(void)
{
    return false;
}

bool lettering_is_possible(const char *text, struct message *message)
{
    return lettering_is_ascii(text) ||
           message_set(message, "this build can only draw ASCII characters: it has no Pango");
}

double lettering_width(const char *text, double height)
{
    (void)text, (void)height;
    return 0;
}

void lettering_draw(const struct svision_canvas *canvas, const char *text, double x, double y,
                    double height, double width, uint32_t color)
{
    (void)canvas, (void)text, (void)x, (void)y, (void)height, (void)width, (void)color;
}
