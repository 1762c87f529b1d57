import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ContentError, type Storage } from './storage';

export interface StoredContent {
  readonly sha256: string;
  readonly size: number;
}

export interface Comparison {
  /** Number of contents that match their hash. */
  readonly sound: number;
  readonly bytes: number;
  readonly missing: readonly string[];
  readonly damaged: readonly string[];
}

export interface Copy extends Comparison {
  /** Number of contents that this run has copied; the others existed. */
  readonly copied: number;
}

/** Size from which contents are copied in pieces. */
const atOnceBytes = 16 * 1024 * 1024;
const concurrency = 8;

/**
 * Copies the given contents from one store into another. Existing ones are not copied again, so that an interrupted run
 * continues where it ended; everything is compared with its hash in the target.
 */
export async function copyStorage(
  contents: AsyncIterable<StoredContent>,
  from: Storage,
  to: Storage,
): Promise<Copy> {
  let copied = 0;
  const found = await examine(contents, async (content) => {
    if ((await stateIn(to, content.sha256)) === 'sound') return 'sound';
    const source = await copyOne(content, from, to);
    if (source !== 'sound') return source;
    copied += 1;
    return stateIn(to, content.sha256);
  });
  return { ...found, copied };
}

/** Compares every content with its hash. */
export function checkStorage(contents: AsyncIterable<StoredContent>, storage: Storage): Promise<Comparison> {
  return examine(contents, ({ sha256 }) => stateIn(storage, sha256));
}

type State = 'sound' | 'missing' | 'damaged';

async function examine(
  contents: AsyncIterable<StoredContent>,
  stateOf: (content: StoredContent) => Promise<State>,
): Promise<Comparison> {
  const found = { sound: 0, bytes: 0, missing: [] as string[], damaged: [] as string[] };
  const source = contents[Symbol.asyncIterator]();
  const work = async () => {
    for (let next = await source.next(); !next.done; next = await source.next()) {
      const state = await stateOf(next.value);
      if (state !== 'sound') {
        found[state].push(next.value.sha256);
        continue;
      }
      found.sound += 1;
      found.bytes += next.value.size;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return found;
}

/** Copies one content, and returns the state of the source. */
async function copyOne({ sha256, size }: StoredContent, from: Storage, to: Storage): Promise<State> {
  try {
    if (size > atOnceBytes) {
      const written = await to.putStream(await from.get(sha256));
      if (written.sha256 === sha256) return 'sound';
      await to.remove(written.sha256);
      return 'damaged';
    }
    const content = await from.read(sha256);
    if (createHash('sha256').update(content).digest('hex') !== sha256) return 'damaged';
    // Damaged content would stay otherwise, because existing content is never rewritten.
    await to.remove(sha256);
    await to.put(sha256, content);
    return 'sound';
  } catch (error) {
    if (error instanceof ContentError && error.reason === 'missing') return 'missing';
    throw error;
  }
}

async function stateIn(storage: Storage, sha256: string): Promise<State> {
  try {
    return (await hashOf(await storage.get(sha256))) === sha256 ? 'sound' : 'damaged';
  } catch (error) {
    if (error instanceof ContentError && error.reason === 'missing') return 'missing';
    throw error;
  }
}

async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}
