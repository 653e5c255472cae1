#include "text_helpers.h"
int main(void){return check_result();}
