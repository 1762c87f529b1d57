import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadKind } from '#framework/base/files/uploads';
import type { FileLink } from '#framework/contract/parts';
import { tryUpload } from './tryUpload';

/** Sends one file and hands over its link; what went wrong is a sentence for the person. */
export function useUpload(kind: UploadKind, onDone: (file: FileLink) => void) {
  const { t } = useTranslation('fields');
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState('');

  const send = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    setProblem('');
    setSending(true);
    const sent = await tryUpload(chosen, kind, t);
    setSending(false);
    if ('link' in sent) onDone(sent.link);
    else setProblem(sent.problem);
  };

  return { send, sending, problem };
}

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
