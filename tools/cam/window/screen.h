/* Contents of the window: the picture and the line below it, from frames, readings and the model.
 */
#ifndef CAM_WINDOW_SCREEN_H
#define CAM_WINDOW_SCREEN_H

#include "cam/paint.h"
#include "cam/window/model/model.h"
#include "cam/window/view.h"

struct cam_screen {
    struct cam_look look;
    struct cam_model model;
    bool starved; /* no frame for a while */
    /* The last frame, packed RGBA32; width 0 before it. */
    struct buffer base;
    unsigned width, height;
    double seconds;
    /* The picture shown. */
    struct svision_image picture;
    struct cam_grid grid; /* position of the puzzle in the picture, if any */
    struct buffer work, scratch;
};

void cam_screen_free(struct cam_screen *screen);

/* Sets the frame to show; FULL is that of rgba_convert(). */
void cam_screen_set_frame(struct cam_screen *screen, const struct svision_image *image, bool full,
                          double seconds);

/* Handles KEY as far as it concerns the picture; returns what the caller has to do. VIEW and POSE
 * know the available stages. */
enum cam_action cam_screen_press(struct cam_screen *screen, struct cam_view *view,
                                 const struct cam_pose *pose, int key);

/* Selects the cell at POINT of the picture, if any. */
void cam_screen_click(struct cam_screen *screen, struct svision_point point);

/* Paints the picture from the last frame, SCENE and the modes. */
void cam_screen_paint(struct cam_screen *screen, struct cam_view *view,
                      const struct cam_scene *scene);

/* Writes state and modes to TEXT of SIZE bytes. */
void cam_screen_describe(const struct cam_screen *screen, const struct cam_scene *scene, char *text,
                         size_t size);

#endif
