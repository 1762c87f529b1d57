import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileLink } from '#domain/api/parts';
import { uploadProblem } from '#domain/files/uploadProblem';
import type { UploadKind } from '#domain/files/uploadRules';
import { ApiError } from '@/providers/apiError';
import { inlineMessage } from '@/providers/failedCall';
import { shrinkPhoto } from './shrinkPhoto';
import { uploadFile } from './upload';

/** Fits a photo into the limit, checks a file here, sends it, and hands over its link; what went wrong is a sentence for the person. */
export function useUpload(kind: UploadKind, onDone: (file: FileLink) => void) {
  const { t } = useTranslation('fields');
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState('');

  const send = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    setProblem('');
    setSending(true);
    const file = await shrinkPhoto(chosen);
    setSending(false);
    const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
    const wrong = uploadProblem(file.size, head, kind);
    setProblem(wrong ? t(`file.problem.${wrong}`) : '');
    if (wrong) return;
    setSending(true);
    try {
      onDone(await uploadFile(file, kind));
    } catch (error) {
      setProblem(error instanceof ApiError ? inlineMessage(error) : t('file.problem.failed'));
    } finally {
      setSending(false);
    }
  };

  return { send, sending, problem };
}
