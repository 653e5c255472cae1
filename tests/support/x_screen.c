#include "support/x_screen.h"

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

struct x_screen {
    pid_t server;
    Display *display;
    Window window;
};

/* Windows come and go: the next query of the caller detects a closed one. */
static int ignore(Display *display, XErrorEvent *event)
{
    (void)display;
    (void)event;
    return 0;
}

/* Starts Xvfb, which chooses a free display and writes its number to a pipe. */
static pid_t start_server(char number[16])
{
    int ends[2];
    if (pipe(ends) != 0)
        return -1;
    pid_t child = fork();
    if (child == 0) {
        char fd[16];
        close(ends[0]);
        snprintf(fd, sizeof fd, "%d", ends[1]);
        execlp("Xvfb", "Xvfb", "-displayfd", fd, "-screen", "0", "1280x1024x24", "-nolisten", "tcp",
               "-terminate", (char *)NULL);
        _exit(127);
    }
    close(ends[1]);
    size_t length = 0;
    ssize_t count = 0;
    while (child > 0 && length < 15 && (count = read(ends[0], number + length, 15 - length)) > 0) {
        length += (size_t)count;
        if (number[length - 1] == '\n')
            break;
    }
    close(ends[0]);
    number[length] = '\0';
    if (length > 1)
        return child;
    if (child > 0)
        waitpid(child, NULL, 0);
    return -1;
}

struct x_screen *x_screen_open(void)
{
    char number[16], name[24];
    pid_t server = start_server(number);
    if (server < 0)
        return NULL;
    snprintf(name, sizeof name, ":%d", atoi(number));
    setenv("DISPLAY", name, 1);
    struct x_screen *screen = calloc(1, sizeof *screen);
    int event, error, major, minor;
    if (screen) {
        screen->server = server;
        screen->display = XOpenDisplay(name);
    }
    if (screen && screen->display &&
        XTestQueryExtension(screen->display, &event, &error, &major, &minor)) {
        XSetErrorHandler(ignore);
        XSelectInput(screen->display, DefaultRootWindow(screen->display), SubstructureNotifyMask);
        return screen;
    }
    x_screen_close(screen);
    return NULL;
}

void x_screen_close(struct x_screen *screen)
{
    if (!screen)
        return;
    if (screen->display)
        XCloseDisplay(screen->display);
    kill(screen->server, SIGTERM);
    waitpid(screen->server, NULL, 0);
    free(screen);
}

static bool is_meant(Display *display, Window window, const char *title)
{
    XWindowAttributes attributes;
    char *name = NULL;
    bool meant = XFetchName(display, window, &name) && name && strcmp(name, title) == 0 &&
                 XGetWindowAttributes(display, window, &attributes) &&
                 attributes.map_state == IsViewable;
    if (name)
        XFree(name);
    return meant;
}

bool x_screen_find(struct x_screen *screen, const char *title)
{
    Window root, parent, *windows = NULL;
    unsigned count = 0;
    screen->window = None;
    if (!XQueryTree(screen->display, DefaultRootWindow(screen->display), &root, &parent, &windows,
                    &count))
        return false;
    for (unsigned i = 0; i < count && !screen->window; i++)
        if (is_meant(screen->display, windows[i], title))
            screen->window = windows[i];
    if (windows)
        XFree(windows);
    return screen->window != None;
}

void x_screen_press(struct x_screen *screen, const char *key)
{
    KeyCode code = XKeysymToKeycode(screen->display, XStringToKeysym(key));
    /* There is no window manager to do it. */
    XSetInputFocus(screen->display, screen->window, RevertToParent, CurrentTime);
    XSync(screen->display, False);
    XTestFakeKeyEvent(screen->display, code, True, CurrentTime);
    XTestFakeKeyEvent(screen->display, code, False, CurrentTime);
    XSync(screen->display, False);
}

void x_screen_click(struct x_screen *screen, unsigned x, unsigned y)
{
    Window child;
    int left = 0, top = 0;
    XTranslateCoordinates(screen->display, screen->window, DefaultRootWindow(screen->display), 0, 0,
                          &left, &top, &child);
    XTestFakeMotionEvent(screen->display, -1, left + (int)x, top + (int)y, CurrentTime);
    XTestFakeButtonEvent(screen->display, 1, True, CurrentTime);
    XTestFakeButtonEvent(screen->display, 1, False, CurrentTime);
    XSync(screen->display, False);
}

void x_screen_ask_to_close(struct x_screen *screen)
{
    XEvent event = {0};
    event.xclient.type = ClientMessage;
    event.xclient.window = screen->window;
    event.xclient.message_type = XInternAtom(screen->display, "WM_PROTOCOLS", False);
    event.xclient.format = 32;
    event.xclient.data.l[0] = (long)XInternAtom(screen->display, "WM_DELETE_WINDOW", False);
    XSendEvent(screen->display, screen->window, False, NoEventMask, &event);
    XSync(screen->display, False);
}

void x_screen_resize(struct x_screen *screen, unsigned width, unsigned height)
{
    XResizeWindow(screen->display, screen->window, width, height);
    XSync(screen->display, False);
}

bool x_screen_grab(struct x_screen *screen, struct x_picture *picture)
{
    XWindowAttributes attributes;
    *picture = (struct x_picture){0};
    if (!XGetWindowAttributes(screen->display, screen->window, &attributes))
        return false;
    unsigned width = (unsigned)attributes.width, height = (unsigned)attributes.height;
    XImage *image =
        XGetImage(screen->display, screen->window, 0, 0, width, height, AllPlanes, ZPixmap);
    if (!image)
        return false;
    uint8_t *out = malloc(3 * (size_t)width * height);
    *picture = (struct x_picture){width, height, out};
    for (unsigned y = 0; out && y < height; y++) {
        for (unsigned x = 0; x < width; x++, out += 3) {
            unsigned long pixel = XGetPixel(image, (int)x, (int)y);
            out[0] = (uint8_t)(pixel >> 16);
            out[1] = (uint8_t)(pixel >> 8);
            out[2] = (uint8_t)pixel;
        }
    }
    XDestroyImage(image);
    return picture->rgb != NULL;
}

bool x_screen_text(struct x_screen *screen, char *text, size_t size)
{
    Display *display = screen->display;
    Atom format = XInternAtom(display, "UTF8_STRING", False), type;
    Atom place = XInternAtom(display, "X_SCREEN_TEXT", False);
    Window window = XCreateSimpleWindow(display, DefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0);
    unsigned char *found = NULL;
    unsigned long length = 0, rest;
    int bits;
    XEvent event;
    XConvertSelection(display, XInternAtom(display, "CLIPBOARD", False), format, place, window,
                      CurrentTime);
    do
        XNextEvent(display, &event);
    while (event.type != SelectionNotify);
    bool is_there = event.xselection.property != None &&
                    XGetWindowProperty(display, window, place, 0, 4096, True, AnyPropertyType,
                                       &type, &bits, &length, &rest, &found) == Success;
    snprintf(text, size, "%.*s", is_there ? (int)length : 0, found ? (const char *)found : "");
    if (found)
        XFree(found);
    XDestroyWindow(display, window);
    return is_there;
}

bool x_screen_is_to_be_filled(struct x_screen *screen, bool fills)
{
    Display *display = screen->display;
    Atom state = XInternAtom(display, "_NET_WM_STATE", False);
    Atom full = XInternAtom(display, "_NET_WM_STATE_FULLSCREEN", False);
    XEvent event;
    bool is_wanted = false;
    while (XCheckTypedEvent(display, ClientMessage, &event))
        if (event.xclient.message_type == state && (Atom)event.xclient.data.l[1] == full)
            is_wanted = is_wanted || (event.xclient.data.l[0] != 0) == fills;
    return is_wanted;
}
