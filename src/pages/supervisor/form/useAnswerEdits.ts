import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestView, ResultsView } from '#domain/api/requestViews';
import { CallError } from '@framework/providers/apiError';
import { useChanged } from '@framework/providers/freshness/useChanged';
import { useAction } from '@framework/providers/operations';
import { useToast } from '@framework/toast/useToast';
import { type AnswerEdit, answerKey } from '@/requests/results/answerEdit';
import { isSameChange, problemsByAnswer, toAnswersBody } from './answerChanges';

type Edits = ReadonlyMap<string, AnswerEdit>;

export interface AnswerEdits {
  readonly edits: Edits;
  readonly change: (results: ResultsView, edit: AnswerEdit) => void;
  readonly discard: () => void;
  readonly save: () => Promise<void>;
  readonly pending: boolean;
  /** Message of a failed save. */
  readonly problem: string;
  /** Edits by answer. */
  readonly problems: ReadonlyMap<string, string>;
  readonly saving: { current: boolean };
}

/** The changes to a form's answers that are not saved yet; a change back to what was saved is none. */
export function useAnswerEdits(request: RequestView): AnswerEdits {
  const { t } = useTranslation('supervisor');
  const changed = useChanged();
  const toast = useToast();
  const { run, pending } = useAction('supervisorInspections.updateAnswers');
  const [edits, setEdits] = useState<Edits>(new Map());
  const [problem, setProblem] = useState('');
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const saving = useRef(false);

  const change = (results: ResultsView, edit: AnswerEdit) => {
    const key = answerKey(edit.vehicleId, edit.questionKey);
    setProblems((before) => new Map([...before].filter(([of]) => of !== key)));
    setEdits((before) => {
      const next = new Map(before);
      const merged = { ...before.get(key), ...edit };
      if (isSameChange(results, merged)) next.delete(key);
      else next.set(key, merged);
      return next;
    });
  };

  const save = async () => {
    saving.current = true;
    setProblem('');
    setProblems(new Map());
    try {
      await run({ params: { id: request.id }, body: toAnswersBody(request.version, edits) });
      setEdits(new Map());
      toast.success(t('form.saved'));
    } catch (error) {
      setProblem(messageOf(error));
      if (error instanceof CallError) setProblems(problemsByAnswer(error.fields));
      if (error instanceof CallError && error.status === 409)
        await changed([{ resource: 'requests', ids: [request.id] }]);
    } finally {
      saving.current = false;
    }
  };

  const discard = () => {
    setEdits(new Map());
    setProblems(new Map());
    setProblem('');
  };
  return { edits, change, discard, save, pending, problem, problems, saving };
}

function messageOf(error: unknown): string {
  if (!(error instanceof CallError)) return error instanceof Error ? error.message : '';
  return [error.message, ...new Set(Object.values(error.fields).flat())].join(' ');
}
