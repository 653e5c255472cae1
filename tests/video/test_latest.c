/* The mailbox between capture and display: complete frames, the newest one, and no waiting. */
#include <pthread.h>

#include "support/check.h"
#include "video/latest.h"

enum { SIZE = 4096, FRAMES = 20000 };

static void put(struct latest *latest, uint64_t number, bool *overtaken)
{
    uint8_t pixels[SIZE];
    memset(pixels, (int)(number % 251), sizeof pixels);
    struct frame frame = {.bytes = pixels,
                          .size = sizeof pixels,
                          .image = {pixels, 64, 64, 64, SVISION_GRAY8},
                          .number = number};
    bool was = latest_put(latest, &frame);
    if (overtaken)
        *overtaken = was;
}

static void the_newest_frame_wins(void)
{
    struct latest *latest = latest_create();
    struct frame frame;
    bool overtaken;
    CHECK_EQ(latest_take(latest, 0, &frame), LATEST_NOTHING);
    put(latest, 1, &overtaken);
    CHECK(!overtaken);
    put(latest, 2, &overtaken);
    CHECK(overtaken);
    put(latest, 3, &overtaken);
    CHECK(overtaken);
    CHECK_EQ(latest_take(latest, 0, &frame), LATEST_FRAME);
    CHECK_EQ(frame.number, 3);
    CHECK_EQ(latest_take(latest, 0.001, &frame), LATEST_NOTHING);
    latest_destroy(latest);
}

static void a_taken_frame_stays_while_others_come(void)
{
    struct latest *latest = latest_create();
    struct frame frame;
    put(latest, 7, NULL);
    CHECK_EQ(latest_take(latest, 0, &frame), LATEST_FRAME);
    for (uint64_t i = 8; i < 20; i++)
        put(latest, i, NULL);
    CHECK(frame.image.pixels == frame.bytes);
    for (size_t i = 0; i < SIZE; i++)
        CHECK_EQ(frame.bytes[i], 7);
    latest_destroy(latest);
}

static void the_last_frame_is_given_before_the_end(void)
{
    struct latest *latest = latest_create();
    struct frame frame;
    put(latest, 1, NULL);
    latest_close(latest);
    CHECK_EQ(latest_take(latest, 1, &frame), LATEST_FRAME);
    CHECK_EQ(latest_take(latest, 1, &frame), LATEST_END);
    latest_destroy(latest);
}

static void *put_many(void *user)
{
    for (uint64_t i = 1; i <= FRAMES; i++)
        put(user, i, NULL);
    latest_close(user);
    return NULL;
}

static void frames_from_another_thread_come_whole_and_in_order(void)
{
    struct latest *latest = latest_create();
    pthread_t thread;
    struct frame frame;
    enum latest_result result;
    uint64_t last = 0;
    CHECK_EQ(pthread_create(&thread, NULL, put_many, latest), 0);
    while ((result = latest_take(latest, 10, &frame)) == LATEST_FRAME) {
        CHECK(frame.number > last);
        last = frame.number;
        CHECK_EQ(frame.bytes[0], last % 251);
        CHECK(memcmp(frame.bytes, frame.bytes + 1, SIZE - 1) == 0);
    }
    CHECK_EQ(result, LATEST_END);
    CHECK_EQ(last, FRAMES);
    pthread_join(thread, NULL);
    latest_destroy(latest);
}

int main(void)
{
    the_newest_frame_wins();
    a_taken_frame_stays_while_others_come();
    the_last_frame_is_given_before_the_end();
    frames_from_another_thread_come_whole_and_in_order();
    return check_result();
}
