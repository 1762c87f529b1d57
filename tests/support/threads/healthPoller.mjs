/**
 * Polls a portal's health from a separate process, so that the test's own work delays no poll. Each wait is reported by the
 * clock, and in CPU time of the portal's main thread during it, which a busy machine does not change. `node healthPoller.mjs
 * <address> <pid>`; on any message it sends its results and exits.
 */
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const everyMs = 20;
const [address = '', pid] = process.argv.slice(2);
/** @type {Record<string, number>} */
const faults = {};
const seen = { polls: 0, faults, longestMs: 0, longestTurnMs: 0 };

/** Returns the CPU time of the main thread, in ms; the time by the clock where the system has none. */
function used() {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

/** @returns {Promise<number | string | undefined>} the status, or the code of the error */
const answer = () =>
  new Promise((resolve) => {
    get(address, { agent: false }, (response) =>
      response.resume().on('end', () => resolve(response.statusCode)),
    ).on('error', (/** @type {NodeJS.ErrnoException} */ { code }) => resolve(code));
  });

async function look() {
  const [began, before] = [performance.now(), used()];
  const status = await answer();
  const [ms, turnMs] = [performance.now() - began, used() - before];
  seen.polls += 1;
  if (status !== 200) faults[String(status)] = (faults[String(status)] ?? 0) + 1;
  seen.longestMs = Math.max(seen.longestMs, ms);
  seen.longestTurnMs = Math.max(seen.longestTurnMs, turnMs);
}

let ends = false;
process.once('message', () => (ends = true));
process.send?.('polling');
while (!ends) {
  await look();
  await pause(everyMs);
}
process.send?.(seen, () => process.exit());
