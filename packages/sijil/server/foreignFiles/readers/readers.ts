import type { FileType } from 'sijil/base/files/uploads';
import { findPdfProblem } from './findPdfProblem';
import { reencodePicture } from './reencodePicture';

/** Readers of uploaded files, by type. They run in a reading process only; call `readForeignFile`. */
export const readers = {
  'application/pdf': (content: Uint8Array) => findPdfProblem(content),
  'image/jpeg': (content: Uint8Array) => reencodePicture(content, 'image/jpeg'),
  'image/png': (content: Uint8Array) => reencodePicture(content, 'image/png'),
} satisfies Record<FileType, unknown>;

type Readers = typeof readers;

/** Result of the reader of a type. */
export type Reading<Type extends FileType> = Awaited<ReturnType<Readers[Type]>>;

/** A task of a reading process. */
export interface ReadingTask {
  readonly type: FileType;
  readonly content: Uint8Array;
}
