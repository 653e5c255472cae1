/* A puzzle of each kind of board that is read. */
#ifndef TESTS_PAGES_SIDE_PUZZLES_H
#define TESTS_PAGES_SIDE_PUZZLES_H

struct side_puzzle {
    unsigned box_rows, box_columns;
    const char *text;
};

static const struct side_puzzle side_puzzles[] = {
    {2, 2, ".2.1....21.3...."},
    {2, 3, "5......6..42...42......5...1....423."},
    {3, 2, "4...23.6..54............6..21...36.."},
    {2, 4, ".8.7...4.....51...4...7.....61.3.4....6.8..1....4..5..3.71..2..."},
    {3, 3, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
    {4, 4,
     "E64CF..1A..D..B...A..352...1.....1.......3.2DG8....38....CE6..F9.3E.D.........1.....1...F.DG."
     "52E"
     "..B.64.C.52..A..D..A.5..B.17C4.85EC6A1...D4.B2.3.8.D923B.1.FE6.C.....6..329.8......24.G..."
     "5EF1A."
     "35..GF1A.8..9.........652.7...C..4...B29..GA..367...C8.46E..AFG1"},
};

enum { SIDE_PUZZLES = sizeof side_puzzles / sizeof side_puzzles[0] };

#endif
