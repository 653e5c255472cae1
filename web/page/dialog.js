// Modal dialogs, by the browser's own element.

import { byId } from './page.js';
import { word } from './words.js';

/**
 * Makes the dialog NAME; it is removed when it is closed.
 * @param {string} name
 */
export function makeDialog(name) {
  const dialog = document.createElement('dialog');
  const title = document.createElement('h2');
  const content = document.createElement('div');
  const close = document.createElement('button');
  let closed = () => {};
  let then = () => {};
  title.id = `${name}-title`;
  dialog.id = name;
  dialog.setAttribute('aria-labelledby', title.id);
  close.type = 'button';
  close.className = 'close';
  close.onclick = () => dialog.close();
  dialog.append(title, content, close);
  dialog.onclose = () => {
    dialog.remove();
    closed();
    then();
  };
  return {
    /** @param {string} text */
    setTitle(text) {
      title.textContent = text;
      close.textContent = word('close');
    },
    /** @param {...(Node | string)} nodes */
    setContent(...nodes) {
      content.replaceChildren(...nodes);
    },
    /**
     * Sets what is done when the dialog closes, by a button or by Escape.
     * @param {() => void} call
     */
    onClose(call) {
      closed = call;
    },
    open() {
      byId('dialogs').append(dialog);
      dialog.showModal();
      // The focus goes to the first button, which may be below a long text.
      dialog.scrollTop = 0;
    },
    /** @param {() => void} [call] done after the dialog has closed */
    close(call) {
      then = call ?? then;
      dialog.close();
    },
  };
}
