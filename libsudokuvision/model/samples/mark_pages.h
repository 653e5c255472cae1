/* Made pages whose marks are known: paper with stains and pencil, and screens with candidates. */
#ifndef MODEL_SAMPLES_MARK_PAGES_H
#define MODEL_SAMPLES_MARK_PAGES_H

#include "digits/network/hand.h"
#include "pages/synthetic_page.h"

/* Beyond the answers of the network: several printed candidates, one, and a typed entry. */
enum mark_label { MARK_NOTES = HAND_CANDIDATES, MARK_NOTE = HAND_ANSWERS, MARK_TYPED };

/* Returns the settings of a photo of a random size, from a random direction, unsharp and noisy. */
struct page_settings mark_pages_photo(uint64_t *random);

/* Returns the settings of a random page of paper, or of a SCREEN in a design of its own. */
struct page_settings mark_pages_choose(bool screen, uint64_t *random);

/* Stores in LABEL what the 81 cells of PAGE hold: enum hand_answer or enum mark_label. */
void mark_pages_label(const struct page *page, bool screen, uint8_t *label);

#endif
