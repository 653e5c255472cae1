/* Reproducible random numbers for places of a page. */
#ifndef TESTS_PAGES_PAGE_NOISE_H
#define TESTS_PAGES_PAGE_NOISE_H

/* A number 0..1 for the place (A, B). */
float page_noise_hash(unsigned seed, int a, int b);

/* A number that changes smoothly between integer places. */
float page_noise_at(unsigned seed, float x, float y);

#endif
