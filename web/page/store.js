// What the page keeps: settings and games, in IndexedDB, or in memory where the browser refuses that.

/**
 * A saved game: TEXT is a save of sudoku-play.
 * @typedef {{ id: string, text: string, played: number }} SavedGame
 */

const VERSION = 1;

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** @returns {Promise<IDBDatabase>} */
function openDatabase() {
  const request = indexedDB.open('sudoku', VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('settings');
    request.result.createObjectStore('games', { keyPath: 'id' });
  };
  return done(request);
}

/**
 * True if GAME goes on from EARLIER. A save is only ever appended to.
 * @param {SavedGame} game
 * @param {SavedGame | undefined} earlier
 */
function goesOn(game, earlier) {
  return !earlier || game.text.startsWith(earlier.text);
}

class Database {
  isKept = true;

  /** @param {IDBDatabase} database */
  constructor(database) {
    this.database = database;
    database.onversionchange = () => database.close();
  }

  /**
   * @param {string} table
   * @param {IDBTransactionMode} mode
   */
  #table(table, mode) {
    return this.database.transaction(table, mode).objectStore(table);
  }

  /**
   * @param {string} table
   * @param {IDBValidKey} key
   * @returns {Promise<any>}
   */
  get(table, key) {
    return done(this.#table(table, 'readonly').get(key));
  }

  /**
   * @param {string} table
   * @returns {Promise<any[]>}
   */
  all(table) {
    return done(this.#table(table, 'readonly').getAll());
  }

  /**
   * Resolves when VALUE is stored; rejects, such as for a full disk.
   * @param {string} table
   * @param {unknown} value
   * @param {IDBValidKey} [key]
   * @returns {Promise<void>}
   */
  put(table, value, key) {
    const transaction = this.database.transaction(table, 'readwrite');
    transaction.objectStore(table).put(value, key);
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
  }

  /**
   * Stores GAME in place of an earlier state of it. If another page has gone on with that game, stores it
   * beside that one, under NEW_ID. Resolves with the id.
   * @param {SavedGame} game
   * @param {string} newId
   * @returns {Promise<string>}
   */
  putGame(game, newId) {
    const transaction = this.database.transaction('games', 'readwrite');
    const games = transaction.objectStore('games');
    const earlier = games.get(game.id);
    let { id } = game;
    earlier.onsuccess = () => {
      if (!goesOn(game, earlier.result)) id = newId;
      games.put({ ...game, id });
    };
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(id);
      transaction.onabort = () => reject(transaction.error);
    });
  }

  /**
   * @param {string} table
   * @param {IDBValidKey} key
   * @returns {Promise<void>}
   */
  remove(table, key) {
    return done(this.#table(table, 'readwrite').delete(key));
  }
}

class Memory {
  isKept = false;
  /** @type {Record<string, Map<IDBValidKey, any>>} */
  tables = { settings: new Map(), games: new Map() };

  /**
   * @param {string} table
   * @param {IDBValidKey} key
   * @returns {Promise<any>}
   */
  async get(table, key) {
    return this.tables[table].get(key);
  }

  /**
   * @param {string} table
   * @returns {Promise<any[]>}
   */
  async all(table) {
    return [...this.tables[table].values()];
  }

  /**
   * @param {string} table
   * @param {any} value
   * @param {IDBValidKey} [key]
   */
  async put(table, value, key) {
    this.tables[table].set(key ?? value.id, value);
  }

  /**
   * @param {SavedGame} game
   * @returns {Promise<string>}
   */
  async putGame(game) {
    this.tables.games.set(game.id, game);
    return game.id;
  }

  /**
   * @param {string} table
   * @param {IDBValidKey} key
   */
  async remove(table, key) {
    this.tables[table].delete(key);
  }
}

/** @typedef {Database | Memory} Store */

/**
 * Opens the store; without IndexedDB, as in some private windows, one that ends with the page.
 * @returns {Promise<Store>}
 */
export async function openStore() {
  try {
    return new Database(await openDatabase());
  } catch {
    return new Memory();
  }
}
