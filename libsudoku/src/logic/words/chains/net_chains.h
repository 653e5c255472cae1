/* The chains of a net in words, and the exclusions by techniques between them. */
#ifndef LOGIC_WORDS_NET_CHAINS_H
#define LOGIC_WORDS_NET_CHAINS_H

#include "logic/words/chains/states.h"
#include "logic/words/words.h"

/* True if LINK means that a technique excludes its candidate. */
bool net_is_exclusion(const struct sudoku_link *link);

/* True if link I begins a chain. */
bool net_begins_chain(const struct sudoku_link *links, size_t i);

/* The links of STEP from BEGIN up to END, as chains, where KNOWN holds before them. The first node
 * of a chain is assumed or shown; else the candidates left at that point exclude it. */
struct said_net {
    const struct sudoku_step *step;
    size_t begin, end;
    const struct states *known;
};

/* Stores in AFTER what is known after NET. */
void net_advance(const struct said_net *net, struct states *after);

/* Says DATA, a struct said_net, such as "by the chain r1c2(3)-r1c5(3)"; folded, a long one by its
 * length and its end. Says nothing if it has no links. */
void words_say_net(struct words *words, const void *data);

/* The question why the candidates left by KNOWN exclude CANDIDATE. */
struct why_off {
    struct state candidate;
    const struct states *known;
};

/* True if a reason is found. */
bool words_has_why_off(const struct words *words, const struct why_off *why);

/* Says the reason of WHY, a struct why_off that has one. */
void words_say_why_off(struct words *words, const void *why);

#endif
