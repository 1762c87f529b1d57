import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestView, ResultsView } from '#domain/api/requestViews';
import { ApiError } from '@/providers/apiError';
import { useNotificationProvider } from '@/providers/notificationProvider';
import { useAct } from '@/providers/operations';
import { type AnswerEdit, answerKey } from '@/requests/results/answerEdit';
import { isSameAnswer, toAnswersBody } from './answerChanges';

type Edits = ReadonlyMap<string, AnswerEdit>;

export interface AnswerEdits {
  readonly edits: Edits;
  readonly change: (results: ResultsView, edit: AnswerEdit) => void;
  readonly discard: () => void;
  readonly save: () => Promise<void>;
  readonly pending: boolean;
  /** What stood in the way of saving. */
  readonly problem: string;
  readonly saving: { current: boolean };
}

/** The changes to a form's answers that are not saved yet; a change back to what was saved is none. */
export function useAnswerEdits(request: RequestView): AnswerEdits {
  const { t } = useTranslation('supervisor');
  const client = useQueryClient();
  const { open } = useNotificationProvider();
  const { run, pending } = useAct('supervisorInspections.updateAnswers');
  const [edits, setEdits] = useState<Edits>(new Map());
  const [problem, setProblem] = useState('');
  const saving = useRef(false);

  const change = (results: ResultsView, edit: AnswerEdit) => {
    const key = answerKey(edit.vehicleId, edit.questionKey);
    setEdits((before) => {
      const next = new Map(before);
      const merged = { ...before.get(key), ...edit };
      if (isSameAnswer(results, merged)) next.delete(key);
      else next.set(key, merged);
      return next;
    });
  };

  const save = async () => {
    saving.current = true;
    setProblem('');
    try {
      await run({ params: { id: request.id }, body: toAnswersBody(request.version, edits) });
      setEdits(new Map());
      open?.({ type: 'success', message: t('form.saved') });
    } catch (error) {
      setProblem(messageOf(error));
      if (error instanceof ApiError && error.status === 409) await client.invalidateQueries();
    } finally {
      saving.current = false;
    }
  };

  return { edits, change, discard: () => setEdits(new Map()), save, pending, problem, saving };
}

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : '';
  return [error.message, ...new Set(Object.values(error.fields).flat())].join(' ');
}
