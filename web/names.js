// Numbers of the libraries and their names, which the module lists.

/** The names of one enumeration. */
class Names {
  /** @param {string} list
   * @param {[number, string][]} pairs */
  constructor(list, pairs) {
    this.list = list;
    this.pairs = pairs;
    this.texts = new Map(pairs);
    this.numbers = new Map(pairs.map(([number, text]) => [text, number]));
  }

  /** @param {number} number */
  text(number) {
    const text = this.texts.get(number);
    if (text === undefined) throw new RangeError(`${this.list}: there is no ${number}`);
    return text;
  }

  /** @param {string} text */
  number(text) {
    const number = this.numbers.get(text);
    if (number === undefined)
      throw new RangeError(`${this.list}: "${text}" is none of ${[...this.numbers.keys()].join(', ')}`);
    return number;
  }

  /** The names of the flags set in `flags`.
   * @param {number} flags */
  flags(flags) {
    return this.pairs.filter(([bit]) => flags & bit).map(([, text]) => text);
  }

  /** @param {string[]} texts */
  bits(texts) {
    return texts.reduce((sum, text) => sum | this.number(text), 0);
  }
}

/** @param {import("./message.js").Reply} reply
 * @returns {Map<string, Names>} */
export function readNames(reply) {
  const lists = reply.list(() => {
    const list = reply.string();
    const pairs = reply.list(() => /** @type {[number, string]} */ ([reply.number(), reply.string()]));
    return /** @type {[string, Names]} */ ([list, new Names(list, pairs)]);
  });
  return new Map(lists);
}
