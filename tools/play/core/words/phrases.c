#include "play/core/words/phrases.h"

#include <stdlib.h>
#include <string.h>

static const char *const names[LANGUAGE_COUNT] = {"en", "de", "fr", "es"};

static const char *const phrases[PHRASE_COUNT][LANGUAGE_COUNT] = {
    [PHRASE_MOVE] = {"move", "bewegen", "bouger", "mover"},
    [PHRASE_EXTEND] = {"select several", "mehrere wählen", "en choisir plusieurs", "elegir varias"},
    [PHRASE_ENTER] = {"enter a digit", "Ziffer eintragen", "inscrire un chiffre",
                      "poner una cifra"},
    [PHRASE_MODE] = {"next mode", "nächster Modus", "mode suivant", "modo siguiente"},
    [PHRASE_DIGITS] = {"digits", "Ziffern", "chiffres", "cifras"},
    [PHRASE_CORNERS] = {"corner marks", "Eckmarken", "notes de coin", "notas de esquina"},
    [PHRASE_CENTERS] = {"center marks", "Mittelmarken", "notes au centre", "notas centrales"},
    [PHRASE_COLORS] = {"colors", "Farben", "couleurs", "colores"},
    [PHRASE_ERASE] = {"erase", "löschen", "effacer", "borrar"},
    [PHRASE_UNDO] = {"undo", "zurück", "annuler", "deshacer"},
    [PHRASE_REDO] = {"redo", "wieder", "refaire", "rehacer"},
    [PHRASE_HINT] = {"hint", "Tipp", "indice", "pista"},
    [PHRASE_DO_STEP] = {"do the step", "Schritt tun", "faire l'étape", "dar el paso"},
    [PHRASE_CHECK] = {"check", "prüfen", "vérifier", "comprobar"},
    [PHRASE_NAME] = {"name my step", "meinen Schritt benennen", "nommer mon étape",
                     "nombrar mi paso"},
    [PHRASE_FILL] = {"candidates", "Kandidaten", "candidats", "candidatos"},
    [PHRASE_PAUSE] = {"pause", "Pause", "pause", "pausa"},
    [PHRASE_CONFLICTS] = {"show conflicts", "Konflikte zeigen", "montrer les conflits",
                          "mostrar conflictos"},
    [PHRASE_TIDY] = {"tidy candidates", "Marken aufräumen", "ranger les notes", "ordenar notas"},
    [PHRASE_ALL] = {"select all", "alle wählen", "tout choisir", "elegir todo"},
    [PHRASE_NEW] = {"new game", "neues Spiel", "nouvelle partie", "juego nuevo"},
    [PHRASE_LEVELS] = {"level, technique", "Stufe, Technik", "niveau, technique", "nivel, técnica"},
    [PHRASE_DAILY] = {"daily puzzle", "Tagesrätsel", "grille du jour", "sudoku del día"},
    [PHRASE_NEXT] = {"next game", "nächstes Spiel", "partie suivante", "juego siguiente"},
    [PHRASE_GAMES] = {"all games", "alle Spiele", "parties", "partidas"},
    [PHRASE_STATISTICS] = {"statistics", "Statistik", "statistiques", "estadísticas"},
    [PHRASE_RESTART] = {"restart", "von vorn", "recommencer", "empezar de nuevo"},
    [PHRASE_THEME] = {"theme", "Farbschema", "thème", "tema"},
    [PHRASE_HELP] = {"help", "Hilfe", "aide", "ayuda"},
    [PHRASE_LEAVE] = {"clear hint and selection", "Tipp und Auswahl weg", "ôter indice et choix",
                      "quitar pista y selección"},
    [PHRASE_QUIT] = {"quit", "beenden", "quitter", "salir"},
    [PHRASE_COPY] = {"copy the position", "Stellung kopieren", "copier la position",
                     "copiar la posición"},
    [PHRASE_PASTE] = {"paste a puzzle", "Rätsel einfügen", "coller une grille", "pegar un sudoku"},
    [PHRASE_TYPE_IN] = {"type in a puzzle", "Rätsel eintippen", "saisir une grille",
                        "teclear un sudoku"},
    [PHRASE_BEGIN] = {"begin the game", "Spiel beginnen", "commencer la partie",
                      "empezar el juego"},
    [PHRASE_NEXT_DOUBT] = {"next doubtful cell", "nächste unsichere Zelle",
                           "case douteuse suivante", "casilla dudosa siguiente"},
    [PHRASE_CONFIRM] = {"confirm the digit", "stimmt so", "c'est juste", "es correcto"},
    [PHRASE_KEEP_HANDWRITING] = {"keep handwriting", "Handschrift nehmen", "prendre l'écriture",
                                 "tomar lo escrito"},
    [PHRASE_TOGGLE_PRINT] = {"print or handwriting", "Druck oder Handschrift",
                             "imprimé ou manuscrit", "impreso o manuscrito"},
    [PHRASE_EMPTY] = {"empty", "leer", "vides", "vacías"},
    [PHRASE_SOLVED] = {"Solved!", "Gelöst!", "Résolu !", "Resuelto"},
    [PHRASE_PAUSED] = {"Paused", "Pause", "En pause", "En pausa"},
    [PHRASE_NO_MISTAKE] = {"No mistake so far", "Bisher kein Fehler", "Aucune erreur jusqu'ici",
                           "Ningún error hasta ahora"},
    [PHRASE_MISTAKES] = {"Mistakes", "Fehler", "Erreurs", "Errores"},
    [PHRASE_NOT_ONE] = {"The puzzle does not have exactly one solution",
                        "Das Rätsel hat nicht genau eine Lösung",
                        "La grille n'a pas une solution unique",
                        "El sudoku no tiene una solución única"},
    [PHRASE_NOT_KNOWN] = {"It is not known whether the solution is unique",
                          "Ob es genau eine Lösung gibt, ist offen",
                          "On ne sait pas si la solution est unique",
                          "No se sabe si la solución es única"},
    [PHRASE_WRONG] = {"Something on the board is wrong", "Etwas auf dem Brett ist falsch",
                      "Quelque chose est faux", "Algo está mal en el tablero"},
    [PHRASE_NO_STEP] = {"No technique helps here", "Hier hilft keine Technik",
                        "Aucune technique n'aide ici", "Ninguna técnica ayuda aquí"},
    [PHRASE_TOO_LARGE] = {"The board is too large for techniques",
                          "Das Brett ist zu groß für Techniken",
                          "La grille est trop grande pour les techniques",
                          "El tablero es demasiado grande para las técnicas"},
    [PHRASE_NO_TIME] = {"No step was found in time", "In der Zeit fand sich kein Schritt",
                        "Aucune étape trouvée à temps", "No se encontró un paso a tiempo"},
    [PHRASE_LOOK_AT] = {"Look at", "Sieh nach:", "Regardez :", "Mire:"},
    [PHRASE_IN_SOLUTION] = {"In the solution:", "In der Lösung:", "Dans la solution :",
                            "En la solución:"},
    [PHRASE_FIND] = {"Find", "Zu finden", "À trouver", "Por encontrar"},
    [PHRASE_FOUND] = {"Found", "Gefunden", "Trouvé", "Encontrado"},
    [PHRASE_FOUND_OTHER] = {"Right, but another technique", "Richtig, aber eine andere Technik",
                            "Juste, mais une autre technique", "Correcto, pero otra técnica"},
    [PHRASE_FOUND_UNKNOWN] = {"Right, but no technique shows it",
                              "Richtig, aber keine Technik zeigt es",
                              "Juste, mais aucune technique ne le montre",
                              "Correcto, pero ninguna técnica lo muestra"},
    [PHRASE_FOUND_WRONG] = {"That does not hold", "Das stimmt nicht", "C'est faux", "No es cierto"},
    [PHRASE_FOUND_NOTHING] = {"The last move is not a step", "Der letzte Zug ist kein Schritt",
                              "Le dernier coup n'est pas une étape",
                              "La última jugada no es un paso"},
    [PHRASE_NOT_SAVED] = {"Not saved", "Nicht gespeichert", "Non enregistré", "No guardado"},
    [PHRASE_SAVED_AGAIN] = {"Saved again, with all moves", "Wieder gespeichert, mit allen Zügen",
                            "De nouveau enregistré, avec tous les coups",
                            "Guardado de nuevo, con todas las jugadas"},
    [PHRASE_SAVE_MOVED] = {"Another program changed or deleted the save; the game is now in",
                           "Ein anderes Programm hat den Spielstand geändert oder gelöscht; das "
                           "Spiel liegt jetzt in",
                           "Un autre programme a modifié ou supprimé la sauvegarde ; la partie est "
                           "maintenant dans",
                           "Otro programa cambió o borró la partida guardada; ahora está en"},
    [PHRASE_NO_OTHER] = {"There is no other game", "Es gibt kein anderes Spiel",
                         "Il n'y a pas d'autre partie", "No hay otro juego"},
    [PHRASE_ELSEWHERE] = {"played elsewhere", "wird anderswo gespielt", "jouée ailleurs",
                          "se juega en otro lugar"},
    [PHRASE_DAMAGED] = {"cannot be read", "nicht lesbar", "illisible", "ilegible"},
    [PHRASE_ANY_LEVEL] = {"any level", "jede Stufe", "tout niveau", "cualquier nivel"},
    [PHRASE_MAKING] = {"A puzzle is being generated", "Ein Rätsel entsteht",
                       "Une grille est en préparation", "Se está creando un sudoku"},
    [PHRASE_NONE_MADE] = {"No matching puzzle was found", "Kein solches Rätsel gefunden",
                          "Aucune grille de ce genre trouvée", "No se encontró tal sudoku"},
    [PHRASE_NO_MEMORY] = {"Memory is short: no puzzle was made",
                          "Der Speicher ist knapp: kein Rätsel entstand",
                          "La mémoire manque : aucune grille créée",
                          "Falta memoria: no se creó ningún sudoku"},
    [PHRASE_ON] = {"on", "an", "oui", "sí"},
    [PHRASE_OFF] = {"off", "aus", "non", "no"},
    [PHRASE_NOTHING_TO_UNDO] = {"Nothing to undo", "Nichts zurückzunehmen", "Rien à annuler",
                                "Nada que deshacer"},
    [PHRASE_NOTHING_TO_REDO] = {"Nothing to redo", "Nichts zu wiederholen", "Rien à refaire",
                                "Nada que rehacer"},
    [PHRASE_SHOW_IT] = {"Hold the puzzle before the camera", "Das Rätsel vor die Kamera halten",
                        "Tenez la grille devant la caméra", "Ponga el sudoku ante la cámara"},
    [PHRASE_LOOK_OVER] = {"Check the digits; Enter begins", "Ziffern prüfen; Enter beginnt",
                          "Vérifiez les chiffres ; Entrée commence",
                          "Compruebe las cifras; Intro empieza"},
    [PHRASE_DOUBTFUL] = {"doubtful", "unsicher", "douteuses", "dudosas"},
    [PHRASE_CORRECT_IT] = {"Not just one solution: correct it, or press Enter again",
                           "Nicht genau eine Lösung: verbessern, oder noch einmal Enter",
                           "Pas une solution unique : corrigez, ou Entrée encore",
                           "Sin solución única: corrija, o Intro otra vez"},
    [PHRASE_COPIED] = {"Copied", "Kopiert", "Copié", "Copiado"},
    [PHRASE_NO_CLIPBOARD] = {"There is no clipboard here", "Hier gibt es keine Zwischenablage",
                             "Il n'y a pas de presse-papiers ici", "No hay portapapeles"},
    [PHRASE_NO_PUZZLE] = {"No puzzle", "Kein Rätsel", "Pas de grille", "Ningún sudoku"},
    [PHRASE_BEGUN] = {"begun", "begonnen", "commencées", "empezados"},
    [PHRASE_SOLVED_GAMES] = {"solved", "gelöst", "résolues", "resueltos"},
    [PHRASE_BEST] = {"best", "beste Zeit", "record", "récord"},
    [PHRASE_MEAN] = {"mean", "Mittel", "moyenne", "media"},
    [PHRASE_HINTS] = {"hints", "Tipps", "indices", "pistas"},
    [PHRASE_TIME] = {"time", "Zeit", "temps", "tiempo"},
    [PHRASE_LEVEL] = {"level", "Stufe", "niveau", "nivel"},
    [PHRASE_CHECKS] = {"checks", "Prüfungen", "vérifications", "comprobaciones"},
    [PHRASE_WRONG_DIGITS] = {"wrong digits", "falsche Ziffern", "chiffres faux", "cifras erróneas"},
    [PHRASE_NEXT_PUZZLE] = {"next puzzle", "nächstes Rätsel", "grille suivante",
                            "sudoku siguiente"},
    [PHRASE_OTHER_LEVEL] = {"another level", "andere Stufe", "autre niveau", "otro nivel"},
    [PHRASE_CHOOSE_LEVEL] = {"Choose a level", "Wählen Sie eine Stufe", "Choisissez un niveau",
                             "Elija un nivel"},
    [PHRASE_ROW] = {"row", "Zeile", "ligne", "fila"},
    [PHRASE_COLUMN] = {"column", "Spalte", "colonne", "columna"},
    [PHRASE_BOX] = {"box", "Block", "bloc", "bloque"},
    [PHRASE_REGION] = {"region", "Gebiet", "région", "región"},
    [PHRASE_DIAGONAL] = {"diagonal", "Diagonale", "diagonale", "diagonal"},
    [PHRASE_WINDOW] = {"window", "Fenster", "fenêtre", "ventana"},
    [PHRASE_DISJOINT_GROUP] = {"disjoint group", "verteilte Gruppe", "groupe disjoint",
                               "grupo disjunto"},
    [PHRASE_ASTERISK] = {"asterisk", "Stern", "astérisque", "asterisco"},
    [PHRASE_CENTER_DOT] = {"center dot", "Mittelpunkte", "points centraux", "puntos centrales"},
    [PHRASE_GIRANDOLA] = {"girandola", "Girandola", "girandole", "girándola"},
    [PHRASE_UNIT] = {"unit", "Einheit", "unité", "unidad"},
    [PHRASE_OF_BOARD] = {"of board", "von Feld", "de la grille", "del tablero"},
    [PHRASE_EASY] = {"Easy", "Leicht", "Facile", "Fácil"},
    [PHRASE_MEDIUM] = {"Medium", "Mittel", "Moyen", "Medio"},
    [PHRASE_HARD] = {"Hard", "Schwer", "Difficile", "Difícil"},
    [PHRASE_UNFAIR] = {"Unfair", "Gemein", "Retors", "Injusto"},
    [PHRASE_EXTREME] = {"Extreme", "Extrem", "Extrême", "Extremo"},
    [PHRASE_LIGHT] = {"light", "hell", "clair", "claro"},
    [PHRASE_DARK] = {"dark", "dunkel", "sombre", "oscuro"},
    [PHRASE_CONTRAST] = {"high contrast", "starker Kontrast", "contraste élevé", "alto contraste"},
    [PHRASE_COLORBLIND] = {"safe for color-blind eyes", "für Farbenblinde", "pour daltoniens",
                           "para daltónicos"},
};

static const char *const keys_called[][LANGUAGE_COUNT] = {
    {"arrows", "Pfeile", "flèches", "flechas"},
    {"shift arrows", "Umschalt Pfeile", "maj flèches", "mayús flechas"},
    {"space", "Leertaste", "espace", "espacio"},
    {"backspace", "Rücktaste", "retour arrière", "retroceso"},
    {"enter", "Eingabe", "entrée", "intro"},
    {"ctrl a", "Strg a", "ctrl a", "ctrl a"},
    {"j, ctrl c", "j, Strg c", "j, ctrl c", "j, ctrl c"},
    {"ctrl v", "Strg v", "ctrl v", "ctrl v"},
    {"ctrl d", "Strg d", "ctrl d", "ctrl d"},
    {"ctrl r", "Strg r", "ctrl r", "ctrl r"},
    {"esc", "Esc", "échap", "esc"},
};

const char *phrase_keys(enum language language, const char *keys)
{
    for (size_t i = 0; i < sizeof keys_called / sizeof keys_called[0]; i++)
        if (strcmp(keys, keys_called[i][LANGUAGE_ENGLISH]) == 0)
            return keys_called[i][language];
    return keys;
}

const char *phrase_in(enum language language, enum phrase phrase)
{
    return phrases[phrase][language];
}

const char *language_name(unsigned language)
{
    return language < LANGUAGE_COUNT ? names[language] : NULL;
}

bool language_find(const char *locale, enum language *language)
{
    for (unsigned i = 0; i < LANGUAGE_COUNT; i++)
        if (strncmp(locale, names[i], 2) == 0 && strchr("_.@", locale[2])) {
            *language = (enum language)i;
            return true;
        }
    return false;
}

enum language language_of_environment(void)
{
    static const char *const variables[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    enum language language = LANGUAGE_ENGLISH;
    for (unsigned i = 0; i < sizeof variables / sizeof variables[0]; i++) {
        const char *value = getenv(variables[i]);
        if (value && value[0]) {
            language_find(value, &language);
            break;
        }
    }
    return language;
}
