#include "camera.h"

#include <math.h>
#include <string.h>

#include "page.h"

/* Samples per pixel in each direction. */
#define SAMPLES 3
/* Standard deviation of the noise, gray levels. */
#define NOISE 3.0

struct colour {
    double red, green, blue;
};

static double clamp(double value, double min, double max)
{
    return value < min ? min : value > max ? max : value;
}

/* Returns a pseudorandom number in 0..1 that depends on the point alone: the grain of the wood. */
static double grain(int x, int y)
{
    uint32_t hash = (uint32_t)x * 0x9E3779B1u ^ (uint32_t)y * 0x85EBCA77u;
    hash = (hash ^ hash >> 15) * 0x2C1B3C6Du;
    return (double)(hash >> 8) / (1 << 24);
}

static struct colour table_colour(double x, double y)
{
    double ring = sin(0.055 * y + 2.5 * sin(0.0031 * x) + 0.8 * sin(0.013 * x + 0.004 * y));
    double fibre = grain((int)floor(x / 40), (int)floor(y / 2));
    double light = 0.55 + 0.06 * ring + 0.07 * fibre;
    return (struct colour){light * 0.72, light * 0.50, light * 0.33};
}

static struct colour page_colour(cairo_surface_t *page, double x, double y)
{
    const uint8_t *row = cairo_image_surface_get_data(page) +
                         (size_t)y * (size_t)cairo_image_surface_get_stride(page);
    uint32_t pixel;
    memcpy(&pixel, row + (size_t)x * 4, sizeof pixel);
    return (struct colour){(pixel >> 16 & 255) / 255.0, (pixel >> 8 & 255) / 255.0,
                           (pixel & 255) / 255.0};
}

/* Returns the height of the page above the table, in page pixels: its left edge is bent upwards. */
static double page_height(const struct camera *camera, double x)
{
    double edge = clamp(1 - x / (0.9 * PAGE_WIDTH), 0, 1);
    return camera->curl * PAGE_WIDTH * edge * edge;
}

/* Returns the light on the page at X, Y: a lamp at the upper right, the bend, and the soft shadow
 * of an arm. */
static double light_at(const struct camera *camera, double x, double y)
{
    double slope = page_height(camera, x + 1) - page_height(camera, x);
    double lamp = 1.08 - 0.20 * hypot(x - 1.0 * PAGE_WIDTH, y - 0.1 * PAGE_HEIGHT) / PAGE_HEIGHT;
    double across = (x - 0.55 * PAGE_WIDTH + 0.85 * (y - 0.80 * PAGE_HEIGHT)) / 160;
    double shadow = 0.30 / (1 + exp(-across)) * clamp((y - 0.35 * PAGE_HEIGHT) / 500, 0, 1);
    return lamp * (1 + 0.9 * slope) * (1 - shadow);
}

/* Returns the colour of the picture at U, V, in pixels from its centre. */
static struct colour trace_ray(const struct camera *camera, cairo_surface_t *page, double u,
                               double v)
{
    double focal = 1.3 * camera->height;
    double across = (cos(camera->turn) * u + sin(camera->turn) * v) / focal;
    double down = (cos(camera->turn) * v - sin(camera->turn) * u) / focal;
    double distance = focal / camera->zoom / (1 + down * sin(camera->tilt));
    double x = camera->x + across * distance;
    double y = camera->y + down * cos(camera->tilt) * distance;
    /* A bent page is nearer to the camera: the ray meets it before it meets the table. */
    for (int i = 0; i < 4; i++) {
        double share = page_height(camera, x) / (focal / camera->zoom);
        x = camera->x + across * distance * (1 - share);
    }
    double bent = 0.45 * page_height(camera, x);
    double page_y = y + bent;
    double light = light_at(camera, x, page_y);
    struct colour colour;
    if (x >= 0 && x < PAGE_WIDTH && page_y >= 0 && page_y < PAGE_HEIGHT) {
        colour = page_colour(page, x, page_y);
    } else {
        double gap = fmax(fmax(-x, x - PAGE_WIDTH), fmax(-page_y, page_y - PAGE_HEIGHT));
        colour = table_colour(x, y);
        light *= 1 - 0.45 * exp(-gap / 35);
    }
    return (struct colour){colour.red * light, colour.green * light, colour.blue * light * 0.97};
}

static uint8_t sensor(double light, uint32_t *noise)
{
    double sum = 0;
    for (int i = 0; i < 4; i++) {
        *noise = *noise * 1664525u + 1013904223u;
        sum += (*noise >> 8) / (double)(1 << 24) - 0.5;
    }
    return (uint8_t)clamp(255 * light + sum * NOISE * 1.73 + 0.5, 0, 255);
}

void camera_shoot(const struct camera *camera, cairo_surface_t *page, uint8_t *rgb)
{
    uint32_t noise = camera->noise;
    for (int row = 0; row < camera->height; row++) {
        for (int column = 0; column < camera->width; column++) {
            struct colour sum = {0, 0, 0};
            for (int i = 0; i < SAMPLES * SAMPLES; i++) {
                /* A window of 1.4 pixels blurs like a lens. */
                double u =
                    column - camera->width / 2.0 + 1.4 * ((i % SAMPLES + 0.5) / SAMPLES) - 0.2;
                double v = row - camera->height / 2.0 + 1.4 * ((i / SAMPLES + 0.5) / SAMPLES) - 0.2;
                struct colour sample = trace_ray(camera, page, u, v);
                sum.red += sample.red, sum.green += sample.green, sum.blue += sample.blue;
            }
            *rgb++ = sensor(sum.red / (SAMPLES * SAMPLES), &noise);
            *rgb++ = sensor(sum.green / (SAMPLES * SAMPLES), &noise);
            *rgb++ = sensor(sum.blue / (SAMPLES * SAMPLES), &noise);
        }
    }
}
