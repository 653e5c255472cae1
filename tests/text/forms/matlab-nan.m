M = [5 3 NaN NaN 7 NaN NaN NaN NaN;
6 NaN NaN 1 9 5 NaN NaN NaN;
NaN 9 8 NaN NaN NaN NaN 6 NaN;
8 NaN NaN NaN 6 NaN NaN NaN 3;
4 NaN NaN 8 NaN 3 NaN NaN 1;
7 NaN NaN NaN 2 NaN NaN NaN 6;
NaN 6 NaN NaN NaN NaN 2 8 NaN;
NaN NaN NaN 4 1 9 NaN NaN 5;
NaN NaN NaN NaN 8 NaN NaN 7 9]
