// Reads puzzles in any form from standard input and explains how a person would solve each.
#include <iostream>

#include <sudoku/sudoku.hpp>

int main()
{
    try {
        for (const sudoku::puzzle &puzzle : sudoku::text_reader(std::cin)) {
            sudoku::explainer explainer(puzzle, puzzle.board());
            for (const sudoku::step &step : explainer)
                std::cout << step.text << '\n';
            std::cout << (explainer.status() == SUDOKU_END ? "solved"
                                                           : sudoku_strstatus(explainer.status()))
                      << '\n';
        }
    } catch (const std::exception &error) {
        std::cerr << "explain: " << error.what() << '\n';
        return 1;
    }
}
