import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestView, ResultsView } from '#domain/api/requestViews';
import { CallError } from 'sijil/react/providers/apiError';
import { useChanged } from 'sijil/react/providers/freshness/useChanged';
import { useAction } from 'sijil/react/providers/operations';
import { draftOf, dropDraft, keepDraft } from 'sijil/react/forms/formDrafts';
import { useSession } from 'sijil/react/providers/session';
import { useToast } from 'sijil/react/toast/toastStore';
import { type AnswerEdit, answerKey, type Draft } from '@/requests/results/answerEdit';

type Edits = ReadonlyMap<string, AnswerEdit>;

/** Unsaved changes, with the version of the request that they are saved over. */
interface Begun {
  readonly edits: Edits;
  readonly version: number;
  /** True once a save was refused because of a newer version: the next one that the page reads takes its place. */
  readonly isRefused?: boolean;
}

export interface AnswerEdits {
  readonly edits: Edits;
  readonly change: (results: ResultsView, edit: AnswerEdit) => void;
  readonly discard: () => void;
  readonly save: () => Promise<void>;
  readonly pending: boolean;
  /** Message of a failed save. */
  readonly problem: string;
  /** Messages of the API by `answerKey`. */
  readonly problems: ReadonlyMap<string, string>;
  readonly saving: { current: boolean };
}

/**
 * Unsaved changes to a form's answers, which survive a reload; a change back to the saved value removes the edit. They are saved
 * over the version that they began with, although the page may have read a newer one: an edit hides what another device has
 * saved for the same answer, so the server refuses once and the message says so.
 */
export function useAnswerEdits(request: RequestView): AnswerEdits {
  const { t } = useTranslation('supervisor');
  const changed = useChanged();
  const toast = useToast();
  const { run, pending } = useAction('supervisorInspections.updateAnswers');
  const userId = useSession(({ user }) => user?.id ?? '');
  const address = `answers:${request.id}`;
  const [begun, setBegun] = useState(() => storedEdits(draftOf(userId, address), request.version));
  const { edits, version, isRefused = false } = begun;
  if (isRefused && request.version > version) setBegun({ edits, version: request.version });
  // The browser stores them until they are saved, so that a reload, or a session that ends, loses none.
  useEffect(() => {
    if (edits.size === 0) dropDraft(userId, address);
    else keepDraft(userId, address, JSON.stringify({ edits: [...edits.values()], version }));
  }, [edits, version, userId, address]);
  const [problem, setProblem] = useState('');
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const saving = useRef(false);

  const change = (results: ResultsView, edit: AnswerEdit) => {
    const key = answerKey(edit.vehicleId, edit.questionKey);
    setProblems((before) => new Map([...before].filter(([of]) => of !== key)));
    setBegun((before) => {
      const next = new Map(before.edits);
      const merged = { ...before.edits.get(key), ...edit };
      if (isSameChange(results, merged)) next.delete(key);
      else next.set(key, merged);
      return before.edits.size === 0 ? { edits: next, version: request.version } : { ...before, edits: next };
    });
  };

  const save = async () => {
    saving.current = true;
    setProblem('');
    setProblems(new Map());
    try {
      const saved = await run({ params: { id: request.id }, body: toAnswersBody(version, edits) });
      // What was typed during the save has not been sent yet.
      setBegun((now) => ({
        edits: new Map([...now.edits].filter(([key, edit]) => edits.get(key) !== edit)),
        version: saved.version,
      }));
      toast.success(t('form.saved'));
    } catch (error) {
      setProblem(messageOf(error));
      if (error instanceof CallError) setProblems(problemsByAnswer(error.fields));
      // Edits begun over another version since then were not refused.
      if (error instanceof CallError && error.code === 'stale_version')
        setBegun((now) => (now.version === version ? { ...now, isRefused: true } : now));
      if (error instanceof CallError && error.status === 409)
        await changed([{ resource: 'requests', ids: [request.id] }]);
    } finally {
      saving.current = false;
    }
  };

  const discard = () => {
    setBegun({ edits: new Map(), version });
    setProblems(new Map());
    setProblem('');
  };
  return { edits, change, discard, save, pending, problem, problems, saving };
}

/** Edits that the browser stored, by `answerKey`; without any, those of the version that is shown. */
function storedEdits(stored: Readonly<Record<string, unknown>> | null, shown: number): Begun {
  const edits = (stored?.['edits'] ?? []) as readonly AnswerEdit[];
  const version = stored?.['version'];
  return {
    edits: new Map(edits.map((edit) => [answerKey(edit.vehicleId, edit.questionKey), edit])),
    version: typeof version === 'number' ? version : shown,
  };
}

function messageOf(error: unknown): string {
  if (!(error instanceof CallError)) return error instanceof Error ? error.message : '';
  return [error.message, ...new Set(Object.values(error.fields).flat())].join(' ');
}

/** True when an edit equals the saved answer. */
export function isSameChange(results: ResultsView, edit: AnswerEdit): boolean {
  const saved = savedAnswer(results, edit);
  if (!saved) return false;
  const sameNote = edit.note === undefined || edit.note === (saved.supervisorNote ?? '');
  return sameNote && !isRescored(results, edit);
}

/** True when an edit changes the saved answer, which requires a reason. */
function isRescored(results: ResultsView, edit: AnswerEdit): boolean {
  const saved = savedAnswer(results, edit);
  if (!saved) return false;
  const { score = saved.score, reading = saved.reading, entries = saved.entries } = edit;
  return score !== saved.score || reading !== saved.reading || String(entries) !== String(saved.entries);
}

function savedAnswer(results: ResultsView, edit: Pick<AnswerEdit, 'vehicleId' | 'questionKey'>) {
  const part = results.parts.find(({ vehicle }) => (vehicle?.id ?? null) === edit.vehicleId);
  return part?.categories.flatMap(({ questions }) => questions).find(({ key }) => key === edit.questionKey);
}

/** Messages of the API about answers, by `answerKey`: its fields are `answers.<vehicle>.<question>`. */
function problemsByAnswer(fields: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(fields).flatMap(([field, messages]) => {
      const [list, ...path] = field.split('.');
      if (list !== 'answers' || path.length === 0) return [];
      const [vehicleId, questionKey] = path.length > 1 ? path : [null, path[0]];
      return [[answerKey(vehicleId ?? null, questionKey ?? ''), messages.join(' ')]];
    }),
  );
}

/** Body of `updateAnswers`: only the changes; an emptied note is removed. */
export function toAnswersBody(version: number, edits: ReadonlyMap<string, AnswerEdit>) {
  return {
    version,
    answers: [...edits.values()].map(({ vehicleId, questionKey, score, reading, entries, note, reason }) => ({
      questionKey,
      ...(vehicleId && { vehicleId }),
      ...(score !== undefined && { score }),
      ...(reading !== undefined && { reading }),
      ...(entries !== undefined && { entries: [...entries] }),
      ...(note !== undefined && { note: note.trim() || null }),
      ...(reason?.trim() && { reason: reason.trim() }),
    })),
  };
}

/** Drafts of the changed or refused answers, by `answerKey`. */
export function draftsOf(
  results: ResultsView,
  edits: ReadonlyMap<string, AnswerEdit>,
  problems: ReadonlyMap<string, string>,
): ReadonlyMap<string, Draft> {
  return new Map(
    [...new Set([...edits.keys(), ...problems.keys()])].map((key) => {
      const edit = edits.get(key);
      const rescored = edit !== undefined && isRescored(results, edit);
      return [key, { reason: edit?.reason ?? '', rescored, problem: problems.get(key) ?? '' }];
    }),
  );
}
