import { useState } from 'react';
import type { FileLink } from '#framework/contract/parts';
import { ticketFilesLimit } from '#domain/tickets/ticketBodies';

/** Attachments of a message that is being written. */
export function useAttachments() {
  const [files, setFiles] = useState<readonly FileLink[]>([]);
  return {
    fileIds: files.map(({ id }) => id),
    clear: () => setFiles([]),
    input: {
      files,
      max: ticketFilesLimit,
      onAdd: (file: FileLink) => setFiles((before) => [...before, file]),
      onRemove: (id: string) => setFiles((before) => before.filter((one) => one.id !== id)),
    },
  };
}
