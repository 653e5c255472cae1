#include "play/core/words/technique_names.h"

#include <string.h>

/* Techniques with the same name in all languages, such as X-Wing, Turbot Fish or Sue de Coq, are
 * omitted. */
static const char *const names[][LANGUAGE_COUNT] = {
    {"Full House", "Letzte Zelle", "Dernière case", "Última casilla"},
    {"Naked Single", "Nackter Einer", "Singleton nu", "Único desnudo"},
    {"Hidden Single", "Versteckter Einer", "Singleton caché", "Único oculto"},
    {"Locked Pair", "Gesperrtes Paar", "Paire verrouillée", "Par bloqueado"},
    {"Locked Triple", "Gesperrter Dreier", "Triplet verrouillé", "Trío bloqueado"},
    {"Locked Candidates, pointing", "Gesperrte Kandidaten, zeigend",
     "Candidats verrouillés, pointage", "Candidatos bloqueados, apuntando"},
    {"Locked Candidates, claiming", "Gesperrte Kandidaten, fordernd",
     "Candidats verrouillés, revendication", "Candidatos bloqueados, reclamando"},
    {"Naked Pair", "Nacktes Paar", "Paire nue", "Par desnudo"},
    {"Naked Triple", "Nackter Dreier", "Triplet nu", "Trío desnudo"},
    {"Naked Quadruple", "Nackter Vierer", "Quadruplet nu", "Cuarteto desnudo"},
    {"Hidden Pair", "Verstecktes Paar", "Paire cachée", "Par oculto"},
    {"Hidden Triple", "Versteckter Dreier", "Triplet caché", "Trío oculto"},
    {"Hidden Quadruple", "Versteckter Vierer", "Quadruplet caché", "Cuarteto oculto"},
    {"Swordfish", "Schwertfisch", "Espadon", "Pez espada"},
    {"Jellyfish", "Qualle", "Méduse", "Medusa"},
    {"Remote Pair", "Entferntes Paar", "Paire distante", "Par remoto"},
    {"Skyscraper", "Wolkenkratzer", "Gratte-ciel", "Rascacielos"},
    {"2-String Kite", "Drachen mit 2 Schnüren", "Cerf-volant à 2 fils", "Cometa de 2 cuerdas"},
    {"Dual 2-String Kite", "Doppelter Drachen", "Double cerf-volant", "Cometa doble"},
    {"Empty Rectangle", "Leeres Rechteck", "Rectangle vide", "Rectángulo vacío"},
    {"Dual Empty Rectangle", "Doppeltes leeres Rechteck", "Double rectangle vide",
     "Rectángulo vacío doble"},
    {"Uniqueness Test 1", "Eindeutigkeitstest 1", "Test d'unicité 1", "Prueba de unicidad 1"},
    {"Uniqueness Test 2", "Eindeutigkeitstest 2", "Test d'unicité 2", "Prueba de unicidad 2"},
    {"Uniqueness Test 3", "Eindeutigkeitstest 3", "Test d'unicité 3", "Prueba de unicidad 3"},
    {"Uniqueness Test 4", "Eindeutigkeitstest 4", "Test d'unicité 4", "Prueba de unicidad 4"},
    {"Uniqueness Test 5", "Eindeutigkeitstest 5", "Test d'unicité 5", "Prueba de unicidad 5"},
    {"Uniqueness Test 6", "Eindeutigkeitstest 6", "Test d'unicité 6", "Prueba de unicidad 6"},
    {"Hidden Rectangle", "Verstecktes Rechteck", "Rectangle caché", "Rectángulo oculto"},
    {"Avoidable Rectangle Type 1", "Vermeidbares Rechteck 1", "Rectangle évitable 1",
     "Rectángulo evitable 1"},
    {"Avoidable Rectangle Type 2", "Vermeidbares Rechteck 2", "Rectangle évitable 2",
     "Rectángulo evitable 2"},
    {"Finned X-Wing", "X-Wing mit Flosse", "X-Wing à nageoire", "X-Wing con aleta"},
    {"Finned Swordfish", "Schwertfisch mit Flosse", "Espadon à nageoire", "Pez espada con aleta"},
    {"Finned Jellyfish", "Qualle mit Flosse", "Méduse à nageoire", "Medusa con aleta"},
    {"Sashimi Swordfish", "Sashimi-Schwertfisch", "Espadon sashimi", "Pez espada sashimi"},
    {"Sashimi Jellyfish", "Sashimi-Qualle", "Méduse sashimi", "Medusa sashimi"},
    {"Simple Colors Trap", "Einfache Färbung, Falle", "Coloriage simple, piège",
     "Coloreado simple, trampa"},
    {"Simple Colors Wrap", "Einfache Färbung, Widerspruch", "Coloriage simple, contradiction",
     "Coloreado simple, contradicción"},
    {"Multi-Colors 1", "Mehrfache Färbung 1", "Coloriage multiple 1", "Coloreado múltiple 1"},
    {"Multi-Colors 2", "Mehrfache Färbung 2", "Coloriage multiple 2", "Coloreado múltiple 2"},
    {"X-Chain", "X-Kette", "Chaîne X", "Cadena X"},
    {"XY-Chain", "XY-Kette", "Chaîne XY", "Cadena XY"},
    {"Continuous Nice Loop", "Stetige Schleife", "Boucle continue", "Bucle continuo"},
    {"Discontinuous Nice Loop", "Unstetige Schleife", "Boucle discontinue", "Bucle discontinuo"},
    {"AIC", "Wechselkette (AIC)", "Chaîne alternée (AIC)", "Cadena alterna (AIC)"},
    {"Grouped Continuous Nice Loop", "Stetige Schleife mit Gruppen", "Boucle continue groupée",
     "Bucle continuo agrupado"},
    {"Grouped Discontinuous Nice Loop", "Unstetige Schleife mit Gruppen",
     "Boucle discontinue groupée", "Bucle discontinuo agrupado"},
    {"Grouped AIC", "Wechselkette mit Gruppen", "Chaîne alternée groupée",
     "Cadena alterna agrupada"},
    {"ALS Chain", "ALS-Kette", "Chaîne d'ALS", "Cadena de ALS"},
    {"Death Blossom", "Todesblüte", "Fleur de la mort", "Flor de la muerte"},
    {"Template Set", "Schablone setzt", "Gabarit, pose", "Plantilla, pone"},
    {"Template Delete", "Schablone streicht", "Gabarit, élimine", "Plantilla, elimina"},
    {"Forcing Chain Contradiction", "Zwangskette, Widerspruch", "Chaîne forcée, contradiction",
     "Cadena forzada, contradicción"},
    {"Forcing Chain Verity", "Zwangskette, Gewissheit", "Chaîne forcée, certitude",
     "Cadena forzada, certeza"},
    {"Forcing Net Contradiction", "Zwangsnetz, Widerspruch", "Réseau forcé, contradiction",
     "Red forzada, contradicción"},
    {"Forcing Net Verity", "Zwangsnetz, Gewissheit", "Réseau forcé, certitude",
     "Red forzada, certeza"},
    {"Nested Forcing Nets", "Verschachtelte Zwangsnetze", "Réseaux forcés imbriqués",
     "Redes forzadas anidadas"},
    {"Brute Force", "Ausprobieren", "Essais successifs", "Prueba y error"},
};

enum { ROWS = sizeof names / sizeof names[0] };

const char *technique_name(enum language language, const char *name)
{
    for (unsigned row = 0; row < ROWS; row++)
        if (strcmp(names[row][LANGUAGE_ENGLISH], name) == 0)
            return names[row][language];
    return name;
}

const char *technique_name_row(unsigned index)
{
    return index < ROWS ? names[index][LANGUAGE_ENGLISH] : NULL;
}
