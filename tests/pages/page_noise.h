/* Numbers that belong to places of a page: the same wherever they are asked for. */
#ifndef TESTS_PAGES_PAGE_NOISE_H
#define TESTS_PAGES_PAGE_NOISE_H

/* A number 0..1 that belongs to the place (A, B). */
float page_noise_hash(unsigned seed, int a, int b);

/* One that changes smoothly from each place of whole numbers to the next. */
float page_noise_at(unsigned seed, float x, float y);

#endif
