/* Replaces loopback.c in builds without Video4Linux. */
#include "v4l2/loopback.h"

bool loopback_open(struct loopback *loopback, const char *path, uint32_t fourcc, unsigned width,
                   unsigned height, double rate, struct message *message)
{
    (void)loopback, (void)fourcc, (void)width, (void)height, (void)rate;
    return message_set(message, "%s: this build does not support writing to devices", path);
}

bool loopback_write(struct loopback *loopback, const struct frame *frame, struct message *message)
{
    (void)loopback, (void)frame, (void)message;
    return false;
}

void loopback_close(struct loopback *loopback)
{
    (void)loopback;
}
