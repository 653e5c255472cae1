/* A camera made of a recording.
 *
 * Takes a recording and a loopback device, gives its frames to the device again and again, fails
 * with a message. */
#ifndef FEED_H
#define FEED_H

#include "message.h"

/* Writes COUNT frames of PATH to DEVICE as KIND "yuyv", "nv12", "grey", "mjpg" or "spoilt" (mjpg
 * with every second picture damaged), then holds the device without a frame: comes back only where
 * it failed. */
bool feed(const char *path, const char *device, unsigned count, const char *kind,
          struct message *message);

#endif
