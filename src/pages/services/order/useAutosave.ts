import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callOperation } from '@/providers/operations';
import type { OrderData } from './orderData';
import type { OrderStep } from './orderSteps';

export type SaveState = 'saved' | 'saving' | 'failed';

const pauseMs = 800;

interface Draft {
  readonly step: OrderStep;
  readonly data: OrderData;
}

/**
 * Keeps the draft on the server: a moment after the last change, at once on a new step and when the page is left.
 * `enabled` is false once the order is placed: the server has then thrown the draft away. `unsaved` tells that the order
 * began with something that the server's draft does not hold.
 */
export function useAutosave(
  serviceId: string,
  { step, data }: Draft,
  enabled: boolean,
  unsaved: boolean,
): SaveState {
  const client = useQueryClient();
  const [state, setState] = useState<SaveState>('saved');
  const saved = useRef({ step, text: unsaved ? '' : JSON.stringify(data) });
  const flush = useRef<(leaving: boolean) => void>(() => undefined);

  useEffect(() => {
    const text = JSON.stringify(data);
    const save = (leaving = false) => {
      if (!enabled || (saved.current.step === step && saved.current.text === text)) return;
      const before = saved.current;
      saved.current = { step, text };
      setState('saving');
      const draft = { params: { serviceId }, body: { step, data }, leaving };
      callOperation('orderDrafts.save', draft).then(
        () => setState('saved'),
        () => {
          saved.current = before;
          setState('failed');
        },
      );
    };
    flush.current = save;
    if (saved.current.step !== step) {
      save();
      return undefined;
    }
    // What is typed and not yet sent is not saved, and must not be called so.
    if (enabled && saved.current.text !== text) setState('saving');
    const timer = setTimeout(save, pauseMs);
    return () => clearTimeout(timer);
  }, [serviceId, step, data, enabled]);

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') flush.current(true);
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      flush.current(false);
      // What was read on entry is out of date by now; the next entry asks anew.
      client.removeQueries({ queryKey: ['orderDrafts.get'] });
    };
  }, [client]);

  return state;
}
