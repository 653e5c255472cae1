#include "support/stack_depth.h"

#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "support/check.h"

enum { STACK_BYTES = 1 << 20, PAGE_BYTES = 4096, PAINT = 0xA5 };

struct job {
    stack_depth_call *call;
    void *user;
};

static void *run(void *user)
{
    const struct job *job = user;
    job->call(job->user);
    return NULL;
}

static void nothing(void *user)
{
    (void)user;
}

/* Returns the bytes of a new stack that JOB changes. */
static size_t measure(struct job *job)
{
    uint8_t *stack = aligned_alloc(PAGE_BYTES, STACK_BYTES);
    pthread_attr_t attributes;
    pthread_t thread;
    size_t unused = 0;
    if (!stack || pthread_attr_init(&attributes))
        abort();
    memset(stack, PAINT, STACK_BYTES);
    if (pthread_attr_setstack(&attributes, stack, STACK_BYTES) ||
        pthread_create(&thread, &attributes, run, job) || pthread_join(thread, NULL))
        abort();
    while (unused < STACK_BYTES && stack[unused] == PAINT)
        unused++;
    pthread_attr_destroy(&attributes);
    free(stack);
    return STACK_BYTES - unused;
}

size_t stack_depth(stack_depth_call *call, void *user)
{
    struct job idle = {nothing, NULL}, job = {call, user};
    return measure(&job) - measure(&idle);
}

void stack_depth_expect(const char *name, stack_depth_call *call, void *user)
{
    size_t depth = stack_depth(call, user);
    printf("%-40s %6zu\n", name, depth);
    if (depth > STACK_DEPTH_MAX)
        fprintf(stderr, "%s uses %zu bytes of stack\n", name, depth);
    CHECK(depth <= STACK_DEPTH_MAX);
}
