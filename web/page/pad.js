// A row of large buttons: digits and what else can be done to a cell.

/** @typedef {{ name: string, text: string, run: () => void, isPressed?: boolean, isOff?: boolean, label?: string }} Key */

/**
 * Shows KEYS in HOST. Buttons are kept by name, so that the focus stays.
 * @param {HTMLElement} host
 * @param {Key[]} keys
 */
export function showKeys(host, keys) {
  /** @type {Map<string, HTMLButtonElement>} */
  const old = new Map();
  for (const button of host.querySelectorAll('button')) old.set(button.dataset.key ?? '', button);
  const buttons = keys.map((key) => {
    const button = old.get(key.name) ?? document.createElement('button');
    button.type = 'button';
    button.dataset.key = key.name;
    if (button.textContent !== key.text) button.textContent = key.text;
    if (key.label) button.setAttribute('aria-label', key.label);
    if (key.isPressed !== undefined) button.setAttribute('aria-pressed', String(key.isPressed));
    button.disabled = key.isOff ?? false;
    button.onclick = key.run;
    return button;
  });
  if (buttons.length !== host.children.length || buttons.some((button, k) => button !== host.children[k]))
    host.replaceChildren(...buttons);
}

const symbols = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The symbol of DIGIT, "" for 0.
 * @param {number} digit
 * @param {string} [own] those of the puzzle, if unusual
 */
export function symbolOf(digit, own = '') {
  return digit ? (own[digit - 1] ?? symbols[digit - 1] ?? String(digit)) : '';
}

/**
 * The digit of the key EVENT on a board of SIDE, or -1; 0 erases.
 * @param {KeyboardEvent} event
 * @param {number} side
 */
export function digitOfKey(event, side) {
  if (event.ctrlKey || event.altKey || event.metaKey) return -1;
  const digit = /^Digit[0-9]$/.test(event.code) ? Number(event.code[5]) : symbols.indexOf(event.key) + 1;
  if (event.key === '0' || event.key === 'Backspace' || event.key === 'Delete') return 0;
  return digit > 0 && digit <= side ? digit : -1;
}
