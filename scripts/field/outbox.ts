import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { KnownVisits, QueuedVisit, VisitStore } from '../../field/sync/visitStore';

/** Store of the tool, in a folder. */
export interface Outbox extends VisitStore {
  readonly folder: string;
  fileOf(requestId: string): string;
}

/**
 * Outbox on the disk of an inspector's device: the known visits, and those not sent yet. A visit is queued by writing one file,
 * after its evidence: if the process is killed at any moment, the visit is queued completely or not at all.
 */
export function openOutbox(folder: string): Outbox {
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
    fileOf,
    async state() {
      return existsSync(stateFile) ? read<KnownVisits>(stateFile) : { cursor: null, assignments: [] };
    },
    remember: (state) => writeSafely(stateFile, JSON.stringify(state)),
    async keepEvidence({ name, content, takenAt, place, accuracy }) {
      const sha256 = createHash('sha256').update(content).digest('hex');
      if (!existsSync(evidenceFile(sha256))) await writeSafely(evidenceFile(sha256), content);
      return { sha256, name, size: content.length, takenAt, place, accuracy };
    },
    evidence: async (sha256) => new Uint8Array(await readFile(evidenceFile(sha256))),
    queue: (visit) => writeSafely(fileOf(visit.requestId), JSON.stringify(visit)),
    async done({ requestId }) {
      rmSync(fileOf(requestId), { force: true });
      const stillNeeded = new Set(
        (await queued()).flatMap(({ form }) => form?.evidence.map(({ sha256 }) => sha256) ?? []),
      );
      const evidenceFolder = path.join(folder, 'evidence');
      for (const name of existsSync(evidenceFolder) ? readdirSync(evidenceFolder) : [])
        if (!stillNeeded.has(name)) rmSync(path.join(evidenceFolder, name), { force: true });
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
