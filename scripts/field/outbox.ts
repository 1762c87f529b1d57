import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Coordinates } from '#framework/base/geo/coordinates';
import type { Assignment, Evidence, SentAnswer } from './fieldClient';

/** Answer whose evidence is still on this disk, by its SHA-256. */
export interface PlannedAnswer extends Omit<SentAnswer, 'fileIds'> {
  readonly files: readonly string[];
}

/** Evidence file that is stored here until it has been uploaded. */
export interface StoredEvidence {
  readonly sha256: string;
  readonly name: string;
  readonly size: number;
  /** Id of the uploaded file. */
  readonly fileId?: string;
}

/** Finished visit that has not been sent yet: its start, its evidence, its answers. */
export interface QueuedVisit {
  readonly requestId: string;
  readonly number: number;
  /** Version of the request that the inspector had. */
  readonly version: number;
  readonly start: { readonly at: string; readonly place: Coordinates | null; readonly accuracy: number };
  /** Null for a visit that was begun and not filled in yet. */
  readonly form: {
    /** Permanent key of this submission: a repeated call is recognized by it. */
    readonly key: string;
    readonly answers: readonly PlannedAnswer[];
    readonly evidence: readonly StoredEvidence[];
  } | null;
}

interface State {
  readonly cursor: string | null;
  readonly assignments: readonly Assignment[];
}

export type Outbox = ReturnType<typeof openOutbox>;

/**
 * Outbox on the disk of an inspector's device: the known visits, and those not sent yet. A visit is queued by writing one file,
 * after its evidence: if the process is killed at any moment, the visit is queued completely or not at all.
 */
export function openOutbox(folder: string) {
  const stateFile = path.join(folder, 'state.json');
  const visits = path.join(folder, 'visits');
  const fileOf = (requestId: string) => path.join(visits, `${requestId}.json`);
  const evidenceFile = (sha256: string) => path.join(folder, 'evidence', sha256);
  const read = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;

  const queued = async (): Promise<QueuedVisit[]> => {
    const names = existsSync(visits)
      ? readdirSync(visits).filter((name) => /^[\da-f-]+\.json$/.test(name))
      : [];
    return Promise.all(names.toSorted().map((name) => read<QueuedVisit>(path.join(visits, name))));
  };

  return {
    folder,
    queued,
    async state(): Promise<State> {
      return existsSync(stateFile) ? read<State>(stateFile) : { cursor: null, assignments: [] };
    },
    remember: (state: State) => writeSafely(stateFile, JSON.stringify(state)),
    async keepEvidence({ name, content }: Evidence): Promise<StoredEvidence> {
      const sha256 = createHash('sha256').update(content).digest('hex');
      if (!existsSync(evidenceFile(sha256))) await writeSafely(evidenceFile(sha256), content);
      return { sha256, name, size: content.length };
    },
    evidence: (sha256: string): Promise<Buffer> => readFile(evidenceFile(sha256)),
    queue: (visit: QueuedVisit) => writeSafely(fileOf(visit.requestId), JSON.stringify(visit)),
    /** Removes a sent visit and the local files that no other visit needs. */
    async done({ requestId }: QueuedVisit): Promise<void> {
      rmSync(fileOf(requestId), { force: true });
      const stillNeeded = new Set(
        (await queued()).flatMap(({ form }) => form?.evidence.map(({ sha256 }) => sha256) ?? []),
      );
      const evidenceFolder = path.join(folder, 'evidence');
      for (const name of existsSync(evidenceFolder) ? readdirSync(evidenceFolder) : [])
        if (!stillNeeded.has(name)) rmSync(path.join(evidenceFolder, name), { force: true });
    },
    /** Sets a visit aside for inspection, because the portal will never accept it unchanged. */
    async layAside({ requestId }: QueuedVisit): Promise<string> {
      const aside = path.join(visits, `${requestId}.refused`);
      await rename(fileOf(requestId), aside);
      return aside;
    },
  };
}

/**
 * Writes a file atomically: a process killed at any moment leaves the former content or the new one, flushed to the disk and
 * not only to its cache.
 */
async function writeSafely(file: string, content: string | Uint8Array): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  const handle = await open(draft, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
  const folder = await open(path.dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
