#define STB_IMAGE_IMPLEMENTATION
#include "stb.h"
