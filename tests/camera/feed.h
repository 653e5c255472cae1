/* A camera that repeats a recording on a loopback device. */
#ifndef TESTS_CAMERA_FEED_H
#define TESTS_CAMERA_FEED_H

#include "cli/text/message.h"

/* Writes COUNT frames of PATH to DEVICE as KIND "yuyv", "nv12", "grey", "mjpg" or "spoilt" (mjpg
 * with every second picture damaged), then holds the device without a frame: comes back only where
 * it failed. */
bool feed(const char *path, const char *device, unsigned count, const char *kind,
          struct message *message);

#endif
