#include "pages/paper/page_light.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "model/random.h"
#include "pages/paper/page_highlight.h"
#if HAVE_JPEG
#include "image/jpeg/jpeg.h"
#endif

/* Limits VALUE; calls of fminf() and fmaxf() would take most of the time. */
static float clamp(float value, float low, float high)
{
    return value < low ? low : value < high ? value : high;
}

/* Light that decreases to one side, the soft edge of a shadow, and a round highlight. */
static void shade(const struct page_settings *settings, struct page_frame *frame, uint64_t *random)
{
    float width = (float)frame->width, height = (float)frame->height, size = fmaxf(width, height);
    float angle = random_between(random, 0, 6.2831853F), cosine = cosf(angle), sine = sinf(angle);
    float place = random_between(random, -0.15F, 0.15F) * size;
    float soft = random_between(random, 0.02F, 0.15F) * size;
    soft = settings->hard ? 3 : soft;
    float x0 = random_between(random, 0.25F, 0.75F) * width;
    float y0 = random_between(random, 0.25F, 0.75F) * height;
    float radius = random_between(random, 0.08F, 0.2F) * size;
    struct page_highlight highlight;
    page_highlight_choose(settings, random, &highlight);
    for (unsigned y = 0; y < frame->height; y++) {
        for (unsigned x = 0; x < frame->width; x++) {
            float *pixel = frame->pixel[(size_t)y * frame->width + x];
            float dx = (float)x - width / 2, dy = (float)y - height / 2;
            float along = dx * cosine + dy * sine;
            float light = 1 + 0.15F * along / size;
            light *= 1 - settings->shadow * clamp((along - place) / soft, 0, 1);
            float added = page_highlight_at(&highlight, (float)x / size, (float)y / size);
            if (settings->glare > 0) {
                float far = hypotf((float)x - x0, (float)y - y0) / radius;
                added += settings->glare * expf(-far * far);
            }
            for (unsigned i = 0; i < 3; i++)
                pixel[i] = clamp(pixel[i] * light + added, 0, 255);
        }
    }
}

/* Blurs COUNT pixels that are STEP apart. LINE has room for as many. */
static void blur_line(float (*pixel)[3], size_t step, int count, const float *kernel, int reach,
                      float (*line)[3])
{
    for (int i = 0; i < count; i++)
        memcpy(line[i], pixel[(size_t)i * step], sizeof line[i]);
    for (int i = 0; i < count; i++) {
        float sum[3] = {0};
        for (int k = -reach; k <= reach; k++) {
            int at = i + k < 0 ? 0 : i + k < count ? i + k : count - 1;
            for (unsigned c = 0; c < 3; c++)
                sum[c] += kernel[k + reach] * line[at][c];
        }
        memcpy(pixel[(size_t)i * step], sum, sizeof sum);
    }
}

static bool blur(struct page_frame *frame, float sigma)
{
    enum { REACH = 12 };
    float kernel[2 * REACH + 1], sum = 0;
    unsigned longer = frame->width > frame->height ? frame->width : frame->height;
    float(*line)[3] = malloc(longer * sizeof *line);
    if (!line)
        return false;
    int reach = (int)clamp(ceilf(3 * sigma), 1, REACH);
    for (int i = -reach; i <= reach; i++)
        sum += kernel[i + reach] = expf(-0.5F * (float)(i * i) / (sigma * sigma));
    for (int i = 0; i <= 2 * reach; i++)
        kernel[i] /= sum;
    for (unsigned y = 0; y < frame->height; y++)
        blur_line(frame->pixel + (size_t)y * frame->width, 1, (int)frame->width, kernel, reach,
                  line);
    for (unsigned x = 0; x < frame->width; x++)
        blur_line(frame->pixel + x, frame->width, (int)frame->height, kernel, reach, line);
    free(line);
    return true;
}

static bool compress(uint8_t *bytes, unsigned width, unsigned height, int quality)
{
#if HAVE_JPEG
    uint8_t *data;
    size_t size;
    const struct pixels_limits limits = {.longest = 1U << 20};
    struct pixels pixels;
    char message[JPEG_MESSAGE];
    if (!jpeg_encode(bytes, width, height, 3, quality, &data, &size))
        return false;
    bool done = jpeg_decode(data, size, &limits, &pixels, message);
    if (done)
        memcpy(bytes, pixels.data, (size_t)3 * width * height);
    free(pixels.data);
    free(data);
    return done;
#else
    (void)bytes, (void)width, (void)height, (void)quality;
    return true;
#endif
}

/* Averages each pixel over the camera's motion by LENGTH along ANGLE. */
static bool move(struct page_frame *frame, float length, float angle)
{
    enum { STEPS = 9 };
    int width = (int)frame->width, height = (int)frame->height;
    size_t count = (size_t)frame->width * frame->height;
    float(*kept)[3] = malloc(count * sizeof *kept);
    if (!kept)
        return false;
    memcpy(kept, frame->pixel, count * sizeof *kept);
    memset(frame->pixel, 0, count * sizeof *kept);
    for (unsigned step = 0; step < STEPS; step++) {
        float along = length * ((float)step / (STEPS - 1) - 0.5F);
        float right = along * cosf(angle), down = along * sinf(angle);
        for (size_t i = 0; i < count; i++) {
            float x = (float)(i % frame->width) + right, y = (float)(i / frame->width) + down;
            int column = (int)clamp(roundf(x), 0, (float)(width - 1));
            int row = (int)clamp(roundf(y), 0, (float)(height - 1));
            for (unsigned c = 0; c < 3; c++)
                frame->pixel[i][c] += kept[(size_t)row * frame->width + (size_t)column][c] / STEPS;
        }
    }
    free(kept);
    return true;
}

/* Bands that take SHARE of the light, like moire between a screen and a camera. */
static void add_moire(struct page_frame *frame, float share, uint64_t *random)
{
    float angle = random_between(random, 0, 3.1415927F), pitch = random_between(random, 3, 25);
    float cosine = cosf(angle), sine = sinf(angle);
    for (size_t i = 0; i < (size_t)frame->width * frame->height; i++) {
        float x = (float)(i % frame->width), y = (float)(i / frame->width);
        float phase = 6.2831853F / pitch * (x * cosine + y * sine);
        for (unsigned c = 0; c < 3; c++)
            frame->pixel[i][c] *= 1 - share * (0.5F + 0.5F * sinf(phase + (float)c));
    }
}

bool page_expose(const struct page_settings *settings, struct page_frame *frame, uint64_t *random,
                 uint8_t *bytes)
{
    size_t count = (size_t)frame->width * frame->height;
    if (!settings->shot)
        shade(settings, frame, random);
    if (settings->moire > 0)
        add_moire(frame, settings->moire, random);
    if (settings->motion > 0 &&
        !move(frame, settings->motion, random_between(random, 0, 3.1415927F)))
        return false;
    if (settings->blur > 0 && !blur(frame, settings->blur))
        return false;
    for (size_t i = 0; i < 3 * count; i++) {
        float value = frame->pixel[i / 3][i % 3];
        if (settings->noise > 0)
            value += settings->noise * random_normal(random);
        bytes[i] = (uint8_t)clamp(value + 0.5F, 0, 255);
    }
    return settings->jpeg == 0 || compress(bytes, frame->width, frame->height, settings->jpeg);
}
