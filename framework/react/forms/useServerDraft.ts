import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { OperationId } from '#app/operations';
import { CallError } from '@framework/providers/apiError';
import { inlineMessage } from '@framework/providers/failedCall';
import { isSeen } from '@framework/providers/ownAccount';
import { useSession } from '@framework/providers/session';
import { dropDraft, keepDraft } from './formDrafts';

export type SaveState = 'saved' | 'saving' | 'failed';

const pauseMs = 800;
const retryMs = 5000;

interface Options<Draft> {
  /** Sends it. The same function at every render; while the page is being left, by a call that outlives it. */
  readonly save: (draft: Draft, leaving: boolean) => Promise<unknown>;
  /** The operation that it was read with on entry: its answer is out of date once something was written. */
  readonly readWith: OperationId;
  /** False once the server has thrown the draft away, as when the order is placed. */
  readonly enabled?: boolean;
  /** Key of the browser's storage for values that the server has not got yet, for the same person; null where the form itself stores them. */
  readonly cacheKey: string | null;
  /** It began with something that the server's draft does not hold. */
  readonly unsaved?: boolean;
}

/**
 * Keeps what is being written on the server: a moment after the last change, at once on a new step, when the page is left
 * or `settled` is asked for, and again and again while the server cannot be reached. Until it has arrived the browser keeps
 * it too: after a session that ended in between, the same person goes on with it.
 */
export function useServerDraft<Draft extends { readonly step: string }>(
  draft: Draft,
  { save, readWith, cacheKey, enabled: wanted = true, unsaved = false }: Options<Draft>,
): {
  readonly state: SaveState;
  /** Resolves once everything that was typed has been sent. */
  readonly settled: () => Promise<void>;
} {
  const client = useQueryClient();
  // The person who began: their session may have ended when the last answer is refused.
  const [userId] = useState(() => useSession.getState().user?.id ?? '');
  const enabled = wanted && !isSeen();
  const [state, setState] = useState<SaveState>('saved');
  const [attempt, setAttempt] = useState(0);
  const { step } = draft;
  const text = JSON.stringify(draft);
  const saved = useRef(unsaved ? '' : text);
  const written = useRef(text);
  const underWay = useRef(0);
  const shown = useRef(step);
  const saving = useRef<Promise<void>>(Promise.resolve());
  const flush = useRef<(leaving: boolean) => void>(() => undefined);

  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    // Saved means that nothing is being sent and the form equals what was last sent.
    const isSaved = () => underWay.current === 0 && saved.current === written.current;
    const settle = () => {
      if (isSaved() && cacheKey !== null) dropDraft(userId, cacheKey);
      return isSaved();
    };
    const send = (leaving = false) => {
      if (!enabled || saved.current === text) return;
      const before = saved.current;
      saved.current = text;
      setState('saving');
      underWay.current += 1;
      saving.current = save(JSON.parse(text) as Draft, leaving).then(
        () => {
          underWay.current -= 1;
          if (settle()) setState('saved');
        },
        (error: unknown) => {
          // The state is shown next to the input, which a toast would cover.
          if (error instanceof CallError) inlineMessage(error);
          underWay.current -= 1;
          saved.current = before;
          setState('failed');
          retry = setTimeout(() => setAttempt((count) => count + 1), retryMs);
        },
      );
    };
    flush.current = send;
    written.current = text;
    if (enabled) setState(isSaved() ? 'saved' : 'saving');
    if (enabled && !settle() && cacheKey !== null) keepDraft(userId, cacheKey, text);
    const moved = shown.current !== step;
    shown.current = step;
    if (moved) send();
    const timer = setTimeout(send, pauseMs);
    return () => {
      clearTimeout(timer);
      clearTimeout(retry);
    };
  }, [text, step, save, enabled, attempt, userId, cacheKey]);

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') flush.current(true);
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      flush.current(false);
      // The draft read on entry is out of date by now; the next entry reads it anew.
      client.removeQueries({ queryKey: [readWith] });
    };
  }, [client, readWith]);

  const settled = useCallback(() => {
    flush.current(false);
    return saving.current;
  }, []);
  return { state, settled };
}
