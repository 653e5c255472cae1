/* What the window of sudoku-cam shows: the picture and the line below it, by frames, what was read
 * in them, and keys. */
#ifndef CAM_WINDOW_SCREEN_H
#define CAM_WINDOW_SCREEN_H

#include "cam/paint.h"
#include "cam/window/view.h"

/* What keys change. */
struct cam_modes {
    bool frozen;
    bool mirrored;
    bool help;   /* what keys do lies over all */
    bool before; /* the frame as it came */
    bool candidates;
    unsigned hints; /* how many are given; 0: the whole solution */
    unsigned stage; /* of reading, from 1; 0: none, the frame */
};

struct cam_screen {
    struct cam_look look;
    struct cam_modes modes;
    bool starved;    /* no frame came for a while */
    unsigned puzzle; /* that the hints are of */
    /* The last frame, packed RGBA32; width 0 before it. */
    struct buffer base;
    unsigned width, height;
    double seconds;
    /* What is shown. */
    struct svision_image picture;
    struct buffer work, scratch;
};

void cam_screen_free(struct cam_screen *screen);

/* Takes a frame to show; FULL is as for rgba_convert(). */
void cam_screen_set_frame(struct cam_screen *screen, const struct svision_image *image, bool full,
                          double seconds);

/* Does what KEY means; false: nothing. VIEW knows which stages there are. */
bool cam_screen_press(struct cam_screen *screen, struct cam_view *view, char key);

/* Makes the picture of the last frame, SCENE and the modes. */
void cam_screen_paint(struct cam_screen *screen, struct cam_view *view,
                      const struct cam_scene *scene);

/* Writes state and modes to TEXT of SIZE bytes. */
void cam_screen_describe(const struct cam_screen *screen, const struct cam_scene *scene, char *text,
                         size_t size);

#endif
