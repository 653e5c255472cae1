// A list of named checks that run one after another; each may fail by an exception.

import assert from 'node:assert/strict';

export { assert };

/** @type {[string, () => Promise<void>][]} */
const checks = [];

/** @param {string} name @param {() => Promise<void>} run */
export function check(name, run) {
  checks.push([name, run]);
}

/** Runs all checks, or those whose name contains the first argument; the exit status says whether they passed. */
export async function runChecks() {
  const wanted = process.env.CHECK ?? '';
  let failed = 0;
  for (const [name, run] of checks.filter(([name]) => name.includes(wanted))) {
    const begin = Date.now();
    try {
      await run();
      console.log(`ok      ${name} (${Date.now() - begin} ms)`);
    } catch (error) {
      failed++;
      console.log(`FAILED  ${name}: ${error.stack}`);
    }
  }
  return failed;
}
