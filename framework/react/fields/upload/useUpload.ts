import { useState } from 'react';
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
