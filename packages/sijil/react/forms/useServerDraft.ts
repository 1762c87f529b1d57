import type { DraftWriter } from 'sijil/contract/draftWriters';
import type { OperationId } from 'sijil/schema/application';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from 'sijil/react/providers/apiError';
import { inlineMessage } from 'sijil/react/providers/failedCall';
import { isSeen } from 'sijil/react/providers/ownAccount';
import { useSession } from 'sijil/react/providers/session';
import { draftWriter } from './draftWriter';
import { draftOf, dropDraft, keepDraft } from './formDrafts';

/** `elsewhere`: another device or tab has written the draft since; nothing is saved until the person chooses. */
export type SaveState = 'saved' | 'saving' | 'failed' | 'elsewhere';

const pauseMs = 800;
const retryMs = 5000;

interface Options<Draft> {
  /** Sends it. The same function at every render; while the page is being left, by a call that outlives it. */
  readonly save: (draft: Draft & DraftWriter, leaving: boolean) => Promise<unknown>;
  /** Number of writes that the draft had when this page read it. */
  readonly writes?: number | undefined;
  /** Operation that read the draft on entry; its cached response is outdated after the first save. */
  readonly readWith: OperationId;
  /** False once the server has thrown the draft away, as when the order is placed. */
  readonly enabled?: boolean;
  /** Storage key in this browser for values that the server has not received yet; null where the form stores them itself. */
  readonly cacheKey: string | null;
  /** True for a form that starts with values that the server's draft lacks. */
  readonly unsaved?: boolean;
}

/**
 * Saves a draft on the server: a moment after the last change, at once on a new step, on leaving the page and for `settled`,
 * and repeatedly while the server cannot be reached. The browser stores it until it has arrived, so that the same person can
 * continue if the session ends in between.
 */
export function useServerDraft<Draft extends { readonly step: string }>(
  draft: Draft,
  { save, readWith, cacheKey, writes, enabled: wanted = true, unsaved = false }: Options<Draft>,
): {
  readonly state: SaveState;
  /** Resolves once the last save has ended. @throws CallError draft_elsewhere while the person has not chosen */
  readonly settled: () => Promise<void>;
  /** Replaces what another device has written by the values of this page. */
  readonly keepMine: () => void;
  /** Gives up the values of this page; reading the draft again shows those of the other device. */
  readonly takeTheirs: () => void;
} {
  const client = useQueryClient();
  // Person who started the draft: their session may have ended when the last response arrives.
  const [userId] = useState(() => useSession.getState().user?.id ?? '');
  const enabled = wanted && !isSeen();
  const [state, setState] = useState<SaveState>('saved');
  const [attempt, setAttempt] = useState(0);
  const { step } = draft;
  const text = JSON.stringify(draft);
  /** Text that the server has; null while that is uncertain. */
  const stored = useRef<string | null>(unsaved ? null : text);
  const written = useRef(text);
  /** What this page stored in the browser: the late answer of a page that was left deletes nothing of the page after it. */
  const inBrowser = useRef<string>(undefined);
  const isOn = useRef(enabled);
  /** Refusal because another page has written the draft, until the person has chosen. */
  const refusal = useRef<CallError>(null);
  const running = useRef<Promise<void> | null>(null);
  /** True for input that is to follow the call that is under way. */
  const asked = useRef(false);
  const shown = useRef(step);
  const [unsent] = useState(() => seenOf(draftOf(userId, cacheKey ?? '')));
  /** True while the next save is to replace what another page has written. */
  const isForced = useRef(false);
  const seen = unsent ?? writes;
  const flush = useRef<(leaving: boolean) => Promise<void>>(() => Promise.resolve());

  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    // A choice holds for one save: sent again after a lost answer, it would replace what came between.
    const claim = () => {
      const isChosen = isForced.current;
      isForced.current = false;
      return { writer: draftWriter(), seen: isChosen ? null : seen };
    };
    const isSaved = () => running.current === null && stored.current === written.current;
    const settle = () => {
      if (isSaved() && cacheKey !== null && inBrowser.current !== undefined)
        dropDraft(userId, cacheKey, inBrowser.current);
      return isSaved();
    };
    // One call after the other, the newest text in each: of two at a time, the older one could arrive last.
    const sendAll = async (leaving: boolean): Promise<void> => {
      const sent = written.current;
      stored.current = null;
      setState('saving');
      try {
        await save({ ...(JSON.parse(sent) as Draft), ...claim() }, leaving);
        stored.current = sent;
      } catch (error) {
        // The state is shown next to the input, so the toast that would cover it is closed.
        if (error instanceof CallError) inlineMessage(error);
        if (error instanceof CallError && error.code === 'draft_elsewhere') {
          refusal.current = error;
          setState('elsewhere');
          return;
        }
        setState('failed');
        retry = setTimeout(() => setAttempt((count) => count + 1), retryMs);
        return;
      }
      if (asked.current && isOn.current && stored.current !== written.current) {
        asked.current = false;
        await sendAll(leaving);
      }
    };
    const send = (leaving = false): Promise<void> => {
      if (!enabled || refusal.current || stored.current === written.current) return Promise.resolve();
      if (running.current) {
        asked.current = true;
        return running.current;
      }
      running.current = sendAll(leaving).finally(() => {
        running.current = null;
        if (settle()) setState('saved');
      });
      return running.current;
    };
    flush.current = send;
    isOn.current = enabled;
    written.current = text;
    if (enabled && !refusal.current) setState(isSaved() ? 'saved' : 'saving');
    if (enabled && !settle() && cacheKey !== null) {
      inBrowser.current = JSON.stringify({
        ...(JSON.parse(text) as Draft),
        ...(seen !== undefined && { seen }),
      });
      keepDraft(userId, cacheKey, inBrowser.current);
    }
    const moved = shown.current !== step;
    shown.current = step;
    if (moved) void send();
    const timer = setTimeout(() => void send(), pauseMs);
    return () => {
      clearTimeout(timer);
      clearTimeout(retry);
    };
  }, [text, step, save, enabled, attempt, userId, cacheKey, seen]);

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') void flush.current(true);
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      void flush.current(false);
      // The draft that was read on entry is outdated; the next entry reads it again.
      client.removeQueries({ queryKey: [readWith] });
    };
  }, [client, readWith]);

  const settled = useCallback(async () => {
    await flush.current(false);
    if (refusal.current) throw refusal.current;
  }, []);
  const keepMine = () => {
    refusal.current = null;
    isForced.current = true;
    setAttempt((count) => count + 1);
  };
  const takeTheirs = () => {
    isOn.current = false;
    if (cacheKey !== null) dropDraft(userId, cacheKey);
    client.removeQueries({ queryKey: [readWith] });
  };
  return { state, settled, keepMine, takeTheirs };
}

/** Number of writes that the server's draft had when this browser stored values that it has not received; else undefined. */
function seenOf(stored: Readonly<Record<string, unknown>> | null): number | undefined {
  const seen = stored?.['seen'];
  return typeof seen === 'number' ? seen : undefined;
}
