import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileLink } from '#framework/contract/parts';
import type { UploadKind } from '#framework/base/files/uploads';
import { tryUpload } from './tryUpload';

/** A file on its way: being sent, or refused with a sentence for the person. */
export interface Pending {
  readonly key: number;
  readonly file: File;
  readonly problem: string;
}

/**
 * Sends several files, one after the other so that they arrive in the order in which they were chosen; one that is
 * refused holds up none of the others and can be sent again.
 */
export function useUploads(kind: UploadKind, onDone: (file: FileLink) => void) {
  const { t } = useTranslation('fields');
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const last = useRef(0);

  const send = async ({ key, file }: Pending): Promise<void> => {
    setPending((before) => before.map((one) => (one.key === key ? { ...one, problem: '' } : one)));
    const sent = await tryUpload(file, kind, t);
    if ('link' in sent) {
      dismiss(key);
      onDone(sent.link);
      return;
    }
    setPending((before) => before.map((one) => (one.key === key ? { ...one, problem: sent.problem } : one)));
  };
  const dismiss = (key: number) => setPending((before) => before.filter((one) => one.key !== key));
  const take = async (chosen: readonly File[]): Promise<void> => {
    const added = chosen.map((file) => ({ key: ++last.current, file, problem: '' }));
    setPending((before) => [...before, ...added]);
    for (const one of added) await send(one);
  };

  return { pending, take, again: send, dismiss };
}
