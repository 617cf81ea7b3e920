/* The words of translated rules: card sets, options, numbers. Everything here is small and inlined. */
#ifndef FOGTABLE_WORDS_H
#define FOGTABLE_WORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef __x86_64__
#include <cpuid.h>
#endif

typedef unsigned __int128 Options; /* a set of option numbers 0 .. 126; bit 127 is "pass" */

/* A set of ids, one bit each; and what a field or an event can tell: a set, or a number with its sign. A game with a
   family of more than 64 members defines MANY_CARDS. */
#ifdef MANY_CARDS
typedef Options Cards;
typedef __int128 Value;
#define WIDE(high, low) ((Cards)(high) << 64 | (low))
#else
typedef uint64_t Cards;
typedef int64_t Value;
#endif
enum { CARD_BITS = 8 * sizeof(Cards) };

enum { NONE = -1, PASS = 127 };

#define EMPTY ((Cards)0)
#define NOTHING ((Options)0)
#define PASS_BIT ((Options)1 << PASS)

/* Frames and fields lie byte by byte; frames share the bytes of one stack. */
#define PACKED __attribute__((packed, may_alias))
#define UNUSED __attribute__((unused))

/* With DEBUG_BOUNDS every index and every write is checked; what is wrong is kept for the answer that caused it. */
#ifdef DEBUG_BOUNDS
static char wrong_text[160];
static bool wrong_found;

static void wrong(const char *what, long value, long low, long high)
{
    if (!wrong_found)
        snprintf(wrong_text, sizeof wrong_text, "%s: expected %ld to %ld, got %ld", what, low, high, value);
    wrong_found = true;
}

static inline int checked_index(int i, int size, const char *what)
{
    if (i >= 0 && i < size)
        return i;
    wrong(what, i, 0, size - 1);
    return 0;
}

static inline int checked_value(int value, int low, int high, const char *what)
{
    if (value < low || value > high)
        wrong(what, value, low, high);
    return value;
}

static inline Cards checked_set(Cards some, Cards all, const char *what)
{
    int highest = CARD_BITS - 1, last = -1;
    while (highest >= 0 && !((some & ~all) >> highest & 1))
        highest--;
    while (last < CARD_BITS - 1 && all >> (last + 1) & 1)
        last++;
    if (highest >= 0)
        wrong(what, highest, 0, last);
    return some;
}

static inline int checked_product(int a, int b, const char *what)
{
    int64_t product = (int64_t)a * b;
    if (product < -INT32_MAX || product > INT32_MAX)
        wrong(what, product, -INT32_MAX, INT32_MAX);
    return (int)product;
}

#define AT(i, size) checked_index((i), (size), #i)
#define TIMES(a, b) checked_product((a), (b), #a " * " #b)
#define SOME(number) checked_value((number), 1, INT32_MAX, #number)
#define PUT(place, value, low, high) ((place) = checked_value((value), (low), (high), #place))
#define PUT_SET(place, some, all) ((place) = checked_set((some), (all), #place))
#define KEEP(place, value) ((place) = checked_value((value), -32768, 32767, #place))
#else
#define AT(i, size) (i)
#define TIMES(a, b) ((a) * (b))
#define SOME(number) (number)
#define PUT(place, value, low, high) ((place) = (value))
#define PUT_SET(place, some, all) ((place) = (some))
#define KEEP(place, value) ((place) = (value))
#endif

/* With COVER every line of the rules counts how often it ran. */
#ifdef COVER
static long line_hits[];
#define LINE(n) line_hits[n]++;
#else
#define LINE(n)
#endif

static inline UNUSED Cards one(int card)
{
    return (Cards)1 << AT(card, CARD_BITS);
}

static inline UNUSED bool has(Cards some, int card)
{
    return (unsigned)card < CARD_BITS && (some >> card & 1);
}

static inline UNUSED bool within(int value, int low, int high)
{
    return low <= value && value < high;
}

static inline UNUSED int count_word(uint64_t some)
{
    return __builtin_popcountll(some);
}

static inline UNUSED int lowest_of_word(uint64_t some)
{
    return __builtin_ctzll(some);
}

/* Whether the processor has an instruction for the n-th bit that is faster than a loop: modules run on any that comes,
   so it is asked. On AMD's before family 0x19 it is slow. */
#ifdef __x86_64__
static UNUSED bool deposits_bits;

static UNUSED void know_processor(void)
{
    unsigned a, b, c, d, vendor, family;
    if (!__get_cpuid(0, &a, &vendor, &c, &d) || !__get_cpuid(1, &a, &b, &c, &d))
        return;
    family = (a >> 8 & 0xf) + ((a >> 8 & 0xf) == 0xf ? a >> 20 & 0xff : 0);
    bool has = __get_cpuid_count(7, 0, &a, &b, &c, &d) && b & bit_BMI2;
    deposits_bits = has && (vendor != signature_AMD_ebx || family >= 0x19);
}
#else
static UNUSED void know_processor(void) {}
#endif

/* The bit with this number, counted from the lowest. Without an instruction for it a loop is best: selection by sums
   of bytes takes as long for the small sets of small games as for any. */
static inline UNUSED int bit_of_word(uint64_t some, int number)
{
#ifdef __x86_64__
    if (deposits_bits) {
        uint64_t found;
        __asm__("pdep %2, %1, %0" : "=r"(found) : "r"((uint64_t)1 << number), "r"(some));
        return lowest_of_word(found);
    }
#endif
    while (number-- > 0)
        some &= some - 1;
    return lowest_of_word(some);
}

/* Most questions have fewer than 64 options and no pass: then one word is enough. */
static inline UNUSED int count_options(Options some)
{
    return count_word((uint64_t)some) + count_word((uint64_t)(some >> 64));
}

static inline UNUSED int lowest_option(Options some)
{
    uint64_t low = (uint64_t)some;
    return low ? lowest_of_word(low) : 64 + lowest_of_word((uint64_t)(some >> 64));
}

/* The option with this number, counted from the lowest; a pass is the last. */
static inline UNUSED int option_at(Options some, int number)
{
    uint64_t low = (uint64_t)some;
    int below = count_word(low);
    return number < below ? bit_of_word(low, number) : 64 + bit_of_word((uint64_t)(some >> 64), number - below);
}

static inline UNUSED int count(Cards some)
{
    return CARD_BITS > 64 ? count_options(some) : count_word((uint64_t)some);
}

static inline UNUSED int lowest(Cards some)
{
    return CARD_BITS > 64 ? lowest_option(some) : lowest_of_word((uint64_t)some);
}

static inline UNUSED int member(Cards some, int number)
{
    return CARD_BITS > 64 ? option_at(some, number) : bit_of_word((uint64_t)some, number);
}

static inline UNUSED int least(int a, int b)
{
    return a < b ? a : b;
}

static inline UNUSED int most(int a, int b)
{
    return a > b ? a : b;
}

/* Division by a positive number, downwards as Python divides. */
static inline UNUSED int floor_div(int a, int by)
{
    return a / by - (a % by < 0);
}

static inline UNUSED int floor_mod(int a, int by)
{
    int rest = a % by;
    return rest < 0 ? rest + by : rest;
}

/* SplitMix64 (Steele, Lea, Flood 2014), number for number as fogtable.core.declarations.chance. */
static inline UNUSED uint64_t next_random(uint64_t *stream)
{
    uint64_t at = *stream += 0x9E3779B97F4A7C15u;
    at = (at ^ at >> 30) * 0xBF58476D1CE4E5B9u;
    at = (at ^ at >> 27) * 0x94D049BB133111EBu;
    return at ^ at >> 31;
}

static inline UNUSED int below(uint64_t *stream, int limit)
{
    return (int)((Options)next_random(stream) * (unsigned)limit >> 64);
}

#endif
