#include "v4l2/choose.h"

#include <math.h>

#include "video/formats/pixel.h"

/* Preferred size. A page held up to the camera fills most of it, at about 60 pixels per cell;
 * smaller frames cost accuracy, larger ones time. */
static const uint32_t best_width = 1280, best_height = 720;

/* Preferred frame rates: motion is jerky below 24, and above 30 frames cost more time than they are
 * worth. */
static const double smooth_rate = 24.0, best_rate = 30.0;

static uint32_t clamp_to_step(uint32_t wanted, uint32_t min, uint32_t max, uint32_t step)
{
    if (wanted <= min)
        return min;
    if (wanted > max)
        wanted = max;
    return min + (wanted - min) / step * step;
}

/* Chooses the size in MODE nearest to the requested or the preferred one. */
static void fit_size(const struct v4l2_mode *mode, const struct v4l2_mode_options *options,
                     struct v4l2_choice *choice)
{
    uint32_t width = options->width ? options->width : best_width;
    uint32_t height = options->height ? options->height : best_height;
    if (mode->width == 0 || mode->height == 0) {
        choice->width = width;
        choice->height = height;
        choice->proposal = !options->width;
        return;
    }
    choice->width = clamp_to_step(width, mode->width, mode->max_width, mode->step_width);
    choice->height = clamp_to_step(height, mode->height, mode->max_height, mode->step_height);
}

static bool same_rate(double one, double other)
{
    /* Treats 29.97 as 30, which drivers distinguish but users do not. */
    return fabs(one - other) <= 0.002 * other;
}

/* Returns the interval in MODE nearest to RATE. */
static struct v4l2_interval fit_interval(const struct v4l2_mode *mode, double rate)
{
    double fastest = v4l2_interval_rate(mode->fastest), slowest = v4l2_interval_rate(mode->slowest);
    if (fastest <= rate || same_rate(fastest, rate))
        return mode->fastest;
    if (slowest >= rate || same_rate(slowest, rate))
        return mode->slowest;
    return (struct v4l2_interval){1000, (uint32_t)lround(rate * 1000)};
}

static double size_cost(const struct v4l2_choice *choice)
{
    double area = (double)choice->width * choice->height;
    double octaves = log2(area / ((double)best_width * best_height));
    return octaves < 0 ? -4 * octaves : octaves;
}

static double rate_cost(struct v4l2_interval interval)
{
    double rate = v4l2_interval_rate(interval);
    if (rate <= 0)
        return 0.5;
    if (rate < smooth_rate)
        return 2 * log2(smooth_rate / rate);
    return 0.1 * fabs(log2(rate / best_rate));
}

static double cost_of(const struct v4l2_mode *mode, const struct v4l2_choice *choice)
{
    return size_cost(choice) + rate_cost(choice->interval) + pixel_find(mode->fourcc)->cost +
           (mode->emulated ? 0.4 : 0.0);
}

/* Requirements met by any mode, to explain a failure. */
struct requirements {
    bool readable;
    bool format;
    bool size;
};

/* True if MODE satisfies OPTIONS; fills in CHOICE. */
static bool fits(const struct v4l2_mode *mode, const struct v4l2_mode_options *options,
                 struct v4l2_choice *choice, struct requirements *met)
{
    if (!pixel_find(mode->fourcc))
        return false;
    met->readable = true;
    if (options->fourcc && mode->fourcc != options->fourcc)
        return false;
    met->format = true;
    choice->fourcc = mode->fourcc;
    fit_size(mode, options, choice);
    if ((options->width && choice->width != options->width) ||
        (options->height && choice->height != options->height))
        return false;
    met->size = true;
    choice->interval = fit_interval(mode, options->rate > 0 ? options->rate : best_rate);
    double rate = v4l2_interval_rate(choice->interval);
    return options->rate <= 0 || rate <= 0 || same_rate(rate, options->rate);
}

/* Chooses a format that the driver does not list. */
static void choose_unlisted(const struct v4l2_mode_options *options, struct v4l2_choice *choice)
{
    *choice = (struct v4l2_choice){.fourcc = options->fourcc,
                                   .width = options->width ? options->width : best_width,
                                   .height = options->height ? options->height : best_height,
                                   .proposal = !options->width};
    if (options->rate > 0)
        choice->interval = (struct v4l2_interval){1000, (uint32_t)lround(options->rate * 1000)};
}

static bool explain(const struct v4l2_mode_options *options, const struct requirements *met,
                    struct message *message)
{
    static const char list_hint[] = "--list-formats shows the available ones";
    if (!met->readable)
        return message_set(message, "no supported format; %s", list_hint);
    if (!met->size)
        return message_set(message, "the size %ux%u is not offered; %s", options->width,
                           options->height, list_hint);
    return message_set(message, "%g frames per second are not offered; %s", options->rate,
                       list_hint);
}

bool v4l2_choose(const struct v4l2_modes *modes, const struct v4l2_mode_options *options,
                 struct v4l2_choice *choice, struct message *message)
{
    struct requirements met = {0};
    double lowest = INFINITY;
    if (options->fourcc && !pixel_find(options->fourcc))
        return message_set(message, "format %s is not supported", pixel_name(options->fourcc).text);
    for (size_t i = 0; i < modes->count; i++) {
        struct v4l2_choice candidate = {0};
        if (!fits(&modes->rows[i], options, &candidate, &met))
            continue;
        double cost = cost_of(&modes->rows[i], &candidate);
        if (cost < lowest) {
            lowest = cost;
            *choice = candidate;
        }
    }
    if (isfinite(lowest))
        return true;
    if (options->fourcc && !met.format) {
        choose_unlisted(options, choice);
        return true;
    }
    return explain(options, &met, message);
}
