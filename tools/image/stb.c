#define STB_IMAGE_IMPLEMENTATION
#include "image/stb.h"
