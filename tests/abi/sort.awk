# Puts the translation units of a description in the order of their paths: abidw's own order depends on
# where the library was built.

/^  <abi-instr / {
    current = ++count
    match($0, / path='[^']*'/)
    path[current] = substr($0, RSTART, RLENGTH)
}

current { unit[current] = unit[current] $0 "\n" }
!current && !count { print }
/^  <\/abi-instr>/ { current = 0; next }
!current && count { tail = tail $0 "\n" }

END {
    for (i = 1; i <= count; i++) {
        first = 0
        for (k = 1; k <= count; k++)
            if (!printed[k] && (!first || path[k] < path[first]))
                first = k
        printed[first] = 1
        printf "%s", unit[first]
    }
    printf "%s", tail
}
