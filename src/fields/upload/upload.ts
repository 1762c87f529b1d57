import type { FileLink } from '#domain/api/parts';
import type { UploadKind } from '#domain/files/uploads';
import { callOperation } from '@/providers/operations';

/** Uploads one file and answers its link. @throws ApiError as the API refuses it. */
export function uploadFile(file: File, kind: UploadKind): Promise<FileLink> {
  const body = new FormData();
  body.append('file', file);
  return callOperation('files.upload', { query: { kind }, body });
}
