#include "logic/techniques.h"

#include <stddef.h>
#include <strings.h>

#include "common/argument.h"
#include "logic/als/als_steps.h"
#include "logic/als/sue_de_coq.h"
#include "logic/basic/almost_locked.h"
#include "logic/basic/direct.h"
#include "logic/basic/intersection.h"
#include "logic/basic/single.h"
#include "logic/basic/subset.h"
#include "logic/chains/chain.h"
#include "logic/chains/colors.h"
#include "logic/chains/guardians.h"
#include "logic/chains/medusa.h"
#include "logic/exclusion/aligned.h"
#include "logic/exhaustive/brute_force.h"
#include "logic/exhaustive/template.h"
#include "logic/fish/empty_rectangle.h"
#include "logic/fish/fish.h"
#include "logic/fish/kraken.h"
#include "logic/fish/turbot.h"
#include "logic/forcing/chain.h"
#include "logic/forcing/multiple.h"
#include "logic/grouped/grouped.h"
#include "logic/nested/nested.h"
#include "logic/patterns/exocet.h"
#include "logic/patterns/firework.h"
#include "logic/patterns/sectors.h"
#include "logic/patterns/tridagon.h"
#include "logic/uniqueness/bug.h"
#include "logic/uniqueness/bug_plus.h"
#include "logic/uniqueness/extended_rectangle.h"
#include "logic/uniqueness/grave.h"
#include "logic/uniqueness/loop.h"
#include "logic/uniqueness/rectangle.h"
#include "logic/uniqueness/reverse_bug.h"
#include "logic/wings/bent_set.h"
#include "logic/wings/link_wing.h"
#include "logic/wings/wing.h"

/* From easy to hard, in HoDoKu's order, which has color wraps before traps, and Multi-Colors 2
 * before 1, since the eliminations of the latter include theirs. Ratings are Sudoku Explainer's
 * times ten, 0 for techniques it does not know; scores and levels are HoDoKu's.
 *
 * name, code, abbreviation, rating, score, level, on request; finder, variant, uniqueness, contest
 */
#define EASY    SUDOKU_LEVEL_EASY
#define MEDIUM  SUDOKU_LEVEL_MEDIUM
#define HARD    SUDOKU_LEVEL_HARD
#define UNFAIR  SUDOKU_LEVEL_UNFAIR
#define EXTREME SUDOKU_LEVEL_EXTREME

/* clang-format off */
const struct technique logic_techniques[] = {
    {{"Full House",                   "0000", "fh",  10,   4, EASY, false}, single_find_full_house, 0, false, 0},
    {{"Naked Single",                 "0003", "n1",  23,   4, EASY, false}, single_find_naked, 0, false, 0},
    {{"Hidden Single",                "0002", "h1",  15,  14, EASY, false}, single_find_hidden, 0, false, 0},
    {{"Locked Pair",                  "0110", "l2",  30,  40, MEDIUM, false}, subset_find_locked, 2, false, 0},
    {{"Locked Triple",                "0111", "l3",  36,  60, MEDIUM, false}, subset_find_locked, 3, false, 0},
    {{"Locked Candidates, pointing",  "0100", "lc1", 26,  50, MEDIUM, false}, intersection_find, INTERSECTION_POINTING, false, 0},
    {{"Locked Candidates, claiming",  "0101", "lc2", 28,  50, MEDIUM, false}, intersection_find, INTERSECTION_CLAIMING, false, 0},
    {{"Naked Pair",                   "0200", "n2",  30,  60, MEDIUM, false}, subset_find_naked, 2, false, 0},
    {{"Naked Triple",                 "0201", "n3",  36,  80, MEDIUM, false}, subset_find_naked, 3, false, 0},
    {{"Hidden Pair",                  "0210", "h2",  34,  70, MEDIUM, false}, subset_find_hidden, 2, false, 0},
    {{"Hidden Triple",                "0211", "h3",  40, 100, MEDIUM, false}, subset_find_hidden, 3, false, 0},
    {{"Naked Quadruple",              "0202", "n4",  50, 120, HARD, false}, subset_find_naked, 4, false, 0},
    {{"Hidden Quadruple",             "0212", "h4",  54, 150, HARD, false}, subset_find_hidden, 4, false, 0},
    {{"X-Wing",                       "0300", "bf2", 32, 140, HARD, false}, fish_find, FISH_VARIANT(2, FISH_BASIC, FISH_NO_FINS), false, 0},
    {{"Swordfish",                    "0301", "bf3", 38, 150, HARD, false}, fish_find, FISH_VARIANT(3, FISH_BASIC, FISH_NO_FINS), false, 0},
    {{"Jellyfish",                    "0302", "bf4", 52, 160, HARD, false}, fish_find, FISH_VARIANT(4, FISH_BASIC, FISH_NO_FINS), false, 0},
    {{"Remote Pair",                  "0703", "rp",   0, 110, HARD, false}, colors_find_remote_pair, 0, false, 6},
    {{"BUG+1",                        "0610", "bug1", 56, 100, HARD, false}, bug_find, 0, true, 0},
    {{"Skyscraper",                   "0400", "sk",  40, 130, HARD, false}, turbot_find, TURBOT_SKYSCRAPER, false, 0},
    {{"2-String Kite",                "0401", "2sk", 41, 150, HARD, false}, turbot_find, TURBOT_KITE, false, 0},
    {{"Dual 2-String Kite",           "0404", "d2sk", 41, 150, HARD, true}, turbot_find, TURBOT_DUAL_KITE, false, 0},
    {{"Turbot Fish",                  "0403", "tf",  42, 120, HARD, false}, turbot_find, TURBOT_ANY, false, 0},
    {{"Empty Rectangle",              "0402", "er",  43, 120, HARD, false}, empty_rectangle_find, EMPTY_RECTANGLE_ONE, false, 0},
    {{"Dual Empty Rectangle",         "0405", "der", 43, 120, HARD, true}, empty_rectangle_find, EMPTY_RECTANGLE_DUAL, false, 0},
    {{"W-Wing",                       "0803", "w",    0, 150, HARD, false}, wing_find_w, 0, false, 0},
    {{"XY-Wing",                      "0800", "xy",  42, 160, HARD, false}, wing_find, 2, false, 0},
    {{"XYZ-Wing",                     "0801", "xyz", 44, 180, HARD, false}, wing_find, 3, false, 0},
    {{"Uniqueness Test 1",            "0600", "u1",  45, 100, HARD, false}, rectangle_find, RECTANGLE_TYPE_1, true, 0},
    {{"Uniqueness Test 2",            "0601", "u2",  45, 100, HARD, false}, rectangle_find, RECTANGLE_TYPE_2, true, 0},
    {{"Uniqueness Test 3",            "0602", "u3",  46, 100, HARD, false}, rectangle_find, RECTANGLE_TYPE_3, true, 0},
    {{"Uniqueness Test 4",            "0603", "u4",  45, 100, HARD, false}, rectangle_find, RECTANGLE_TYPE_4, true, 0},
    {{"Uniqueness Test 5",            "0604", "u5",  45, 100, HARD, false}, rectangle_find, RECTANGLE_TYPE_5, true, 0},
    {{"Uniqueness Test 6",            "0605", "u6",   0, 100, HARD, false}, rectangle_find, RECTANGLE_TYPE_6, true, 0},
    {{"Hidden Rectangle",             "0606", "hr",   0, 100, HARD, false}, rectangle_find, RECTANGLE_HIDDEN, true, 0},
    {{"Avoidable Rectangle Type 1",   "0607", "ar1",  0, 100, HARD, false}, rectangle_find, RECTANGLE_AVOIDABLE_1, true, 0},
    {{"Avoidable Rectangle Type 2",   "0608", "ar2",  0, 100, HARD, false}, rectangle_find, RECTANGLE_AVOIDABLE_2, true, 0},
    {{"Finned X-Wing",                "0310", "fbf2", 0, 130, HARD, false}, fish_find, FISH_VARIANT(2, FISH_BASIC, FISH_FINNED), false, 0},
    {{"Sashimi X-Wing",               "0320", "sbf2", 0, 150, HARD, false}, fish_find, FISH_VARIANT(2, FISH_BASIC, FISH_SASHIMI), false, 0},
    {{"Finned Swordfish",             "0311", "fbf3", 0, 200, UNFAIR, false}, fish_find, FISH_VARIANT(3, FISH_BASIC, FISH_FINNED), false, 0},
    {{"Sashimi Swordfish",            "0321", "sbf3", 0, 240, UNFAIR, false}, fish_find, FISH_VARIANT(3, FISH_BASIC, FISH_SASHIMI), false, 0},
    {{"Finned Jellyfish",             "0312", "fbf4", 0, 250, UNFAIR, false}, fish_find, FISH_VARIANT(4, FISH_BASIC, FISH_FINNED), false, 0},
    {{"Sashimi Jellyfish",            "0322", "sbf4", 0, 260, UNFAIR, false}, fish_find, FISH_VARIANT(4, FISH_BASIC, FISH_SASHIMI), false, 0},
    {{"Siamese Finned X-Wing",        "03101", "sfbf2", 0, 130, HARD, true}, fish_find, FISH_VARIANT(2, FISH_BASIC, FISH_SIAMESE), false, 0},
    {{"Siamese Sashimi X-Wing",       "03201", "ssbf2", 0, 150, HARD, true}, fish_find, FISH_VARIANT(2, FISH_BASIC, FISH_SIAMESE_SASHIMI), false, 0},
    {{"Siamese Finned Swordfish",     "03111", "sfbf3", 0, 200, UNFAIR, true}, fish_find, FISH_VARIANT(3, FISH_BASIC, FISH_SIAMESE), false, 0},
    {{"Siamese Sashimi Swordfish",    "03211", "ssbf3", 0, 240, UNFAIR, true}, fish_find, FISH_VARIANT(3, FISH_BASIC, FISH_SIAMESE_SASHIMI), false, 0},
    {{"Siamese Finned Jellyfish",     "03121", "sfbf4", 0, 250, UNFAIR, true}, fish_find, FISH_VARIANT(4, FISH_BASIC, FISH_SIAMESE), false, 0},
    {{"Siamese Sashimi Jellyfish",    "03221", "ssbf4", 0, 260, UNFAIR, true}, fish_find, FISH_VARIANT(4, FISH_BASIC, FISH_SIAMESE_SASHIMI), false, 0},
    {{"Simple Colors Wrap",          "0501", "sc2",  0, 150, HARD, false}, colors_find, COLORS_WRAP, false, 0},
    {{"Simple Colors Trap",          "0500", "sc1",  0, 150, HARD, false}, colors_find, COLORS_TRAP, false, 0},
    {{"Multi-Colors 2",              "0503", "mc2",  0, 200, HARD, false}, colors_find, COLORS_MULTI_2, false, 0},
    {{"Multi-Colors 1",              "0502", "mc1",  0, 200, HARD, false}, colors_find, COLORS_MULTI_1, false, 0},
    {{"Sue de Coq",                   "1101", "sdc", 0, 250, UNFAIR, false}, sue_de_coq_find, 0, false, 0},
    {{"X-Chain",                      "0701", "x",   66, 260, UNFAIR, false}, chain_find, CHAIN_VARIANT(CHAIN_X, false), false, 1},
    {{"XY-Chain",                     "0702", "xyc", 70, 260, UNFAIR, false}, chain_find, CHAIN_VARIANT(CHAIN_XY, false), false, 2},
    {{"Continuous Nice Loop",         "0706", "cnl", 70, 280, UNFAIR, false}, chain_find, CHAIN_VARIANT(CHAIN_CONTINUOUS, false), false, 3},
    {{"Discontinuous Nice Loop",      "0707", "dnl", 71, 280, UNFAIR, false}, chain_find, CHAIN_VARIANT(CHAIN_DISCONTINUOUS, false), false, 3},
    {{"AIC",                          "0708", "aic", 71, 280, UNFAIR, false}, chain_find, CHAIN_VARIANT(CHAIN_AIC, false), false, 3},
    {{"Grouped Continuous Nice Loop", "0709", "gcnl", 0, 300, UNFAIR, false}, chain_find, CHAIN_VARIANT(CHAIN_CONTINUOUS, true), false, 5},
    {{"Grouped Discontinuous Nice Loop", "0710", "gdnl", 0, 300, UNFAIR, false}, chain_find, CHAIN_VARIANT(CHAIN_DISCONTINUOUS, true), false, 5},
    {{"Grouped AIC",                  "0711", "gaic", 0, 300, UNFAIR, false}, chain_find, CHAIN_VARIANT(CHAIN_AIC, true), false, 5},
    {{"ALS-XZ",                       "0901", "axz", 0, 300, UNFAIR, false}, als_find_xz, 0, false, 0},
    {{"ALS-XY-Wing",                  "0902", "axy", 0, 320, UNFAIR, false}, als_find_wing, 0, false, 0},
    {{"ALS Chain",                    "0903", "ach", 0, 340, UNFAIR, false}, als_find_chain, 0, false, 4},
    {{"Death Blossom",                "0904", "db",  0, 360, UNFAIR, true}, als_find_blossom, 0, false, 0},
    {{"Squirmbag", "0303", "bf5", 0, 470, UNFAIR, true}, fish_find, FISH_VARIANT(5, FISH_BASIC, FISH_NO_FINS), false, 0},
    {{"Whale", "0304", "bf6", 0, 470, UNFAIR, true}, fish_find, FISH_VARIANT(6, FISH_BASIC, FISH_NO_FINS), false, 0},
    {{"Leviathan", "0305", "bf7", 0, 470, UNFAIR, true}, fish_find, FISH_VARIANT(7, FISH_BASIC, FISH_NO_FINS), false, 0},
    {{"Finned Squirmbag", "0313", "fbf5", 0, 470, UNFAIR, true}, fish_find, FISH_VARIANT(5, FISH_BASIC, FISH_FINNED), false, 0},
    {{"Sashimi Squirmbag", "0323", "sbf5", 0, 470, UNFAIR, true}, fish_find, FISH_VARIANT(5, FISH_BASIC, FISH_SASHIMI), false, 0},
    {{"Finned Whale", "0314", "fbf6", 0, 470, UNFAIR, true}, fish_find, FISH_VARIANT(6, FISH_BASIC, FISH_FINNED), false, 0},
    {{"Sashimi Whale", "0324", "sbf6", 0, 470, UNFAIR, true}, fish_find, FISH_VARIANT(6, FISH_BASIC, FISH_SASHIMI), false, 0},
    {{"Finned Leviathan", "0315", "fbf7", 0, 470, UNFAIR, true}, fish_find, FISH_VARIANT(7, FISH_BASIC, FISH_FINNED), false, 0},
    {{"Sashimi Leviathan", "0325", "sbf7", 0, 470, UNFAIR, true}, fish_find, FISH_VARIANT(7, FISH_BASIC, FISH_SASHIMI), false, 0},
    {{"Franken X-Wing", "0330", "ff2", 0, 300, UNFAIR, true}, fish_find, FISH_VARIANT(2, FISH_FRANKEN, FISH_NO_FINS), false, 0},
    {{"Franken Swordfish", "0331", "ff3", 0, 350, UNFAIR, true}, fish_find, FISH_VARIANT(3, FISH_FRANKEN, FISH_NO_FINS), false, 0},
    {{"Franken Jellyfish", "0332", "ff4", 0, 370, EXTREME, true}, fish_find, FISH_VARIANT(4, FISH_FRANKEN, FISH_NO_FINS), false, 0},
    {{"Franken Squirmbag", "0333", "ff5", 0, 470, EXTREME, true}, fish_find, FISH_VARIANT(5, FISH_FRANKEN, FISH_NO_FINS), false, 0},
    {{"Franken Whale", "0334", "ff6", 0, 470, EXTREME, true}, fish_find, FISH_VARIANT(6, FISH_FRANKEN, FISH_NO_FINS), false, 0},
    {{"Franken Leviathan", "0335", "ff7", 0, 470, EXTREME, true}, fish_find, FISH_VARIANT(7, FISH_FRANKEN, FISH_NO_FINS), false, 0},
    {{"Siamese Franken X-Wing", "03301", "sff2", 0, 300, UNFAIR, true}, fish_find, FISH_VARIANT(2, FISH_FRANKEN, FISH_SIAMESE_BARE), false, 0},
    {{"Siamese Franken Swordfish", "03311", "sff3", 0, 350, UNFAIR, true}, fish_find, FISH_VARIANT(3, FISH_FRANKEN, FISH_SIAMESE_BARE), false, 0},
    {{"Siamese Franken Jellyfish", "03321", "sff4", 0, 370, EXTREME, true}, fish_find, FISH_VARIANT(4, FISH_FRANKEN, FISH_SIAMESE_BARE), false, 0},
    {{"Finned Franken X-Wing", "0340", "fff2", 0, 390, UNFAIR, true}, fish_find, FISH_VARIANT(2, FISH_FRANKEN, FISH_FINNED), false, 0},
    {{"Finned Franken Swordfish", "0341", "fff3", 0, 410, UNFAIR, true}, fish_find, FISH_VARIANT(3, FISH_FRANKEN, FISH_FINNED), false, 0},
    {{"Finned Franken Jellyfish", "0342", "fff4", 0, 430, EXTREME, true}, fish_find, FISH_VARIANT(4, FISH_FRANKEN, FISH_FINNED), false, 0},
    {{"Finned Franken Squirmbag", "0343", "fff5", 0, 470, EXTREME, true}, fish_find, FISH_VARIANT(5, FISH_FRANKEN, FISH_FINNED), false, 0},
    {{"Finned Franken Whale", "0344", "fff6", 0, 470, EXTREME, true}, fish_find, FISH_VARIANT(6, FISH_FRANKEN, FISH_FINNED), false, 0},
    {{"Finned Franken Leviathan", "0345", "fff7", 0, 470, EXTREME, true}, fish_find, FISH_VARIANT(7, FISH_FRANKEN, FISH_FINNED), false, 0},
    {{"Siamese Finned Franken X-Wing", "03401", "sfff2", 0, 390, EXTREME, true}, fish_find, FISH_VARIANT(2, FISH_FRANKEN, FISH_SIAMESE), false, 0},
    {{"Siamese Finned Franken Swordfish", "03411", "sfff3", 0, 410, EXTREME, true}, fish_find, FISH_VARIANT(3, FISH_FRANKEN, FISH_SIAMESE), false, 0},
    {{"Siamese Finned Franken Jellyfish", "03421", "sfff4", 0, 430, EXTREME, true}, fish_find, FISH_VARIANT(4, FISH_FRANKEN, FISH_SIAMESE), false, 0},
    {{"Mutant X-Wing", "0350", "mf2", 0, 450, EXTREME, true}, fish_find, FISH_VARIANT(2, FISH_MUTANT, FISH_NO_FINS), false, 0},
    {{"Mutant Swordfish", "0351", "mf3", 0, 450, EXTREME, true}, fish_find, FISH_VARIANT(3, FISH_MUTANT, FISH_NO_FINS), false, 0},
    {{"Mutant Jellyfish", "0352", "mf4", 0, 450, EXTREME, true}, fish_find, FISH_VARIANT(4, FISH_MUTANT, FISH_NO_FINS), false, 0},
    {{"Mutant Squirmbag", "0353", "mf5", 0, 470, EXTREME, true}, fish_find, FISH_VARIANT(5, FISH_MUTANT, FISH_NO_FINS), false, 0},
    {{"Mutant Whale", "0354", "mf6", 0, 470, EXTREME, true}, fish_find, FISH_VARIANT(6, FISH_MUTANT, FISH_NO_FINS), false, 0},
    {{"Mutant Leviathan", "0355", "mf7", 0, 470, EXTREME, true}, fish_find, FISH_VARIANT(7, FISH_MUTANT, FISH_NO_FINS), false, 0},
    {{"Siamese Mutant X-Wing", "03501", "smf2", 0, 450, EXTREME, true}, fish_find, FISH_VARIANT(2, FISH_MUTANT, FISH_SIAMESE_BARE), false, 0},
    {{"Siamese Mutant Swordfish", "03511", "smf3", 0, 450, EXTREME, true}, fish_find, FISH_VARIANT(3, FISH_MUTANT, FISH_SIAMESE_BARE), false, 0},
    {{"Siamese Mutant Jellyfish", "03521", "smf4", 0, 450, EXTREME, true}, fish_find, FISH_VARIANT(4, FISH_MUTANT, FISH_SIAMESE_BARE), false, 0},
    {{"Finned Mutant X-Wing", "0360", "fmf2", 0, 470, EXTREME, true}, fish_find, FISH_VARIANT(2, FISH_MUTANT, FISH_FINNED), false, 0},
    {{"Finned Mutant Swordfish", "0361", "fmf3", 0, 470, EXTREME, true}, fish_find, FISH_VARIANT(3, FISH_MUTANT, FISH_FINNED), false, 0},
    {{"Finned Mutant Jellyfish", "0362", "fmf4", 0, 470, EXTREME, true}, fish_find, FISH_VARIANT(4, FISH_MUTANT, FISH_FINNED), false, 0},
    {{"Finned Mutant Squirmbag", "0363", "fmf5", 0, 470, EXTREME, true}, fish_find, FISH_VARIANT(5, FISH_MUTANT, FISH_FINNED), false, 0},
    {{"Finned Mutant Whale", "0364", "fmf6", 0, 470, EXTREME, true}, fish_find, FISH_VARIANT(6, FISH_MUTANT, FISH_FINNED), false, 0},
    {{"Finned Mutant Leviathan", "0365", "fmf7", 0, 470, EXTREME, true}, fish_find, FISH_VARIANT(7, FISH_MUTANT, FISH_FINNED), false, 0},
    {{"Siamese Finned Mutant X-Wing", "03601", "sfmf2", 0, 470, EXTREME, true}, fish_find, FISH_VARIANT(2, FISH_MUTANT, FISH_SIAMESE), false, 0},
    {{"Siamese Finned Mutant Swordfish", "03611", "sfmf3", 0, 470, EXTREME, true}, fish_find, FISH_VARIANT(3, FISH_MUTANT, FISH_SIAMESE), false, 0},
    {{"Siamese Finned Mutant Jellyfish", "03621", "sfmf4", 0, 470, EXTREME, true}, fish_find, FISH_VARIANT(4, FISH_MUTANT, FISH_SIAMESE), false, 0},
    {{"Kraken Fish Type 1", "0371", "kf1", 0, 500, EXTREME, true}, kraken_find, 1, false, 0},
    {{"Kraken Fish Type 2", "0372", "kf2", 0, 500, EXTREME, true}, kraken_find, 2, false, 0},
    {{"Hidden Single in a box",       "2000", "h1b", 12,  14, EASY, true}, direct_find_single, DIRECT_BOXES, false, 0},
    {{"Hidden Single in a line",      "2001", "h1l", 15,  14, EASY, true}, direct_find_single, DIRECT_LINES, false, 0},
    {{"Direct Pointing",              "2002", "dlc1", 17, 50, MEDIUM, true}, direct_find_locked, DIRECT_BOXES, false, 0},
    {{"Direct Claiming",              "2003", "dlc2", 19, 50, MEDIUM, true}, direct_find_locked, DIRECT_LINES, false, 0},
    {{"Direct Hidden Pair",           "2004", "dh2", 20,  70, MEDIUM, true}, direct_find_hidden_set, 2, false, 0},
    {{"Direct Hidden Triple",         "2005", "dh3", 25, 100, MEDIUM, true}, direct_find_hidden_set, 3, false, 0},
    {{"Unique Loop",                  "2006", "ul",  45, 100, HARD, true}, loop_find, 0, true, 0},
    {{"Bivalue Universal Grave",      "2007", "bug", 56, 100, HARD, true}, grave_find, 0, true, 0},
    {{"Aligned Pair Exclusion",       "2008", "ape", 62, 300, UNFAIR, true}, aligned_find, 2, false, 0},
    {{"Aligned Triplet Exclusion",    "2009", "ate", 75, 300, UNFAIR, true}, aligned_find, 3, false, 0},
    {{"Forcing Chain",                "2010", "fc",  66, 260, UNFAIR, true}, forcing_find_chain, 0, false, 0},
    {{"Nishio Forcing Chain",         "2011", "nfc", 75, 500, EXTREME, true}, forcing_find_multiple, FORCING_NISHIO, false, 0},
    {{"Multiple Forcing Chains",      "2012", "mfc", 80, 500, EXTREME, true}, forcing_find_multiple, 0, false, 0},
    {{"Dynamic Forcing Chains",       "2013", "dfc", 85, 700, EXTREME, true}, forcing_find_multiple, FORCING_DYNAMIC, false, 0},
    {{"Dynamic Forcing Chains with techniques", "2014", "dfc1", 90, 700, EXTREME, true}, forcing_find_multiple, FORCING_DYNAMIC | FORCING_LEVEL, false, 0},
    {{"Dynamic Forcing Chains with chains", "2041", "dfc2", 95, 700, EXTREME, true}, forcing_find_multiple, FORCING_DYNAMIC | 2 * FORCING_LEVEL, false, 0},
    {{"Dynamic Forcing Chains with multiple chains", "2042", "dfc3", 100, 700, EXTREME, true}, forcing_find_multiple, FORCING_DYNAMIC | 3 * FORCING_LEVEL, false, 0},
    {{"Dynamic Forcing Chains with dynamic chains", "2043", "dfc4", 105, 700, EXTREME, true}, forcing_find_multiple, FORCING_DYNAMIC | 4 * FORCING_LEVEL, false, 0},
    {{"Template Set",                 "1201", "ts",  0, 10000, EXTREME, true}, template_find, TEMPLATE_SET, false, 0},
    {{"Template Delete",              "1202", "td",  0, 10000, EXTREME, true}, template_find, TEMPLATE_DELETE, false, 0},
    {{"Junior Exocet",                "2025", "je",  0, 450, EXTREME, true}, exocet_find, EXOCET_JUNIOR, false, 0},
    {{"Double Exocet",                "2039", "dje", 0, 470, EXTREME, true}, exocet_find, EXOCET_DOUBLE, false, 0},
    {{"Senior Exocet",                "2040", "sje", 0, 470, EXTREME, true}, exocet_find, EXOCET_SENIOR, false, 0},
    {{"Tridagon",                     "2020", "tri", 0, 450, EXTREME, true}, tridagon_find, 0, false, 0},
    {{"Multi-Sector Locked Sets",     "2019", "msls", 0, 450, EXTREME, true}, sectors_find, 0, false, 0},
    {{"Forcing Chain Contradiction",  "1301", "fcc", 0, 500, EXTREME, false}, forcing_find_grouped, GROUPED_CONTRADICTION, false, CONTEST_FORCING_CHAINS},
    {{"Forcing Chain Verity",         "1302", "fcv", 0, 500, EXTREME, false}, forcing_find_grouped, GROUPED_VERITY, false, CONTEST_FORCING_CHAINS},
    {{"Forcing Net Contradiction",    "1303", "fnc", 0, 700, EXTREME, false}, forcing_find_multiple, FORCING_DYNAMIC | FORCING_ABSURD, false, CONTEST_FORCING_NETS},
    {{"Forcing Net Verity",           "1304", "fnv", 0, 700, EXTREME, false}, forcing_find_multiple, FORCING_DYNAMIC | FORCING_VERITY, false, CONTEST_FORCING_NETS},
    {{"Nested Forcing Nets",          "2015", "fnn", 105, 700, EXTREME, false}, forcing_find_multiple, FORCING_DYNAMIC | FORCING_FIRST | 4 * FORCING_LEVEL, false, 0},
    {{"M-Wing",                       "2021", "mw",  0, 200, UNFAIR, true}, link_wing_find, LINK_WING_M, false, 0},
    {{"S-Wing",                       "2022", "sw",  0, 200, UNFAIR, true}, link_wing_find, LINK_WING_S, false, 0},
    {{"L-Wing",                       "2023", "lw",  0, 200, UNFAIR, true}, link_wing_find, LINK_WING_L, false, 0},
    {{"H-Wing",                       "2024", "hw",  0, 200, UNFAIR, true}, link_wing_find, LINK_WING_H, false, 0},
    {{"WXYZ-Wing",                    "2016", "wxyz", 55, 200, UNFAIR, true}, bent_set_find, 4, false, 0},
    {{"VWXYZ-Wing",                   "2017", "vwxyz", 62, 220, UNFAIR, true}, bent_set_find, 5, false, 0},
    {{"UVWXYZ-Wing",                  "2018", "uvwxyz", 66, 240, UNFAIR, true}, bent_set_find, 6, false, 0},
    {{"Almost Locked Pair",           "2026", "alp", 45, 110, HARD, true}, almost_locked_find, 2, false, 0},
    {{"Almost Locked Triple",         "2027", "alt", 52, 140, HARD, true}, almost_locked_find, 3, false, 0},
    {{"Broken Wing",                  "2028", "bw",   0, 200, UNFAIR, true}, guardians_find, 0, false, 0},
    {{"Firework Triple",              "2029", "fwt",  0, 250, UNFAIR, true}, firework_find, FIREWORK_TRIPLE, false, 0},
    {{"Firework Quadruple",           "2030", "fwq",  0, 280, UNFAIR, true}, firework_find, FIREWORK_QUADRUPLE, false, 0},
    {{"3D Medusa Trap",               "2031", "med1", 0, 250, UNFAIR, true}, medusa_find, MEDUSA_TRAP, false, 0},
    {{"3D Medusa Wrap",               "2032", "med2", 0, 250, UNFAIR, true}, medusa_find, MEDUSA_WRAP, false, 0},
    {{"Extended Rectangle",           "2033", "xr",   0, 100, HARD, true}, extended_rectangle_find, 0, true, 0},
    {{"Reverse BUG",                  "2034", "rbug", 0, 100, HARD, true}, reverse_bug_find, 0, true, 0},
    {{"BUG+2",                        "2035", "bug2", 0, 120, HARD, true}, bug_plus_find, 2, true, 0},
    {{"BUG+3",                        "2036", "bug3", 0, 140, HARD, true}, bug_plus_find, 3, true, 0},
    {{"BUG+4",                        "2037", "bug4", 0, 160, HARD, true}, bug_plus_find, 4, true, 0},
    {{"BUG+n",                        "2038", "bugn", 0, 200, UNFAIR, true}, bug_plus_find, BUG_PLUS_ANY, true, 0},
    {{"Brute Force",                  "1401", "bf",  0, 10000, EXTREME, false}, brute_force_find, 0, false, 0},
};
/* clang-format on */

const size_t logic_technique_count = sizeof logic_techniques / sizeof logic_techniques[0];

size_t sudoku_technique_count(void)
{
    return logic_technique_count;
}

const struct sudoku_technique *sudoku_technique_at(size_t index)
{
    return index < logic_technique_count ? &logic_techniques[index].public : NULL;
}

enum sudoku_status sudoku_technique_from_name(const char *name, size_t *index)
{
    if (!argument_expect(name, "name is NULL") || !argument_expect(index, "index is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    for (size_t i = 0; i < logic_technique_count; i++) {
        const struct sudoku_technique *technique = &logic_techniques[i].public;
        if (strcasecmp(name, technique->name) == 0 || strcasecmp(name, technique->code) == 0 ||
            strcasecmp(name, technique->abbreviation) == 0) {
            *index = i;
            return SUDOKU_OK;
        }
    }
    argument_refuse("name is that of no technique");
    return SUDOKU_ERR_ARGUMENT;
}

const char *sudoku_level_name(enum sudoku_level level)
{
    static const char *const names[] = {
        [SUDOKU_LEVEL_EASY] = "Easy",       [SUDOKU_LEVEL_MEDIUM] = "Medium",
        [SUDOKU_LEVEL_HARD] = "Hard",       [SUDOKU_LEVEL_UNFAIR] = "Unfair",
        [SUDOKU_LEVEL_EXTREME] = "Extreme",
    };
    return level >= SUDOKU_LEVEL_EASY && level <= SUDOKU_LEVEL_EXTREME ? names[level] : NULL;
}
