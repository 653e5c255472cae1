/* Output of sudoku-play about saved games. Each function returns the exit status. */
#ifndef PLAY_REPORT_H
#define PLAY_REPORT_H

#include "play/options.h"

int report_list(void);
int report_statistics(void);

/* Exports the save at OPTIONS->operand, or the one played last. */
int report_export(const struct play_options *options);

#endif
