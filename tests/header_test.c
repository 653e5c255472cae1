/* A public header must compile alone; HEADER names it. Compiled as C11 and as C++. */
#include HEADER

/* Twice: the guard works. */
#include HEADER

int main(void)
{
    return 0;
}
