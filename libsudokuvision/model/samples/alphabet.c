#include "model/samples/alphabet.h"

#include <string.h>

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

static const wchar_t *const latin[] = {
    L"1", L"2", L"3", L"4", L"5", L"6", L"7", L"8", L"9",
    L"A", L"B", L"C", L"D", L"E", L"F", L"G", L"0",
};

/* The digits of two-digit numbers. */
static const wchar_t *const numerals[] = {
    L"1", L"2", L"3", L"4", L"5", L"6", L"7", L"8", L"9", L"0",
};

/* Persian and Arabic forms. */
static const wchar_t *const arabic[] = {
    L"\u06F1", L"\u06F2", L"\u06F3", L"\u06F4", L"\u06F5", L"\u06F6",
    L"\u06F7", L"\u06F8", L"\u06F9", L"\u0661", L"\u0662", L"\u0663",
    L"\u0664", L"\u0665", L"\u0666", L"\u0667", L"\u0668", L"\u0669",
};

static const unsigned any[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
static const unsigned headless[] = {3, 4, 7, 10, 12, 14, 15, 16};
/* An Arabic 5 is a circle; 7 and 8 are each other upside down. */
static const unsigned headless_arabic[] = {2, 3, 4, 6, 9};
static const unsigned sideways_arabic[] = {1, 2, 3, 4, 6, 7, 8, 9};

static const struct alphabet alphabets[] = {
    {.name = "digits",
     .purpose = "digits",
     .answers = 9,
     .variants = 1,
     .symbols = latin,
     .needed = L"123456789",
     .headless = headless,
     .headless_count = 3,
     .sideways = any,
     .sideways_count = 9,
     .seed = 5},
    {.name = "letters",
     .purpose = "digits",
     .answers = 17,
     .zero = 17,
     .variants = 1,
     .symbols = latin,
     .needed = L"0123456789",
     .headless = headless,
     .headless_count = COUNT(headless),
     .sideways = any, /* except the 0, which is nearly one on its side */
     .sideways_count = COUNT(any),
     .numbers = 0.3F,
     .seed = 3},
    {.name = "numerals",
     .purpose = "digits",
     .answers = COUNT(numerals),
     .zero = 10,
     .variants = 1,
     .symbols = numerals,
     .needed = L"0123456789",
     .headless = headless,
     .headless_count = 3, /* 3, 4 and 7 */
     .sideways = any,     /* nor the 0 here */
     .sideways_count = 9,
     .narrow = 0.5F,
     .seed = 3},
    {.name = "arabic",
     .purpose = "Persian and Arabic digits",
     .answers = 9,
     .variants = 2,
     .symbols = arabic,
     .needed = L"\u06F1\u06F2\u06F3\u06F4\u06F5\u06F6\u06F7\u06F8\u06F9",
     .headless = headless_arabic,
     .headless_count = COUNT(headless_arabic),
     .sideways = sideways_arabic,
     .sideways_count = COUNT(sideways_arabic),
     .seed = 3},
};

const struct alphabet *alphabet_find(const char *name)
{
    for (size_t i = 0; i < COUNT(alphabets); i++)
        if (strcmp(alphabets[i].name, name) == 0)
            return &alphabets[i];
    return NULL;
}

const struct alphabet *alphabet_digits(void)
{
    return &alphabets[0];
}
