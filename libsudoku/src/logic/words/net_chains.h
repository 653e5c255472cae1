/* The chains of a net in words, and what techniques exclude between them. */
#ifndef LOGIC_WORDS_NET_CHAINS_H
#define LOGIC_WORDS_NET_CHAINS_H

#include "logic/words/states.h"
#include "logic/words/words.h"

/* Whether LINK says that a technique excludes its candidate. */
bool net_is_exclusion(const struct sudoku_link *link);

/* Whether the link I begins a chain. */
bool net_begins_chain(const struct sudoku_link *links, size_t i);

/* Says the links from BEGIN on, up to END, as chains, and adds what they show to KNOWN. What a
 * chain begins with is assumed or has been shown; else the candidates that are left then exclude
 * it. */
void words_say_net_chains(struct words *words, size_t begin, size_t end, struct states *known);

/* Says LEAD and the reason why CANDIDATE is off: a technique does that to what KNOWN leaves. False,
 * and nothing is said: none is known. */
bool words_say_why_off(struct words *words, const char *lead, struct state candidate,
                       const struct states *known);

#endif
