import { useState } from 'react';
import type { FileLink } from 'sijil/contract/parts';
import { ticketFilesLimit } from '#domain/tickets/ticketBodies';

/** Attachments of a message that is being written. */
export function useAttachments() {
  const [files, setFiles] = useState<readonly FileLink[]>([]);
  return {
    fileIds: files.map(({ id }) => id),
    /** Removes the files of a message that was sent; one that arrived meanwhile stays for the next. */
    removeSent: (sent: readonly string[]) =>
      setFiles((before) => before.filter(({ id }) => !sent.includes(id))),
    input: {
      files,
      max: ticketFilesLimit,
      onAdd: (file: FileLink) => setFiles((before) => [...before, file]),
      onRemove: (id: string) => setFiles((before) => before.filter((one) => one.id !== id)),
    },
  };
}
