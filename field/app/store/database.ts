import { type DBSchema, type IDBPDatabase, openDB, type StoreNames } from 'idb';
import type { Assignment } from '../../sync/fieldApi';
import type { SentVisit, StoredAnswer, StoredPhoto, Work } from './records';

/** Database of one person on this phone. A released store is extended and never changed: an older phone still has unsent work in it. */
export interface FieldSchema extends DBSchema {
  meta: { key: 'cursor' | 'place' | 'sandbox' | 'phrases' | 'device'; value: string };
  visits: { key: string; value: Assignment };
  work: { key: string; value: Work };
  answers: { key: string[]; value: StoredAnswer; indexes: { visit: string } };
  photos: { key: string; value: StoredPhoto; indexes: { visit: string } };
  /** Content of photos by their SHA-256, apart from what lists read. Bytes, because Safari loses blobs. */
  bytes: { key: string; value: ArrayBuffer };
  sent: { key: string; value: SentVisit };
  /** Pictures that the portal has, by the id of their file: of the last visit, and of a returned form. Since version 2. */
  pictures: { key: string; value: ArrayBuffer };
}

export type FieldDatabase = IDBPDatabase<FieldSchema>;
type Store = StoreNames<FieldSchema>;

function upgrade(database: FieldDatabase, from: number): void {
  if (from < 1) create(database);
  if (from < 2) database.createObjectStore('pictures');
}

function create(database: FieldDatabase): void {
  database.createObjectStore('meta');
  database.createObjectStore('visits', { keyPath: 'id' });
  database.createObjectStore('work', { keyPath: 'requestId' });
  const answers = database.createObjectStore('answers', { keyPath: ['requestId', 'part', 'questionKey'] });
  answers.createIndex('visit', 'requestId');
  const photos = database.createObjectStore('photos', { keyPath: 'sha256' });
  photos.createIndex('visit', 'requestId');
  database.createObjectStore('bytes');
  database.createObjectStore('sent', { keyPath: 'requestId' });
}

/**
 * Opens a database and returns the function that works on it. iOS closes databases of an app in the background: the work is
 * then done again on one that is opened anew.
 */
export function openDatabase(name: string) {
  let opening: Promise<FieldDatabase> | undefined;
  const open = () =>
    (opening ??= openDB<FieldSchema>(name, 2, {
      upgrade,
      terminated: () => (opening = undefined),
    }));
  return async function within<T>(work: (database: FieldDatabase) => Promise<T>): Promise<T> {
    try {
      return await work(await open());
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      opening = undefined;
      return work(await open());
    }
  };
}

/** Transaction that is on the disk when it is done, not only on its way there. */
export function writing(database: FieldDatabase, stores: readonly Store[]) {
  return database.transaction<Store[], 'readwrite'>([...stores], 'readwrite', { durability: 'strict' });
}
