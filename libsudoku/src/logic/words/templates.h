/* All sentences about steps: templates in English with named slots. Translations replace a template
 * by another one with the same slots, in any order. A template says one thing in full, or is a part
 * for a slot of another; singular and plural are two templates. */
#ifndef LOGIC_WORDS_TEMPLATES_H
#define LOGIC_WORDS_TEMPLATES_H

/* clang-format off */
#define WORDS_TEMPLATES(X)                                                                         \
    /* The whole hint. */                                                                          \
    X(STEP, "{technique}: {reason}, so {conclusions}")                                             \
    X(STEP_IN_BOTH_CASES, "{technique}: {reason}, so in both cases {conclusions}")                 \
    X(STEP_IN_ALL_CASES, "{technique}: {reason}, so in all cases {conclusions}")                   \
    X(LOOK, "Look at {place}")                                                                     \
    X(LOOK_FOR, "{technique}: look at {place}")                                                    \
    X(TRY, "Try the candidates of {cell}, for no technique helps")                                 \
    X(TRY_BY, "{technique}: try the candidates of {cell}, for no technique helps")                 \
    X(WHOLE_BOARD, "the whole board")                                                              \
    /* Lists. */                                                                                   \
    X(COMMA, ", ")                                                                                 \
    X(AND, " and ")                                                                                \
    X(OR, " or ")                                                                                  \
    X(COMMA_AND, ", and ")                                                                         \
    X(SEMICOLON, "; ")                                                                             \
    X(DIGITS_IN, "{digits} in {unit}")                                                             \
    /* Conclusions. */                                                                             \
    X(PLACED, "{cell} is {digit}")                                                                 \
    X(LOSES, "{cell} loses {digits}")                                                              \
    X(LOSE, "{cells} lose {digits}")                                                               \
    /* Units. */                                                                                   \
    X(ROW, "row {number}")                                                                         \
    X(ROWS, "rows {numbers}")                                                                      \
    X(COLUMN, "column {number}")                                                                   \
    X(COLUMNS, "columns {numbers}")                                                                \
    X(BOX, "box {number}")                                                                         \
    X(BOXES, "boxes {numbers}")                                                                    \
    X(REGION, "region {number}")                                                                   \
    X(REGIONS, "regions {numbers}")                                                                \
    X(DIAGONAL, "diagonal {number}")                                                               \
    X(DIAGONALS, "diagonals {numbers}")                                                            \
    X(WINDOW, "window {number}")                                                                   \
    X(WINDOWS, "windows {numbers}")                                                                \
    X(DISJOINT_GROUP, "disjoint group {number}")                                                   \
    X(DISJOINT_GROUPS, "disjoint groups {numbers}")                                                \
    X(ASTERISK, "asterisk")                                                                        \
    X(CENTER_DOT, "center dot")                                                                    \
    X(GIRANDOLA, "girandola")                                                                      \
    X(UNIT, "unit {number}")                                                                       \
    X(UNITS, "units {numbers}")                                                                    \
    X(ON_BOARD, "{unit} of board {number}")                                                        \
    /* Singles. */                                                                                 \
    X(LAST_CELL, "{cell} is the last empty cell of {unit}")                                        \
    X(ONE_CANDIDATE, "{cell} has one candidate left")                                              \
    X(ONE_CANDIDATE_SEES, "{cell} has one candidate left: it sees {seen}")                         \
    X(ONE_CANDIDATE_SEES_LOST, "{cell} has one candidate left: it sees {seen}, with {lost} excluded before") \
    X(ONE_CANDIDATE_LOST, "{cell} has one candidate left, with {lost} excluded before")            \
    X(ONE_PLACE, "{digit} has one place left in {unit}")                                           \
    X(ONE_PLACE_SEEN, "{digit} has one place left in {unit}: the other empty cells see {digit} in {seen}") \
    X(ONE_PLACE_SEEN_LOST, "{digit} has one place left in {unit}: the other empty cells see {digit} in {seen}, and it was excluded from {lost} before") \
    X(ONE_PLACE_LOST, "{digit} has one place left in {unit}: it was excluded from {lost} before")  \
    X(CONFINED_SINGLE, "{digit} in {unit} is confined to {into}, and then has one place left in {last}") \
    /* Locked candidates and subsets. */                                                           \
    X(CONFINED, "{digit} in {unit} is confined to {into}")                                         \
    X(CONFINED_UNNAMED, "{digit} in {unit} is confined to cells that they see")                    \
    X(HIDDEN_ONE, "{digits} in {unit} is confined to {cells}")                                     \
    X(HIDDEN_SET, "{digits} in {unit} are confined to {cells}")                                    \
    X(MUST_HAVE_PLACE, "{digits} must have a place in {units}")                                    \
    X(NAKED_SET, "{cells} have no candidates but {digits}")                                        \
    X(NAKED_SET_IN, "{cells} in {units} have no candidates but {digits}")                          \
    X(REMOTE_PAIR, "{cells} have no candidates but {digits}, which take turns")                    \
    X(REMOTE_PAIR_IN, "{cells} in {units} have no candidates but {digits}, which take turns")      \
    X(AS_MANY, "{cells} have as many digits as cells")                                             \
    X(NO_OTHER_WAY, "every way to fill {cells} leads to the same result")                                           \
    X(SECTORS, "the {number} open cells where {rows} cross {columns} hold {own} at most once in each row and {other} at most once in each column, {number} digits in all") \
    X(TRIDAGON, "{digits} alone do not fit into {cells}, hence at least one guardian is true: {guardians}") \
    X(EXOCET, "{base} hold two of {digits}; each of these fits at most twice into {lines} outside {targets}, which hence hold the same two digits") \
    X(EXOCET_PAIRS, "{base} hold two of {digits}; each of these fits at most twice into {lines} outside {targets}, which hence hold the same two digits; every pair that fits into the base, the targets and {lines} rules out the eliminated candidates") \
    X(EXOCET_DOUBLE, "{base} as well as {other_base} hold two of {digits} each, which fit at most twice into {lines} outside {targets} for the former, {other_targets} for the latter, so these hold the same digits") \
    X(EXOCET_ROOM, "{exocet}; every choice that fits there rules out the eliminated candidates") \
    X(TWO_SECTORS, "{cells} in {first} and {second} have as many digits as cells, where {first} alone has {own} and {second} alone has {other}") \
    X(ALMOST_LOCKED_PAIR, "{digits} in {unit} are confined to {line}, where {set} has no other candidates, and to {hidden}, hence {line} has one of them in {unit}, and both {set} and {hidden} hold the other") \
    X(ALMOST_LOCKED_TRIPLE, "{digits} in {unit} are confined to {line}, where {set} have no other candidates, and to {hidden}, hence {line} has one of them in {unit}, and {set} as well as {hidden} hold the others") \
    X(FIREWORK_TRIPLE, "{digits} in {units} are confined to {box}, which has room for each of them once, and to {cells}, hence {cells} hold all of them") \
    X(FIREWORK_QUADRUPLE, "{own} in {first} are confined to {box} and to {cells}, and {other} in {second} to {other_box} and to {others}; no box has room for a digit twice, hence {corners} hold all of them") \
    /* Templates and trials. */                                                                    \
    X(TEMPLATE_SET, "every way to place {digit} in all units puts it into {cells}")                \
    X(TEMPLATE_SET_CLEAR, "every way to place {digit} in all units, clear of the cells that {others} must have, puts it into {cells}") \
    X(TEMPLATE_DELETE, "no way to place {digit} in all units puts it into any of {cells}")         \
    X(TEMPLATE_DELETE_CLEAR, "no way to place {digit} in all units, clear of the cells that {others} must have, puts it into any of {cells}") \
    X(TRIAL, "no technique helps, and trying {digits} in {cell} leads to no solution")             \
    /* Wings. */                                                                                   \
    X(BENT_SET, "{others} fit at most once each into {cells}, hence one of these is {digit}")       \
    X(WING_PIVOT, "one of {cells} is {digit}, whatever {pivot} is")                                \
    X(WING_PIVOTS, "one of {cells} is {digit}, whatever {pivot} are")                              \
    X(WING_PIVOT_TOO, "the pivot {pivot} or one of {cells} is {digit}, whatever the pivot is")     \
    X(W_WING, "{cells} have no candidates but {digits} and are not both {link}, since {unit} has {link} in {places}, hence one of them is {digit}") \
    /* Two strong links. */                                                                        \
    X(TWO_UNITS, "{digit} has two places each in {units}, and {shared} has it in at most one of {near}, hence it is in {ends}") \
    X(EMPTY_RECTANGLE, "{digit} is in {arm} or {rest} in {box} and in {near} or {far} in {unit}, and {near} sees {arm}, hence it is in {far} or {rest}") \
    /* Fish. */                                                                                    \
    X(FISH, "{digit} in {bases} is confined to {covers}")                                          \
    X(FISH_FIN, "{digit} in {bases} is confined to {covers}, but for the fin {fins}")              \
    X(FISH_FINS, "{digit} in {bases} is confined to {covers}, but for the fins {fins}")            \
    X(FISH_TWICE, "{covers}, and to {others}")                                                     \
    X(FISH_BASES, "{digit} must have a place in {bases}")                                          \
    X(FISH_BASES_FIN, "{digit} must have a place in {bases}, and may have it in the fin {fins}")   \
    X(FISH_BASES_FINS, "{digit} must have a place in {bases}, and may have it in the fins {fins}") \
    X(KRAKEN_FIN, "{fish}; without it, {digit} is nowhere else in {covers}, and with it the same follows by {chains}") \
    X(KRAKEN_FINS, "{fish}; without them, {digit} is nowhere else in {covers}, and with any of them the same follows by {chains}") \
    X(KRAKEN_COVER_ONE, "{fish}; so {unit} has it in {cells}, or {fin} has it, and the same follows from each by {chains}") \
    X(KRAKEN_COVER, "{fish}; so {unit} has it in one of {cells}, or {fin} has it, and the same follows from each by {chains}") \
    X(KRAKEN_PLACES, "{fish}; so it is in {cells}, or {fin} has it, and the same follows from each by {chains}") \
    X(A_FIN, "a fin")                                                                              \
    X(THE_FIN, "the fin")                                                                          \
    X(THE_CHAIN, "the chain {links}")                                                              \
    X(THE_CHAINS, "the chains {links}")                                                            \
    /* Candidates that are true or false. */                                                       \
    X(IS, "{cell} is {digit}")                                                                     \
    X(IS_NOT, "{cell} is not {digit}")                                                             \
    X(IS_IN, "{digit} is in {cells}")                                                              \
    X(IS_NOT_IN, "{digit} is not in {cells}")                                                      \
    X(EITHER, "{first} or {second}")                                                               \
    X(IT_IS, "it is {digit}")                                                                      \
    X(IT_IS_NOT, "it is not {digit}")                                                              \
    X(IT_IS_SO, "it is")                                                                           \
    /* Chains. */                                                                                  \
    X(CHAIN, "by the chain {links}")                                                               \
    X(CHAINS, "by the chains {links}")                                                             \
    X(CHAIN_SHOWS, "{ends}, by the chain {links}")                                                 \
    X(LOOP, "one end of each weak link holds in the loop {links}")                                 \
    X(WITH_SET, "{chain}, with the almost locked set {sets}")                                      \
    X(WITH_SETS, "{chain}, with the almost locked sets {sets}")                                    \
    X(FOLDED_LINKS, "{first} ... {last} ({number} links)")                                         \
    X(COLORS, "{digit} is in {first} or in {second}")                                              \
    X(BROKEN_WING, "{digit} cannot alternate around the odd loop {cells} of {units}, hence at least one guardian is true: {guardians}") \
    X(MEDUSA, "all of {first} or all of {second} are true")                                        \
    X(FOLDED_CANDIDATES, "{first} ... ({number} candidates)")                                      \
    X(MEDUSA_CLASH, "{medusa}, but not the latter: {node} and {other} exclude each other")         \
    X(MEDUSA_CELL, "{medusa}, but not the latter: {cell} would have no candidate")                 \
    X(MEDUSA_UNIT, "{medusa}, but not the latter: {digit} would have no place in {unit}")          \
    X(ALL_OF, "all of {cells}")                                                                    \
    /* Almost locked sets. */                                                                      \
    X(SETS_LOCKED, "almost locked sets in {sets} are linked by {links}, which leaves their digits to them") \
    X(SETS_ONE_OF, "almost locked sets in {sets} are linked by {links}, which leaves {digits} to one of them") \
    X(SETS_ENDS, "almost locked sets in {sets} are linked by {links}, which leaves {digits} to the first or the last") \
    X(BLOSSOM, "whatever {stem} is, it leaves {digits} to an almost locked set: {petals}")         \
    X(BLOSSOM_STEM, "whatever {stem} is, it leaves {digits} to an almost locked set: {petals}, and is otherwise {own} itself") \
    X(PETAL, "for {digits} to {cells}")                                                            \
    /* Uniqueness. */                                                                              \
    X(EXCHANGE, "with only {digits} in {cells}, these digits could be exchanged")                                    \
    X(EXCHANGE_ALL, "the digits of {cells} could be exchanged")                                    \
    X(BUG_PLUS_ONE, "with only {digits} in {cell}, all cells would have two candidates, which could be exchanged, hence {cell} is {placed}") \
    X(BUG_PLUS, "without {guardians}, all cells would have two candidates, which could be exchanged, hence one of those is true") \
    X(REVERSE_BUG, "with {digit} in {cell}, each unit would have both of {digits} or neither, and those left could be exchanged") \
    X(PATTERN_OTHER, "{pattern}, hence {digit} is in {cells}")                                     \
    X(PATTERN_ANOTHER, "{pattern}, hence another digit is in {cells}")                             \
    X(PATTERN_TAKES, "{pattern}, which with {cells} takes its digits")                             \
    X(PATTERN_TAKE, "{pattern}, which with {cells} take their digits")                             \
    X(PATTERN_CONFINED_ONE, "{pattern}, and {digits} in {units} is confined to those {number} cells") \
    X(PATTERN_CONFINED, "{pattern}, and {digits} in {units} are confined to those {number} cells") \
    /* Forcing chains and nets. */                                                                 \
    X(CASE, "if {state}, {target} {chains}")                                                       \
    X(CASE_AT_ONCE, "if {state}, {target}")                                                        \
    X(OTHER_CASE, "if {state}, {chains}")                                                          \
    X(OTHER_CASE_AT_ONCE, "if {state}, at once")                                                   \
    X(CASE_THEN, "{chains}, for then {reason}")                                                    \
    X(CASE_AS_THEN, "as then {reason}")                                                            \
    X(CASE_AND_LEFT, "{chains} and what is left then")                                             \
    X(CASE_LEFT, "by what is left then")                                                           \
    X(ONE_MORE_CASE, "and likewise in one more case")                                              \
    X(MORE_CASES, "and likewise in {number} more cases")                                           \
    X(CLASH, "if {state}, {first} {chains}, but is {others}")                                      \
    X(CLASH_NOT, "if {state}, {first} {chains}, but is not {others}")                              \
    X(REFUTED, "if {state}, {what} {chains}")                                                      \
    X(IT_IS_NOT_SO, "it is not")                                                                   \
    X(ALL_THE_SAME, "it is all the same")                                                          \
    X(NO_CANDIDATE, "{cell} has no candidate left")                                                \
    X(NO_PLACE, "{digit} has no place left in {unit}")                                             \
    X(NOWHERE, "a cell or a digit has nowhere to go")                                              \
    X(FOLDED_CHAIN, "by a chain of {number} links that ends in {links}")                              \
    X(FOLDED_NET, "by a net of {number} links that ends in {links}")                                  \
    X(FOLDED_NET_EXCLUSION, "by a net of {number} links and exclusions")                           \
    X(EXCLUDED, "{node} excluded")                                                                 \
    X(EXCLUDED_AS, "{node} excluded, as {reason}")                                                 \
    X(EXCLUDED_LEFT, "{node} excluded by what is left then")                                       \
    X(WITH_EXCLUSION, "with {exclusion}, {node}")                                                  \
    X(LEAVES, "{placed} leaves {conflict}")                                                        \
    X(MAKES, "{placed} makes {more} and leaves {conflict}")                                        \
    X(WITHOUT_CANDIDATE, "{cell} without a candidate")                                             \
    X(WITHOUT_PLACE, "{digit} without a place in {unit}")
/* clang-format on */

enum words_template {
#define WORDS_NAME(name, text) WORDS_##name,
    WORDS_TEMPLATES(WORDS_NAME)
#undef WORDS_NAME
        WORDS_TEMPLATE_COUNT
};

/* Returns the English text of TEMPLATE. */
const char *words_template_text(enum words_template template);

#endif
