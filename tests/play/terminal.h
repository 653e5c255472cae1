/* The program in a pseudo-terminal of the test's own, driven by keys. */
#ifndef TESTS_PLAY_TERMINAL_H
#define TESTS_PLAY_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

extern const char terminal_puzzle[82], terminal_solution[82];

/* The program's path, and while it runs its process. */
extern const char *terminal_program;
extern pid_t terminal_player;

/* Finds the program that ARGV names first and makes the folder *FOLDER (of a pattern that
 * mkdtemp() takes) the current one, in which games are kept. */
bool terminal_prepare(int argc, char **argv, char *folder);

/* Removes FOLDER; gives the test's status. */
int terminal_finish(const char *folder);

/* Starts the program with up to two arguments. */
void terminal_start(const char *first, const char *second);

/* Starts a shell that runs COMMANDS, in which $0 is the program and $1 the puzzle. */
void terminal_start_shell(const char *commands);

/* Takes what the program shows until TEXT is in it. */
bool terminal_wait_for(const char *text);

void terminal_press(const char *keys);

/* Enters the digits of the solution from cell FROM to TO, the cursor being in the first cell. */
void terminal_enter_solution(unsigned from, unsigned to);

/* Gives the exit status, or -1 - the signal. */
int terminal_end(void);

/* What the program prints with ARGUMENT. */
void terminal_print(const char *argument, char *text, size_t size);

#endif
