import type { FileLink } from '#framework/contract/parts';
import type { UploadKind } from '#framework/base/files/uploads';
import { callOperation } from '@framework/providers/operations';

/** Uploads one file and answers its link. @throws CallError as the API refuses it. */
export function uploadFile(file: File, kind: UploadKind): Promise<FileLink> {
  const body = new FormData();
  body.append('file', file);
  return callOperation('files.upload', { query: { kind }, body });
}
