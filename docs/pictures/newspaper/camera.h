/* A camera over a page that is curled on a table: perspective, light, shadow, blur and noise. */

#ifndef NEWSPAPER_CAMERA_H
#define NEWSPAPER_CAMERA_H

#include <cairo.h>
#include <stdint.h>

struct camera {
    int width, height; /* of the picture, pixels */
    double x, y;       /* point of the page in the centre of the picture, page pixels */
    double zoom;       /* picture pixels per page pixel */
    double turn, tilt; /* radians; tilt moves the top of the page away */
    double curl;       /* height of the page's bend at its left edge, share of its width */
    uint32_t noise;    /* seed of the sensor's noise */
};

/* Writes the picture of PAGE (RGB24) to RGB: width x height x 3 bytes. */
void camera_shoot(const struct camera *camera, cairo_surface_t *page, uint8_t *rgb);

#endif
