// The same from C++: headers are its, too, and an object can be held by a smart pointer.
#include <sudoku/sudoku.h>

#include <array>
#include <iostream>
#include <memory>

int main()
{
    const sudoku_layout *layout = sudoku_layout_classic();
    const std::array<std::uint8_t, 81> givens = {5, 3, 0, 0, 7};
    const sudoku_puzzle puzzle = {givens.data(), nullptr};
    std::array<std::uint8_t, 81> solution{};
    sudoku_solver *made = nullptr;
    if (sudoku_api_version() != SUDOKU_API_VERSION)
        return 1;
    if (sudoku_solver_create(layout, nullptr, &made) != SUDOKU_OK)
        return 1;
    const std::unique_ptr<sudoku_solver, decltype(&sudoku_solver_destroy)> solver(
        made, sudoku_solver_destroy);
    const sudoku_status status =
        sudoku_solver_solve(solver.get(), &puzzle, nullptr, solution.data());
    const bool right = sudoku_board_is_solution(layout, givens.data(), solution.data());
    std::cout << sudoku_version() << ": " << sudoku_strstatus(status) << ", "
              << (right ? "right" : "wrong") << '\n';
}
