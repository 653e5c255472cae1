// Removes the tables that few pictures need from a module, and writes each to a file of its own.
//
// usage: node web/split.mjs MODULE FOLDER    MODULE is replaced; FOLDER gets table-NAME.bin

import assert from 'node:assert';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Reply } from './message.js';

const HEADER = 8;
const DATA_SECTION = 11;
const DATA_COUNT_SECTION = 12;
const I32_CONST = 0x41;
const END = 0x0b;

/** Reads the parts of a module. */
class Reader {
  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }

  byte() {
    return this.bytes[this.at++];
  }

  /** A LEB128 number of up to 32 bits. */
  unsigned() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  }

  /** @param {number} length */
  take(length) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
}

/** @param {number} value */
function unsigned(value) {
  const bytes = [];
  for (; value >= 128; value = Math.floor(value / 128)) bytes.push((value % 128) + 128);
  return [...bytes, value];
}

/** Addresses are positive numbers of a signed form, whose last byte has its highest bit clear.
 * @param {number} value */
function signed(value) {
  const bytes = [];
  for (; value >= 64; value = Math.floor(value / 128)) bytes.push((value % 128) + 128);
  return [...bytes, value];
}

/** The tables that the module lists: name, address and size.
 * @param {Uint8Array} bytes */
function listTables(bytes) {
  const nothing = () => 0;
  const wasi = new Proxy({}, { get: () => nothing });
  const imports = { wasi_snapshot_preview1: wasi, engine: { stopped: nothing, table: nothing } };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), imports);
  exports._initialize();
  exports.input(0);
  const reply = new Reply(exports.memory.buffer, exports.tables(0));
  reply.number();
  assert.equal(reply.number(), 0);
  return reply.list(() => ({ name: reply.string(), address: reply.number(), size: reply.number() }));
}

/** The segment in parts, without TABLES.
 * @param {{ address: number, data: Uint8Array }} segment */
function cut(segment, tables) {
  const parts = [];
  let { address, data } = segment;
  const end = address + data.length;
  for (const table of tables) {
    if (table.address < address || table.address >= end) continue;
    assert(table.address + table.size <= end, `${table.name} is in two segments`);
    table.data = data.subarray(table.address - address, table.address - address + table.size);
    parts.push({ address, data: data.subarray(0, table.address - address) });
    data = data.subarray(table.address + table.size - address);
    address = table.address + table.size;
  }
  return [...parts, { address, data }].filter((part) => part.data.length > 0);
}

function readSegments(content) {
  const reader = new Reader(content);
  return Array.from({ length: reader.unsigned() }, () => {
    assert.equal(reader.byte(), 0, 'a segment is not active');
    assert.equal(reader.byte(), I32_CONST);
    const address = reader.unsigned();
    assert.equal(reader.byte(), END);
    return { address, data: reader.take(reader.unsigned()) };
  });
}

function writeSegments(segments) {
  const parts = segments.flatMap(({ address, data }) => [
    Uint8Array.from([0, I32_CONST, ...signed(address), END, ...unsigned(data.length)]),
    data,
  ]);
  return Buffer.concat([Uint8Array.from(unsigned(segments.length)), ...parts]);
}

/** The module without TABLES, whose data are stored in them. */
function split(bytes, tables) {
  const reader = new Reader(bytes);
  const sections = [reader.take(HEADER)];
  while (reader.at < bytes.length) {
    const id = reader.byte();
    assert.notEqual(id, DATA_COUNT_SECTION, 'the number of segments is stated');
    let content = reader.take(reader.unsigned());
    if (id === DATA_SECTION) content = writeSegments(readSegments(content).flatMap((segment) => cut(segment, tables)));
    sections.push(Uint8Array.from([id, ...unsigned(content.length)]), content);
  }
  return Buffer.concat(sections);
}

const [path, folder] = process.argv.slice(2);
const bytes = readFileSync(path);
const tables = listTables(bytes).sort((a, b) => a.address - b.address);
const rest = split(bytes, tables);
for (const { name, data } of tables) {
  assert(data, `${name} is not in the module`);
  const file = join(folder, `table-${name}.bin`);
  writeFileSync(file, data);
}
writeFileSync(path, rest);
console.log(`${path}: ${bytes.length} bytes, ${rest.length} without ${tables.map(({ name }) => name).join(', ')}`);
