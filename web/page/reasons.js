// Why a picture was not read for certain, in the languages of the page. The reader's own texts are English.

import { language, languages } from './words.js';

/** @typedef {import('./engine.js').Diagnosis} Diagnosis */

/** @type {Record<string, [de: string, fr: string, es: string]>} */
export const reasons = {
  none: ['alles in Ordnung', 'tout est en ordre', 'todo está en orden'],
  'no-outline': ['kein Gitter zu sehen; näher herangehen', 'aucune grille visible ; rapprochez-vous', 'no se ve ninguna cuadrícula; acérquese'],
  'no-quadrilateral': ['kein Gitter zu sehen; alle vier Ecken zeigen', 'aucune grille visible ; montrez les quatre coins', 'no se ve ninguna cuadrícula; muestre las cuatro esquinas'],
  'no-lines': ['keine Gitterlinien zu sehen; das ganze Gitter scharf zeigen', 'aucune ligne de grille visible ; montrez toute la grille, nette', 'no se ven líneas; muestre toda la cuadrícula, nítida'],
  'too-small': ['zu klein; näher herangehen', 'trop petit ; rapprochez-vous', 'demasiado pequeño; acérquese'],
  'low-resolution': ['zu wenige Pixel; näher herangehen', 'trop peu de pixels ; rapprochez-vous', 'muy pocos píxeles; acérquese'],
  'cut-off': ['abgeschnitten; das ganze Gitter zeigen', 'grille coupée ; montrez-la entière', 'cuadrícula cortada; muéstrela entera'],
  glare: ['Spiegelung oder Schatten; die Seite oder Lampe drehen', 'reflet ou ombre ; tournez la page ou la lampe', 'reflejo o sombra; gire la página o la lámpara'],
  faint: ['schwache Zeichen', 'marques pâles', 'marcas tenues'],
  ambiguous: ['undeutliche Ziffern', 'chiffres peu lisibles', 'cifras poco claras'],
  overruled: ['Ziffern gegen die Regeln', 'chiffres contraires aux règles', 'cifras contrarias a las reglas'],
  conflict: ['Ziffern widersprechen sich', 'chiffres en conflit', 'cifras en conflicto'],
  'several-solutions': ['mehrere Lösungen; eine Ziffer wurde wohl übersehen', 'plusieurs solutions ; un chiffre a sans doute échappé', 'varias soluciones; quizá no se leyó una cifra'],
  'no-solution': ['keine Lösung; eine Ziffer wurde wohl falsch gelesen', 'aucune solution ; un chiffre est sans doute mal lu', 'sin solución; quizá una cifra se leyó mal'],
  'few-digits': ['zu wenige Ziffern', 'trop peu de chiffres', 'muy pocas cifras'],
  blurred: ['unscharf; still halten', 'flou ; ne bougez pas', 'borroso; no se mueva'],
  'few-frames': ['noch nicht sicher; still halten', 'pas encore certain ; ne bougez pas', 'aún no es seguro; no se mueva'],
  covered: ['etwas liegt auf den Zellen', 'quelque chose couvre des cases', 'algo cubre casillas'],
  joined: ['Teil eines Rätsels aus mehreren Gittern', 'partie d’une grille composée', 'parte de un sudoku de varias cuadrículas'],
  'unread-marks': ['andere Regeln; ihre Zeichen werden nicht gelesen', 'autres règles ; leurs marques ne sont pas lues', 'otras reglas; sus marcas no se leen'],
};

/**
 * The text PART of DIAGNOSIS in English, or its reason in the language of the page.
 * @param {Diagnosis | null} diagnosis
 * @param {'text' | 'hint' | 'advice'} part
 */
export function reasonText(diagnosis, part) {
  if (!diagnosis) return '';
  const own = reasons[diagnosis.reason]?.[languages.indexOf(language()) - 1];
  return (diagnosis[part] && own) || diagnosis[part];
}
