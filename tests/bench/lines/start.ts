import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from 'sijil/server/db/embedded/launchPostgres';
import { middle } from '../alternate';
import type { Installations } from '../installations';
import { atMost, attempt, type Line } from '../line';

const goal = 3;
const starts = 3;
const patienceMs = 180_000;

/** Time of `npm start` in a folder with an existing demo business, from the command to the first answer. */
export async function startLines({ folder }: Installations): Promise<Line[]> {
  return [
    await attempt('second `npm start` to ready', `≤ ${goal} s`, async () => {
      const dataDir = path.join(folder, 'bench-start');
      const first = await start(dataDir);
      const times: number[] = [];
      for (let turn = 0; turn < starts; turn += 1) times.push(await start(dataDir));
      const all = times.map((seconds) => seconds.toFixed(1)).join(', ');
      return atMost(
        goal,
        middle(times),
        's',
        `${all} s; the one before, which may have made its data, ${first.toFixed(1)} s`,
      );
    }),
  ];
}

/** @returns seconds */
async function start(dataDir: string): Promise<number> {
  const port = String(await findFreePort());
  const env = {
    ...process.env,
    PORT: port,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  };
  const begun = performance.now();
  const portal = spawn('npm', ['start'], { env, stdio: 'ignore' });
  try {
    while (!(await answers(`http://127.0.0.1:${port}/api/v1/health`))) {
      if (portal.exitCode !== null) throw new Error('npm start ended before it was ready');
      if (performance.now() - begun > patienceMs) throw new Error('npm start is never ready');
      await setTimeout(20);
    }
    return (performance.now() - begun) / 1000;
  } finally {
    const ended = portal.exitCode === null ? once(portal, 'exit') : undefined;
    portal.kill('SIGTERM');
    await ended;
    // A stop is complete when the folder's database has stopped too.
    while (await answers(`http://127.0.0.1:${port}/api/v1/health`)) await setTimeout(100);
    await setTimeout(2_000);
  }
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
