import { isHeic, sniffType, uploadLimit, uploadTypes, type UploadKind } from './uploadRules';

/** `heic`: the photo format of some phones, which other people's browsers cannot show. */
export type UploadProblem = 'tooLarge' | 'wrongType' | 'empty' | 'heic' | 'notPdf';

/**
 * What is wrong with a file, null when it may be kept; asked before it travels and again when it has arrived.
 * `size` in bytes; `head` are its first bytes, sixteen at least: the type is judged by them, whatever the name claims.
 */
export function uploadProblem(size: number, head: Uint8Array, kind: UploadKind): UploadProblem | null {
  if (size === 0) return 'empty';
  if (isHeic(head)) return 'heic';
  if (size > uploadLimit) return 'tooLarge';
  const type = sniffType(head);
  const accepted: readonly string[] = uploadTypes[kind];
  if (type && accepted.includes(type)) return null;
  return kind === 'pdf' ? 'notPdf' : 'wrongType';
}
