# Writes C that pins the public structs of descriptions (*.abi): the place of each field, and the size of
# structs that do not lead with their own.

BEGIN {
    quote = sprintf("%c", 39)
    print "/* Written by ./run abi from the descriptions of both libraries: where each field of a public struct"
    print " * lies. It holds where pointers have 64 bits. */"
    print "#include <stddef.h>"
    print "#include <sudoku/sudoku.h>"
    print "#include <sudokuvision/sudokuvision.h>"
    print ""
    print "#define PLACE(type, field, bytes) \\"
    print "    _Static_assert(sizeof(void *) != 8 || offsetof(struct type, field) == (bytes), \"moved: \" #type \".\" #field)"
    print "#define SIZE(type, bytes) \\"
    print "    _Static_assert(sizeof(void *) != 8 || sizeof(struct type) == (bytes), \"another size: \" #type)"
}

function attribute(name) {
    if (!match($0, " " name "=" quote "[^" quote "]*"))
        return ""
    return substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 3)
}

/<class-decl / && !/is-declaration-only/ && !/is-anonymous/ {
    type = attribute("name")
    if (seen[type]++)
        type = ""
    bits = attribute("size-in-bits")
    fields = 0
    if (type)
        print ""
}

/<data-member / { place = attribute("layout-offset-in-bits") }

/<var-decl / && type && place != "" {
    name = attribute("name")
    if (!fields++ && name != "size")
        printf "SIZE(%s, %d);\n", type, bits / 8
    printf "PLACE(%s, %s, %d);\n", type, name, place / 8
    place = ""
}

/<\/class-decl>/ { type = "" }
