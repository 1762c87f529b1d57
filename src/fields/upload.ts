import type { FileLink } from '#domain/api/parts';
import { sniffType, uploadLimit, uploadTypes, type UploadKind } from '#domain/files/uploadRules';
import { callOperation } from '@/providers/operations';

export type UploadProblem = 'tooLarge' | 'wrongType' | 'empty';

/** What is wrong with a file before it travels; the API judges again, by the same rules. */
export function uploadProblem(size: number, head: Uint8Array, kind: UploadKind): UploadProblem | null {
  if (size === 0) return 'empty';
  if (size > uploadLimit) return 'tooLarge';
  const type = sniffType(head);
  const accepted: readonly string[] = uploadTypes[kind];
  return type && accepted.includes(type) ? null : 'wrongType';
}

/** Uploads one file and answers its link. @throws ApiError as the API refuses it. */
export function uploadFile(file: File, kind: UploadKind): Promise<FileLink> {
  const body = new FormData();
  body.append('file', file);
  return callOperation<FileLink>('files.upload', { query: { kind }, body });
}
