#include <sudoku/sudoku.h>

#include "check.h"

int main(void)
{
    return check_result();
}
