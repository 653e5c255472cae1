#include "model/samples/mark_pages.h"

#include "model/random.h"

/* Shares of the pages of paper. */
#define WRITTEN_SHARE 0.5F
#define STAINED_SHARE 0.6F

struct page_settings mark_pages_photo(uint64_t *random)
{
    struct page_settings settings = {.width = 640, .height = 480, .fonts = true};
    settings.fill = random_between(random, 0.45F, 0.95F);
    settings.tilt = random_between(random, 0, 30);
    settings.turn = 30;
    settings.blur = random_between(random, 0.4F, 2);
    settings.noise = random_between(random, 1, 12);
    return settings;
}

static struct page_settings choose_paper(uint64_t *random)
{
    struct page_settings settings = mark_pages_photo(random);
    settings.jpeg = random_chance(random, 0.5F) ? (int)random_between(random, 25, 92) : 0;
    settings.through = random_chance(random, 0.5F) ? random_between(random, 0.02F, 0.2F) : 0;
    settings.stains = random_chance(random, STAINED_SHARE) ? random_below(random, 13) : 0;
    if (random_chance(random, WRITTEN_SHARE)) {
        settings.hand = random_between(random, 0.02F, 0.7F);
        settings.pencil = random_between(random, 0.15F, 0.7F);
    }
    return settings;
}

static struct page_settings choose_screen(uint64_t *random)
{
    struct page_settings settings = {
        .fonts = true, .spare = 6, .shot = true, .varied = true, .style = PAGE_STYLE_APP};
    settings.width = 360 + random_below(random, 540);
    settings.height = settings.width + settings.width / 6;
    settings.typed = random_between(random, 0, 0.5F);
    settings.notes = random_between(random, 0.3F, 0.8F);
    settings.lone = random_between(random, 0.2F, 0.9F);
    settings.middle = random_chance(random, 0.5F);
    settings.dark = random_chance(random, 0.5F);
    settings.selected = random_chance(random, 0.3F);
    return settings;
}

struct page_settings mark_pages_choose(bool screen, uint64_t *random)
{
    return screen ? choose_screen(random) : choose_paper(random);
}

void mark_pages_label(const struct page *page, bool screen, uint8_t *label)
{
    const struct page_grid *grid = &page->grids[0];
    for (unsigned i = 0; i < SVISION_CELLS; i++) {
        unsigned notes = grid->notes[i];
        label[i] = grid->cells[i];
        if (grid->entries[i])
            label[i] = (uint8_t)(screen ? MARK_TYPED : HAND_WRITTEN + grid->entries[i]);
        if (notes)
            label[i] = notes & (notes - 1) ? MARK_NOTES : MARK_NOTE;
    }
}
