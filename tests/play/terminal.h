/* Runs the program in a pseudo-terminal, driven by keys. */
#ifndef TESTS_PLAY_TERMINAL_H
#define TESTS_PLAY_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

extern const char terminal_puzzle[82], terminal_solution[82];

/* Path of the program, and its process while it runs. */
extern const char *terminal_program;
extern pid_t terminal_player;

/* Finds the program in the first operand, and creates the working folder *FOLDER (a pattern for
 * mkdtemp()), where games are saved. */
bool terminal_prepare(int argc, char **argv, char *folder);

/* Removes FOLDER; returns the test's status. */
int terminal_finish(const char *folder);

/* Starts the program with up to two arguments. */
void terminal_start(const char *first, const char *second);

/* Starts a shell that runs COMMANDS; $0 is the program and $1 the puzzle. */
void terminal_start_shell(const char *commands);

/* Reads the program's output until it contains TEXT. */
bool terminal_wait_for(const char *text);

void terminal_press(const char *keys);

/* Enters the digits of the solution from cell FROM to TO; the cursor must be in the first cell. */
void terminal_enter_solution(unsigned from, unsigned to);

/* Returns the exit status, or -1 - the signal. */
int terminal_end(void);

/* Stores the output of the program run with ARGUMENT in TEXT. */
void terminal_print(const char *argument, char *text, size_t size);

#endif
