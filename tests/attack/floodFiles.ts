import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { TestApp } from '../support/buildTestApp';
import { hostileFile, hostileFileNames, largestPicture } from '../support/hostileFiles';
import { tinyPng, upload } from '../support/upload';

interface Flood {
  /** Outcome of each file by name. */
  readonly statuses: ReadonlyMap<string, number>;
  readonly pictures: readonly number[];
  /** Answer to another user's small picture during the flood. */
  readonly other: number;
  readonly otherMs: number;
  readonly longestStallMs: number;
}

/**
 * Uploads at the same time every hostile file, each from another account, and several of the largest pictures from one account.
 */
export async function floodFiles(test: TestApp, tokens: readonly string[], pictures: number): Promise<Flood> {
  const [one = '', other = '', ...others] = tokens;
  const files = hostileFileNames.map((name) => [name, hostileFile(name)] as const);
  const picture = await largestPicture();
  const send = async (token: string, content: Buffer) =>
    (await upload(test, token, { content, name: 'a' }, 'document')).status;
  const stalls = monitorEventLoopDelay({ resolution: 5 });
  stalls.enable();
  const statuses = new Map<string, number>();
  const hostile = files.map(async ([name, content], index) =>
    statuses.set(name, await send(others[index % others.length] ?? other, content)),
  );
  const sent = Array.from({ length: pictures }, () => send(one, picture));
  const began = performance.now();
  const answered = await send(other, tinyPng);
  const otherMs = performance.now() - began;
  const taken = await Promise.all(sent);
  await Promise.all(hostile);
  stalls.disable();
  return {
    statuses,
    pictures: taken,
    other: answered,
    otherMs,
    longestStallMs: stalls.max / 1e6,
  };
}
