/* Ending cleanly on SIGINT, SIGTERM and SIGPIPE.
 *
 * Takes the first of these signals as a request to stop, gives it to whoever asks, never fails. A
 * second one ends the program at once. */
#ifndef INTERRUPT_H
#define INTERRUPT_H

#include <stdbool.h>

/* Starts to catch the signals; SIGPIPE then shows as EPIPE. */
void interrupt_catch(void);

/* Whether a signal asked to stop. */
bool interrupt_pending(void);

/* Ends the program as signal NUMBER would have, or as the pending one where it is 0; returns where
 * there is none. */
void interrupt_end(int number);

#endif
