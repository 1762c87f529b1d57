import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { CallError } from 'sijil/react/providers/apiError';
import { inlineMessage } from 'sijil/react/providers/failedCall';
import { callOperation } from 'sijil/react/providers/operations';
import { answersNow, useCorrectionAnswers } from './useCorrectionAnswers';
import { isConflict, isSaved, type Item, toDraft, withoutSaved, withSave } from './typedAnswer';

/** Delay after the last change. */
const pauseMs = 1000;
/** Delay before a failed save is tried again. */
const retryMs = 5000;

interface DraftState {
  readonly saving: 'saved' | 'saving' | 'failed';
  /** Items whose text a colleague has changed meanwhile. */
  readonly conflicts: ReadonlySet<string>;
}

/**
 * Saves typed answers on the server, item by item and one call at a time, and drops the local copy once the server has it. A
 * colleague's changes are merged; where both changed the text, nothing is saved until the user has chosen. A failed save is
 * tried again by itself.
 */
export function useSavedDrafts(requestId: string, items: readonly Item[]): DraftState {
  const { answers, put } = useCorrectionAnswers(requestId);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const save = useSave(requestId, items);

  const typed = items.flatMap((item) => {
    const answer = answers[item.id];
    return answer ? [{ item, answer }] : [];
  });
  const conflicts = new Set(typed.flatMap(({ item, answer }) => (isConflict(item, answer) ? [item.id] : [])));
  const waiting = typed.flatMap(({ item, answer }) =>
    conflicts.has(item.id) || isSaved(item, answer) ? [] : [[item.id, toDraft(item, answer)] as const],
  );
  const waitingText = JSON.stringify(waiting);
  const isWaiting = waiting.length > 0;

  useEffect(() => {
    for (const { item, answer } of typed) {
      const left = withoutSaved(item, answer);
      if (JSON.stringify(left) !== JSON.stringify(answer)) put(item.id, (now) => withoutSaved(item, now));
    }
  });

  useEffect(() => {
    if (!isWaiting) return undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const timer = setTimeout(() => {
      void save().then((arrived) => {
        setFailed(!arrived);
        retry = setTimeout(() => setAttempt((count) => count + 1), retryMs);
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      clearTimeout(retry);
    };
  }, [waitingText, isWaiting, attempt, save]);

  useEffect(() => {
    const leave = () => void (document.visibilityState === 'hidden' && save(true));
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      void save();
    };
  }, [save]);

  if (!isWaiting) return { saving: 'saved', conflicts };
  return { saving: failed ? 'failed' : 'saving', conflicts };
}

/** Returns a function that saves what the server lacks; see `draftSaver`. */
function useSave(requestId: string, items: readonly Item[]): Save {
  const client = useQueryClient();
  const { put } = useCorrectionAnswers(requestId);
  const newest = useRef(items);
  useEffect(() => {
    newest.current = items.map((item) => newerOf(item, newest.current));
  }, [items]);
  const saver = useRef<Save>(() => Promise.resolve(true));
  useEffect(() => {
    saver.current = draftSaver({ client, requestId, put, newest });
  }, [client, put, requestId]);
  return useCallback((leaving) => saver.current(leaving), []);
}

/** Saves; false where a call failed. `leaving` is true for calls that outlive the page. */
type Save = (leaving?: boolean) => Promise<boolean>;

interface Saver {
  readonly client: QueryClient;
  readonly requestId: string;
  readonly put: ReturnType<typeof useCorrectionAnswers>['put'];
  /** Items as the server had them last. */
  readonly newest: RefObject<readonly Item[]>;
}

/** Makes the function that saves. Its calls never overlap: input during a save is sent when that has ended. */
function draftSaver({ client, requestId, put, newest }: Saver): Save {
  let running: Promise<boolean> | null = null;
  let asked = false;
  const saveItem = async (itemId: string, leaving: boolean): Promise<boolean> => {
    const item = newest.current.find(({ id }) => id === itemId);
    const typed = answersNow(requestId)[itemId];
    if (!item || !typed || isConflict(item, typed) || isSaved(item, typed)) return false;
    put(itemId, (now) => withSave(item, now));
    const answer = await callOperation('clientInspections.draftCorrectiveAction', {
      params: { id: requestId, itemId },
      body: toDraft(item, typed),
      leaving,
    });
    newest.current = newest.current.map((one) => newerOf(one, answer.items));
    return true;
  };
  const saveAll = async (leaving: boolean): Promise<boolean> => {
    asked = false;
    let sent = false;
    let arrived = true;
    try {
      for (const { id } of newest.current) sent = (await saveItem(id, leaving)) || sent;
    } catch (error) {
      sent = true;
      // A colleague saved first: their answer is read and merged, and the next attempt follows.
      arrived = error instanceof CallError && error.code === 'stale_version';
      // The state is shown above the list, so the toast that would cover it is closed.
      if (error instanceof CallError) inlineMessage(error);
    }
    if (sent) await client.invalidateQueries({ queryKey: ['clientInspections.correctiveActions'] });
    return asked && arrived ? saveAll(leaving) : arrived;
  };
  return (leaving = false) => {
    asked = true;
    running ??= saveAll(leaving).finally(() => {
      running = null;
    });
    return running;
  };
}

function newerOf(item: Item, others: readonly Item[]): Item {
  const other = others.find(({ id }) => id === item.id);
  return other && other.draftVersion > item.draftVersion ? other : item;
}
