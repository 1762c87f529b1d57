import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProfileAnswers, ProfileStep } from '#domain/profile/profileSteps';
import { callOperation } from '@/providers/operations';

const pauseMs = 800;
const retryMs = 5000;

interface Draft {
  readonly step: ProfileStep;
  readonly answers: ProfileAnswers;
}

/**
 * Keeps the registration on the server: a moment after the last change, at once when the page is left or `settled` is
 * asked for, and again while the server cannot be reached.
 */
export function useDraftSaving(draft: Draft): {
  readonly state: 'saved' | 'saving' | 'failed';
  readonly settled: () => Promise<void>;
} {
  const client = useQueryClient();
  const [state, setState] = useState<'saved' | 'saving' | 'failed'>('saved');
  const [attempt, setAttempt] = useState(0);
  const text = JSON.stringify(draft);
  const saved = useRef(text);
  const saving = useRef<Promise<void>>(Promise.resolve());
  const flush = useRef<(leaving: boolean) => void>(() => undefined);

  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    const save = (leaving = false) => {
      if (saved.current === text) return;
      const before = saved.current;
      saved.current = text;
      setState('saving');
      saving.current = callOperation('profile.saveDraft', { body: JSON.parse(text) as Draft, leaving }).then(
        () => setState('saved'),
        () => {
          saved.current = before;
          setState('failed');
          retry = setTimeout(() => setAttempt((count) => count + 1), retryMs);
        },
      );
    };
    flush.current = save;
    // What is typed and not yet sent is not saved, and must not be called so.
    if (saved.current !== text) setState('saving');
    const timer = setTimeout(save, pauseMs);
    return () => {
      clearTimeout(timer);
      clearTimeout(retry);
    };
  }, [text, attempt]);

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') flush.current(true);
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      flush.current(false);
      // What was read on entry is out of date by now; the next entry asks anew.
      client.removeQueries({ queryKey: ['profile.getDraft'] });
    };
  }, [client]);

  const settled = useCallback(() => {
    flush.current(false);
    return saving.current;
  }, []);
  return { state, settled };
}
