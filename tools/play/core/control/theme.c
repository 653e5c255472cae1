#include "play/core/control/theme.h"

#include <stddef.h>

/* Players' colors for cells: those of Okabe and Ito (2008), lightened, which are distinct under
 * every form of color vision; darkened for dark paper. */
#define LIGHT_COLORS                                                                               \
    {                                                                                              \
        0xF7CF80, 0xBCE0F5, 0x8FD4BD, 0xF8F2A0, 0x8FBBDC, 0xEDB48C, 0xE8C3D8, 0xC8C8C8, 0xE0D6C0   \
    }
#define DARK_COLORS                                                                                \
    {                                                                                              \
        0x7A5500, 0x2A5F7D, 0x005E46, 0x6E6A10, 0x004A75, 0x7A3800, 0x6B3D57, 0x505050, 0x4E4636   \
    }

static const struct theme themes[] = {
    {"light",  0xF2F2F0, 0xFFFFFF, 0xEFE7D6, 0xFFE48A, 0xE6EEF7,    0xC9DDF3,
     0xDDF2E3, 0xA8ACB0, 0x202428, 0x101214, 0x1A4FB4, 0x4A5560,    0xC01818,
     0x0B7A3B, 0xB3261E, 0x202428, 0xDFE3E8, 0xBFD4EE, LIGHT_COLORS},
    {"dark",   0x16191C, 0x1F2428, 0x3A3428, 0x5E5320, 0x2A323A,   0x2B4463,
     0x1F3A2A, 0x4A525A, 0xC8CDD2, 0xF2F4F6, 0x7FB4FF, 0xA8B2BC,   0xFF7A70,
     0x58D08A, 0xFF8A80, 0xE4E7EA, 0x2C333A, 0x3A5475, DARK_COLORS},
    {"contrast", 0x000000, 0x000000, 0x3A3A3A, 0x005A9E, 0x202020,   0x404000,
     0x003A00,   0xB0B0B0, 0xFFFFFF, 0xFFFFFF, 0xFFFF00, 0xFFFFFF,   0xFF9090,
     0x40FF40,   0xFFA0A0, 0xFFFFFF, 0x000000, 0x005A9E, DARK_COLORS},
    /* Blue and orange, which differ in brightness, instead of green and red. */
    {"colorblind", 0xF4F4F4, 0xFFFFFF, 0xE8E2D4, 0xF0E442, 0xEAF3FA,    0xBCE0F5,
     0xF8E3CC,     0xA0A0A0, 0x000000, 0x000000, 0x0063A0, 0x505050,    0xB84A00,
     0x0063A0,     0xB84A00, 0x000000, 0xE0E0E0, 0x9CCBEA, LIGHT_COLORS},
};

const struct theme *theme_at(unsigned index)
{
    return index < sizeof themes / sizeof themes[0] ? &themes[index] : NULL;
}
