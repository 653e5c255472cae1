/* The chains of a net in words, and the exclusions by techniques between them. */
#ifndef LOGIC_WORDS_NET_CHAINS_H
#define LOGIC_WORDS_NET_CHAINS_H

#include "logic/words/states.h"
#include "logic/words/words.h"

/* True if LINK means that a technique excludes its candidate. */
bool net_is_exclusion(const struct sudoku_link *link);

/* True if link I begins a chain. */
bool net_begins_chain(const struct sudoku_link *links, size_t i);

/* Says the links from BEGIN up to END as chains and adds what they show to KNOWN. The first node of
 * a chain is assumed or shown; else the candidates left at that point exclude it. */
void words_say_net_chains(struct words *words, size_t begin, size_t end, struct states *known);

/* Says LEAD and why the candidates left by KNOWN exclude CANDIDATE. Returns false, and says
 * nothing, if no reason is found. */
bool words_say_why_off(struct words *words, const char *lead, struct state candidate,
                       const struct states *known);

#endif
