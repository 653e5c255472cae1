// The page's own phrases, a column a language; those of the game come from its core.

/** @typedef {'en' | 'de' | 'fr' | 'es'} Language */

/** @type {Language[]} */
export const languages = ['en', 'de', 'fr', 'es'];
/**
 * The names of languages in themselves.
 * @type {Record<Language, string>}
 */
export const languageNames = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' };
/**
 * Languages written from right to left; none so far, but the page's layout follows it.
 * @type {Set<string>}
 */
const rightToLeft = new Set();

/** @type {Record<string, [en: string, de: string, fr: string, es: string]>} */
const phrases = {
  scan: ['Scan', 'Scannen', 'Scanner', 'Escanear'],
  play: ['Play', 'Spielen', 'Jouer', 'Jugar'],
  settings: ['Settings', 'Einstellungen', 'Réglages', 'Ajustes'],
  home_title: ['Point at a puzzle, get the next step', 'Rätsel zeigen, nächsten Schritt sehen', 'Montrez une grille, voyez l’étape suivante', 'Muestre un sudoku y vea el paso siguiente'],
  home_picture: ['A phone over a newspaper, the puzzle found, and a digit written on the paper', 'Ein Telefon über einer Zeitung, das gefundene Rätsel und eine Ziffer auf dem Papier', 'Un téléphone au-dessus d’un journal, la grille trouvée et un chiffre sur le papier', 'Un teléfono sobre un periódico, el sudoku encontrado y una cifra en el papel'],
  home_text: ['Hold the camera over a sudoku in a newspaper or book. It is read, checked and explained, and you can go on playing it here.', 'Halten Sie die Kamera über ein Sudoku in Zeitung oder Buch. Es wird gelesen, geprüft und erklärt, und Sie können es hier weiterspielen.', 'Tenez l’appareil au-dessus d’un sudoku de journal ou de livre. Il est lu, vérifié et expliqué, et vous pouvez le continuer ici.', 'Ponga la cámara sobre un sudoku de un periódico o libro. Se lee, comprueba y explica, y puede seguir jugándolo aquí.'],
  private: ['Nothing leaves this device. The page works offline.', 'Nichts verlässt dieses Gerät. Die Seite arbeitet ohne Netz.', 'Rien ne quitte cet appareil. La page marche hors ligne.', 'Nada sale de este dispositivo. La página funciona sin conexión.'],
  scan_camera: ['Use the camera', 'Kamera benutzen', 'Utiliser la caméra', 'Usar la cámara'],
  stop_camera: ['Stop the camera', 'Kamera aus', 'Arrêter la caméra', 'Apagar la cámara'],
  open_picture: ['Open a picture', 'Bild öffnen', 'Ouvrir une image', 'Abrir una imagen'],
  drop_here: ['A picture can also be dropped or pasted here. Tap the picture to freeze the camera.', 'Ein Bild lässt sich auch hierher ziehen oder einfügen. Tippen Sie auf das Bild, um die Kamera anzuhalten.', 'On peut aussi déposer ou coller une image ici. Touchez l’image pour figer la caméra.', 'También puede soltar o pegar una imagen aquí. Toque la imagen para congelar la cámara.'],
  freeze: ['Freeze', 'Anhalten', 'Figer', 'Congelar'],
  next_step: ['Next step', 'Nächster Schritt', 'Étape suivante', 'Paso siguiente'],
  check_mine: ['Check mine', 'Meine prüfen', 'Vérifier les miens', 'Comprobar los míos'],
  solution: ['Solution', 'Lösung', 'Solution', 'Solución'],
  play_it: ['Play it', 'Spielen', 'La jouer', 'Jugarlo'],
  picture_label: ['The picture with what was found', 'Das Bild mit dem, was gefunden wurde', 'L’image avec ce qui a été trouvé', 'La imagen con lo encontrado'],
  reading_title: ['What was read', 'Was gelesen wurde', 'Ce qui a été lu', 'Lo leído'],
  reading_help: ['Tap a cell, here or on the picture, and choose its digit.', 'Tippen Sie auf eine Zelle, hier oder im Bild, und wählen Sie die Ziffer.', 'Touchez une case, ici ou sur l’image, et choisissez son chiffre.', 'Toque una casilla, aquí o en la imagen, y elija su cifra.'],
  looking: ['Reading the picture …', 'Das Bild wird gelesen …', 'Lecture de l’image …', 'Leyendo la imagen …'],
  hold_before: ['Hold the puzzle in front of the camera', 'Das Rätsel vor die Kamera halten', 'Tenez la grille devant la caméra', 'Ponga el sudoku ante la cámara'],
  solved_digits: [
    'The puzzle has marks that the page does not read, such as cages. By its digits alone, this is the solution.',
    'Das Rätsel hat Zeichen, die die Seite nicht liest, etwa Käfige. Nach seinen Ziffern allein ist dies die Lösung.',
    'La grille a des marques que la page ne lit pas, comme des cages. D’après ses seuls chiffres, voici la solution.',
    'El sudoku tiene marcas que la página no lee, como jaulas. Solo por sus cifras, esta es la solución.',
  ],
  solved_print: ['Read. This is the solution.', 'Gelesen. Dies ist die Lösung.', 'Lu. Voici la solution.', 'Leído. Esta es la solución.'],
  doubtful_cells: ['Not certain. Please check the marked cells: {cells}', 'Nicht sicher. Bitte prüfen Sie die markierten Zellen: {cells}', 'Pas certain. Vérifiez les cases marquées : {cells}', 'No es seguro. Compruebe las casillas marcadas: {cells}'],
  doubtful_all: ['Not certain ({reason}). Please compare all cells with the paper.', 'Nicht sicher ({reason}). Bitte vergleichen Sie alle Zellen mit dem Papier.', 'Pas certain ({reason}). Comparez toutes les cases avec le papier.', 'No es seguro ({reason}). Compare todas las casillas con el papel.'],
  doubtful_other: ['Another puzzle that shares cells with this one is not certain. Please check it too.', 'Ein anderes Rätsel, das Zellen mit diesem teilt, ist nicht sicher. Bitte prüfen Sie es auch.', 'Une autre grille, qui partage des cases avec celle-ci, n’est pas certaine. Vérifiez-la aussi.', 'Otro sudoku, que comparte casillas con este, no es seguro. Compruébelo también.'],
  all_right: ['All as on the paper', 'Alles wie auf dem Papier', 'Tout comme sur le papier', 'Todo como en el papel'],
  right_here: ['It is right', 'Stimmt so', 'C’est juste', 'Es correcto'],
  blank: ['Blank', 'Leer', 'Vide', 'Vacía'],
  handwriting: ['Handwriting', 'Handschrift', 'Manuscrit', 'A mano'],
  several_solutions: ['These digits have several solutions; a digit is probably missing.', 'Diese Ziffern haben mehrere Lösungen; wahrscheinlich fehlt eine.', 'Ces chiffres ont plusieurs solutions ; il en manque sans doute un.', 'Estas cifras tienen varias soluciones; quizá falta una.'],
  no_solution: ['These digits have no solution; a digit is probably wrong.', 'Diese Ziffern haben keine Lösung; wahrscheinlich ist eine falsch.', 'Ces chiffres n’ont pas de solution ; l’un est sans doute faux.', 'Estas cifras no tienen solución; quizá una está mal.'],
  not_solved_in_time: ['These digits could not be solved in time.', 'Diese Ziffern ließen sich nicht rechtzeitig lösen.', 'Ces chiffres n’ont pas pu être résolus à temps.', 'Estas cifras no se pudieron resolver a tiempo.'],
  other_rules: ['The puzzle has rules that the page does not know. It cannot be solved here.', 'Das Rätsel hat Regeln, die die Seite nicht kennt. Es lässt sich hier nicht lösen.', 'La grille a des règles que la page ne connaît pas. Elle ne peut pas être résolue ici.', 'El sudoku tiene reglas que la página no conoce. No se puede resolver aquí.'],
  tap_one: ['Several puzzles: tap one.', 'Mehrere Rätsel: tippen Sie auf eines.', 'Plusieurs grilles : touchez-en une.', 'Varios sudokus: toque uno.'],
  puzzle_number: ['Puzzle {number}', 'Rätsel {number}', 'Grille {number}', 'Sudoku {number}'],
  no_entries: ['There is no handwriting.', 'Nichts ist von Hand geschrieben.', 'Rien n’est écrit à la main.', 'No hay nada escrito a mano.'],
  all_entries_right: ['All {right} entries are correct.', 'Alle {right} stimmen.', 'Les {right} sont justes.', 'Las {right} son correctas.'],
  entries_checked: ['{right} correct, {wrong} wrong, {unsure} uncertain', '{right} richtig, {wrong} falsch, {unsure} nicht sicher', '{right} justes, {wrong} faux, {unsure} incertains', '{right} correctas, {wrong} mal, {unsure} no seguras'],
  mistakes_first: ['Some handwriting is wrong; the mistakes are ringed.', 'Etwas Geschriebenes ist falsch; es hat einen Ring.', 'Quelque chose d’écrit est faux ; c’est entouré.', 'Algo escrito está mal; tiene un círculo.'],
  solved: ['Solved!', 'Gelöst!', 'Résolu !', 'Resuelto'],
  no_step: ['No technique helps here', 'Hier hilft keine Technik', 'Aucune technique n’aide ici', 'Ninguna técnica ayuda aquí'],
  picture_pdf: ['This is a PDF. Take a screenshot of its page, and open that.', 'Das ist ein PDF. Machen Sie ein Bildschirmfoto der Seite und öffnen Sie dieses.', 'C’est un PDF. Faites une capture de sa page et ouvrez-la.', 'Es un PDF. Haga una captura de su página y ábrala.'],
  picture_heic: ['This browser cannot open HEIC pictures. Save the picture as JPEG, or take it here with the camera.', 'Dieser Browser kann keine HEIC-Bilder lesen. Speichern Sie es als JPEG, oder nehmen Sie es hier auf.', 'Ce navigateur ne lit pas les images HEIC. Enregistrez-la en JPEG, ou prenez-la ici.', 'Este navegador no lee imágenes HEIC. Guárdela como JPEG o tómela aquí.'],
  picture_unreadable: ['This file is not a picture that the browser can open.', 'Diese Datei ist kein Bild, das der Browser lesen kann.', 'Ce fichier n’est pas une image que le navigateur sait lire.', 'Este archivo no es una imagen que el navegador pueda leer.'],
  picture_tiny: ['The picture is too small to show a puzzle.', 'Das Bild ist zu klein für ein Rätsel.', 'L’image est trop petite pour montrer une grille.', 'La imagen es demasiado pequeña para un sudoku.'],
  picture_memory: ['The picture is too large for this device. Reduce it first.', 'Das Bild ist zu groß für dieses Gerät. Verkleinern Sie es zuerst.', 'L’image est trop grande pour cet appareil. Réduisez-la d’abord.', 'La imagen es demasiado grande para este dispositivo. Redúzcala primero.'],
  camera_refused: ['The page may not use the camera: access was refused. Allow it in the browser’s settings for this page, or open a picture.', 'Die Kamera wurde verweigert. Erlauben Sie sie in den Einstellungen des Browsers, oder öffnen Sie ein Bild.', 'La caméra a été refusée. Autorisez-la dans les réglages du navigateur, ou ouvrez une image.', 'La cámara fue denegada. Permítala en los ajustes del navegador o abra una imagen.'],
  camera_absent: ['There is no camera. Open a picture instead.', 'Es gibt keine Kamera. Öffnen Sie stattdessen ein Bild.', 'Il n’y a pas de caméra. Ouvrez plutôt une image.', 'No hay cámara. Abra una imagen.'],
  camera_taken: ['The camera is in use by another program, or was unplugged. Try again, or open a picture.', 'Ein anderes Programm benutzt die Kamera, oder sie wurde abgezogen. Noch einmal versuchen, oder ein Bild öffnen.', 'Un autre programme utilise la caméra, ou elle a été débranchée. Réessayez, ou ouvrez une image.', 'Otro programa usa la cámara o se desconectó. Inténtelo de nuevo o abra una imagen.'],
  camera_insecure: ['Browsers allow the camera only on secure pages (https). Open a picture instead.', 'Browser erlauben die Kamera nur auf sicheren Seiten (https). Öffnen Sie stattdessen ein Bild.', 'Les navigateurs n’ouvrent la caméra que sur des pages sûres (https). Ouvrez plutôt une image.', 'Los navegadores solo permiten la cámara en páginas seguras (https). Abra una imagen.'],
  engine_failed: ['The reader could not be started: {reason}. Reload the page; games are kept and can be exported.', 'Der Leser ließ sich nicht starten: {reason}. Laden Sie die Seite neu; Spiele bleiben und lassen sich exportieren.', 'Le lecteur n’a pas démarré : {reason}. Rechargez la page ; les parties restent et s’exportent.', 'El lector no pudo iniciarse: {reason}. Recargue la página; las partidas se conservan y se exportan.'],
  browser_old: ['this browser is too old; Chrome 91, Firefox 114, Safari 16.4 or later will do', 'dieser Browser ist zu alt; nötig ist Chrome 91, Firefox 114, Safari 16.4 oder neuer', 'ce navigateur est trop ancien ; il faut Chrome 91, Firefox 114, Safari 16.4 ou plus récent', 'este navegador es demasiado antiguo; hace falta Chrome 91, Firefox 114, Safari 16.4 o posterior'],
  row_column: ['row {row}, column {column}', 'Zeile {row}, Spalte {column}', 'ligne {row}, colonne {column}', 'fila {row}, columna {column}'],
  empty_cell: ['empty', 'leer', 'vide', 'vacía'],
  given: ['given', 'vorgegeben', 'donné', 'dada'],
  doubtful: ['doubtful', 'unsicher', 'douteuse', 'dudosa'],
  wrong: ['wrong', 'falsch', 'faux', 'mal'],
  theme: ['Theme', 'Farbschema', 'Thème', 'Tema'],
  language: ['Language', 'Sprache', 'Langue', 'Idioma'],
  light: ['Light', 'Hell', 'Clair', 'Claro'],
  dark: ['Dark', 'Dunkel', 'Sombre', 'Oscuro'],
  contrast: ['High contrast', 'Starker Kontrast', 'Contraste élevé', 'Alto contraste'],
  colorblind: ['Color-blind safe', 'Für Farbenblinde', 'Pour daltoniens', 'Para daltónicos'],
  techniques: ['Techniques', 'Techniken', 'Techniques', 'Técnicas'],
  technique_difficulty: ['{level}; score {score}, rating {rating}', '{level}; Punkte {score}, Wertung {rating}', '{level} ; score {score}, cote {rating}', '{level}; puntos {score}, índice {rating}'],
  practise: ['Practise it', 'Üben', 'S’exercer', 'Practicarla'],
  board_label: ['The board', 'Das Brett', 'La grille', 'El tablero'],
  modes_label: ['What a digit key enters', 'Was eingetragen wird', 'Quoi inscrire', 'Qué poner'],
  digits_label: ['Digits', 'Ziffern', 'Chiffres', 'Cifras'],
  commands_label: ['Moves and help', 'Züge und Hilfe', 'Coups et aide', 'Jugadas y ayuda'],
  menu_label: ['Games', 'Spiele', 'Parties', 'Partidas'],
  color_number: ['color {number}', 'Farbe {number}', 'couleur {number}', 'color {number}'],
  digit_remaining: ['{digit}, {count} left', '{digit}, noch {count}', '{digit}, reste {count}', '{digit}, quedan {count}'],
  step_places: ['the step places {digit}', 'der Schritt setzt {digit}', 'l’étape place {digit}', 'el paso pone {digit}'],
  step_excludes: ['the step excludes {digits}', 'der Schritt schließt {digits} aus', 'l’étape exclut {digits}', 'el paso excluye {digits}'],
  unit_row: ['row {number}', 'Zeile {number}', 'ligne {number}', 'fila {number}'],
  unit_column: ['column {number}', 'Spalte {number}', 'colonne {number}', 'columna {number}'],
  unit_box: ['box {number}', 'Block {number}', 'bloc {number}', 'bloque {number}'],
  legend_label: ['Marks of the step', 'Zeichen des Schritts', 'Marques de l’étape', 'Marcas del paso'],
  legend_base: ['Base: {units}', 'Basis: {units}', 'Base : {units}', 'Base: {units}'],
  legend_cover: ['Cover: {units}', 'Abdeckung: {units}', 'Couverture : {units}', 'Cobertura: {units}'],
  legend_set: ['Set {letter}: {cells}', 'Menge {letter}: {cells}', 'Ensemble {letter} : {cells}', 'Conjunto {letter}: {cells}'],
  in_base: ['in the base', 'in der Basis', 'dans la base', 'en la base'],
  in_cover: ['in the cover', 'in der Abdeckung', 'dans la couverture', 'en la cobertura'],
  in_set: ['in set {letter}', 'in Menge {letter}', 'dans l’ensemble {letter}', 'en el conjunto {letter}'],
  learn: ['Learn: {technique}', 'Lernen: {technique}', 'Apprendre : {technique}', 'Aprender: {technique}'],
  game_failed: ['The game stopped: {reason}. Reload the page; all moves are kept.', 'Das Spiel hielt an: {reason}. Laden Sie die Seite neu; alle Züge bleiben.', 'Le jeu s’est arrêté : {reason}. Rechargez la page ; tous les coups restent.', 'El juego se detuvo: {reason}. Recargue la página; se conservan las jugadas.'],
  text_unreadable: ['This text cannot be read as a puzzle or a saved game: {reason}', 'Dieser Text lässt sich nicht als Rätsel oder Spielstand lesen: {reason}', 'Ce texte ne se lit ni comme une grille ni comme une partie : {reason}', 'Este texto no se puede leer como sudoku ni como partida: {reason}'],
  page_failed: ['Something went wrong: {reason}. Reload the page; all moves are kept.', 'Etwas ist schiefgegangen: {reason}. Laden Sie die Seite neu; alle Züge bleiben.', 'Une erreur est survenue : {reason}. Rechargez la page ; tous les coups restent.', 'Algo ha fallado: {reason}. Recargue la página; se conservan las jugadas.'],
  not_saved: ['The game is not saved: {reason}. To keep it, choose Share and save it as a file.', 'Das Spiel ist nicht gespeichert: {reason}. Exportieren Sie es als Datei.', 'La partie n’est pas enregistrée : {reason}. Exportez-la dans un fichier.', 'La partida no está guardada: {reason}. Expórtela a un archivo.'],
  no_store: ['this browser keeps no data here', 'dieser Browser behält hier keine Daten', 'ce navigateur ne garde pas de données ici', 'este navegador no guarda datos aquí'],
  new_game: ['New game', 'Neues Spiel', 'Nouvelle partie', 'Juego nuevo'],
  games: ['Games', 'Spiele', 'Parties', 'Partidas'],
  statistics: ['Statistics', 'Statistik', 'Statistiques', 'Estadísticas'],
  share: ['Share', 'Teilen', 'Partager', 'Compartir'],
  paste_text: ['Paste text', 'Text einfügen', 'Coller un texte', 'Pegar texto'],
  help: ['Help', 'Hilfe', 'Aide', 'Ayuda'],
  restart: ['Restart', 'Von vorn', 'Recommencer', 'Empezar de nuevo'],
  level: ['Level', 'Stufe', 'Niveau', 'Nivel'],
  technique: ['Technique', 'Technik', 'Technique', 'Técnica'],
  any_technique: ['any', 'jede', 'au choix', 'cualquiera'],
  board_kind: ['Board', 'Brett', 'Grille', 'Tablero'],
  easy: ['Easy', 'Leicht', 'Facile', 'Fácil'],
  medium: ['Medium', 'Mittel', 'Moyen', 'Medio'],
  hard: ['Hard', 'Schwer', 'Difficile', 'Difícil'],
  unfair: ['Unfair', 'Gemein', 'Retors', 'Injusto'],
  extreme: ['Extreme', 'Extrem', 'Extrême', 'Extremo'],
  daily: ['Puzzle of the day', 'Rätsel des Tages', 'Grille du jour', 'Sudoku del día'],
  begin: ['Start', 'Beginnen', 'Commencer', 'Empezar'],
  cancel: ['Cancel', 'Abbrechen', 'Annuler', 'Cancelar'],
  making: ['Generating a puzzle …', 'Ein Rätsel entsteht …', 'Une grille est en préparation …', 'Se está creando un sudoku …'],
  none_made: ['No matching puzzle was found in time. Try again, or choose another level.', 'In der Zeit fand sich kein solches Rätsel. Noch einmal, oder eine andere Stufe.', 'Aucune grille de ce genre trouvée à temps. Réessayez, ou changez de niveau.', 'No se encontró tal sudoku a tiempo. Inténtelo otra vez, o con otro nivel.'],
  no_games: ['No games yet.', 'Noch keine Spiele.', 'Pas encore de parties.', 'Aún no hay partidas.'],
  delete_game: ['Delete', 'Löschen', 'Supprimer', 'Eliminar'],
  solved_game: ['solved', 'gelöst', 'résolue', 'resuelta'],
  begun_game: ['in progress', 'begonnen', 'commencée', 'empezada'],
  games_begun: ['Started', 'Begonnen', 'Lancées', 'Iniciadas'],
  games_solved: ['Solved', 'Gelöst', 'Résolues', 'Resueltas'],
  best_time: ['Best', 'Beste Zeit', 'Record', 'Récord'],
  mean_time: ['Average', 'Mittel', 'Moyenne', 'Media'],
  no_level: ['Unrated', 'Ohne Stufe', 'Sans niveau', 'Sin nivel'],
  share_link: ['Copy a link', 'Link kopieren', 'Copier un lien', 'Copiar un enlace'],
  share_text: ['Copy as text', 'Als Text kopieren', 'Copier comme texte', 'Copiar como texto'],
  share_picture: ['Save a picture', 'Als Bild speichern', 'Enregistrer une image', 'Guardar una imagen'],
  share_file: ['Save the game as a file', 'Spiel als Datei speichern', 'Enregistrer la partie', 'Guardar la partida'],
  open_file: ['Open a file', 'Datei öffnen', 'Ouvrir un fichier', 'Abrir un archivo'],
  copied: ['Copied', 'Kopiert', 'Copié', 'Copiado'],
  paste_help: ['A puzzle in any common form: a line, a grid, a list of puzzles.', 'Ein Rätsel in einer üblichen Form: eine Zeile, ein Gitter, eine Liste.', 'Une grille sous une forme usuelle : une ligne, un tableau, une liste.', 'Un sudoku en cualquier forma usual: una línea, una cuadrícula, una lista.'],
  new_version: ['A new version of the page is ready.', 'Eine neue Version der Seite ist bereit.', 'Une nouvelle version de la page est prête.', 'Hay una nueva versión de la página.'],
  use_it: ['Use it now', 'Jetzt benutzen', 'L’utiliser', 'Usarla ahora'],
  close: ['Close', 'Schließen', 'Fermer', 'Cerrar'],
};

/** @type {Language} */
let current = 'en';

/** @returns {Language} the first of the browser's languages that the page has */
export function browserLanguage() {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return languages.find((language) => language === wanted.find((tag) => languages.includes(/** @type {Language} */ (tag)))) ?? 'en';
}

export function language() {
  return current;
}

/**
 * The translations of sentences about steps, and of names of techniques, by their English. None for English, and none
 * while their file cannot be fetched: English ones serve until then.
 * @param {Language} tag
 */
export async function sentencesOf(tag) {
  if (tag === 'en') return undefined;
  const { sentences } = await import('./sentences.js').catch(() => ({ sentences: undefined }));
  return sentences?.[tag];
}

/** Returns the name of a technique in the language of the page for its English one. */
export async function techniqueNames() {
  const sentences = await sentencesOf(current);
  return (/** @type {string} */ english) => sentences?.[english] ?? english;
}

/**
 * The phrase KEY with VALUES in place of {name}.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function word(key, values = {}) {
  const phrase = phrases[key]?.[languages.indexOf(current)] ?? key;
  return phrase.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
}

/**
 * Writes the phrases into the elements of ROOT that name one.
 * @param {ParentNode} root
 */
export function writeWords(root) {
  for (const element of root.querySelectorAll('[data-word]'))
    element.textContent = word(/** @type {HTMLElement} */ (element).dataset.word ?? '');
  for (const element of root.querySelectorAll('[data-word-alt]'))
    element.setAttribute('alt', word(/** @type {HTMLElement} */ (element).dataset.wordAlt ?? ''));
  for (const element of root.querySelectorAll('[data-word-label]'))
    element.setAttribute('aria-label', word(/** @type {HTMLElement} */ (element).dataset.wordLabel ?? ''));
}

/**
 * Of the game's commands, by their names.
 * @type {Record<string, string>}
 */
let commandWords = {};

/**
 * What the command NAME of the game does.
 * @param {string} name
 */
export function commandWord(name) {
  return commandWords[name] ?? name;
}

/** @param {Record<string, string>} words */
export function setCommandWords(words) {
  commandWords = words;
}

/** @param {Language} wanted */
export function setLanguage(wanted) {
  current = wanted;
  document.documentElement.lang = wanted;
  document.documentElement.dir = rightToLeft.has(wanted) ? 'rtl' : 'ltr';
  writeWords(document);
}
