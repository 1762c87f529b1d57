import { use, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileLink } from 'sijil/contract/parts';
import type { UploadKind } from 'sijil/base/files/uploads';
import { useLatest } from 'sijil/react/components/useLatest';
import { useToast } from 'sijil/react/toast/toastStore';
import { tryUpload } from './tryUpload';
import { UploadCounterContext } from './uploadsUnderWay';

/** Returns a function that uploads a file and passes its link to the `onDone` of the newest render; the problem otherwise. */
function useSending(kind: UploadKind, onDone: (file: FileLink) => void) {
  const { t } = useTranslation('fields');
  const toast = useToast();
  const counter = use(UploadCounterContext);
  const done = useLatest(onDone);
  return async (file: File): Promise<string> => {
    counter.begin();
    try {
      const sent = await tryUpload(file, kind, t);
      if ('problem' in sent) return sent.problem;
      if (sent.note) toast.info(sent.note);
      done(sent.link);
      return '';
    } finally {
      counter.end();
    }
  };
}

/** Sends one file and passes its link to `onDone`; `problem` is a sentence for the person. */
export function useUpload(kind: UploadKind, onDone: (file: FileLink) => void) {
  const sendFile = useSending(kind, onDone);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    setProblem('');
    setSending(true);
    const refused = await sendFile(chosen);
    setSending(false);
    setProblem(refused);
  };
  return { send, sending, problem };
}

/** Upload in progress, or refused with a message for the person. */
export interface Pending {
  readonly key: number;
  readonly file: File;
  readonly problem: string;
}

/**
 * Uploads several files one after the other, so that they arrive in the order of choosing. A refused file does not hold up
 * the others, and can be sent again.
 */
export function useUploads(kind: UploadKind, onDone: (file: FileLink) => void) {
  const sendFile = useSending(kind, onDone);
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const last = useRef(0);

  const markProblem = (key: number, problem: string) =>
    setPending((before) => before.map((one) => (one.key === key ? { ...one, problem } : one)));
  const dismiss = (key: number) => setPending((before) => before.filter((one) => one.key !== key));
  const send = async ({ key, file }: Pending): Promise<void> => {
    markProblem(key, '');
    const problem = await sendFile(file);
    if (problem) markProblem(key, problem);
    else dismiss(key);
  };
  const take = async (chosen: readonly File[]): Promise<void> => {
    const added = chosen.map((file) => ({ key: ++last.current, file, problem: '' }));
    setPending((before) => [...before, ...added]);
    for (const one of added) await send(one);
  };

  return { pending, take, again: send, dismiss };
}
